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
  deliveries: "listDeliveries",
} as const satisfies Partial<Record<keyof StaffQueues, string>>;

export type QueueName = keyof typeof QUEUE_LISTS;

/** Other decisions of staff, each with the queries to reload after one. */
const OTHER_READS = {
  liveListings: ["getPet"],
  approvals: ["listMoneyApprovals"],
  owedRefunds: ["listOwedRefunds"],
  waitingPayouts: ["listWaitingPayouts"],
  findings: ["getReconciliation"],
  orders: ["getOrderStory"],
  chargebacks: ["getChargeback", "listChargebacks"],
  accounts: ["listUsers", "listAuditEntries"],
  verified: ["listUsers", "listAuditEntries"],
  trust: ["listUsers", "listAuditEntries"],
  members: ["listStaff"],
  invitations: ["listStaff"],
} as const;

export type DecisionKind = QueueName | keyof typeof OTHER_READS;

/** Returns whether cases of a kind wait in a queue. */
export const isQueue = (kind: DecisionKind): kind is QueueName => kind in QUEUE_LISTS;

/** Returns the queries that show cases of a kind. */
export const readsOf = (kind: DecisionKind): readonly string[] =>
  isQueue(kind) ? [QUEUE_LISTS[kind]] : OTHER_READS[kind];
