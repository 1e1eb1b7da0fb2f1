import { Dialog, Field } from "@hearthpaw/ui-kit";
import { Form } from "../../../components/forms/Form.tsx";
import { useForm } from "../../../lib/use_form.ts";
import * as texts from "./texts.tsx";
import shared from "../../../components/staff/case.module.css";
import css from "./review.module.css";

/** Asks staff why, with what is often said to begin from. The dialog stays, with every word, until `send` has succeeded. */
export function ReasonDialog({ title, text, hint, go, danger, common, send, onClose }: {
  title: string;
  /** What happens, and who learns of it. */
  text: string;
  /** Who reads the reason. */
  hint: string;
  go: string;
  /** It takes something from the breeder. */
  danger?: boolean;
  common: readonly string[];
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const form = useForm({
    initial: { reason: "" },
    check: ({ reason }) => ({ reason: reason.trim() === "" ? texts.reasonMissing : undefined }),
    send: ({ reason }) => send(reason.trim()),
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
