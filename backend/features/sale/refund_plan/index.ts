export {
  type Cancellation,
  type EndPart,
  type EndPlan,
  planCancellation,
  planRegained,
  planTakenBack,
  planWhole,
} from "./cancellation_actions.ts";
export {
  ARRIVAL,
  arrivalOf,
  type CancelCause,
  type FreedStatus,
  freedStatus,
  lateCancellationCents,
  possessive,
  quoteLines,
  type RefundWords,
  type Side,
  sideOf,
  targetLabel,
  thingsBought,
  whereTo,
} from "./cancellation_rules.ts";
export { fundsAround } from "./funds_actions.ts";
export { bearLosses } from "./loss_actions.ts";
export { quoteRefund } from "./quote_actions.ts";
export {
  bookOwed,
  bookSettled,
  finish,
  type Found,
  isAlive,
  isUnderWay,
  lockRefund,
  owe,
  planRefund,
  remainingEntries,
  sharesSource,
} from "./refund_book_actions.ts";
export { arrivalSource, isFinalRefusal, refundKey, retryPauseMs, STAFF_AFTER_MS } from "./refund_rules.ts";
export { givenBack, labeled, quoteOf, refundOf, standingOf, targetsOf } from "./refund_view.ts";
export { coverShortfall, giveBack, type Part, refundablesOf, returnCovered } from "./refundable_actions.ts";
export {
  type Goodwill,
  mostBreederCents,
  ownBreederCents,
  shareRefund,
  type Shares,
  sharesOf,
  splitRefund,
  standingEntries,
  totalRefundable,
} from "./refundable_rules.ts";
