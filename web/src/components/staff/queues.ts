import type { StaffQueues } from "@hearthpaw/client";

/** Queues whose cases staff decide one by one, each with the list query to reload after a change. */
export const QUEUE_LISTS = {
  listings: "listListingsInReview",
  parents: "listParentsInReview",
  changeRequests: "listChangeRequests",
  claimChanges: "listClaimChanges",
  verifications: "listVerifications",
  reports: "listReports",
  fraud: "listFraudCases",
  disputes: "listDisputesToDecide",
} as const satisfies Partial<Record<keyof StaffQueues, string>>;

export type QueueName = keyof typeof QUEUE_LISTS;
