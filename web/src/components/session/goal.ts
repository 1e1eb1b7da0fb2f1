import { recall, remember } from "../../lib/tab_memory.ts";

/** A sign-in at a provider is over by then, in ms. */
const GOOD_FOR_MS = 15 * 60_000;

/** Remembers over a provider's pages what somebody signs in for; with nothing, what was remembered is forgotten. */
export const keepGoal = (goal: string | undefined): void =>
  remember("goal", goal === undefined ? undefined : { goal, at: Date.now() });

/** Whether this is what somebody has signed in for at a provider a moment ago; true once. */
export function takeGoal(goal: string): boolean {
  const kept = recall("goal") as { goal?: unknown; at?: unknown } | undefined;
  if (kept?.goal !== goal) return false;
  keepGoal(undefined);
  return typeof kept.at === "number" && Date.now() - kept.at < GOOD_FOR_MS;
}
