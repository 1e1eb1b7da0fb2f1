import { endOfDay } from "../../places/zone_rules.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Sales that wait for somebody to press a button, and the days after which each step follows: reminders, then the end. After
 * the buyer's word the sale is completed; a paid one whose go-home date has passed becomes a task for staff.
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
  /** The time of the last payment. */
  paidAt: Date | null;
  goHomeDate: string | null;
  timeZone: string;
  /** The clock of a stopped sale stands still: how long it has stood so far, and since when it does now. */
  stoppedMs: number;
  stoppedSince: Date | null;
};
/** The part of a wait that a sale keeps. */
export type WaitState = {
  /** Steps taken so far, reminders first. */
  steps: number;
  stoppedMs: number;
  stoppedSince: Date | null;
};

/** Whether a sale of this status waits for somebody to press a button. */
export function isWaiting(status: string): status is Waiting {
  return status in WAITS;
}

/** The time a wait counts from, in ms: the buyer's word, or the later of the go-home date's end and the last payment. */
function beganAt({ status, handedOverAt, paidAt, goHomeDate, timeZone }: WaitFacts): number | undefined {
  if (status === "handed-over") return handedOverAt?.getTime();
  const home = goHomeDate === null ? 0 : endOfDay(timeZone, goHomeDate).getTime();
  return paidAt ? Math.max(home, paidAt.getTime()) : undefined;
}

/** The time at which the buyer's word alone completes the sale; undefined while nothing does. */
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
 * Returns the step that a wait has come to, if any, and what to keep of it; `lookAt` is when to look again. A stopped sale takes no step,
 * and its clock stands still meanwhile. Steps that nobody took in time (a sweep that was down) aren't made up for all at once:
 * the last reminder goes first, and the end keeps its distance from it.
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
    // The step before the one that was reached is taken now, and the clock set to its time.
    steps = reached - 2;
    stoppedMs = now.getTime() - began! - days[steps]! * DAY;
  }
  // A last reminder that is late by more than the sweep's hour moves the end as well.
  const lateMs = now.getTime() - began! - days[steps]! * DAY - stoppedMs;
  if (steps === days.length - 2 && lateMs > HOUR) stoppedMs += lateMs;
  const step: WaitStep = steps === days.length - 1 ? end : "remind";
  steps += 1;
  return { step, state: { steps, stoppedMs, stoppedSince }, lookAt: lookAt() };
}
