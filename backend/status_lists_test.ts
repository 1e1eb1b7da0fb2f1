import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findQueue } from "./features/disputes/store.ts";
import { findFigures } from "./features/listings/dashboard_store.ts";
import { findOwedRefunds } from "./features/money/store.ts";
import { ENDED, LIVE, moveFor, PAID, STATUSES } from "./features/sale/order/life_cycle_rules.ts";
import { findQueues } from "./features/staff/queues_store.ts";
import { findBlockers } from "./features/users/closing_store.ts";
import { findInvitedPets, findOpenPromises, restorePlaces } from "./features/waitlists/promise_store.ts";
import type { Db } from "./platform/db/connection.ts";
import type { Database, ReservationStatus } from "./platform/db/schema.ts";
import { foundIn, statesOf } from "./testing/limits.ts";
import { checkoutOf, type Market, openMarket, type Person } from "./testing/reservations.ts";
import { rolledBack } from "./testing/rolled_back.ts";
import { lineOf } from "./testing/waitlists.ts";

/**
 * Status lists that several features check for one sale. Those of orders and payouts have tests of their own.
 */
let market: Market;
let seller: Person & { breederId: string };
let buyer: Person;
let sale: { id: string; petId: string; paymentId: string; refundId: string; entryId: string };

beforeAll(async () => {
  market = await openMarket({ features: ["reservations", "waitlists"] });
  const { db, services } = market;
  seller = await market.seller();
  buyer = await market.buyer();
  const line = lineOf(market, seller);
  const { body: { waitlist } } = await line.join(buyer);
  const pet = await market.pet(seller);
  expect((await line.invite(waitlist.id, [pet.id])).status).toBe(200);
  const id = await checkoutOf(market).hold(buyer, pet.id);
  const { id: order_id } = await db.selectFrom("orders").select("id").where("reservation_id", "=", id)
    .executeTakeFirstOrThrow();
  const [paymentId, refundId] = [services.newId(), services.newId()];
  await db.insertInto("payments").values({
    id: paymentId,
    order_id,
    reservation_id: id,
    kind: "Deposit",
    method: "card",
    amount_cents: 37_500,
    status: "succeeded",
    intent_id: "pi_1",
    idempotency_key: "pi_1",
  }).execute();
  await db.insertInto("refunds").values({
    id: refundId,
    payment_id: paymentId,
    amount_cents: 100,
    reason: "staff",
    status: "succeeded",
    idempotency_key: "re_1",
    provider_refund_id: "re_1",
  }).execute();
  sale = { id, petId: pet.id, paymentId, refundId, entryId: waitlist.id };
});
afterAll(() => market.close());

const AGES_AGO = new Date(0);
const put = (trx: Db, status: ReservationStatus) =>
  trx.updateTable("reservations").set({ status }).where("id", "=", sale.id).execute();
const inStatuses = (finds: (trx: Db) => Promise<boolean>) => foundIn(market.db, STATUSES, { put, finds });
const sides = () => [
  { id: buyer.id, breederId: null },
  { id: seller.id, breederId: seller.breederId },
];
const blockers = async (trx: Db, kind: string, side = sides()[0]!) =>
  (await findBlockers(trx, side as Parameters<typeof findBlockers>[1])).some((one) => one.kind === kind);

describe("an account can't be closed", () => {
  it("by either side while a sale is live", async () => {
    for (const side of sides()) {
      const found = await inStatuses(async (trx) =>
        await blockers(trx, "reservation", side) || await blockers(trx, "dispute", side)
      );
      expect(found).toEqual(STATUSES.filter((status) => LIVE.has(status)));
    }
  });

  it("while a payment of an ended sale may still take money", async () => {
    const states = await statesOf(market.db, "payments") as Database["payments"]["status"][];
    const found = await foundIn(market.db, states, {
      put: async (trx, status) => {
        await put(trx, "expired");
        await trx.updateTable("payments").set({ status }).where("id", "=", sale.paymentId).execute();
      },
      finds: (trx) => blockers(trx, "payment"),
    });
    expect(found.toSorted()).toEqual([
      "creating",
      "processing",
      "requires_action",
      "requires_payment_method",
    ]);
  });

  it("while a refund is owed, which staff see too", async () => {
    const states = await statesOf(market.db, "refunds") as Database["refunds"]["status"][];
    const change = (trx: Db, status: (typeof states)[number]) =>
      trx.updateTable("refunds").set({ status, owed_since: AGES_AGO }).where("id", "=", sale.refundId)
        .execute();
    const owed = states.filter((status) => status === "pending" || status === "failed");
    expect(await foundIn(market.db, states, { put: change, finds: (trx) => blockers(trx, "refund") }))
      .toEqual(owed);
    const seen = async (trx: Db) =>
      (await findOwedRefunds(trx, undefined, 10)).some(({ id }) => id === sale.refundId);
    expect(await foundIn(market.db, states, { put: change, finds: seen })).toEqual(owed);
  });
});

