import type { Role } from "../../platform/db/schema.ts";
import { fail, failField } from "../../platform/problem.ts";

/** 10 minutes, in seconds. */
export const ACCESS_TOKEN_SECONDS = 600;

/** 180 days, in seconds. */
export const SESSION_SECONDS = 15_552_000;

/** A session of staff lasts 12 hours at most, and ends after 30 minutes without a call; both in seconds. */
export const STAFF_SESSION_SECONDS = 43_200;
export const STAFF_IDLE_SECONDS = 1_800;

/** How long the refresh token before the present one still answers, for two honest tabs that refresh at once. */
const ROTATION_GRACE_MS = 10_000;
const LEAST_PASSWORD_LENGTH = 10;

/**
 * Every version of the terms of use and the privacy notice, the newest first, with what people are told of its changes. Who
 * changes a word of either page that matters adds one: the day from which it holds, and a sentence or two.
 */
export const TERMS_CHANGES = [
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

/** The version that is in force; people accept it by this name. */
export const TERMS_VERSION = TERMS_CHANGES[0].version;

/**
 * The common passwords of zxcvbn's list (49,233 by rank, far beyond the commonest 10,000); only those that are long
 * enough to pass the length rule need to be kept.
 */
let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Loaded with the first password that somebody chooses: the package is 20 MB in memory. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { default: common } = await import("@zxcvbn-ts/language-common");
  const words = common.dictionary["passwords-common"].map(String);
  return new Set(words.filter((word) => word.length >= LEAST_PASSWORD_LENGTH));
}

/** Why a password is refused; undefined when it is good. `own` are words of the user's own: address and names. */
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

/**
 * The one normal form of an e-mail address. Only A to Z become small: other signs whose small form is a plain letter (the
 * Kelvin sign is one) would make somebody else's address of it, and stay what no pattern accepts.
 */
export function normalEmail(email: string): string {
  return email.trim().replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** The dashboard that a role opens by default. */
export function defaultDashboard(role: Role): "breeder" | "consumer" {
  return role === "Breeder" || role === "ShelterBreeder" ? "breeder" : "consumer";
}

export type SessionRow = { isCurrent: boolean; rotatedAt: Date; expiresAt: Date; endedAt: Date | null };

/**
 * What a refresh token earns: the present one is rotated, the one before is honoured for a moment, and any other use of
 * an old one is a replay that ends the whole family.
 */
export function refreshOutcome(row: SessionRow, now: Date): "rotate" | "grace" | "replay" | "ended" {
  if (row.endedAt || row.expiresAt <= now) return "ended";
  if (row.isCurrent) return "rotate";
  return now.getTime() - row.rotatedAt.getTime() <= ROTATION_GRACE_MS ? "grace" : "replay";
}

/** The contract's pattern of addresses, for the one that comes in a path. It runs in linear time. */
const EMAIL = /^[a-z0-9_]+([.-][a-z0-9_]+)*@[a-z0-9_]+([.-][a-z0-9_]+)*\.[a-z]{2,3}$/;

/** What mail servers carry (RFC 5321, 4.5.3.1, and RFC 1035 for the parts of a domain), in characters. */
const LONGEST_LOCAL_PART = 64;
const LONGEST_LABEL = 63;

/** Whether no mail server would take an address in its normal form, however well it is written. */
function isTooLong(email: string): boolean {
  const [local = "", domain = ""] = email.split("@");
  return email.length > 254 || local.length > LONGEST_LOCAL_PART ||
    domain.split(".").some((label) => label.length > LONGEST_LABEL);
}

/** Whether an address in its normal form is one that we accept. */
export function isAcceptedEmail(email: string): boolean {
  return !isTooLong(email) && EMAIL.test(email);
}

/** The normal form of an address that is to be written to; fails with `email_not_accepted` at `pointer`. */
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
 * How a mail begins that goes to an address before we know whose it is. Anybody can sign up a stranger: what they gave as a
 * name must not become a link or a line of ours.
 */
export function greetingOf(firstName: string): string {
  const isPlain = firstName !== "" && !/[\p{Cc}/:@<>]|\.\p{L}{2}/u.test(firstName);
  return isPlain ? `Hi ${firstName},` : "Hi,";
}

// ZZ is reserved by ISO 3166 for its users: it will never be a country's domain.
const CLOSED_DOMAIN = "closed.hearthpaw.zz";

/** An address that no person can have and no mail reaches: it makes room for a new account of the old address. */
export function closedEmail(userId: string): string {
  return `${userId}@${CLOSED_DOMAIN}`;
}

/** Whether an address is that of a closed account: nothing is sent there. */
export function isClosedEmail(address: string): boolean {
  return address.endsWith(`@${CLOSED_DOMAIN}`);
}

/** The breeder who works on its own listings. */
export type Owner = { userId: string; breederId: string; role: string };

/** The role of the call promises a programme; an account without one has nothing to list. */
export function ownerOf(user: { id: string; breederId: string | null; role: string }): Owner {
  return { userId: user.id, breederId: user.breederId ?? fail("wrong_role"), role: user.role };
}

/**
 * Fails with `email_not_verified` unless the caller has confirmed their email: whatever others read, count or wait for comes
 * from a real person. `goal` completes the sentence "Confirm your email before you ...".
 */
export function needConfirmedEmail(user: { isEmailConfirmed: boolean }, goal: string): void {
  if (user.isEmailConfirmed) return;
  fail("email_not_verified", {
    detail: `Confirm your email before you ${goal}. Open the link we emailed you.`,
  });
}
