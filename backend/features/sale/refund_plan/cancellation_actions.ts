import type { Kysely } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";
import { fail } from "../../../platform/problem.ts";
import { cancellationEntries, clearedCents, type Entry } from "../../ledger/rules.ts";
import { isDepositRefundable } from "../../state_rules/rules.ts";
import { quoteLines, refundBasis, type Side } from "./cancellation_rules.ts";
import {
  allPayments,
  balanceOverdue,
  bookedOrder,
  type Checkout,
  type Move,
  moveFor,
  type Payment,
  refusalOf,
  statesOf,
} from "../order/index.ts";
import { refundablesOf } from "./refundable_actions.ts";
import { standingEntries } from "./refundable_rules.ts";

type Db = Kysely<Database>;

/** Payment and the entries that its refund moves; with an id if the provider has already made this refund. */
export type EndPart = { payment: Payment; back: readonly Entry[]; providerRefundId?: string };
/** Outcome of ending a sale: its move, and the refund entries of each payment. */
export type EndPlan = {
  move: Pick<Move, "to">;
  parts: readonly EndPart[];
  /** Quoted refund, stored with a paid reservation; null if no quote was shown. */
  quote: object | null;
};
/** Cancellation as of now: its move, and its refund by payment. */
export type Cancellation = Awaited<ReturnType<typeof planCancellation>>;

/**
 * Plans a cancellation. The quote shows this plan and the cancellation carries it out, so both always match.
 * Changes nothing. Fails with `transition_not_allowed`.
 */
export async function planCancellation(db: Db, checkout: Checkout, actor: Side | "admin" | "system") {
  const { reservation, order, pet } = checkout;
  const move = moveOf(checkout, actor);
  const { rule, depositPercent } = refundBasis({
    by: move.to === "cancelled-by-platform"
      ? "platform"
      : move.to === "cancelled-by-buyer"
      ? "buyer"
      : "breeder",
    paidAt: reservation.paid_at,
    now: reservation.at,
    depositRefundable: order.deposit_refundable ??
      isDepositRefundable(pet.rules, statesOf(pet, reservation.progress.delivery?.address.state)),
    sellerSuspended: pet.isBreederSuspended,
    policyPercent: pet.depositRefundPercent,
  });
  const booked = bookedOrder(order, pet.breederId);
  const parts = await partsBack(db, checkout, depositPercent);
  const paidCents = parts.reduce((sum, { remaining }) => sum + clearedCents(remaining), 0);
  const refundCents = parts.reduce((sum, { back }) => sum - clearedCents(back), 0);
  const lines = quoteLines(
    booked,
    parts.map(({ payment, remaining, back }) => ({ kind: payment.kind, remaining, back })),
  );
  return {
    move,
    parts,
    depositPercent,
    quote: { rule: paidCents > 0 ? rule : "nothing-paid" as const, paidCents, refundCents, lines },
  };
}

/**
 * Plans an end that refunds every payment of every order in full to the buyer, whoever paid it. Changes
 * nothing.
 */
export async function planWhole(db: Db, checkout: Checkout, move: Pick<Move, "to">): Promise<EndPlan> {
  return { move, parts: await partsBack(db, checkout, 100), quote: null };
}

/**
 * Plans the end of a sale whose payment is back with its buyer; all other payments are refunded too. The
 * quote says who returned the money, and counts money returned outside of the sale as paid, not as refunded
 * by us. Changes nothing. Fails with `transition_not_allowed`.
 */
export async function planTakenBack(db: Db, checkout: Checkout, isByBank: boolean): Promise<EndPlan> {
  const plan = await planCancellation(db, checkout, "system");
  const paidCents = allPayments(checkout).filter(({ status, is_returned }) =>
    status === "succeeded" && !is_returned
  )
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const told = isByBank
    ? { rule: "by-bank" as const }
    : { rule: "by-platform" as const, refundCents: paidCents };
  return { ...plan, quote: { ...plan.quote, paidCents, ...told } };
}

/**
 * Plans the refunds of an ended sale from money that was regained later, for example when a bank changed its
 * decision: everything that the end would have refunded. Changes nothing.
 */
export async function planRegained(db: Db, checkout: Checkout): Promise<EndPart[]> {
  const { reservation, pet } = checkout;
  const isByPolicy = reservation.refund_quote?.rule === "policy";
  return await partsBack(db, checkout, isByPolicy ? pet.depositRefundPercent : 100);
}

/**
 * Returns the remaining ledger entries of each payment, and the entries of its refund at this percentage of
 * the deposit.
 */
async function partsBack(db: Db, checkout: Checkout, depositPercent: number) {
  return (await refundablesOf(db, checkout)).map((part) => {
    const remaining = standingEntries(part);
    // No policy applies to add-ons that were not delivered, so an order of add-ons is refunded in full.
    const percent = part.order.order_type === "addon" ? 100 : depositPercent;
    const booked = bookedOrder(part.order, checkout.pet.breederId);
    const back = cancellationEntries(booked, part.payment.kind, remaining, percent);
    return { payment: part.payment, remaining, back: clearedCents(back) <= 0 ? back : [] };
  });
}

/**
 * Returns the move of a cancellation. A breeder who cancels after the balance's grace period releases the
 * buyer, which counts as the buyer's cancellation.
 */
function moveOf({ reservation, pet }: Checkout, actor: Side | "admin" | "system"): Move {
  const { status, balance_due_at, stop, at } = reservation;
  // The clock of a stopped sale does not run, so its balance is never overdue.
  const isReleased = actor === "breeder" && status === "deposit-paid" && balance_due_at !== null &&
    stop === null &&
    balanceOverdue(balance_due_at, pet.timeZone, at);
  const move = moveFor(status, isReleased ? "release" : "cancel", actor);
  return move ?? fail("transition_not_allowed", { detail: refusalOf(status, "cancel", actor) });
}
