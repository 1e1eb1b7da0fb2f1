import { type Cents, share } from "../../platform/money.ts";
import type { LedgerAccount, PaymentKind } from "../../platform/db/schema.ts";

/** One line of a transaction, in cents. Debits are positive, credits negative. */
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
  /** Delivery and donation paid by the discount's funder instead of the buyer. */
  fundedDeliveryCents: Cents;
  fundedDonationCents: Cents;
  totalCents: Cents;
  depositCents: Cents;
  platformFeeCents: Cents;
  /** Whether a carrier has picked the pet up. */
  isDeliveryBegun?: boolean;
};

/**
 * Returns the entries of a successful payment. Money arrives at the provider and is divided among its
 * recipients.
 *
 * A deposit takes the service fee, tax, delivery, donation and platform fee in proportion to its share of the
 * total. The balance takes the remainder of each line, so deposit and balance together book exactly what a
 * full payment books.
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

/**
 * Returns the entries of an order that costs its buyer nothing: the discount's funder pays for pet and
 * add-ons.
 */
export function freeOrderEntries(order: BookedOrder): Entry[] {
  return clean(wholeOrder(order));
}

/**
 * Returns the entries of everything that a code's funder pays besides the pet: delivery and donation, and for
 * a breeder the add-ons too. A breeder also pays what the sale doesn't earn, so pending funds may go below
 * zero; their release covers that. These entries are part of no payment: the buyer pays nothing of them and
 * gets nothing of them back.
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

/**
 * Returns the part of a breeder's discount that reduces the pet's price, in cents. `fundedEntries` books the
 * rest, which reduces add-ons.
 */
function breederFundedCents(order: BookedOrder): Cents {
  return order.discountFunder === "breeder" ? Math.min(order.discountCents, order.petPriceCents) : 0;
}

/**
 * Returns the entries of a refund out of a payment: the payment's own lines, returned in proportion. Refunds
 * are cumulative (total returned after this refund, minus the total before it), so the refunds of a
 * completely refunded payment add up to exactly its lines.
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

/** Returns the entries of a payment without a purpose, which we owe back to the buyer. */
export function unusedPaymentEntries(amountCents: Cents): Entry[] {
  return clean([
    { account: "provider-clearing", amountCents },
    { account: "buyer-payments", amountCents: -amountCents },
  ]);
}

/**
 * Whether a line is refunded in full, whatever the deposit policy. Without a sale there is no sales tax. After
 * the pick-up by a carrier, delivery is refunded like the service fee, in proportion to what the policy returns.
 */
const isAlwaysRefunded = ({ isDeliveryBegun }: BookedOrder, { account }: Entry): boolean =>
  ALWAYS_REFUNDED.has(account) || account === "delivery" && !isDeliveryBegun;
const ALWAYS_REFUNDED: ReadonlySet<LedgerAccount> = new Set(["add-ons", "donations", "tax-payable"]);

/**
 * Returns the entries of the refund of a canceled order out of one of its payments: everything except the
 * kept part of the deposit. The deposit's lines for the pet and the service fee return `depositPercent`,
 * which keeps the service fee in proportion to the refund. `remaining` is the rest of the payment after
 * earlier refunds.
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
  // After partial refunds, no more can be kept than is left. The platform's share of a breeder's line comes
  // out of what that line returns now.
  const left = remaining.filter(({ account }) => account !== "provider-clearing");
  const seller = { account: "breeder-pending" as const, amountCents: 0 };
  const line = left.find(({ account }) => account === "breeder-pending") ?? seller;
  const kept = left.map((entry) => {
    if (entry.account !== "goodwill") return { ...entry, amountCents: keptOf(entry) };
    const both = { ...line, amountCents: line.amountCents + entry.amountCents };
    return { ...entry, amountCents: keptOf(both) - keptOf(line) };
  });
  const back = sumEntries(reversed(left), ownMoney(order, left, kept));
  const total = back.reduce((sum, entry) => sum + entry.amountCents, 0);
  return clean([{ account: "provider-clearing", amountCents: -total }, ...back]);
}

/**
 * Limits the kept lines to the remainder of the buyer's own money: earlier partial refunds came out of it,
 * and the share of a code's funder is undone.
 */
