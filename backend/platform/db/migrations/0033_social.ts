import { type Kysely, sql } from "kysely";

/** Sign-in with other providers: the accounts of users there, and sign-ins in progress. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table social_identities (
      provider text not null check (provider in ('google', 'facebook')),
      -- The provider's id of the person: it stays when their address changes.
      subject text not null,
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      primary key (provider, subject)
    );
    create index social_identities_user on social_identities (user_id);

    -- A sign-in between its beginning and its end. State and browser are hashes: whoever reads the row can finish nothing.
    create table social_sign_ins (
      state_hash bytea primary key,
      browser_hash bytea not null,
      provider text not null,
      -- Taken out when the sign-in comes back.
      code_verifier text,
      nonce text,
      return_to text not null,
      expires_at timestamptz not null,
      came_back_at timestamptz,
      -- Only while a code of the second factor is waited for: who the provider vouched for, and until when.
      user_id uuid references users on delete cascade,
      is_new_account boolean not null default false,
      proved_until timestamptz,
      finished_at timestamptz
    );
    create index social_sign_ins_expires on social_sign_ins (expires_at);
  `.execute(db);
}
