import type { ReservationStatus } from "../../../platform/db/schema.ts";
import type { Stop } from "./stop_rules.ts";
import { addDays, dayIn, dayWords, endOfDay, sameTimeLater } from "../../places/zone_rules.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Hours after a payment in which the buyer may cancel for a full refund. */
export const BUYER_HOURS = 48;

export type Actor = "buyer" | "breeder" | "admin" | "system";
export type Move = {
  from: readonly ReservationStatus[];
  to: ReservationStatus;
  by: readonly Actor[];
  /** Name of the move in the API and on buttons. */
  action: Action;
};
export type Action =
  | "await-payment"
  | "payment-failed"
  | "pay-deposit"
  | "pay-full"
  | "pay-balance"
  | "expire"
  | "cancel"
  | "release"
  | "confirm-handover"
  | "complete"
  | "dispute"
  | "settle"
  | "refund";

/**
 * All moves of a reservation: the actors that may make them, from which statuses, to which one. Nothing else
 * changes a status.
 */
export const MOVES: readonly Move[] = [
  { action: "await-payment", from: ["held"], to: "processing", by: ["system"] },
  { action: "payment-failed", from: ["processing"], to: "held", by: ["system"] },
  { action: "pay-deposit", from: ["held", "processing"], to: "deposit-paid", by: ["system"] },
  { action: "pay-full", from: ["held", "processing"], to: "paid", by: ["system"] },
  { action: "expire", from: ["held"], to: "expired", by: ["system"] },
  { action: "cancel", from: ["held", "processing"], to: "cancelled-by-buyer", by: ["buyer"] },
  { action: "pay-balance", from: ["deposit-paid"], to: "paid", by: ["system"] },
  { action: "cancel", from: ["deposit-paid", "paid"], to: "cancelled-by-buyer", by: ["buyer"] },
  { action: "cancel", from: ["deposit-paid", "paid"], to: "cancelled-by-breeder", by: ["breeder"] },
  {
    action: "cancel",
    from: ["deposit-paid", "paid", "handed-over"],
    to: "cancelled-by-platform",
    by: ["admin"],
  },
  // The provider refunded a payment in full, or a bank took it back, before the pet went home.
  { action: "cancel", from: ["deposit-paid", "paid"], to: "cancelled-by-platform", by: ["system"] },
  // The breeder releases the buyer after the balance's grace period, which counts as the buyer's own
  // cancellation.
  { action: "release", from: ["deposit-paid"], to: "cancelled-by-buyer", by: ["breeder"] },
  // The system confirms for a carrier to whom the buyer showed the code.
  { action: "confirm-handover", from: ["paid"], to: "handed-over", by: ["buyer", "system"] },
  { action: "complete", from: ["paid", "handed-over"], to: "completed", by: ["breeder"] },
  // The buyer has the pet, and the breeder never completed the sale.
  { action: "complete", from: ["handed-over"], to: "completed", by: ["system"] },
  { action: "dispute", from: ["paid", "handed-over", "completed"], to: "disputed", by: ["buyer"] },
  { action: "settle", from: ["disputed"], to: "completed", by: ["admin"] },
  { action: "refund", from: ["disputed"], to: "refunded", by: ["admin"] },
  {
    action: "refund",
    from: ["cancelled-by-buyer", "cancelled-by-breeder", "cancelled-by-platform"],
    to: "refunded",
    by: ["system"],
  },
];

/** Returns the move that this actor makes with this action from this status; undefined if there is none. */
export function moveFor(status: ReservationStatus, action: Action, actor: Actor): Move | undefined {
  return MOVES.find((move) =>
    move.action === action && move.from.includes(status) && move.by.includes(actor)
  );
}

/** Whether this actor may move a reservation from `from` to `to`. */
export function mayMove(from: ReservationStatus, to: ReservationStatus, actor: Actor): boolean {
  return MOVES.some((move) => move.to === to && move.from.includes(from) && move.by.includes(actor));
}

const PEOPLE: readonly Actor[] = ["buyer", "breeder", "admin"];
const isPaying = ({ action }: Move) => action === "pay-deposit" || action === "pay-full";
const isGoing = (from: ReservationStatus) =>
  MOVES.some((move) => move.from.includes(from) && move.by.some((actor) => PEOPLE.includes(actor)));

