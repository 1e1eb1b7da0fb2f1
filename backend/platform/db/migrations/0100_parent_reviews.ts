import { type Kysely, sql } from "kysely";

/**
 * Staff verify dams and sires. No existing parent has been reviewed, so none of them has a `verified_at`:
 * they wait for the review whatever their status, oldest first. Their photos have always been public and stay
 * so (`public_image_keys` is null); those of new ones become public after the review.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table parents add column verified_at timestamptz;
    alter table parents add column submitted_at timestamptz not null default now();
    alter table parents add column review_reason text;
    alter table parents add column public_image_keys text[];
    alter table parents alter column status set default 'in-review';
    alter table parents drop constraint parents_status_check;
    alter table parents add constraint parents_status_check
      check (status in ('live', 'in-review', 'rejected', 'in-progress', 'no-longer-available')) not valid;
  `.execute(db);
}
