import { type Kysely, sql } from "kysely";
import type { Database, ReservationStatus } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;

/**
 * What the payment provider has on record, in its own words: the other side that the books are compared with. The
 * sandbox's control door gives it whole.
 */
export type ProviderRecord = {
  paymentIntents: {
    id: string;
    status: string;
    amount_received: number;
    metadata: Record<string, string>;
  }[];
  charges: { id: string; payment_intent: string; paid: boolean; amount: number }[];
  refunds: { id: string; payment_intent: string; amount: number; status: string }[];
};

export type Violation = {
  invariant: "I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8" | "state";
  detail: string;
};

export type Verdict = {
  violations: Violation[];
  /** What was there to be judged: a run that saw no money proves nothing. */
  seen: { charges: number; refunds: number; reservations: number; paid: number; ended: number };
};

type Facts = {
  reservations: {
    id: string;
    pet_id: string;
    status: ReservationStatus;
    petStatus: string;
    total: number;
    deposit: number;
    hasOpenRefund: boolean;
  }[];
  bookings: { source: string; reservation_id: string | null; cleared: number; sum: number }[];
  /** Money of the database's own reservations only: a provider may serve others too. */
  intents: ProviderRecord["paymentIntents"];
  refunds: ProviderRecord["refunds"];
};

/**
 * Checks the money from outside: our database against the provider's record.
 *
 * I1 one live reservation a pet. I2 every charge is booked. I3 booked once, with the right amount. I4 no invented money.
 * I5 at most one net charge an order and kind. I6 no money kept without a paid reservation. I7 no paid reservation
 * without money. I8 the ledger balances to zero. It is meant for a moment of rest, when jobs and webhooks have run.
 */
export async function checkMoney(db: Db, record: ProviderRecord): Promise<Verdict> {
  const facts = await readFacts(db, record);
  const violations = [
    ...oneLive(facts),
    ...booked(facts),
    ...invented(facts),
    ...oneNetCharge(facts),
    ...moneyAndState(facts),
    ...balanced(facts),
  ];
  const isPaid = ({ status }: Facts["reservations"][number]) => PAID.has(status);
  return {
    violations,
    seen: {
      charges: facts.intents.filter(({ status }) => status === "succeeded").length,
      refunds: facts.refunds.filter(({ status }) => status === "succeeded").length,
      reservations: facts.reservations.length,
      paid: facts.reservations.filter(isPaid).length,
      ended: facts.reservations.filter(({ status }) => !LIVE.has(status)).length,
    },
  };
}

const LIVE: ReadonlySet<string> = new Set([
  "held",
  "processing",
  "deposit-paid",
  "paid",
  "handed-over",
  "disputed",
]);
const PAID: ReadonlySet<string> = new Set(["deposit-paid", "paid", "handed-over", "completed", "disputed"]);

async function readFacts(db: Db, record: ProviderRecord): Promise<Facts> {
  const reservations = await db.selectFrom("reservations as r").innerJoin(
    "orders as o",
    "o.reservation_id",
    "r.id",
  )
    .innerJoin("pets as p", "p.id", "r.pet_id")
    .select([
      "r.id",
      "r.pet_id",
      "r.status",
      "p.status as petStatus",
      "o.total_cents as total",
      "o.deposit_cents as deposit",
    ])
    .select(
      sql<boolean>`exists (select 1 from refunds f join payments y on y.id = f.payment_id
        where y.reservation_id = r.id and f.status = 'pending')`.as("hasOpenRefund"),
    )
    .execute();
  const { rows: bookings } = await sql<Facts["bookings"][number]>`
    select t.source, t.reservation_id,
      coalesce(sum(e.amount_cents) filter (where e.account = 'provider-clearing'), 0)::bigint as cleared,
      coalesce(sum(e.amount_cents), 0)::bigint as sum
    from ledger_transactions t left join ledger_entries e on e.transaction_id = t.id group by t.id`.execute(
    db,
  );
  const ours = new Set(reservations.map(({ id }) => id));
  const intents = record.paymentIntents.filter(({ metadata }) => ours.has(metadata.reservationId ?? ""));
  const known = new Set(intents.map(({ id }) => id));
  return {
    reservations,
    bookings,
    intents,
    refunds: record.refunds.filter(({ payment_intent }) => known.has(payment_intent)),
  };
}

function oneLive({ reservations }: Facts): Violation[] {
  const seen = new Set<string>();
  return reservations.filter(({ status }) => LIVE.has(status)).flatMap(({ pet_id }): Violation[] => {
    const isFirst = !seen.has(pet_id);
    seen.add(pet_id);
    return isFirst ? [] : [{ invariant: "I1", detail: `pet ${pet_id} has two live reservations` }];
  });
}

