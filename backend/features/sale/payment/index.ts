export { chargeBalances, detachCard, dropCard, removeCard } from "./card_actions.ts";
export { dropStaleDonation, ownCheckout, refuseUnlessHeld, saveCheckout } from "./checkout_actions.ts";
export {
  cancelOrphan,
  closePayment,
  closePayments,
  createIntent,
  openIntent,
  openPayments,
} from "./close_actions.ts";
export { consentMetadata, consentNow } from "./consent_rules.ts";
export { openPayment, requestFor, syncPayment } from "./intent_actions.ts";
export { retireCards } from "./kept_card_actions.ts";
export { answerSettled } from "./outcome_actions.ts";
export { accept, balanceKind, completeFree, refuseMethod, refuseUnpayable } from "./payable_actions.ts";
export { keepCard, syncSetUp } from "./set_up_actions.ts";
export { applyIntent, settleIntent } from "./settle_actions.ts";
