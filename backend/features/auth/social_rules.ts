import { nameIn } from "../accounts/name_rules.ts";
import type { Role } from "../../platform/db/schema.ts";

/** Maximum time at the provider, in milliseconds. */
export const SIGN_IN_MS = 10 * 60_000;
/** Maximum wait for a two-step code after the provider has verified a person, in milliseconds. */
export const PROVED_MS = 5 * 60_000;

/**
 * Returns the path to continue at if it stays on this site under every reading; otherwise undefined. The
 * contract's pattern already refuses `//` and backslashes at the beginning, but dots could still produce
 * them.
 */
export function returnPath(path: string): string | undefined {
  const site = "https://site.invalid";
  if (!/^\/(?![/\\])/.test(path) || !URL.canParse(path, site)) return undefined;
  const { origin, pathname } = new URL(path, site);
  return origin === site && !/^\/[/\\]/.test(pathname) ? path : undefined;
}

export type Account = {
  role: Role;
  isSuspended: boolean;
  isEmailVerified: boolean;
  hasSecondFactor: boolean;
};

/**
 * Decides what to do with a person verified by the provider whose first sign-in this way it is.
 * `link`: the account of the address is theirs.
 * `take-over`: they own the address, but the account's maker never confirmed it, so the account could be a
 * trap. Every way back in for its maker is removed.
 * `sign-in-first`: nothing is linked.
 */
export function linkOutcome(
  isVerified: boolean,
  account: Account | undefined,
): "create" | "link" | "take-over" | "sign-in-first" | "suspended" {
  if (!account) return "create";
  if (!isVerified) return "sign-in-first";
  if (account.isSuspended) return "suspended";
  if (account.isEmailVerified) return "link";
  return account.role === "Admin" || account.hasSecondFactor ? "sign-in-first" : "take-over";
}

/** Returns the names of a new account from the provider, or else from the start of the address. */
export function namesOf(
  { firstName, lastName }: { firstName: string; lastName: string },
  email: string,
): { first_name: string; last_name: string } {
  const tidy = (text: string) =>
    [...nameIn(text.replaceAll(/[\p{Cc}\p{Cf}]/gu, ""))].slice(0, 60).join("").trim();
  const own = tidy(firstName) || tidy(email.split("@")[0]!) || "Member";
  return { first_name: own, last_name: tidy(lastName) };
}
