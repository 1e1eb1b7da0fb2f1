import { join } from "node:path";
import process from "node:process";
import pg from "pg";

/**
 * Reads the records: the product's tables by SQL, and the provider's own store. It uses none of the product's
 * code, to avoid repeating a mistake made there. Amounts are cents, moments are read as milliseconds.
 */
export type Row = Record<string, unknown> & { id: string };
export type Reservation = Row & {
  pet_id: string;
  breeder_id: string;
  consumer_id: string;
  status: string;
  progress: { delivery?: { address: { postalCode: string; state: string } } };
  paid_at: number | null;
  hold_expires_at: number | null;
  completed_at: number | null;
  handed_over_at: number | null;
  ended_at: number | null;
};
export type Happened = Row & {
  reservation_id: string;
  from_status: string | null;
  to_status: string;
  actor_role: string;
  at: number;
};
export type Order = Row & {
  reservation_id: string;
  fee_structure: string;
  transportation: string;
  pet_price_cents: number;
  add_ons_cents: number;
  line_items: { kind: string; amountCents: number }[];
  discount_cents: number;
  discount_code_id: string | null;
  discount_type: string | null;
  discount_value: number | null;
  discount_funder: string | null;
  delivery_cents: number;
  delivery_miles: number | null;
  delivery_error: string | null;
  service_fee_cents: number;
  tax_cents: number;
  tax_error: string | null;
  donation_cents: number;
  funded_delivery_cents: number;
  funded_donation_cents: number;
  total_cents: number;
  deposit_cents: number;
  platform_fee_cents: number;
  deposit_refundable: boolean | null;
  paid_at: number | null;
  terms: {
    depositRefundPercent: number;
    breederState: string;
    sellerKind: string;
    latitude: number;
    longitude: number;
  };
};
export type Payment = Row & {
  reservation_id: string;
  kind: string;
  amount_cents: number;
  status: string;
  intent_id: string | null;
};
export type Refund = Row & {
  payment_id: string;
  amount_cents: number;
  status: string;
  settled_how: string | null;
  attempt: number;
};
/** One line of the ledger with its transaction; `tx` is the transaction's id, which rises with time. */
export type Line = {
  tx: string;
  source: string;
  kind: string;
  reservation_id: string | null;
  account: string;
  breeder_id: string | null;
  amount_cents: number;
};
export type Dispute = Row & {
  reservation_id: string;
  outcome: string | null;
  refund_cents: number | null;
  breeder_cents: number | null;
};
export type Given = Row & {
  reservation_id: string;
  order_id: string;
  scope: "sale" | "part";
  amount_cents: number;
  born_by: "breeder" | "platform" | null;
};
export type Chargeback = Row & {
  payment_id: string;
  provider_dispute_id: string;
  status: string;
  opened_at: number;
  closed_at: number | null;
};
export type Payout = Row & {
  breeder_id: string;
  amount_cents: number;
  status: string;
  transfer_id: string | null;
  reversed_cents: number;
};

/** An object of the provider's store, as it is stored. */
// deno-lint-ignore no-explicit-any -- the provider's shapes are its own
export type Thing = any;

export type World = Awaited<ReturnType<typeof readWorld>>;

const MOMENT = /_at$|^at$/;

