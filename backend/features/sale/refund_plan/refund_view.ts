import type { RefundLine, RefundQuote, ReservationRefund } from "../../../generated/types.ts";
import { clearedCents } from "../../ledger/rules.ts";
import { formatCents } from "../../../platform/money.ts";
import { stateName } from "../../places/rules.ts";
import { depositLawOf } from "../../state_rules/rules.ts";
import { allPayments, type Checkout, type Payment, type Refund, statesOf } from "../order/index.ts";
import type { Cancellation } from "./cancellation_actions.ts";
import { lineLabel, refundWords, type Side, targetLabel, whereTo } from "./cancellation_rules.ts";

type About = Pick<Checkout, "payments" | "addOnOrders"> & {
  reservation: Pick<Checkout["reservation"], "status" | "paid_at" | "refund_quote" | "progress">;
  pet: Pick<Checkout["pet"], "name" | "sellerName" | "sellerKind" | "rules" | "state" | "breederState">;
};
type Told = Pick<Cancellation["quote"], "rule" | "paidCents" | "refundCents"> & { isByBank?: boolean };

/** Returns the refund of a planned cancellation, as the contract describes it. */
export function quoteOf(checkout: Checkout, { quote, parts }: Cancellation, viewer: Side): RefundQuote {
  const { reservation, pet } = checkout;
  const targets = targetsOf(
    allPayments(checkout),
    parts.map(({ payment, back }) => ({ payment_id: payment.id, amount_cents: -clearedCents(back) })),
    viewer,
  );
  return {
    reservationId: reservation.id,
    rule: quote.rule,
    paidCents: quote.paidCents,
    refundCents: quote.refundCents,
    keptCents: quote.paidCents - quote.refundCents,
    lines: labeled(quote.lines, pet.name || "the pet"),
    targets,
    ...refundWords(toldOf(checkout, quote, targets, viewer)),
  };
}

/** Returns the refund of a cancellation and its status; undefined unless a paid reservation was canceled. */
export function refundOf(
  about: About,
  refunds: readonly Refund[],
  viewer: Side,
): ReservationRefund | undefined {
  const given = givenBack(about, refunds, viewer);
  if (!given) return undefined;
  const { rows, targets, told: { paidCents, refundCents }, words } = given;
  return {
    status: standingOf(rows),
    refundCents,
    keptCents: Math.max(0, paidCents - refundCents),
    ...words,
    ...progressWords(rows, targets, viewer, buyerName(about)),
  };
}

/** Returns the refund of a cancellation in the words of its quote; undefined as above. */
export function givenBack(about: About, refunds: readonly Refund[], viewer: Side) {
  const { reservation, pet } = about;
  const payments = allPayments(about);
  const { status, paid_at, refund_quote: quoted } = reservation;
  const rows = refunds.filter(({ reason }) => reason.startsWith("cancelled-by-"));
  const isCanceled = status.startsWith("cancelled-by-") ||
    (status === "refunded" && (quoted !== null || rows.length > 0));
  if (!paid_at || !isCanceled) return undefined;
  const targets = targetsOf(payments, rows, viewer);
  // Cancellations that predate stored quotes show the paid and the refunded amount.
  const told = quoted ?? {
    rule: null,
    paidCents: paidInAll(payments),
    refundCents: rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    lines: [],
  };
  const words = refundWords(toldOf(about, told, targets, viewer));
  return { rows, targets, told, words, lines: labeled(told.lines, pet.name || "the pet") };
}

/** Returns the status of refunds: whether all have arrived, or some are late. */
export function standingOf(refunds: readonly Refund[]): ReservationRefund["status"] {
  if (refunds.length === 0) return "none";
  if (refunds.every(({ status }) => status === "succeeded" || status === "settled")) return "arrived";
  const isDelayed = refunds.some(({ status, failure }) =>
    status === "failed" || (status === "pending" && failure !== null)
  );
  return isDelayed ? "delayed" : "on-its-way";
}

/** Returns the words that have changed since the quote. */
function progressWords(
  refunds: readonly Refund[],
  targets: RefundQuote["targets"],
  viewer: Side,
  who: string,
): Partial<ReservationRefund> {
  const standing = standingOf(refunds);
  const sum = (rows: readonly Refund[]) =>
    formatCents(rows.reduce((total, { amount_cents }) => total + amount_cents, 0));
  if (standing === "arrived") {
    if (viewer === "breeder") return { headline: `${who || "The buyer"} was refunded ${sum(refunds)}.` };
    const isElsewhere = refunds.some(({ status }) => status === "settled");
    return {
      headline: `We refunded ${sum(refunds)}${isElsewhere ? "" : whereTo({ targets })}.`,
      ...(isElsewhere ? { arrival: null } : {}),
    };
  }
  if (standing !== "delayed" || viewer === "breeder") return {};
  const owed = refunds.filter(({ status }) => status === "pending" || status === "failed");
  return {
    headline: `We still owe you ${sum(owed)}.`,
    arrival:
      "Your refund hasn't gone through yet, and we keep trying. If the card or account you paid with is closed, " +
      "contact us and we'll send the money another way.",
  };
}

function toldOf(
  about: About,
  told: Omit<Told, "rule"> & { rule: Told["rule"] | null },
  targets: RefundQuote["targets"],
  viewer: Side,
) {
  const { reservation, pet } = about;
  const state = depositLawOf(pet.rules, statesOf(pet, reservation.progress.delivery?.address.state));
  return {
    ...told,
    targets,
    viewer,
    sellerName: pet.sellerName,
    seller: pet.sellerKind,
    stateName: (state && stateName(state)) ?? null,
    buyerName: buyerName(about),
  };
}

function buyerName({ reservation }: Pick<About, "reservation">): string {
  const { contact } = reservation.progress;
  return contact ? `${contact.firstName} ${contact.lastName}` : "";
}

/** Returns the target of each refund; without the card for a breeder. */
export function targetsOf(
  payments: readonly Payment[],
  amounts: readonly Pick<Refund, "payment_id" | "amount_cents">[],
  viewer: Side,
): RefundQuote["targets"] {
  return amounts.filter(({ amount_cents }) => amount_cents > 0).map(({ payment_id, amount_cents }) => ({
    paymentId: payment_id,
    label: viewer === "buyer" ? targetLabel(payments.find(({ id }) => id === payment_id)!) : "",
    refundCents: amount_cents,
  }));
}

export function labeled(lines: Cancellation["quote"]["lines"], petName: string): RefundLine[] {
  const prices = lines.filter(({ kind }) => kind === "Deposit" || kind === "Balance").length;
  return lines.map((line) => ({ ...line, label: lineLabel(line.kind, petName, prices < 2) }));
}

function paidInAll(payments: readonly Payment[]): number {
  return payments.filter(({ status, is_returned }) => status === "succeeded" && !is_returned)
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0);
}
