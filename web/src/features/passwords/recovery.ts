import { recall, remember } from "../../lib/tab_memory.ts";
import * as texts from "./texts.tsx";

/** Validity of a code, in ms. The server decides; this constant only lets the page say so in time. */
export const CODE_MS = 15 * 60_000;

/**
 * The user's step on the way to a new password. A reload returns to the code: the tab keeps the address and
 * the time of the request, but not the code and the password.
 */
export type Stage =
  | { step: "address"; email: string }
  | { step: "code"; email: string; askedAt: number; refusal?: string }
  | { step: "password"; email: string; askedAt: number; code: string };

/** Keeps the parts of a stage that may be kept. */
export function keepStage(stage: Stage): void {
  remember("recovery", stage.step === "address" ? undefined : { email: stage.email, askedAt: stage.askedAt });
}

/** Returns the stage after a reload; undefined if there is none, or if its code expired long ago. */
export function keptStage(now: number): Stage | undefined {
  const kept = recall("recovery") as { email?: unknown; askedAt?: unknown } | undefined;
  if (typeof kept !== "object" || typeof kept.email !== "string" || typeof kept.askedAt !== "number") {
    return undefined;
  }
  if (now - kept.askedAt > 4 * CODE_MS) return undefined;
  return { step: "code", email: kept.email, askedAt: kept.askedAt };
}

/** Returns the error of a typed code; undefined if there is none. */
export function codeError(code: string): string | undefined {
  return /^\d{6}$/.test(code) ? undefined : texts.enterSixDigits;
}

/** Returns the digits of typed or pasted text: "492 817" -> "492817". */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, "").slice(0, 6);
}
