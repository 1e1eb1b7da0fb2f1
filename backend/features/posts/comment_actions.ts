import type { Kysely } from "kysely";
import { v5 } from "uuid";
import type { PostTextBody } from "../../generated/types.ts";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { firstCharacters } from "../../platform/text.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { tell } from "../notifications/actions.ts";
import { changed, lockReadable, personaIn } from "./actions.ts";
import * as emails from "./emails.ts";
import { MOST_REPLIES } from "./rules.ts";
import * as store from "./write_store.ts";

type Trx = Kysely<Database>;
/** Position of a comment on a post, or of a reply to it. */
export type Place = { postId: string; commentId: string; replyId?: string };

/** Adds a comment, or a reply to a comment. Fails with `not_found` and `thread_full`. */
export async function addComment(
  services: Services,
  userId: string,
  { postId, commentId = null }: { postId: string; commentId?: string | null },
  { text, isAnonymous = false }: PostTextBody,
): Promise<void> {
  await withTx(services.db, async (trx) => {
    const post = await lockReadable(trx, userId, postId);
    const parent = commentId === null
      ? undefined
      : await store.lockComment(trx, { postId, id: commentId, parentId: null }) ?? fail("not_found");
    if (parent && parent.replies_count >= MOST_REPLIES) fail("thread_full");
    const id = services.newId();
    await store.insertComment(trx, {
      id,
      postId,
      parentId: commentId,
      authorId: userId,
      text,
      isAnonymous,
      pseudonym: await personaIn(trx, services, { postId, userId }),
      at: services.now(),
    });
    await changed(trx, services, postId);
    await tellWriters(trx, services, { post, parent, id, userId });
  });
}

/** Changes the user's own comment or reply. Fails with `not_found`. */
export async function updateComment(
  services: Services,
  userId: string,
  place: Place,
  { text, isAnonymous }: PostTextBody,
): Promise<void> {
  await withTx(services.db, async (trx) => {
    const { id } = await lockOwn(trx, userId, place);
    await store.updateComment(trx, id, {
      text,
      updated_at: services.now(),
      ...(isAnonymous === undefined ? {} : { is_anonymous: isAnonymous }),
    });
    await changed(trx, services, place.postId);
  });
}

/** Deletes the user's own comment or reply. Fails with `not_found`. */
export async function deleteComment(services: Services, userId: string, place: Place): Promise<void> {
  await withTx(services.db, async (trx) => {
    await store.deleteComment(trx, await lockOwn(trx, userId, place));
    await changed(trx, services, place.postId);
  });
}

/** Likes a comment or reply, or undoes it. Fails with `not_found`. */
export async function likeComment(
  { db }: Pick<Services, "db">,
  { userId, wanted, ...place }: Place & { userId: string; wanted: boolean | undefined },
): Promise<void> {
  await withTx(db, async (trx) => {
    await lockReadable(trx, userId, place.postId);
    const { id } = await lockAt(trx, place);
    await store.setMark(trx, "commentLikes", { id, userId, wanted });
  });
}

async function lockAt(trx: Trx, { postId, commentId, replyId }: Place): Promise<store.OwnComment> {
  const found = replyId === undefined
    ? await store.lockComment(trx, { postId, id: commentId, parentId: null })
    : await store.lockComment(trx, { postId, id: replyId, parentId: commentId });
  return found ?? fail("not_found");
}

/**
 * Locks the post first, as everywhere, so concurrent deletions of a comment and its last reply wait for each
 * other.
 */
async function lockOwn(trx: Trx, userId: string, place: Place): Promise<store.OwnComment> {
  await lockReadable(trx, userId, place.postId);
  const comment = await lockAt(trx, place);
  return comment.author_id === userId ? comment : fail("not_found");
}

/**
 * Notifies the author of the post, and on a reply the author of the comment. The news contains no names or
 * texts of other users: those can be deleted, hidden and closed with their account, but a sent message
 * cannot.
 */
async function tellWriters(
  trx: Trx,
  services: Services,
  { post, parent, id, userId }: {
    post: store.OwnPost;
    parent: store.OwnComment | undefined;
    id: string;
    userId: string;
  },
): Promise<void> {
  const news = new Map([[post.author_id, emails.commented(short(post.title), parent !== undefined)]]);
  if (parent?.author_id && parent.author_id !== post.author_id) {
    news.set(parent.author_id, emails.repliedTo());
  }
  news.delete(userId);
  for (const [to, words] of news) {
    await tell(trx, services, {
      id: v5(to, id),
      userId: to,
      aboutUserId: null,
      group: "messages",
      kind: "post-commented",
      by: userId,
      ...words,
      url: `/breeder/breederlink/${post.id}`,
    });
  }
}

const short = (title: string): string => title.length > 60 ? `${firstCharacters(title, 59)}…` : title;
