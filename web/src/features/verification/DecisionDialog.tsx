import type { Verification } from "@hearthpaw/client";
import { Button, Dialog, Field } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { useForm } from "../../lib/use_form.ts";
import * as texts from "./texts.tsx";
import type { Decision } from "./use_queue.ts";
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
  /** The earlier reason, if the decision was undone. */
  before: string;
  onClose: () => void;
  onDecide: (reason?: string) => void;
};

/** Asks for a reason if the decision needs one. */
export function DecisionDialog({ decision, ...props }: Props & { decision: Deciding }) {
  return decision === "approve" ? <Approving {...props} /> : <Explaining decision={decision} {...props} />;
}

function Approving({ one, onClose, onDecide }: Props) {
  const { title, text, go } = WORDS.approve;
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={`${title} ${one.breederName}?`}
      footer={
        <div className={css.buttons}>
          <Button variant="quiet" onClick={onClose}>{texts.cancel}</Button>
          <Button data-autofocus onClick={() => onDecide()}>{go}</Button>
        </div>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

function Explaining({ one, decision, before, onClose, onDecide }: Props & { decision: "ask" | "reject" }) {
  const { title, text, go, common } = WORDS[decision];
  const form = useForm({
    initial: { reason: before },
    check: ({ reason }) => ({
      reason: reason.trim() === "" ? texts.reasonMissing : undefined,
    }),
    send: async ({ reason }) => onDecide(reason.trim()),
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
