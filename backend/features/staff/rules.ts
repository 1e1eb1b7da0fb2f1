import type { AccountStatus, Role, StaffRank } from "../../generated/types.ts";

/**
 * Returns the first three words of a search as patterns for LIKE. Each matches the start of a word, and
 * wildcards in the search are plain characters. With fewer words, the first word is repeated.
 */
export function wordPatterns(q: string): [string, string, string] {
  const [first = "", second = first, third = first] = q.split(/\s+/)
    .map((word) => `% ${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
  return [first, second, third];
}

export type StatusMove =
  | { kind: "same" }
  | { kind: "move"; to: AccountStatus; before: "Active" | "Inactive" | null; action: string }
  | { kind: "refused"; detail: string };

/**
 * Returns the effect of a requested status on an account. A suspension remembers the earlier status, and
 * lifting it restores that status. Only the owner can choose and end "inactive".
 */
export function statusMove(
  now: { status: AccountStatus; before: "Active" | "Inactive" | null },
  wanted: AccountStatus,
): StatusMove {
  if (wanted === now.status) return { kind: "same" };
  if (wanted === "Suspended") {
    const before = now.status === "Inactive" ? "Inactive" : "Active";
    return { kind: "move", to: "Suspended", before, action: "account-suspended" };
  }
  if (now.status !== "Suspended" || wanted === "Inactive") {
    return { kind: "refused", detail: "Only its owner can pause an account, or reopen it." };
  }
  return { kind: "move", to: now.before ?? "Active", before: null, action: "account-reinstated" };
}

/** Returns the reason why an account cannot become staff, and what to do about it; undefined if it can. */
export function adminRefusal(
  account: { role: Role; account_status: AccountStatus; email_verified_at: Date | null } | undefined,
  email: string,
): string | undefined {
  if (!account) {
    return `There's no account for ${email}. Sign up with this address first, then run this again.`;
  }
  if (account.role === "Admin") return undefined;
  if (account.role !== "Customer") {
    return `${email} sells pets, and staff resolve cases of sellers. Sign up with another address for staff.`;
  }
  if (account.account_status === "Suspended") return `${email} is suspended. Staff have to lift that first.`;
  if (!account.email_verified_at) {
    return `${email} isn't confirmed yet. Open the link in the sign-up email first.`;
  }
  return undefined;
}

type Ranked = { id: string; role: Role; staff_rank: StaffRank | null; account_status: AccountStatus };

/** Returns whether an account may act as an admin now. */
export function isActingAdmin({ role, staff_rank, account_status }: Ranked): boolean {
  return role === "Admin" && staff_rank === "admin" && account_status !== "Suspended";
}

/** Returns whether this account is the only one that may act as an admin; `rows` has all admins. */
export function isLastAdmin(rows: readonly Ranked[], id: string): boolean {
  return rows.some((row) => row.id === id && isActingAdmin(row)) &&
    !rows.some((row) => row.id !== id && isActingAdmin(row));
}
