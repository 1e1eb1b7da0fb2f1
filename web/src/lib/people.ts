import { REASONS } from "@hearthpaw/client";
import * as texts from "./texts.ts";
/** What forms ask of people: email addresses, phone numbers, states. Each check says how to mend what is wrong. */

const { pattern, reasons } = REASONS.Email;
const EMAIL = new RegExp(pattern, "u");
/** What mail servers can't carry comes first: it may have the right form. */
const [TOO_LONG] = reasons;

/** What is wrong with an email address, in the server's words; undefined when nothing is. */
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

/** The ten digits of an American number, however it was typed; undefined for anything else. */
function tenDigits(text: string): string | undefined {
  const digits = text.replace(/[^\d]/g, "").replace(/^1(?=\d{10}$)/, "");
  return /^[2-9]\d{9}$/.test(digits) && !/[A-Za-z]/.test(text) ? digits : undefined;
}

/** E.164: "(503) 555-0118" -> "+15035550118"; undefined for what is no American number. */
export function phoneToE164(text: string): string | undefined {
  const digits = tenDigits(text);
  return digits && `+1${digits}`;
}

/** "+15035550118" or "503.555.0118" -> "(503) 555-0118"; what is no American number stays as it was typed. */
export function formatPhone(text: string): string {
  const digits = tenDigits(text);
  return digits ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : text.trim();
}

/** What is wrong with a phone number; undefined when nothing is. */
export function phoneError(text: string): string | undefined {
  if (text.trim() === "") return texts.enterYourPhoneNumber;
  return tenDigits(text) ? undefined : texts.phoneInvalid;
}
