import { type Kysely, sql } from "kysely";

/** Accounts and their sessions. Email addresses are stored in one normal form (lower case). */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create extension if not exists pg_trgm;
    create extension if not exists unaccent;
    create extension if not exists btree_gin;
    create extension if not exists cube;
    create extension if not exists earthdistance;

    create table users (
      id uuid primary key,
      email text not null unique check (email = lower(email)),
      email_verified_at timestamptz,
      password_hash text,
      role text not null check (role in ('Customer', 'Breeder', 'ShelterBreeder', 'Admin')),
      account_status text not null default 'Active' check (account_status in ('Active', 'Inactive', 'Suspended')),
      first_name text not null,
      last_name text not null,
      phone text,
      profile_image_key text,
      settings jsonb not null default '{}',
      terms_version text,
      terms_accepted_at timestamptz,
      payment_customer_id text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );

    -- One row is one session family: the refresh token rotates inside it, the one before is kept for the grace of
    -- two honest tabs and to notice a replay.
    create table sessions (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      refresh_hash bytea not null unique,
      previous_refresh_hash bytea,
      rotated_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz,
      ended_reason text,
      user_agent text
    );
    create index sessions_user on sessions (user_id) where ended_at is null;
    create index sessions_previous on sessions (previous_refresh_hash) where previous_refresh_hash is not null;
  `.execute(db);
}
