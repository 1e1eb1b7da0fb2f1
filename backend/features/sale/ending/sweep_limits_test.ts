import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../../platform/db/connection.ts";
import type {
  Database,
  PaymentsTable,
  RefundsTable,
  ReservationStatus,
} from "../../../platform/db/schema.ts";
import { foundIn, sidesOf, statesOf, type TimeLimit } from "../../../testing/limits.ts";
import { rolledBack } from "../../../testing/rolled_back.ts";
import { walksOf } from "../../../testing/reservation_walks.ts";
import { checkoutOf, type Market, openMarket } from "../../../testing/reservations.ts";
import { takeAbandoned } from "../order/add_on_store.ts";
import * as cards from "../order/card_store.ts";
import { hasOpenChargebacks } from "../order/chargeback_store.ts";
import { openPayments } from "../payment/close_actions.ts";
import { deleteOldEvents, noteEvent, takeUnfinished } from "../provider/event_store.ts";
import { forgetNetworks, lookToHold } from "../hold/hold_limit_store.ts";
import { ENDED, LIVE, moveFor, STATUSES } from "../order/life_cycle_rules.ts";
import { takeBalancesDue, takeHoldNews } from "../notices/notify_store.ts";
import { takeAlertable } from "../refund/owed_store.ts";
import { takeOpenPayments } from "../order/payment_store.ts";
import { beginTry, findUnbooked, hasOwedRefunds, takeOpenRefunds } from "../order/refund_store.ts";
import * as store from "../order/store.ts";

type Moment = Date | RawBuilder<Date> | null;

let market: Market;
/** Sale with a paid deposit, a saved card and unpaid add-ons. */
let sale: {
  id: string;
  paymentId: string;
  cardId: string;
  addOnsId: string;
  breederId: string;
  buyerId: string;
};
/** Refund of another sale's deposit that has not been requested from the provider. */
let refund: { id: string; paymentId: string; reservationId: string };
/** Hold from a network. */
let hold: { id: string; petId: string; buyerId: string };
const network = new Uint8Array([1, 2, 3]);
const EVENT = "evt_of_nobody";

beforeAll(async () => {
  market = await openMarket({ features: ["add_ons", "payments", "reservations"], provider: true });
  const [shop, seller] = [checkoutOf(market), await market.seller()];
  const walks = walksOf(market, seller);
  const { buyer, id } = await walks.ready();
  const { body: { intentId } } = await shop.intent(buyer, id, seller, { saveCard: true });
  await shop.confirm(intentId);
  await shop.verify(buyer, intentId);
  const { body: { addOns } } = await market.call(null, "GET", "/v1/add-ons");
  const { body: { addOnOrder } } = await market.call(buyer, "POST", "/v1/payments/add-ons", {
    reservationId: id,
    addOnIds: [addOns[0].id],
    paymentMethod: "card",
  });
  const idOf = async (table: "payments" | "saved_cards", reservationId: string) =>
    (await market.db.selectFrom(table).select("id").where("reservation_id", "=", reservationId).orderBy(
      "created_at",
    )
      .executeTakeFirstOrThrow()).id;
  sale = {
    id,
    buyerId: buyer.id,
    breederId: seller.breederId,
    addOnsId: addOnOrder.id,
    paymentId: await idOf("payments", id),
    cardId: await idOf("saved_cards", id),
  };
  const gone = await walks.depositPaid();
  await shop.status(gone.buyer, gone.id, "cancel");
  const paymentId = await idOf("payments", gone.id);
  const owed = await market.db.selectFrom("refunds").select("id").where("payment_id", "=", paymentId)
    .executeTakeFirstOrThrow();
  refund = { id: owed.id, paymentId, reservationId: gone.id };
  const held = await walks.ready();
  hold = { id: held.id, petId: held.pet.id, buyerId: held.buyer.id };
  await market.db.updateTable("reservations").set({ network }).where("id", "=", hold.id).execute();
  await noteEvent(market.db, {
    id: EVENT,
    type: "payment_intent.succeeded",
    intentId: null,
    setupIntentId: null,
    disputeId: null,
    accountId: null,
    transferId: null,
  });
}, 40_000);
afterAll(() => market.close());

const change =
  (table: "reservations" | "payments" | "refunds" | "orders" | "saved_cards" | "chargebacks") =>
  (trx: Db, id: string, values: Record<string, Moment | string | number>) =>
    trx.updateTable(table).set(values as never).where("id", "=", id).execute();
