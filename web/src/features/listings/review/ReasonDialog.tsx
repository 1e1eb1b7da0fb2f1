import { Dialog, Field } from "@hearthpaw/ui-kit";
import { Form } from "../../../components/forms/Form.tsx";
import { useForm } from "../../../lib/use_form.ts";
import * as texts from "./texts.tsx";
import shared from "../../../components/staff/case.module.css";
import css from "./review.module.css";

/** Asks staff for a reason, with common reasons to start from. */
export function ReasonDialog({ title, text, hint, go, danger, common, before, onDecide, onClose }: {
  title: string;
  /** The consequences, and who learns of them. */
  text: string;
  /** Readers of the reason. */
  hint: string;
  go: string;
  /** Whether the decision takes something from the breeder. */
  danger?: boolean;
  common: readonly string[];
  /** The reason typed before, if the decision was undone. */
  before: string;
  onDecide: (reason: string) => void;
  onClose: () => void;
}) {
  const form = useForm({
    initial: { reason: before },
    check: ({ reason }) => ({ reason: reason.trim() === "" ? texts.reasonMissing : undefined }),
    send: async ({ reason }) => onDecide(reason.trim()),
  });
  return (
    <Dialog open onClose={() => form.leave(onClose)} title={title} description={text}>
      <Form form={form} go={go} danger={danger} onCancel={onClose}>
        <Field
          multiline
          rows={4}
          label={texts.why}
          hint={hint}
          maxLength={1000}
          data-autofocus
          {...form.field("reason")}
        />
        <div className={shared.common} role="group" aria-label={texts.commonReasons}>
          <p className={css.soft}>{texts.commonReasonsHint}</p>
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
