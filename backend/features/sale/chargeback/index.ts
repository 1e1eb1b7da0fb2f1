export { syncDispute } from "./chargeback_actions.ts";
