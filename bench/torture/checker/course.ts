import { sum } from "./lists.ts";
import { cents, depositOf, type Extra, type Statement } from "./statement.ts";

/**
 * Amounts that a payment covers of each line of its order, in cents; a discount and the platform's share are
 * negative.
 */
export type Lines = Record<Name, bigint>;
const NAMES = [
  "breeder",
  "fee",
  "platform",
  "way",
  "addOns",
  "gift",
  "tax",
  "given",
  "goodwill",
] as const;
type Name = typeof NAMES[number];

/**
 * A payment that counts for a sale, or for add-ons bought later. `intent` is undefined if nothing was
 * charged.
 */
export type Paid = {
  id: string;
  intent: string | undefined;
  orderId: string;
  kind: string;
  lines: Lines;
};

/** An event that changes the money of a sale after its payment. Ids rise with time. */
export type Step =
  & { id: string }
  & (
    | { kind: "cancelled"; isFree: boolean; policy: number }
    /** Limited to one order, if named; otherwise to all. */
    | { kind: "given"; cents: bigint; by: "breeder" | "platform"; orderId?: string }
    /** `isEarned`: the hand-off was before the loss, so the breeder bears it. */
    | { kind: "lost"; intent: string; isEarned: boolean }
  );

/**
 * A payment after all of that. Amounts that a bank has taken back and the breeder bears still show as earned
 * in its lines.
 */
export type Left = Paid & { isLost: boolean; lost: bigint; borne: bigint };
export type Course = {
  payments: Left[];
  /** Set if more was refunded than was left. */
  isOver: boolean;
  /** Tolerance in cents for the lines, because every split rounds separately; and for the buyer's sum. */
  slack: bigint;
  buyerSlack: bigint;
};

const NOTHING: Lines = {
  breeder: 0n,
  fee: 0n,
  platform: 0n,
  way: 0n,
  addOns: 0n,
  gift: 0n,
  tax: 0n,
  given: 0n,
  goodwill: 0n,
};
export const total = (lines: Lines): bigint => sum(NAMES, (name) => lines[name]);

/** Returns the lines of a payment of this kind. */
export function linesOf(statement: Statement, kind: string): Lines {
  const { way, addOns, gift, fee, tax, platform, net, extras } = statement;
  const whole = {
    breeder: net + extras,
    fee,
    platform,
    way,
    addOns,
    gift,
    tax,
    given: 0n - statement.given,
    goodwill: 0n,
  };
  if (kind === "Full") return whole;
  const deposit = depositOf(statement);
  const first = { ...NOTHING, ...deposit, given: 0n - deposit.given };
  return kind === "Deposit" ? first : each(whole, (of, name) => of - first[name]);
}

/** Returns the lines of add-ons bought later. */
export const linesOfExtra = ({ addOns, fee, tax }: Extra): Lines => ({ ...NOTHING, addOns, fee, tax });

/** Follows the money of a sale through all its events. */
export function courseOf(
  statement: Statement,
  paid: readonly Paid[],
  steps: readonly Step[],
): Course {
  const course: Course = { payments: [], isOver: false, slack: 0n, buyerSlack: 0n };
  const all = [...paid.map((one) => ({ ...one, kind: "paid" as const, paid: one })), ...steps];
  for (const step of all.sort((a, b) => a.id < b.id ? -1 : 1)) {
    if (step.kind === "paid") course.payments.push({ ...step.paid, isLost: false, lost: 0n, borne: 0n });
    else if (step.kind === "lost") lose(course, step);
    else if (step.kind === "given") give(course, step);
    else cancel(course, statement, step);
  }
  return course;
}

/**
 * Applies a loss to a bank: after the hand-off the breeder bears everything that the bank has taken back and
 * that was not refunded before. Before the hand-off there are no earnings, and the lines themselves bear it,
 * like those of add-ons bought later always do.
 */
function lose({ payments }: Course, { intent, isEarned }: Step & { kind: "lost" }): void {
  const payment = payments.find((one) => one.intent === intent);
  if (!payment) return;
  payment.isLost = true;
  payment.lost = total(payment.lines);
  if (isEarned && !isExtra(payment)) payment.borne = payment.lost;
  else payment.lines = { ...NOTHING };
}
export const isExtra = ({ kind }: Pick<Paid, "kind">): boolean => kind === "Add-ons";