/** All statuses of a reservation. */
export const STATUSES: readonly ReservationStatus[] = [
  ...new Set(MOVES.flatMap(({ from, to }) => [...from, to])),
];
/** Statuses in which a reservation has ended without a sale; no person can move it. */
export const ENDED: ReadonlySet<ReservationStatus> = new Set(STATUSES.filter((status) => !isGoing(status)));
/**
 * Statuses after the first payment, except the ended ones: the pet belongs to the buyer or is promised to
 * them.
 */
export const PAID: ReadonlySet<ReservationStatus> = reachableFrom(MOVES.filter(isPaying).map(({ to }) => to));
/** Statuses of a sale that still needs an action. */
export const LIVE: ReadonlySet<ReservationStatus> = new Set(
  STATUSES.filter((status) => !ENDED.has(status) && status !== "completed"),
);
/**
 * Statuses in which a breeder's share is released: the sale is completed, or has ended and the breeder keeps
 * part of the money.
 */
export const OVER: ReadonlySet<ReservationStatus> = new Set(["completed", ...ENDED]);
/** Statuses after a cancellation by anyone. */
export const CANCELED: ReadonlySet<ReservationStatus> = new Set(
  MOVES.filter(({ action }) => action === "cancel" || action === "release").map(({ to }) => to),
);

function reachableFrom(starts: readonly ReservationStatus[]): Set<ReservationStatus> {
  const seen = new Set(starts);
  for (const status of seen) {
    for (const { from, to } of MOVES) if (from.includes(status) && !ENDED.has(to)) seen.add(to);
  }
  return seen;
}

/** Returns why the action is not possible now, as a hint for a button; undefined if it is. */
export function refusalOf(status: ReservationStatus, action: Action, actor: Actor): string | undefined {
  if (moveFor(status, action, actor)) return undefined;
  const ended = "This reservation has ended.";
  if (ENDED.has(status)) return ended;
  if (status === "disputed" && action !== "dispute") {
    return "A problem was reported, and our team decides what happens next.";
  }
  if (action === "complete" && actor === "breeder") {
    if (status === "deposit-paid") return "The balance hasn't been paid yet.";
    if (status === "held" || status === "processing") return "The buyer hasn't paid yet.";
    return "This reservation is already completed.";
  }
  if (action === "cancel") {
    if (status === "held" || status === "processing") return "The buyer is still paying.";
    if (status === "handed-over") {
      return `${
        actor === "buyer" ? "You've" : "The buyer has"
      } confirmed the hand-off, so this can't be canceled anymore.`;
    }
    return "This sale is complete, so it can't be canceled anymore.";
  }
  if (action === "confirm-handover") {
    if (status === "handed-over") return "You've already confirmed the hand-off.";
    if (status === "completed") return "This sale is already complete.";
    return "You can confirm the hand-off once everything is paid.";
  }
  if (action === "pay-balance" || action === "release") return "No balance is due.";
  if (action === "dispute") {
    if (status === "disputed") return "You've already reported a problem.";
    return "You can report a problem once everything is paid. Until then you can cancel.";
  }
  return "You can't do this with the reservation right now.";
}

/**
 * Go-home date of the order, null if the pet's birth date is unknown, and today's date in the pet's time
 * zone.
 */
export type HandoverDays = { goHomeDate: string | null; today: string };
export type Refusal = { code: "too_young" | "too_early"; detail: string };

/** Returns why the pet cannot be handed over today; undefined if it can. */
export function handoverRefusal({ goHomeDate, today }: HandoverDays): Refusal | undefined {
  if (goHomeDate === null) {
    return {
      code: "too_young",
      detail: "Pets go home at 8 weeks or older, and we don't have this pet's birth date.",
    };
  }
  if (goHomeDate <= today) return undefined;
  const day = dayWords(goHomeDate, today.slice(0, 4));
  return { code: "too_early", detail: `This pet can go home starting ${day}.` };
}

/**
 * Returns why the breeder cannot complete a paid sale now; undefined if they can. After the buyer's
 * confirmation it is possible from the go-home date. Without it the breeder also waits until 48 hours after
 * the last payment, during which the buyer may still cancel.
 */
