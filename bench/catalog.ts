/**
 * Builds a catalog of a given number of pets in a real embedded Postgres, once, and keeps it in a folder: the
 * example data, and copies of its pets with different prices, dates, colors, names and places, made in SQL
 * for speed.
 */
import { join } from "node:path";
import { ensurePostgres, stopPostgres } from "../backend/platform/embedded/postgres.ts";
import { withClient } from "../backend/testing/cluster.ts";
import { startProduct } from "./product.ts";

/** Raise this when existing catalogs become invalid. */
const VERSION = 2;
/** Number of pets per breeder. */
const LITTERS = 50;

/** SQL for the fields in which the stored card and page of a copy differ from the original. */
const PATCH =
  `jsonb_build_object('id', m.id, 'name', m.name, 'sex', m.sex, 'color', m.color, 'priceCents', m.price_cents,
  'birthDate', m.birth_date, 'listedAt', to_char(m.listed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;

type Columns = Record<string, string>;

/** Returns the folder of a catalog of this size, and builds it if it does not exist. */
export async function catalogOf(pets: number, place: string): Promise<string> {
  const folder = join(place, String(pets));
  const note = join(folder, "catalogue.json");
  const known = await Deno.readTextFile(note).then(JSON.parse, () => undefined);
  if (known?.version === VERSION) return folder;
  if (known) throw new Error(`${folder} is of an older kind: remove it`);
  const began = performance.now();
  const product = await startProduct({ SEED: "demo" }, folder);
  await product.stop();
  const { url } = await ensurePostgres({ dataDir: folder, settings: QUICK });
  try {
    await build(url, pets);
  } finally {
    await stopPostgres(folder);
  }
  await Deno.remove(join(folder, "search_index")).catch(() => {});
  await Deno.writeTextFile(note, JSON.stringify({ version: VERSION }));
  console.log(`${pets} pets made in ${Math.round((performance.now() - began) / 1_000)} s`);
  return folder;
}

const QUICK = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_wal_size: "8GB",
  maintenance_work_mem: "512MB",
  autovacuum: "off",
};

/**
 * SQL for a number from 0 to below `bound` that differs for each row `n` and each salt, and is the same in
 * every run.
 */
const draw = (salt: number, bound: string): string =>
  `(abs(hashint8extended(n, ${salt}) % 2147483647) % ${bound})`;
/** SQL for the id of the `n`th row of a kind, in the form of version 7 and ascending. */
const idOf = (kind: number, n: string): string =>
  `(select (substr(h, 1, 8) || '-' || substr(h, 9, 4) || '-7' || substr(h, 13, 3) || '-8' || substr(h, 16, 3) || '-' ||
    substr(h, 19, 12))::uuid from (select '019${kind}' || lpad(to_hex(${n}), 8, '0') || md5('${kind} ' || ${n})) made(h))`;

async function build(url: string, size: number): Promise<void> {
  await withClient(url, async (client) => {
    const columnsOf = async (table: string): Promise<string[]> => {
      const { rows } = await client.query(
        "select column_name from information_schema.columns where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER'",
        [table],
      );
      return rows.map(({ column_name }) => column_name);
    };
    /**
     * Inserts rows of `from` into a table. The row `b` of the same table supplies the columns that are not
     * named.
     */
    const copy = async (table: string, own: Columns, from: string) => {
      const columns = await columnsOf(table);
      const values = columns.map((column) => own[column] ?? `b.${column}`);
      await client.query(
        `insert into ${table} (${columns.join(", ")}) select ${values.join(", ")} from ${from}`,
      );
    };
    const there = Number(
      (await client.query("select count(*) from pets where card is not null")).rows[0].count,
    );
    const breeders = Math.max(0, Math.floor(size / LITTERS) - 200);
    // Disables triggers and foreign keys, because everything that they would write is copied.
    await client.query("set session_replication_role = replica");
    const { rows: indexes } = await client.query(
      `select i.indexdef, i.indexname from pg_indexes i where i.tablename in ('pets', 'pet_images')
         and not exists (select from pg_constraint c where c.conname = i.indexname)`,
    );
    for (const { indexname } of indexes) await client.query(`drop index ${indexname}`);
    await client.query(`
      create temporary table bases as select p.id, row_number() over (order by p.id) - 1 as nr, d.user_id
        from pets p join breeders d on d.id = p.breeder_id where p.card is not null and p.status = 'available';
      create temporary table spots as select *, row_number() over (order by zip) - 1 as nr from places;
      create temporary table colors as select color, row_number() over (order by color) - 1 as nr
        from (select distinct color from pets where color is not null) c;
      create temporary table names as select name, row_number() over (order by name) - 1 as nr
        from (select distinct name from pets where card is not null) c;
      create index on bases (nr); create index on spots (nr); create index on colors (nr); create index on names (nr);
      analyze bases; analyze spots; analyze colors; analyze names`);
    const count = async (table: string) =>
      (await client.query(`select count(*) from ${table}`)).rows[0].count as string;
    const [bases, spots, colors, names] = await Promise.all(["bases", "spots", "colors", "names"].map(count));
    const seller = `from generate_series(1, ${breeders}) n join bases on bases.nr = n % ${bases}`.slice(5);
    await copy(
      "users",
      { id: idOf(1, "n"), email: "'breeder' || n || '@example.com'" },
      `${seller} join users b on b.id = bases.user_id`,
    );
    await copy(
      "breeders",
      { id: idOf(2, "n"), user_id: idOf(1, "n") },
      `${seller} join breeders b on b.user_id = bases.user_id`,
    );
    const breeder = breeders
      ? `case when ${breeders} > 0 then ${
        idOf(2, `(1 + ${draw(1, String(breeders))})`)
      } else b.breeder_id end`
      : "b.breeder_id";
    const facts: Columns = {
      id: idOf(3, "n"),
      breeder_id: breeder,
      name: "names.name",
      sex: `(array['Male', 'Female'])[1 + ${draw(2, "2")}]`,
      color: "colors.color",
      price_cents: `60000 + ${draw(3, "4000")}::int * 100`,
      birth_date: `current_date - ${draw(4, "400")}::int`,
      listed_at: `date_trunc('milliseconds', now() - ${draw(5, "17280000")} * interval '1 second')`,
      status: `case when ${draw(6, "30")} = 0 then 'sold' else 'available' end`,
      city: "spots.city",
      state: "spots.state",
      zip: "spots.zip",
      latitude: "spots.latitude",
      longitude: "spots.longitude",
    };
    const source = `generate_series(1, ${Math.max(0, size - there)}) n join bases on bases.nr = ${
      draw(7, bases!)
    } join pets b on b.id = bases.id
      join spots on spots.nr = ${draw(8, spots!)} join colors on colors.nr = ${
      draw(9, colors!)
    } join names on names.nr = ${draw(10, names!)}`;
    await client.query(
      `create temporary table made as select n, bases.id as base, ${
        Object.entries(facts).map(([name, sql]) => `${sql} as ${name}`).join(", ")
      } from ${source}`,
    );
    const own = Object.fromEntries(Object.keys(facts).map((name) => [name, `m.${name}`]));
    await copy("pets", {
      ...own,
      external_id: "null",
      microchip_number: "null",
      registration_number: "null",
      card:
        `(b.card::jsonb || ${PATCH} || jsonb_build_object('status', m.status, 'city', m.city, 'state', m.state,
          'breeder', (b.card::jsonb -> 'breeder') || jsonb_build_object('id', m.breeder_id)))::text`,
      page_body: `(b.page_body::jsonb || ${PATCH} - 'priceCents')::text`,
    }, "made m join pets b on b.id = m.base");
    await copy(
      "pet_images",
      { id: "gen_random_uuid()", pet_id: "m.id" },
      "made m join pet_images b on b.pet_id = m.base and b.position < 2",
    );
    for (const { indexdef } of indexes) await client.query(indexdef);
    await client.query("truncate pet_changes");
    await client.query("reset session_replication_role");
    await client.query("vacuum analyze");
    await client.query("checkpoint");
  });
}
