import { big, group, sum } from "./lists.ts";
import { type Line, madeAt, type World } from "./record.ts";
import type { Story } from "./story.ts";
import type { Difference } from "./rules.ts";

const cents = (lines: readonly Line[], account: string): bigint =>
  sum(lines.filter((line) => line.account === account), ({ amount_cents }) => big(amount_cents));

/** Checks the balance of each booking, and the provider's balance, in total and for each sale. */
export function ledger(world: World): Difference[] {
  const { provider, ledger } = world;
  const wrong: Difference[] = [];
  for (const [subject, lines] of group(ledger, ({ tx }) => tx)) {
    const off = sum(lines, ({ amount_cents }) => big(amount_cents));
    if (off !== 0n) wrong.push({ rule: "ledger", subject, detail: `${lines[0]!.source} is off by ${off}` });
  }
  const owner = new Map<string, string | null>();
  const intents = new Map<string, string | null>(
    provider.intents.map(({ id, metadata }) => [id, metadata.reservationId ?? ""]),
  );
  // Payments without a sale are booked separately.
  for (const { subject } of world.givenBack) intents.set(subject, null);
  for (const { id, payment_intent } of [...provider.charges, ...provider.refunds, ...provider.disputes]) {
    const of = intents.get(payment_intent);
    owner.set(id, of === undefined ? "" : of);
  }
  const moved = group(provider.movements, ({ source }) => owner.get(source) ?? null);
  const booked = group(ledger, ({ reservation_id }) => reservation_id);
  for (const subject of new Set([...moved.keys(), ...booked.keys()])) {
    const here = cents(booked.get(subject) ?? [], "provider-clearing");
    const there = sum(moved.get(subject) ?? [], ({ net }) => big(net));
    if (here !== there) {
      wrong.push({
        rule: "ledger",
        subject,
        detail: `${here} are booked, and ${there} moved at the provider`,
      });
    }
  }
  const here = cents(ledger, "provider-clearing");
  const there = sum(provider.movements, ({ net }) => big(net));
  if (here !== there) {
    wrong.push({
      rule: "ledger",
      subject: "all",
      detail: `${here} are booked, the provider's balance is ${there}`,
    });
  }
  return wrong;
}

/** Tolerance for a dispute opened at the moment in which a payout is planned: either may come first. */
const SAME_MOMENT_MS = 1_000;
/** Maximum duration of a call to the provider, whatever its outcome. */
const A_CALL_MS = 9_000;

/** Checks that every payout was made once, as booked, and from free funds at the time of its planning. */
export function payouts(world: World, stories: readonly Story[]): Difference[] {
  const { provider, ledger } = world;
  const wrong: Difference[] = [];
  const say = (subject: string, detail: string) => wrong.push({ rule: "payout", subject, detail });
  const transfers = group(provider.transfers, ({ metadata }) => metadata.payoutId);
  const banked = group(provider.payouts, ({ metadata }) => metadata.payoutId);
  for (const { id, status } of world.payouts) {
    const made = transfers.get(id) ?? [];
    const bank = (banked.get(id) ?? []).filter((one) => one.status !== "failed");
    if (made.length > 1) say(id, `transferred ${made.length} times`);
    if (bank.length > 1) say(id, `sent to the bank ${bank.length} times`);
    if (status === "paid" && bank[0]?.status !== "paid") say(id, "paid, and no bank has it");
    const away = sum(made, ({ amount, amount_reversed }) => big(amount) - big(amount_reversed));
    const booked = 0n -
      cents(ledger.filter(({ source }) => source.split(":")[1] === id), "provider-clearing");
    if (away !== booked) say(id, `${away} left, ${booked} are booked`);
  }
  const disputes = new Map(stories.map(({ reservation, events }) => [reservation.id, events]));
  const isDisputed = (id: string, at: number) =>
    disputes.get(id)?.findLast((event) => event.at < at - SAME_MOMENT_MS)?.to_status === "disputed";
  const isContested = contestsOf(world);
  const standing = group(world.standing, ({ breeder_id }) => breeder_id);
  /**
   * Returns whether the suspension began more than `ms` before that time, and lasted more than `ms` after it.
   */
  const isSuspended = (breeder: string, at: number, ms: number) => {
    const all = standing.get(breeder) ?? [];
    return all.findLast((one) => one.at < at - ms)?.action === "account-suspended" &&
      !all.some((one) => Math.abs(one.at - at) <= ms);
  };
  for (const { id, breeder_id } of world.payouts) {
    for (const { created } of [...transfers.get(id) ?? [], ...banked.get(id) ?? []]) {
      if (isSuspended(breeder_id, created * 1_000, A_CALL_MS)) {
        say(id, "left while its breeder was suspended");
      }
    }
  }
  for (const [breeder, lines] of group(ledger, ({ breeder_id }) => breeder_id)) {
    const kept = 0n - cents(lines, "breeder-payouts");
    if (kept > 0n && cents(lines, "breeder-debts") > 0n) {
      say(breeder ?? "", `${kept} are kept back for a payout while its breeder owes money`);
    }
    let free = 0n;
    const from = new Map<string, bigint>();
    for (const { tx, kind, account, amount_cents, reservation_id, source } of lines) {
      if (account === "breeder-debts") free -= big(amount_cents);
      if (account !== "breeder-available") continue;
      free -= big(amount_cents);
      if (reservation_id) from.set(reservation_id, (from.get(reservation_id) ?? 0n) - big(amount_cents));
      if (kind !== "payout") continue;
      const now = madeAt(tx);
      if (isSuspended(breeder, now, SAME_MOMENT_MS)) say(source, "planned while its breeder was suspended");
      const frozen = sum(
        [...from].filter(([id]) => isDisputed(id, now) || isContested(id, tx)),
        ([, cents]) => cents,
      );
      if (free < (frozen > 0n ? frozen : 0n)) {
        say(source, `left ${breeder} with ${free}, of which ${frozen} are frozen`);
      }
    }
  }
  return wrong;
}

