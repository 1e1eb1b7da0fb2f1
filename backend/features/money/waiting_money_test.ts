import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../platform/db/connection.ts";
import type {
  DisputesTable,
  PaymentsTable,
  PayoutStatus,
  RefundsTable,
  ReservationStatus,
} from "../../platform/db/schema.ts";
import { addUser, bearer } from "../../testing/fixtures.ts";
import { foundIn, sidesOf, statesOf } from "../../testing/limits.ts";
import { walksOf } from "../../testing/reservation_walks.ts";
import { checkoutOf, type Market, openMarket } from "../../testing/reservations.ts";
import { rolledBack } from "../../testing/rolled_back.ts";
import type { Funds } from "../payouts/rules.ts";
import { balanceBlockers, type PayoutBlocker } from "../users/closing_rules.ts";
import { waitsOf } from "../payouts/rules.ts";
import { listWaiting } from "./waiting_actions.ts";
import { KINDS } from "./waiting_rules.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
let admin: { id: string; token: string };
let seller: { id: string; breederId: string };
/** A sale with a deposit paid and partly refunded, and with a row in every money table. */
let sale: Record<
  "id" | "orderId" | "paymentId" | "refundId" | "disputeId" | "chargebackId" | "payoutId",
  string
>;
const FINDING = "0199c0d1-0009-7a4e-9b5f-2c3d4e5f6071";

beforeAll(async () => {
  market = await openMarket({
    features: ["money", "payments", "reservations", "staff"],
    provider: true,
  });
  const { db, services } = market;
  const user = await addUser(services, { role: "Admin" });
  admin = { id: user.id, token: (await bearer(services, user)).authorization.slice("Bearer ".length) };
  const person = await market.seller();
  seller = person;
  const walks = walksOf(market, person);
  const { id } = await walks.depositPaid();
  const payment = await db.selectFrom("payments").selectAll().where("reservation_id", "=", id)
    .executeTakeFirstOrThrow();
  const newId = services.newId;
  sale = {
    id,
    orderId: payment.order_id,
    paymentId: payment.id,
    refundId: newId(),
    disputeId: newId(),
    chargebackId: newId(),
    payoutId: newId(),
  };
  await db.insertInto("refunds").values({
    id: sale.refundId,
    payment_id: payment.id,
    amount_cents: 100,
    reason: "staff",
    status: "succeeded",
    idempotency_key: "re_1",
    provider_refund_id: "re_1",
  }).execute();
  await db.insertInto("disputes").values({
    id: sale.disputeId,
    reservation_id: id,
    reason: "health",
    status: "decided",
    status_before: "paid",
    decided_at: new Date(),
    outcome: "release",
    decision: "Nothing was wrong.",
  }).execute();
  await db.insertInto("chargebacks").values({
    id: sale.chargebackId,
    provider_dispute_id: "dp_1",
    payment_id: payment.id,
    amount_cents: 37_500,
    reason: "fraudulent",
    status: "won",
    opened_at: new Date(),
  }).execute();
  await db.insertInto("payouts").values({
    id: sale.payoutId,
    breeder_id: seller.breederId,
    provider_account_id: "acct_1",
    amount_cents: 5_000,
    status: "paid",
    transfer_id: "tr_1",
  }).execute();
}, 40_000);
afterAll(() => market.close());

type Table = "reservations" | "payments" | "refunds" | "disputes" | "chargebacks" | "payouts" | "orders";
const OLD = sql<Date>`now() - interval '40 days'`;
const put = (trx: Db, table: Table, id: string, values: Record<string, unknown>) =>
  trx.updateTable(table).set(values as never).where("id", "=", id).execute();
const kindsOf = async (trx: Db) =>
  (await listWaiting(trx as never, { now: new Date(), limit: 50 })).waiting.map(({ kind }) => kind);
const lists = (kind: string) => async (trx: Db) => (await kindsOf(trx)).includes(kind as never);

/**
 * For each state, whether it waits on this page after a day, or how it ends automatically. "final": nothing
 * waits.
 */
type Walk<State extends string> = Record<State, "waits" | "final" | `by ${string}`>;
const waiting = (walk: Record<string, string>) =>
  Object.keys(walk).filter((state) => walk[state] === "waits").sort();

