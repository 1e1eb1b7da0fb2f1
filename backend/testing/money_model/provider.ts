import { createHmac } from "node:crypto";
import process from "node:process";
import { join } from "node:path";
import type { SandboxPayments } from "../../platform/ports/payments/sandbox.ts";

/** Provider's record, read from its own store. Amounts are cents. */
export type Intent = {
  id: string;
  status: string;
  amount_received: number;
  latest_charge: string | null;
  metadata: Record<string, string>;
};
export type Refund = { id: string; payment_intent: string; amount: number; status: string; charge: string };
export type Dispute = { id: string; payment_intent: string; charge: string; status: string; amount: number };
export type Movement = { id: string; source: string | null; type: string; net: number; amount: number };
export type Transfer = {
  id: string;
  amount: number;
  amount_reversed: number;
  destination: string;
  metadata: Record<string, string>;
};
export type BankPayout = { id: string; amount: number; status: string; _account: string };
export type Record_ = {
  intents: Intent[];
  refunds: Refund[];
  disputes: Dispute[];
  movements: Movement[];
  transfers: Transfer[];
  payouts: BankPayout[];
};

/** Node's installed types are older than the module. */
const { DatabaseSync } = process.getBuiltinModule("node:sqlite") as unknown as {
  DatabaseSync: new (path: string) => {
    prepare: (sql: string) => { all: (...values: (string | number)[]) => unknown[] };
    close: () => void;
  };
};

function read<T>(
  folder: string,
  work: (all: (sql: string, ...values: (string | number)[]) => unknown[]) => T,
): T {
  const store = new DatabaseSync(join(folder, "payments.sqlite"));
  try {
    return work((sql, ...values) => store.prepare(sql).all(...values));
  } finally {
    store.close();
  }
}

/** Reads the provider's store. */
export function readRecord(folder: string): Record_ {
  return read(folder, (ask) => {
    const all = <T>(kind: string) =>
      (ask("select json from objects where kind = ? order by seq", kind) as { json: string }[])
        .map(({ json }) => JSON.parse(json) as T);
    return {
      intents: all<Intent>("payment_intent"),
      refunds: all<Refund>("refund"),
      disputes: all<Dispute>("dispute"),
      movements: all<Movement>("balance_transaction"),
      transfers: all<Transfer>("transfer"),
      payouts: all<BankPayout>("payout"),
    };
  });
}

type Event = { seq: number; json: string };

/** Delivery of the provider's events to the server: each once and in order, or with a disturbance. */
export type Post = "in order" | "backward" | "twice" | "lost";

/** Delivers the provider's events manually, because the simulator sends none here. */
export function postman(folder: string, { webhookSecret }: Pick<SandboxPayments, "webhookSecret">) {
  let last = 0;
  let refused: Event[] = [];
  return {
    /**
     * Delivers everything new. Returns the number of events. Events that the server refused are repeated next
     * time.
     */
    async deliver(
      how: Post,
      send: (body: string, headers: Record<string, string>) => Promise<number>,
    ): Promise<number> {
      const fresh = read(
        folder,
        (ask) =>
          ask("select seq, json from objects where kind = 'event' and seq > ? order by seq", last) as Event[],
      );
      last = fresh.at(-1)?.seq ?? last;
      if (how === "lost") return fresh.length;
      const events = [...refused, ...(how === "backward" ? fresh.toReversed() : fresh)];
      refused = [];
      for (const event of how === "twice" ? events.flatMap((one) => [one, one]) : events) {
        const at = Math.floor(Date.now() / 1_000);
        const v1 = createHmac("sha256", webhookSecret).update(`${at}.${event.json}`).digest("hex");
        const status = await send(event.json, {
          "content-type": "application/json; charset=utf-8",
          "stripe-signature": `t=${at},v1=${v1}`,
        });
        if (status >= 300 && !refused.includes(event)) refused.push(event);
      }
      return fresh.length;
    },
  };
}
