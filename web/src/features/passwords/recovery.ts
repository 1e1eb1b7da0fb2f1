import { recall, remember } from "../../lib/tab_memory.ts";
import * as texts from "./texts.tsx";

/** How long a code is good, in ms; the server decides, this only says so in time. */
export const CODE_MS = 15 * 60_000;

/**
 * Where somebody is on the way to a new password. A reload comes back to the code: the address and the time of asking are
 * kept by the tab, the code and the password are not.
 */
export type Stage =
  | { step: "address"; email: string }
  | { step: "code"; email: string; askedAt: number; refusal?: string }
  | { step: "password"; email: string; askedAt: number; code: string };

/** Keeps of a stage what may be kept. */
export function keepStage(stage: Stage): void {
  remember("recovery", stage.step === "address" ? undefined : { email: stage.email, askedAt: stage.askedAt });
}

/** The stage that a reload comes back to; undefined where there is none, or where its code has run out long ago. */
export function keptStage(now: number): Stage | undefined {
  const kept = recall("recovery") as { email?: unknown; askedAt?: unknown } | undefined;
  if (typeof kept !== "object" || typeof kept.email !== "string" || typeof kept.askedAt !== "number") {
    return undefined;
  }
  if (now - kept.askedAt > 4 * CODE_MS) return undefined;
  return { step: "code", email: kept.email, askedAt: kept.askedAt };
}

/** What is wrong with a code as it was typed; undefined when nothing is. */
export function codeError(code: string): string | undefined {
  return /^\d{6}$/.test(code) ? undefined : texts.enterSixDigits;
}

/** The digits of what was typed or pasted: "492 817" -> "492817". */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, "").slice(0, 6);
}
