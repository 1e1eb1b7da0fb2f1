export const confirmWithYourBank = "Confirm with your bank";
export const yourBanksPage = "Your bank's page";
export const weCantTakePaymentsRightNow = "We can't take payments right now. You weren't charged.";
export const card = "Card";
export const klarna = "Klarna";
export const affirm = "Affirm";
export const afterpay = "Afterpay";
export const testModeNoMoneyMovesPay =
  "Test mode: no money moves. Pay with 4242 4242 4242 4242, any future date, any code and any ZIP.";
export const weDidntGetAResponseTry = "We didn't get a response. Try again. You won't be charged twice.";
export const saveCard = "Save card";
export const pay = (amountText: string) => `Pay ${amountText}`;
export const continueTo = (methods: string | undefined) => `Continue to ${methods}`;
export const payment = "Payment";
export const payWith = "Pay with";
export const youllFinishOnSSiteThen = (methods: string | undefined) => (
  <>You'll finish on {methods}'s site, then come back here.</>
);
export const weCouldntLoadTheCardForm = "We couldn't load the card form. Reload the page to try again.";
export const weCouldntLoadThePaymentForm =
  "We couldn't load the payment form. Check your connection and reload the page. You weren't charged.";
