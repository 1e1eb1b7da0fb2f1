import { type Kysely, sql } from "kysely";

/**
 * Checks the buyer of a new reservation by column, because converting the whole row to JSON took longer than
 * the query.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create function refuse_closed_buyer() returns trigger language plpgsql as $$
    declare
      at timestamptz;
    begin
      select closed_at into at from users where id = new.consumer_id for key share;
      if at is not null then raise exception 'the account is closed' using errcode = 'HP001'; end if;
      return new;
    end $$;
    drop trigger reservations_closed on reservations;
    create trigger reservations_closed before insert on reservations
      for each row execute function refuse_closed_buyer();
  `.execute(db);
}
