import { type Kysely, sql } from "kysely";

/**
 * Parent animals are verified by staff. Nobody has looked at those that are here, so none of them has a `verified_at`: they
 * wait for the review whatever their status says, the oldest first. Their photos have been public all the time and stay so
 * (`public_image_keys` is null); those of new ones are public once staff have seen them.
 */
// deno-lint-ignore no-explicit-any -- a migration speaks to the schema of its own moment, not to today's types
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
