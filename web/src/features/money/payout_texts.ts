import type { WaitingPayout } from "@hearthpaw/client";

export const waitingPayouts = "Payouts";
export const waitingLead =
  "Payouts and breeders' balances that have waited for a day. Most leave without you once the reason is resolved.";
export const nothingWaits = "Nothing is waiting";
export const nothingWaitsHint = "Payouts that can't leave, and balances that breeders owe, will appear here.";
export const longestFirst = (count: number) => `These are the ${count} that have waited longest.`;
export const REASONS: Readonly<Record<WaitingPayout["reason"], string>> = {
  "account": "The breeder's payout account isn't ready.",
  "bank": "The bank hasn't taken it yet.",
  "being-checked": "A fraud case is open. It leaves once the case is cleared.",
  "contested": "A buyer's report or a chargeback is open.",
  "minimum": "It's below the minimum.",
  "next-run": "It leaves with the next daily run.",
  "owed": "The breeder owes this.",
  "provider": "The payment provider can't send it yet.",
  "returning": "The bank returned it, and it isn't back from the breeder's account yet.",
  "suspended": "The breeder is suspended.",
  "under-way": "Another payout comes first.",
};
export const since = (at: string) => `Waiting since ${at}`;
export const accountIsClosed = "The breeder's account is closed.";
export const lastError = (failure: string) => `Last error: ${failure}`;
export const nextTry = (at: string) => `Next try: ${at}`;
export const tryAgain = "Try again";
export const tryingAgain = (amount: string) => `Trying the ${amount} payout again`;
export const settle = "Settle";
export const settled = (amount: string) => `${amount} settled`;
export const notSettled = (amount: string) => `${amount} not settled`;
export const settleQuestion = (amount: string) => `Settle ${amount}?`;
export const settlePayoutHint = (programName: string) =>
  `Only do this if ${programName} has had the money, for example because the payment provider used it for a negative balance. The payout then counts as paid.`;
export const settleDebtHint = (programName: string) =>
  `We'll email ${programName}. Their account can be closed once they owe nothing.`;
export const settleFundsHint = (programName: string) =>
  `Only do this if this balance can't be paid out the usual way. We'll email ${programName} if their account is open.`;
export const how = "How is it settled?";
export const debtPaid = "The breeder paid it another way";
export const debtWrittenOff = "We write it off";
export const fundsPaid = "We paid it another way";
export const fundsUnclaimed = "No one claims it, and we keep it";
