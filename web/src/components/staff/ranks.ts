import type { StaffRank } from "@hearthpaw/client";

/**
 * Whether a page of staff is for this rank: `admin` sees all, others what names them, everybody what names no ranks. An account that was
 * stored before its rank was known sees all; the server decides.
 */
export function rankAdmits(rank: StaffRank | undefined, ranks: readonly StaffRank[] | undefined): boolean {
  return rank === undefined || rank === "admin" || ranks === undefined || ranks.includes(rank);
}
