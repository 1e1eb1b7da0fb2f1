import type { SqlFunction } from "../sql_functions.ts";

/** Keeps the number of likes of a comment. */
export const countCommentLike: SqlFunction = {
  revision: 1,
  sql: `
    create or replace function count_comment_like() returns trigger language plpgsql as $$
    begin
      update post_comments set likes_count = likes_count + case tg_op when 'INSERT' then 1 else -1 end
        where id = coalesce(new.comment_id, old.comment_id);
      return null;
    end $$;
  `,
  triggers: [
    `create trigger post_comment_likes_counted after insert or delete on post_comment_likes
      for each row
      execute function count_comment_like()`,
  ],
};
