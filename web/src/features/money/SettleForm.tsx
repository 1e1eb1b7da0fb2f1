import { type FormEvent, useId, useState } from "react";
import {
  type ApiError,
  type OwedRefund,
  settleRefund,
  type SettleRefundBody,
  translate,
} from "@hearthpaw/client";
import { Button, Dialog, Field, formatCents, Select, useToast } from "@hearthpaw/ui-kit";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useClient } from "../../lib/client_context.ts";
import css from "./money.module.css";

const WAYS = [
  { value: "check", label: "Check" },
  { value: "bank-transfer", label: "Bank transfer" },
  { value: "other", label: "Another way" },
] as const;

/** Notes that a refund was paid outside the payment provider; the buyer gets an email. */
export function SettleForm({ refund, onClose, onPaid }: {
  refund: OwedRefund;
  onClose: () => void;
  onPaid: () => void;
}) {
  const client = useClient();
  const { show } = useToast();
  const formId = useId();
  const [how, setHow] = useState<SettleRefundBody["how"]>("check");
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const [error, setError] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const amount = formatCents(refund.amountCents);

  async function go(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (reason.trim() === "") {
      setMissing(true);
      document.getElementById(`${formId}-reason`)?.focus();
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await settleRefund(client, { id: refund.id, body: { how, reason: reason.trim() } });
      show({ tone: "done", title: `The ${amount} refund is marked as paid` });
      onPaid();
      onClose();
    } catch (thrown) {
      setError(translate(thrown));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      size="small"
      dismissible={!isBusy}
      onClose={onClose}
      title={`Mark the ${amount} refund as paid?`}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} loading={isBusy}>Mark as paid</Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={go} noValidate>
        {error && <StaffError error={error} />}
        <p className={css.soft}>
          {`Only do this once you've sent the money to ${refund.buyerName} yourself. We'll email them, and stop trying to refund the card.`}
        </p>
        <Select
          label="How did you pay it?"
          options={WAYS}
          value={how}
          onChange={({ target }) => setHow(target.value as SettleRefundBody["how"])}
        />
        <Field
          id={`${formId}-reason`}
          data-autofocus
          multiline
          label="Note"
          hint="For the staff log, such as the check number."
          maxLength={1000}
          value={reason}
          error={missing && reason.trim() === "" ? "Add a note." : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
