import type { Role } from "../../platform/db/schema.ts";
import { fail, failField } from "../../platform/problem.ts";

/** 10 minutes, in seconds. */
export const ACCESS_TOKEN_SECONDS = 600;

/** 180 days, in seconds. */
export const SESSION_SECONDS = 15_552_000;

/** A staff session lasts 12 hours at most and ends after 30 minutes without a call; both in seconds. */
export const STAFF_SESSION_SECONDS = 43_200;
export const STAFF_IDLE_SECONDS = 1_800;

/** Grace period of the previous refresh token, in milliseconds, for two honest tabs that refresh at once. */
const ROTATION_GRACE_MS = 10_000;
const LEAST_PASSWORD_LENGTH = 10;

/**
 * All versions of the terms of use and the privacy notice, newest first, with the summary of changes that
 * people read. Add an entry when you change either page materially: its effective date and one or two
 * sentences.
 */
export const TERMS_CHANGES = [
  {
    version: "2026-11-27",
    summary:
      "The terms now name the company, say that we collect payments as the seller's agent, what sellers owe after refunds and " +
      "chargebacks, what isn't allowed, and which law applies. The privacy notice lists what we collect, why, who gets it, how " +
      "long we keep it, and your rights.",
  },
  {
    version: "2026-11-26",
    summary:
      "The terms now say what a late cancellation costs if you paid in full, and that the seller's refund policy applies to " +
      "the full price of pets without a deposit.",
  },
  {
    version: "2026-11-23",
    summary:
      "The terms now say exactly when a breeder is paid, what happens if the balance is late, and which parts of " +
      "a payment are always refunded after 48 hours.",
  },
  { version: "2025-10-01", summary: "The first version of our terms and privacy notice." },
] as const;

/** Version in force; people accept it by this name. */
export const TERMS_VERSION = TERMS_CHANGES[0].version;

/**
 * Common passwords of zxcvbn's list (49,233 by rank, far beyond the most common 10,000). Only those that are
 * long enough to pass the length rule are kept.
 */
let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Loads the list when the first user chooses a password: the package takes 20 MB of memory. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { default: common } = await import("@zxcvbn-ts/language-common");
  const words = common.dictionary["passwords-common"].map(String);
  return new Set(words.filter((word) => word.length >= LEAST_PASSWORD_LENGTH));
}

/**
 * Returns the reason to refuse a password; undefined if it is good. `own` holds the user's own words: address
 * and names.
 */
export async function passwordRefusal(
  password: string,
  own: readonly string[],
): Promise<"short" | "common" | "own" | undefined> {
  if ([...password].length < LEAST_PASSWORD_LENGTH) return "short";
  const lower = password.toLowerCase();
  if ((await (commonPasswords ??= loadCommonPasswords())).has(lower)) return "common";
  if (new Set(lower).size < 4) return "common";
  if (own.some((word) => word.length >= 4 && lower === word.toLowerCase())) return "own";
  return undefined;
}

const WEAK_WORDS = {
  short: undefined,
  common: "Many people use this password. Choose one that is harder to guess.",
  own: "Don't use your own name or email address as the password.",
};

/** Fails with `weak_password` at this field, and says what is wrong with the password. */
export async function requirePassword(
  password: string,
  own: readonly string[],
  pointer: string,
): Promise<void> {
  const refusal = await passwordRefusal(password, own);
  if (refusal) failField("weak_password", pointer, WEAK_WORDS[refusal]);
}

/**
 * Returns the normal form of an email address. Only A to Z change to lower case: other characters whose lower
 * case is a plain letter (such as the Kelvin sign) would turn the address into another person's. They stay as
 * they are, and no pattern accepts them.
 */
