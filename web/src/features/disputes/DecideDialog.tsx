import { useQueryClient } from "@tanstack/react-query";
import { decideDispute } from "@hearthpaw/client";
import { Checkbox, Dialog, Field, formatCents, RadioGroup, useToast } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { centsOf } from "../../lib/amounts.ts";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import type { Line } from "./use_dispute_queue.ts";

type Outcome = "release" | "all" | "part";

/** What staff decide, with the reason that both sides read. */
export function DecideDialog({ one, onClose, onDecided }: {
  one: Line;
  onClose: () => void;
  onDecided: () => void;
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { dispute, refundableCents, buyerName, statusBefore } = one;
  const most = formatCents(refundableCents);
  const form = useForm({
    initial: { outcome: "", amount: "", isPetReturned: statusBefore === "paid", reason: "" },
    check: ({ outcome, amount, reason }) => {
      const cents = centsOf(amount);
      const isWrong = outcome === "part" && (!cents || cents >= refundableCents);
      return {
        outcome: outcome ? undefined : "Choose what happens.",
        amount: isWrong ? `Enter an amount above $0 and below ${most}.` : undefined,
        reason: reason.trim() ? undefined : "Say why, in a sentence or two.",
      };
    },
    async send({ outcome, amount, isPetReturned, reason }) {
      await decideDispute(client, {
        id: dispute.id,
        body: {
          outcome: outcome === "release" ? "release" : "refund",
          ...(outcome === "part" ? { refundCents: centsOf(amount)! } : {}),
          // The amount that was read: where less is left by now, nothing else is refunded instead.
          ...(outcome === "all" ? { refundCents: refundableCents, isPetReturned } : {}),
          reason: reason.trim(),
        },
      });
      show({ tone: "done", title: `${dispute.petName}: decided`, text: "Both sides get an email." });
      onDecided();
      await queryClient.invalidateQueries({ queryKey: ["listDisputesToDecide"] });
    },
    places: { refundCents: "amount" },
  });
  const outcome = form.values.outcome as Outcome | "";
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!form.isSending}
      title={`Decide about ${dispute.petName}?`}
      description="Your decision is final. Both sides get an email with your reason."
    >
      <Form form={form} go="Decide" onCancel={onClose}>
        <RadioGroup<Outcome>
          legend="What happens?"
          look="cards"
          value={outcome || undefined}
          onChange={(value) => form.change({ outcome: value })}
          error={form.errors.outcome}
          options={[
            {
              value: "release",
              label: "Release the funds",
              description:
                `${buyerName} gets nothing back. The breeder's funds are released by the usual rule.`,
            },
            ...(refundableCents > 0
              ? [
                {
                  value: "all" as const,
                  label: `Refund everything (${most})`,
                  description: "The sale ends as refunded.",
                },
                {
                  value: "part" as const,
                  label: "Refund a part",
                  description: "The sale stays completed.",
                },
              ]
              : []),
          ]}
        />
        {outcome === "part" && (
          <Field
            label="Refund to the buyer"
            hint={`In dollars, below ${most}.`}
            inputMode="decimal"
            maxLength={12}
            {...form.field("amount")}
          />
        )}
        {outcome === "all" && (
          <Checkbox
            label={`${dispute.petName} is back with the breeder`}
            description="The listing is open again. Otherwise it stays sold."
            {...form.box("isPetReturned")}
          />
        )}
        <Field
          multiline
          rows={4}
          label="Why?"
          hint="Both sides read this, word for word."
          maxLength={2000}
          {...form.field("reason")}
        />
      </Form>
    </Dialog>
  );
}
