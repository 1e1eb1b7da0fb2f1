import type { Post, PostAuthor, PostComment, PostReply } from "../../generated/types.ts";
import type { CommentRow, PostRow } from "./store.ts";

/** Returns a post as a breeder reads it; without comments in lists. */
export function postOf(
  row: PostRow,
  { comments, nextCursor }: CommentPage = { comments: [], nextCursor: null },
): Post {
  const { id, title, text, tags, images, likesCount, isLiked, isBookmarked, isMine, commentsCount } = row;
  return {
    id,
    _id: id,
    title,
    text,
    tags,
    images,
    likesCount,
    isLiked,
    isBookmarked,
    isMine,
    commentsCount,
    author: authorOf(row),
    ...(row.isMine ? { isHidden: row.status === "hidden" } : {}),
    comments,
    commentsCursor: nextCursor,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export type CommentPage = { comments: PostComment[]; nextCursor: string | null };

/** Returns a comment with its replies. */
export function commentOf(row: CommentRow, replies: readonly CommentRow[]): PostComment {
  return {
    ...replyOf(row),
    isDeleted: row.isDeleted,
    replies: replies.filter(({ parentId }) => parentId === row.id).map(replyOf),
  };
}

function replyOf(row: CommentRow): PostReply {
  const { id, text, likesCount, isLiked, isMine, isPostAuthor } = row;
  return {
    id,
    _id: id,
    text,
    likesCount,
    isLiked,
    isMine,
    isPostAuthor,
    author: row.isDeleted ? { name: "Deleted", isAnonymous: true } : authorOf(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function authorOf(row: PostRow | CommentRow): PostAuthor {
  const { name, isAnonymous, program, breederId, breederSlug, avatarKey } = row;
  if (isAnonymous) return { name, isAnonymous };
  return {
    name,
    isAnonymous,
    ...(program ? { programName: program } : {}),
    ...(breederId && breederSlug ? { breederId, breederSlug } : {}),
    profileImageURL: avatarKey ? `/media/${avatarKey}.avatar.webp` : "/avatar.png",
  };
}
