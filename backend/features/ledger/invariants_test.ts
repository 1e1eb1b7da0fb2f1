import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { withTx } from "../../platform/db/tx.ts";
import { applyIntent } from "../orders/settle_actions.ts";
import { findPaymentByIntent } from "../orders/payment_store.ts";
import type { PaymentsPort } from "../../platform/ports/payments/port.ts";
import { checkoutOf, type Market, openMarket } from "../../testing/reservations.ts";
import { walksOf } from "../../testing/reservation_walks.ts";
import { expectSoundMoney, verdictOf } from "../../testing/ledger.ts";

/** A market of its own with some honest trade in it, in which a bug is planted; then what the checker finds. */
async function planted(
  bug: (
    market: Market,
    walks: ReturnType<typeof walksOf>,
    shop: ReturnType<typeof checkoutOf>,
  ) => Promise<void>,
  wrap?: (payments: PaymentsPort) => PaymentsPort,
): Promise<string[]> {
  const market = await openMarket({ provider: true, wrap });
  try {
    const walks = walksOf(market, await market.seller({ deposit_refund_percent: 50 }));
    await walks.depositPaid();
    await expectSoundMoney(market);
    await bug(market, walks, checkoutOf(market));
    await market.runJobs();
    return [...new Set((await verdictOf(market)).violations.map(({ invariant }) => invariant))].sort();
  } finally {
    await market.close();
  }
}

describe("the checker of money", () => {
  it("finds nothing in honest trade, and says how much it saw", async () => {
    const market = await openMarket({ provider: true });
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
      await market.runJobs();
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
});
