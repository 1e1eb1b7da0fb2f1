import type Stripe from "stripe";
import { evidenceParams } from "./evidence.ts";
import type { Answer, Dispute, PaymentsPort } from "./port.ts";
import { type Calls, map } from "./stripe_calls.ts";
import { balanceMovementOf, disputeOf } from "./views.ts";

/** Returns the part of the port that answers chargebacks, which the provider calls disputes. */
export function stripeDisputes(
  stripe: Stripe,
  { ask, pages }: Calls,
): Pick<PaymentsPort, "retrieveDispute" | "uploadEvidence" | "submitEvidence"> {
  /**
   * A fee charged after the start of a dispute is a balance transaction of the dispute and missing in its
   * list.
   */
  async function withMovements(answer: Answer<Stripe.Dispute>): Promise<Answer<Dispute>> {
    if (answer.kind !== "done") return answer;
    const { id: source } = answer.value;
    const booked = await pages(
      (after, bounds) => stripe.balanceTransactions.list({ source, limit: 100, ...after }, bounds),
      balanceMovementOf,
    );
    return map(booked, (newestFirst) => disputeOf(answer.value, newestFirst.reverse()));
  }

  return {
    async retrieveDispute(id) {
      return await withMovements(await ask((bounds) => stripe.disputes.retrieve(id, {}, bounds)));
    },

    async uploadEvidence({ name, type, bytes, idempotencyKey }) {
      const params: Stripe.FileCreateParams = {
        purpose: "dispute_evidence",
        file: { data: bytes, name, type },
      };
      const answer = await ask((bounds) => stripe.files.create(params, { ...bounds, idempotencyKey }));
      return map(answer, ({ id }) => ({ id }));
    },

    async submitEvidence({ disputeId, evidence, idempotencyKey }) {
      const params: Stripe.DisputeUpdateParams = { evidence: evidenceParams(evidence), submit: true };
      return await withMovements(
        await ask((bounds) => stripe.disputes.update(disputeId, params, { ...bounds, idempotencyKey })),
      );
    },
  };
}