function ownMoney(order: BookedOrder, left: readonly Entry[], kept: readonly Entry[]): Entry[] {
  const sum = (entries: readonly Entry[]) => entries.reduce((cents, entry) => cents - entry.amountCents, 0);
  const most = Math.max(0, sum(left.filter((entry) => !isAlwaysRefunded(order, entry))));
  const all = sum(kept);
  if (all <= most) return [...kept];
  return proportional([{ account: "provider-clearing", amountCents: all }, ...kept], most, all)
    .filter(({ account }) => account !== "provider-clearing");
}

/** Returns `cents`, limited to `most`. Returns 0 if their signs differ. */
function smaller(cents: Cents, most: Cents): Cents {
  return Math.sign(cents) === Math.sign(most)
    ? Math.sign(most) * Math.min(Math.abs(cents), Math.abs(most))
    : 0;
}

/** Returns the entries of a refund after moving the breeder's share to the platform: the breeder keeps it. */
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

/** A breeder's funds in cents: pending funds of one sale, and available and owed funds in total. */
export type Funds = { pendingCents: Cents; availableCents: Cents; owedCents: Cents };

/** Returns the funds after booking these entries. */
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
 * Returns the lines of the nonrefundable part of the deposit: a share of the buyer's own money. A discount
 * counts wholly against the pet, and its funder's part is undone, so only breeder and fees share the kept
 * money. The part is rounded once. Both are in the buyer's favor.
 */
function keptOfDeposit(order: BookedOrder, depositPercent: number): Entry[] {
  const atRisk = paymentEntries(order, "Deposit")
    .filter((entry) => entry.account !== "provider-clearing" && !isAlwaysRefunded(order, entry));
  const whole = -atRisk.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (whole <= 0) return [];
  const kept = whole - share(whole, depositPercent, 100);
  const lines = atRisk.filter(({ account }) => account !== "discounts-platform");
  const all = -lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return proportional([{ account: "provider-clearing", amountCents: all }, ...lines], kept, all)
    .filter(({ account }) => account !== "provider-clearing");
}

/** Returns the entries summed by account. */
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

