/**
 * Money of each party after the end of a sale, calculated from the marketplace's published rules alone, in
 * exact fractions. Shares no code with the product. Amounts are cents.
 */

/** Parts of a sale, and the part that the code's funder pays. */
export type Sold = {
  price: bigint;
  addOns: bigint;
  laterAddOns: bigint;
  discount: bigint;
  funder: "platform" | "breeder" | null;
  delivery: bigint;
  donation: bigint;
  tax: bigint;
  total: bigint;
  deposit: bigint;
};
export const ENDS = [
  "buyer within 48 hours",
  "buyer later, policy 50%",
  "breeder",
  "staff",
  "breeder after an unpaid balance, policy 50%",
  "dispute resolved for the buyer",
  "refunded at the provider",
  "chargeback lost before the hand-off",
] as const;
export type End = (typeof ENDS)[number];

/** Cents that each party has from a sale once everything has arrived. A funder's cost is above zero. */
export type Shares = {
  buyerPaid: bigint;
  breeder: bigint;
  platformFee: bigint;
  serviceFee: bigint;
  tax: bigint;
  delivery: bigint;
  addOns: bigint;
  donation: bigint;
  funded: bigint;
  goodwill: bigint;
};

const NOTHING: Shares = {
  buyerPaid: 0n,
  breeder: 0n,
  platformFee: 0n,
  serviceFee: 0n,
  tax: 0n,
  delivery: 0n,
  addOns: 0n,
  donation: 0n,
  funded: 0n,
  goodwill: 0n,
};
/** Rounds a fraction to the nearest integer, halves up. */
const whole = (over: bigint, under: bigint): bigint => (2n * over + under) / (2n * under);

/**
 * Returns each party's money. A late cancellation by the buyer keeps half of the part of the deposit that the
 * buyer's own money paid for the pet and the service fee. Breeder, platform fee and service fee share it as
 * they share the whole. Every other end keeps nothing.
 */
export function sharesAfter(end: End, sold: Sold): Shares {
  if (!end.endsWith("policy 50%") || sold.total === 0n) return NOTHING;
  const { price, discount, funder, total, deposit } = sold;
  const serviceFee = whole(3n * (price + sold.addOns - discount), 100n);
  const byBreeder = funder === "breeder" ? (discount < price ? discount : price) : 0n;
  const platformFee = whole(15n * (price - byBreeder), 100n);
  const own = price - discount + serviceFee;
  if (own <= 0n) return NOTHING;
  const atRisk = whole(deposit * own, total);
  const kept = atRisk - whole(atRisk, 2n);
  const shared = price - byBreeder + serviceFee;
  const [fee, service] = [whole(kept * platformFee, shared), whole(kept * serviceFee, shared)];
  return {
    ...NOTHING,
    buyerPaid: kept,
    platformFee: fee,
    serviceFee: service,
    breeder: kept - fee - service,
  };
}

const dollars = (cents: bigint): string => {
  const text = `${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`;
  return text.endsWith(".00") ? `$${text.slice(0, -3)}` : `$${text}`;
};

/** Returns the table in the docs: a row for each way to pay, a column for each end. */
export function endsTable(rows: readonly { name: string; sold: Sold; ends: readonly End[] }[]): string {
  const cell = (end: End, sold: Sold, ends: readonly End[]) => {
    if (!ends.includes(end)) return "not here";
    const { buyerPaid, breeder, platformFee, serviceFee } = sharesAfter(end, sold);
    if (buyerPaid === 0n) return "all back";
    return `buyer ${dollars(buyerPaid)}: breeder ${dollars(breeder)}, fees ${dollars(platformFee)} + ${
      dollars(serviceFee)
    }`;
  };
  return [
    `| paid | ${ENDS.join(" | ")} |`,
    `|---|${ENDS.map(() => "---").join("|")}|`,
    ...rows.map(({ name, sold, ends }) =>
      `| ${name} | ${ENDS.map((end) => cell(end, sold, ends)).join(" | ")} |`
    ),
  ].join("\n");
}