export function completionRefusal(
  { status, paidAt, now, ...days }: HandoverDays & { status: string; paidAt: Date | null; now: Date },
): Refusal | undefined {
  const early = handoverRefusal(days);
  if (early || status === "handed-over") return early;
  if (paidAt && now.getTime() >= paidAt.getTime() + BUYER_HOURS * HOUR) return undefined;
  return {
    code: "too_early",
    detail:
      `You can complete this sale ${BUYER_HOURS} hours after the payment, or as soon as the buyer confirms the hand-off.`,
  };
}

/** Days after the hand-off during which a buyer may report a problem. */
const DISPUTE_DAYS = 14;
export type DisputeFacts = {
  status: ReservationStatus;
  handedOverAt: Date | null;
  completedAt: Date | null;
  timeZone: string;
  hasDispute: boolean;
  now: Date;
};

/**
 * Returns the last day, in the pet's time zone, on which a problem can be reported: 14 days after the
 * hand-off, or after the breeder's completion if the buyer never confirmed. Null before either.
 */
export function disputeUntil(
  { handedOverAt, completedAt, timeZone }: Pick<DisputeFacts, "handedOverAt" | "completedAt" | "timeZone">,
): string | null {
  const from = handedOverAt ?? completedAt;
  return from && addDays(dayIn(timeZone, from), DISPUTE_DAYS);
}

/** Returns why the buyer cannot report a problem now; undefined if they can. */
export function disputeRefusal(
  facts: DisputeFacts,
): { code: "dispute_exists" | "transition_not_allowed" | "dispute_too_late"; detail: string } | undefined {
  if (facts.hasDispute) {
    return { code: "dispute_exists", detail: "A problem has already been reported for this reservation." };
  }
  const refusal = refusalOf(facts.status, "dispute", "buyer");
  if (refusal) return { code: "transition_not_allowed", detail: refusal };
  const day = disputeUntil(facts);
  if (day === null || dayIn(facts.timeZone, facts.now) <= day) return undefined;
  const last = dayWords(day, dayIn(facts.timeZone, facts.now).slice(0, 4));
  return {
    code: "dispute_too_late",
    detail: `You could report a problem until ${last}. Contact our team if you need help.`,
  };
}

export type ActionFacts = HandoverDays & DisputeFacts & {
  status: ReservationStatus;
  balanceDueAt: Date | null;
  timeZone: string;
  /** Time of the last payment. */
  paidAt: Date | null;
  /** Whether the hold's time is over and no process has ended it yet. */
  isOver: boolean;
  /** Reason why the sale is stopped, with its words for the viewer; null if it is not stopped. */
  stop: { reason: Stop; text: string } | null;
  now: Date;
};
export type Button = {
  action: "pay" | "pay-balance" | "cancel" | "confirm-handover" | "extend" | "complete" | "dispute";
  isAllowed: boolean;
  reason: string | null;
};
/** Returns the viewer's buttons, each with the reason if it is off. */
export function buttonsFor(facts: ActionFacts, actor: "buyer" | "breeder"): Button[] {
  const button = (action: Button["action"], reason: string | undefined): Button => ({
    action,
    isAllowed: reason === undefined,
    reason: reason ?? null,
  });
  const stopped = facts.stop?.text;
  const move = (action: "cancel" | "confirm-handover" | "complete") => {
    const isStopped = action === "complete" ||
      (action === "confirm-handover" && facts.stop?.reason !== "seller-suspended");
    const refusal = refusalOf(facts.status, action, actor) ?? (isStopped ? stopped : undefined);
    const early = action === "complete"
      ? completionRefusal(facts)
      : action === "confirm-handover"
      ? handoverRefusal(facts)
      : undefined;
    return button(action, refusal ?? early?.detail);
  };
  const isOpen = facts.status === "held" || facts.status === "processing";
  if (actor === "breeder") {
    if (facts.status === "deposit-paid") {
      return [move("cancel"), button("extend", stopped ?? extendRefusal(facts)), move("complete")];
    }
    if (isOpen || facts.status === "paid") return [move("cancel"), move("complete")];
    return facts.status === "handed-over" ? [move("complete")] : [];
  }
  if (isOpen) return [button("pay", stopped ?? payRefusal(facts)), move("cancel")];
  if (facts.status === "deposit-paid") {
    return [button("pay-balance", stopped), move("cancel"), move("confirm-handover")];
  }
  const dispute = disputeRefusal(facts) ? [] : [button("dispute", undefined)];
  return facts.status === "paid" ? [move("cancel"), move("confirm-handover"), ...dispute] : dispute;
}

