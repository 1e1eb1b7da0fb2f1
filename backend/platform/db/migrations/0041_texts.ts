import { type Kysely, sql } from "kysely";

/** The outbox of text messages, and a final status for emails that no server accepts. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    -- 'failed': tried to the end, and nobody took it. Its words stay for a while, so that an operator may try again.
    alter table mails drop constraint mails_status_check;
    alter table mails add constraint mails_status_check
      check (status in ('waiting', 'sending', 'sent', 'refused', 'failed'));
    drop index mails_old;
    create index mails_old on mails (created_at);

    -- Like a mail, a text is written in the transaction of its cause. 'tries' tells a first try from a repetition, which
    -- asks the provider first whether the earlier one arrived.
    create table texts (
      id uuid primary key,
      kind text not null,
      user_id uuid not null references users on delete cascade,
      -- The group whose consent it was written under; asked again when it is sent.
      topic text not null,
      recipient text not null,
      body text not null,
      status text not null default 'waiting' check (status in ('waiting', 'sending', 'sent', 'refused', 'failed')),
      tries integer not null default 0,
      provider_id text,
      claimed_at timestamptz,
      sent_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index texts_old on texts (created_at);
    create index texts_user on texts (user_id);

    -- Where no provider is configured: what would have been sent, for the developer to read.
    create table textbox (
      id uuid primary key,
      recipient text not null,
      body text not null,
      received_at timestamptz not null default now()
    );
  `.execute(db);
}
