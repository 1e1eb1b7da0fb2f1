import type { ReservationStatus } from "../../platform/db/schema.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Actor = "buyer" | "breeder" | "admin" | "system";
export type Move = {
  from: readonly ReservationStatus[];
  to: ReservationStatus;
  by: readonly Actor[];
  /** What the move is called on the wire and on buttons. */
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

/** The life of a reservation as data: who may move it from where to where. Nothing else moves it. */
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
  // After the balance's grace the breeder lets the buyer go, which counts as the buyer's own cancellation.
  { action: "release", from: ["deposit-paid"], to: "cancelled-by-buyer", by: ["breeder"] },
  { action: "confirm-handover", from: ["paid"], to: "handed-over", by: ["buyer"] },
  { action: "complete", from: ["paid", "handed-over"], to: "completed", by: ["breeder"] },
  { action: "dispute", from: ["paid", "handed-over", "completed"], to: "disputed", by: ["buyer"] },
  { action: "settle", from: ["disputed"], to: "completed", by: ["admin"] },
  { action: "refund", from: ["disputed"], to: "refunded", by: ["admin"] },
  { action: "refund", from: ["cancelled-by-buyer", "cancelled-by-breeder"], to: "refunded", by: ["system"] },
];

/** The move that this actor makes with this action from this status; undefined when there is none. */
export function moveFor(status: ReservationStatus, action: Action, actor: Actor): Move | undefined {
  return MOVES.find((move) =>
    move.action === action && move.from.includes(status) && move.by.includes(actor)
  );
}

/** Whether `from` -> `to` is a move that this actor may make. */
export function mayMove(from: ReservationStatus, to: ReservationStatus, actor: Actor): boolean {
  return MOVES.some((move) => move.to === to && move.from.includes(from) && move.by.includes(actor));
}

/** Why the action is not possible now, in words for a button's hint; undefined when it is. */
export function refusalOf(status: ReservationStatus, action: Action, actor: Actor): string | undefined {
  if (moveFor(status, action, actor)) return undefined;
  const ended = "This reservation has ended.";
  if (["expired", "cancelled-by-buyer", "cancelled-by-breeder", "refunded"].includes(status)) return ended;
  if (action === "complete" && actor === "breeder") {
    if (status === "deposit-paid") return "The balance has not been paid yet.";
    if (status === "held" || status === "processing") return "The buyer has not paid yet.";
    return "This reservation is already completed.";
  }
  if (action === "cancel") {
    if (status === "held" || status === "processing") return "The buyer is still paying.";
    return "The animal has been handed over. Open a dispute instead.";
  }
  if (action === "confirm-handover") {
    if (status === "handed-over" || status === "completed") return "The hand-over is confirmed already.";
    return "The hand-over can be confirmed once everything is paid.";
  }
  if (action === "pay-balance" || action === "release") return "No balance is due.";
  return "This is not possible in the reservation's present state.";
}

export type ActionFacts = {
  status: ReservationStatus;
  balanceDueAt: Date | null;
  /** Eight weeks old. */
  isOldEnough: boolean;
  /** The hold's time is over, and nobody has taken it back yet. */
  isOver: boolean;
  now: Date;
};
export type Button = {
  action: "pay" | "pay-balance" | "cancel" | "confirm-handover" | "extend" | "complete";
  isAllowed: boolean;
  reason: string | null;
};
const TOO_YOUNG = "No animal is handed over younger than 8 weeks.";

/** The buttons of the one who looks, each with the reason why it is off. */
export function buttonsFor(facts: ActionFacts, actor: "buyer" | "breeder"): Button[] {
  const button = (action: Button["action"], reason: string | undefined): Button => ({
    action,
    isAllowed: reason === undefined,
    reason: reason ?? null,
  });
  const move = (action: "cancel" | "confirm-handover" | "complete") => {
    const handsOver = action === "confirm-handover" || (action === "complete" && facts.status === "paid");
    const refusal = refusalOf(facts.status, action, actor);
    return button(action, refusal ?? (handsOver && !facts.isOldEnough ? TOO_YOUNG : undefined));
  };
  const isOpen = facts.status === "held" || facts.status === "processing";
  if (actor === "breeder") {
    if (facts.status === "deposit-paid") {
      return [move("cancel"), button("extend", extendRefusal(facts)), move("complete")];
    }
    if (isOpen || facts.status === "paid") return [move("cancel"), move("complete")];
    return facts.status === "handed-over" ? [move("complete")] : [];
  }
  if (isOpen) return [button("pay", payRefusal(facts)), move("cancel")];
  if (facts.status === "deposit-paid") {
    return [button("pay-balance", undefined), move("cancel"), move("confirm-handover")];
  }
  return facts.status === "paid" ? [move("cancel"), move("confirm-handover")] : [];
}

