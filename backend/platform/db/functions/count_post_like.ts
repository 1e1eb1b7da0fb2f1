import type { SqlFunction } from "../sql_functions.ts";

/** Keeps the number of likes of a post. */
export const countPostLike: SqlFunction = {
  revision: 1,
  sql: `
    create or replace function count_post_like() returns trigger language plpgsql as $$
    begin
      update posts set likes_count = likes_count + case tg_op when 'INSERT' then 1 else -1 end
        where id = coalesce(new.post_id, old.post_id);
      return null;
    end $$;
  `,
  triggers: [
    `create trigger post_likes_counted after insert or delete on post_likes
      for each row
      execute function count_post_like()`,
  ],
};
