import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import type { Handlers, OperationId } from "../../generated/handlers.ts";
import type { Post, PostsAnswer } from "../../generated/types.ts";
import type { CurrentUser } from "../../platform/http/auth.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { needConfirmedEmail } from "../accounts/rules.ts";
import * as actions from "./actions.ts";
import * as comments from "./comment_actions.ts";
import * as store from "./store.ts";
import { commentOf, type CommentPage, postOf } from "./view.ts";

const PAGE = 20;
const MOST_TAGS = 40;

export const posts = forConfirmed<
  | "listPosts"
  | "listPostsByTag"
  | "listPostTags"
  | "getPost"
  | "addPost"
  | "updatePost"
  | "deletePost"
  | "likePost"
  | "bookmarkPost"
  | "togglePostAnonymity"
  | "reportPost"
>({
  listPosts: ({ query, user }, { db }) =>
    listed(db, user.id, { isBookmarked: query.bookmarked === true }, query.cursor),

  listPostsByTag: ({ params, query, user }, { db }) => listed(db, user.id, { tag: params.tag }, query.cursor),

  async listPostTags(_input, { db }) {
    return { tags: await store.findTags(db, MOST_TAGS) };
  },

  async getPost({ params, user }, { db }) {
    return { post: await shown(db, user.id, params.id) };
  },

  async addPost({ body, user }, services) {
    return details(services, user.id, await actions.addPost(services, user.id, body.post));
  },

  async updatePost({ params, body, user }, services) {
    await actions.updatePost(services, user.id, params.id, body.post);
    return details(services, user.id, params.id);
  },

  async deletePost({ params, user }, services) {
    await actions.deletePost(services, user.id, params.id);
    return { id: params.id, message: "Your post is deleted." };
  },

  async likePost({ params: { id }, query: { wanted }, user }, services) {
    await actions.markPost(services, "likes", { id, userId: user.id, wanted });
    return details(services, user.id, id);
  },

  async bookmarkPost({ params: { id }, query: { wanted }, user }, services) {
    await actions.markPost(services, "bookmarks", { id, userId: user.id, wanted });
    return details(services, user.id, id);
  },

  async togglePostAnonymity({ params, user }, services) {
    await actions.toggleAnonymity(services, user.id, params.id);
    return details(services, user.id, params.id);
  },

  async reportPost({ params, body, user }, services) {
    const { id, createdAt } = await actions.reportPost(services, user.id, {
      id: params.id,
      details: body.details,
    });
    return { report: { id, createdAt: createdAt.toISOString() } };
  },
});

/**
 * Handlers for comments under posts. A comment's path contains its post, a reply's path the comment as well.
 */
export const postComments = forConfirmed<
  | "listPostComments"
  | "addComment"
  | "updateComment"
  | "deleteComment"
  | "likeComment"
  | "addReply"
  | "updateReply"
  | "deleteReply"
  | "likeReply"
>({
  async listPostComments({ params, query, user }, { db }) {
    if (!await store.findPost(db, user.id, params.id)) fail("not_found");
    return await commentsOf(db, user.id, params.id, query.cursor);
  },

  async addComment({ params, body, user }, services) {
    await comments.addComment(services, user.id, { postId: params.id }, body);
    return details(services, user.id, params.id);
  },

  async updateComment({ params, body, user }, services) {
    await comments.updateComment(services, user.id, placeOf(params), body);
    return details(services, user.id, params.id);
  },

  async deleteComment({ params, user }, services) {
    await comments.deleteComment(services, user.id, placeOf(params));
    return details(services, user.id, params.id);
  },

  async likeComment({ params, query: { wanted }, user }, services) {
    await comments.likeComment(services, { ...placeOf(params), userId: user.id, wanted });
    return details(services, user.id, params.id);
  },

  async addReply({ params, body, user }, services) {
    await comments.addComment(services, user.id, placeOf(params), body);
    return details(services, user.id, params.id);
  },

  async updateReply({ params, body, user }, services) {
    await comments.updateComment(services, user.id, placeOf(params), body);
    return details(services, user.id, params.id);
  },

  async deleteReply({ params, user }, services) {
    await comments.deleteComment(services, user.id, placeOf(params));
    return details(services, user.id, params.id);
  },

  async likeReply({ params, query: { wanted }, user }, services) {
    await comments.likeComment(services, { ...placeOf(params), userId: user.id, wanted });
    return details(services, user.id, params.id);
  },
});

/**
 * Wraps handlers of Breederlink, which fail with `email_not_verified` unless the caller's email is confirmed.
 */
function forConfirmed<K extends OperationId>(handlers: Handlers<K>): Handlers<K> {
  type Handle = (input: { user: CurrentUser }, services: Services) => unknown;
  const guarded = Object.entries<Handle>(handlers as unknown as Record<string, Handle>).map((
    [name, handle],
  ) => [
    name,
    (input: { user: CurrentUser }, services: Services) => {
      needConfirmedEmail(input.user, "use Breederlink");
      return handle(input, services);
    },
  ]);
  return Object.fromEntries(guarded) as Handlers<K>;
}

type Db = Services["db"];

async function listed(
  db: Db,
  viewerId: string,
  which: store.Which,
  cursor: string | undefined,
): Promise<PostsAnswer> {
  const rows = await store.findPosts(db, viewerId, which, cursorOf(cursor), PAGE + 1);
  const page = rows.slice(0, PAGE);
  return {
    posts: page.map((row) => postOf(row)),
    nextCursor: rows.length > PAGE ? encodeMomentCursor(page.at(-1)!) : null,
  };
}

async function shown(db: Db, viewerId: string, id: string): Promise<Post> {
  const [row, page] = await Promise.all([store.findPost(db, viewerId, id), commentsOf(db, viewerId, id)]);
  return postOf(row ?? fail("not_found"), page);
}

async function details({ db }: Services, viewerId: string, id: string): Promise<{ postDetails: Post }> {
  return { postDetails: await shown(db, viewerId, id) };
}

async function commentsOf(db: Db, viewerId: string, postId: string, cursor?: string): Promise<CommentPage> {
  const rows = await store.findComments(db, viewerId, postId, cursorOf(cursor), PAGE + 1);
  const page = rows.slice(0, PAGE);
  const replies = await store.findReplies(db, viewerId, page.map(({ id }) => id));
  return {
    comments: page.map((row) => commentOf(row, replies)),
    nextCursor: rows.length > PAGE ? encodeMomentCursor(page.at(-1)!) : null,
  };
}

const placeOf = ({ id, ...rest }: { id: string; commentId: string; replyId?: string }) => ({
  postId: id,
  ...rest,
});

function cursorOf(cursor: string | undefined) {
  return cursor === undefined ? undefined : decodeMomentCursor(cursor) ??
    fail("malformed_request", { detail: "This cursor isn't valid for this list." });
}
