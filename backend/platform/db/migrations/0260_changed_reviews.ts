import { type Kysely, sql } from "kysely";

/**
 * Reviews that their authors change or delete, and that staff hide after a report. A reservation whose review
 * was deleted gets no second one, so a separate row records that; the review itself is not kept.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table reviews add column edited_at timestamptz, add column hidden_at timestamptz;
    create table deleted_reviews (
      reservation_id uuid primary key references reservations,
      deleted_at timestamptz not null
    );
    alter table reports drop constraint reports_kind_check;
    alter table reports add constraint reports_kind_check
      check (kind in ('post', 'listing', 'chat', 'review')) not valid;
  `.execute(db);
}
