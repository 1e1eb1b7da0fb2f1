import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  addCommentMutation,
  addReplyMutation,
  type Post,
  updateCommentMutation,
  updateReplyMutation,
} from "@hearthpaw/client";
import { Checkbox, Field } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import { patchPost, refreshComments } from "./post_queries.ts";
import * as texts from "./texts.tsx";
import { dropDraft, keptDraft, useKeepDraft } from "./use_draft.ts";
import css from "./posts.module.css";

type Draft = { text: string; isAnonymous: boolean };

/** Writes or edits the user's comment or reply. Typed text is kept until it is sent. */
export function CommentForm({ post, commentId, edited, onDone, onCancel }: {
  post: Post;
  /** The comment that this reply answers, also for an edited reply. */
  commentId?: string;
  /** The user's comment or reply to edit. */
  edited?: { id: string; text: string; isAnonymous: boolean; isReply: boolean };
  onDone: () => void;
  onCancel?: () => void;
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { id } = post;
  const key = `post:${id}:${edited ? `edit-${edited.id}` : commentId ?? "comment"}` as const;
  const kept = keptDraft<Draft>(key);
  const onSuccess = ({ postDetails }: { postDetails: Post }) => {
    patchPost(queryClient, id, () => postDetails);
    return refreshComments(queryClient, id);
  };
  const add = useMutation({ ...addCommentMutation(client), onSuccess });
  const reply = useMutation({ ...addReplyMutation(client), onSuccess });
  const update = useMutation({ ...updateCommentMutation(client), onSuccess });
  const updateReply = useMutation({ ...updateReplyMutation(client), onSuccess });
  const form = useForm({
    whenLeft: "kept",
    initial: {
      text: typeof kept.text === "string" ? kept.text : edited?.text ?? "",
      isAnonymous: kept.isAnonymous === true || (edited?.isAnonymous ?? false),
    },
    check: ({ text }) => ({ text: text.trim() ? undefined : texts.writeSomethingFirst }),
    async send({ text, isAnonymous }) {
      const body = { text: text.trim(), ...(post.isMine ? {} : { isAnonymous }) };
      await (edited
        ? edited.isReply
          ? updateReply.mutateAsync({ id, commentId: commentId!, replyId: edited.id, body })
          : update.mutateAsync({ id, commentId: edited.id, body })
        : commentId
        ? reply.mutateAsync({ id, commentId, body })
        : add.mutateAsync({ id, body }));
      form.reset({ text: "", isAnonymous });
    },
    done: () => {
      // The form of a new comment stays, and may hold the next comment by now.
      if (!edited && !commentId) return onDone();
      form.leave(() => {
        dropDraft(key);
        onDone();
      });
    },
  });
  const { text, isAnonymous } = form.values;
  useKeepDraft(key, { text, isAnonymous }, text === (edited?.text ?? ""));
  const isReply = commentId !== undefined;
  return (
    <div className={css.write}>
      <Form
        form={form}
        go={edited ? texts.save : isReply ? texts.reply : texts.comment}
        quiet
        label={edited ? texts.edit : isReply ? texts.reply : texts.newComment}
        onCancel={onCancel && (() => {
          dropDraft(key);
          onCancel();
        })}
      >
        <Field
          multiline
          rows={isReply || edited ? 2 : 3}
          label={edited ? texts.yourText : isReply ? texts.yourReply : texts.yourComment}
          maxLength={4000}
          autoFocus={isReply || edited !== undefined}
          {...form.field("text")}
        />
        {post.isMine
          ? post.author.isAnonymous && <p className={css.soft}>{texts.sameNameAsPost(post.author.name)}</p>
          : (
            <Checkbox
              label={texts.hideMyName}
              description={texts.hideMyNameHint}
              {...form.box("isAnonymous")}
            />
          )}
      </Form>
    </div>
  );
}
