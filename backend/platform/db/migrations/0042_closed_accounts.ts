import { type Kysely, sql } from "kysely";

/** Closed accounts. The row stays without the person's data, since money records refer to it. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table users add column closed_at timestamptz;

    create table closed_accounts (
      user_id uuid primary key references users,
      closed_at timestamptz not null,
      -- Which records of money stay, and until when; null where there are none.
      kept text[] not null default '{}',
      keep_until timestamptz,
      purged_at timestamptz
    );
    create index closed_accounts_due on closed_accounts (keep_until) where purged_at is null;

    -- Nothing is written into a closed account, by a call that was under way either.
    create function leave_closed_account() returns trigger language plpgsql as $$
    begin
      return null;
    end $$;
    create trigger users_closed before update on users for each row when (old.closed_at is not null)
      execute function leave_closed_account();

    -- Nor does anything new begin for its person. The lock waits for a closing that is under way.
    create function refuse_closed_account() returns trigger language plpgsql as $$
    declare
      person uuid := to_jsonb(new) ->> tg_argv[0];
      at timestamptz;
    begin
      select closed_at into at from users where id = person for key share;
      if at is not null then raise exception 'the account is closed' using errcode = 'HP001'; end if;
      return new;
    end $$;
    create trigger sessions_closed before insert on sessions
      for each row execute function refuse_closed_account('user_id');
    create trigger link_tokens_closed before insert on link_tokens
      for each row execute function refuse_closed_account('user_id');
    create trigger texts_closed before insert on texts
      for each row execute function refuse_closed_account('user_id');
    create trigger breeders_closed before insert on breeders
      for each row execute function refuse_closed_account('user_id');
    create trigger reservations_closed before insert on reservations
      for each row execute function refuse_closed_account('consumer_id');

    create function refuse_closed_seller() returns trigger language plpgsql as $$
    begin
      perform from breeders where id = new.breeder_id for key share;
      if exists (select from breeders b join users u on u.id = b.user_id
                 where b.id = new.breeder_id and u.closed_at is not null) then
        raise exception 'the account is closed' using errcode = 'HP001';
      end if;
      return new;
    end $$;
    create trigger pets_closed before insert on pets for each row execute function refuse_closed_seller();
    create trigger parents_closed before insert on parents for each row execute function refuse_closed_seller();
    create trigger litters_closed before insert on litters for each row execute function refuse_closed_seller();
    create trigger sale_contracts_closed before insert on sale_contracts
      for each row execute function refuse_closed_seller();
  `.execute(db);
}
