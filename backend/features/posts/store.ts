import { type Kysely, sql } from "kysely";
import type { PetImage } from "../../generated/types.ts";
import type { Database } from "../../platform/db/schema.ts";
import { sqlJsonList } from "../../platform/db/json.ts";
import { BREEDER_SLUG, imageJson } from "../pets/json_store.ts";

/**
 * Queries that read posts. For an anonymous author they return only the pseudonym: the author's identity
 * never leaves the database, so no view can reveal it.
 */
type Db = Kysely<Database>;
type After = { at: string; id: string } | undefined;

/** An author as all readers see them. */
type Author = {
  name: string;
  isAnonymous: boolean;
  program: string | null;
  breederId: string | null;
  breederSlug: string | null;
  avatarKey: string | null;
};
export type PostRow = Author & {
  id: string;
  /** Time that orders the list, as text, for the next page. */
  at: string;
  title: string;
  text: string;
  tags: string[];
  status: "shown" | "hidden" | "removed";
  images: PetImage[];
  likesCount: number;
  commentsCount: number;
  isLiked: boolean;
  isBookmarked: boolean;
  isMine: boolean;
  createdAt: Date;
  updatedAt: Date;
};

/**
 * Returns SQL for the author columns of the row `of`; `u` and `d` are joined only if the author is visible.
 */
const author = (of: string, isAnonymous: string) =>
  `${isAnonymous} as "isAnonymous",
    case when ${isAnonymous} then ${of}.pseudonym else trim(u.first_name || ' ' || u.last_name) end as name,
    d.name as program, d.avatar_key as "avatarKey", case when u.account_status = 'Active' then d.id end as "breederId",
    ${BREEDER_SLUG} as "breederSlug"`;
const writer = (of: string, isAnonymous: string) =>
  `left join users u on u.id = ${of}.author_id and not ${isAnonymous}
   left join breeders d on d.user_id = u.id`;

/** SQL for the pictures of the post `p`. */
export const POST_IMAGES_JSON = sqlJsonList(
  imageJson({
    key: "i.file_key",
    width: "i.width",
    height: "i.height",
    alt: "'Photo ' || (i.position + 1) || ' of ' || p.title",
  }),
  "post_images i where i.post_id = p.id order by i.position",
);

const columns = (viewerId: string) =>
  sql`p.id, p.title, p.text, p.tags, p.status, ${sql.raw(author("p", "p.is_anonymous"))},
    ${sql.raw(POST_IMAGES_JSON)}
      as images,
    p.likes_count as "likesCount", p.comments_count as "commentsCount",
    exists (select from post_likes l where l.post_id = p.id and l.user_id = ${viewerId}) as "isLiked",
    exists (select from post_bookmarks k where k.post_id = p.id and k.user_id = ${viewerId}) as "isBookmarked",
    p.author_id = ${viewerId} as "isMine", p.created_at as "createdAt", p.updated_at as "updatedAt"`;

/** Selection of posts: all, those with a tag, or those that the viewer bookmarked (latest bookmark first). */
export type Which = { tag?: string; isBookmarked?: boolean };

/** Returns visible posts, newest first, by keyset. */
export async function findPosts(
  db: Db,
  viewerId: string,
  { tag, isBookmarked }: Which,
  after: After,
  limit: number,
): Promise<PostRow[]> {
  // The index of the order finds the page before any other data of its posts is read.
  const [from, key] = isBookmarked
    ? [sql`post_bookmarks o join posts p on p.id = o.post_id and p.status = 'shown'`, sql`o.post_id`]
    : tag === undefined
    ? [sql`posts o join posts p on p.id = o.id`, sql`o.id`]
    : [sql`post_tags o join posts p on p.id = o.post_id and p.status = 'shown'`, sql`o.post_id`];
  const where = isBookmarked
    ? sql`o.user_id = ${viewerId}`
    : tag === undefined
    ? sql`o.status = 'shown'`
    : sql`o.tag = ${tag}`;
  const { rows } = await sql<PostRow>`
    select ${columns(viewerId)}, page.at from (
      select p.id, o.created_at::text as at, o.created_at as sorted from ${from}
      where ${where} and ${
    after ? sql`(o.created_at, ${key}) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`
  }
      order by o.created_at desc, ${key} desc limit ${limit}
    ) page join posts p on p.id = page.id ${sql.raw(writer("p", "p.is_anonymous"))}
    order by page.sorted desc, p.id desc`.execute(db);
  return rows;
}

/** Returns a post that this viewer may read: a visible post, or the viewer's own that waits for staff. */
export async function findPost(db: Db, viewerId: string, id: string): Promise<PostRow | undefined> {
  const { rows: [row] } = await sql<PostRow>`
    select ${columns(viewerId)}, p.created_at::text as at from posts p ${
    sql.raw(writer("p", "p.is_anonymous"))
  }
    where p.id = ${id} and (p.status = 'shown' or (p.status = 'hidden' and p.author_id = ${viewerId}))`
    .execute(db);
  return row;
}

export type CommentRow = Author & {
  id: string;
  at: string;
  parentId: string | null;
  text: string;
  likesCount: number;
  isLiked: boolean;
  isMine: boolean;
  isPostAuthor: boolean;
  isDeleted: boolean;
  createdAt: Date;
  updatedAt: Date;
};

/**
 * SQL for whether the author of the comment `c` on the post `p` is hidden. The post author's own comments
 * follow the post.
 */
const HIDES = `(case when c.author_id = p.author_id then p.is_anonymous else c.is_anonymous end)`;

const comments = (viewerId: string) =>
  sql`select c.id, c.created_at::text as at, c.parent_id as "parentId", c.text, ${
    sql.raw(author("c", HIDES))
  },
    c.likes_count as "likesCount",
    exists (select from post_comment_likes l where l.comment_id = c.id and l.user_id = ${viewerId}) as "isLiked",
    coalesce(c.author_id = ${viewerId}, false) as "isMine", coalesce(c.author_id = p.author_id, false) as "isPostAuthor",
    c.author_id is null as "isDeleted", c.created_at as "createdAt", c.updated_at as "updatedAt"
    from post_comments c join posts p on p.id = c.post_id ${sql.raw(writer("c", HIDES))}`;

/** Returns the comments on a post, newest first, by keyset. */
export async function findComments(
  db: Db,
  viewerId: string,
  postId: string,
  after: After,
  limit: number,
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`${comments(viewerId)}
    where c.post_id = ${postId} and c.parent_id is null and (c.author_id is not null or c.replies_count > 0)
      and ${after ? sql`(c.created_at, c.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`}
    order by c.created_at desc, c.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Returns the replies to these comments, oldest first. */
export async function findReplies(
  db: Db,
  viewerId: string,
  commentIds: readonly string[],
): Promise<CommentRow[]> {
  if (commentIds.length === 0) return [];
  const { rows } = await sql<CommentRow>`${comments(viewerId)}
    where c.parent_id = any(${commentIds as string[]}::uuid[]) order by c.created_at, c.id`.execute(db);
  return rows;
}

/** Number of latest tags that count as recent. */
const RECENT_TAGS = 2_000;

/** Returns the tags of the latest posts, most frequent first. */
export async function findTags(db: Db, limit: number): Promise<{ tag: string; count: number }[]> {
  const { rows } = await sql<{ tag: string; count: number }>`
    select tag, count(*)::int as count
    from (select t.tag from post_tags t join posts p on p.id = t.post_id and p.status = 'shown'
      order by t.created_at desc limit ${RECENT_TAGS}) recent
    group by tag order by count desc, tag limit ${limit}`.execute(db);
  return rows;
}
