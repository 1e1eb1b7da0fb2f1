import { type InfiniteData, infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import {
  getPost,
  type HearthpawClient,
  listPostComments,
  listPosts,
  listPostsByTag,
  type Post,
  type PostComment,
  type PostsAnswer,
} from "@hearthpaw/client";

/** Posts in a list: all, those with a tag, or those that the reader saved. */
export type Which = { tag?: string | undefined; isBookmarked: boolean };

const LISTS = ["listPosts", "pages"] as const;
const commentsKey = (postId: string) => ["listPostComments", "pages", postId] as const;
const postKey = (id: string) => ["getPost", { id }] as const;

export const postsQuery = (client: HearthpawClient, { tag, isBookmarked }: Which) =>
  infiniteQueryOptions({
    queryKey: [...LISTS, { tag, isBookmarked }],
    queryFn: ({ pageParam, signal }): Promise<PostsAnswer> => {
      const cursor = pageParam ? { cursor: pageParam } : {};
      return tag === undefined
        ? listPosts(client, { ...cursor, ...(isBookmarked ? { bookmarked: true } : {}) }, { signal })
        : listPostsByTag(client, { tag, ...cursor }, { signal });
    },
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** The comments of a post, the newest first. */
export const commentsQuery = (client: HearthpawClient, postId: string) =>
  infiniteQueryOptions({
    queryKey: commentsKey(postId),
    queryFn: ({ pageParam, signal }) =>
      listPostComments(client, { id: postId, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** Changes a post in every list and on its page. */
export function patchPost(queryClient: QueryClient, id: string, change: (post: Post) => Post): void {
  queryClient.setQueriesData<InfiniteData<PostsAnswer>>({ queryKey: LISTS }, (known) =>
    known && {
      ...known,
      pages: known.pages.map((page) => ({
        ...page,
        posts: page.posts.map((post) => post.id === id ? change(post) : post),
      })),
    });
  queryClient.setQueryData<{ post: Post }>(postKey(id), (known) => known && { post: change(known.post) });
}

/** Removes a post from every list. */
export function dropPost(queryClient: QueryClient, id: string): void {
  queryClient.setQueriesData<InfiniteData<PostsAnswer>>({ queryKey: LISTS }, (known) =>
    known && {
      ...known,
      pages: known.pages.map((page) => ({ ...page, posts: page.posts.filter((post) => post.id !== id) })),
    });
  queryClient.removeQueries({ queryKey: postKey(id) });
}

/** Refetches a post for every list and its page; a deleted post leaves the lists. */
export async function refreshPost(
  queryClient: QueryClient,
  client: HearthpawClient,
  id: string,
): Promise<void> {
  try {
    const { post } = await getPost(client, { id });
    patchPost(queryClient, id, () => post);
  } catch (error) {
    if ((error as { status?: number }).status === 404) dropPost(queryClient, id);
  }
}

/** Refetches all lists. */
export const refreshLists = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: LISTS });

/** Refetches the comments of a post. */
export const refreshComments = (queryClient: QueryClient, postId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: commentsKey(postId) });

type Liked = Pick<PostComment, "id" | "isLiked" | "likesCount">;

/** Changes a comment or reply in its list. */
export function patchComment(
  queryClient: QueryClient,
  postId: string,
  id: string,
  change: <One extends Liked>(one: One) => One,
): void {
  const changed = <One extends Liked>(one: One): One => one.id === id ? change(one) : one;
  queryClient.setQueryData<InfiniteData<{ comments: PostComment[]; nextCursor: string | null }>>(
    commentsKey(postId),
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          comments: page.comments.map((comment) => ({
            ...changed(comment),
            replies: comment.replies.map(changed),
          })),
        })),
      },
  );
}