function booked({ intents, bookings }: Facts): Violation[] {
  const violations: Violation[] = [];
  for (const { id, status, amount_received } of intents) {
    if (status !== "succeeded") continue;
    const found = bookings.filter(({ source }) => source === `payment:${id}`);
    if (found.length === 0) violations.push({ invariant: "I2", detail: `the charge of ${id} is not booked` });
    const cleared = found.reduce((sum, booking) => sum + booking.cleared, 0);
    if (found.length > 0 && (found.length > 1 || cleared !== amount_received)) {
      const detail = `${id} took ${amount_received} and is booked ${found.length} times with ${cleared}`;
      violations.push({ invariant: "I3", detail });
    }
  }
  return violations;
}

const sum = (list: readonly { amount: number }[]): number =>
  list.reduce((all, { amount }) => all + amount, 0);

function invented({ intents, refunds, bookings, reservations }: Facts): Violation[] {
  const violations: Violation[] = [];
  const received = new Map(
    intents.filter(({ status }) => status === "succeeded").map((
      { id, amount_received },
    ) => [id, amount_received]),
  );
  for (const { source } of bookings) {
    const [kind, id = ""] = source.split(":");
    if ((kind === "payment" || kind === "fee") && !received.has(id)) {
      violations.push({ invariant: "I4", detail: `${source} is booked and was never charged` });
    }
  }
  for (const { id, amount_received } of intents) {
    const back = sum(refunds.filter((one) => one.payment_intent === id && one.status === "succeeded"));
    if (back <= amount_received) continue;
    violations.push({ invariant: "I4", detail: `${id} gave back ${back} of ${amount_received}` });
  }
  for (const { id } of reservations) {
    const own = new Set(
      intents.filter(({ metadata }) => metadata.reservationId === id).map((intent) => intent.id),
    );
    const back = sum(refunds.filter((one) => own.has(one.payment_intent) && one.status === "succeeded"));
    const bookedBack = bookings.filter((one) => one.reservation_id === id && one.source.startsWith("refund:"))
      .reduce((all, { cleared }) => all - cleared, 0);
    if (bookedBack > back) {
      violations.push({
        invariant: "I4",
        detail: `${id} has refunds of ${bookedBack} booked, ${back} were made`,
      });
    }
    if (bookedBack < back) {
      violations.push({
        invariant: "I2",
        detail: `${id} has refunds of ${bookedBack} booked, ${back} were made`,
      });
    }
  }
  return violations;
}

function oneNetCharge({ intents, refunds }: Facts): Violation[] {
  const counts = new Map<string, number>();
  for (const { id, metadata, amount_received } of intents) {
    const back = sum(refunds.filter((one) => one.payment_intent === id && one.status !== "failed"));
    if (amount_received - back <= 0) continue;
    const key = `${metadata.orderId} ${metadata.kind}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > 1)
    .map(([key, count]) => ({ invariant: "I5" as const, detail: `${count} net charges for ${key}` }));
}

function moneyAndState({ reservations, intents, refunds }: Facts): Violation[] {
  return reservations.flatMap((reservation): Violation[] => {
    const { id, status, total, deposit, petStatus } = reservation;
    const own = intents.filter(({ metadata }) => metadata.reservationId === id);
    const ids = new Set(own.map((intent) => intent.id));
    const back = sum(refunds.filter((one) => ids.has(one.payment_intent) && one.status !== "failed"));
    const net = own.reduce((all, { amount_received }) => all + amount_received, 0) - back;
    const say = (invariant: Violation["invariant"], detail: string): Violation[] => [
      { invariant, detail: `${id} (${status}): ${detail}` },
    ];
    const wanted = status === "deposit-paid" ? deposit : PAID.has(status) ? total : 0;
    if (PAID.has(status)) {
      const wrong = net < wanted
        ? say("I7", `${net} paid of ${wanted}`)
        : net > wanted
        ? say("I6", `${net} kept, ${wanted} is due`)
        : [];
      const expected = status === "completed" ? ["sold", "adopted-sold"] : ["reserved"];
      const isAstray = status !== "disputed" && !expected.includes(petStatus);
      return [...wrong, ...(isAstray ? say("state", `its pet is ${petStatus}`) : [])];
    }
    // A buyer who cancels late leaves a part of the deposit at most; everybody else leaves nothing.
    const keeps = status === "cancelled-by-buyer" || status === "refunded" ? deposit : 0;
    if (net > keeps) return say("I6", `${net} kept, at most ${keeps} may be`);
    return reservation.hasOpenRefund ? say("I6", "a refund is still to be made") : [];
  });
}

function balanced({ bookings }: Facts): Violation[] {
  const off = bookings.filter(({ sum }) => sum !== 0)
    .map(({ source, sum }) => ({ invariant: "I8" as const, detail: `${source} is off by ${sum}` }));
  const all = bookings.reduce((total, booking) => total + booking.sum, 0);
  return all === 0 ? off : [...off, { invariant: "I8", detail: `the whole ledger is off by ${all}` }];
}
