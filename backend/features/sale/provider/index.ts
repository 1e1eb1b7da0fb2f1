export { heedEvent } from "./event_actions.ts";
export { deleteOldEvents, noteEvent } from "./event_store.ts";
export { reconcilePayments } from "./reconcile_actions.ts";
