/**
 * A second calculation of prices and refunds, from the written rules and not from the code (it imports types
 * only). Every line is a fraction of integers, a statement is the sum of its lines, and each line is rounded
 * to cents once at its end.
 */
import fc from "fast-check";
import type { Discount, FeeStructure, Price, PriceInput } from "../features/sale/price/price_rules.ts";

type Fraction = readonly [over: bigint, under: bigint];
export type Facts = {
  structure: { name: FeeStructure; deposit: bigint };
  pet: bigint;
  addOns: bigint;
  way: bigint;
  gift: bigint;
  isDeposit: boolean;
  /** In hundred-thousandths. */
  petTax: bigint;
  wayTax: bigint;
  code: { kind: Discount["type"] | "none"; of: bigint; by: Discount["funder"] };
};

export const rounded = ([over, under]: Fraction): bigint => {
  const [whole, rest] = [over / under, over % under];
  return rest * 2n >= under ? whole + 1n : whole;
};
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const least = (a: bigint, b: bigint) => a < b ? a : b;

/** Returns the price statement of an order. */
export function statement(
  { structure, pet, addOns, way, gift, isDeposit, petTax, wayTax, code }: Facts,
): Price {
  const isGift = code.kind === "Zero Total";
  const goods = pet + addOns;
  const off = {
    "none": 0n,
    "Percentage": rounded([goods * code.of, 100n]),
    "Amount": least(goods, code.of),
    "Free Delivery": 0n,
    "Zero Total": goods,
  }[code.kind];
  const given = {
    way: isGift || code.kind === "Free Delivery" ? way : 0n,
    gift: isGift ? least(gift, 10_000n) : 0n,
  };
  const lines = [
    goods,
    -off,
    way - given.way,
    rounded([(goods - off) * 3n, 100n]),
    rounded(plus([(goods - off) * petTax, 100_000n], [(way - given.way) * wayTax, 100_000n])),
    isGift ? 0n : gift,
  ] as const;
  const total = lines.reduce((sum, line) => sum + line, 0n);
  const mayWait = !isGift && pet - off > 24_900n && total >= structure.deposit + 50n;
  const first = mayWait ? structure.deposit : total;
  const isLater = mayWait && isDeposit;
  const borne = code.by === "breeder" ? least(off, pet) : 0n;
  const kept = rounded([(pet - borne) * 15n, 100n]);
  // The funder pays the code's other discounts too, even beyond the sale's earnings.
  const extras = code.by === "breeder" ? off - borne + given.way + given.gift : 0n;
  return {
    petPriceCents: Number(pet),
    addOnsCents: Number(addOns),
    discountCents: Number(off),
    deliveryCents: Number(lines[2]),
    serviceFeeCents: Number(lines[3]),
    taxCents: Number(lines[4]),
    donationCents: Number(lines[5]),
    fundedDeliveryCents: Number(given.way),
    fundedDonationCents: Number(given.gift),
    totalCents: Number(total),
    depositCents: Number(first),
    balanceCents: Number(total - first),
    dueNowCents: Number(isLater ? first : total),
    platformFeeCents: Number(kept),
    breederNetCents: Number(pet - borne - kept - extras),
    paymentType: isLater ? "deposit" : "full",
    depositPossible: mayWait,
    chargeable: total <= 0n || total >= 50n,
  };
}

/** Returns the same order as the product's input. */
export function inputOf(
  { structure, pet, addOns, way, gift, isDeposit, petTax, wayTax, code }: Facts,
): PriceInput {
  const { kind, of, by: funder } = code;
  const named = { funder, code: "ANY" };
  return {
    feeStructure: structure.name,
    petPriceCents: Number(pet),
    addOnsCents: Number(addOns),
    deliveryCents: Number(way),
    donationCents: Number(gift),
    paymentType: isDeposit ? "deposit" : "full",
    tax: { petRate: Number(petTax) / 100_000, deliveryRate: Number(wayTax) / 100_000 },
    discount: kind === "none"
      ? null
      : kind === "Percentage"
      ? { type: kind, percent: Number(of), ...named }
      : kind === "Amount"
      ? { type: kind, amountCents: Number(of), ...named }
      : { type: kind, ...named },
  };
}

const cents = (max: number, ...edges: number[]) =>
  fc.oneof(fc.constantFrom(0, ...edges), fc.nat({ max: 60_000 }), fc.nat({ max })).map(BigInt);
