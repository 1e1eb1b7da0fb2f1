import { useEffect, useState } from "react";

/**
 * Reason for a call that got no answer: the device has no connection, or the server answers and so something
 * on the device blocked the call.
 */
export type UnansweredCause = "offline" | "blocked";

/** Returns whether the server answers this browser at all. */
export const isServerReachable = (): Promise<boolean> =>
  navigator.onLine
    ? fetch("/healthz", { cache: "no-store" }).then(({ ok }) => ok, () => false)
    : Promise.resolve(false);

/** Returns the reason for an unanswered call once it is known. A server that is down has none of the two. */
export function useUnansweredCause(error: unknown): UnansweredCause | undefined {
  const [cause, setCause] = useState<UnansweredCause>();
  useEffect(() => {
    setCause(undefined);
    if (error === undefined) return;
    if (!navigator.onLine) return setCause("offline");
    let isOver = false;
    void isServerReachable().then((isUp) => {
      if (!isOver && isUp) setCause("blocked");
    });
    return () => {
      isOver = true;
    };
  }, [error]);
  return cause;
}
