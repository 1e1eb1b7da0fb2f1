import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/db/schema.ts";

/**
 * Paths, from the server's folder, of everything that determines the data. The demo is missing in production.
 */
const SOURCES = ["demo/seed", "features/breeds/data", "features/places"];

/**
 * Runs `fill` unless it has already run on this database with the data of this build, and records that it
 * did. A start with nothing to fill does not even load the data, which is larger than the server.
 */
export async function fillOnce(
  db: Kysely<Database>,
  kind: "demo" | "reference",
  fill: () => Promise<void>,
): Promise<void> {
  const note = `seed ${kind} ${sourcesHash()}`;
  const { rows } = await sql`select 1 from schema_migrations where name = ${note}`.execute(db);
  if (rows.length) return;
  await fill();
  await sql`insert into schema_migrations (name) values (${note}) on conflict do nothing`.execute(db);
}

function sourcesHash(): string {
  const sum = createHash("sha256");
  for (const source of SOURCES) {
    const folder = join(import.meta.dirname!, "..", "..", source);
    if (!existsSync(folder)) continue;
    const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
    for (const name of files.map((entry) => entry.name).sort()) {
      sum.update(name).update(readFileSync(join(folder, name)));
    }
  }
  return sum.digest("hex").slice(0, 16);
}