function payRefusal({ status, isOver }: ActionFacts): string | undefined {
  if (status === "processing") return "Payment is still processing.";
  return isOver ? "The hold has ended." : undefined;
}

/** A balance is extended once it is due; undefined when it may be. */
export function extendRefusal(
  { status, balanceDueAt, now }: Pick<ActionFacts, "status" | "balanceDueAt" | "now">,
): string | undefined {
  if (status !== "deposit-paid" || !balanceDueAt) return "No balance is due.";
  return now < balanceDueAt ? "The balance is not due yet." : undefined;
}

/** What an extension adds to the balance's due date. */
export function extendedDueAt(dueAt: Date): Date {
  return new Date(dueAt.getTime() + 72 * HOUR);
}

export type RefundFacts = {
  by: "buyer" | "breeder" | "system";
  /** When the first money came, and when the reservation is cancelled. */
  paidAt: Date;
  now: Date;
  /** By the law of the buyer's state. */
  depositRefundable: boolean;
  /** The breeder's account is suspended: nobody has to stay with such a sale. */
  sellerSuspended: boolean;
  /** The breeder's published policy. */
  policyPercent: number;
};

/**
 * How much of the deposit comes back, in percent; balance, delivery, add-ons and donation always do. Everything does
 * when the breeder or the platform cancels, when the breeder is suspended, or the buyer within 48 hours.
 */
export function depositRefundPercent(facts: RefundFacts): number {
  const isEarly = facts.now.getTime() - facts.paidAt.getTime() <= 48 * HOUR;
  if (facts.by !== "buyer" || isEarly || facts.depositRefundable || facts.sellerSuspended) return 100;
  return facts.policyPercent;
}

/** Funds wait 72 hours after both have agreed on the hand-over, 14 days where only one side has spoken. */
export function fundsReleasedAt(at: Date, bothAgreed: boolean): Date {
  return new Date(at.getTime() + (bothAgreed ? 72 * HOUR : 14 * DAY));
}

/** A hold lasts 15 minutes; saving progress extends it once, to 30 minutes in all. Times are UTC. */
export const HOLD_MINUTES = 15;
export const HOLD_MINUTES_EXTENDED = 30;

/** The balance is due 3 days before the go-home date, or 72 hours after the deposit where that is the later moment. */
export function balanceDueAt(paidAt: Date, goHomeDate: string | null): Date {
  const soonest = paidAt.getTime() + 72 * HOUR;
  if (!goHomeDate) return new Date(soonest);
  return new Date(Math.max(soonest, Date.parse(`${goHomeDate}T00:00:00Z`) - 3 * DAY));
}

/** After 72 hours' grace an unpaid balance lets the breeder extend or release. */
export function balanceOverdue(dueAt: Date, now: Date): boolean {
  return now.getTime() > dueAt.getTime() + 72 * HOUR;
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

/** Checkout starts at screen 1, step 1, open step 1, with three flags false. */
export const INITIAL_PROGRESS = {
  screen: 1,
  step: 1,
  openStep: 1,
  contactDetailsVerified: false,
  deliveryDetailsVerified: false,
  paymentOptionsVerified: false,
} as const;

/**
 * Whether a page is too old for an order, or the order too old for the page: the page's version must be the server's
 * and the one that the order was begun with. A caller that does not tell its version is not a page.
 */
export function deploymentRefusal(server: string, page: string | undefined, order: string | null): boolean {
  if (page === undefined) return false;
  return page !== server || (order !== null && order !== page);
}

/** The number of a step, from 1. */
export function stepNumber(step: Step): number {
  return STEPS.indexOf(step) + 1;
}
