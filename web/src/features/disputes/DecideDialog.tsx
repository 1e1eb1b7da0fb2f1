import { decideDispute } from "@hearthpaw/client";
import { Checkbox, Dialog, Field, formatCents, RadioGroup, useToast } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { useReadAgain } from "../../components/staff/use_staff_queues.ts";
import { centsOf } from "../../lib/amounts.ts";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import * as texts from "./texts.ts";
import type { Line } from "./use_dispute_queue.ts";

type Outcome = "release" | "all" | "part";

/** What staff decide, with the reason that both sides read. */
export function DecideDialog({ one, onClose, onDecided }: {
  one: Line;
  onClose: () => void;
  onDecided: () => void;
}) {
  const client = useClient();
  const readAgain = useReadAgain("listDisputesToDecide");
  const { show } = useToast();
  const { dispute, refundableCents, buyerName, statusBefore } = one;
  const most = formatCents(refundableCents);
  const form = useForm({
    initial: { outcome: "", amount: "", isPetReturned: statusBefore === "paid", reason: "" },
    check: ({ outcome, amount, reason }) => {
      const cents = centsOf(amount);
      const isWrong = outcome === "part" && (!cents || cents >= refundableCents);
      return {
        outcome: outcome ? undefined : texts.chooseWhatHappens,
        amount: isWrong ? texts.amountOutOfRange(most) : undefined,
        reason: reason.trim() ? undefined : texts.reasonRequired,
      };
    },
    async send({ outcome, amount, isPetReturned, reason }) {
      await decideDispute(client, {
        id: dispute.id,
        body: {
          outcome: outcome === "release" ? "release" : "refund",
          ...(outcome === "part" ? { refundCents: centsOf(amount)! } : {}),
          // The amount that was read: where less is left by now, nothing else is refunded instead.
          ...(outcome === "all"
            ? { ...(refundableCents > 0 ? { refundCents: refundableCents } : {}), isPetReturned }
            : {}),
          reason: reason.trim(),
        },
      });
      show({ tone: "done", title: texts.petNameDecided(dispute.petName), text: texts.bothSidesGetAnEmail });
      onDecided();
      await readAgain();
    },
    places: { refundCents: "amount" },
  });
  const outcome = form.values.outcome as Outcome | "";
  return (
    <Dialog
      open
      onClose={() => form.leave(onClose)}
      dismissible={!form.isSending}
      title={texts.decideAbout(dispute.petName)}
      description={texts.decisionIsFinal}
    >
      <Form form={form} go={texts.decide} onCancel={onClose}>
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
                description: texts.theSaleStaysCompleted,
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
        {outcome === "all" && (
          <Checkbox
            label={texts.petIsBack(dispute.petName)}
            description={texts.petIsBackHint}
            {...form.box("isPetReturned")}
          />
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