/**
 * Returns a function that tells whether a bank disputed a sale when a transaction was booked: from the
 * booking of the dispute until the booking of its decision. Add-ons bought later do not matter, because the
 * breeder earns nothing from them.
 */
function contestsOf({ provider, orders, ledger }: World): (sale: string, tx: string) => boolean {
  const sales = new Map(orders.map(({ id, reservation_id }) => [id, reservation_id]));
  const owner = new Map(
    provider.intents.map(({ id, metadata }) => [id, sales.get(metadata.orderId) ?? null]),
  );
  const of = group(ledger, ({ source }) => /^chargeback(?:-lost)?:(\w+)/.exec(source)?.[1] ?? null);
  const contests = group(provider.disputes, ({ payment_intent }) => owner.get(payment_intent) ?? null);
  return (sale, tx) =>
    (contests.get(sale) ?? []).some(({ id }) => {
      const [first, ...later] = of.get(id) ?? [];
      const end = later.find(({ kind }) => kind === "chargeback-lost" || kind === "chargeback-won");
      return first !== undefined && end !== undefined && first.tx < tx && tx < end.tx;
    });
}

/**
 * Checks that at each release nothing of its sale was owed to the buyer or disputed, and that its breeder was
 * not suspended.
 */
export function released(world: World): Difference[] {
  const wrong: Difference[] = [];
  const standing = group(world.standing, ({ breeder_id }) => breeder_id);
  const events = group(world.happened, ({ reservation_id }) => reservation_id);
  for (const [subject, lines] of group(world.ledger, ({ reservation_id }) => reservation_id)) {
    const release = lines.find(({ kind, account }) => kind === "release" && account === "breeder-available");
    if (!release) continue;
    const say = (detail: string) =>
      wrong.push({ rule: "frozen", subject, detail: `released while ${detail}` });
    const before = lines.filter(({ tx }) => tx < release.tx);
    const at = madeAt(release.tx);
    if (cents(before, "refunds") !== 0n) say(`${-cents(before, "refunds")} were owed to the buyer`);
    if (cents(before, "chargebacks") !== 0n) say("a bank contested it");
    if (events.get(subject)?.findLast((event) => event.at < at)?.to_status === "disputed") say("disputed");
    const last = standing.get(release.breeder_id!)?.findLast((one) => one.at < at - SAME_MOMENT_MS);
    const next = standing.get(release.breeder_id!)?.find((one) => one.at >= at - SAME_MOMENT_MS);
    if (last?.action === "account-suspended" && next === undefined) say("its breeder was suspended");
    if (last?.action === "account-suspended" && next && next.at > at + SAME_MOMENT_MS) {
      say("its breeder was suspended");
    }
  }
  return wrong;
}
