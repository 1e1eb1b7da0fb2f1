export { LENDER_LIMITS, LENDER_NAMES, lenderMessage } from "./lender_rules.ts";
export { confirmedOffer, type OfferedColumn, offeredProgress, offerOf, withOffer } from "./offer_rules.ts";
export {
  changedChoices,
  choicesOf,
  claimCode,
  destinationOf,
  firstChoices,
  frozenOf,
  isForCharity,
  priceChoices,
  type Priced,
  ratesOf,
} from "./price_actions.ts";
export {
  amountOf,
  CURRENT_FEE_STRUCTURE,
  declineCodeOf,
  dueKind,
  intentMessage,
  intentStatus,
  methodRefusal,
  nextPaymentStatus,
  previewOf,
  type Price,
  priceOrder,
  verdictOn,
} from "./price_rules.ts";
