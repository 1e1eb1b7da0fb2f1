import { type Kysely, sql } from "kysely";

/** Two-step verification (TOTP), its recovery codes, and the sessions that were opened with it. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    -- Secrets are encrypted with a key that is not in the database. The pending one waits for its first code; until
    -- then nothing is asked of it, and a present secret stays good beside it.
    create table second_factors (
      user_id uuid primary key references users on delete cascade,
      secret bytea,
      pending_secret bytea,
      -- The step of the last code that was taken: none of it or before it is taken again.
      last_step bigint,
      confirmed_at timestamptz,
      created_at timestamptz not null default now(),
      check ((secret is null) = (confirmed_at is null)),
      check (secret is not null or pending_secret is not null)
    );

    -- Keyed hashes. A used one stays until new ones are made, so that it is known how many are left.
    create table recovery_codes (
      user_id uuid not null references second_factors on delete cascade,
      code_hash bytea not null,
      used_at timestamptz,
      primary key (user_id, code_hash)
    );

    -- When a code of the second factor was last entered in this session.
    alter table sessions add column second_factor_at timestamptz;
  `.execute(db);
}
