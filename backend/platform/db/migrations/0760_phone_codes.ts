import { type Kysely, sql } from "kysely";

/** Phone numbers that their owners have confirmed with a code. No existing number is confirmed. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table users add column phone_verified_at timestamptz;
    alter table texts alter column topic drop not null;

    create table phone_codes (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      phone text not null,
      network text not null,
      code_hash bytea not null,
      tries integer not null default 0,
      expires_at timestamptz not null,
      created_at timestamptz not null default now()
    );
    create index phone_codes_user on phone_codes (user_id, created_at desc);
    create index phone_codes_phone on phone_codes (phone, created_at);
    create index phone_codes_network on phone_codes (network, created_at);
    create index phone_codes_old on phone_codes (created_at);
  `.execute(db);
}
