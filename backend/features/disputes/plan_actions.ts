import type { Kysely } from "kysely";
import type { DisputeQuote } from "../../generated/types.ts";
import type { Database } from "../../platform/db/schema.ts";
import { asOfOneMoment } from "../../platform/db/tx.ts";
import { formatCents } from "../../platform/money.ts";
import { fail } from "../../platform/problem.ts";
import { clearedCents, type Entry } from "../ledger/rules.ts";
import {
  fundsAround,
  mostBreederCents,
  ownBreederCents,
  planWhole,
  refundablesOf,
  shareRefund,
  type Shares,
  sharesOf,
  splitRefund,
  targetsOf,
  totalRefundable,
} from "../sale/refund_plan/index.ts";
import { fundingOf } from "../sale/ending/index.ts";
import { allPayments, type Checkout, findCheckout, type Payment } from "../sale/order/index.ts";
import * as store from "./store.ts";

type Db = Kysely<Database>;

/** A refund in a dispute: each payment with the entries that reverse it, and each side's share. */
export type DisputePlan = Shares & {
  /** Whether everything is refunded and the sale ends. */
  isWhole: boolean;
  refundCents: number;
  refundableCents: number;
  parts: readonly { payment: Payment }[];
  back: readonly (readonly Entry[])[];
  /** Entries that reverse the funding of codes; only a whole refund has any. */
  others: readonly Entry[];
  /**
   * Breeder's default share of the refund and the maximum share that the breeder can be asked to pay, in
   * cents.
   */
  shareCents: number;
  mostBreederCents: number;
};

/**
 * Plans a refund of a given amount, or of everything. The quote shows this plan and the decision books it, so
 * both always match. Changes nothing. Fails with `refund_too_large`.
 */
export async function planRefund(
  db: Db,
  checkout: Checkout,
  asked: { refundCents?: number | undefined; breederCents?: number | undefined },
): Promise<DisputePlan> {
  const standing = await refundablesOf(db, checkout);
  const refundableCents = totalRefundable(standing);
  const refundCents = asked.refundCents ?? refundableCents;
  if (refundCents > refundableCents) {
    fail("refund_too_large", {
      detail: refundableCents === 0
        ? "There's nothing left to refund for this sale. End it in the buyer's favor, or release the funds."
        : `You can refund up to ${formatCents(refundableCents)} for this sale.`,
    });
  }
  // A full refund covers everything sold, whatever a card paid of it: a free sale, or a sale already
  // refunded, can end too.
  if (refundCents === refundableCents) return await planEverything(db, checkout, refundableCents);
  const own = splitRefund(standing, refundCents);
  const shareCents = ownBreederCents(standing, own);
  const most = mostBreederCents(standing, own);
  const breederCents = asked.breederCents ?? shareCents;
  if (breederCents > most) {
    fail("refund_too_large", { detail: `The breeder can pay up to ${formatCents(most)} of this refund.` });
  }
  const back = shareRefund(standing, own, { breederId: checkout.pet.breederId, breederCents });
  return {
    isWhole: false,
    refundCents,
    refundableCents,
    parts: standing,
    back,
    others: [],
    ...sharesOf(back),
    shareCents,
    mostBreederCents: most,
  };
}

async function planEverything(db: Db, checkout: Checkout, refundableCents: number): Promise<DisputePlan> {
  const { parts } = await planWhole(db, checkout, { to: "refunded" });
  const back = parts.map((part) => part.back);
  const others = (await fundingOf(db, checkout)).flatMap(({ entries }) => entries);
  // Reversing a code's funding moves nothing through the provider, so all shares together still equal the
  // refund.
  const shares = sharesOf([...back, others]);
  const { breederCents } = shares;
  return {
    isWhole: true,
    refundCents: 0 - clearedCents(back.flat()),
    refundableCents,
    parts,
    back,
    others,
    ...shares,
    shareCents: breederCents,
    mostBreederCents: breederCents,
  };
}

/**
 * Quotes a refund in a dispute as of now. Fails with `not_found`, `dispute_decided` or `refund_too_large`.
 */
export async function quoteDispute(
  db: Db,
  id: string,
  asked: { refundCents?: number | undefined; breederCents?: number | undefined },
): Promise<DisputeQuote> {
  const seen = await store.findDispute(db, id) ?? fail("not_found");
  return await asOfOneMoment(db, async (trx) => {
    const dispute = (await store.findDispute(trx, id))!;
    if (dispute.status === "decided") fail("dispute_decided");
    const checkout = (await findCheckout(trx, seen.reservation_id))!;
    const plan = await planRefund(trx, checkout, asked);
    const { before, after } = await fundsAround(
      trx,
      checkout,
      [...plan.back.flat(), ...plan.others],
      plan.isWhole,
    );
    const { refundableCents, refundCents, breederCents, platformCents, othersCents, shareCents } = plan;
    return {
      disputeId: id,
      refundableCents,
      refundCents,
      breederCents,
      platformCents,
      othersCents,
      shareCents,
      mostBreederCents: plan.mostBreederCents,
      targets: targetsOf(
        allPayments(checkout),
        plan.parts.map(({ payment }, i) => ({
          payment_id: payment.id,
          amount_cents: 0 - clearedCents(plan.back[i]!),
        })),
        "buyer",
      ),
      fundsBefore: before,
      fundsAfter: after,
    };
  });
}
