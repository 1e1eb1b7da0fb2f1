import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "./schema.ts";

type Written<Table> = Pick<Selectable<Table>, Extract<keyof Selectable<Table>, keyof Insertable<Table>>>;

/** A row with parsed JSON columns and timestamps as Date. Omitted columns get their default. */
export type Row<Table extends keyof Database> = Partial<Written<Database[Table]>>;

const CHUNK = 2_000;

/**
 * Inserts many rows as JSON, with one statement for every 2,000. All rows of a call name the same columns. It
 * is about fifty times faster than one statement for each row.
 */
export async function insertMany<Table extends keyof Database>(
  db: Kysely<Database>,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = Object.keys(first);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  for (let at = 0; at < rows.length; at += CHUNK) {
    const json = JSON.stringify(rows.slice(at, at + CHUNK));
    await sql`
      insert into ${sql.table(table)} (${names})
      select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`.execute(db);
  }
}
