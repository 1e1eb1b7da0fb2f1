import { type Kysely, sql } from "kysely";

/** Daily view counts of a breeder's pets. They remain when the visitors' hashes are swept. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table pet_view_days (
      pet_id uuid not null references pets on delete cascade,
      day date not null,
      views integer not null,
      primary key (pet_id, day)
    );
    insert into pet_view_days (pet_id, day, views)
      select pet_id, seen_on, count(*) from pet_views group by pet_id, seen_on;
  `.execute(db);
}
