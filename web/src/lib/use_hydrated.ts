import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

const never = () => () => {};
const same = () => 0;

/** Returns whether this drawing must equal the server's: the server's own, and the browser's first of what came drawn. */
export function useServersDrawing(): boolean {
  let isServers = false;
  // React asks for the server's value only while it draws what the server drew. Both are the same, so nothing is drawn for it.
  useSyncExternalStore(never, same, () => {
    isServers = true;
    return 0;
  });
  return useState(isServers)[0];
}

/**
 * False on the server and in the first drawing of the browser, which must equal the server's; true from then on. It turns in a
 * transition: at once, it would have React draw all that hangs on it in one piece, and a phone hear nothing meanwhile.
 */
export function useHydrated(): boolean {
  const isServers = useServersDrawing();
  const [isHydrated, setHydrated] = useState(!isServers);
  useEffect(() => {
    if (!isHydrated) startTransition(() => setHydrated(true));
  }, [isHydrated]);
  return isHydrated;
}

/**
 * Tells the page's own script (`start.ts`) once that what was pressed until now can be done. A moment later everything on the page
 * knows who is signed in, too.
 */
export function useTakenOver(): void {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) setTimeout(() => dispatchEvent(new Event("takenover")));
  }, [isHydrated]);
}
