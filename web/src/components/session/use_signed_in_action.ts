import { useEffect, useRef } from "react";
import { takeGoal } from "./goal.ts";
import { useSession } from "./session.tsx";

/**
 * Returns a function that does something once somebody is signed in: at once, after the form over the page, or when they come
 * back to the page from a provider's. `goal` names it, the same on every drawing of the page; `reason` stands on the form.
 */
export function useSignedInAction(
  { goal, reason, run }: { goal: string; reason: string; run: () => void },
): () => void {
  const { status, openSignIn } = useSession();
  const latest = useRef(run);
  useEffect(() => void (latest.current = run));
  useEffect(() => {
    if (status === "signed-in" && takeGoal(goal)) latest.current();
  }, [status, goal]);
  return () => status === "signed-in" ? run() : openSignIn({ reason, goal, then: run });
}