function payRefusal({ status, isOver }: ActionFacts): string | undefined {
  if (status === "processing") return "Payment is still processing.";
  return isOver ? "The hold has ended." : undefined;
}

/**
 * Returns why a balance cannot be extended yet; undefined if it can. Extending is possible once the grace
 * period is over.
 */
export function extendRefusal(
  { status, balanceDueAt, timeZone, now }: Pick<
    ActionFacts,
    "status" | "balanceDueAt" | "timeZone" | "now"
  >,
): string | undefined {
  if (status !== "deposit-paid" || !balanceDueAt) return "No balance is due.";
  if (balanceOverdue(balanceDueAt, timeZone, now)) return undefined;
  const today = dayIn(timeZone, now);
  if (now <= balanceDueAt) return "The balance isn't due yet.";
  const last = dayIn(timeZone, graceEndsAt(balanceDueAt, timeZone));
  return `The buyer has until ${
    dayWords(last, today.slice(0, 4))
  } to pay. You can extend or cancel after that.`;
}

/** Returns the due time of a balance extended now: the end of the day 72 hours from now. */
export function extendedDueAt(now: Date, timeZone: string): Date {
  return endOfDay(timeZone, dayIn(timeZone, new Date(now.getTime() + 72 * HOUR)));
}

/**
 * Returns when funds are released: 72 hours after both sides confirmed the hand-off, 14 days after a single
 * confirmation.
 */
export function fundsReleasedAt(at: Date, bothAgreed: boolean): Date {
  return new Date(at.getTime() + (bothAgreed ? 72 * HOUR : 14 * DAY));
}

/** Minutes that a hold lasts. Saving progress extends it once, to 30 minutes in all. Times are UTC. */
export const HOLD_MINUTES = 15;
export const HOLD_MINUTES_EXTENDED = 30;

/**
 * Returns the day, in the pet's time zone, at whose end a balance is due: 3 days before the go-home date, or
 * 72 hours after the deposit if that is later.
 */
export function balanceDueOn(
  paidAt: Date,
  { goHomeDate, timeZone }: { goHomeDate: string | null; timeZone: string },
): string {
  const soonest = dayIn(timeZone, new Date(paidAt.getTime() + 72 * HOUR));
  const usual = goHomeDate && addDays(goHomeDate, -3);
  return usual && usual > soonest ? usual : soonest;
}

/** Returns the moment a balance is due: the end of the day of `balanceDueOn`. */
export function balanceDueAt(paidAt: Date, pet: Parameters<typeof balanceDueOn>[1]): Date {
  return endOfDay(pet.timeZone, balanceDueOn(paidAt, pet));
}

/** Returns the end of the grace period of a balance: 3 calendar days later, at the end of a day. */
export function graceEndsAt(dueAt: Date, timeZone: string): Date {
  return sameTimeLater(timeZone, dueAt, 3);
}

/** Whether a balance is past its grace period, so the breeder may extend or release. */
export function balanceOverdue(dueAt: Date, timeZone: string, now: Date): boolean {
  return now > graceEndsAt(dueAt, timeZone);
}

export const STEPS = [
  "started",
  "payment-options",
  "contact",
  "delivery",
  "billing-address",
  "payment",
  "completed",
] as const;
export type Step = (typeof STEPS)[number];

/** Start of a checkout: screen 1, step 1, open step 1, three flags false. */
export const INITIAL_PROGRESS = {
  screen: 1,
  step: 1,
  openStep: 1,
  contactDetailsVerified: false,
  deliveryDetailsVerified: false,
  paymentOptionsVerified: false,
} as const;

/**
 * Whether a page is too old for an order or the order too old for the page. The page's version must be the
 * server's and the one with which the order was started. A caller without a version is not a page.
 */
export function deploymentRefusal(server: string, page: string | undefined, order: string | null): boolean {
  if (page === undefined) return false;
  return page !== server || (order !== null && order !== page);
}

/** Returns the later of two steps, because the stored step only moves forward. */
export function laterStep(stored: Step, told: Step): Step {
  return stepNumber(told) > stepNumber(stored) ? told : stored;
}

/** Returns the number of a step, from 1. */
export function stepNumber(step: Step): number {
  return STEPS.indexOf(step) + 1;
}
