export { cancelLocked, cancelReservation, endReservation } from "./cancel_actions.ts";
export {
  completeReservation,
  confirmDelivered,
  confirmHandover,
  extendBalance,
  releaseFunds,
  settlePet,
} from "./complete_actions.ts";
export { endSale, fundingOf, giveRegained } from "./end_sale_actions.ts";
export { noteStops } from "./stop_actions.ts";
export { endTakenBack } from "./taken_back_actions.ts";
export { freezeTerms } from "./terms_actions.ts";
export { moveWaitingSales } from "./wait_actions.ts";
