import { type Cents, share } from "../../platform/money.ts";
import type { LedgerAccount, PaymentKind } from "../../platform/db/schema.ts";

/** One line of a transaction. Debits are positive, credits negative, cents. */
export type Entry = { account: LedgerAccount; breederId?: string; amountCents: number };

/** The priced order that a payment pays a part of, in cents. */
export type BookedOrder = {
  breederId: string;
  petPriceCents: Cents;
  addOnsCents: Cents;
  discountCents: Cents;
  discountFunder: "platform" | "breeder" | null;
  deliveryCents: Cents;
  serviceFeeCents: Cents;
  taxCents: Cents;
  donationCents: Cents;
  /** What the discount's funder pays of delivery and donation instead of the buyer. */
  fundedDeliveryCents: Cents;
  fundedDonationCents: Cents;
  totalCents: Cents;
  depositCents: Cents;
  platformFeeCents: Cents;
};

/**
 * The entries of a payment that succeeded: money comes in at the provider and is shared among those it is owed to.
 *
 * A deposit takes the service fee, tax, delivery, donation and platform fee in proportion to its share of the total; the
 * balance takes what the deposit left of each line, so that deposit + balance books exactly what a full payment books.
 */
export function paymentEntries(order: BookedOrder, kind: PaymentKind): Entry[] {
  const whole = wholeOrder(order);
  if (kind === "Full") return clean(whole);
  const deposit = proportional(whole, order.depositCents, order.totalCents);
  if (kind === "Deposit") return clean(deposit);
  return clean(
    whole.map((entry, i) => ({ ...entry, amountCents: entry.amountCents - deposit[i]!.amountCents })),
  );
}

/** The entries of an order that costs its buyer nothing: the discount's funder pays for pet and add-ons. */
export function freeOrderEntries(order: BookedOrder): Entry[] {
  return clean(wholeOrder(order));
}

/**
 * The entries of what a code's funder pays besides the pet: delivery and donation, and for a breeder the add-ons too. A breeder
 * also pays what the sale doesn't earn, so pending funds may go below zero; their release covers that. No payment's part: the
 * buyer pays nothing of it and gets nothing of it back.
 */
export function fundedEntries(order: BookedOrder): Entry[] {
  const { breederId, fundedDeliveryCents, fundedDonationCents } = order;
  const extras = fundedDeliveryCents + fundedDonationCents;
  const isBreeders = order.discountFunder === "breeder";
  const fromBreeder = isBreeders ? order.discountCents - breederFundedCents(order) + extras : 0;
  return clean([
    { account: "breeder-pending", breederId, amountCents: fromBreeder },
    { account: "discounts-platform", amountCents: extras - fromBreeder },
    { account: "delivery", amountCents: -fundedDeliveryCents },
    { account: "donations", amountCents: -fundedDonationCents },
  ]);
}

/** The part of a breeder's discount that comes off the pet's price. `fundedEntries` has the rest, which comes off add-ons. */
function breederFundedCents(order: BookedOrder): Cents {
  return order.discountFunder === "breeder" ? Math.min(order.discountCents, order.petPriceCents) : 0;
}

/**
 * The entries of a refund out of a payment: the payment's own lines, given back in proportion. Refunds are cumulative
 * (what has been given back after this one, less what had been before), so that the parts of a payment that is refunded
 * in whole add up to exactly its lines.
 */
export function refundEntries(
  paid: readonly Entry[],
  refund: { amountCents: Cents; alreadyRefundedCents: Cents; capturedCents: Cents },
): Entry[] {
  const before = proportional(paid, refund.alreadyRefundedCents, refund.capturedCents);
  const after = proportional(paid, refund.alreadyRefundedCents + refund.amountCents, refund.capturedCents);
  return clean(
    after.map((entry, i) => ({ ...entry, amountCents: before[i]!.amountCents - entry.amountCents })),
  );
}

/** Money that pays for nothing: it came in and is owed back to the buyer. */
export function unusedPaymentEntries(amountCents: Cents): Entry[] {
  return clean([
    { account: "provider-clearing", amountCents },
    { account: "buyer-payments", amountCents: -amountCents },
  ]);
}

