import type { SqlFunction } from "../sql_functions.ts";

/**
 * Keeps the number of comments of a post and of replies to a comment. A comment without an author is deleted,
 * so it no longer counts for the post.
 */
export const countComment: SqlFunction = {
  revision: 1,
  sql: `
    create or replace function count_comment() returns trigger language plpgsql as $$
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
  `,
  triggers: [
    `create trigger post_comments_counted after insert or delete on post_comments
      for each row
      execute function count_comment()`,
    `create trigger post_comments_emptied after update of author_id on post_comments
      for each row when (old.author_id is not null and new.author_id is null)
      execute function count_comment()`,
  ],
};
