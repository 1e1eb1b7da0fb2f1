import { type Kysely, sql } from "kysely";

/**
 * Holds that have started or ended, until they are announced. A row here costs a tenth of a queued job and is
 * read together with many others.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table hold_news (
      id bigint generated always as identity primary key,
      reservation_id uuid not null,
      pet_id uuid not null,
      -- Somebody is telling of it; where nobody has by then, another does.
      taken_until timestamptz
    )`.execute(db);
}
