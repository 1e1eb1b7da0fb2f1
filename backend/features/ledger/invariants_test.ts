import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { withTx } from "../../platform/db/tx.ts";
import { applyIntent } from "../sale/payment/settle_actions.ts";
import { findPaymentByIntent } from "../sale/order/payment_store.ts";
import type { PaymentsPort } from "../../platform/ports/payments/port.ts";
import { checkoutOf, type Market, openMarket } from "../../testing/reservations.ts";
import { recordOf, walksOf } from "../../testing/reservation_walks.ts";
import { pendingCents, post } from "./store.ts";
import { releaseEntries } from "./rules.ts";
import { expectSoundMoney, verdictOf } from "../../testing/ledger.ts";
import { runJobs } from "../../testing/jobs.ts";

const features = ["payments", "reservations"];

/** Opens a separate market with some honest trade, plants a bug, and returns the checker's findings. */
async function planted(
  bug: (
    market: Market,
    walks: ReturnType<typeof walksOf>,
    shop: ReturnType<typeof checkoutOf>,
  ) => Promise<void>,
  wrap?: (payments: PaymentsPort) => PaymentsPort,
): Promise<string[]> {
  const market = await openMarket({ features, provider: true, wrap });
  try {
    const walks = walksOf(market, await market.seller({ deposit_refund_percent: 50 }));
    await walks.depositPaid();
    await expectSoundMoney(market);
    await bug(market, walks, checkoutOf(market));
    await runJobs(market);
    return [...new Set((await verdictOf(market)).violations.map(({ invariant }) => invariant))].sort();
  } finally {
    await market.close();
  }
}

