import { useSyncExternalStore } from "react";
import type { Configuration } from "@hearthpaw/client";

/** Whether a visitor agreed to be recorded and measured; kept in this browser, asked where something would do so. */
export type Consent = "granted" | "denied";

const KEY = "consent";
const listeners = new Set<() => void>();

/** Whether something waits for consent here: recordings of what led to an error, page views, another site's reviews. */
export function needsConsent({ reports, analyticsId, reviewsWidget }: Configuration): boolean {
  return reports.dsn !== null || analyticsId !== null || reviewsWidget !== null;
}

/** The choice; undefined until one is made, or where the browser keeps nothing. */
export function readConsent(): Consent | undefined {
  try {
    const value = localStorage.getItem(KEY);
    return value === "granted" || value === "denied" ? value : undefined;
  } catch {
    return undefined;
  }
}

export function writeConsent(choice: Consent): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // A browser that keeps nothing is asked again; until then nothing is recorded.
  }
  for (const listener of listeners) listener();
}

/** Hears of every choice, made in another tab too; the function returned ends that. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** The choice, as it is now; undefined on the server's page too. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore(onConsent, readConsent, () => undefined);
}
