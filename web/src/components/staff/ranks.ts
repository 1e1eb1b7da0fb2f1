import type { StaffRank } from "@hearthpaw/client";

/**
 * Returns whether a rank may see a staff page: `admin` sees all pages, other ranks the pages that name them,
 * and every rank the pages that name none. An account stored before its rank was known sees all; the server
 * decides.
 */
export function rankAdmits(rank: StaffRank | undefined, ranks: readonly StaffRank[] | undefined): boolean {
  return rank === undefined || rank === "admin" || ranks === undefined || ranks.includes(rank);
}