/**
 * Applies a partial refund. It is split over the payments by their remaining amounts, and over the lines of
 * each in the same way. If the platform bears it, the breeder keeps its line.
 */
function give(course: Course, step: Step & { kind: "given" }): void {
  const from = course.payments.filter(({ isLost, orderId }) =>
    !isLost && (step.orderId === undefined || orderId === step.orderId)
  );
  const most = sum(from, ({ lines }) => total(lines));
  if (step.cents > most) course.isOver = true;
  if (step.cents !== most) course.slack += 3n;
  let before = 0n;
  let given = 0n;
  for (const payment of from) {
    const left = total(payment.lines);
    before += left;
    const here = most === 0n ? 0n : cents(step.cents * before, most) - given;
    given += here;
    if (left === 0n) continue;
    const back = each(payment.lines, (of) => rounded(of * here, left));
    back.breeder += here - total(back);
    if (step.by === "platform") [back.goodwill, back.breeder] = [back.goodwill + back.breeder, 0n];
    payment.lines = each(payment.lines, (of, name) => of - back[name]);
  }
}

/**
 * Applies a cancellation. Nothing of a payment remains, except the share of a deposit that the breeder's
 * policy keeps: from its lines for the pet and the fee, and at most the remaining amount of each. Amounts
 * that the platform bore before reduce the amount that the breeder's line returns now.
 */
function cancel(course: Course, statement: Statement, step: Step & { kind: "cancelled" }): void {
  const wasGiven = course.slack > 0n;
  for (const payment of course.payments) {
    if (payment.isLost) continue;
    const isKept = !step.isFree && (payment.kind === "Deposit" || payment.kind === "Full");
    payment.lines = isKept ? kept(payment.lines, keptOf(statement, step.policy)) : { ...NOTHING };
  }
  if (!step.isFree) {
    course.slack += 2n;
    if (wasGiven) course.buyerSlack = 3n;
  } else if (!course.payments.some(({ isLost }) => isLost)) course.slack = 0n;
}

function kept(left: Lines, most: Lines): Lines {
  const breeder = smaller(most.breeder, left.breeder);
  const all = {
    ...NOTHING,
    breeder,
    fee: smaller(most.fee, left.fee),
    platform: smaller(most.platform, left.platform),
    given: smaller(most.given, left.given),
    goodwill: smaller(most.breeder, left.breeder + left.goodwill) - breeder,
  };
  // At most the buyer's remaining money can be kept, whatever a code's funder has paid.
  const { way, addOns, gift, tax } = left;
  const own = total(left) - way - addOns - gift - tax;
  if (total(all) <= own) return all;
  const part = each(all, (line) => own <= 0n ? 0n : rounded(line * own, total(all)));
  return { ...part, breeder: part.breeder + (own > 0n ? own : 0n) - total(part) };
}

/**
 * Returns the amounts that a late cancellation keeps of a deposit without earlier refunds: a share of the
 * buyer's own money, divided among breeder, fee and platform like the deposit. Nothing of a funder's part
 * remains.
 */
function keptOf(statement: Statement, policyPercent: number): Lines {
  const deposit = linesOf(statement, "Deposit");
  const { way, addOns, gift, tax } = deposit;
  const atRisk = total(deposit) - way - addOns - gift - tax;
  if (atRisk <= 0n) return { ...NOTHING };
  const stays = atRisk - cents(atRisk * BigInt(policyPercent), 100n);
  const shared = atRisk - deposit.given;
  const fee = rounded(deposit.fee * stays, shared);
  const platform = rounded(deposit.platform * stays, shared);
  return { ...NOTHING, fee, platform, breeder: stays - fee - platform };
}

const each = (lines: Lines, of: (line: bigint, name: Name) => bigint): Lines =>
  Object.fromEntries(NAMES.map((name) => [name, of(lines[name], name)])) as Lines;

/** Rounds halves away from zero: a discount is rounded like its opposite. */
const rounded = (over: bigint, under: bigint): bigint =>
  over < 0n ? 0n - cents(0n - over, under) : cents(over, under);

/** Returns the value nearer to zero, or zero if the signs differ. */
function smaller(a: bigint, b: bigint): bigint {
  if (a > 0n && b > 0n) return a < b ? a : b;
  return a < 0n && b < 0n ? (a > b ? a : b) : 0n;
}
