import type { Step } from "./course.ts";
import { big, group, sum } from "./lists.ts";
import type { Happened, Line, Order, Reservation, Thing, World } from "./record.ts";
import { type Extra, laterOf, type Statement, statementOf } from "./statement.ts";

const HOUR = 3_600_000;

/** All records of one reservation. */
export type Story = {
  reservation: Reservation;
  order: Order;
  /** Undefined if the checker does not know the order's place. */
  statement: Statement | undefined;
  events: Happened[];
  /** Add-ons bought later, each with its expected costs. */
  later: { order: Order; costs: Extra | undefined }[];
  intents: Thing[];
  lines: Line[];
  /** The fate of the buyer's money, charge by charge. */
  charged: Charged[];
  /** Amount refunded by resolving a dispute. */
  decided: bigint;
  /** Events that changed the money after the payment, in order. */
  steps: Step[];
  /** Returns whether its breeder was suspended at this time. */
  isSuspended: (at: number) => boolean;
};

/** A captured charge, in cents. */
export type Charged = {
  intent: string;
  orderId: string;
  kind: string;
  cents: bigint;
  /** Amounts returned by the provider, still owed or paid another way, and paid by the bank itself. */
  arrived: bigint;
  promised: bigint;
  byBank: bigint;
  /** Amount that the bank has taken and kept. */
  taken: bigint;
  /** Whether the bank has taken it back. */
  isLost: boolean;
};

/** Returns whether a reservation of this status can no longer take money. */
export const isOver = (status: string): boolean =>
  status === "expired" || status === "refunded" || status.startsWith("cancelled-");

