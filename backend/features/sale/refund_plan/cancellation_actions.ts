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

/** A payment and the entries it gives back; with an id if the provider has made this refund already. */
export type EndPart = { payment: Payment; back: readonly Entry[]; providerRefundId?: string };
/** Outcome of ending a sale: its move, and the entries that each payment gives back. */
export type EndPlan = {
  move: Pick<Move, "to">;
  parts: readonly EndPart[];
  /** The refund as it was quoted, kept with a paid reservation; null if no one was shown a quote. */
  quote: object | null;
};
/** A cancellation as it would be at this moment: its move, and what it gives back, by payment. */
export type Cancellation = Awaited<ReturnType<typeof planCancellation>>;

/**
 * Plans a cancellation; the quote shows it, and the cancellation itself makes it, so both are always the same. Changes
 * nothing. Fails with `transition_not_allowed`.
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
 * Plans an end in which everything goes back to the buyer, whoever paid it: every payment of every order in whole. Changes
 * nothing.
 */
export async function planWhole(db: Db, checkout: Checkout, move: Pick<Move, "to">): Promise<EndPlan> {
  return { move, parts: await partsBack(db, checkout, 100), quote: null };
}

/**
 * Plans the end of a sale whose payment is back with its buyer: everything else goes back too. The quote says who returned
 * the money, and counts what was returned outside of the sale as paid, not as refunded by us. Changes nothing. Fails with
 * `transition_not_allowed`.
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
 * Plans what an ended sale gives back of money that came back to it, such as by a bank that decided again: everything that its
 * end would have given back. Changes nothing.
 */
export async function planRegained(db: Db, checkout: Checkout): Promise<EndPart[]> {
  const { reservation, pet } = checkout;
  const isByPolicy = reservation.refund_quote?.rule === "policy";
  return await partsBack(db, checkout, isByPolicy ? pet.depositRefundPercent : 100);
}

/** What each payment still holds and gives back if this percentage of the deposit does; ledger lines. */
async function partsBack(db: Db, checkout: Checkout, depositPercent: number) {
  return (await refundablesOf(db, checkout)).map((part) => {
    const remaining = standingEntries(part);
    // No policy has a say in add-ons that were not delivered: of an order of them everything comes back.
    const percent = part.order.order_type === "addon" ? 100 : depositPercent;
    const booked = bookedOrder(part.order, checkout.pet.breederId);
    const back = cancellationEntries(booked, part.payment.kind, remaining, percent);
    return { payment: part.payment, remaining, back: clearedCents(back) <= 0 ? back : [] };
  });
}

/** A breeder who cancels after the balance's grace releases the buyer, which counts as the buyer's cancellation. */
function moveOf({ reservation, pet }: Checkout, actor: Side | "admin" | "system"): Move {
  const { status, balance_due_at, stop, at } = reservation;
  // A stopped sale has a clock that stands still: nobody is late with its balance.
  const isReleased = actor === "breeder" && status === "deposit-paid" && balance_due_at !== null &&
    stop === null &&
    balanceOverdue(balance_due_at, pet.timeZone, at);
  const move = moveFor(status, isReleased ? "release" : "cancel", actor);
  return move ?? fail("transition_not_allowed", { detail: refusalOf(status, "cancel", actor) });
}
