import type { Order } from "./record.ts";

/**
 * Computes the costs of an order and its recipients from the written rules: every line is a fraction of whole
 * numbers, and cents come from one rounding (half up) at the end of a line.
 */
export type Statement = {
  pet: bigint;
  addOns: bigint;
  off: bigint;
  way: bigint;
  fee: bigint;
  tax: bigint;
  gift: bigint;
  total: bigint;
  deposit: bigint;
  platform: bigint;
  /** The breeder's earnings; negative if a code of the breeder costs more. */
  net: bigint;
  /** Amounts besides the pet that the breeder's code pays for the buyer: add-ons, delivery and donation. */
  extras: bigint;
  /** The discount that the breeder does not fund, by which the payments fall short of the goods' price. */
  given: bigint;
};

export const cents = (over: bigint, under: bigint): bigint => (2n * over + under) / (2n * under);
const least = (a: bigint, b: bigint) => a < b ? a : b;

/** Tax in thousandths of a percent, on goods and on delivery; only for the states in which the run sells. */
const TAX: Record<string, [goods: bigint, way: bigint]> = {
  OR: [0n, 0n],
  WA: [6_500n, 6_500n],
  ID: [6_000n, 0n],
};
const WHOLE = 100_000n;

export type Place = { state: string; latitude: number; longitude: number };

/**
 * Returns the statement of an order for a buyer at this address, or undefined if the run does not know the
 * place.
 */
export function statementOf(order: Order, home: Place | undefined): Statement | undefined {
  const { terms, transportation, discount_type: code } = order;
  const rates = ratesOf(order, home);
  if (!rates) return undefined;
  const pet = BigInt(order.pet_price_cents);
  const addOns = goodsOf(order);
  const asked = transportation === "flight" ? 65_000n : isCarriedBy(order) ? byRoad(terms, home) : 0n;
  const goods = pet + addOns;
  const value = BigInt(order.discount_value ?? 0);
  const isFree = code === "Zero Total";
  const off = isFree
    ? goods
    : code === "Percentage"
    ? cents(goods * value, 100n)
    : code === "Amount"
    ? least(goods, value)
    : 0n;
  const way = isFree || code === "Free Delivery" ? 0n : asked;
  const gift = isFree ? 0n : BigInt(order.donation_cents);
  const rest = goods - off;
  const fee = cents(rest * 3n, 100n);
  const tax = cents(rest * rates[0] + way * rates[1], WHOLE);
  const total = rest + way + fee + tax + gift;
  const mayWait = !isFree && pet - off > 24_900n && total - 37_500n >= 50n;
  const borne = order.discount_funder === "breeder" ? least(off, pet) : 0n;
  const platform = cents((pet - borne) * 15n, 100n);
  const share = pet - borne - platform;
  const funded = asked - way + (isFree ? BigInt(order.funded_donation_cents) : 0n);
  const extras = order.discount_funder === "breeder" ? off - borne + funded : 0n;
  return {
    pet,
    addOns,
    off,
    way,
    fee,
    tax,
    gift,
    total,
    platform,
    extras,
    deposit: mayWait ? 37_500n : total,
    net: share - extras,
    given: off - borne,
  };
}

/**
 * Returns the costs of add-ons bought after the reservation: taxed like the sale, and without a share for the
 * breeder.
 */
export function laterOf(later: Order, sale: Order, home: Place | undefined): Extra | undefined {
  const rates = ratesOf(sale, home);
  if (!rates) return undefined;
  const addOns = goodsOf(later);
  const fee = cents(addOns * 3n, 100n);
  const tax = cents(addOns * rates[0], WHOLE);
  return { addOns, fee, tax, total: addOns + fee + tax };
}
export type Extra = { addOns: bigint; fee: bigint; tax: bigint; total: bigint };

const goodsOf = ({ line_items }: Order): bigint =>
  line_items.reduce((sum, { amountCents }) => sum + BigInt(amountCents), 0n);

const isCarriedBy = ({ transportation }: Order) => transportation === "honest" || transportation === "flight";

/**
 * Returns the tax rates: at the buyer's address for a delivered pet, else at the breeder's; none for a
 * shelter.
 */
function ratesOf(order: Order, home: Place | undefined): readonly [bigint, bigint] | undefined {
  if (order.terms.sellerKind === "shelter") return [0n, 0n];
  return TAX[isCarriedBy(order) && home ? home.state : order.terms.breederState];
}

/** $200 and $0.85 a mile, by great-circle distance between the two places. */
function byRoad(from: { latitude: number; longitude: number }, to: Place | undefined): bigint {
  if (!to) return 0n;
  const point = ({ latitude, longitude }: { latitude: number; longitude: number }) => {
    const up = latitude * Math.PI / 180;
    const round = longitude * Math.PI / 180;
    return [Math.cos(up) * Math.cos(round), Math.cos(up) * Math.sin(round), Math.sin(up)] as const;
  };
  const a = point(from);
  const b = point(to);
  const angle = Math.acos(Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]));
  return 20_000n + 85n * BigInt(Math.round(angle * 3958.8));
}

/** Returns the amount of a line (or of several) that a part of the total pays. */
const partOf = (line: bigint, part: bigint, whole: bigint) => whole === 0n ? 0n : cents(line * part, whole);

/** Returns the amounts that the deposit pays, line by line; the breeder gets the remainder from rounding. */
export function depositOf({ way, addOns, gift, fee, tax, platform, given, ...order }: Statement) {
  const of = (line: bigint) => partOf(line, order.deposit, order.total);
  const lines = { way: of(way), addOns: of(addOns), gift: of(gift), fee: of(fee), tax: of(tax) };
  const shares = { platform: of(platform), given: of(given) };
  const others = lines.way + lines.addOns + lines.gift + lines.fee + lines.tax + shares.platform;
  return { ...lines, ...shares, breeder: order.deposit - others + shares.given };
}
