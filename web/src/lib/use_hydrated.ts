import { useDeferredValue, useEffect, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False on the server and in the first drawing of the browser, which must equal the server's; true from then on. It turns in a
 * transition: at once, it would have React take over all that hangs on it in one piece, and a phone hear nothing meanwhile.
 */
export function useHydrated(): boolean {
  return useDeferredValue(useSyncExternalStore(never, () => true, () => false));
}

/** Tells the page's own script (`start.ts`) once that what was pressed until now can be done: who is signed in is known, too. */
export function useTakenOver(): void {
  const isHydrated = useHydrated();
  useEffect(() => void (isHydrated && dispatchEvent(new Event("takenover"))), [isHydrated]);
}
