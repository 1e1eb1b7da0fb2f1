/**
 * Writes the pets of a stored catalog as lines of JSON, for other shops that are measured with the same rows:
 * `deno run -A bench/peers/rows.ts .data/bench/20000 > rows.jsonl`
 */
import pg from "pg";
import { ensurePostgres, stopPostgres } from "../../backend/platform/embedded/postgres.ts";

const folder = Deno.args[0];
if (!folder) throw new Error("name the folder of a catalogue, such as .data/bench/20000");
const { url, adopted } = await ensurePostgres({ dataDir: folder });
const client = new pg.Client({ connectionString: url });
await client.connect();
try {
  const { rows } = await client.query(
    `select p.id, p.name, p.slug, b.name as breed, p.sex, p.type, p.price_cents as "priceCents", p.description
     from pets p join breeds b on b.id = p.breed_id where p.status = 'available' and p.card is not null order by p.id`,
  );
  const lines = new TextEncoder().encode(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  for (let at = 0; at < lines.length;) at += Deno.stdout.writeSync(lines.subarray(at));
} finally {
  await client.end();
  if (!adopted) await stopPostgres(folder);
}
