import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

const never = () => () => {};
const same = () => 0;

/**
 * Returns whether this draw must equal the server's: on the server, and in the browser's first draw of server
 * markup.
 */
export function useServersDrawing(): boolean {
  let isServers = false;
  // React reads the server's value only while it hydrates server markup. Both values are the same, so nothing
  // is drawn again.
  useSyncExternalStore(never, same, () => {
    isServers = true;
    return 0;
  });
  return useState(isServers)[0];
}

/**
 * Returns false on the server and in the browser's first draw, which must equal the server's; then true. The
 * change is a transition. Otherwise React would draw all dependent parts in one piece and block a phone
 * meanwhile.
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
 * Tells the page's own script (`start.ts`) once that the page can now handle the earlier clicks. A moment
 * later everything on the page also knows the signed-in user.
 */
export function useTakenOver(): void {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) setTimeout(() => dispatchEvent(new Event("takenover")));
  }, [isHydrated]);
}
