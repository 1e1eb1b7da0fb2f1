/**
 * A Vendure server with its own search, filled with the rows. In a separate folder
 * (docs/benchmarks/vendure-medusa.md): `node vendure.mjs load rows.jsonl`, then `node vendure.mjs serve`.
 */
import { readFileSync } from "node:fs";
import process from "node:process";
import { bootstrap, DefaultSearchPlugin, TransactionalConnection } from "@vendure/core";

const [what, path] = process.argv.slice(2);

const app = await bootstrap({
  apiOptions: { port: 3000, adminApiPath: "admin-api", shopApiPath: "shop-api" },
  authOptions: {
    tokenMethod: ["bearer"],
    superadminCredentials: { identifier: "superadmin", password: "superadmin" },
    cookieOptions: { secret: "of this folder alone" },
  },
  dbConnectionOptions: { type: "postgres", url: process.env.DATABASE_URL, synchronize: what === "load" },
  paymentOptions: { paymentMethodHandlers: [] },
  plugins: [DefaultSearchPlugin.init({})],
});

if (what === "load") {
  const rows = readFileSync(path, "utf8").trim().split("\n").map((line) => JSON.parse(line));
  const { rawConnection: db } = app.get(TransactionalConnection);
  const [channel] = await db.query("select id from channel order by id limit 1");
  await db.query("truncate search_index_item");
  // Facet values of breed and sex by number, as the index stores them.
  const numbers = new Map();
  const numberOf = (value) => numbers.get(value) ?? numbers.set(value, numbers.size + 1).get(value);
  for (let from = 0; from < rows.length; from += 1_000) {
    const items = rows.slice(from, from + 1_000).map((row, at) => ({
      productId: from + at + 1,
      name: row.name,
      slug: `${row.slug}-${from + at}`,
      description: row.description.slice(0, 500),
      sku: row.id,
      price: row.priceCents,
      facets: `${numberOf(row.breed)},${numberOf(row.sex)}`,
    }));
    await db.query(
      `insert into search_index_item ("productVariantId", "languageCode", "channelId", "productId", enabled, "productName",
         "productVariantName", description, slug, sku, price, "priceWithTax", "facetIds", "facetValueIds", "collectionIds",
         "collectionSlugs", "channelIds", "productPreview", "productVariantPreview")
       select r."productId", 'en', $2::int, r."productId", true, r.name, r.name, r.description, r.slug, r.sku, r.price, r.price,
         '1,2', r.facets, '', '', $2::int::text, '', ''
       from json_to_recordset($1) r("productId" int, name text, slug text, description text, sku text, price int, facets text)`,
      [JSON.stringify(items), channel.id],
    );
  }
  await db.query("analyze search_index_item");
  const breeds = [...new Set(rows.map(({ breed }) => breed))].map((breed) => numbers.get(breed));
  console.log(
    `${rows.length} rows; breeds ${breeds.slice(0, 40).join(" ")}; female ${numbers.get("Female")}`,
  );
  await app.close();
  process.exit(0);
}
