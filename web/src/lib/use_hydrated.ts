import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

const never = () => () => {};
const same = () => 0;

/**
 * False on the server and in the first drawing of the browser, which must equal the server's; true from then on. It turns in a
 * transition: at once, it would have React draw all that hangs on it in one piece, and a phone hear nothing meanwhile.
 */
export function useHydrated(): boolean {
  let isOwnDrawing = true;
  // React asks for the server's value only while it draws what the server drew. Both are the same, so nothing is drawn for it.
  useSyncExternalStore(never, same, () => {
    isOwnDrawing = false;
    return 0;
  });
  const [isHydrated, setHydrated] = useState(isOwnDrawing);
  useEffect(() => {
    if (!isHydrated) startTransition(() => setHydrated(true));
  }, [isHydrated]);
  return isHydrated;
}

/** Tells the page's own script (`start.ts`) once that what was pressed until now can be done: who is signed in is known, too. */
export function useTakenOver(): void {
  const isHydrated = useHydrated();
  useEffect(() => void (isHydrated && dispatchEvent(new Event("takenover"))), [isHydrated]);
}
