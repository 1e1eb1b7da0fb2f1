import {
  type Fraction,
  isLess,
  least,
  minus,
  most,
  per,
  plus,
  rounded,
  sum,
  times,
  whole,
  ZERO,
} from "./fractions.ts";

/**
 * Expected money of each party of a sale, calculated from the published rules in exact fractions: a payment
 * is a share of its order's lines, and every event scales or empties them. Amounts are cents. Shares no code
 * with the product.
 */

/** The order that a buyer has accepted, as frozen by the product. */
export type Terms = {
  price: bigint;
  addOns: bigint;
  discount: bigint;
  funder: "platform" | "breeder" | null;
  delivery: bigint;
  donation: bigint;
  fundedDelivery: bigint;
  fundedDonation: bigint;
  tax: bigint;
  serviceFee: bigint;
  platformFee: bigint;
  total: bigint;
  deposit: bigint;
};

export const LINES = [
  ...["breeder", "platformFee", "serviceFee", "tax", "delivery", "addOns", "donation"] as const,
  // Below zero: payments of a code's funder and of the platform's goodwill in the buyer's place.
  ...["funded", "goodwill"] as const,
] as const;
export type Line = typeof LINES[number];
export type Lines = Record<Line, Fraction>;

const each = (of: (line: Line) => Fraction): Lines =>
  Object.fromEntries(LINES.map((line) => [line, of(line)])) as Lines;
const NOTHING = each(() => ZERO);
const scaled = (lines: Lines, by: Fraction): Lines => each((line) => times(lines[line], by));
const totalOf = (lines: Lines): Fraction => sum(LINES.map((line) => lines[line]));

/** One payment of a sale and its remaining part. */
export type Paid = {
  /** Null for an order that a code made free. */
  intent: string | null;
  kind: "Full" | "Deposit" | "Balance" | "Add-ons";
  orderId: string;
  /** Part not refunded to the buyer. */
  left: Lines;
  /** Cents that its bank has permanently taken beyond the refunds, and their bearers. */
  lost: { byLines: Fraction; byBreeder: Fraction };
};

/** Money of one sale. */
export type Course = {
  terms: Terms;
  policyPercent: number;
  payments: Paid[];
  /**
   * Whether a code's funder still pays the discounts on everything except the pet, as they do until the sale
   * ends.
   */
  isFunded: boolean;
  /** Whether a carrier has picked the pet up. */
  isDeliveryBegun?: boolean;
  /** Number of splits, each of which may round every line by a cent. */
  splits: number;
};

/** Returns the lines of the whole order. */
function wholeOrder(terms: Terms): Lines {
  const { price, discount, funder, platformFee } = terms;
  const borne = funder === "breeder" ? (discount < price ? discount : price) : 0n;
  return {
    ...NOTHING,
    breeder: whole(price - borne - platformFee),
    platformFee: whole(platformFee),
    serviceFee: whole(terms.serviceFee),
    tax: whole(terms.tax),
    delivery: whole(terms.delivery),
    addOns: whole(terms.addOns),
    donation: whole(terms.donation),
    funded: whole(borne - discount),
  };
}

const depositOf = (terms: Terms): Lines =>
  scaled(wholeOrder(terms), per(whole(terms.deposit), whole(terms.total)));

/**
 * Returns a code funder's costs in addition to the pet: delivery and donation. A breeder also pays the code's
 * discount on the add-ons, which otherwise the platform pays, and must pay everything even beyond the sale's
 * earnings.
 */
function funding(terms: Terms): { byBreeder: bigint; byPlatform: bigint } {
  const { discount, price, funder, fundedDelivery, fundedDonation } = terms;
  const all = fundedDelivery + fundedDonation;
  if (funder !== "breeder") return { byBreeder: 0n, byPlatform: all };
  const offAddOns = discount > price ? discount - price : 0n;
  return { byBreeder: all + offAddOns, byPlatform: 0n - offAddOns };
}

/**
 * Returns the terms that the published rules derive from the chosen options. The product must reach the same
 * ones.
 */
