import type { SqlFunction } from "../sql_functions.ts";

/**
 * Refuses a new row for a person whose account is closed. The argument is the column with the person's id.
 * The row lock waits for a closing that is in progress.
 */
export const refuseClosedAccount: SqlFunction = {
  revision: 1,
  sql: `
    create or replace function refuse_closed_account() returns trigger language plpgsql as $$
    declare
      person uuid := to_jsonb(new) ->> tg_argv[0];
      at timestamptz;
    begin
      select closed_at into at from users where id = person for key share;
      if at is not null then raise exception 'the account is closed' using errcode = 'HP001'; end if;
      return new;
    end $$;
  `,
  triggers: [
    `create trigger applications_closed before insert on applications
      for each row
      execute function refuse_closed_account('consumer_id')`,
    `create trigger breeders_change_closed before update of name, story, phone, website, avatar_key,
      cover_key, zip on breeders
      for each row when (new.story <> ''::text or coalesce(new.phone, new.website, new.avatar_key,
      new.cover_key) is not null or new.zip <> '00000'::text and (new.name is distinct from old.name or
      new.zip is distinct from old.zip))
      execute function refuse_closed_account('user_id')`,
    `create trigger breeders_closed before insert on breeders
      for each row
      execute function refuse_closed_account('user_id')`,
    `create trigger chat_messages_closed before insert on chat_messages
      for each row
      execute function refuse_closed_account('sender_id')`,
    `create trigger chats_closed before insert on chats
      for each row
      execute function refuse_closed_account('consumer_id')`,
    `create trigger files_closed before insert on files
      for each row when (new.owner_id is not null)
      execute function refuse_closed_account('owner_id')`,
    `create trigger link_tokens_closed before insert on link_tokens
      for each row
      execute function refuse_closed_account('user_id')`,
    `create trigger listing_reports_closed before insert on listing_reports
      for each row when (new.reporter_id is not null)
      execute function refuse_closed_account('reporter_id')`,
    `create trigger post_bookmarks_closed before insert on post_bookmarks
      for each row
      execute function refuse_closed_account('user_id')`,
    `create trigger post_comment_likes_closed before insert on post_comment_likes
      for each row
      execute function refuse_closed_account('user_id')`,
    `create trigger post_comments_closed before insert on post_comments
      for each row
      execute function refuse_closed_account('author_id')`,
    `create trigger post_likes_closed before insert on post_likes
      for each row
      execute function refuse_closed_account('user_id')`,
    `create trigger posts_closed before insert on posts
      for each row
      execute function refuse_closed_account('author_id')`,
    `create trigger report_voices_closed before insert on report_voices
      for each row when (new.reporter_id is not null)
      execute function refuse_closed_account('reporter_id')`,
    `create trigger second_factors_closed before insert on second_factors
      for each row
      execute function refuse_closed_account('user_id')`,
    `create trigger sessions_closed before insert on sessions
      for each row
      execute function refuse_closed_account('user_id')`,
    `create trigger social_identities_closed before insert on social_identities
      for each row
      execute function refuse_closed_account('user_id')`,
    `create trigger texts_closed before insert on texts
      for each row
      execute function refuse_closed_account('user_id')`,
  ],
};
