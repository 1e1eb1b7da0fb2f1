import { type Kysely, sql } from "kysely";

/**
 * Notifications of users. `shown` is the content of their list, so paging never skips over dismissed ones.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table notifications (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      topic text not null,
      title text not null check (char_length(title) <= 160),
      text text not null check (char_length(text) <= 1000),
      url text check (char_length(url) <= 300),
      status text not null default 'unread' check (status in ('unread', 'read', 'archived', 'deleted')),
      shown boolean not null generated always as (status in ('unread', 'read')) stored,
      created_at timestamptz not null default now()
    );
    create index notifications_newest on notifications (user_id, shown, created_at desc, id desc);
    create index notifications_unread on notifications (user_id) where status = 'unread';
    create index notifications_done on notifications (created_at) where status <> 'unread';
    create index notifications_unseen on notifications (created_at) where status = 'unread';
  `.execute(db);
}
