import { big, sum } from "./lists.ts";
import {
  type Course,
  courseOf,
  isExtra,
  type Lines,
  linesOf,
  linesOfExtra,
  type Paid,
  total,
} from "./course.ts";
import { type Charged, counted, type Story } from "./story.ts";
import type { Difference } from "./rules.ts";

export function price({ order, statement, later, reservation: { id: subject } }: Story): Difference[] {
  const extras = later.flatMap(
    ({ order: { total_cents, service_fee_cents, tax_cents }, costs }): Difference[] => {
      if (!costs) return [];
      const is = [service_fee_cents, tax_cents, total_cents];
      const due = [costs.fee, costs.tax, costs.total];
      if (is.join() === due.join()) return [];
      return [{
        rule: "price",
        subject,
        detail: `fee, tax and total of add-ons are ${is}, and by the rules ${due}`,
      }];
    },
  );
  return [...extras, ...priceOfSale({ order, statement, subject })];
}

function priceOfSale(
  { order, statement, subject }: Pick<Story, "order" | "statement"> & { subject: string },
): Difference[] {
  if (!statement || order.delivery_error || order.tax_error) return [];
  const { pet, addOns, off, way, fee, tax, gift, total, deposit, platform } = statement;
  const wanted: Record<string, bigint> = {
    pet_price_cents: pet,
    add_ons_cents: addOns,
    discount_cents: off,
    delivery_cents: way,
    service_fee_cents: fee,
    tax_cents: tax,
    donation_cents: gift,
    total_cents: total,
    deposit_cents: deposit,
    platform_fee_cents: platform,
  };
  return Object.entries(wanted).filter(([name, cents]) => big(order[name]) !== cents).map((
    [name, cents],
  ) => ({
    rule: "price",
    subject,
    detail: `${name} is ${order[name]}, and by the rules ${cents}`,
  }));
}

/**
 * Returns the payments that count for a sale by its events, each with its booked charge and the lines that it
 * pays.
 */
function paymentsOf(story: Story): Paid[] {
  const { order, later, statement, charged, lines } = story;
  if (!statement) return [];
  const bookedAt = (intent: string) => lines.find(({ source }) => source === `payment:${intent}`);
  const paid = (orderId: string, kind: string, of: Lines): Paid => {
    const own = charged.filter((one) => one.orderId === orderId && (isExtra({ kind }) || one.kind === kind));
    const taken = own.find(({ intent }) => /^payment-(?!unused)/.test(bookedAt(intent)?.kind ?? "")) ??
      own[0];
    const intent = taken?.intent;
    return { orderId, kind, intent, lines: of, id: intent ? bookedAt(intent)?.tx ?? "" : "" };
  };
  const sale = counted(story).map(({ kind }) => paid(order.id, kind, linesOf(statement, kind)));
  // A free sale has no charge, and counts as paid all the same.
  const isFree = statement.total === 0n && story.events.some(({ to_status }) => to_status === "paid");
  return [
    ...(isFree ? [paid(order.id, "Full", linesOf(statement, "Full"))] : sale),
    ...later.flatMap(({ order: { id, paid_at }, costs }) =>
      paid_at !== null && costs ? [paid(id, "Add-ons", linesOfExtra(costs))] : []
    ),
  ];
}

const away = (a: bigint, b: bigint) => a > b ? a - b : b - a;

/**
 * Compares the buyer's payments, the breeder's earnings and the booked lines of an order with the expected
 * amounts.
 */
export function costs(story: Story): Difference[] {
  const { reservation: { id: subject, status }, statement, charged, steps } = story;
  if (!statement) return [];
  const course = courseOf(statement, paymentsOf(story), steps);
  const wrong: Difference[] = [];
  const say = (rule: Difference["rule"], detail: string) =>
    wrong.push({ rule, subject, detail: `${status}: ${detail}` });
  if (course.isOver) say("buyer", "more was given back than there was");
  const stay = sum(
    charged.filter(({ isLost }) => !isLost),
    ({ cents, arrived, promised }) => cents - arrived - promised,
  );
  const due = sum(course.payments.filter(({ isLost }) => !isLost), ({ lines }) => total(lines));
  if (away(stay, due) > course.buyerSlack) say("buyer", `${stay} stayed, ${due} should have`);
  for (const { intent, cents, arrived, promised, byBank } of charged.filter(({ isLost }) => isLost)) {
    const was = cents - (course.payments.find((one) => one.intent === intent)?.lost ?? 0n);
    const is = arrived + promised + byBank;
    if (away(is, was) > course.slack) {
      say("buyer", `${is} were given back of what a bank took, ${was} should have been`);
    }
  }
  return [...wrong, ...booked(story, course)];
}

function beyond({ cents, arrived, promised, taken }: Charged): bigint {
  const left = cents - arrived - promised;
  return taken > left ? taken - left : 0n;
}

/** Compares the ledger of a sale with the expected amount of each line. */
function booked(
  { reservation: { id: subject, status }, order, lines, statement, charged, events }: Story,
  { payments, slack }: Course,
) {
  const wasPaid = payments.length > 0;
  const isCanceled = events.some(({ from_status, to_status }) =>
    to_status.startsWith("cancelled-") || (from_status === "disputed" && to_status === "refunded")
  );
  const isFunded = wasPaid && !isCanceled;
  const left = (name: keyof Lines) => sum(payments, (one) => one.lines[name]);
  const losses = sum(payments.filter((one) => !isExtra(one)), ({ borne }) => borne);
  const lost = charged.filter(({ isLost }) => isLost);
  const wanted: [rule: "breeder" | "lines", account: RegExp, cents: bigint, slack: bigint][] = [
    ["breeder", /^breeder-/, left("breeder") - losses - (isFunded ? statement!.extras : 0n), slack],
    ["lines", /^service-fees$/, left("fee"), slack],
    ["lines", /^platform-fees$/, left("platform"), slack],
    // After a cancellation these lines are returned whole, whatever was refunded before.
    ...([
      [/^delivery$/, left("way") + (isFunded ? big(order.funded_delivery_cents) : 0n)],
      [/^add-ons$/, left("addOns")],
      [/^donations$/, left("gift") + (isFunded ? big(order.funded_donation_cents) : 0n)],
      [/^tax-payable$/, left("tax")],
    ] as const).map(([account, cents]) =>
      ["lines", account, cents, isCanceled && !lost.length ? 0n : slack] as ["lines", RegExp, bigint, bigint]
    ),
    ["lines", /^goodwill$/, left("goodwill"), slack],
    // A bank may keep more than was left of a payment, because its buyer had the rest back already. The
    // surplus is the platform's loss.
    ["lines", /^chargebacks$/, 0n - sum(lost, beyond), slack],
  ];
  return wanted.flatMap(([rule, account, cents, most]): Difference[] => {
    const own = lines.filter((line) => account.test(line.account));
    const is = 0n - sum(own, ({ amount_cents }) => big(amount_cents));
    if (away(is, cents) <= most) return [];
    return [{ rule, subject, detail: `${status}: ${account.source} has ${is}, not ${cents}` }];
  });
}
