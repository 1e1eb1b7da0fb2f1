import { type Kysely, sql } from "kysely";

/** Stored cards of currently promised pets state that. Later promises write it with the card. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    update pets p set card = (p.card::jsonb || jsonb_build_object('promisedUntil',
      to_char(m.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))::text
    from waitlist_promises m where m.pet_id = p.id and m.ended_at is null and p.card is not null
  `.execute(db);
}