/** Returns the cents that entries move through the provider: positive came in, negative went out. */
export function clearedCents(entries: readonly Entry[]): number {
  return entries.filter(({ account }) => account === "provider-clearing")
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/**
 * Returns the entries of a newly owed refund. It leaves its lines at once and cannot be drawn anymore. Until
 * it arrives, the account `refunds` shows the amount as owed to the buyer.
 */
export function owedEntries(refund: readonly Entry[]): Entry[] {
  return refund.map((entry) =>
    entry.account === "provider-clearing" ? { ...entry, account: "refunds" as const } : entry
  );
}

/** Returns the entries of an owed refund that has arrived, or that was paid from `account` instead. Cents. */
export function arrivedEntries(
  amountCents: Cents,
  account: "provider-clearing" | "paid-elsewhere" | "chargebacks" = "provider-clearing",
): Entry[] {
  return clean([{ account: "refunds", amountCents }, { account, amountCents: -amountCents }]);
}

/** Returns the entries of a carrier's pay: an expense of the delivery account. Cents. */
export function carrierEntries(costCents: Cents): Entry[] {
  return clean([
    { account: "delivery", amountCents: costCents },
    { account: "carriers", amountCents: -costCents },
  ]);
}

/** Returns the entries of money that reached a buyer beyond the owed amount. The platform bears it. Cents. */
export function extraEntries(amountCents: Cents): Entry[] {
  return clean([
    { account: "goodwill", amountCents },
    { account: "provider-clearing", amountCents: -amountCents },
  ]);
}

/** Returns the entries that undo the given ones. */
export function reversed(entries: readonly Entry[]): Entry[] {
  return entries.map((entry) => ({ ...entry, amountCents: -entry.amountCents }));
}

/**
 * Returns the entries of money moved by a chargeback: positive cents left the provider's balance, negative
 * ones came back. Until the bank decides, neither side bears them.
 */
export function chargebackEntries(amountCents: Cents): Entry[] {
  return clean([
    { account: "chargebacks", amountCents },
    { account: "provider-clearing", amountCents: -amountCents },
  ]);
}

/**
 * Returns whether a loss of this many cents reaches a payout that has not left, because the sale's pending
 * and the breeder's available funds don't cover it.
 */
export function reachesWaiting(
  lossCents: Cents,
  { pendingCents, availableCents }: { pendingCents: Cents; availableCents: Cents },
): boolean {
  return lossCents > Math.max(0, pendingCents) + Math.max(0, availableCents);
}

/**
 * Returns the entries of a lost chargeback: first from the sale's pending funds, then from available ones,
 * then owed by the breeder.
 */
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

/**
 * Returns the entries of a lost chargeback borne by the lines of its own payment, like a refund of the same
 * amount.
 */
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
 * Returns the entries of a loss partly or wholly reversed by an appeal, or by a part that the bank returned.
 * The sale's lines get their share again. The breeder's part, even if it was owed, becomes pending or
 * available, because a debt may be paid by now.
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
 * Returns the entries that cover a refund's excess over a sale's pending funds: first from the breeder's
 * available funds, then owed by the breeder.
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
 * Returns the entries that return to a breeder what covered a sale's pending funds, after the sale has ended
 * and they aren't short anymore. It pays the breeder's debt first; the rest becomes available.
 */
export function uncoverEntries(breederId: string, amountCents: Cents, debtCents: Cents): Entry[] {
  const debt = Math.min(amountCents, Math.max(0, debtCents));
  return clean([
    { account: "breeder-pending", breederId, amountCents },
    { account: "breeder-debts", breederId, amountCents: -debt },
    { account: "breeder-available", breederId, amountCents: debt - amountCents },
  ]);
}

/** Returns the entries that pay a breeder's debt from newly available funds. */
export function debtEntries(breederId: string, debtCents: Cents, availableCents: Cents): Entry[] {
  const amountCents = Math.max(0, Math.min(debtCents, availableCents));
  return clean([
    { account: "breeder-available", breederId, amountCents },
    { account: "breeder-debts", breederId, amountCents: -amountCents },
  ]);
}

/** Returns the entries that reserve money for a payout. Nothing else can draw it from then on. */
export function payoutEntries(breederId: string, amountCents: Cents): Entry[] {
  return clean([
    { account: "breeder-available", breederId, amountCents },
    { account: "breeder-payouts", breederId, amountCents: -amountCents },
  ]);
}

/** Returns the entries of a payout's money that has left our balance. */
export function transferEntries(breederId: string, amountCents: Cents): Entry[] {
  return clean([
    { account: "breeder-payouts", breederId, amountCents },
    { account: "provider-clearing", amountCents: -amountCents },
  ]);
}

/**
 * Returns entries that draw on a breeder's available funds, with the uncovered part booked as the breeder's
 * debt.
 */
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

/** Returns the entries of a debt that was paid outside the payment provider, or that staff write off. */
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

/**
 * Returns the entries of available funds that were paid outside the payment provider, or that their breeder
 * waives.
 */
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

/**
 * Returns the entries of money that came back from a seller's account without a request. It pays the
 * breeder's debt first; the rest becomes available.
 */
export function regainedEntries(breederId: string, amountCents: Cents, debtCents: Cents): Entry[] {
  const debt = Math.min(amountCents, Math.max(0, debtCents));
  return clean([
    { account: "provider-clearing", amountCents },
    { account: "breeder-debts", breederId, amountCents: -debt },
    { account: "breeder-available", breederId, amountCents: debt - amountCents },
  ]);
}

/** Returns the entries of money taken back from a seller's account to pay the breeder's debt. */
export function recoveryEntries(breederId: string, amountCents: Cents): Entry[] {
  return clean([
    { account: "provider-clearing", amountCents },
    { account: "breeder-debts", breederId, amountCents: -amountCents },
  ]);
}

/** Returns the entries of the provider's own fee, paid by the platform out of the cleared money. */
export function providerFeeEntries(feeCents: Cents): Entry[] {
  return clean([
    { account: "provider-fees", amountCents: feeCents },
    { account: "provider-clearing", amountCents: -feeCents },
  ]);
}

/**
 * Returns the entries that make pending funds available to the breeder, after both sides agree on the
 * hand-off.
 */
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

/**
 * Returns each line multiplied by part / whole. The rounding remainder goes to the breeder's line and keeps
 * the sum zero.
 */
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
