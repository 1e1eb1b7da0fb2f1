import { useEffect, useRef } from "react";
import { takeGoal } from "./goal.ts";
import { useSession } from "./session.tsx";

/**
 * Returns a function that runs an action for a signed-in user: at once, after the sign-in form over the page,
 * or after the user returns from a provider's page. `goal` names the action and is the same on every render;
 * `reason` is shown on the form.
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
  return () => status === "signed-in" ? run() : openSignIn({ reason, goal, onSignedIn: run });
}