const REFUNDS: Walk<RefundsTable["status"]> = {
  pending: "waits",
  failed: "waits",
  succeeded: "final",
  settled: "final",
};
const DISPUTES: Walk<DisputesTable["status"]> = {
  open: "waits",
  "waiting-for-breeder": "waits",
  "waiting-for-buyer": "waits",
  decided: "final",
};
const CHARGEBACKS: Walk<"inquiry" | "open" | "won" | "lost"> = {
  inquiry: "waits",
  open: "waits",
  won: "final",
  lost: "final",
};
const PAYOUTS: Walk<PayoutStatus> = {
  pending: "waits",
  transferred: "waits",
  returning: "waits",
  "on-the-way": "waits",
  paid: "final",
  failed: "final",
  canceled: "final",
};
const PAYMENTS = {
  creating: "by the end of the hold",
  requires_payment_method: "by the end of the hold",
  requires_action: "by the end of the hold",
  processing: "waits",
  succeeded: "final",
  canceled: "final",
  failed: "final",
} as Walk<PaymentsTable["status"]>;
const SALES: Walk<ReservationStatus> = {
  held: "by the end of the hold",
  processing: "waits",
  "deposit-paid": "waits",
  paid: "waits",
  "handed-over": "waits",
  completed: "waits",
  disputed: "waits",
  expired: "final",
  "cancelled-by-buyer": "waits",
  "cancelled-by-breeder": "waits",
  "cancelled-by-platform": "waits",
  refunded: "waits",
};

