import type Stripe from "stripe";
import { evidenceParams } from "./evidence.ts";
import type { PaymentsPort } from "./port.ts";
import { type Calls, map } from "./stripe_calls.ts";
import { disputeOf } from "./views.ts";

/** Returns the part of the port that answers chargebacks, which the provider calls disputes. */
export function stripeDisputes(
  stripe: Stripe,
  { ask }: Calls,
): Pick<PaymentsPort, "retrieveDispute" | "uploadEvidence" | "submitEvidence"> {
  return {
    async retrieveDispute(id) {
      return map(await ask((bounds) => stripe.disputes.retrieve(id, {}, bounds)), disputeOf);
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
      return map(
        await ask((bounds) => stripe.disputes.update(disputeId, params, { ...bounds, idempotencyKey })),
        disputeOf,
      );
    },
  };
}