/** Lines in which the deposit's policy has no say: they come back whole. Without a sale there is no sales tax. */
const ALWAYS_REFUNDED: ReadonlySet<LedgerAccount> = new Set([
  "delivery",
  "add-ons",
  "donations",
  "tax-payable",
]);

/**
 * The entries of the refund of a cancelled order, out of one of its payments: everything but the part of the deposit
 * that stays. Of the deposit's lines for the animal and the service fee, `depositPercent` comes back, which keeps
 * the service fee in proportion to what is refunded. `remaining` is what of the payment is still there.
 */
export function cancellationEntries(
  order: BookedOrder,
  kind: PaymentKind,
  remaining: readonly Entry[],
  depositPercent: number,
): Entry[] {
  const stays = new Map(
    kind === "Balance"
      ? []
      : keptOfDeposit(order, depositPercent).map(({ account, amountCents }) => [account, amountCents]),
  );
  const keptOf = ({ account, amountCents }: Entry) => smaller(stays.get(account) ?? 0, amountCents);
  // Of what was given back in part before, no more can stay than is left. What the platform bore of a breeder's line
  // comes out of what that line gives back now.
  const left = remaining.filter(({ account }) => account !== "provider-clearing");
  const seller = { account: "breeder-pending" as const, amountCents: 0 };
  const line = left.find(({ account }) => account === "breeder-pending") ?? seller;
  const kept = left.map((entry) => {
    if (entry.account !== "goodwill") return { ...entry, amountCents: keptOf(entry) };
    const both = { ...line, amountCents: line.amountCents + entry.amountCents };
    return { ...entry, amountCents: keptOf(both) - keptOf(line) };
  });
  const back = sumEntries(reversed(left), ownMoney(left, kept));
  const total = back.reduce((sum, entry) => sum + entry.amountCents, 0);
  return clean([{ account: "provider-clearing", amountCents: -total }, ...back]);
}

/**
 * The kept lines, together no more than is left of the buyer's own money: a part that was given back before came out of it, and
 * what a code's funder paid is undone.
 */
function ownMoney(left: readonly Entry[], kept: readonly Entry[]): Entry[] {
  const sum = (entries: readonly Entry[]) => entries.reduce((cents, entry) => cents - entry.amountCents, 0);
  const most = Math.max(0, sum(left.filter(({ account }) => !ALWAYS_REFUNDED.has(account))));
  const all = sum(kept);
  if (all <= most) return [...kept];
  return proportional([{ account: "provider-clearing", amountCents: all }, ...kept], most, all)
    .filter(({ account }) => account !== "provider-clearing");
}

/** `cents`, as far as it goes the way of `most` and not beyond. */
function smaller(cents: Cents, most: Cents): Cents {
  return Math.sign(cents) === Math.sign(most)
    ? Math.sign(most) * Math.min(Math.abs(cents), Math.abs(most))
    : 0;
}

/** The entries of a refund whose breeder's share the platform bears: the breeder keeps it. */
export function bornByPlatform(refund: readonly Entry[]): Entry[] {
  return sumEntries(
    refund.map(({ breederId, ...entry }) =>
      entry.account === "breeder-pending" && entry.amountCents > 0
        ? { ...entry, account: "goodwill" as const }
        : breederId
        ? { ...entry, breederId }
        : entry
    ),
  );
}

/** A breeder's funds in cents: pending ones of a sale, and in all what is available and owed. */
export type Funds = { pendingCents: Cents; availableCents: Cents; owedCents: Cents };

/** The same once these entries are booked. */
export function fundsAfter(funds: Funds, entries: readonly Entry[]): Funds {
  const moved = (name: LedgerAccount) =>
    entries.filter(({ account }) => account === name).reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    pendingCents: funds.pendingCents - moved("breeder-pending"),
    availableCents: funds.availableCents - moved("breeder-available"),
    owedCents: funds.owedCents + moved("breeder-debts"),
  };
}