describe("each state of money in which it may wait is on the page after a day", () => {
  async function expectWalk<State extends string>(
    table: Table,
    walk: Walk<State>,
    found: (trx: Db, state: State) => Promise<unknown>,
    finds: (trx: Db) => Promise<boolean>,
  ) {
    const states = await statesOf(market.db, table);
    expect(Object.keys(walk).sort()).toEqual(states.sort());
    expect((await foundIn(market.db, states as State[], { put: found, finds })).sort()).toEqual(
      waiting(walk),
    );
  }

  it("of refunds", () =>
    expectWalk(
      "refunds",
      REFUNDS,
      (trx, status) =>
        put(trx, "refunds", sale.refundId, {
          status,
          owed_since: OLD,
          settled_how: status === "settled" ? "check" : null,
        }),
      lists("refund"),
    ));

  it("of disputes", () =>
    expectWalk("disputes", DISPUTES, async (trx, status) => {
      await put(trx, "reservations", sale.id, { status: "disputed" });
      const decided = status === "decided" ? {} : { decided_at: null, outcome: null, decision: null };
      await put(trx, "disputes", sale.disputeId, { status, created_at: OLD, reply_due_at: OLD, ...decided });
    }, lists("dispute")));

  it("of chargebacks, until they are answered or the answer is too late", async () => {
    const opened = (trx: Db, status: string, values = {}) =>
      put(trx, "chargebacks", sale.chargebackId, { status, opened_at: OLD, ...values });
    await expectWalk("chargebacks", CHARGEBACKS, opened, lists("chargeback"));
    for (const values of [{ evidence_submitted_at: OLD }, { evidence_due_at: OLD }]) {
      expect(
        await foundIn(market.db, ["open"], {
          put: (trx, s) => opened(trx, s, values),
          finds: lists("chargeback"),
        }),
      )
        .toEqual([]);
    }
  });

  it("of payouts", () =>
    expectWalk(
      "payouts",
      PAYOUTS,
      (trx, status) =>
        put(trx, "payouts", sale.payoutId, {
          status,
          created_at: OLD,
          failure: "balance_insufficient",
          tried_at: OLD,
        }),
      lists("payout"),
    ));

  it("of payments", () =>
    expectWalk(
      "payments",
      PAYMENTS,
      (trx, status) => put(trx, "payments", sale.paymentId, { status, created_at: OLD }),
      lists("payment"),
    ));

  it("of sales, each by what it waits for", () =>
    expectWalk("reservations", SALES, async (trx, status) => {
      await put(trx, "reservations", sale.id, {
        status,
        balance_due_at: OLD,
        stuck_since: OLD,
        completed_at: OLD,
        ended_at: OLD,
        handed_over_at: OLD,
        funds_settled_at: null,
        ...(status === "expired" ? { paid_at: null } : {}),
      });
      // Each of these waits for the provider, for the breeder, or for the end of a suspension.
      if (status === "processing") await put(trx, "payments", sale.paymentId, { status, created_at: OLD });
      if (status === "disputed") {
        await put(trx, "disputes", sale.disputeId, {
          status: "waiting-for-breeder",
          created_at: OLD,
          decided_at: null,
          outcome: null,
          decision: null,
        });
      }
      if (!["processing", "disputed", "deposit-paid", "paid"].includes(status)) {
        await trx.updateTable("users").set({ account_status: "Suspended" }).where("id", "=", seller.id)
          .execute();
      }
    }, async (trx) => (await kindsOf(trx)).length > 0));

  it("of sales that are stopped", async () => {
    const stopped = (trx: Db, status: string) =>
      put(trx, "reservations", sale.id, { status, stopped_at: OLD, balance_due_at: null });
    const suspend = (trx: Db) =>
      trx.updateTable("users").set({ account_status: "Suspended" }).where("id", "=", seller.id).execute();
    const states = ["deposit-paid", "paid"] as const;
    for (
      const why of [
        suspend,
        (trx: Db) => put(trx, "chargebacks", sale.chargebackId, { status: "lost", lost_cents: 1 }),
      ]
    ) {
      const finds = lists("stopped");
      expect(
        await foundIn(market.db, states, {
          put: async (trx, s) => (await stopped(trx, s), await why(trx)),
          finds,
        }),
      )
        .toEqual(states);
    }
  });

  it("of money that our records don't have", async () => {
    const add = (trx: Db, status: string) =>
      trx.insertInto("money_findings").values({
        id: FINDING,
        kind: "payment",
        subject: "pi_9",
        status,
        amount_cents: 100,
        returned_cents: 0,
        withdrawn_cents: 0,
        fee_cents: 0,
        metadata: "{}",
        happened_at: OLD,
        found_at: OLD,
        ...(status === "settled" ? { settled_at: OLD, settled_how: "kept" } : {}),
      } as never).execute();
    const states = await statesOf(market.db, "money_findings");
    expect((await foundIn(market.db, states, { put: add, finds: lists("finding") })).sort()).toEqual([
      "open",
      "refunding",
    ]);
    const differs = (trx: Db) =>
      sql`insert into money_differences (rule, subject, detail, first_seen_at, last_seen_at, looked_since)
        values ('I4', 'x', 'd', ${OLD}, ${OLD}, ${OLD})`.execute(trx);
    expect(await foundIn(market.db, ["there"], { put: differs, finds: lists("finding") })).toEqual(["there"]);
  });

  const book = async (trx: Db, account: "breeder-available" | "breeder-debts", cents: number) => {
    const [id, newId] = [market.services.newId(), market.services.newId];
    await trx.insertInto("ledger_transactions")
      .values({ id, source: `test:${id}`, kind: "test", at: OLD } as never).execute();
    await trx.insertInto("ledger_entries").values([
      { id: newId(), transaction_id: id, account, breeder_id: seller.breederId, amount_cents: cents },
      { id: newId(), transaction_id: id, account: "platform-fees", amount_cents: -cents },
    ] as never).execute();
  };

  it("of breeders' funds and debts, and of accounts that are closed", async () => {
    const seen = (cents: number, account: Parameters<typeof book>[1], closed: boolean) =>
      rolledBack(market.db, async (trx) => {
        await book(trx, account, cents);
        if (closed) {
          await trx.updateTable("users").set({ closed_at: OLD }).where("id", "=", seller.id).execute();
        }
        return await kindsOf(trx);
      });
    expect(await seen(-5_000, "breeder-available", false)).toEqual(["funds"]);
    expect(await seen(5_000, "breeder-debts", false)).toEqual(["debt"]);
    expect(await seen(-1, "breeder-available", true)).toEqual(["closing"]);
    expect(await seen(5_000, "breeder-debts", true)).toEqual(["closing"]);
  });

  it("of what keeps an account from closing: each waits here, or leaves by a clock", () => {
    const ways: Record<PayoutBlocker, string> = {
      "pending-sales": "a sale, above",
      "on-the-way": "a payout, above",
      contested: "contested",
      "being-checked": "being-checked",
      "no-account": "account",
      debt: "owed",
      payable: "by the next daily run",
    };
    const funds: Funds = { availableCents: 9_000, debtCents: 1_000, contestedCents: 2_000 };
    const reasons: string[] = waitsOf(
      { account: undefined, isSuspended: false, isSetAside: false, funds },
      undefined,
    ).map((
      { reason },
    ) => reason);
    for (const { status } of balanceBlockers(funds, { isAccountReady: false, isSetAside: false })) {
      expect(reasons).toContain(ways[status]);
    }
    expect(
      balanceBlockers({ ...funds, availableCents: 0 }, { isAccountReady: false, isSetAside: false }).map((
        { status },
      ) => ways[status]),
    ).toEqual(
      ["owed"],
    );
  });
});

describe("a day", () => {
  const limits: Record<string, [string, (trx: Db, at: RawBuilder<Date>) => Promise<unknown>]> = {
    refund: [
      "1 day",
      (trx, owed_since) => put(trx, "refunds", sale.refundId, { status: "failed", owed_since }),
    ],
    chargeback: [
      "1 day",
      (trx, opened_at) => put(trx, "chargebacks", sale.chargebackId, { status: "open", opened_at }),
    ],
    handoff: [
      "1 day",
      (trx, stuck_since) => put(trx, "reservations", sale.id, { status: "paid", stuck_since }),
    ],
    payment: [
      "1 day",
      (trx, created_at) => put(trx, "payments", sale.paymentId, { status: "processing", created_at }),
    ],
    dispute: ["0", (trx, reply_due_at) =>
      put(trx, "disputes", sale.disputeId, {
        status: "waiting-for-breeder",
        reply_due_at,
        created_at: OLD,
        decided_at: null,
        outcome: null,
        decision: null,
      })],
  };
  it.each(Object.keys(limits))(
    "of a %s: a second early it isn't listed, a second late it is",
    async (kind) => {
      const [age, write] = limits[kind]!;
      expect(await sidesOf(market.db, { age, put: write, finds: lists(kind) })).toEqual({
        before: false,
        after: true,
      });
    },
  );
});

