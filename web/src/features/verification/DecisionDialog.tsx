import { useState } from "react";
import { type ApiError, translate, type Verification } from "@hearthpaw/client";
import { Button, Dialog, ErrorNotice, Field } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { failureWords, useForm } from "../../lib/use_form.ts";
import { type Decision, useDecide } from "./use_queue.ts";
import css from "./queue.module.css";

type Deciding = Exclude<Decision, "review">;

const WORDS: Readonly<
  Record<Deciding, { title: string; text: string; go: string; common: readonly string[] }>
> = {
  approve: {
    title: "Approve",
    text: "The verified badge appears on their page and every listing right away. The breeder gets an email.",
    go: "Approve",
    common: [],
  },
  ask: {
    title: "Request more info",
    text: "The breeder gets an email with your message, and can submit again.",
    go: "Send request",
    common: [
      "We can't read the back of the ID. Take it again in daylight, without flash.",
      "The name on the ID doesn't match the account. Tell us why, or use the ID of the person who runs the program.",
      "We can't see where your pets live. Add photos of the whole room or kennel.",
      "The ID has expired. Use a valid one.",
    ],
  },
  reject: {
    title: "Reject",
    text: "The breeder gets an email with your reason. They can submit new documents.",
    go: "Reject",
    common: [
      "The photos aren't of a real ID.",
      "The photos show another kennel, or are from another site.",
    ],
  },
};

type Props = {
  one: Verification;
  onClose: () => void;
  /** Told whether the decision was ours, or somebody was quicker. */
  onDone: (isOurs: boolean) => void;
};

/** Asks for a reason where one is needed, and decides. */
export function DecisionDialog({ decision, ...props }: Props & { decision: Deciding }) {
  return decision === "approve" ? <Approving {...props} /> : <Explaining decision={decision} {...props} />;
}

function Approving({ one, onClose, onDone }: Props) {
  const decide = useDecide();
  const [failure, setFailure] = useState<ApiError>();
  const { title, text, go } = WORDS.approve;
  const approve = () =>
    decide(one, "approve").then(onDone, (thrown: unknown) => setFailure(translate(thrown)));
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={`${title} ${one.breederName}?`}
      footer={
        <div className={css.buttons}>
          <Button variant="quiet" onClick={onClose}>Cancel</Button>
          <Button data-autofocus onClick={approve}>{go}</Button>
        </div>
      }
    >
      <p>{text}</p>
      {failure && <ErrorNotice title={failureWords(failure).title} />}
    </Dialog>
  );
}

function Explaining({ one, decision, onClose, onDone }: Props & { decision: "ask" | "reject" }) {
  const decide = useDecide();
  const { title, text, go, common } = WORDS[decision];
  const form = useForm({
    initial: { reason: "" },
    check: ({ reason }) => ({
      reason: reason.trim() === "" ? "Say what's needed, so the breeder knows what to do." : undefined,
    }),
    send: async ({ reason }) => onDone(await decide(one, decision, reason.trim())),
  });
  return (
    <Dialog open onClose={onClose} title={`${title}: ${one.breederName}`} description={text}>
      <Form form={form} go={go} danger={decision === "reject"} onCancel={onClose}>
        <Field
          multiline
          rows={4}
          label={decision === "ask" ? "What's missing?" : "Why?"}
          hint="The breeder reads this, word for word."
          maxLength={1000}
          data-autofocus
          {...form.field("reason")}
        />
        <div className={css.common}>
          <p className={css.soft}>Common reasons</p>
          {common.map((words) => (
            <button
              key={words}
              type="button"
              className={css.words}
              onClick={() => form.change({ reason: words })}
            >
              {words}
            </button>
          ))}
        </div>
      </Form>
    </Dialog>
  );
}