describe("the checker of money", () => {
  it("finds nothing in honest trade, and says how much it saw", async () => {
    const market = await openMarket({ features, provider: true });
    try {
      const seller = await market.seller();
      const [walks, shop] = [walksOf(market, seller), checkoutOf(market)];
      const { buyer, id } = await walks.fullyPaid();
      const gone = await walks.depositPaid();
      await shop.status(gone.buyer, gone.id, "cancel");
      await walks.ready();
      const rivals = await Promise.all(
        [1, 2, 3].map(async () => shop.start(await market.buyer(), gone.pet.id)),
      );
      expect(rivals.filter(({ status }) => status === 409)).toHaveLength(2);
      await shop.status(buyer, id, "confirm-handover");
      await shop.complete(seller, id);
      expect(await expectSoundMoney(market)).toEqual({
        charges: 3,
        refunds: 1,
        failedRefunds: 0,
        disputes: 0,
        payouts: 0,
        reservations: 4,
        paid: 1,
        ended: 2,
      });
    } finally {
      await market.close();
    }
  }, 30_000);

  it("catches a refund without an idempotency key, whose answer was lost", async () => {
    const found = await planted(async (market, walks, shop) => {
      const { id, buyer } = await walks.depositPaid();
      await market.db.updateTable("reservations").set({ paid_at: new Date(0) }).where("id", "=", id)
        .execute();
      await shop.status(buyer, id, "cancel");
      const { ask } = market.sandbox.payments;
      await ask("POST", "/faults", {
        kind: "cut",
        when: "after",
        method: "POST",
        path: "/v1/refunds",
        times: 20,
      });
      await runJobs(market);
      await ask("DELETE", "/faults");
      await market.db.updateTable("refunds").set({ next_try_at: new Date(0) }).execute();
      await market.services.addJob(market.db, "reconcilePayments", {});
    }, (payments) => ({
      ...payments,
      refund: (input) => payments.refund({ ...input, idempotencyKey: crypto.randomUUID() }),
    }));
    expect(found).toContain("I2");
  }, 30_000);

  it("catches a second charge for the same order and kind", async () => {
    const found = await planted(async (market, walks, shop) => {
      const { id } = await walks.depositPaid();
      const { order_id } = await market.db.selectFrom("payments").select("order_id").where(
        "reservation_id",
        "=",
        id,
      )
        .executeTakeFirstOrThrow();
      const answer = await market.sandbox.payments.createIntent({
        amountCents: 37_500,
        metadata: { reservationId: id, orderId: order_id, kind: "Deposit" },
        methods: ["card"],
        description: "again",
        idempotencyKey: crypto.randomUUID(),
      });
      if (answer.kind === "done") await shop.confirm(answer.value.id);
    });
    expect(found).toEqual(["I2", "I5", "I6"]);
  }, 30_000);

  it("catches a ledger without its unique source", async () => {
    const found = await planted(async ({ db }) => {
      await sql`alter table ledger_transactions drop constraint ledger_transactions_source_key`.execute(db);
      await sql`
        with again as (
          insert into ledger_transactions (id, source, kind, order_id, reservation_id)
          select gen_random_uuid(), source, kind, order_id, reservation_id from ledger_transactions
          where source like 'payment:%' limit 1 returning id, source)
        insert into ledger_entries (id, transaction_id, account, breeder_id, amount_cents)
        select gen_random_uuid(), again.id, e.account, e.breeder_id, e.amount_cents from again
        join ledger_transactions t on t.source = again.source and t.id <> again.id
        join ledger_entries e on e.transaction_id = t.id`.execute(db);
    });
    expect(found).toEqual(["I3"]);
  }, 30_000);

  it("catches a reservation that is called paid without money", async () => {
    const found = await planted(async ({ db }, walks) => {
      const { id } = await walks.ready();
      await db.updateTable("reservations").set({ status: "paid" }).where("id", "=", id).execute();
    });
    expect(found).toEqual(["I7", "state"]);
  }, 30_000);

  it("catches money that is kept for a reservation that has ended", async () => {
    const found = await planted(async ({ db }, walks) => {
      const { id } = await walks.depositPaid();
      await db.updateTable("reservations").set({ status: "expired" }).where("id", "=", id).execute();
    });
    expect(found).toEqual(["I6"]);
  }, 30_000);

  it("catches two holds on one pet, where the unique index is gone", async () => {
    const found = await planted(async ({ db }, walks) => {
      const { id } = await walks.ready();
      await sql`drop index reservations_one_live`.execute(db);
      await sql`
        with copy as (
          insert into reservations (id, number, pet_id, breeder_id, consumer_id, status)
          select gen_random_uuid(), 'HP-COPY', pet_id, breeder_id, consumer_id, 'held' from reservations
          where id = ${id} returning id)
        insert into orders (id, reservation_id, order_type, fee_structure, payment_type, transportation,
          pet_price_cents, service_fee_cents, total_cents, deposit_cents)
        select gen_random_uuid(), copy.id, 'pet', 'v11', 'full', 'pickup', 100, 3, 103, 103 from copy`
        .execute(db);
    });
    expect(found).toEqual(["I1"]);
  }, 30_000);

  it("catches a webhook that nobody heeds", async () => {
    const found = await planted(async (_market, walks) => void await walks.confirmed());
    expect(found).toEqual(["I2", "I6"]);
  }, 30_000);

  it("catches an event that was acknowledged before its effect was committed", async () => {
    const found = await planted(async ({ db, services, sandbox }, walks) => {
      const { intentId } = await walks.confirmed();
      await db.insertInto("webhook_events").values({
        id: "evt_acknowledged",
        type: "payment_intent.succeeded",
        intent_id: intentId,
        processed_at: new Date(),
      }).execute();
      const [payment, answer] = await Promise.all([
        findPaymentByIntent(db, intentId),
        sandbox.payments.retrieveIntent(intentId),
      ]);
      const lost = withTx(db, async (trx) => {
        if (answer.kind === "done") await applyIntent(trx, services, payment!, answer.value);
        throw new Error("the process died");
      });
      await expect(lost).rejects.toThrow("died");
    });
    expect(found).toEqual(["I2", "I6"]);
  }, 30_000);

  it("catches money that was never charged, and a ledger that does not balance", async () => {
    const found = await planted(async ({ db }) => {
      await sql`alter table ledger_entries disable trigger ledger_entries_balance`.execute(db);
      await sql`
        with made as (insert into ledger_transactions (id, source, kind) values
          (gen_random_uuid(), 'payment:pi_never', 'payment-full') returning id)
        insert into ledger_entries (id, transaction_id, account, amount_cents)
        select gen_random_uuid(), id, 'provider-clearing', 100 from made`.execute(db);
    });
    expect(found).toEqual(["I4", "I8"]);
  }, 30_000);

  it("catches a failed refund that ended for good, whose sale is then released", async () => {
    const found = await planted(async (market, walks, shop) => {
      const { id } = await canceledLate(market, walks, shop, "pm_card_pendingRefund");
      await refundFails(market, id);
      // The former behavior: the row says failed, nothing is owed, and the breeder is paid.
      await forgetOwed(market, id);
      await market.db.updateTable("refunds").set({ status: "failed", provider_refund_id: null }).execute();
      await release(market, id);
    });
    expect(found).toEqual(["I6"]);
  }, 30_000);

  it("catches a refund that the provider refused, and that nobody calls owed", async () => {
    const found = await planted(async (market, walks, shop) => {
      const { ask } = market.sandbox.payments;
      await ask("POST", "/faults", {
        kind: "error",
        status: 401,
        method: "POST",
        path: "/v1/refunds",
        times: 20,
      });
      const { id } = await canceledLate(market, walks, shop, "pm_card_visa");
      await runJobs(market);
      await ask("DELETE", "/faults");
      await forgetOwed(market, id);
      await market.db.updateTable("refunds").set({ status: "failed" }).execute();
    });
    expect(found).toEqual(["I6"]);
  }, 30_000);

  it("catches a refund that is called made while the provider's has failed", async () => {
    const found = await planted(async (market, walks, shop) => {
      const { id } = await canceledLate(market, walks, shop, "pm_card_refundFail");
      await runJobs(market);
      await refundFails(market, id);
    });
    expect(found).toEqual(["I4", "I6"]);
  }, 30_000);

  it("catches a refund that nobody has made for over a day", async () => {
    const found = await planted(async (market, walks, shop) => {
      const { ask } = market.sandbox.payments;
      await ask("POST", "/faults", {
        kind: "error",
        status: 403,
        method: "POST",
        path: "/v1/refunds",
        times: 20,
      });
      await canceledLate(market, walks, shop, "pm_card_visa");
      await runJobs(market);
      await ask("DELETE", "/faults");
      expect((await verdictOf(market)).violations).toEqual([]);
      await market.db.updateTable("refunds").set({ owed_since: new Date(Date.now() - 2 * 86_400_000) })
        .execute();
    });
    expect(found).toEqual(["I6"]);
  }, 30_000);

  it("catches a breeder who was given what the buyer is owed", async () => {
    const found = await planted(async (market, walks, shop) => {
      const { id } = await canceledLate(market, walks, shop, "pm_card_visa");
      await runJobs(market);
      const { breeder_id } = await market.db.selectFrom("reservations").select("breeder_id").where(
        "id",
        "=",
        id,
      )
        .executeTakeFirstOrThrow();
      const newId = () => crypto.randomUUID();
      await post(market.db, newId, {
        source: "release:twice",
        kind: "release",
        orderId: null,
        reservationId: id,
        entries: [
          { account: "provider-fees", amountCents: 90_000 },
          { account: "breeder-available", breederId: breeder_id, amountCents: -90_000 },
        ],
      });
    });
    expect(found).toEqual(["I6"]);
  }, 30_000);

  it("catches a chargeback that nobody has booked", async () => {
    const found = await planted(async (market, walks) => {
      const { intentId } = await walks.depositPaid();
      await market.sandbox.payments.ask("POST", "/disputes", { intentId, reason: "fraudulent" });
    });
    expect(found).toEqual(["I2"]);
  }, 30_000);
});