describe("a place on a waitlist", () => {
  it.each(STATUSES)(
    "knows what a reservation that is %s makes of the pet it was promised",
    async (status) => {
      const [standing, isHeld] = await rolledBack(market.db, async (trx) => {
        await put(trx, status);
        const [promise] = await findOpenPromises(trx, seller.breederId);
        const [pet] = await findInvitedPets(trx, seller.breederId, [sale.petId]);
        return [promise!.standing, pet!.isHeld] as const;
      });
      expect(standing).toBe(PAID.has(status) ? "theirs" : LIVE.has(status) ? "held" : "free");
      expect(isHeld).toBe(LIVE.has(status));
    },
  );

  it.each(["paid", "disputed"] as const)(
    "comes back if its sale ended without its person's doing, from %s",
    async (from) => {
      const found = await foundIn(market.db, STATUSES, {
        put: async (trx, to) => {
          await trx.updateTable("waitlist_promises")
            .set({ outcome: "taken", ended_at: sql<Date>`now()`, reservation_id: sale.id })
            .where("entry_id", "=", sale.entryId).execute();
          await trx.updateTable("waitlist_entries").set({ status: "accepted" }).where("id", "=", sale.entryId)
            .execute();
          await trx.insertInto("reservation_events").values({
            id: market.services.newId(),
            reservation_id: sale.id,
            from_status: from,
            to_status: to,
            actor_id: null,
            actor_role: "system",
            reason: null,
          }).execute();
        },
        finds: async (trx) => (await restorePlaces(trx, seller.breederId)).includes(sale.entryId),
      });
      const byOthers = ["cancelled-by-breeder", "cancelled-by-platform"];
      const expected = STATUSES.filter((to) =>
        byOthers.includes(to) || (moveFor(from, "refund", "admin")?.to === to && ENDED.has(to))
      );
      expect(found).toEqual(expected);
    },
  );
});

describe("pages that count sales", () => {
  it.each(STATUSES)("count one that is %s once, where it belongs", async (status) => {
    const counts = await rolledBack(market.db, async (trx) => {
      await put(trx, status);
      return await findFigures(trx, seller.breederId);
    });
    const is = (...these: ReservationStatus[]) => these.includes(status) ? 1 : 0;
    expect(counts).toMatchObject({
      openReservations: LIVE.has(status) ? 1 : 0,
      reservationsInCheckout: is("held", "processing"),
      reservationsAwaitingBalance: moveFor(status, "pay-balance", "system") ? 1 : 0,
      reservationsToHandOver: moveFor(status, "complete", "breeder") ? 1 : 0,
    });
  });

  it("show a payment that a bank decides about, to staff and beside a dispute", async () => {
    const states = await statesOf(market.db, "chargebacks") as Database["chargebacks"]["status"][];
    await market.db.insertInto("disputes").values({
      id: market.services.newId(),
      reservation_id: sale.id,
      reason: "health",
      status: "open",
      status_before: "paid",
    }).execute();
    const contested = (trx: Db, status: (typeof states)[number]) =>
      trx.insertInto("chargebacks").values({
        id: market.services.newId(),
        provider_dispute_id: "dp_1",
        payment_id: sale.paymentId,
        status,
        amount_cents: 37_500,
        reason: "fraudulent",
        opened_at: AGES_AGO,
      }).execute();
    const inStates = (finds: (trx: Db) => Promise<boolean>) =>
      foundIn(market.db, states, { put: contested, finds });
    const beside = async (trx: Db) => (await findQueue(trx, undefined, undefined, 10))[0]!.isBankDisputed;
    expect((await inStates(beside)).toSorted()).toEqual(["inquiry", "open"]);
    const waits = async (trx: Db) => Number((await findQueues(trx, [])).chargebacks.count) > 0;
    expect((await inStates(waits)).toSorted()).toEqual(["inquiry", "open"]);
  });
});
