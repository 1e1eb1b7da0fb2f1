import { useState } from "react";
import { type ApiError, translate, type Verification } from "@hearthpaw/client";
import { Button, Dialog, ErrorNotice, Field } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { failureWords, useForm } from "../../lib/use_form.ts";
import * as texts from "./texts.tsx";
import { type Decision, useDecide } from "./use_queue.ts";
import shared from "../../components/staff/case.module.css";
import css from "./queue.module.css";

type Deciding = Exclude<Decision, "review">;

const WORDS: Readonly<
  Record<Deciding, { title: string; text: string; go: string; common: readonly string[] }>
> = {
  approve: {
    title: texts.approve,
    text: texts.approveExplained,
    go: texts.approve,
    common: [],
  },
  ask: {
    title: texts.requestMoreInfo,
    text: texts.moreInfoExplained,
    go: texts.sendRequest,
    common: [
      texts.reasonIdUnreadable,
      texts.reasonNameMismatch,
      texts.reasonHomeNotShown,
      texts.reasonIdExpired,
    ],
  },
  reject: {
    title: texts.reject,
    text: texts.rejectExplained,
    go: texts.reject,
    common: [
      texts.reasonFakeId,
      texts.reasonOthersPhotos,
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
          <Button variant="quiet" onClick={onClose}>{texts.cancel}</Button>
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
      reason: reason.trim() === "" ? texts.reasonMissing : undefined,
    }),
    send: async ({ reason }) => onDone(await decide(one, decision, reason.trim())),
  });
  return (
    <Dialog
      open
      onClose={() => form.leave(onClose)}
      title={`${title}: ${one.breederName}`}
      description={text}
    >
      <Form form={form} go={go} danger={decision === "reject"} onCancel={onClose}>
        <Field
          multiline
          rows={4}
          label={decision === "ask" ? texts.whatsMissing : texts.why}
          hint={texts.reasonHint}
          maxLength={1000}
          data-autofocus
          {...form.field("reason")}
        />
        <div className={shared.common}>
          <p className={shared.soft}>{texts.commonReasons}</p>
          {common.map((words) => (
            <button
              key={words}
              type="button"
              className={shared.words}
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
