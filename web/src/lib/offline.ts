import type { Session } from "@hearthpaw/client";

/** The service worker's cache for data that only one person may see. */
const OWN = "own";

/**
 * Has the service worker keep the offline page and the signed-in user's favorites, and deletes the favorites
 * after the sign-out. Development has no service worker, because it would show old pages.
 */
export function startOffline(session: Pick<Session, "accessToken" | "subscribe">): void {
  const workers = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
  if (!workers) return;
  const forget = () => {
    // A browser that stores nothing has nothing to delete.
    if (!session.accessToken()) caches.delete(OWN).catch(() => {});
  };
  forget();
  session.subscribe(forget);
  if (import.meta.env.PROD) workers.register("/sw.js").catch(() => {});
  else {
    void workers.getRegistrations().then((all) => all.forEach((one) => void one.unregister()));
  }
}
