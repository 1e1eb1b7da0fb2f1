import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { deleteComment, deleteReply, type Post, type PostComment, type PostReply } from "@hearthpaw/client";
import { Button, Loading, Skeleton, useNextPart, useToast } from "@hearthpaw/ui-kit";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { useSession } from "../../components/session/session.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useLive } from "../../lib/live.ts";
import { channels, events } from "../../lib/realtime.ts";
import { Author } from "./Author.tsx";
import { CommentForm } from "./CommentForm.tsx";
import { MarkButton } from "./MarkButton.tsx";
import { Confirm } from "./PostDialogs.tsx";
import { PostText } from "./PostText.tsx";
import { commentsQuery, patchPost, refreshComments, refreshPost } from "./post_queries.ts";
import * as texts from "./texts.tsx";
import { useMark } from "./use_mark.ts";
import { NextPart } from "../../components/lists/NextPart.tsx";
import css from "./posts.module.css";

/** The comments of a post, the newest first, and a form to add one. */
export function Comments({ post }: { post: Post }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const list = useInfiniteQuery(commentsQuery(client, post.id));
  const place = useNextPart(list.isFetching);
  // Counts comments that arrived after the list was last read, and none of the list's own.
  const [seen, setSeen] = useState({ at: 0, count: post.commentsCount });
  if (seen.at !== list.dataUpdatedAt) setSeen({ at: list.dataUpdatedAt, count: post.commentsCount });
  const { user } = useSession();
  useLive<{ postId: string }>(user && channels.user(user.id), events.post, ({ postId }) => {
    if (postId === post.id) void refreshPost(queryClient, client, postId);
  }, (isFirst) => {
    if (!isFirst) void refreshComments(queryClient, post.id);
  });
  const comments = list.data?.pages.flatMap((page) => page.comments);
  const fresh = post.commentsCount - seen.count;
  return (
    <section aria-labelledby="comments" className={css.comments}>
      <h2 id="comments" className={css.part}>
        {post.commentsCount ? texts.commentsCount(post.commentsCount) : texts.noCommentsYet}
      </h2>
      <CommentForm post={post} onDone={() => {}} />
      <div ref={place} className={css.fresh} role="status">
        {fresh > 0 && (
          <Button
            size="small"
            icon="chevron-up"
            loading={list.isFetching}
            onClick={() => refreshComments(queryClient, post.id)}
          >
            {texts.showNewComment(fresh)}
          </Button>
        )}
      </div>
      {list.error && !comments && <LoadError error={list.error} onRetry={() => list.refetch()} />}
      {list.isPending && post.commentsCount > 0 && (
        <Loading label={texts.loadingComments}>
          <Skeleton height={160} />
        </Loading>
      )}
      {comments && comments.length > 0 && (
        <ol className={css.thread} aria-label={texts.comments}>
          {comments.map((comment) => <Comment key={comment.id} post={post} comment={comment} />)}
        </ol>
      )}
      <NextPart list={list}>{texts.showOlderComments}</NextPart>
    </section>
  );
}

const MOST_REPLIES = 50;

function Comment({ post, comment }: { post: Post; comment: PostComment }) {
  const [isReplying, setReplying] = useState(false);
  const { id, replies, isDeleted } = comment;
  return (
    <li className={css.comment}>
      {isDeleted ? <p className={css.soft}>{texts.thisCommentWasDeleted}</p> : (
        <Said
          post={post}
          one={comment}
          {...(replies.length < MOST_REPLIES ? { onReply: () => setReplying(true) } : {})}
        />
      )}
      {(replies.length > 0 || isReplying) && (
        <ol className={css.replies} aria-label={texts.replies}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <Said post={post} one={reply} commentId={id} />
            </li>
          ))}
          {isReplying && (
            <li>
              <CommentForm
                post={post}
                commentId={id}
                onDone={() => setReplying(false)}
                onCancel={() => setReplying(false)}
              />
            </li>
          )}
        </ol>
      )}
    </li>
  );
}

/** One comment or reply, and the reader's actions for it. */
function Said({ post, one, commentId, onReply }: {
  post: Post;
  one: PostReply;
  /** The comment of a reply. */
  commentId?: string;
  onReply?: () => void;
}) {
  const { likeComment } = useMark();
  const [state, setState] = useState<"editing" | "deleting">();
  const { id, author, text, isMine, isPostAuthor, isLiked, likesCount } = one;
  if (state === "editing") {
    return (
      <CommentForm
        post={post}
        {...(commentId ? { commentId } : {})}
        edited={{ id, text, isAnonymous: author.isAnonymous, isReply: commentId !== undefined }}
        onDone={() => setState(undefined)}
        onCancel={() => setState(undefined)}
      />
    );
  }
  const like = commentId ? likeComment(post.id, commentId, id) : likeComment(post.id, id);
  return (
    <article className={css.said} aria-label={texts.replyCommentBy({ commentId, name: author.name })}>
      <Author {...one} size={32} badge={isMine ? texts.you : isPostAuthor ? texts.author : undefined} />
      <PostText text={text} />
      <div className={css.marks}>
        <MarkButton
          icon="heart"
          label={texts.likeCommentLabel({ commentId, name: author.name })}
          count={likesCount}
          isOn={isLiked}
          onChange={like}
        />
        {onReply && <Button variant="quiet" size="small" onClick={onReply}>{texts.reply}</Button>}
        {isMine && (
          <>
            <Button variant="quiet" size="small" onClick={() => setState("editing")}>{texts.edit}</Button>
            <Button variant="quiet" size="small" onClick={() => setState("deleting")}>
              {texts.deleteButton}
            </Button>
          </>
        )}
      </div>
      {state === "deleting" && (
        <DeleteSaid
          post={post}
          id={id}
          {...(commentId ? { commentId } : {})}
          onClose={() => setState(undefined)}
        />
      )}
    </article>
  );
}

function DeleteSaid({ post, id, commentId, onClose }: {
  post: Post;
  id: string;
  commentId?: string;
  onClose: () => void;
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const noun = commentId ? "reply" : "comment";
  async function remove() {
    const { postDetails } = commentId
      ? await deleteReply(client, { id: post.id, commentId, replyId: id })
      : await deleteComment(client, { id: post.id, commentId: id });
    patchPost(queryClient, post.id, () => postDetails);
    onClose();
    await refreshComments(queryClient, post.id);
    show({ tone: "done", title: texts.yourIsDeleted(noun) });
  }
  return (
    <Confirm
      title={texts.deleteYour(noun)}
      go={texts.deleteOfKind(noun)}
      keep={texts.keep(noun)}
      isDanger
      onGo={remove}
      onClose={onClose}
    >
      <p>{texts.deleteCommentExplained(commentId)}</p>
    </Confirm>
  );
}
