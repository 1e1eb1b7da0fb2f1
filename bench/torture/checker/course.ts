import { sum } from "./lists.ts";
import { cents, depositOf, type Extra, type Statement } from "./statement.ts";

/** What a payment has paid of each line of its order; a discount and what the platform bears are below zero. Cents. */
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

/** A payment that counts for a sale, or for add-ons bought later. `intent` is undefined where none was charged. */
export type Paid = {
  id: string;
  intent: string | undefined;
  orderId: string;
  kind: string;
  lines: Lines;
};

/** What happens to the money of a sale once it is there. Ids rise with time. */
export type Step =
  & { id: string }
  & (
    | { kind: "cancelled"; isFree: boolean; policy: number }
    /** Of one order, where it is named; else of everything. */
    | { kind: "given"; cents: bigint; by: "breeder" | "platform"; orderId?: string }
    /** `isEarned`: the pet had been handed over, so the breeder bears it. */
    | { kind: "lost"; intent: string; isEarned: boolean }
  );

/** A payment after all of that. Its lines still show as earned what a bank has taken back and the breeder bears. */
export type Left = Paid & { isLost: boolean; lost: bigint; borne: bigint };
export type Course = {
  payments: Left[];
  /** More was given back than there was. */
  isOver: boolean;
  /** By how many cents the lines may differ, since every split rounds for itself; and the buyer's sum. */
  slack: bigint;
  buyerSlack: bigint;
};

const NOTHING: Lines = {
  ...{ breeder: 0n, fee: 0n, platform: 0n, way: 0n, addOns: 0n, gift: 0n, tax: 0n, given: 0n, goodwill: 0n },
};
export const total = (lines: Lines): bigint => sum(NAMES, (name) => lines[name]);

/** The lines of a payment of this kind. */
export function linesOf(statement: Statement, kind: string): Lines {
  const { way, addOns, gift, fee, tax, platform, net, extras } = statement;
  const whole = {
    ...{ breeder: net + extras, fee, platform, way, addOns, gift, tax },
    ...{ given: 0n - statement.given, goodwill: 0n },
  };
  if (kind === "Full") return whole;
  const deposit = depositOf(statement);
  const first = { ...NOTHING, ...deposit, given: 0n - deposit.given };
  return kind === "Deposit" ? first : each(whole, (of, name) => of - first[name]);
}

/** The lines of add-ons bought later. */
export const linesOfExtra = ({ addOns, fee, tax }: Extra): Lines => ({ ...NOTHING, addOns, fee, tax });

/** Follows the money of a sale through everything that happened to it. */
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
 * Everything of a payment that a bank has taken back, and that its buyer had not got back before, is the breeder's loss once
 * the pet was handed over. Before that nobody has earned anything, and the lines themselves bear it, as those of add-ons
 * bought later always do.
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
 * A part is split over the payments by what is left of each, and over the lines of each in the same way. Where the platform
 * bears it, the breeder keeps its line.
 */
function give(course: Course, step: Step & { kind: "given" }): void {
  const from = course.payments.filter(({ isLost, orderId }) =>
    !isLost && (step.orderId === undefined || orderId === step.orderId)
  );
  const most = sum(from, ({ lines }) => total(lines));
  if (step.cents > most) course.isOver = true;
  if (step.cents !== most) course.slack += 3n;
  let [before, given] = [0n, 0n];
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
 * Nothing of a payment stays, but of a deposit what the breeder's policy keeps: of its lines for the pet and the fee, and no
 * more of each than is there. What the platform bore before comes out of what the breeder's line gives back now.
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
    ...{ ...NOTHING, breeder, fee: smaller(most.fee, left.fee) },
    ...{ platform: smaller(most.platform, left.platform), given: smaller(most.given, left.given) },
    goodwill: smaller(most.breeder, left.breeder + left.goodwill) - breeder,
  };
  // No more of the buyer's own money can stay than is left of it, whatever a code's funder had paid.
  const { way, addOns, gift, tax } = left;
  const own = total(left) - way - addOns - gift - tax;
  if (total(all) <= own) return all;
  const part = each(all, (line) => own <= 0n ? 0n : rounded(line * own, total(all)));
  return { ...part, breeder: part.breeder + (own > 0n ? own : 0n) - total(part) };
}

/**
 * What a late cancellation keeps of a deposit that nothing was given back of: a share of the buyer's own money, which breeder,
 * fee and platform divide as they divide the deposit. Nothing of a funder's part stays.
 */
function keptOf(statement: Statement, policyPercent: number): Lines {
  const deposit = linesOf(statement, "Deposit");
  const { way, addOns, gift, tax } = deposit;
  const atRisk = total(deposit) - way - addOns - gift - tax;
  if (atRisk <= 0n) return { ...NOTHING };
  const stays = atRisk - cents(atRisk * BigInt(policyPercent), 100n);
  const shared = atRisk - deposit.given;
  const [fee, platform] = [rounded(deposit.fee * stays, shared), rounded(deposit.platform * stays, shared)];
  return { ...NOTHING, fee, platform, breeder: stays - fee - platform };
}

const each = (lines: Lines, of: (line: bigint, name: Name) => bigint): Lines =>
  Object.fromEntries(NAMES.map((name) => [name, of(lines[name], name)])) as Lines;

/** Rounds halves away from zero: a discount as its opposite would be. */
const rounded = (over: bigint, under: bigint): bigint =>
  over < 0n ? 0n - cents(0n - over, under) : cents(over, under);

/** The one that is nearer to zero; nothing where they have different signs. */
function smaller(a: bigint, b: bigint): bigint {
  if (a > 0n && b > 0n) return a < b ? a : b;
  return a < 0n && b < 0n ? (a > b ? a : b) : 0n;
}