/**
 * The lines of the deposit's part that does not come back: a share of the buyer's own money. A discount counts wholly
 * against the pet, and its funder's part is undone, so the kept money is shared by breeder and fees alone. The part is
 * rounded once. Both are in the buyer's favor.
 */
function keptOfDeposit(order: BookedOrder, depositPercent: number): Entry[] {
  const atRisk = paymentEntries(order, "Deposit")
    .filter(({ account }) => account !== "provider-clearing" && !ALWAYS_REFUNDED.has(account));
  const whole = -atRisk.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (whole <= 0) return [];
  const kept = whole - share(whole, depositPercent, 100);
  const lines = atRisk.filter(({ account }) => account !== "discounts-platform");
  const all = -lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return proportional([{ account: "provider-clearing", amountCents: all }, ...lines], kept, all)
    .filter(({ account }) => account !== "provider-clearing");
}

/** Entries added up by account. */
export function sumEntries(...lists: readonly (readonly Entry[])[]): Entry[] {
  const sums = new Map<string, Entry>();
  for (const entry of lists.flat()) {
    const key = `${entry.account} ${entry.breederId ?? ""}`;
    const sum = sums.get(key);
    if (sum) sum.amountCents += entry.amountCents;
    else sums.set(key, { ...entry });
  }
  return clean([...sums.values()]);
}

