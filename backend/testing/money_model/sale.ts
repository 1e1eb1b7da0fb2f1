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
 * Who must have what of a sale, reckoned from the published rules in exact fractions: a payment is a share of its order's lines,
 * and everything that happens to it scales or empties them. Amounts are cents. Nothing here knows the product.
 */

/** The order that a buyer has accepted, as the product froze it. */
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
  // Below zero: what a code's funder and the platform's goodwill pay in the buyer's place.
  ...["funded", "goodwill"] as const,
] as const;
export type Line = typeof LINES[number];
export type Lines = Record<Line, Fraction>;

const each = (of: (line: Line) => Fraction): Lines =>
  Object.fromEntries(LINES.map((line) => [line, of(line)])) as Lines;
const NOTHING = each(() => ZERO);
const scaled = (lines: Lines, by: Fraction): Lines => each((line) => times(lines[line], by));
const totalOf = (lines: Lines): Fraction => sum(LINES.map((line) => lines[line]));

/** One payment of a sale and what is left of it. */
export type Paid = {
  /** Null for an order that a code has made free. */
  intent: string | null;
  kind: "Full" | "Deposit" | "Balance" | "Add-ons";
  orderId: string;
  /** What has not gone back to the buyer. */
  left: Lines;
  /** Cents that its bank has taken for good beyond what had gone back, and who bears them. */
  lost: { byLines: Fraction; byBreeder: Fraction };
};

/** What the money of one sale has come to. */
export type Course = {
  terms: Terms;
  policyPercent: number;
  payments: Paid[];
  /** A code's funder pays what the code gives away besides the pet, until the sale ends. */
  isFunded: boolean;
  /** Splits so far, each of which may round every line by a cent. */
  splits: number;
};

/** The lines of the whole order. */
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
 * What a code's funder pays for besides the pet: delivery and donation. A breeder also pays what the code takes off the add-ons,
 * which the platform pays otherwise, and has to pay everything, whatever the sale brings.
 */
function funding(terms: Terms): { byBreeder: bigint; byPlatform: bigint } {
  const { discount, price, funder, fundedDelivery, fundedDonation } = terms;
  const all = fundedDelivery + fundedDonation;
  if (funder !== "breeder") return { byBreeder: 0n, byPlatform: all };
  const offAddOns = discount > price ? discount - price : 0n;
  return { byBreeder: all + offAddOns, byPlatform: 0n - offAddOns };
}

/** What the published rules make of what was chosen; the product has to come to the same terms. */
export function priced(
  { price, addOns, off, delivery, donation, funder, taxPercent, isFree }: {
    price: bigint;
    addOns: bigint;
    /** What the code takes off, uncapped. */
    off: Fraction;
    delivery: bigint;
    donation: bigint;
    funder: "platform" | "breeder" | null;
    /** Of goods and delivery, in thousandths of a percent. */
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

/** A payment has come. */
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

/** Add-ons bought after the reservation are an order of their own, of which the breeder has nothing. */
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
    ...{ intent, kind: "Add-ons", orderId, left },
    lost: { byLines: ZERO, byBreeder: ZERO },
  });
}

/** Who pays a part that goes back: each line its share, the breeder no more than its own share, or the platform for the breeder. */
export type Bearer = "each line" | "breeder" | "platform";

/** A part goes back out of these payments, in proportion to what is left of each. */
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

/** The breeder's own share of a part: its line, and no more than the buyer gets back beside tax and donation. */
const ownShare = (back: Lines): Fraction =>
  most(ZERO, least(back.breeder, minus(minus(totalOf(back), back.tax), back.donation)));

/** The breeder pays so much of it. The platform first leaves what it gave to the sale where it is, then pays. */
function charge(back: Lines, cents: Fraction): void {
  const less = minus(back.breeder, cents);
  const given = least(less, most(ZERO, minus(ZERO, back.funded)));
  back.breeder = cents;
  back.funded = plus(back.funded, given);
  back.goodwill = plus(back.goodwill, minus(less, given));
}

/** The sale ends, and nothing of it stays with anybody but what a bank has taken. */
export function undo(course: Course): void {
  for (const payment of course.payments) {
    const taken = plus(payment.lost.byLines, payment.lost.byBreeder);
    payment.left = scaled(payment.left, per(taken, totalOf(payment.left)));
  }
  course.isFunded = false;
}

/** The buyer cancels late: of the deposit stays what the policy does not return, of the buyer's own money. */
export function cancelLate(course: Course): void {
  course.splits += 2;
  const deposit = depositOf(course.terms);
  const atRisk = sum(["breeder", "platformFee", "serviceFee", "funded"].map((line) => deposit[line as Line]));
  const stays = times(most(atRisk, ZERO), per(whole(100 - course.policyPercent), whole(100)));
  const share = per(stays, minus(atRisk, deposit.funded));
  for (const payment of course.payments) {
    if (isTaken(payment)) continue;
    const { left } = payment;
    const isAtRisk = payment.kind === "Full" || payment.kind === "Deposit";
    const kept = (line: Line) => isAtRisk ? least(times(deposit[line], share), left[line]) : ZERO;
    const breeder = kept("breeder");
    // What the platform bore of the breeder's line comes out of what that line gives back now.
    const both = isAtRisk ? least(times(deposit.breeder, share), plus(left.breeder, left.goodwill)) : ZERO;
    const all: Lines = {
      ...{ ...NOTHING, breeder, platformFee: kept("platformFee"), serviceFee: kept("serviceFee") },
      goodwill: minus(both, breeder),
    };
    // It is the buyer's own money: no more of it can stay than is left, whatever a code's funder had paid.
    const own = minus(totalOf(left), sum([left.tax, left.delivery, left.addOns, left.donation]));
    const part = per(most(own, ZERO), totalOf(all));
    payment.left = isLess(part, whole(1)) ? scaled(all, part) : all;
  }
  course.isFunded = false;
}

const isTaken = ({ lost }: Paid): boolean => isLess(ZERO, plus(lost.byLines, lost.byBreeder));

/**
 * Banks have taken so many cents of a payment for good, beyond what paid refunds that were owed. After the hand-off the
 * breeder bears it, before it the payment's own lines do.
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

/** What each party has of the sale. */
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

/** How far a line may be off by roundings, in cents: nothing while nothing was split. */
export function slackOf(course: Course, line: Line | "buyer"): number {
  const isEmpty = course.payments.every(({ left }) => LINES.every((name) => left[name].over === 0n));
  if (isEmpty || course.splits === 0) return 0;
  // What rounding leaves over is the breeder's.
  return line === "breeder" || line === "goodwill"
    ? 5 * course.splits + 2
    : line === "buyer"
    ? 3
    : 2 * course.splits;
}

/** The payments that can still give something back to the buyer, of one order or of all. */
export const refundable = ({ payments }: Course, orderId?: string): Paid[] =>
  payments.filter((payment) =>
    payment.intent !== null && !isTaken(payment) && isLess(ZERO, totalOf(payment.left)) &&
    (orderId === undefined || payment.orderId === orderId)
  );

/** What is left of these payments, in cents. */
export const leftOf = (payments: readonly Paid[]): bigint =>
  rounded(sum(payments.map(({ left }) => totalOf(left))));