describe("the list", () => {
  const owe = (count: number) =>
    sql`insert into refunds (id, payment_id, amount_cents, reason, status, idempotency_key, owed_since, created_at)
      select gen_random_uuid(), ${sale.paymentId}, n, 'staff', 'failed', 'many-' || n,
        now() - interval '3 days' - make_interval(secs => n / 2), now()
      from generate_series(1, ${count}) n`.execute(market.db);
  const page = async (query = "") =>
    (await market.call(admin, "GET", `/v1/admin/money-waiting${query}`)).body;

  it("names whose money it is and links no wait twice, oldest first, in pages", async () => {
    await owe(120);
    await put(market.db, "payouts", sale.payoutId, { status: "returning", created_at: OLD });
    const first = await page();
    expect(first.waiting).toHaveLength(50);
    expect(first.waiting[0]).toMatchObject({ kind: "payout", amountCents: 5_000, subjectId: sale.payoutId });
    expect(first.waiting[1]).toMatchObject({
      kind: "refund",
      orderId: sale.orderId,
      amountCents: 120,
      reason: "The refund failed, and we won't try again automatically.",
      buyer: { name: expect.any(String), email: expect.any(String) },
      breeder: { name: expect.any(String), email: expect.any(String) },
    });
    expect(first.counts).toEqual([
      { kind: "refund", count: 120, hasMore: false },
      { kind: "payout", count: 1, hasMore: false },
    ]);
    const all = [...first.waiting];
    for (let cursor = first.nextCursor; cursor;) {
      const next = await page(`?cursor=${cursor}`);
      all.push(...next.waiting);
      cursor = next.nextCursor;
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(121);
    expect(all).toHaveLength(121);
    expect(all.map(({ since }) => since)).toEqual(all.map(({ since }) => since).sort());
    const payouts = await page("?kind=payout");
    expect(payouts.waiting.map(({ kind }: { kind: string }) => kind)).toEqual(["payout"]);
    expect(payouts.counts).toEqual(first.counts);
    const { body: { queues } } = await market.call(admin, "GET", "/v1/admin/queues");
    expect(queues.money).toEqual({ count: 121, hasMore: false, oldestAt: all[0].since });
    expect((await market.call(admin, "GET", "/v1/admin/money-waiting?cursor=abc")).status).toBe(400);
    await market.db.deleteFrom("refunds").where("idempotency_key", "like", "many-%").execute();
    await put(market.db, "payouts", sale.payoutId, { status: "paid" });
  });

  it("has a sentence for every line, and no kind that can't be filtered", async () => {
    for (const kind of KINDS) expect((await page(`?kind=${kind}`)).waiting).toEqual([]);
    expect((await market.call(admin, "GET", "/v1/admin/money-waiting?kind=other")).status).toBe(422);
  });
});

describe("the time to a refund", () => {
  it("is measured from the moment it was owed until the provider has made it", async () => {
    const shop = checkoutOf(market);
    const { buyer, id } = await walksOf(market, seller as never).depositPaid();
    const times = async () => (await market.call(admin, "GET", "/v1/admin/money-waiting")).body.refundTimes;
    expect(await times()).toEqual({ count: 0, medianSeconds: null, slowestSeconds: null });
    await shop.status(buyer, id, "cancel");
    await runJobs(market);
    const row = await market.db.selectFrom("refunds as f").innerJoin("payments as y", "y.id", "f.payment_id")
      .selectAll("f").where("y.reservation_id", "=", id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: "succeeded", made_at: expect.any(Date) });
    const owed = (seconds: number, of: string) =>
      put(market.db, "refunds", of, {
        owed_since: sql`made_at - make_interval(secs => ${seconds})`,
      });
    await owed(90, row.id);
    expect(await times()).toEqual({ count: 1, medianSeconds: 90, slowestSeconds: 90 });
    await put(market.db, "refunds", sale.refundId, { made_at: sql`now() - interval '29 days'` });
    await owed(4, sale.refundId);
    expect(await times()).toEqual({ count: 2, medianSeconds: 47, slowestSeconds: 90 });
    await put(market.db, "refunds", sale.refundId, { made_at: sql`now() - interval '31 days'` });
    expect(await times()).toEqual({ count: 1, medianSeconds: 90, slowestSeconds: 90 });
  });
});
