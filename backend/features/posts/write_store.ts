import { type Kysely, type Selectable, sql } from "kysely";
import type { Database, PostCommentsTable, PostsTable } from "../../platform/db/schema.ts";

/** Queries that write posts and need their authors. */
type Db = Kysely<Database>;
export type OwnPost = Selectable<PostsTable>;
export type OwnComment = Selectable<PostCommentsTable>;

/** Returns a post that is not removed, locked against other changes. Likes and comments on it wait. */
export function lockPost(trx: Db, id: string): Promise<OwnPost | undefined> {
  return trx.selectFrom("posts").selectAll().where("id", "=", id).where("status", "!=", "removed")
    .forNoKeyUpdate().executeTakeFirst();
}

/** Returns a comment or reply on a post, locked. Deleted ones do not count. */
export function lockComment(
  trx: Db,
  { postId, id, parentId }: { postId: string; id: string; parentId: string | null },
): Promise<OwnComment | undefined> {
  return trx.selectFrom("post_comments").selectAll().where("id", "=", id).where("post_id", "=", postId)
    .where("parent_id", "is not distinct from", parentId).where("author_id", "is not", null)
    .forNoKeyUpdate().executeTakeFirst();
}

export async function insertPost(
  trx: Db,
  post: {
    id: string;
    authorId: string;
    title: string;
    text: string;
    tags: readonly string[];
    isAnonymous: boolean;
    pseudonym: string;
    at: Date;
  },
): Promise<void> {
  const { id, authorId, title, text, isAnonymous, pseudonym, at } = post;
  await trx.insertInto("posts").values({
    id,
    title,
    text,
    pseudonym,
    author_id: authorId,
    tags: [...post.tags],
    is_anonymous: isAnonymous,
    created_at: at,
    updated_at: at,
  }).execute();
  await setTags(trx, id, post.tags);
}

/** Changes a post; pass `updatedAt` only if its text or photos change. */
export async function updatePost(
  trx: Db,
  id: string,
  change: {
    title?: string;
    text?: string;
    tags?: string[];
    is_anonymous?: boolean;
    updated_at?: Date;
    status?: OwnPost["status"];
  },
): Promise<void> {
  await trx.updateTable("posts").set(change).where("id", "=", id).execute();
  if (change.tags) await setTags(trx, id, change.tags);
}

async function setTags(trx: Db, postId: string, tags: readonly string[]): Promise<void> {
  await trx.deleteFrom("post_tags").where("post_id", "=", postId).execute();
  await sql`insert into post_tags (post_id, tag, created_at)
    select p.id, tag, p.created_at from posts p, unnest(${tags as string[]}::text[]) tag where p.id = ${postId}`
    .execute(trx);
}

/** Returns the keys of a post's photos in order. */
export async function imageKeysOf(trx: Db, postId: string): Promise<string[]> {
  const rows = await trx.selectFrom("post_images").select("file_key").where("post_id", "=", postId)
    .orderBy("position").execute();
  return rows.map(({ file_key }) => file_key);
}

/** Returns a photo among these that another post shows. */
export function findElsewhere(
  trx: Db,
  postId: string,
  keys: readonly string[],
): Promise<{ file_key: string } | undefined> {
  if (!keys.length) return Promise.resolve(undefined);
  return trx.selectFrom("post_images").select("file_key").where("file_key", "in", keys)
    .where("post_id", "!=", postId).executeTakeFirst();
}

export async function setImages(
  trx: Db,
  postId: string,
  images: readonly { key: string; width: number | null; height: number | null }[],
): Promise<void> {
  await trx.deleteFrom("post_images").where("post_id", "=", postId).execute();
  if (!images.length) return;
  await trx.insertInto("post_images").values(images.map(({ key, width, height }, position) => ({
    post_id: postId,
    position,
    file_key: key,
    width: width ?? 1,
    height: height ?? 1,
  }))).execute();
}

export async function deletePost(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom("posts").where("id", "=", id).execute();
}

const MARKS = {
  likes: { table: "post_likes", column: "post_id" },
  bookmarks: { table: "post_bookmarks", column: "post_id" },
  commentLikes: { table: "post_comment_likes", column: "comment_id" },
} as const;

/**
 * Sets or removes a user's like or bookmark of a row that the caller has locked; without `wanted` it toggles.
 * Each person has at most one row, however often the call is repeated.
 */
export async function setMark(
  trx: Db,
  kind: keyof typeof MARKS,
  { id, userId, wanted }: { id: string; userId: string; wanted: boolean | undefined },
): Promise<void> {
  const table = sql.table(MARKS[kind].table);
  const column = sql.ref(MARKS[kind].column);
  if (wanted !== true) {
    const { numAffectedRows } =
      await sql`delete from ${table} where ${column} = ${id} and user_id = ${userId}`
        .execute(trx);
    if (wanted === false || numAffectedRows) return;
  }
  await sql`insert into ${table} (${column}, user_id) values (${id}, ${userId}) on conflict do nothing`
    .execute(trx);
}

/** Returns a user's existing name in a thread; undefined if they have not written in it. */
export async function findPseudonym(
  trx: Db,
  { postId, userId }: { postId: string; userId: string },
): Promise<string | undefined> {
  const { rows: [row] } = await sql<{ pseudonym: string }>`
    select pseudonym from posts where id = ${postId} and author_id = ${userId}
    union all (select pseudonym from post_comments where post_id = ${postId} and author_id = ${userId} limit 1)
    limit 1`.execute(trx);
  return row?.pseudonym;
}

/** Returns whether a pseudonym is taken in a thread. */
export async function isTaken(trx: Db, postId: string, pseudonym: string): Promise<boolean> {
  const { rows } = await sql`
    select from posts where id = ${postId} and pseudonym = ${pseudonym}
    union all select from post_comments where post_id = ${postId} and pseudonym = ${pseudonym} limit 1`
    .execute(
      trx,
    );
  return rows.length > 0;
}

export async function insertComment(
  trx: Db,
  comment: {
    id: string;
    postId: string;
    parentId: string | null;
    authorId: string;
    text: string;
    isAnonymous: boolean;
    pseudonym: string;
    at: Date;
  },
): Promise<void> {
  const { id, postId, parentId, authorId, text, isAnonymous, pseudonym, at } = comment;
  await trx.insertInto("post_comments").values({
    id,
    text,
    pseudonym,
    post_id: postId,
    parent_id: parentId,
    author_id: authorId,
    is_anonymous: isAnonymous,
    created_at: at,
    updated_at: at,
  }).execute();
}

export async function updateComment(
  trx: Db,
  id: string,
  change: { text: string; is_anonymous?: boolean; updated_at: Date },
): Promise<void> {
  await trx.updateTable("post_comments").set(change).where("id", "=", id).execute();
}

/** Deletes a comment; if it has replies, only its text and author. */
export async function deleteComment(trx: Db, { id, parent_id, replies_count }: OwnComment): Promise<void> {
  if (replies_count > 0) {
    await sql`update post_comments set author_id = null, text = '', pseudonym = '' where id = ${id}`.execute(
      trx,
    );
    return;
  }
  await trx.deleteFrom("post_comments").where("id", "=", id).execute();
  if (parent_id === null) return;
  await trx.deleteFrom("post_comments").where("id", "=", parent_id).where("author_id", "is", null)
    .where("replies_count", "=", 0).execute();
}
