import { nameIn } from "../accounts/name_rules.ts";
import type { Role } from "../../platform/db/schema.ts";

/** How long one may stay at the provider, in milliseconds. */
export const SIGN_IN_MS = 10 * 60_000;
/** How long a code of the second factor is waited for once the provider has vouched for a person. */
export const PROVED_MS = 5 * 60_000;

/**
 * Where a person goes on: the path if it stays on this site in every reading of it, else undefined. The contract's pattern
 * has refused `//` and backslashes at the beginning; dots could still bring them about.
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
 * What happens with a person whom the provider vouches for and who was never here by this way. `link`: the account of the
 * address is theirs. `take-over`: they own the address, but whoever made the account never showed that they do, so it
 * could be a trap: everything that its maker could come back with goes. `sign-in-first`: nothing is linked.
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

/** The names of a new account: what the provider told, else the beginning of the address. */
export function namesOf(
  { firstName, lastName }: { firstName: string; lastName: string },
  email: string,
): { first_name: string; last_name: string } {
  const tidy = (text: string) =>
    [...nameIn(text.replaceAll(/[\p{Cc}\p{Cf}]/gu, ""))].slice(0, 60).join("").trim();
  const own = tidy(firstName) || tidy(email.split("@")[0]!) || "Member";
  return { first_name: own, last_name: tidy(lastName) };
}
