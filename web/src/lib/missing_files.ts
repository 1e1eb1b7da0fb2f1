import { useEffect, useEffectEvent, useState } from "react";
import { isServerReachable } from "./unanswered.ts";

/** Failures to load one of the site's own script or style files, as Vite reports them. */
const failures = new WeakSet<object>();
/** Prefix of the addresses that this tab has reloaded because of a missing file. */
const RELOADED = "reloaded:";
/** Shortest time between two such reloads of one address, in ms: the new document has the new files. */
const APART_MS = 60_000;

/**
 * Records every file that fails to load, and calls `onUpdate` if the server answers all the same: a deployment
 * has then replaced the file, and only a new document knows the new one.
 */
export function hearMissingFiles(onUpdate: () => void): void {
  addEventListener("vite:preloadError", ({ payload }) => {
    failures.add(payload);
    void isServerReachable().then((isReachable) => isReachable && onUpdate());
  });
}

/** Returns whether the error is a file of the site that failed to load. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && (failures.has(error) || isMissingFile(error.cause));

/**
 * Reloads the address as a document if a page failed because of a missing file. Returns whether that is under
 * way or still unclear. Without a server, or if a reload a moment ago did not help, the page shows its error.
 */
export function useReloadForMissingFile(
  error: unknown,
  { reload = () => location.reload(), isReachable = isServerReachable } = {},
): boolean {
  const [isReloading, setReloading] = useState(() => isMissingFile(error));
  const decide = useEffectEvent(async (isWanted: () => boolean) => {
    const isUp = isMissingFile(error) && await isReachable();
    if (!isWanted()) return;
    if (isUp && isFirst(location.href)) reload();
    else setReloading(false);
  });
  useEffect(() => {
    let isOver = false;
    void decide(() => !isOver);
    return () => {
      isOver = true;
    };
  }, [error]);
  return isReloading;
}

/** Records the reload of an address. Without storage it is never the first: a loop would be worse. */
function isFirst(href: string): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED + href) ?? -Infinity);
    sessionStorage.setItem(RELOADED + href, `${Date.now()}`);
    return Date.now() - last > APART_MS;
  } catch {
    return false;
  }
}