export function priced(
  { price, addOns, off, delivery, donation, funder, taxPercent, isFree }: {
    price: bigint;
    addOns: bigint;
    /** Discount of the code before the cap. */
    off: Fraction;
    delivery: bigint;
    donation: bigint;
    funder: "platform" | "breeder" | null;
    /** Rate for goods and delivery, in thousandths of a percent. */
    taxPercent: bigint;
    isFree: boolean;
  },
): Pick<Terms, "discount" | "serviceFee" | "tax" | "platformFee" | "total" | "deposit"> {
  const goods = price + addOns;
  const asked = rounded(off);
  const discount = isFree || asked > goods ? goods : asked;
  const rest = whole(goods - discount);
  const serviceFee = rounded(times(rest, per(whole(3), whole(100))));
  const tax = rounded(times(plus(rest, whole(delivery)), per(whole(taxPercent), whole(100_000))));
  const total = goods - discount + delivery + serviceFee + tax + donation;
  const borne = funder === "breeder" ? (discount < price ? discount : price) : 0n;
  const platformFee = rounded(times(whole(price - borne), per(whole(15), whole(100))));
  const mayWait = price - discount > 24_900n && total - 37_500n >= 50n;
  return { discount, serviceFee, tax, platformFee, total, deposit: mayWait ? 37_500n : total };
}

/** Adds a payment. */
export function pay(
  course: Course,
  { intent, kind, orderId }: Pick<Paid, "intent" | "kind" | "orderId">,
): void {
  const all = wholeOrder(course.terms);
  const deposit = depositOf(course.terms);
  if (kind !== "Full") course.splits++;
  const left = kind === "Full"
    ? all
    : kind === "Deposit"
    ? deposit
    : each((line) => minus(all[line], deposit[line]));
  course.payments.push({ intent, kind, orderId, left, lost: { byLines: ZERO, byBreeder: ZERO } });
  course.isFunded = true;
}

/** Adds a later purchase of add-ons: a separate order without a share for the breeder. */
export function payAddOns(
  course: Course,
  { intent, orderId, addOns, serviceFee, tax }: {
    intent: string;
    orderId: string;
    addOns: bigint;
    serviceFee: bigint;
    tax: bigint;
  },
): void {
  const left = { ...NOTHING, addOns: whole(addOns), serviceFee: whole(serviceFee), tax: whole(tax) };
  course.payments.push({
    intent,
    kind: "Add-ons",
    orderId,
    left,
    lost: { byLines: ZERO, byBreeder: ZERO },
  });
}

/**
 * Bearer of a partial refund: each line its share, the breeder at most their own share, or the platform on
 * the breeder's behalf.
 */
export type Bearer = "each line" | "breeder" | "platform";

/** Refunds a part from these payments, in proportion to what remains of each. */
export function giveBack(
  course: Course,
  from: readonly Paid[],
  cents: number | bigint,
  by: Bearer = "breeder",
): void {
  const all = sum(from.map(({ left }) => totalOf(left)));
  const share = per(whole(cents), all);
  if (isLess(share, whole(1))) course.splits++;
  for (const payment of from) {
    const back = scaled(payment.left, share);
    if (by === "breeder") charge(back, ownShare(back));
    if (by === "platform") [back.goodwill, back.breeder] = [plus(back.goodwill, back.breeder), ZERO];
    payment.left = each((line) => minus(payment.left[line], back[line]));
  }
}

/**
 * Returns the breeder's own share of a part: their line, and at most the buyer's refund without tax and
 * donation.
 */
const ownShare = (back: Lines): Fraction =>
  most(ZERO, least(back.breeder, minus(minus(totalOf(back), back.tax), back.donation)));

/** Charges the breeder `cents` of it. The platform first gives up the return of its funding, then pays. */
function charge(back: Lines, cents: Fraction): void {
  const less = minus(back.breeder, cents);
  const given = least(less, most(ZERO, minus(ZERO, back.funded)));
  back.breeder = cents;
  back.funded = plus(back.funded, given);
  back.goodwill = plus(back.goodwill, minus(less, given));
}

/** Ends the sale. All its money is returned except for the part taken by a bank. */
export function undo(course: Course): void {
  for (const payment of course.payments) {
    const taken = plus(payment.lost.byLines, payment.lost.byBreeder);
    payment.left = scaled(payment.left, per(taken, totalOf(payment.left)));
  }
  course.isFunded = false;
}

/**
 * Cancels late for the buyer: keeps the part of the deposit that the policy does not return, from the buyer's
 * own money.
 */
