export {
  beginDeliveries,
  beginDelivery,
  bookCost,
  endDelivery,
  endNeedless,
  markBegun,
  markEnded,
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
  LINK_HOURS_AFTER,
  linkExpiry,
  MOST_UPLOADS,
  newLinkExpiry,
  UNFINISHED,
  WRONG_CODES,
} from "./delivery_rules.ts";
export {
  type DeliveryRow,
  findByLink,
  findUnfinished,
  lockDelivery,
  updateDelivery,
} from "./delivery_store.ts";
