/**
 * How a random run finds a way to lose money: duration in seconds, and the words in the names of its walks
 * (all walks if empty); or why no random run can find it.
 */
export type Meeting = { focus: string; seconds: number } | { never: string };

const seconds = 12;

/** Keyed by the names in `money_proofs.ts`. */
export const meetings: Readonly<Record<string, Meeting>> = {
  "two live reservations of a pet": {
    never:
      "whoever holds a pet has locked its row: the constraint is the second line, and needs the first one gone",
  },
  "a hold is released although its payment went through": { focus: "nobody hears of it", seconds },
  "a payment after the hold's end is kept": {
    never:
      "an intent is canceled before its hold is let go, so that chance brings no such payment: it is the second line",
  },
  "a webhook that comes twice is applied twice": {
    focus: "klarna|afterpay|a deposit, cancelled at once",
    seconds,
  },
  "a late webhook of a payment that was given up disturbs the one in its place": {
    never:
      "the reservation is a hold for the second in which the other payment ends, and then paid as it should be",
  },
  "a payment's status goes back with a late webhook": {
    never: "a payment that has succeeded is settled by nobody a second time: the rule is the second line",
  },
  "a chargeback's beginning that comes after its end is heeded again": {
    focus: "contested by a bank",
    seconds,
  },
  "a change that was refused stays on the order, and a good payment goes back": {
    focus: "a change of the order while it is paid",
    seconds,
  },
  "the funds of a sale are released while a refund that failed is owed": {
    focus: "the release of what stays",
    seconds,
  },
  "a refund that failed counts as arrived": { focus: "a refund that fails", seconds },
  "any refusal by the provider ends a refund for good": { focus: "a refund that fails|cancelled", seconds },
  "a refund whose answer was lost is made twice": { focus: "cancelled late|canceled late", seconds: 60 },
  "what was refunded before is refunded again": { focus: "given back by staff, and canceled", seconds },
  "the refund policy is the one of the cancellation's day": { focus: "a policy that changes", seconds },
  "a balance is taken after its buyer was released": {
    never: "the balance's intent is canceled before its reservation is: what comes after is the second line",
  },
  "a payout is planned for a suspended breeder": { focus: "a suspension with money", seconds },
  "a payout that was planned leaves though its breeder was suspended since": {
    focus: "a suspension with money",
    seconds,
  },
  "a payout takes money that is contested": { focus: "contested before it is paid out", seconds },
  "a payout comes back while a part of it is being taken back for a debt": {
    focus: "after it was paid out|after it arrived",
    seconds: 60,
  },
  "a transfer is made again after a crash": {
    never: "the provider keeps the key of a call for a day, and answers the second as the first",
  },
  "a discount code is used once more than it may": { focus: "a code for one", seconds },
  "a discount code is not looked at again when it is taken": { focus: "a code for one", seconds },
  "fees are rounded down": { focus: "add-ons bought later", seconds },
  "the ledger takes one side of a booking": {
    never: "nobody books one side: the constraint is there for a slip of another kind",
  },
  "a booking loses a line": { focus: "a deposit|klarna", seconds },
  "a dispute's refund gives what is owed already once more": { focus: "that is owed still", seconds },
  "released funds stay with the breeder when the provider's dashboard refunds the buyer": {
    never: "nobody in the random run works in the provider's dashboard",
  },
  "the end of a sale leaves what a code's funder has paid": {
    never: "its own test finds it at once; no walk of the random run aims at such a sale yet",
  },
  "a sale whose payment a bank has taken stays": {
    never: "its own test finds it at once; no walk of the random run aims at such a sale yet",
  },
  "the breeder bears a loss before the hand-off": {
    never: "its own test finds it at once; no walk of the random run aims at such a sale yet",
  },
  "a dispute's amount is booked instead of what it moved": {
    never: "its own test finds it at once; no walk of the random run aims at such a sale yet",
  },
  "a refund that the provider has under way is called paid by the bank": {
    never: "its own test finds it at once; no walk of the random run aims at such a sale yet",
  },
  "a late cancellation keeps a part of what a code's funder paid": {
    never: "its own test finds it at once; no walk of the random run aims at such a sale yet",
  },
  "a stopped sale is completed": {
    never: "its own test finds it at once; no walk of the random run aims at such a sale yet",
  },
  "a buyer of a stopped sale is reminded of the balance": {
    never: "its own test finds it at once; no walk of the random run aims at such a sale yet",
  },
};