const reservation = change("reservations");
const payment = change("payments");
const order = change("orders");
const card = change("saved_cards");
const refunded = change("refunds");
const includes = (rows: readonly { id: string }[], id: string) => rows.some((row) => row.id === id);
const NOW = sql<Date>`now()`;
const AGES_AGO = new Date(0);

const completed = (handed_over_at: Date | null) => (trx: Db, completed_at: Moment) =>
  reservation(trx, sale.id, { status: "completed", completed_at, handed_over_at });
const findsFunds = async (trx: Db) => includes(await store.findDueFunds(trx, undefined, 100), sale.id);
const findsCard = async (trx: Db) => includes(await cards.findDueCards(trx, 100), sale.cardId);
const findsBalance = async (trx: Db) => includes(await takeBalancesDue(trx, 100), sale.id);
const findsAlert = async (trx: Db) => includes(await takeAlertable(trx, 100), refund.id);
const findsPayment = async (trx: Db) => includes(await takeOpenPayments(trx, 100), sale.paymentId);
const isDue = async (trx: Db, balance_due_at: Moment) => {
  await card(trx, sale.cardId, { charge_on: "2020-01-01" });
  await reservation(trx, sale.id, { balance_due_at });
};

/**
 * Due time of a balance whose grace period ends at a given moment: three calendar days earlier in the pet's
 * time zone, which is Oregon's.
 */
const graceEndsAt = (at: RawBuilder<Date>) =>
  sql<
    Date
  >`((${at} at time zone 'America/Los_Angeles') - interval '3 days') at time zone 'America/Los_Angeles'`;