/** What entries move through the provider: positive came in, negative went out. */
export function clearedCents(entries: readonly Entry[]): number {
  return entries.filter(({ account }) => account === "provider-clearing")
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/**
 * The entries of a refund that is owed from now on: its lines are given up at once, so that nobody draws them, and the
 * amount stands in `refunds` as owed to the buyer until it has arrived.
 */
export function owedEntries(refund: readonly Entry[]): Entry[] {
  return refund.map((entry) =>
    entry.account === "provider-clearing" ? { ...entry, account: "refunds" as const } : entry
  );
}

/** The entries of an owed refund that has arrived, or was paid from `account` instead; in cents. */
export function arrivedEntries(
  amountCents: Cents,
  account: "provider-clearing" | "paid-elsewhere" | "chargebacks" = "provider-clearing",
): Entry[] {
  return clean([{ account: "refunds", amountCents }, { account, amountCents: -amountCents }]);
}

/** The entries of money that reached a buyer beyond what was owed, which the platform bears; in cents. */
export function extraEntries(amountCents: Cents): Entry[] {
  return clean([
    { account: "goodwill", amountCents },
    { account: "provider-clearing", amountCents: -amountCents },
  ]);
}

/** The entries that undo those given: what they moved stands where it stood before. */
export function reversed(entries: readonly Entry[]): Entry[] {
  return entries.map((entry) => ({ ...entry, amountCents: -entry.amountCents }));
}

/**
 * The entries of money that a chargeback has moved: positive cents have left the provider's balance, negative ones have come
 * back. Until the bank has decided, nobody bears them.
 */
export function chargebackEntries(amountCents: Cents): Entry[] {
  return clean([
    { account: "chargebacks", amountCents },
    { account: "provider-clearing", amountCents: -amountCents },
  ]);
}

/**
 * Whether a loss of this many cents reaches a payout that has not left: the sale's pending and the breeder's available funds
 * don't cover it.
 */
export function reachesWaiting(
  lossCents: Cents,
  { pendingCents, availableCents }: { pendingCents: Cents; availableCents: Cents },
): boolean {
  return lossCents > Math.max(0, pendingCents) + Math.max(0, availableCents);
}

/** The entries of a lost chargeback: out of the sale's pending funds, then available ones, then owed by the breeder. */
export function chargebackLostEntries(
  breederId: string,
  amountCents: Cents,
  funds: { pendingCents: Cents; availableCents: Cents },
): Entry[] {
  const pending = Math.min(amountCents, Math.max(0, funds.pendingCents));
  const available = Math.min(amountCents - pending, Math.max(0, funds.availableCents));
  return clean([
    { account: "breeder-pending", breederId, amountCents: pending },
    { account: "breeder-available", breederId, amountCents: available },
    { account: "breeder-debts", breederId, amountCents: amountCents - pending - available },
    { account: "chargebacks", amountCents: -amountCents },
  ]);
}

/** The entries of a lost chargeback that the lines of its own payment bear, as a refund of the same amount would. */
export function contestedEntries(
  remaining: readonly Entry[],
  amountCents: Cents,
  alreadyLostCents: Cents = 0,
): Entry[] {
  const capturedCents = clearedCents(remaining);
  const loss = { amountCents, alreadyRefundedCents: alreadyLostCents, capturedCents };
  return refundEntries(remaining, loss).map((entry) =>
    entry.account === "provider-clearing" ? { ...entry, account: "chargebacks" as const } : entry
  );
}

/**
 * The entries of a loss of which so many cents came back, by an appeal or a part that the bank returned. The sale's lines get
 * their share again. The breeder's part, also if it was owed, becomes pending or available: a debt may be paid by now.
 */
export function returnedEntries(
  borne: readonly Entry[],
  amountCents: Cents,
  account: "breeder-pending" | "breeder-available",
): Entry[] {
  const lostCents = -borne.filter((entry) => entry.account === "chargebacks")
    .reduce((sum, entry) => sum + entry.amountCents, 0);
  const lines = borne.map((entry) => ({
    ...entry,
    account: entry.account === "chargebacks" ? "provider-clearing" as const : entry.account,
  }));
  return sumEntries(
    proportional(lines, amountCents, lostCents).map(({ account: name, amountCents: cents, breederId }) => ({
      account: name === "provider-clearing" ? "chargebacks" : breederId ? account : name,
      amountCents: -cents,
      ...(breederId ? { breederId } : {}),
    })),
  );
}

/**
 * The entries that cover what a refund took of a sale's pending funds beyond what was there: out of the breeder's available
 * funds, then owed by the breeder.
 */
export function coverEntries(breederId: string, shortCents: Cents, availableCents: Cents): Entry[] {
  const short = Math.max(0, shortCents);
  const available = Math.min(short, Math.max(0, availableCents));
  return clean([
    { account: "breeder-pending", breederId, amountCents: -short },
    { account: "breeder-available", breederId, amountCents: available },
    { account: "breeder-debts", breederId, amountCents: short - available },
  ]);
}

/**
 * The entries that give a breeder back what covered a sale's pending funds, once the sale has ended and they aren't short anymore:
 * it pays what is owed, the rest is available.
 */
export function uncoverEntries(breederId: string, amountCents: Cents, debtCents: Cents): Entry[] {
  const debt = Math.min(amountCents, Math.max(0, debtCents));
  return clean([
    { account: "breeder-pending", breederId, amountCents },
    { account: "breeder-debts", breederId, amountCents: -debt },
    { account: "breeder-available", breederId, amountCents: debt - amountCents },
  ]);
}

/** What a breeder owes is kept out of the funds that have become available. */
export function debtEntries(breederId: string, debtCents: Cents, availableCents: Cents): Entry[] {
  const amountCents = Math.max(0, Math.min(debtCents, availableCents));
  return clean([
    { account: "breeder-available", breederId, amountCents },
    { account: "breeder-debts", breederId, amountCents: -amountCents },
  ]);
}

/** The entries of money that is kept back for a payout from now on, so that nothing else draws it. */
export function payoutEntries(breederId: string, amountCents: Cents): Entry[] {
  return clean([
    { account: "breeder-available", breederId, amountCents },
    { account: "breeder-payouts", breederId, amountCents: -amountCents },
  ]);
}

/** The entries of a payout's money that has left our balance. */
export function transferEntries(breederId: string, amountCents: Cents): Entry[] {
  return clean([
    { account: "breeder-payouts", breederId, amountCents },
    { account: "provider-clearing", amountCents: -amountCents },
  ]);
}

/** Entries that draw on a breeder's available funds, with what those don't cover as the breeder's debt. */
export function debitedEntries(entries: readonly Entry[], breederId: string, availableCents: Cents): Entry[] {
  return entries.flatMap((entry) => {
    if (entry.account !== "breeder-available" || entry.amountCents <= 0) return [entry];
    const available = Math.min(entry.amountCents, Math.max(0, availableCents));
    return clean([
      { ...entry, amountCents: available },
      { account: "breeder-debts", breederId, amountCents: entry.amountCents - available },
    ]);
  });
}

/** The entries of a debt that was paid outside the payment provider, or that staff write off. */
export function settledDebtEntries(
  breederId: string,
  amountCents: Cents,
  how: "paid-elsewhere" | "written-off",
): Entry[] {
  const account = how === "paid-elsewhere" ? how : "debts-written-off";
  return clean([
    { account, amountCents },
    { account: "breeder-debts", breederId, amountCents: -amountCents },
  ]);
}

/** The entries of available funds that were paid outside the payment provider, or that their breeder waives. */
export function settledFundsEntries(
  breederId: string,
  amountCents: Cents,
  how: "paid-elsewhere" | "waived",
): Entry[] {
  const account = how === "paid-elsewhere" ? how : "earnings-waived";
  return clean([
    { account: "breeder-available", breederId, amountCents },
    { account, amountCents: -amountCents },
  ]);
}

/** The entries of money that came back from a seller's account unasked: it pays what is owed, the rest is available. */
export function regainedEntries(breederId: string, amountCents: Cents, debtCents: Cents): Entry[] {
  const debt = Math.min(amountCents, Math.max(0, debtCents));
  return clean([
    { account: "provider-clearing", amountCents },
    { account: "breeder-debts", breederId, amountCents: -debt },
    { account: "breeder-available", breederId, amountCents: debt - amountCents },
  ]);
}

/** The entries of money taken back from a seller's account for what the breeder owes. */
export function recoveryEntries(breederId: string, amountCents: Cents): Entry[] {
  return clean([
    { account: "provider-clearing", amountCents },
    { account: "breeder-debts", breederId, amountCents: -amountCents },
  ]);
}

/** The provider's own fee, paid by the platform out of the cleared money. */
export function providerFeeEntries(feeCents: Cents): Entry[] {
  return clean([
    { account: "provider-fees", amountCents: feeCents },
    { account: "provider-clearing", amountCents: -feeCents },
  ]);
}

/** What becomes the breeder's to draw, once both sides have agreed on the hand-over. */
export function releaseEntries(breederId: string, amountCents: Cents): Entry[] {
  return clean([
    { account: "breeder-pending", breederId, amountCents },
    { account: "breeder-available", breederId, amountCents: -amountCents },
  ]);
}

function wholeOrder(order: BookedOrder): Entry[] {
  const breederFunded = breederFundedCents(order);
  const platformFunded = order.discountCents - breederFunded;
  return [
    { account: "provider-clearing", amountCents: order.totalCents },
    { account: "discounts-platform", amountCents: platformFunded },
    {
      account: "breeder-pending",
      breederId: order.breederId,
      amountCents: -(order.petPriceCents - breederFunded - order.platformFeeCents),
    },
    { account: "platform-fees", amountCents: -order.platformFeeCents },
    { account: "service-fees", amountCents: -order.serviceFeeCents },
    { account: "tax-payable", amountCents: -order.taxCents },
    { account: "delivery", amountCents: -order.deliveryCents },
    { account: "add-ons", amountCents: -order.addOnsCents },
    { account: "donations", amountCents: -order.donationCents },
  ];
}

/** Each line times part / whole; what rounding leaves goes to the breeder's line, so that the sum stays zero. */
function proportional(entries: readonly Entry[], part: Cents, whole: Cents): Entry[] {
  const scaled = entries.map((entry) => ({
    ...entry,
    amountCents: entry.account === "provider-clearing"
      ? Math.sign(entry.amountCents) * part
      : Math.sign(entry.amountCents) * share(Math.abs(entry.amountCents), part, whole),
  }));
  const rest = scaled.reduce((sum, entry) => sum + entry.amountCents, 0);
  const last = scaled.find((entry) => entry.account === "breeder-pending") ?? scaled.at(-1);
  if (last) last.amountCents -= rest;
  return scaled;
}

function clean(entries: Entry[]): Entry[] {
  return entries.filter((entry) => entry.amountCents !== 0);
}
