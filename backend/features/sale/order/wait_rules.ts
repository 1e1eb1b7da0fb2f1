import { endOfDay } from "../../places/zone_rules.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Days after which each step of a waiting sale follows: reminders, then the end. After the buyer's
 * confirmation the sale is completed. A paid sale whose go-home date has passed becomes a task for staff.
 */
const WAITS = {
  "handed-over": { days: [2, 5, 7], end: "complete" },
  paid: { days: [3, 7, 14], end: "staff" },
} as const;
export type Waiting = keyof typeof WAITS;
export type WaitStep = "remind" | "complete" | "staff";

export type WaitFacts = {
  status: Waiting;
  handedOverAt: Date | null;
  /** Time of the last payment. */
  paidAt: Date | null;
  goHomeDate: string | null;
  timeZone: string;
  /** Total time that the sale was stopped, because a stopped sale's clock does not run. */
  stoppedMs: number;
  stoppedSince: Date | null;
};
/** Stored state of a wait. */
export type WaitState = {
  /** Number of steps already taken, reminders first. */
  steps: number;
  stoppedMs: number;
  stoppedSince: Date | null;
};

/** Whether a sale with this status waits for someone to press a button. */
export function isWaiting(status: string): status is Waiting {
  return status in WAITS;
}

/**
 * Returns the start of a wait in ms: the buyer's confirmation, or the later of the end of the go-home date
 * and the last payment.
 */
function beganAt({ status, handedOverAt, paidAt, goHomeDate, timeZone }: WaitFacts): number | undefined {
  if (status === "handed-over") return handedOverAt?.getTime();
  const home = goHomeDate === null ? 0 : endOfDay(timeZone, goHomeDate).getTime();
  return paidAt ? Math.max(home, paidAt.getTime()) : undefined;
}

/** Returns when the buyer's confirmation alone completes the sale; undefined while nothing will. */
export function completesAt(
  facts: Omit<WaitFacts, "status"> & { status: string; isStopped: boolean },
): Date | undefined {
  if (facts.status !== "handed-over" || facts.isStopped || facts.stoppedSince !== null) return undefined;
  const began = beganAt({ ...facts, status: "handed-over" });
  return began === undefined
    ? undefined
    : new Date(began + WAITS["handed-over"].days[2] * DAY + facts.stoppedMs);
}

/**
 * Returns the step that is due in a wait, if any, the state to store, and when to look again (`lookAt`). A
 * stopped sale takes no step, and its clock does not run. Steps missed while the sweep was down are not all
 * taken at once: the last reminder comes first, and the end keeps its distance from it.
 */
export function stepOfWait(
  facts: WaitFacts & Pick<WaitState, "steps">,
  { isStopped, now }: { isStopped: boolean; now: Date },
): { step: WaitStep | undefined; state: WaitState; lookAt: Date | null } {
  const { days, end } = WAITS[facts.status];
  const began = beganAt(facts);
  let { steps, stoppedMs, stoppedSince } = facts;
  if (isStopped) {
    return { step: undefined, state: { steps, stoppedMs, stoppedSince: stoppedSince ?? now }, lookAt: null };
  }
  if (stoppedSince) {
    stoppedMs += Math.max(0, now.getTime() - stoppedSince.getTime());
    stoppedSince = null;
  }
  const lookAt = () =>
    began === undefined || steps >= days.length ? null : new Date(began + days[steps]! * DAY + stoppedMs);
  const next = lookAt();
  if (!next || next > now) {
    return { step: undefined, state: { steps, stoppedMs, stoppedSince }, lookAt: next };
  }
  const reached = days.filter((day) => began! + day * DAY + stoppedMs <= now.getTime()).length;
  if (reached - steps > 1) {
    // Takes the step before the reached one now, and sets the clock to its time.
    steps = reached - 2;
    stoppedMs = now.getTime() - began! - days[steps]! * DAY;
  }
  // A last reminder that is late by more than the sweep's hour delays the end as well.
  const lateMs = now.getTime() - began! - days[steps]! * DAY - stoppedMs;
  if (steps === days.length - 2 && lateMs > HOUR) stoppedMs += lateMs;
  const step: WaitStep = steps === days.length - 1 ? end : "remind";
  steps += 1;
  return { step, state: { steps, stoppedMs, stoppedSince }, lookAt: lookAt() };
}