describe("a row on either side of a time limit", () => {
  const due: Record<string, TimeLimit> = {
    "a hold that is over": {
      age: "0",
      put: (trx, at) => reservation(trx, hold.id, { hold_expires_at: at }),
      finds: async (trx) => includes(await store.findOverdueHolds(trx, undefined, 100), hold.id),
    },
    "a hold that has just ended": {
      age: "0",
      put: (trx, at) => reservation(trx, hold.id, { hold_expires_at: at }),
      finds: async (trx) => (await store.findJustOver(trx)).includes(hold.id),
    },
    "funds of a sale that both confirmed": { age: "72 hours", put: completed(AGES_AGO), finds: findsFunds },
    "funds of a sale that its breeder completed alone": {
      age: "14 days",
      put: completed(null),
      finds: findsFunds,
    },
    "funds that stay after a cancellation": {
      age: "14 days",
      put: (trx, ended_at) => reservation(trx, sale.id, { status: "cancelled-by-buyer", ended_at }),
      finds: findsFunds,
    },
    "add-ons that nobody pays": {
      age: "1 day",
      put: (trx, updated_at) => order(trx, sale.addOnsId, { updated_at }),
      finds: async (trx) => includes(await takeAbandoned(trx, 100), sale.addOnsId),
    },
    "an open payment of the last minutes": {
      age: "1 minute",
      put: (trx, checked_at) =>
        payment(trx, sale.paymentId, { status: "processing", created_at: NOW, checked_at }),
      finds: findsPayment,
    },
    "an open payment of eight hours ago": {
      age: "2 hours",
      put: (trx, checked_at) =>
        payment(trx, sale.paymentId, {
          status: "processing",
          created_at: sql<Date>`now() - interval '8 hours'`,
          checked_at,
        }),
      finds: findsPayment,
    },
    "a refund's next try": {
      age: "0",
      put: (trx, next_try_at) => refunded(trx, refund.id, { next_try_at }),
      finds: async (trx) => includes(await takeOpenRefunds(trx, 100), refund.id),
    },
    "an owed refund that staff have to hear of": {
      age: "1 day",
      put: (trx, owed_since) => refunded(trx, refund.id, { owed_since }),
      finds: findsAlert,
    },
    "an owed refund that staff have heard of": {
      age: "7 days",
      put: (trx, alerted_at) => refunded(trx, refund.id, { owed_since: AGES_AGO, alerted_at }),
      finds: findsAlert,
    },
    "a balance to remind of": {
      age: "-2 days",
      put: (trx, balance_due_at) => reservation(trx, sale.id, { balance_due_at }),
      finds: findsBalance,
    },
    "a reminder that a balance is late": {
      age: "0",
      put: (trx, at) => reservation(trx, sale.id, { balance_due_at: at, reminded_of: at }),
      finds: findsBalance,
    },
    "a card to charge": { age: "-15 hours", put: isDue, finds: findsCard },
    "a card to charge, when it is charged": {
      age: "-15 hours",
      put: isDue,
      finds: (trx) => cards.isChargedNow(trx, sale.id),
    },
    "a charge whose answer was lost": {
      age: "5 minutes",
      put: async (trx, attempted_at) => {
        await isDue(trx, NOW);
        await card(trx, sale.cardId, { attempted_at });
      },
      finds: findsCard,
    },
    "a set-up of a card to look at": {
      age: "0",
      put: (trx, setup_look_at) =>
        reservation(trx, sale.id, { setup_intent_id: "seti_1", setup_begun_at: NOW, setup_look_at }),
      finds: async (trx) => (await cards.takeSetUps(trx, 100)).length > 0,
    },
    "an event to try again": {
      age: "0",
      put: (trx, retry_at) =>
        trx.updateTable("webhook_events").set({ retry_at }).where("id", "=", EVENT).execute(),
      finds: async (trx) => includes(await takeUnfinished(trx, 100), EVENT),
    },
    "an old event": {
      age: "90 days",
      put: (trx, received_at) =>
        trx.updateTable("webhook_events").set({ received_at }).where("id", "=", EVENT).execute(),
      finds: async (trx) => await deleteOldEvents(trx, 90, 100) > 0,
    },
    "the network of a hold, to forget": {
      age: "1 day",
      put: (trx, created_at) => reservation(trx, hold.id, { created_at }),
      finds: async (trx) => await forgetNetworks(trx, 1, 100) > 0,
    },
    "news of a hold that somebody else is telling": {
      age: "0",
      put: (trx, taken_until) =>
        trx.insertInto("hold_news").values({ reservation_id: hold.id, pet_id: hold.petId, taken_until })
          .execute(),
      finds: async (trx) =>
        (await takeHoldNews(trx, 1_000, 60)).some(({ reservationId }) => reservationId === hold.id),
    },
  };

  it.each(Object.keys(due))("%s: a second early it isn't found, a second late it is", async (name) => {
    await market.db.deleteFrom("hold_news").execute();
    expect(await sidesOf(market.db, due[name]!)).toEqual({ before: false, after: true });
  });

  const past: Record<string, TimeLimit> = {
    "a hold that has just ended, and is the sweep's later": {
      age: "1 minute",
      put: (trx, at) => reservation(trx, hold.id, { hold_expires_at: at }),
      finds: async (trx) => (await store.findJustOver(trx)).includes(hold.id),
    },
    "a balance that is too late to remind of": {
      age: "0",
      put: (trx, at) => reservation(trx, sale.id, { balance_due_at: graceEndsAt(at) }),
      finds: findsBalance,
    },
    "a card after the balance's grace": {
      age: "0",
      put: (trx, at) => isDue(trx, graceEndsAt(at)),
      finds: findsCard,
    },
    "a card after the balance's grace, when it is charged": {
      age: "0",
      put: (trx, at) => isDue(trx, graceEndsAt(at)),
      finds: (trx) => cards.isChargedNow(trx, sale.id),
    },
    "a set-up of a card that is looked at once more": {
      age: "3 days",
      put: (trx, setup_begun_at) =>
        reservation(trx, sale.id, { setup_intent_id: "seti_1", setup_begun_at, setup_look_at: NOW }),
      finds: async (trx) => {
        await cards.takeSetUps(trx, 100);
        const { setup_look_at } = await trx.selectFrom("reservations").select("setup_look_at").where(
          "id",
          "=",
          sale.id,
        )
          .executeTakeFirstOrThrow();
        return setup_look_at !== null;
      },
    },
    "an unpaid hold of the same pet by the same buyer": {
      age: "24 hours",
      put: (trx, created_at) =>
        reservation(trx, hold.id, { status: "expired", created_at, hold_expires_at: null, ended_at: NOW }),
      finds: async (trx) => (await lookToHold(trx, hold.petId, hold.buyerId))!.own.length > 0,
    },
    "an unpaid hold from a network": {
      age: "1 hour",
      put: (trx, created_at) => reservation(trx, hold.id, { created_at }),
      finds: async (trx) => {
        const look = await lookToHold(trx, hold.petId, hold.buyerId, { network, most: 1 });
        return look!.network.length > 0;
      },
    },
  };

  it.each(Object.keys(past))("%s: a second early it is found, a second late it isn't", async (name) => {
    expect(await sidesOf(market.db, past[name]!)).toEqual({ before: true, after: false });
  });
});

