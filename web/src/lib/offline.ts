import type { Session } from "@hearthpaw/client";

/** Where the service worker keeps what one person alone may see. */
const OWN = "own";

/**
 * Has the service worker keep the offline page and the favorites of who is signed in, and deletes these as soon as nobody is. In
 * development there is none, as it would show what was.
 */
export function startOffline(session: Pick<Session, "accessToken" | "subscribe">): void {
  const workers = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
  if (!workers) return;
  const forget = () => {
    // A browser that keeps nothing has nothing to delete.
    if (!session.accessToken()) caches.delete(OWN).catch(() => {});
  };
  forget();
  session.subscribe(forget);
  if (import.meta.env.PROD) workers.register("/sw.js").catch(() => {});
  else {
    void workers.getRegistrations().then((all) => all.forEach((one) => void one.unregister()));
  }
}
