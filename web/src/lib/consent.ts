/** Whether a visitor agreed to be recorded and measured; kept in this browser, asked in production only. */
export type Consent = "granted" | "denied";

const KEY = "consent";
const listeners = new Set<() => void>();

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

/** Hears of every choice; the function returned ends that. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
