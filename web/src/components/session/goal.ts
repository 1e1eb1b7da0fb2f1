import { recall, remember } from "../../lib/tab_memory.ts";

/** Maximum duration of a sign-in at a provider, in ms. */
const GOOD_FOR_MS = 15 * 60_000;

/** Remembers the reason for signing in while the user is on a provider's pages. Undefined clears it. */
export const keepGoal = (goal: string | undefined): void =>
  remember("goal", goal === undefined ? undefined : { goal, at: Date.now() });

/** Returns whether the user has just signed in at a provider for this goal; true only once. */
export function takeGoal(goal: string): boolean {
  const kept = recall("goal") as { goal?: unknown; at?: unknown } | undefined;
  if (kept?.goal !== goal) return false;
  keepGoal(undefined);
  return typeof kept.at === "number" && Date.now() - kept.at < GOOD_FOR_MS;
}