describe("a row in each of its states", () => {
  type Finds = {
    put: (trx: Db, status: ReservationStatus) => Promise<unknown>;
    finds: (trx: Db) => Promise<boolean>;
  };
  const inStatus = (values: Record<string, Moment>) => (trx: Db, status: ReservationStatus) =>
    reservation(trx, sale.id, { ...values, status });
  const only = (...statuses: ReservationStatus[]) => (status: ReservationStatus) => statuses.includes(status);
  const tables: Record<string, Finds & { expected: (status: ReservationStatus) => boolean }> = {
    "holds that are over": {
      put: inStatus({ hold_expires_at: AGES_AGO }),
      finds: async (trx) => includes(await store.findOverdueHolds(trx, undefined, 100), sale.id),
      expected: (status) => moveFor(status, "expire", "system") !== undefined,
    },
    "holds that have just ended": {
      put: inStatus({ hold_expires_at: NOW }),
      finds: async (trx) => (await store.findJustOver(trx)).includes(sale.id),
      expected: (status) => moveFor(status, "expire", "system") !== undefined,
    },
    "holds that end with a suspension": {
      put: inStatus({ hold_expires_at: sql<Date>`now() + interval '5 minutes'` }),
      finds: async (trx) => (await store.cutHolds(trx, { consumerId: sale.buyerId })).includes(sale.id),
      expected: (status) => moveFor(status, "expire", "system") !== undefined,
    },
    "reservations that keep a pet from others": {
      put: inStatus({}),
      finds: async (trx) => {
        const { pet_id } = await trx.selectFrom("reservations").select("pet_id").where("id", "=", sale.id)
          .executeTakeFirstOrThrow();
        return await store.findLive(trx, pet_id) !== undefined;
      },
      expected: (status) => LIVE.has(status),
    },
    "funds that are due": {
      put: inStatus({ completed_at: null, ended_at: AGES_AGO }),
      finds: findsFunds,
      expected: (status) => status === "completed" || ENDED.has(status),
    },
    "funds that a suspension froze": {
      put: inStatus({}),
      finds: async (trx) => (await store.findUnreleased(trx, sale.breederId)).includes(sale.id),
      expected: (status) => status === "completed" || ENDED.has(status),
    },
    "balances to remind of": {
      put: inStatus({ balance_due_at: NOW }),
      finds: findsBalance,
      expected: only("deposit-paid"),
    },
    "cards to charge": {
      put: async (trx, status) => {
        await isDue(trx, NOW);
        await reservation(trx, sale.id, { status });
      },
      finds: findsCard,
      expected: (status) => moveFor(status, "pay-balance", "system") !== undefined,
    },
  };

  it.each(Object.keys(tables))(
    "%s are found in the right statuses of a reservation, and in no other",
    async (name) => {
      const { put, finds, expected } = tables[name]!;
      expect(await foundIn(market.db, STATUSES, { put, finds })).toEqual(STATUSES.filter(expected));
    },
  );

  it("a payment is looked at again while it could take money, or its fee isn't booked", async () => {
    // Nothing writes the status "failed": a failed payment can be made in another way.
    const states = (await statesOf(market.db, "payments") as PaymentsTable["status"][])
      .filter((status) => status !== "failed");
    const put = (fee: number | null) => (trx: Db, status: string) =>
      payment(trx, sale.paymentId, {
        status,
        checked_at: AGES_AGO,
        created_at: NOW,
        provider_fee_cents: fee as number,
      });
    const open = states.filter((status) => openPayments([{ status } as store.Payment]).length > 0);
    expect(open).toHaveLength(4);
    expect(await foundIn(market.db, states, { put: put(100), finds: findsPayment })).toEqual(open);
    expect((await foundIn(market.db, states, { put: put(null), finds: findsPayment })).toSorted())
      .toEqual([...open, "succeeded"].toSorted());
  });

  it("a refund is owed until it has arrived or was paid another way, and is tried by itself while it is pending", async () => {
    const states = await statesOf(market.db, "refunds") as RefundsTable["status"][];
    const put = (trx: Db, status: string) =>
      refunded(trx, refund.id, { status, owed_since: AGES_AGO, next_try_at: AGES_AGO });
    const inStates = (finds: (trx: Db) => Promise<boolean>) => foundIn(market.db, states, { put, finds });
    const owed = states.filter((status) => status !== "succeeded" && status !== "settled");
    expect(owed.toSorted()).toEqual(["failed", "pending"]);
    expect(await inStates((trx) => hasOwedRefunds(trx, [refund.paymentId]))).toEqual(owed);
    expect(await inStates(findsAlert)).toEqual(owed);
    const unbooked = async (trx: Db) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await trx.deleteFrom("ledger_transactions").where("source", "=", `refund-owed:${refund.id}`).execute();
      return includes(await findUnbooked(trx, undefined, 100), refund.id);
    };
    expect(await inStates(unbooked)).toEqual(owed);
    expect(await inStates(async (trx) => includes(await takeOpenRefunds(trx, 100), refund.id))).toEqual([
      "pending",
    ]);
    expect(await inStates(async (trx) => await beginTry(trx, refund.id) !== undefined)).toEqual(["pending"]);
    // An owed refund keeps the breeder's share back.
    const funds = await foundIn(market.db, states, {
      put: async (trx, status) => {
        await put(trx, status);
        await reservation(trx, refund.reservationId, { ended_at: AGES_AGO, funds_settled_at: null });
      },
      finds: async (trx) => includes(await store.findDueFunds(trx, undefined, 100), refund.reservationId),
    });
    expect(funds).toEqual(states.filter((status) => status === "succeeded" || status === "settled"));
  });

  it("a chargeback keeps funds back while a bank decides, and cards off also once it has taken the money", async () => {
    const states = await statesOf(market.db, "chargebacks") as Database["chargebacks"]["status"][];
    const put = (trx: Db, status: (typeof states)[number]) =>
      trx.insertInto("chargebacks").values({
        id: market.services.newId(),
        provider_dispute_id: "dp_1",
        payment_id: sale.paymentId,
        status,
        amount_cents: 37_500,
        reason: "fraudulent",
        opened_at: NOW,
        lost_cents: status === "lost" ? 37_500 : 0,
      }).execute();
    const inStates = (finds: (trx: Db) => Promise<boolean>, more?: (trx: Db) => Promise<unknown>) =>
      foundIn(market.db, states, {
        put: async (trx, status) => {
          await put(trx, status);
          await more?.(trx);
        },
        finds,
      });
    const open = ["inquiry", "open"];
    expect((await inStates((trx) => hasOpenChargebacks(trx, [sale.paymentId]))).toSorted()).toEqual(open);
    const due = (trx: Db) => completed(AGES_AGO)(trx, AGES_AGO);
    expect(await inStates(findsFunds, due)).toEqual(states.filter((status) => !open.includes(status)));
    expect(await inStates(findsCard, (trx) => isDue(trx, NOW))).toEqual(["won"]);
    expect(await inStates((trx) => cards.isChargedNow(trx, sale.id), (trx) => isDue(trx, NOW))).toEqual([
      "won",
    ]);
  });
});

