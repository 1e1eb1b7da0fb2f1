export { alertOwedRefunds, retryRefund, settleRefund } from "./owed_actions.ts";
export { needsPerson, owedSince } from "./owed_store.ts";
export { makeRefund } from "./refund_actions.ts";
export { bookOpenRefunds, syncRefunds } from "./refund_sync_actions.ts";
