import { useId } from "react";

import { Button, Dialog, Field } from "@hearthpaw/ui-kit";
import type { DecisionKind } from "../../components/staff/queues.ts";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { type FormDecision, useDecisionForm } from "../../components/staff/use_decision_form.ts";
import * as texts from "./texts.ts";
import css from "./staff.module.css";

/**
 * A decision about an account that needs a reason. It shows the consequences before the decision, which can
 * be undone until it is sent.
 */
export function ReasonDialog<Answer>(
  { kind, id, title, follows, hint, keep, go, variant, decision, onClose, onDecided }: {
    kind: DecisionKind;
    id: string;
    title: string;
    follows: readonly string[];
    /** Names the readers of the reason. */
    hint: string;
    /** Labels of the two buttons: one leaves everything as it is, the other decides. */
    keep: string;
    go: string;
    variant: "primary" | "danger";
    decision: (reason: string) => FormDecision<Answer>;
    onClose: () => void;
    onDecided: () => void;
  },
) {
  const formId = useId();
  const form = useDecisionForm({
    kind,
    id,
    hasSummary: false,
    initial: { reason: "" },
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : texts.enterAReason }),
    decision: ({ reason }) => decision(reason.trim()),
    onClose: onDecided,
  });
  const close = () => form.leave(onClose);

  return (
    <Dialog
      open
      size="small"
      dismissible={!form.isSending}
      onClose={close}
      title={title}
      footer={
        <>
          <Button variant="secondary" disabled={form.isSending} onClick={close}>{keep}</Button>
          <Button type="submit" form={formId} variant={variant} loading={form.isSending}>{go}</Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={form.submit} noValidate>
        {form.failure && <StaffError error={form.failure} />}
        <ul className={css.bullets}>
          {follows.map((text) => <li key={text}>{text}</li>)}
        </ul>
        <Field
          data-autofocus
          multiline
          label={texts.why}
          hint={hint}
          maxLength={1000}
          {...form.field("reason")}
        />
      </form>
    </Dialog>
  );
}
