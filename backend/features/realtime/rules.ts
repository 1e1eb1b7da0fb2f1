import type { StaffRank } from "../../generated/types.ts";

/** Ranks, beside `admin`, that decide the cases of each queue. */
const QUEUES: Readonly<Record<string, readonly StaffRank[]>> = {
  listings: ["moderator"],
  parents: ["moderator"],
  changeRequests: ["moderator"],
  claimChanges: ["moderator"],
  verifications: ["moderator"],
  reports: ["moderator"],
  fraud: ["moderator", "finance"],
  disputes: ["finance"],
};

/** Queues whose cases somebody of this rank decides; none for who is not staff. */
export function queuesOf(rank: StaffRank | null): string[] {
  return Object.keys(QUEUES).filter((queue) =>
    rank === "admin" || (rank !== null && QUEUES[queue]!.includes(rank))
  );
}
