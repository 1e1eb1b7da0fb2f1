import { type FormEvent, useId, useState } from "react";
import {
  type ApiError,
  attachFinding,
  keepFinding,
  type MoneyFinding,
  refundFinding,
  translate,
} from "@hearthpaw/client";
import { Button, Dialog, Field, formatCents, useToast } from "@hearthpaw/ui-kit";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useUnsaved } from "../../lib/unsaved.ts";
import * as texts from "./texts.tsx";
import css from "./money.module.css";

/** How staff settle a finding. */
export type WayOut = "attach" | "refund" | "keep";

/** Asks before a finding is settled; money that leaves, or stays unexplained, needs a reason. */
export function FindingDialog({ finding, wayOut, onClose, onSettled }: {
  finding: MoneyFinding;
  wayOut: WayOut;
  onClose: () => void;
  onSettled: () => void;
}) {
  const client = useClient();
  const { show } = useToast();
  const formId = useId();
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const [error, setError] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const { leave, saved } = useUnsaved({ isChanged: reason.trim() !== "" });
  const close = () => leave(onClose);
  const amount = formatCents(finding.leftCents);
  const name = finding.petName ?? texts.thePet;
  const needsReason = wayOut !== "attach";
  const words = wordsOf(wayOut, { kind: finding.kind, amount, name, email: finding.buyerEmail });

  async function go(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (needsReason && reason.trim() === "") {
      setMissing(true);
      document.getElementById(`${formId}-reason`)?.focus();
      return;
    }
    setBusy(true);
    setError(undefined);
    const { id } = finding;
    const body = { reason: reason.trim() };
    try {
      const answer = wayOut === "attach"
        ? await attachFinding(client, { id })
        : wayOut === "refund"
        ? await refundFinding(client, { id, body })
        : await keepFinding(client, { id, body });
      const { failure, status } = answer.finding;
      if (failure && status === "open") {
        show({ tone: "fail", title: texts.refundRefused(failure.replaceAll("_", " ")) });
      } else {
        const isAsked = "approval" in answer && answer.approval !== undefined;
        show({ tone: "done", title: isAsked ? texts.waitsForSecondPerson : words.done });
      }
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
      title={words.title}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={close}>{texts.cancel}</Button>
          <Button type="submit" form={formId} loading={isBusy}>{words.button}</Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={go} noValidate>
        {error && <StaffError error={error} />}
        <p className={css.soft}>{words.effect}</p>
        {needsReason && (
          <Field
            id={`${formId}-reason`}
            data-autofocus
            multiline
            label={texts.reason}
            hint={texts.reasonHint}
            maxLength={1000}
            value={reason}
            error={missing && reason.trim() === "" ? texts.addAReason : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </form>
    </Dialog>
  );
}

/** The dialog's words: the question, what will happen, the button, and what is said afterwards. */
function wordsOf(
  wayOut: WayOut,
  { kind, amount, name, email }: {
    kind: MoneyFinding["kind"];
    amount: string;
    name: string;
    email: string | null;
  },
) {
  if (wayOut === "keep") {
    return {
      title: texts.keepQuestion(amount),
      effect: texts.keepEffect,
      button: texts.keepAsUnexplained,
      done: texts.keptIt(amount),
    };
  }
  if (wayOut === "refund") {
    return {
      title: texts.refundQuestion(amount),
      effect: email ? texts.refundEffect(email) : texts.refundEffectWithoutEmail,
      button: texts.refund(amount),
      done: texts.refunding(amount),
    };
  }
  return kind === "payment"
    ? {
      title: texts.restoreQuestion(name),
      effect: texts.restoreEffect(name),
      button: texts.restoreSale,
      done: texts.restored(name),
    }
    : {
      title: texts.recordQuestion(amount),
      effect: texts.recordEffect,
      button: texts.recordPayout,
      done: texts.recorded(amount),
    };
}