export function normalEmail(email: string): string {
  return email.trim().replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Returns the dashboard that a role opens by default. */
export function defaultDashboard(role: Role): "breeder" | "consumer" {
  return role === "Breeder" || role === "ShelterBreeder" ? "breeder" : "consumer";
}

export type SessionRow = { isCurrent: boolean; rotatedAt: Date; expiresAt: Date; endedAt: Date | null };

/**
 * Decides the outcome of a refresh token. The current token is rotated, and the previous token is accepted
 * during the grace period. Any other use of an old token is a replay and ends the whole family.
 */
export function refreshOutcome(row: SessionRow, now: Date): "rotate" | "grace" | "replay" | "ended" {
  if (row.endedAt || row.expiresAt <= now) return "ended";
  if (row.isCurrent) return "rotate";
  return now.getTime() - row.rotatedAt.getTime() <= ROTATION_GRACE_MS ? "grace" : "replay";
}

/** The contract's pattern for addresses, for the address in a path. It runs in linear time. */
const EMAIL = /^[a-z0-9_]+([.-][a-z0-9_]+)*@[a-z0-9_]+([.-][a-z0-9_]+)*\.[a-z]{2,3}$/;

/** Limits of mail servers in characters (RFC 5321, 4.5.3.1, and RFC 1035 for the parts of a domain). */
const LONGEST_LOCAL_PART = 64;
const LONGEST_LABEL = 63;

/** Returns whether an address in its normal form is too long for any mail server. */
function isTooLong(email: string): boolean {
  const [local = "", domain = ""] = email.split("@");
  return email.length > 254 || local.length > LONGEST_LOCAL_PART ||
    domain.split(".").some((label) => label.length > LONGEST_LABEL);
}

/** Returns whether we accept an address in its normal form. */
export function isAcceptedEmail(email: string): boolean {
  return !isTooLong(email) && EMAIL.test(email);
}

/**
 * Returns the normal form of an address that will receive mail; fails with `email_not_accepted` at `pointer`.
 */
export function acceptedEmail(text: string, pointer: string): string {
  const email = normalEmail(text);
  if (isAcceptedEmail(email)) return email;
  if (!isTooLong(email)) failField("email_not_accepted", pointer);
  fail("email_not_accepted", {
    errors: [{
      pointer,
      code: "email_not_accepted",
      detail:
        "This address is too long for email: use at most 64 characters before the @ and 63 in each part after it.",
    }],
  });
}

/**
 * Returns the greeting of an email to an address whose owner is not confirmed. Anyone can sign up a stranger,
 * so the given name must not become a link or a line of our email.
 */
export function greetingOf(firstName: string): string {
  const isPlain = firstName !== "" && !/[\p{Cc}/:@<>]|\.\p{L}{2}/u.test(firstName);
  return isPlain ? `Hi ${firstName},` : "Hi,";
}

// ZZ is reserved by ISO 3166 for its users: it will never be a country's domain.
const CLOSED_DOMAIN = "closed.hearthpaw.zz";

/**
 * Returns an address that no person can have and no email reaches. It frees the old address for a new
 * account.
 */
export function closedEmail(userId: string): string {
  return `${userId}@${CLOSED_DOMAIN}`;
}

/** Returns whether an address belongs to a closed account. Nothing is sent there. */
export function isClosedEmail(address: string): boolean {
  return address.endsWith(`@${CLOSED_DOMAIN}`);
}

/** A breeder who works on their own listings. */
export type Owner = { userId: string; breederId: string; role: string };

/**
 * Returns the caller as an owner. The role guarantees a program; an account without a program cannot list
 * pets.
 */
export function ownerOf(user: { id: string; breederId: string | null; role: string }): Owner {
  return { userId: user.id, breederId: user.breederId ?? fail("wrong_role"), role: user.role };
}

/**
 * Fails with `email_not_verified` unless the caller has confirmed their email: anything that other people
 * read, count or wait for must come from a real person. `goal` completes the sentence "Confirm your email
 * before you ...".
 */
export function needConfirmedEmail(user: { isEmailConfirmed: boolean }, goal: string): void {
  if (user.isEmailConfirmed) return;
  fail("email_not_verified", {
    detail: `Confirm your email before you ${goal}. Open the link we emailed you.`,
  });
}
