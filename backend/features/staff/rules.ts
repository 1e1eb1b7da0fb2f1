import type { AccountStatus, Role, StaffRank } from "../../generated/types.ts";

/**
 * The first three words of a search as patterns for LIKE: each begins a word, and its own wildcards are plain
 * characters. Where there are fewer, the first one stands in again.
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
 * What a member of staff's wish does to an account. A suspension remembers what the account was, and lifting it gives
 * that back. Inactive is for the owner alone to choose and to end.
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

/** Why an account cannot be given the rights of staff, and what to do about it; undefined when it can. */
export function adminRefusal(
  account: { role: Role; account_status: AccountStatus; email_verified_at: Date | null } | undefined,
  email: string,
): string | undefined {
  if (!account) {
    return `There's no account for ${email}. Sign up with this address first, then run this again.`;
  }
  if (account.role === "Admin") return undefined;
  if (account.role !== "Customer") {
    return `${email} sells pets, and staff decide about sellers. Sign up with another address for staff.`;
  }
  if (account.account_status === "Suspended") return `${email} is suspended. Staff have to lift that first.`;
  if (!account.email_verified_at) {
    return `${email} isn't confirmed yet. Open the link in the sign-up email first.`;
  }
  return undefined;
}

type Ranked = { id: string; role: Role; staff_rank: StaffRank | null; account_status: AccountStatus };

/** Whether an account may act as an admin now. */
export function isActingAdmin({ role, staff_rank, account_status }: Ranked): boolean {
  return role === "Admin" && staff_rank === "admin" && account_status !== "Suspended";
}

/** Whether no one but this account may act as an admin; `rows` has all admins. */
export function isLastAdmin(rows: readonly Ranked[], id: string): boolean {
  return rows.some((row) => row.id === id && isActingAdmin(row)) &&
    !rows.some((row) => row.id !== id && isActingAdmin(row));
}
