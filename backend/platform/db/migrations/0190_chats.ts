import { type Kysely, sql } from "kysely";

/** Conversations between a buyer and a breeder, their messages, and a breeder's quick replies. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table chats (
      id uuid primary key,
      consumer_id uuid not null references users,
      breeder_id uuid not null references breeders,
      -- The pet, or the breeder where it is about none: a pet that is deleted leaves the conversation.
      about_id uuid not null,
      pet_id uuid references pets on delete set null,
      last_seq integer not null default 0,
      created_at timestamptz not null default now(),
      unique (consumer_id, breeder_id, about_id)
    );
    create index chats_breeder_id on chats (breeder_id);
    create index chats_pet_id on chats (pet_id);
    create table chat_members (
      chat_id uuid not null references chats on delete cascade,
      user_id uuid not null references users,
      is_breeder boolean not null,
      read_seq integer not null default 0,
      read_at timestamptz,
      -- Messages of the other side after read_seq.
      unread integer not null default 0 check (unread >= 0),
      -- The first message of those that the person was told of and has not read.
      told_seq integer,
      blocked_at timestamptz,
      muted_at timestamptz,
      last_at timestamptz not null default clock_timestamp(),
      primary key (chat_id, user_id)
    );
    create index chat_members_latest on chat_members (user_id, last_at desc, chat_id desc);
    create index chat_members_unread on chat_members (user_id) include (unread) where unread > 0;
    create table chat_messages (
      id uuid primary key,
      chat_id uuid not null references chats on delete cascade,
      -- Counts up within a chat, without gaps.
      seq integer not null check (seq > 0),
      sender_id uuid not null references users,
      client_id uuid,
      text text not null,
      file_keys jsonb not null default '[]',
      created_at timestamptz not null default clock_timestamp(),
      unique (chat_id, seq),
      unique (sender_id, client_id)
    );
    create trigger chats_closed before insert on chats
      for each row execute function refuse_closed_account('consumer_id');
    create trigger chat_messages_closed before insert on chat_messages
      for each row execute function refuse_closed_account('sender_id');
    create table quick_replies (
      id uuid primary key,
      breeder_id uuid not null references breeders on delete cascade,
      text text not null,
      created_at timestamptz not null default clock_timestamp()
    );
    create index quick_replies_breeder_id on quick_replies (breeder_id, created_at);
    alter table files drop constraint files_purpose_check;
    alter table files add constraint files_purpose_check
      check (purpose in ('pet-image', 'pet-video', 'profile-image', 'parent-image', 'health-document',
        'identity-front', 'identity-back', 'rearing-area', 'registration', 'dispute-evidence', 'chat-image', 'post-image',
        'review-photo')) not valid;
  `.execute(db);
}