/** Reads both records. `store` is the provider's folder. */
export async function readWorld(databaseUrl: string, store: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const rows = async <T>(sql: string): Promise<T[]> => {
    const answer = await client.query<{ json: T[] }>(
      `select coalesce(json_agg(t), '[]') as json from (${sql}) t`,
    );
    const found = answer.rows[0]!.json as Record<string, unknown>[];
    for (const row of found) {
      for (const [name, value] of Object.entries(row)) {
        if (MOMENT.test(name) && typeof value === "string") row[name] = Date.parse(value);
      }
    }
    return found as T[];
  };
  try {
    await client.query("begin isolation level repeatable read read only");
    const sql = {
      now: (await rows<{ at: number }>("select now() as at"))[0]!.at,
      reservations: await rows<Reservation>("select * from reservations"),
      happened: await rows<Happened>("select * from reservation_events order by at, id"),
      orders: await rows<Order>("select * from orders where order_type = 'pet'"),
      /** Add-ons bought after the reservation, in separate orders. */
      later: await rows<Order>("select * from orders where order_type = 'addon'"),
      payments: await rows<Payment>("select * from payments"),
      refunds: await rows<Refund>("select * from refunds"),
      ledger: await rows<Line>(
        `select t.id as tx, t.source, t.kind, t.reservation_id, e.account, e.breeder_id, e.amount_cents
         from ledger_entries e join ledger_transactions t on t.id = e.transaction_id order by t.id, e.id`,
      ),
      disputes: await rows<Dispute>("select * from disputes"),
      /** Refunds by a decision of staff. */
      given: await rows<Given>("select * from staff_refunds"),
      chargebacks: await rows<Chargeback>("select * from chargebacks"),
      payouts: await rows<Payout>("select * from payouts"),
      /** Payments that a restored database did not know and whose sale was gone: staff refunded the money. */
      givenBack: await rows<{ subject: string }>(
        "select subject from money_findings where kind = 'payment' and settled_how = 'refunded'",
      ),
      /** Policies that a buyer's page showed before the payment, recorded by the test drivers. */
      shown: await rows<{ reservation_id: string; policy_percent: number }>("select * from torture_shown"),
      codes: await rows<Row & { uses_limit: number | null }>("select id, uses_limit from discount_codes"),
      pets: await rows<Row & { status: string }>("select id, status from pets"),
      listings: await rows<Row & { pet_id: string; from_status: string | null; to_status: string }>(
        "select * from listing_events",
      ),
      mails: await rows<Row & { kind: string; user_id: string | null; reservation_id: string | null }>(
        "select id, kind, user_id, reservation_id from mails",
      ),
      places: await rows<{ zip: string; state: string; latitude: number; longitude: number }>(
        "select zip, state, latitude, longitude from places",
      ),
      closed: await rows<Row>("select id from audit_entries where action = 'account-closed'"),
      /** Suspensions and reinstatements of breeders' accounts. */
      standing: await rows<{ breeder_id: string; action: string; at: number }>(
        `select d.id as breeder_id, a.action, a.at from audit_entries a
         join breeders d on d.user_id::text = a.subject_id::text
         where a.action in ('account-suspended', 'account-reinstated') order by a.at`,
      ),
    };
    return { ...sql, provider: readStore(store) };
  } finally {
    await client.end();
  }
}

/** The installed types of Node are older than the module. */
const { DatabaseSync } = process.getBuiltinModule("node:sqlite") as unknown as {
  DatabaseSync: new (path: string) => {
    prepare: (sql: string) => { all: (...values: string[]) => unknown[] };
    close: () => void;
  };
};

function readStore(folder: string) {
  const store = new DatabaseSync(join(folder, "payments.sqlite"));
  try {
    const all = (kind: string): Thing[] =>
      (store.prepare("select json from objects where kind = ? order by seq").all(kind) as { json: string }[])
        .map(({ json }) => JSON.parse(json));
    return {
      intents: all("payment_intent"),
      charges: all("charge"),
      refunds: all("refund"),
      disputes: all("dispute"),
      transfers: all("transfer"),
      payouts: all("payout"),
      movements: all("balance_transaction"),
      /** Each decision of a bank: an appealed loss is decided again. */
      decisions: all("event").filter(({ type }) => type === "charge.dispute.closed")
        .map(({ data: { object: { id, status } } }): { id: string; status: string } => ({ id, status })),
      deliveries: store.prepare(
        "select event_id as event, state, attempts, due_ms - created_ms as late from deliveries",
      ).all() as { event: string; state: string; attempts: number; late: number }[],
    };
  } finally {
    store.close();
  }
}

/** Returns the time at which an id was created, in ms: ids of version 7 begin with it. */
export const madeAt = (id: string): number => Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);

/** Returns the provider's dispute of a payment, by its intent. */
export function disputeOf(folder: string, intentId = ""): string | undefined {
  const store = new DatabaseSync(join(folder, "payments.sqlite"));
  try {
    const rows = store.prepare(
      `select json_extract(json, '$.id') as id from objects
        where kind = 'dispute' and json_extract(json, '$.payment_intent') = ?`,
    ).all(intentId) as { id: string }[];
    return rows[0]?.id;
  } finally {
    store.close();
  }
}

/** Returns the provider's pending work: payments, refunds and payouts to finish, and events to deliver. */
export function openAtProvider(folder: string): string[] {
  const store = new DatabaseSync(join(folder, "payments.sqlite"));
  try {
    const rows = store.prepare(
      `select kind as what from tasks union all
       select json_extract(json, '$.type') || ' after ' || attempts || ' tries: ' || coalesce(answer, state)
         from deliveries join objects on id = event_id where state = 'pending'`,
    ).all() as { what: string }[];
    return rows.map(({ what }) => what);
  } finally {
    store.close();
  }
}