export function cancelLate(course: Course): void {
  course.splits += 2;
  const deposit = depositOf(course.terms);
  const delivery: readonly Line[] = course.isDeliveryBegun ? ["delivery"] : [];
  const atRisk = sum(
    (["breeder", "platformFee", "serviceFee", "funded", ...delivery] as const).map((line) => deposit[line]),
  );
  const stays = times(most(atRisk, ZERO), per(whole(100 - course.policyPercent), whole(100)));
  const share = per(stays, minus(atRisk, deposit.funded));
  for (const payment of course.payments) {
    if (isTaken(payment)) continue;
    const { left } = payment;
    const isAtRisk = payment.kind === "Full" || payment.kind === "Deposit";
    const kept = (line: Line) => isAtRisk ? least(times(deposit[line], share), left[line]) : ZERO;
    const breeder = kept("breeder");
    // The platform's earlier payments for the breeder's line are deducted from what that line returns now.
    const both = isAtRisk ? least(times(deposit.breeder, share), plus(left.breeder, left.goodwill)) : ZERO;
    const all: Lines = {
      ...NOTHING,
      breeder,
      platformFee: kept("platformFee"),
      serviceFee: kept("serviceFee"),
      delivery: course.isDeliveryBegun ? kept("delivery") : ZERO,
      goodwill: minus(both, breeder),
    };
    // It is the buyer's own money, so at most the remainder can be kept, whatever a code's funder had paid.
    const safe = course.isDeliveryBegun ? ZERO : left.delivery;
    const own = minus(totalOf(left), sum([left.tax, safe, left.addOns, left.donation]));
    const part = per(most(own, ZERO), totalOf(all));
    payment.left = isLess(part, whole(1)) ? scaled(all, part) : all;
  }
  course.isFunded = false;
}

const isTaken = ({ lost }: Paid): boolean => isLess(ZERO, plus(lost.byLines, lost.byBreeder));

/**
 * Records `cents` of a payment permanently taken by banks, beyond those that replaced owed refunds. The
 * breeder bears them after the hand-off, and the payment's own lines before it.
 */
export function lose(course: Course, payment: Paid, cents: number, isEarned: boolean): void {
  const { lost } = payment;
  const was = plus(lost.byLines, lost.byBreeder);
  const now = least(whole(Math.max(0, cents)), totalOf(payment.left));
  if (isLess(now, was)) {
    course.splits++;
    const part = per(now, was);
    payment.lost = { byLines: times(lost.byLines, part), byBreeder: times(lost.byBreeder, part) };
    return;
  }
  const more = minus(now, was);
  if (isEarned && payment.kind !== "Add-ons") {
    payment.lost = { ...lost, byBreeder: plus(lost.byBreeder, more) };
  } else {
    course.splits++;
    payment.lost = { ...lost, byLines: plus(lost.byLines, more) };
  }
}

/** Returns each party's money from the sale. */
export function sharesOf(course: Course): Lines & { buyer: Fraction } {
  const shares = course.payments.map(({ left, lost }) => {
    const stays = minus(whole(1), per(lost.byLines, totalOf(left)));
    const lines = scaled(left, stays);
    return { ...lines, breeder: minus(lines.breeder, lost.byBreeder) };
  });
  const of = (line: Line) => sum(shares.map((one) => one[line]));
  const lines = each(of);
  const buyer = sum(course.payments.map(({ left }) => totalOf(left)));
  if (!course.isFunded) return { ...lines, buyer };
  const { byBreeder, byPlatform } = funding(course.terms);
  return {
    ...lines,
    buyer,
    breeder: minus(lines.breeder, whole(byBreeder)),
    funded: minus(lines.funded, whole(byPlatform)),
    delivery: plus(lines.delivery, whole(course.terms.fundedDelivery)),
    donation: plus(lines.donation, whole(course.terms.fundedDonation)),
  };
}

/** Returns the rounding tolerance of a line in cents. Zero before the first split. */
export function slackOf(course: Course, line: Line | "buyer"): number {
  const isEmpty = course.payments.every(({ left }) => LINES.every((name) => left[name].over === 0n));
  if (isEmpty || course.splits === 0) return 0;
  // The breeder gets the rounding remainder.
  return line === "breeder" || line === "goodwill"
    ? 5 * course.splits + 2
    : line === "buyer"
    ? 3
    : 2 * course.splits;
}

/** Returns the payments that can still be refunded, of one order or of all. */
export const refundable = ({ payments }: Course, orderId?: string): Paid[] =>
  payments.filter((payment) =>
    payment.intent !== null && !isTaken(payment) && isLess(ZERO, totalOf(payment.left)) &&
    (orderId === undefined || payment.orderId === orderId)
  );

/** Returns the remainder of these payments, in cents. */
export const leftOf = (payments: readonly Paid[]): bigint =>
  rounded(sum(payments.map(({ left }) => totalOf(left))));
