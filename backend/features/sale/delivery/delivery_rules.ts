import type { DeliveryStatus, Transportation } from "../../../platform/db/schema.ts";

export type DeliveryActor = "staff" | "carrier" | "system";
export type DeliveryStep =
  | "offer"
  | "accept"
  | "decline"
  | "withdraw"
  | "schedule"
  | "pick-up"
  | "hand-off"
  | "cancel"
  | "fail";
type DeliveryMove = {
  step: DeliveryStep;
  from: readonly DeliveryStatus[];
  to: DeliveryStatus;
  by: readonly DeliveryActor[];
};

const WITH_CARRIER: readonly DeliveryStatus[] = ["offered", "accepted", "scheduled"];
const AGREED: readonly DeliveryStatus[] = ["accepted", "scheduled"];

/** All moves of a delivery. Nothing else changes its status. */
const MOVES: readonly DeliveryMove[] = [
  { step: "offer", from: ["to-arrange", ...WITH_CARRIER], to: "offered", by: ["staff"] },
  { step: "accept", from: ["offered"], to: "accepted", by: ["carrier"] },
  { step: "decline", from: WITH_CARRIER, to: "to-arrange", by: ["carrier"] },
  { step: "withdraw", from: WITH_CARRIER, to: "to-arrange", by: ["staff"] },
  { step: "schedule", from: AGREED, to: "scheduled", by: ["staff", "carrier"] },
  { step: "pick-up", from: AGREED, to: "picked-up", by: ["carrier"] },
  // Staff record a hand-off that the carrier could not report.
  { step: "hand-off", from: ["picked-up"], to: "handed-off", by: ["carrier", "staff"] },
  { step: "cancel", from: ["to-arrange", ...WITH_CARRIER], to: "canceled", by: ["staff", "system"] },
  // The sale ended while the carrier had the pet.
  { step: "cancel", from: ["picked-up"], to: "canceled", by: ["system"] },
  { step: "fail", from: ["picked-up"], to: "failed", by: ["staff"] },
];

/** Returns the status after this step by this actor; undefined if it is not possible. */
export function deliveryAfter(
  status: DeliveryStatus,
  step: DeliveryStep,
  actor: DeliveryActor,
): DeliveryStatus | undefined {
  return MOVES.find((move) => move.step === step && move.from.includes(status) && move.by.includes(actor))
    ?.to;
}

/** All statuses of a delivery. */
export const DELIVERY_STATUSES: readonly DeliveryStatus[] = [
  "to-arrange",
  "offered",
  "accepted",
  "scheduled",
  "picked-up",
  "handed-off",
  "canceled",
  "failed",
];
/** Statuses of a delivery that still needs an action. */
export const UNFINISHED: readonly DeliveryStatus[] = DELIVERY_STATUSES.filter((status) =>
  MOVES.some(({ from }) => from.includes(status))
);
/** Statuses in which the carrier has agreed and both sides know their name. */
export const CARRIED: ReadonlySet<DeliveryStatus> = new Set([...AGREED, "picked-up", "handed-off"]);

/** Names of the deliveries that the platform carries out. */
const KINDS = { honest: "Honest Delivery", flight: "Puppy Flight" } as const;

/** Returns the name of a delivery that the platform carries out; undefined for a pick-up. */
export function deliveryKind(
  transportation: Transportation,
): typeof KINDS[keyof typeof KINDS] | undefined {
  return transportation === "honest" || transportation === "flight" ? KINDS[transportation] : undefined;
}

type Window = { pickUpAt: Date; arriveFrom: Date; arriveTo: Date };

/** Earliest pick-up that can still be entered, for one that is under way. */
const PAST_MS = 12 * 3_600_000;
const AHEAD_MS = 366 * 86_400_000;

/** Whether a window can be planned now: the pick-up isn't over, and comes before the end of the arrival. */
export function isWindowPossible({ pickUpAt, arriveFrom, arriveTo }: Window, now: Date): boolean {
  return pickUpAt.getTime() > now.getTime() - PAST_MS && pickUpAt < arriveTo && arriveFrom < arriveTo &&
    arriveTo.getTime() < now.getTime() + AHEAD_MS;
}

/** Number of wrong codes after which a carrier needs a new link. */
export const WRONG_CODES = 5;
/** Maximum number of upload addresses for one delivery. */
export const MOST_UPLOADS = 20;
/** Days that a carrier's link works at least, and days that it works after the planned arrival. */
const LINK_DAYS = 60;
const LINK_DAYS_AFTER = 7;
/** Hours that a carrier's link still works after the hand-off, for a lost answer. */
export const LINK_HOURS_AFTER = 24;

const DAY_MS = 86_400_000;

/** Returns when a link made at this moment expires: not before a late arrival is over. */
export function newLinkExpiry(at: Date, arriveTo: Date | null): Date {
  return linkExpiry(new Date(at.getTime() + LINK_DAYS * DAY_MS), arriveTo);
}

/** Returns when a link that works until `expiresAt` expires once this arrival is planned. */
export function linkExpiry(expiresAt: Date | null, arriveTo: Date | null): Date {
  return new Date(
    Math.max(expiresAt?.getTime() ?? 0, arriveTo ? arriveTo.getTime() + LINK_DAYS_AFTER * DAY_MS : 0),
  );
}
