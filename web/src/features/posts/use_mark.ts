import { useQueryClient } from "@tanstack/react-query";
import { bookmarkPost, likeComment, likePost, likeReply, type Post, translate } from "@hearthpaw/client";
import { useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { patchComment, patchPost, refreshLists } from "./post_queries.ts";
import * as texts from "./texts.tsx";

/** Number of presses of each button since the page loaded: only the last press may be undone. */
const presses = new Map<string, number>();
/** Running calls of each button: presses reach the server in their order. */
const underWay = new Map<string, Promise<void>>();

type Liked = { isLiked: boolean; likesCount: number };
const liked = <One extends Liked>(one: One, isLiked: boolean): One =>
  one.isLiked === isLiked
    ? one
    : { ...one, isLiked, likesCount: Math.max(0, one.likesCount + (isLiked ? 1 : -1)) };

/**
 * Returns functions that like and bookmark. They show the change at once, send the wanted state, and undo it
 * if the server refuses.
 */
export function useMark() {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();

  function press(key: string, set: (wanted: boolean) => void, send: (wanted: boolean) => Promise<unknown>) {
    return (wanted: boolean) => {
      const count = (presses.get(key) ?? 0) + 1;
      presses.set(key, count);
      set(wanted);
      const sent = (underWay.get(key) ?? Promise.resolve()).then(() => send(wanted)).then(
        () => {},
        (error) => {
          if (presses.get(key) === count) set(!wanted);
          show({ tone: "fail", title: translate(error).message });
        },
      );
      underWay.set(key, sent);
    };
  }

  return {
    likePost: ({ id }: Post) =>
      press(
        texts.likeOfPost(id),
        (wanted) => patchPost(queryClient, id, (post) => liked(post, wanted)),
        (wanted) => likePost(client, { id, wanted }),
      ),
    bookmark: ({ id }: Post) =>
      press(
        texts.bookmark(id),
        (isBookmarked) => patchPost(queryClient, id, (post) => ({ ...post, isBookmarked })),
        (wanted) => bookmarkPost(client, { id, wanted }).then(() => refreshLists(queryClient)),
      ),
    likeComment: (postId: string, commentId: string, replyId?: string) => {
      const one = replyId ?? commentId;
      return press(
        texts.likeOfComment(one),
        (wanted) => patchComment(queryClient, postId, one, (comment) => liked(comment, wanted)),
        (wanted) =>
          replyId === undefined
            ? likeComment(client, { id: postId, commentId, wanted })
            : likeReply(client, { id: postId, commentId, replyId, wanted }),
      );
    },
  };
}
