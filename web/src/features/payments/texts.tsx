export const confirmWithYourBank = "Confirm with your bank";
export const yourBanksPage = "Your bank's page";
export const paymentsUnavailable = "We can't take payments right now. You weren't charged.";
export const card = "Card";
export const klarna = "Klarna";
export const affirm = "Affirm";
export const afterpay = "Afterpay";
export const testModeNote =
  "Test mode: no money moves. Pay with 4242 4242 4242 4242, any future date, any code and any ZIP.";
export const paymentNoResponse = "We didn't get a response. Try again. You won't be charged twice.";
export const saveCard = "Save card";
export const pay = (amountText: string) => `Pay ${amountText}`;
export const continueTo = (methods: string | undefined) => `Continue to ${methods}`;
export const payment = "Payment";
export const payWith = "Pay with";
export const finishOnOtherSite = (methods: string | undefined) => (
  <>You'll finish on {methods}'s site, then come back here.</>
);
export const cardFormLoadFailed = "We couldn't load the card form. Reload the page to try again.";
export const paymentFormLoadFailed =
  "We couldn't load the payment form. Check your connection and reload the page. You weren't charged.";
