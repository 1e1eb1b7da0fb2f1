import { Dialog, Field, RadioGroup } from "@hearthpaw/ui-kit";
import { useForm } from "../../lib/use_form.ts";
import { OnceConfirmed } from "../session/ConfirmEmail.tsx";
import { Form } from "./Form.tsx";
import * as texts from "./texts.ts";
import css from "./report.module.css";

type ReportFormProps<Reason extends string> = {
  title: string;
  /** Readers of the report, and people who don't see it. */
  description: string;
  reasons: readonly { value: Reason | "other"; label: string }[];
  go: string;
  /** Hint at the details. */
  hint?: string;
  send: (report: { reason: Reason | "other"; details?: string }) => Promise<unknown>;
  /** Called after sending. Without it, the dialog closes. */
  onSent?: () => void;
  onClose: () => void;
};

/**
 * Asks for a problem with other people's content and reports it to staff. If no reason fits, details are
 * required.
 */
export function ReportForm<Reason extends string>(props: ReportFormProps<Reason>) {
  return (
    <OnceConfirmed why={texts.confirmToReport} onClose={props.onClose}>
      <Asked {...props} />
    </OnceConfirmed>
  );
}

function Asked<Reason extends string>(
  { title, description, reasons, go, hint, send, onSent, onClose }: ReportFormProps<Reason>,
) {
  const form = useForm({
    initial: { reason: "", details: "" },
    check: ({ reason, details }) => ({
      reason: reason === "" ? texts.chooseWhatsWrong : undefined,
      details: reason === "other" && details.trim() === "" ? texts.sayWhatsWrong : undefined,
    }),
    send({ reason, details }) {
      const said = details.trim();
      return send({ reason: reason as Reason, ...(said ? { details: said } : {}) });
    },
    done() {
      if (onSent) onSent();
      else form.leave(onClose);
    },
  });
  const reason = form.choice("reason");
  return (
    <Dialog
      open
      onClose={() => form.leave(onClose)}
      dismissible={!form.isSending}
      title={title}
      description={description}
    >
      <Form form={form} go={go} onCancel={onClose}>
        <div id={reason.id} tabIndex={-1} className={css.reasons}>
          <RadioGroup
            legend={texts.whatsWrong}
            value={(form.values.reason || undefined) as Reason | undefined}
            onChange={(chosen) => form.change({ reason: chosen })}
            error={reason.error}
            options={reasons}
          />
        </div>
        <Field
          multiline
          rows={3}
          label={texts.details}
          hint={hint}
          optional={form.values.reason !== "other"}
          maxLength={2000}
          {...form.field("details")}
        />
      </Form>
    </Dialog>
  );
}