type Shop = ReturnType<typeof checkoutOf>;

/** Pays in full with this card and cancels three days later, so most of it has to go back. */
async function canceledLate(market: Market, walks: ReturnType<typeof walksOf>, shop: Shop, card: string) {
  const seller = await market.db.selectFrom("breeders as b").innerJoin(
    "sale_contracts as c",
    "c.breeder_id",
    "b.id",
  )
    .select(["b.user_id as id", "c.hash as contractHash"]).executeTakeFirstOrThrow();
  const made = await walks.ready({ paymentType: "full" });
  const { body: { intentId } } = await shop.intent(made.buyer, made.id, { ...seller, token: "" });
  await shop.confirm(intentId, card);
  await shop.verify(made.buyer, intentId);
  await market.db.updateTable("reservations").set({ paid_at: new Date(Date.now() - 3 * 86_400_000) })
    .where("id", "=", made.id).execute();
  expect((await shop.status(made.buyer, made.id, "cancel")).status).toBe(200);
  await runJobs(market);
  return made;
}

/** Makes this reservation's refund fail at the provider. */
async function refundFails(market: Market, id: string): Promise<void> {
  const { payments } = market.sandbox;
  const { refunds } = await recordOf(market);
  const { intent_id } = await market.db.selectFrom("payments").select("intent_id").where(
    "reservation_id",
    "=",
    id,
  )
    .executeTakeFirstOrThrow();
  const refund = refunds.find(({ payment_intent }) => payment_intent === intent_id)!;
  await payments.ask("POST", `/refunds/${refund.id}/end`, { outcome: "fail" });
}

/** Deletes the bookings that show this reservation's refunds as owed. */
async function forgetOwed({ services }: Market, id: string): Promise<void> {
  await services.pool.query(`alter table ledger_entries disable trigger all;
    alter table ledger_transactions disable trigger all;
    delete from ledger_entries where transaction_id in (select id from ledger_transactions
      where reservation_id = '${id}' and kind = 'refund-owed');
    delete from ledger_transactions where reservation_id = '${id}' and kind = 'refund-owed';
    alter table ledger_entries enable trigger all; alter table ledger_transactions enable trigger all;`);
}

/** Releases everything of a sale to the breeder, regardless of what is owed. */
async function release({ db }: Market, id: string): Promise<void> {
  const { breeder_id } = await db.selectFrom("reservations").select("breeder_id").where("id", "=", id)
    .executeTakeFirstOrThrow();
  await post(db, () => crypto.randomUUID(), {
    source: `release:${id}`,
    kind: "release",
    orderId: null,
    reservationId: id,
    entries: releaseEntries(breeder_id, await pendingCents(db, id, breeder_id)),
  });
}