it("a card that its buyer has removed is neither charged nor moved to another day", async () => {
  const after = (removed_at: Moment) =>
    rolledBack(market.db, async (trx) => {
      await card(trx, sale.cardId, { removed_at, charge_on: "2020-01-01" });
      await cards.moveCharge(trx, sale.id, "2020-01-09");
      const { charge_on } = (await cards.findCard(trx, sale.cardId))!;
      return [charge_on, await cards.beginCharge(trx, sale.cardId) !== undefined];
    });
  expect(await after(null)).toEqual(["2020-01-09", true]);
  expect(await after(NOW)).toEqual(["2020-01-01", false]);
});

it("staff hear first of the refund that is owed longest", async () => {
  const older = market.services.newId();
  const told = await rolledBack(market.db, async (trx) => {
    const owed = { status: "failed", alerted_at: null } as const;
    await trx.updateTable("refunds").set({ ...owed, owed_since: NOW }).where("id", "=", refund.id).execute();
    await trx.insertInto("refunds").values({
      ...owed,
      id: older,
      payment_id: refund.paymentId,
      amount_cents: 100,
      reason: "staff",
      idempotency_key: "re_older",
      owed_since: AGES_AGO,
    }).execute();
    return await takeAlertable(trx, 100);
  });
  expect(told.map(({ id }) => id)).toEqual([older, refund.id]);
});
