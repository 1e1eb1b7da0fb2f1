import { big, group, sum } from "./lists.ts";
import type { Happened, Line, Order, Reservation, Thing, World } from "./record.ts";
import { type Extra, laterOf, type Statement, statementOf } from "./statement.ts";

/** Everything that is known of one reservation. */
export type Story = {
  reservation: Reservation;
  order: Order;
  /** Undefined where the order is for a place that the checker does not know. */
  statement: Statement | undefined;
  events: Happened[];
  /** Add-ons bought later, each with what it has to cost. */
  later: { order: Order; costs: Extra | undefined }[];
  intents: Thing[];
  lines: Line[];
  /**
   * What of the buyer's money stays, payment by payment: without what came back, is owed, or was paid another way. A later
   * order's `kind` is its id.
   */
  stays: { kind: string; cents: bigint; isLost: boolean }[];
  /** What staff gave back by deciding a dispute, and parts that they gave back of a sale that goes on, by who bears them. */
  decided: bigint;
  given: { byBreeder: bigint; byPlatform: bigint };
  /** Whether its breeder was suspended then. */
  isSuspended: (at: number) => boolean;
};

/** A reservation of this status can take no money any more. */
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
  const payments = new Map(world.payments.map((payment) => [payment.intent_id, payment]));
  const rows = group(world.refunds, ({ payment_id }) => payment_id);
  const decided = group(world.disputes, ({ reservation_id }) => reservation_id);
  const given = group(
    world.given.filter(({ scope }) => scope === "part"),
    ({ reservation_id }) => reservation_id,
  );
  const givenBy = (id: string, who: string) =>
    sum(
      (given.get(id) ?? []).filter(({ born_by }) => born_by === who),
      ({ amount_cents }) => big(amount_cents),
    );
  const standing = group(world.standing, ({ breeder_id }) => breeder_id);
  const staysOf = (sale: Order, { id, amount_received, metadata }: Thing) => {
    const back = sum(arrived.get(id) ?? [], ({ amount }) => big(amount));
    const promised = (rows.get(payments.get(id)?.id ?? "") ?? []).filter(({ status, settled_how }) =>
      status === "pending" || status === "failed" || (status === "settled" && settled_how !== "chargeback")
    );
    const owed = sum(promised, ({ amount_cents }) => big(amount_cents));
    return {
      kind: metadata.orderId === sale.id ? metadata.kind as string : metadata.orderId,
      cents: big(amount_received) - back - owed,
      isLost: lost.has(id),
    };
  };
  return world.reservations.map((reservation) => {
    const { id } = reservation;
    const order = orders.get(id)!;
    const zip = reservation.progress.delivery?.address.postalCode;
    const home = zip === undefined ? undefined : places.get(zip);
    const own = intents.get(id) ?? [];
    return {
      ...{ reservation, order, intents: own },
      statement: statementOf(order, home),
      later: (later.get(id) ?? []).map((one) => ({ order: one, costs: laterOf(one, order, home) })),
      events: events.get(id) ?? [],
      lines: lines.get(id) ?? [],
      stays: own.filter(({ status }) => status === "succeeded").map((one) => staysOf(order, one)),
      decided: sum(decided.get(id) ?? [], ({ refund_cents }) => big(refund_cents ?? 0)),
      given: { byBreeder: givenBy(id, "breeder"), byPlatform: givenBy(id, "platform") },
      isSuspended: (at) =>
        standing.get(reservation.breeder_id)?.findLast((one) => one.at <= at)?.action === "account-suspended",
    };
  });
}

/** The payments that count for it by its events, and what each takes. */
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
