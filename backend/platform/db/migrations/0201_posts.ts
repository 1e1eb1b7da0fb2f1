import { type Kysely, sql } from "kysely";

/**
 * Posts and comments of breeders. Triggers keep the counts, so they are exact no matter which process adds or
 * deletes a row.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table posts (
      id uuid primary key,
      author_id uuid not null references users,
      title text not null,
      text text not null,
      tags text[] not null default '{}',
      is_anonymous boolean not null,
      -- What stands for the author in this thread while the post is anonymous.
      pseudonym text not null,
      status text not null default 'shown' check (status in ('shown', 'hidden', 'removed')),
      likes_count integer not null default 0 check (likes_count >= 0),
      comments_count integer not null default 0 check (comments_count >= 0),
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index posts_newest on posts (created_at desc, id desc) where status = 'shown';
    create index posts_author_id on posts (author_id);
    create table post_tags (
      post_id uuid not null references posts on delete cascade,
      tag text not null,
      created_at timestamptz not null,
      primary key (post_id, tag)
    );
    create index post_tags_newest on post_tags (tag, created_at desc, post_id desc);
    create index post_tags_recent on post_tags (created_at desc, tag);
    create table post_images (
      post_id uuid not null references posts on delete cascade,
      position integer not null,
      file_key text not null,
      width integer not null,
      height integer not null,
      primary key (post_id, position)
    );
    create table post_likes (
      post_id uuid not null references posts on delete cascade,
      user_id uuid not null references users,
      created_at timestamptz not null default now(),
      primary key (post_id, user_id)
    );
    create index post_likes_user_id on post_likes (user_id);
    create table post_bookmarks (
      post_id uuid not null references posts on delete cascade,
      user_id uuid not null references users,
      created_at timestamptz not null default now(),
      primary key (post_id, user_id)
    );
    create index post_bookmarks_newest on post_bookmarks (user_id, created_at desc, post_id desc);
    create table post_comments (
      id uuid primary key,
      post_id uuid not null references posts on delete cascade,
      -- The comment that this is a reply to.
      parent_id uuid references post_comments on delete cascade,
      -- Nobody's once it is deleted and stays for its replies.
      author_id uuid references users,
      text text not null,
      is_anonymous boolean not null,
      pseudonym text not null,
      likes_count integer not null default 0 check (likes_count >= 0),
      replies_count integer not null default 0 check (replies_count >= 0),
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index post_comments_newest on post_comments (post_id, created_at desc, id desc) where parent_id is null;
    create index post_comments_persona on post_comments (post_id, author_id);
    create index post_comments_replies on post_comments (parent_id, created_at, id) where parent_id is not null;
    create index post_comments_author_id on post_comments (author_id) where author_id is not null;
    create table post_comment_likes (
      comment_id uuid not null references post_comments on delete cascade,
      user_id uuid not null references users,
      created_at timestamptz not null default now(),
      primary key (comment_id, user_id)
    );
    create index post_comment_likes_user_id on post_comment_likes (user_id);

    create function count_post_like() returns trigger language plpgsql as $$
    begin
      update posts set likes_count = likes_count + case tg_op when 'INSERT' then 1 else -1 end
        where id = coalesce(new.post_id, old.post_id);
      return null;
    end $$;
    create trigger post_likes_counted after insert or delete on post_likes
      for each row execute function count_post_like();
    create function count_comment_like() returns trigger language plpgsql as $$
    begin
      update post_comments set likes_count = likes_count + case tg_op when 'INSERT' then 1 else -1 end
        where id = coalesce(new.comment_id, old.comment_id);
      return null;
    end $$;
    create trigger post_comment_likes_counted after insert or delete on post_comment_likes
      for each row execute function count_comment_like();
    -- One that is nobody's is deleted already, and counted no more.
    create function count_comment() returns trigger language plpgsql as $$
    declare
      change integer := case when tg_op = 'INSERT' then 1 when old.author_id is null then 0 else -1 end;
    begin
      update posts set comments_count = comments_count + change where id = coalesce(new.post_id, old.post_id);
      if coalesce(new.parent_id, old.parent_id) is not null and tg_op <> 'UPDATE' then
        update post_comments set replies_count = replies_count + case tg_op when 'INSERT' then 1 else -1 end
          where id = coalesce(new.parent_id, old.parent_id);
      end if;
      return null;
    end $$;
    create trigger post_comments_counted after insert or delete on post_comments
      for each row execute function count_comment();
    create trigger post_comments_emptied after update of author_id on post_comments
      for each row when (old.author_id is not null and new.author_id is null) execute function count_comment();

    create trigger posts_closed before insert on posts
      for each row execute function refuse_closed_account('author_id');
    create trigger post_likes_closed before insert on post_likes
      for each row execute function refuse_closed_account('user_id');
    create trigger post_bookmarks_closed before insert on post_bookmarks
      for each row execute function refuse_closed_account('user_id');
    create trigger post_comments_closed before insert on post_comments
      for each row execute function refuse_closed_account('author_id');
    create trigger post_comment_likes_closed before insert on post_comment_likes
      for each row execute function refuse_closed_account('user_id');
  `.execute(db);
}
