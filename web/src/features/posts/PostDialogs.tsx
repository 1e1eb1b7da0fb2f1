import { useNavigate } from "@tanstack/react-router";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { deletePost, type Post, reportPost, togglePostAnonymity, translate } from "@hearthpaw/client";
import { Button, Dialog, ErrorNotice, Field, useToast } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import { dropPost, patchPost, refreshComments } from "./post_queries.ts";
import work from "../../components/dashboards/work.module.css";

type Props = { post: Post; onClose: () => void };

/** A question with one answer that acts; what fails is said in it. */
export function Confirm({ title, go, keep, isDanger, onGo, onClose, children }: {
  title: string;
  go: string;
  keep: string;
  isDanger?: boolean;
  onGo: () => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}) {
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  async function act() {
    setFailure(undefined);
    setSending(true);
    try {
      await onGo();
    } catch (error) {
      setFailure(translate(error).message);
      setSending(false);
    }
  }
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      dismissible={!isSending}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{keep}</Button>
          <Button variant={isDanger ? "danger" : "primary"} loading={isSending} onClick={act}>{go}</Button>
        </>
      }
    >
      <div className={work.dialogForm}>
        {failure && <ErrorNotice title={failure} />}
        {children}
      </div>
    </Dialog>
  );
}

/** Says what others will see before a name is hidden or shown. */
export function AnonymityDialog({ post, onClose }: Props) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { id, author: { isAnonymous } } = post;
  async function change() {
    const { postDetails } = await togglePostAnonymity(client, { id });
    patchPost(queryClient, id, () => postDetails);
    void refreshComments(queryClient, id);
    onClose();
    show({ tone: "done", title: isAnonymous ? "Your name is shown" : "Your name is hidden" });
  }
  return (
    <Confirm
      title={isAnonymous ? "Show your name on this post?" : "Hide your name on this post?"}
      go={isAnonymous ? "Show my name" : "Hide my name"}
      keep="Cancel"
      onGo={change}
      onClose={onClose}
    >
      {isAnonymous
        ? (
          <p>
            Other breeders will see your name, program and photo on this post and on every comment you've
            written under it.
          </p>
        )
        : (
          <p>
            Other breeders will see a made-up name instead of yours, on this post and on your comments under
            it. Anyone who has already seen your name may remember it. Only our team can see who wrote it.
          </p>
        )}
    </Confirm>
  );
}

export function DeletePostDialog({ post, onClose }: Props) {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToast();
  async function remove() {
    await deletePost(client, { id: post.id });
    await navigate({ to: "/breeder/breederlink" });
    dropPost(queryClient, post.id);
    show({ tone: "done", title: "Your post is deleted" });
  }
  return (
    <Confirm
      title="Delete this post?"
      go="Delete post"
      keep="Keep post"
      isDanger
      onGo={remove}
      onClose={onClose}
    >
      <p>
        {post.commentsCount > 0
          ? "Your post, its photos and every comment under it will be deleted. You can't undo this."
          : "Your post and its photos will be deleted. You can't undo this."}
      </p>
    </Confirm>
  );
}

export function ReportPostDialog({ post, onClose }: Props) {
  const client = useClient();
  const { show } = useToast();
  const form = useForm({
    initial: { details: "" },
    check: ({ details }) => ({
      details: details.trim().length < 3 ? "Tell us what's wrong in a sentence or two." : undefined,
    }),
    async send({ details }) {
      await reportPost(client, { id: post.id, body: { details: details.trim() } });
      onClose();
      show({ tone: "done", title: "We received your report", text: "Our team will review this post." });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!form.isSending}
      title="Report this post?"
      description="Our team will review it. We won't tell the author who reported it."
    >
      <Form
        form={form}
        go="Report post"
        onCancel={onClose}
      >
        <Field
          multiline
          rows={4}
          label="What's wrong with it?"
          maxLength={2000}
          data-autofocus
          {...form.field("details")}
        />
      </Form>
    </Dialog>
  );
}