const rate = fc.nat({ max: 12_000 });
const NO_CODE = { kind: "none", of: 0n, by: "platform" } as const;
/** Fee structures with their deposits in cents. */
const STRUCTURES: readonly [FeeStructure, bigint][] = [
  ...(["v1", "v2", "v4", "v5"] as const).map((name): [FeeStructure, bigint] => [name, 87_500n]),
  ["v3", 30_000n],
  ...(["v6", "v7", "v8", "v9", "v10", "v11"] as const).map((name): [FeeStructure, bigint] => [name, 37_500n]),
];
/** Around $249, around a total of $375 with its fee, and totals of only 1 to 49 cents. */
const EDGES = [16, 30, 48, 49, 50, 24_899, 24_900, 24_901, 25_000, 36_407, 36_408, 36_456, 36_457, 37_500];
/** Orders of any size, more of them near the thresholds of the rules. */
export const orders: fc.Arbitrary<Facts> = fc.record({
  structure: fc.constantFrom<Facts["structure"]>(
    ...STRUCTURES.map(([name, deposit]) => ({ name, deposit })),
  ),
  pet: cents(5_000_000, ...EDGES),
  addOns: cents(300_000, 1, 49, 3_995, 8_900, 12_900, 28_800),
  way: cents(400_000, 20_085, 65_000),
  gift: cents(1_000_000, 1, 49, 50, 10_000, 10_001),
  isDeposit: fc.boolean(),
  isPlain: fc.constantFrom(true, false, false, false),
  taxes: fc.tuple(rate, fc.boolean()),
  code: fc.record({
    kind: fc.constantFrom("none" as const, "Percentage", "Amount", "Free Delivery", "Zero Total"),
    percent: fc.nat({ max: 100 }),
    amount: cents(6_000_000, 1, 100, 5_000),
    by: fc.constantFrom("platform" as const, "breeder" as const),
  }),
}).map(({ taxes: [petTax, isWayTaxed], code: { kind, percent, amount, by }, isPlain, ...order }) => {
  // Only a pet and a donation, which reach the edges far more often.
  if (isPlain) return { ...order, addOns: 0n, way: 0n, petTax: 0n, wayTax: 0n, code: NO_CODE };
  return {
    ...order,
    petTax: BigInt(petTax),
    wayTax: isWayTaxed ? BigInt(petTax) : 0n,
    code: {
      kind,
      of: kind === "Percentage" ? BigInt(percent) : kind === "Amount" ? amount : 0n,
      by: kind === "none" ? "platform" : by,
    },
  };
});

/** A requested cancellation. */
export type Canceling = {
  /** Status of the reservation, and its payments. */
  at:
    | "held"
    | "processing"
    | "deposit-paid"
    | "balance-paid"
    | "full-paid"
    | "handed-over"
    | "completed"
    | "over";
  by: "buyer" | "breeder" | "platform";
  /** Whether the balance is overdue and its grace period has ended. */
  isOverdue: boolean;
  /** Milliseconds since the first payment. */
  since: number;
  isLawRefund: boolean;
  isSuspended: boolean;
  /** Refunded part of the deposit, in percent. */
  policy: 0 | 50 | 100;
};
const HOUR = 3_600_000;
export const cancellings: fc.Arbitrary<Canceling> = fc.record({
  at: fc.constantFrom<Canceling["at"]>(
    ...["held", "processing", "handed-over", "completed", "over"] as const,
    ...Array(4).fill("deposit-paid"),
    ...Array(4).fill("balance-paid"),
    ...Array(4).fill("full-paid"),
  ),
  by: fc.constantFrom("buyer", "buyer", "buyer", "breeder", "platform"),
  isOverdue: fc.boolean(),
  since: fc.oneof(fc.constantFrom(0, 48 * HOUR - 1, 48 * HOUR, 48 * HOUR + 1), fc.nat({ max: 1_000 * HOUR })),
  isLawRefund: fc.constantFrom(false, false, false, true),
  isSuspended: fc.constantFrom(false, false, false, true),
  policy: fc.constantFrom(0, 50, 100),
});

/**
 * Returns the refund of each payment, the deposit or full payment first and the balance second. Undefined if
 * no party may cancel anymore.
 */
export function givenBack(
  order: Facts,
  { at, by, isOverdue, since, isLawRefund, isSuspended, policy }: Canceling,
): number[] | undefined {
  if (at === "completed" || at === "over" || (at === "handed-over" && by !== "platform")) return undefined;
  // Before a payment the buyer may simply leave, and the breeder has to wait for the end of the hold.
  if (at === "held" || at === "processing") return by === "buyer" ? [] : undefined;
  const price = statement(order);
  const [total, deposit] = [BigInt(price.totalCents), BigInt(price.depositCents)];
  const isReleased = by === "breeder" && at === "deposit-paid" && isOverdue;
  const isWhole = (by !== "buyer" && !isReleased) || since <= 48 * HOUR || isLawRefund || isSuspended;
  // Tax, delivery, add-ons and donation in the deposit are never kept. The policy keeps its part of the rest.
  const inDeposit = (cents: number) => total ? rounded([BigInt(cents) * deposit, total]) : 0n;
  const safe = inDeposit(price.taxCents) + inDeposit(price.deliveryCents) + inDeposit(price.addOnsCents) +
    inDeposit(price.donationCents);
  const atRisk = deposit > safe ? deposit - safe : 0n;
  const kept = isWhole ? 0n : atRisk - rounded([atRisk * BigInt(policy), 100n]);
  if (at === "full-paid" || at === "handed-over") return [Number(total - kept)];
  return [deposit - kept, ...(at === "balance-paid" ? [total - deposit] : [])].map(Number);
}
