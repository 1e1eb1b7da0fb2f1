import { type FormEvent, useId, useState } from "react";
import {
  type ApiError,
  settleBalance,
  type SettleBalanceBody,
  settlePayout,
  translate,
  type WaitingPayout,
} from "@hearthpaw/client";
import { Button, Dialog, Field, formatCents, Select, useToast } from "@hearthpaw/ui-kit";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useUnsaved } from "../../lib/unsaved.ts";
import * as texts from "./payout_texts.ts";
import css from "./money.module.css";

/** Settles a returned payout, what a breeder owes, or available funds that can't be paid out. */
export function SettlePayoutForm({ one, onClose, onSettled }: {
  one: WaitingPayout;
  onClose: () => void;
  onSettled: () => void;
}) {
  const client = useClient();
  const { show } = useToast();
  const formId = useId();
  const [how, setHow] = useState<SettleBalanceBody["how"]>("paid-elsewhere");
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const [error, setError] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const { leave, saved } = useUnsaved({ isChanged: reason.trim() !== "" });
  const close = () => leave(onClose);
  const amount = formatCents(one.amountCents);
  const side = one.reason === "owed" ? "debt" : "funds";

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
      if (one.payoutId) {
        await settlePayout(client, { id: one.payoutId, body: { reason: reason.trim() } });
      } else {
        const { amountCents } = one;
        await settleBalance(client, {
          id: one.breederId,
          body: { side, how, amountCents, balanceCents: amountCents, reason: reason.trim() },
        });
      }
      show({ tone: "done", title: texts.settled(amount) });
      saved();
      onSettled();
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
      title={texts.settleQuestion(amount)}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={close}>{texts.cancel}</Button>
          <Button type="submit" form={formId} loading={isBusy}>{texts.settle}</Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={go} noValidate>
        {error && <StaffError error={error} />}
        <p className={css.soft}>
          {one.payoutId
            ? texts.settlePayoutHint(one.programName)
            : side === "debt"
            ? texts.settleDebtHint(one.programName)
            : texts.settleFundsHint(one.programName)}
        </p>
        {!one.payoutId && (
          <Select
            label={texts.how}
            options={side === "debt" ? DEBT : FUNDS}
            value={how}
            onChange={({ target }) => setHow(target.value as SettleBalanceBody["how"])}
          />
        )}
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

const DEBT = [
  { value: "paid-elsewhere", label: texts.debtPaid },
  { value: "written-off", label: texts.debtWrittenOff },
] as const;
const FUNDS = [
  { value: "paid-elsewhere", label: texts.fundsPaid },
  { value: "written-off", label: texts.fundsUnclaimed },
] as const;
