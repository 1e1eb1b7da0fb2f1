import { type Kysely, sql } from "kysely";

/** A purpose for the photos that a carrier takes at the pick-up and at the hand-off. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table files drop constraint files_purpose_check;
    alter table files add constraint files_purpose_check
      check (purpose in ('pet-image', 'pet-video', 'profile-image', 'parent-image', 'health-document',
        'identity-front', 'identity-back', 'rearing-area', 'registration', 'dispute-evidence', 'chat-image', 'post-image',
        'review-photo', 'pet-profile-image', 'delivery-photo')) not valid;
  `.execute(db);
}
