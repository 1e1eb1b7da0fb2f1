export { issueMissingReceipts, issueReceipts } from "./receipt_actions.ts";
export { findReceipt } from "./receipt_store.ts";
export { contestedOf, MOST_CONTESTED, receiptOf } from "./receipt_view.ts";
export {
  addOnOrderOf,
  addOnPriceOf,
  detailsOf,
  isBrought,
  isDepositPossible,
  orderDetailsOf,
  paidCents,
  paymentOf,
  savedCardOf,
} from "./view.ts";
