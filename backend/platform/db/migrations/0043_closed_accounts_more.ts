import { type Kysely, sql } from "kysely";

/** More actions that may not begin for a person whose account is closed. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create trigger files_closed before insert on files
      for each row when (new.owner_id is not null) execute function refuse_closed_account('owner_id');
    create trigger social_identities_closed before insert on social_identities
      for each row execute function refuse_closed_account('user_id');
    create trigger second_factors_closed before insert on second_factors
      for each row execute function refuse_closed_account('user_id');
  `.execute(db);
}
