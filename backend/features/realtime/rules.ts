import type { StaffRank } from "../../generated/types.ts";

/** Ranks besides `admin` that decide the cases of each queue. */
const QUEUES: Readonly<Record<string, readonly StaffRank[]>> = {
  listings: ["moderator"],
  parents: ["moderator"],
  changeRequests: ["moderator"],
  claimChanges: ["moderator"],
  verifications: ["moderator"],
  reports: ["moderator"],
  fraud: ["moderator", "finance"],
  disputes: ["finance"],
  deliveries: ["support", "finance"],
};

/** Returns the queues whose cases staff of this rank decide; none for other users. */
export function queuesOf(rank: StaffRank | null): string[] {
  return Object.keys(QUEUES).filter((queue) =>
    rank === "admin" || (rank !== null && QUEUES[queue]!.includes(rank))
  );
}
