import { type Kysely, sql } from "kysely";

/** More records that may be neither started nor written for a person whose account is closed. See 0042. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create trigger applications_closed before insert on applications
      for each row execute function refuse_closed_account('consumer_id');
    create trigger applications_seller_closed before insert on applications
      for each row execute function refuse_closed_seller();
    create trigger application_forms_closed before insert or update on application_forms
      for each row execute function refuse_closed_seller();
    create trigger listing_reports_closed before insert on listing_reports
      for each row when (new.reporter_id is not null) execute function refuse_closed_account('reporter_id');
    create trigger parents_change_closed before update on parents
      for each row execute function refuse_closed_seller();
    create trigger litters_change_closed before update on litters
      for each row execute function refuse_closed_seller();
    -- A closed programme keeps nothing of this; its name and place go when the records of money have been kept long
    -- enough, and that sets this ZIP code.
    create trigger breeders_change_closed before
      update of name, story, phone, website, avatar_key, cover_key, zip on breeders
      for each row when (new.story <> '' or coalesce(new.phone, new.website, new.avatar_key, new.cover_key) is not null
        or (new.zip <> '00000' and (new.name, new.zip) is distinct from (old.name, old.zip)))
      execute function refuse_closed_account('user_id');
  `.execute(db);
}
