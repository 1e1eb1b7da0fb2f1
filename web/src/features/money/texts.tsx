import type { ReactNode } from "react";
import { countText } from "@hearthpaw/ui-kit";
import type { Wrap } from "../../lib/language.ts";

export const reconciliation = "Reconciliation";
export const reconciliationLead =
  "Every night we compare our ledger with the payment provider's record, and fix what we can. Anything left needs your review.";
export const nothingHasBeenComparedYet = "Nothing has been compared yet.";
export const comparing = "Comparing";
export const compareNow = "Compare now";
export const difference = "1 difference";
export const totalDifferences = (total: number) => `${total} differences`;
export const theOldestAreListedHere = (differencesCount: number) =>
  `The ${differencesCount} oldest are listed here.`;
export const everythingMatches = "Everything matches";
export const noDifferencesHint =
  "Differences that we can't settle ourselves will appear here, and you'll get an email.";
export const lastComparison = (
  { endedAt, strong, seen, settled, others, balance }: {
    endedAt: string;
    strong: Wrap;
    seen: string;
    settled: string | undefined;
    others: string | undefined;
    balance: { books: string; provider: string } | undefined;
  },
) => (
  <>
    {strong(`Last compared ${endedAt}.`)} We looked at{" "}
    {seen}.{settled && ` ${settled} settled along the way.`}
    {balance && (balance.books === balance.provider
      ? ` Our balance at the payment provider is ${balance.provider}, as booked.`
      : ` Our balance at the payment provider is ${balance.provider}; ${balance.books} is booked.`)}
    {others && ` We skipped ${others} of other installations.`}
  </>
);
export const findingsHeading = ({ count, amount }: { count: number; amount: string }) =>
  `${countText(count, "payment")} missing from our records (${amount})`;
export const findingsLead =
  "The payment provider has this money, but we have no record of the sale. That happens when a database is restored from a backup. Settle each one.";
export const aPayment = "A payment";
export const thePet = "the pet";
export const anUnknownAccount = "an unknown account";
export const transferTo = (programName: string) => `Transfer to ${programName}`;
export const buyer = (email: string) => `Buyer: ${email}`;
export const paid = (at: string) => `Paid ${at}`;
export const sent = (at: string) => `Sent ${at}`;
export const reservation = (number: string) => `Reservation ${number}`;
export const of = (amount: string) => `Left of ${amount}`;
export const refundUnderWay = "The refund is on its way.";
export const restoreSale = "Restore sale";
export const recordPayout = "Record payout";
export const refund = (amount: string) => `Refund ${amount}`;
export const keepAsUnexplained = "Keep as unexplained";
export const restoreQuestion = (name: string) => `Restore the sale of ${name}?`;
export const restoreEffect = (name: string) =>
  `We'll reserve ${name} for this buyer again. The buyer and the breeder get the same emails as for a new payment.`;
export const restored = (name: string) => `The sale of ${name} is restored`;
export const recordQuestion = (amount: string) => `Record a payout of ${amount}?`;
export const recordEffect =
  "We'll take it from the breeder's available balance. If they don't cover it, the breeder owes the rest.";
export const recorded = (amount: string) => `The payout of ${amount} is recorded`;
export const refundQuestion = (amount: string) => `Refund ${amount}?`;
export const refundEffect = (email: string) => `The money goes back to the buyer, and we'll email ${email}.`;
export const refundEffectWithoutEmail =
  "The money goes back to the buyer. We have no email address for them.";
export const refunding = (amount: string) => `Refunding ${amount}`;
export const refundRefused = (failure: string) => `The payment provider refused: ${failure}`;
export const keepQuestion = (amount: string) => `Keep ${amount} as unexplained?`;
export const keepEffect = "The money stays where it is and is booked as unexplained. No one gets an email.";
export const keptIt = (amount: string) => `${amount} is kept as unexplained`;
export const reason = "Reason";
export const reasonHint = "For the staff log.";
export const addAReason = "Add a reason.";
export const whatToDoWithDifferences =
  "Compare again: most of these settle. One that stays is usually a refund made in the payment provider's dashboard that's larger than what was left of the payment, so we can't book it.";
export const clearingHelp =
  "Compare again. If it stays, look in the payment provider's dashboard for money that moved outside Hearthpaw.";
export const fullRefundHelp =
  "If all of it was refunded in the payment provider's dashboard, find the order and cancel it to end the sale.";
export const firstSeen = (firstSeenAt: string) => `First seen ${firstSeenAt}`;
export const findTheOrder = "Find the order";
export const refunds = "Refunds";
export const refundsLead =
  "These refunds haven't reached the buyer yet. They stay owed, and the sale's earnings stay on hold, until they arrive or you pay them another way.";
export const everyRefundHasArrived = "Every refund has arrived";
export const noRefundsHint = "Refunds that fail or take longer than a day will appear here.";
export const showMoreRefunds = "Show more refunds";
export const tryingTheRefundAgain = (amount: string) => `Trying the ${amount} refund again`;
export const buyerNameAPet = (
  { buyerName, petName, reservationNumber }: {
    buyerName: ReactNode;
    petName: string;
    reservationNumber: string;
  },
) => <>{buyerName}, {petName || "a pet"} ({reservationNumber})</>;
export const breeder = (programName: string) => `Breeder: ${programName}`;
export const owedSince = (owedSince: string) => `Owed since ${owedSince}`;
export const lastError = (failure: string) => `Last error: ${failure}`;
export const tryAgain = "Try again";
export const markAsPaid = "Mark as paid";
export const triedOnce = "Tried once.";
export const triedTimes = (attempts: number) => `Tried ${attempts} times.`;
export const triedNoRetry = (tried: string) => `${tried} We won't try again automatically.`;
export const triedNextTry = ({ tried, nextTryAt }: { tried: string; nextTryAt: string }) =>
  `${tried} Next try: ${nextTryAt}.`;
export const check = "Check";
export const bankTransfer = "Bank transfer";
export const anotherWay = "Another way";
export const refundNotMarkedPaid = (amount: string) => `The ${amount} refund isn't marked as paid`;
export const findingNotSettled = (amount: string) => `Nothing changed for the ${amount}`;
export const refundMarkedPaid = (amount: string) => `The ${amount} refund is marked as paid`;
export const markTheRefundAsPaid = (amount: string) => `Mark the ${amount} refund as paid?`;
export const cancel = "Cancel";
export const markPaidWarning = (buyerName: string) =>
  `Only do this once you've sent the money to ${buyerName}. We'll email them, and stop trying to refund the card.`;
export const howDidYouPayIt = "How did you pay it?";
export const note = "Note";
export const noteHint = "For the staff log, such as the check number.";
export const addANote = "Add a note.";
export const waitsForSecondPerson = "Waiting for a second person";
