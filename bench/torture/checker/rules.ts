/** The rules that every sequence of events must satisfy. */
export const RULES = {
  price: "Every order is priced as the rules say",
  life: "A reservation goes only where its life may go",
  alone: "A pet is never promised to two at a time, nor sold twice",
  charge: "Every charge pays for one order what that order asks for",
  buyer: "A buyer has paid what the events say, and is owed the rest",
  breeder: "A breeder has earned what the events say",
  lines: "Fees, tax, delivery, add-ons and donations of a sale are booked as its order says",
  refund: "No refund beyond its charge or after its bank took it; none given up that could be made",
  ledger: "Every booking balances, and the ledger agrees with the provider's balance",
  payout: "A payout leaves once, and never more than was free",
  bank: "Every chargeback stands as its bank has decided it",
  frozen: "Nothing is released while it is contested, owed or suspended",
  dead: "No hold outlives its time, and nothing can be paid for a dead order",
  pet: "Listings agree with their reservations",
  code: "No promo code is used more often than it may be",
  mail: "The mails about money are written once",
  own: "The product's own check of money finds nothing either",
  rest: "Everything comes to its end",
  answer: "No call is answered with a failure, and nobody has to give up",
} as const;

export type Rule = keyof typeof RULES;

export type Difference = { rule: Rule; subject: string; detail: string };
