import { useSyncExternalStore } from "react";
import type { Configuration } from "@hearthpaw/client";

/**
 * A visitor's answer about recording and measuring. It is kept in this browser, and asked only if something
 * would record or measure.
 */
export type Consent = "granted" | "denied";

const KEY = "consent";
const listeners = new Set<() => void>();

/**
 * Returns whether this site uses something that needs consent: recordings of errors, page views or another
 * site's reviews.
 */
export function needsConsent({ reports, analyticsId, reviewsWidget }: Configuration): boolean {
  return reports.dsn !== null || analyticsId !== null || reviewsWidget !== null;
}

/**
 * Returns the visitor's choice; undefined before a choice or if the browser stores nothing. A browser that sends
 * Global Privacy Control has declined for a visitor who made no choice here (Cal. Code Regs. tit. 11, § 7025).
 */
export function readConsent(): Consent | undefined {
  const signal = "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true
    ? "denied"
    : undefined;
  try {
    const value = localStorage.getItem(KEY);
    return value === "granted" || value === "denied" ? value : signal;
  } catch {
    return signal;
  }
}

export function writeConsent(choice: Consent): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // A browser that stores nothing is asked again; until then nothing is recorded.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener at every choice, also of another tab. Returns a function that stops it. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** Returns the current choice; undefined on the server. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore(onConsent, readConsent, () => undefined);
}
