import { useNavigate } from "@tanstack/react-router";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode } from "react";
import { deletePost, type Post, reportPostMutation, togglePostAnonymity, translate } from "@hearthpaw/client";
import { Button, Dialog, ErrorNotice, Field, useToast } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import { dropPost, patchPost, refreshComments } from "./post_queries.ts";
import * as texts from "./texts.tsx";
import work from "../../components/dashboards/work.module.css";

type Props = { post: Post; onClose: () => void };

/** A question with one button that acts; the dialog shows a failure. */
export function Confirm({ title, go, keep, isDanger, onGo, onClose, children }: {
  title: string;
  go: string;
  keep: string;
  isDanger?: boolean;
  onGo: () => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}) {
  const act = useMutation({ mutationFn: onGo });
  const isSending = act.isPending;
  const failure = act.error && translate(act.error).message;
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
          <Button variant={isDanger ? "danger" : "primary"} loading={isSending} onClick={() => act.mutate()}>
            {go}
          </Button>
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
    show({ tone: "done", title: isAnonymous ? texts.yourNameIsShown : texts.yourNameIsHidden });
  }
  return (
    <Confirm
      title={isAnonymous ? texts.showNameQuestion : texts.hideNameQuestion}
      go={isAnonymous ? texts.showMyName : texts.hideMyName}
      keep={texts.cancel}
      onGo={change}
      onClose={onClose}
    >
      {isAnonymous
        ? (
          <p>
            {texts.showNameExplained}
          </p>
        )
        : (
          <p>
            {texts.hideNameExplained}
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
    show({ tone: "done", title: texts.yourPostIsDeleted });
  }
  return (
    <Confirm
      title={texts.deleteThisPost}
      go={texts.deletePost}
      keep={texts.keepPost}
      isDanger
      onGo={remove}
      onClose={onClose}
    >
      <p>
        {post.commentsCount > 0 ? texts.deleteWithComments : texts.deleteExplained}
      </p>
    </Confirm>
  );
}

export function ReportPostDialog({ post, onClose }: Props) {
  const client = useClient();
  const { show } = useToast();
  const report = useMutation(reportPostMutation(client));
  const form = useForm({
    initial: { details: "" },
    check: ({ details }) => ({
      details: details.trim().length < 3 ? texts.reportDetailsMissing : undefined,
    }),
    send: ({ details }) => report.mutateAsync({ id: post.id, body: { details: details.trim() } }),
    done() {
      form.leave(onClose);
      show({ tone: "done", title: texts.weReceivedYourReport, text: texts.reportReceivedText });
    },
  });
  return (
    <Dialog
      open
      onClose={() => form.leave(onClose)}
      dismissible={!form.isSending}
      title={texts.reportThisPost}
      description={texts.reportExplained}
    >
      <Form
        form={form}
        go={texts.reportPost}
        onCancel={onClose}
      >
        <Field
          multiline
          rows={4}
          label={texts.whatsWrongWithIt}
          maxLength={2000}
          data-autofocus
          {...form.field("details")}
        />
      </Form>
    </Dialog>
  );
}
