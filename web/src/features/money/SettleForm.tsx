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
import { useUnsaved } from "../../lib/unsaved.ts";
import * as texts from "./texts.tsx";
import css from "./money.module.css";

const WAYS = [
  { value: "check", label: texts.check },
  { value: "bank-transfer", label: texts.bankTransfer },
  { value: "other", label: texts.anotherWay },
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
  const { leave, saved } = useUnsaved({ isChanged: reason.trim() !== "" });
  const close = () => leave(onClose);
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
      saved();
      show({ tone: "done", title: texts.refundMarkedPaid(amount) });
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
      onClose={close}
      title={texts.markTheRefundAsPaid(amount)}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={close}>{texts.cancel}</Button>
          <Button type="submit" form={formId} loading={isBusy}>{texts.markAsPaid}</Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={go} noValidate>
        {error && <StaffError error={error} />}
        <p className={css.soft}>
          {texts.markPaidWarning(refund.buyerName)}
        </p>
        <Select
          label={texts.howDidYouPayIt}
          options={WAYS}
          value={how}
          onChange={({ target }) => setHow(target.value as SettleRefundBody["how"])}
        />
        <Field
          id={`${formId}-reason`}
          data-autofocus
          multiline
          label={texts.note}
          hint={texts.noteHint}
          maxLength={1000}
          value={reason}
          error={missing && reason.trim() === "" ? texts.addANote : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
