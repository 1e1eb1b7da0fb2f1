import { useId } from "react";
import { attachFinding, keepFinding, type MoneyFinding, refundFinding } from "@hearthpaw/client";
import { Button, Dialog, Field, formatCents } from "@hearthpaw/ui-kit";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useDecisionForm } from "../../components/staff/use_decision_form.ts";
import { useClient } from "../../lib/client_context.ts";
import * as texts from "./texts.tsx";
import css from "./money.module.css";

/** Ways to settle a finding. */
export type WayOut = "attach" | "refund" | "keep";

type FindingAnswer = { finding: MoneyFinding; approval?: unknown };

/** Asks before a finding is settled. Money that leaves, or stays unexplained, needs a reason. */
export function FindingDialog({ finding, wayOut, onClose }: {
  finding: MoneyFinding;
  wayOut: WayOut;
  onClose: () => void;
}) {
  const client = useClient();
  const formId = useId();
  const amount = formatCents(finding.leftCents);
  const name = finding.petName ?? texts.thePet;
  const needsReason = wayOut !== "attach";
  const words = wordsOf(wayOut, { kind: finding.kind, amount, name, email: finding.buyerEmail });

  const form = useDecisionForm({
    kind: "findings",
    id: finding.id,
    needsCode: true,
    hasSummary: false,
    initial: { reason: "" },
    check: ({ reason }) => ({ reason: needsReason && reason.trim() === "" ? texts.addAReason : undefined }),
    decision({ reason }) {
      const { id } = finding;
      const body = { reason: reason.trim() };
      return {
        title: words.done,
        failed: texts.findingNotSettled(amount),
        send: (options): Promise<FindingAnswer> =>
          wayOut === "attach"
            ? attachFinding(client, { id }, options)
            : wayOut === "refund"
            ? refundFinding(client, { id, body }, options)
            : keepFinding(client, { id, body }, options),
        sent({ finding: { failure, status }, approval }) {
          if (failure && status === "open") {
            return { tone: "fail", title: texts.refundRefused(failure.replaceAll("_", " ")) };
          }
          return approval ? { tone: "done", title: texts.waitsForSecondPerson } : undefined;
        },
      };
    },
    onClose,
  });
  const close = () => form.leave(onClose);

  return (
    <Dialog
      open
      size="small"
      dismissible={!form.isSending}
      onClose={close}
      title={words.title}
      footer={
        <>
          <Button variant="secondary" disabled={form.isSending} onClick={close}>{texts.cancel}</Button>
          <Button type="submit" form={formId} loading={form.isSending}>{words.button}</Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={form.submit} noValidate>
        {form.failure && <StaffError error={form.failure} />}
        <p className={css.soft}>{words.effect}</p>
        {needsReason && (
          <Field
            data-autofocus
            multiline
            label={texts.reason}
            hint={texts.reasonHint}
            maxLength={1000}
            {...form.field("reason")}
          />
        )}
      </form>
    </Dialog>
  );
}

/** Returns the dialog's words: the question, the effect, the button, and the message afterwards. */
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
