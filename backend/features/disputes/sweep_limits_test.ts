import { type Insertable, sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../../platform/db/schema.ts";
import { foundIn, sidesOf, statesOf, type TimeLimit } from "../../testing/limits.ts";
import { walksOf } from "../../testing/reservation_walks.ts";
import { type Market, openMarket } from "../../testing/reservations.ts";
import { rolledBack } from "../../testing/rolled_back.ts";
import { findQueue, takeRepliesDue } from "./store.ts";

let market: Market;
let disputeId: string;
let reservationId: string;

beforeAll(async () => {
  market = await openMarket({ features: ["disputes", "payments", "reservations"], provider: true });
  const { buyer, id } = await walksOf(market, await market.seller()).fullyPaid();
  const { body } = await market.call(buyer, "POST", "/v1/disputes", {
    reservedPetId: id,
    reason: "health",
    text: "Our vet found a heart murmur.",
  });
  disputeId = body.dispute.id;
  reservationId = id;
}, 40_000);
afterAll(() => market.close());

const put: TimeLimit["put"] = (trx, moment) =>
  trx.updateTable("disputes").set({ reply_due_at: moment }).where("id", "=", disputeId).execute();
const finds: TimeLimit["finds"] = async (trx) =>
  (await takeRepliesDue(trx, 10)).some(({ id }) => id === disputeId);

it("reminds of a reply from two days before its end to that end, once", async () => {
  expect(await sidesOf(market.db, { age: "-2 days", put, finds })).toEqual({ before: false, after: true });
  expect(await sidesOf(market.db, { age: "0", put, finds })).toEqual({ before: true, after: false });
  const again: TimeLimit["finds"] = async (trx) => (await finds(trx)) && await finds(trx);
  expect(await sidesOf(market.db, { age: "-1 day", put, finds: again })).toEqual({
    before: false,
    after: false,
  });
});

it("reminds only while the breeder's reply is waited for", async () => {
  const states = await statesOf(market.db, "disputes") as Database["disputes"]["status"][];
  expect(states.length).toBeGreaterThan(2);
  expect(
    await foundIn(market.db, states, {
      put: async (trx, status) => {
        await put(trx, sql<Date>`now() + interval '1 day'`);
        const decided = { outcome: "release", decision: "No.", decided_at: sql<Date>`now()` } as const;
        await trx.updateTable("disputes").set({ status, ...(status === "decided" ? decided : {}) })
          .where("id", "=", disputeId).execute();
      },
      finds,
    }),
  ).toEqual(["waiting-for-breeder"]);
});

type Trx = Parameters<TimeLimit["finds"]>[0];
const queued = async (trx: Trx) =>
  (await findQueue(trx, undefined, undefined, 10)).find(({ id }) => id === disputeId)!;
const contest = async (trx: Trx, change: Partial<Insertable<Database["chargebacks"]>>) => {
  const payment = await trx.selectFrom("payments").selectAll().where("reservation_id", "=", reservationId)
    .executeTakeFirstOrThrow();
  await trx.insertInto("chargebacks").values({
    id: crypto.randomUUID(),
    provider_dispute_id: "dp_1",
    payment_id: payment.id,
    amount_cents: payment.amount_cents,
    reason: "fraudulent",
    status: "lost",
    opened_at: new Date(0),
    ...change,
  }).execute();
};

it("tells staff that a bank decides too", async () => {
  const states = await statesOf(market.db, "chargebacks") as Database["chargebacks"]["status"][];
  expect(states.length).toBeGreaterThan(2);
  expect(
    await foundIn(market.db, states, {
      put: (trx, status) => contest(trx, { status }),
      finds: async (trx) => (await queued(trx)).isBankDisputed,
    }),
  ).toEqual(["inquiry", "open"]);
});

it("offers staff only money that can still be refunded", async () => {
  const refundable = (change: (trx: Trx) => Promise<unknown>) =>
    rolledBack(market.db, async (trx) => {
      await change(trx);
      return (await queued(trx)).refundableCents;
    });
  const whole = await refundable(() => Promise.resolve());
  expect(whole).toBeGreaterThan(50_000);
  expect(await refundable((trx) => contest(trx, { lost_cents: 50_000 }))).toBe(whole - 50_000);
  const set = (change: { is_returned: true } | { status: "processing" }) =>
    refundable((trx) =>
      trx.updateTable("payments").set(change).where("reservation_id", "=", reservationId).execute()
    );
  expect(await set({ is_returned: true })).toBe(0);
  expect(await set({ status: "processing" })).toBe(0);
});

it("counts add-ons to the total of a sale once they are paid", async () => {
  const total = (paidAt: string | null) =>
    rolledBack(market.db, async (trx) => {
      const change = { id: crypto.randomUUID(), order_type: "addon", paid_at: paidAt };
      await sql`insert into orders select (jsonb_populate_record(o, ${JSON.stringify(change)}::jsonb)).*
        from orders o where reservation_id = ${reservationId}`.execute(trx);
      return (await queued(trx)).totalCents;
    });
  const { totalCents } = await queued(market.db as unknown as Trx);
  expect(await total(null)).toBe(totalCents);
  expect(await total("2026-11-26T10:00:00Z")).toBe(2 * totalCents);
});
