export { endHoldsOf, expireHold, startReservation } from "./hold_actions.ts";
export { forgetNetworks } from "./hold_limit_store.ts";
export { releaseHold } from "./hold_store.ts";
