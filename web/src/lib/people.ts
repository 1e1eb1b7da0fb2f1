import * as texts from "./texts.ts";
/** What forms ask of people: e-mail addresses, phone numbers, states. Each check says how to mend what is wrong. */

/** The addresses that the product accepts (specification, section 5). */
const EMAIL = /^[A-Za-z0-9_]+([.-][A-Za-z0-9_]+)*@[A-Za-z0-9_]+([.-][A-Za-z0-9_]+)*\.[A-Za-z]{2,3}$/;

/** What is wrong with an e-mail address; undefined when nothing is. */
export function emailError(email: string): string | undefined {
  const text = email.trim();
  if (text === "") return texts.enterYourEmailAddress;
  if (text.includes("+")) {
    return texts.emailHasPlusSign;
  }
  const [, suffix] = /@[^@]+\.([A-Za-z]{4,})$/.exec(text) ?? [];
  if (suffix && EMAIL.test(`${text.slice(0, -suffix.length)}com`)) return texts.emailSuffixNotTaken(suffix);
  if (text.includes("'") && EMAIL.test(text.replaceAll("'", ""))) return texts.emailHasApostrophe;
  if (!EMAIL.test(text)) return texts.emailInvalid;
  // What mail servers carry (RFC 5321 and RFC 1035).
  const [local = "", domain = ""] = text.split("@");
  const isTooLong = text.length > 254 || local.length > 64 ||
    domain.split(".").some((label) => label.length > 63);
  return isTooLong ? texts.emailTooLong : undefined;
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
