import { REASONS } from "@hearthpaw/client";
import * as texts from "./texts.ts";
/** Checks of email addresses, phone numbers and states in forms. Each message says how to fix the problem. */

const { pattern, reasons } = REASONS.Email;
const EMAIL = new RegExp(pattern, "u");
/** Addresses that mail servers can't carry come first, because their form may be right. */
const [TOO_LONG] = reasons;

/** Returns the error of an email address in the server's words; undefined if it is valid. */
export function emailError(email: string): string | undefined {
  const text = email.trim();
  if (text === "") return texts.enterYourEmailAddress;
  if (EMAIL.test(text) && !new RegExp(TOO_LONG.pattern, "u").test(text)) return undefined;
  for (const reason of reasons) {
    const groups = new RegExp(reason.pattern, "u").exec(text);
    if (groups) {
      return reason.detail.replaceAll(/\{(\d)\}/g, (_, group: string) => groups[Number(group)] ?? "");
    }
  }
  return undefined;
}

/** Returns the ten digits of an American number in any notation; undefined for anything else. */
function tenDigits(text: string): string | undefined {
  const digits = text.replace(/[^\d]/g, "").replace(/^1(?=\d{10}$)/, "");
  return /^[2-9]\d{9}$/.test(digits) && !/[A-Za-z]/.test(text) ? digits : undefined;
}

/** Returns a number as E.164: "(503) 555-0118" -> "+15035550118"; undefined if it is no American number. */
export function phoneToE164(text: string): string | undefined {
  const digits = tenDigits(text);
  return digits && `+1${digits}`;
}

/** Formats a number: "+15035550118" or "503.555.0118" -> "(503) 555-0118". Leaves other text as typed. */
export function formatPhone(text: string): string {
  const digits = tenDigits(text);
  return digits ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : text.trim();
}

/** Returns the error of a phone number; undefined if it is valid. */
export function phoneError(text: string): string | undefined {
  if (text.trim() === "") return texts.enterYourPhoneNumber;
  return tenDigits(text) ? undefined : texts.phoneInvalid;
}
