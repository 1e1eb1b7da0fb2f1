import { type Kysely, sql } from "kysely";

/** The outbox of emails, password reset codes, and the single use of links in emails. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    -- Written in the transaction of its cause. The message id is fixed here, so that a mail that had to be handed over
    -- a second time (the first answer was lost) is the same mail for whoever receives it.
    create table mails (
      id uuid primary key,
      kind text not null,
      user_id uuid references users on delete set null,
      recipient text not null,
      reply_to text,
      subject text not null,
      text_body text not null,
      html_body text not null,
      unsubscribe_url text,
      message_id text not null unique,
      status text not null default 'waiting' check (status in ('waiting', 'sending', 'sent', 'refused')),
      claimed_at timestamptz,
      sent_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index mails_old on mails (created_at) where status in ('sent', 'refused');

    -- Where no mail server is configured: what would have been sent, for the developer to read.
    create table mailbox (
      message_id text primary key,
      recipient text not null,
      subject text not null,
      text_body text not null,
      html_body text not null,
      headers jsonb not null,
      received_at timestamptz not null default now()
    );

    -- A row for every request, also for addresses without an account, so that both are answered alike for ever.
    -- The address and the code are kept as keyed hashes.
    create table password_codes (
      id uuid primary key,
      address_key bytea not null,
      user_id uuid references users on delete cascade,
      code_hash bytea not null,
      tries integer not null default 0,
      expires_at timestamptz not null,
      used_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index password_codes_address on password_codes (address_key, created_at desc);

    create table link_tokens (
      id uuid primary key,
      purpose text not null,
      user_id uuid not null references users on delete cascade,
      email text not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      opened_on text,
      created_at timestamptz not null default now()
    );
    create index link_tokens_user on link_tokens (user_id, purpose);
  `.execute(db);
}
