import { useRef } from "react";
import { decideDispute, type DisputeQuote } from "@hearthpaw/client";
import { Checkbox, deadlineText, Dialog, Field, formatCents, RadioGroup } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { useDecisionForm } from "../../components/staff/use_decision_form.ts";
import { centsOf } from "../../lib/amounts.ts";
import { useClient } from "../../lib/client_context.ts";
import { stringifySearch } from "../../lib/search_params.ts";
import { useToday } from "../../lib/today.ts";
import { DisputeSums, type Payer, useDisputeSums } from "./DisputeSums.tsx";
import * as texts from "./texts.ts";
import type { Line } from "./use_dispute_queue.ts";

type Outcome = "release" | "all" | "part";

/** The form for the decision of staff, with the reason that both sides read. */
export function DecideDialog({ one, onClose }: { one: Line; onClose: () => void }) {
  const client = useClient();
  const today = useToday();
  const { dispute, refundableCents, buyerName, sellerName, statusBefore, isReplyDue = false } = one;
  const replyDay = dispute.replyDueOn ? deadlineText(dispute.replyDueOn, today) : "";
  const most = formatCents(refundableCents);
  // The booked sums are exactly the shown sums.
  const shown = useRef<DisputeQuote>(undefined);
  const form = useDecisionForm({
    kind: "disputes",
    id: dispute.id,
    needsCode: true,
    initial: {
      outcome: "",
      amount: "",
      payer: "",
      breederAmount: "",
      isPetReturned: statusBefore === "paid",
      reason: "",
      isEarly: false,
      earlyReason: "",
    },
    check: ({ outcome, amount, payer, breederAmount, reason, isEarly, earlyReason }) => {
      const cents = centsOf(amount);
      const isPart = outcome === "part";
      const isWrong = isPart && (!cents || cents >= refundableCents);
      const share = centsOf(breederAmount);
      const isShareWrong = isPart && payer === "split" && (share === undefined || (cents ?? 0) < share);
      return {
        outcome: outcome ? undefined : texts.chooseWhatHappens,
        amount: isWrong ? texts.amountOutOfRange(most) : undefined,
        payer: !isPart || isWrong
          ? undefined
          : !payer
          ? texts.chooseWhoPays
          : !shown.current && !isShareWrong
          ? texts.waitForTheSums
          : undefined,
        breederAmount: isShareWrong ? texts.shareOutOfRange : undefined,
        reason: reason.trim() ? undefined : texts.reasonRequired,
        isEarly: isReplyDue && !isEarly ? texts.confirmEarly : undefined,
        earlyReason: isReplyDue && isEarly && !earlyReason.trim() ? texts.earlyReasonRequired : undefined,
      };
    },
    decision({ outcome, amount, isPetReturned, reason, earlyReason }) {
      const body = {
        outcome: outcome === "release" ? "release" as const : "refund" as const,
        ...(outcome === "part"
          ? { refundCents: centsOf(amount)!, breederCents: shown.current!.breederCents }
          : {}),
        ...(isReplyDue ? { earlyReason: earlyReason.trim() } : {}),
        // The shown amount. If less is left by now, the server refunds no other amount instead.
        ...(outcome === "all"
          ? { ...(refundableCents > 0 ? { refundCents: refundableCents } : {}), isPetReturned }
          : {}),
        reason: reason.trim(),
      };
      return {
        title: texts.petNameResolved(dispute.petName),
        failed: texts.petNameNotResolved(dispute.petName),
        href: `/admin/disputes${stringifySearch({ dispute: dispute.id })}`,
        send: (options) => decideDispute(client, { id: dispute.id, body }, options),
        sent: ({ approval }) =>
          approval && { tone: "done", title: texts.waitsForSecondPerson, text: texts.someoneElseApproves },
      };
    },
    onClose,
  });
  const outcome = form.values.outcome as Outcome | "";
  const payer = form.values.payer as Payer | "";
  const sums = useDisputeSums(dispute.id, {
    isAsked: outcome === "all" ? refundableCents > 0 : outcome === "part",
    refundCents: outcome === "part" ? centsOf(form.values.amount) : refundableCents,
    payer: outcome === "part" ? payer : "shares",
    breederCents: centsOf(form.values.breederAmount),
  });
  shown.current = sums.quote;
  return (
    <Dialog
      open
      onClose={() => form.leave(onClose)}
      dismissible={!form.isSending}
      title={texts.resolveAbout(dispute.petName)}
      description={texts.decisionIsFinal}
    >
      <Form form={form} go={texts.resolve} onCancel={onClose}>
        <RadioGroup<Outcome>
          legend={texts.whatHappens}
          look="cards"
          value={outcome || undefined}
          onChange={(value) => form.change({ outcome: value })}
          error={form.errors.outcome}
          options={[
            {
              value: "release",
              label: texts.releaseTheFunds,
              description: texts.releaseTheFundsHint(buyerName),
            },
            {
              value: "all",
              label: refundableCents > 0 ? texts.refundEverything(most) : texts.endForTheBuyer,
              description: refundableCents > 0 ? texts.theSaleEndsAsRefunded : texts.nothingLeftToRefund,
            },
            ...(refundableCents > 0
              ? [{
                value: "part" as const,
                label: texts.refundAPart,
                description: statusBefore === "completed"
                  ? texts.theSaleStaysCompleted
                  : texts.theSaleIsCompleted,
              }]
              : []),
          ]}
        />
        {outcome === "part" && (
          <Field
            label={texts.refundToTheBuyer}
            hint={texts.inDollarsBelow(most)}
            inputMode="decimal"
            maxLength={12}
            {...form.field("amount")}
          />
        )}
        {outcome === "part" && (
          <RadioGroup<Payer>
            legend={texts.whoPaysForIt}
            look="cards"
            value={payer || undefined}
            onChange={(value) => form.change({ payer: value })}
            error={form.errors.payer}
            options={[
              { value: "shares", label: texts.eachItsShare, description: texts.eachItsShareHint(sellerName) },
              { value: "breeder", label: texts.sellerPays(sellerName) },
              { value: "platform", label: texts.hearthpawPays },
              { value: "split", label: texts.setTheAmounts },
            ]}
          />
        )}
        {outcome === "part" && payer === "split" && (
          <Field
            label={texts.sellerPays(sellerName)}
            hint={texts.hearthpawPaysRest}
            inputMode="decimal"
            maxLength={12}
            {...form.field("breederAmount")}
          />
        )}
        {sums.isShown && <DisputeSums sums={sums} sellerName={sellerName} />}
        {outcome === "all" && (
          <Checkbox
            label={texts.petIsBack(dispute.petName)}
            description={texts.petIsBackHint}
            {...form.box("isPetReturned")}
          />
        )}
        {isReplyDue && (
          <>
            <Checkbox
              label={texts.resolveWithoutReply(sellerName)}
              description={texts.resolveWithoutReplyHint(replyDay)}
              {...form.box("isEarly")}
            />
            {form.values.isEarly && (
              <Field
                label={texts.whyNotWait}
                hint={texts.bothSidesReadThis}
                maxLength={500}
                {...form.field("earlyReason")}
              />
            )}
          </>
        )}
        <Field
          multiline
          rows={4}
          label={texts.why}
          hint={texts.bothSidesReadThis}
          maxLength={2000}
          {...form.field("reason")}
        />
      </Form>
    </Dialog>
  );
}
