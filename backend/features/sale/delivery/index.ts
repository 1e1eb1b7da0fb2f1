export {
  beginDeliveries,
  beginDelivery,
  bookCost,
  endDelivery,
  markBegun,
  type Stepper,
  takeStep,
  tellOf,
} from "./delivery_actions.ts";
export {
  CARRIED,
  deliveryAfter,
  deliveryKind,
  type DeliveryStep,
  isWindowPossible,
  LINK_DAYS,
  LINK_HOURS_AFTER,
  MOST_UPLOADS,
  UNFINISHED,
  WRONG_CODES,
} from "./delivery_rules.ts";
export { type DeliveryRow, findByLink, lockDelivery, updateDelivery } from "./delivery_store.ts";
