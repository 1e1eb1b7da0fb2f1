import { type Kysely, sql } from "kysely";

/** The reservation that an email is about, so the reservation's history can show the emails to both sides. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table mails add column reservation_id uuid;
    alter table mails add constraint mails_reservation_id_fkey
      foreign key (reservation_id) references reservations not valid;
  `.execute(db);
}
