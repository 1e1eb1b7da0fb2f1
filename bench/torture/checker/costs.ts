import { big, sum } from "./lists.ts";
import { depositOf, keptOf } from "./statement.ts";
import { counted, type Story } from "./story.ts";
import type { Difference } from "./verdict.ts";

const HOUR = 3_600_000;

export function price({ order, statement, later, reservation: { id: subject } }: Story): Difference[] {
  const extras = later.flatMap(
    ({ order: { total_cents, service_fee_cents, tax_cents }, costs }): Difference[] => {
      if (!costs) return [];
      const [is, due] = [[service_fee_cents, tax_cents, total_cents], [costs.fee, costs.tax, costs.total]];
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
    ...{ pet_price_cents: pet, add_ons_cents: addOns, discount_cents: off, delivery_cents: way },
    ...{ service_fee_cents: fee, tax_cents: tax, donation_cents: gift, total_cents: total },
    ...{ deposit_cents: deposit, platform_fee_cents: platform },
  };
  return Object.entries(wanted).filter(([name, cents]) => big(order[name]) !== cents).map((
    [name, cents],
  ) => ({
    ...{ rule: "price", subject, detail: `${name} is ${order[name]}, and by the rules ${cents}` },
  }));
}

/** What the events say that a sale leaves: of the buyer's money by payment, and to the breeder. */
function expected(story: Story) {
  const { reservation, order, later, events, statement, decided, given, isSuspended } = story;
  if (!statement) return undefined;
  const sale = counted(story);
  const extras = later.filter(({ order }) => order.paid_at !== null)
    .map(({ order, costs }) => ({ kind: order.id, cents: costs?.total ?? 0n }));
  const paid = [...sale, ...extras];
  const wasPaid = events.some(({ to_status }) => to_status === "deposit-paid" || to_status === "paid");
  const nothing = {
    paid: paid.map((one) => ({ ...one, cents: 0n })),
    breeder: 0n,
    slack: 0n,
    isWhole: false,
  };
  if (!wasPaid) return nothing;
  const total = sum(paid, ({ cents }) => cents);
  const isWhole = sum(sale, ({ cents }) => cents) === statement.total;
  const gross = isWhole ? statement.net + statement.extras : depositOf(statement).breeder;
  const cancelled = events.find(({ from_status, to_status }) =>
    to_status.startsWith("cancelled-") && from_status !== to_status
  );
  if (!cancelled) {
    const back = decided + given.byBreeder + given.byPlatform;
    if (back === 0n) return { paid, breeder: gross - statement.extras, slack: 0n, isWhole };
    // What the platform bears costs the breeder nothing. A refund is split over the payments, and each rounds for itself.
    const breeder = gross * (total - back + given.byPlatform) / total - statement.extras;
    return { paid: [{ kind: "", cents: total - back }], breeder, slack: 6n, isWhole: false };
  }
  const isFree = cancelled.to_status === "cancelled-by-breeder" || order.deposit_refundable === true ||
    cancelled.actor_role === "admin" || cancelled.at - reservation.paid_at! <= 48 * HOUR ||
    isSuspended(cancelled.at) || sale.length === 0;
  if (isFree) return nothing;
  // What was given back before counts against what is kept, line by line; no walk goes there.
  if (given.byBreeder + given.byPlatform > 0n) return undefined;
  const { kept, breeder } = keptOf(statement, order.terms.depositRefundPercent);
  return {
    paid: paid.map(({ kind }) => ({ kind, cents: kind === "Deposit" || kind === "Full" ? kept : 0n })),
    ...{ breeder, slack: 2n, isWhole: false },
  };
}

const away = (a: bigint, b: bigint) => a > b ? a - b : b - a;

/** What the buyer has paid, what the breeder has earned, and what of the order's lines is booked, against what has to be. */
export function costs(story: Story): Difference[] {
  const { reservation: { id: subject, status }, statement, stays, lines, decided, given } = story;
  const wanted = expected(story);
  if (!statement || !wanted) return [];
  // What a bank has taken back is its charge's; whatever else was decided of such a sale is not told apart here.
  const lost = new Set(stays.filter(({ isLost }) => isLost).map(({ kind }) => kind));
  if (lost.size && decided + given.byBreeder + given.byPlatform > 0n) return [];
  const remains = wanted.paid.filter(({ kind }) => !lost.has(kind));
  // Add-ons bought later are no sale of the breeder's.
  const isSale = (kind: string) => ["Deposit", "Balance", "Full"].includes(kind);
  const taken = wanted.paid.filter(({ kind }) => lost.has(kind) && isSale(kind));
  const buyer = sum(remains, ({ cents }) => cents);
  const cost = sum(stays.filter(({ isLost }) => !isLost), ({ cents }) => cents);
  const breeder = wanted.breeder - sum(taken, ({ cents }) => cents);
  const booked = (account: RegExp) =>
    0n - sum(lines.filter((line) => account.test(line.account)), ({ amount_cents }) => big(amount_cents));
  const earned = booked(/^breeder-/);
  const wrong: Difference[] = [];
  if (cost !== buyer) {
    wrong.push({ rule: "buyer", subject, detail: `${status}: ${cost} stayed, ${buyer} should have` });
  }
  if (away(earned, breeder) > wanted.slack) {
    wrong.push({ rule: "breeder", subject, detail: `${status}: earned ${earned}, should have ${breeder}` });
  }
  const { way, addOns, gift, fee, tax, platform } = statement;
  const extra = (of: "addOns" | "fee" | "tax") =>
    sum(
      story.later.filter(({ order: { id, paid_at } }) => paid_at !== null && !lost.has(id)),
      ({ costs }) => costs?.[of] ?? 0n,
    );
  const funded = big(story.order.funded_delivery_cents);
  const gifts = big(story.order.funded_donation_cents);
  const isGone = wanted.paid.every(({ cents }) => cents === 0n) && !wanted.isWhole;
  const whole: Record<string, bigint> = {
    ...{ "service-fees": fee + extra("fee"), "tax-payable": tax + extra("tax"), "platform-fees": platform },
    ...{ "delivery": way + funded, "add-ons": addOns + extra("addOns"), "donations": gift + gifts },
  };
  for (const [account, cents] of Object.entries(whole)) {
    // Of a deposit that is kept, delivery, add-ons, donation and tax come back whole.
    const isBack = /^cancelled|^refunded/.test(status) && !/-fees$/.test(account) && decided === 0n;
    if (!wanted.isWhole && !isGone && !isBack) continue;
    const is = booked(new RegExp(`^${account}$`));
    const due = wanted.isWhole ? cents : 0n;
    if (is !== due) {
      wrong.push({ rule: "lines", subject, detail: `${status}: ${account} has ${is}, not ${due}` });
    }
  }
  return wrong;
}