export function storiesOf(world: World): Story[] {
  const { provider } = world;
  const later = group(world.later, ({ reservation_id }) => reservation_id);
  const orders = new Map(world.orders.map((order) => [order.reservation_id, order]));
  const places = new Map(world.places.map((place) => [place.zip, place]));
  const events = group(world.happened, ({ reservation_id }) => reservation_id);
  const lines = group(world.ledger, ({ reservation_id }) => reservation_id);
  const intents = group(provider.intents, ({ metadata }) => metadata.reservationId ?? null);
  const arrived = group(
    provider.refunds.filter(({ status }) => status === "succeeded"),
    ({ payment_intent }) => payment_intent,
  );
  const lost = new Set(
    provider.disputes.filter(({ status }) => status === "lost").map(({ payment_intent }) => payment_intent),
  );
  const intentOf = new Map(provider.disputes.map(({ id, payment_intent }) => [id, payment_intent]));
  const taken = group(
    provider.movements.filter(({ type }) => type === "adjustment"),
    ({ source }) => intentOf.get(source) ?? null,
  );
  const payments = new Map(world.payments.map((payment) => [payment.intent_id, payment]));
  const rows = group(world.refunds, ({ payment_id }) => payment_id);
  const decided = group(world.disputes, ({ reservation_id }) => reservation_id);
  const given = group(
    world.given.filter(({ scope }) => scope === "part"),
    ({ reservation_id }) => reservation_id,
  );
  const standing = group(world.standing, ({ breeder_id }) => breeder_id);
  const shown = new Map(world.shown.map((one) => [one.reservation_id, one.policy_percent]));
  const chargedOf = ({ id, amount_received, metadata }: Thing): Charged => {
    const own = rows.get(payments.get(id)?.id ?? "") ?? [];
    const centsOf = (list: readonly { amount_cents: number }[]) =>
      sum(list, ({ amount_cents }) => big(amount_cents));
    const isByBank = ({ settled_how }: (typeof own)[number]) => settled_how === "chargeback";
    return {
      intent: id,
      orderId: metadata.orderId,
      kind: metadata.kind,
      cents: big(amount_received),
      arrived: sum(arrived.get(id) ?? [], ({ amount }) => big(amount)),
      promised: centsOf(own.filter((one) => one.status !== "succeeded" && !isByBank(one))),
      byBank: centsOf(own.filter(isByBank)),
      taken: 0n - sum(taken.get(id) ?? [], ({ amount }) => big(amount)),
      isLost: lost.has(id),
    };
  };
  const stepsOf = (
    { id, paid_at }: Reservation,
    order: Order,
    own: readonly Thing[],
    isSuspended: (at: number) => boolean,
  ): Step[] => {
    const told = events.get(id) ?? [];
    const steps: Step[] = (given.get(id) ?? []).map((one) => ({
      id: one.id,
      kind: "given",
      by: one.born_by ?? "breeder",
      orderId: one.order_id,
      cents: big(one.amount_cents),
    }));
    for (const { refund_cents, breeder_cents } of decided.get(id) ?? []) {
      const event = told.find(({ from_status }) => from_status === "disputed");
      if (refund_cents === null || !event) continue;
      // A full refund to the buyer ends the sale, even one that a code has made free.
      if (event.to_status === "refunded") {
        steps.push({ id: event.id, kind: "cancelled", isFree: true, policy: 100 });
      } else {
        const by = breeder_cents === 0 ? "platform" : "breeder";
        steps.push({ id: event.id, kind: "given", by, cents: big(refund_cents) });
      }
    }
    const canceled = told.find(({ from_status, to_status }) =>
      to_status.startsWith("cancelled-") && from_status !== to_status
    );
    if (canceled) {
      const { at, actor_role, to_status } = canceled;
      const isFree = to_status === "cancelled-by-breeder" || order.deposit_refundable === true ||
        actor_role === "admin" || actor_role === "system" || paid_at === null || at - paid_at <= 48 * HOUR ||
        isSuspended(at);
      const policy = shown.get(id) ?? order.terms.depositRefundPercent;
      steps.push({ id: canceled.id, kind: "cancelled", isFree, policy });
    }
    const booked = lines.get(id) ?? [];
    for (const { id: dispute, payment_intent: intent } of provider.disputes) {
      if (!lost.has(intent) || !own.some((one) => one.id === intent)) continue;
      const line = booked.find(({ source }) => source === `chargeback-lost:${dispute}`);
      // If nothing was left to lose, the time does not matter.
      const tx = line?.tx ?? "~";
      const isEarned = told.some(({ id, to_status }) =>
        (to_status === "handed-over" || to_status === "completed") && id < tx
      );
      steps.push({ id: tx, kind: "lost", intent, isEarned });
    }
    return steps.sort((a, b) => a.id < b.id ? -1 : 1);
  };
  return world.reservations.map((reservation) => {
    const { id } = reservation;
    const order = orders.get(id)!;
    const zip = reservation.progress.delivery?.address.postalCode;
    const home = zip === undefined ? undefined : places.get(zip);
    const own = intents.get(id) ?? [];
    const isSuspended = (at: number) =>
      standing.get(reservation.breeder_id)?.findLast((one) => one.at <= at)?.action === "account-suspended";
    return {
      reservation,
      order,
      intents: own,
      isSuspended,
      statement: statementOf(order, home),
      later: (later.get(id) ?? []).map((one) => ({ order: one, costs: laterOf(one, order, home) })),
      events: events.get(id) ?? [],
      lines: lines.get(id) ?? [],
      charged: own.filter(({ status }) => status === "succeeded").map(chargedOf),
      decided: sum(decided.get(id) ?? [], ({ refund_cents }) => big(refund_cents ?? 0)),
      steps: stepsOf(reservation, order, own, isSuspended),
    };
  });
}

/** Returns the payments that count by its events, with their amounts. */
export function counted({ events, statement }: Story): { kind: string; cents: bigint }[] {
  if (!statement) return [];
  const { deposit, total } = statement;
  return events.flatMap(({ from_status: from, to_status: to }) => {
    if (to === "deposit-paid" && from !== to) return [{ kind: "Deposit", cents: deposit }];
    if (to !== "paid" || from === to || total === 0n) return [];
    if (from === "deposit-paid") return [{ kind: "Balance", cents: total - deposit }];
    return [{ kind: "Full", cents: total }];
  });
}
