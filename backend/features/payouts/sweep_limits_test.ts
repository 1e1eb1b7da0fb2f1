import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../platform/db/connection.ts";
import type { PayoutStatus } from "../../platform/db/schema.ts";
import { foundIn, sidesOf, statesOf, type TimeLimit } from "../../testing/limits.ts";
import { rolledBack } from "../../testing/rolled_back.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { post } from "../ledger/store.ts";
import { waitingCents } from "../ledger/waiting_store.ts";
import { STATUSES } from "../sale/order/life_cycle_rules.ts";
import * as accounts from "./account_store.ts";
import * as store from "./store.ts";

let market: Market;
let seller: Person & { breederId: string };
let payoutId: string;
/** A sale with released money. */
let saleId: string;
const ACCOUNT = "acct_1";

beforeAll(async () => {
  market = await openMarket({ features: ["reservations"] });
  const person = await market.seller();
  seller = person;
  saleId = await checkoutOf(market).hold(await market.buyer(), (await market.pet(person)).id);
  const { db, services } = market;
  payoutId = services.newId();
  await accounts.insertAccount(db, seller.breederId, ACCOUNT);
  await store.insertPayout(db, {
    id: payoutId,
    breeder_id: seller.breederId,
    provider_account_id: ACCOUNT,
    amount_cents: 5_000,
    status: "paid",
    transfer_id: "tr_1",
    bank_payout_id: "po_1",
  });
  await post(db, services.newId, {
    source: `release:${saleId}`,
    kind: "release",
    orderId: null,
    reservationId: saleId,
    entries: [
      { account: "breeder-pending", breederId: seller.breederId, amountCents: 5_000 },
      { account: "breeder-available", breederId: seller.breederId, amountCents: -5_000 },
    ],
  });
});
afterAll(() => market.close());

const NOW = sql<Date>`now()`;
const AGES_AGO = new Date(0);
type Values = Partial<
  Record<"created_at" | "updated_at" | "next_try_at" | "tried_at", Date | RawBuilder<Date> | null>
>;
const put = (
  trx: Db,
  status: PayoutStatus,
  values: Values & { attempt?: number; failure?: string | null } = {},
) => trx.updateTable("payouts").set({ status, ...values } as never).where("id", "=", payoutId).execute();
const account = (trx: Db, values: Record<string, Date | RawBuilder<Date>>) =>
  trx.updateTable("payout_accounts").set(values as never).where("breeder_id", "=", seller.breederId)
    .execute();
const has = (rows: readonly { id: string }[], id = payoutId) => rows.some((row) => row.id === id);
const isUnfinished = async (trx: Db) => has(await store.findUnfinished(trx, undefined, 100));
const hasArrived = async (trx: Db) => has(await store.findArrived(trx, undefined, 100));
const isUnderWay = async (trx: Db) => has(await store.findUnderWay(trx, ACCOUNT));
const isVisited = async (trx: Db) => has(await accounts.findVisited(trx, undefined, 100), ACCOUNT);

describe("a payout on either side of a time limit", () => {
  const due: Record<string, TimeLimit> = {
    ...Object.fromEntries((["pending", "transferred", "returning"] as const).map((status) => [
      `the next try of one that is ${status}`,
      { age: "0", put: (trx, next_try_at) => put(trx, status, { next_try_at }), finds: isUnfinished },
    ])),
    "one on its way, to read again": {
      age: "1 hour",
      put: (trx, updated_at) => put(trx, "on-the-way", { updated_at, next_try_at: NOW }),
      finds: isUnfinished,
    },
    "one that has arrived, to read again": {
      age: "20 hours",
      put: (trx, updated_at) =>
        put(trx, "paid", { updated_at, created_at: sql<Date>`now() - interval '2 days'` }),
      finds: hasArrived,
    },
    "an account to read again": {
      age: "1 hour",
      put: (trx, checked_at) => account(trx, { onboarding_at: NOW, checked_at }),
      finds: isVisited,
    },
  };
  it.each(Object.keys(due))("%s: a second early it isn't found, a second late it is", async (name) => {
    expect(await sidesOf(market.db, due[name]!)).toEqual({ before: false, after: true });
  });

  const past: Record<string, TimeLimit> = {
    "one that has arrived and may still fail": {
      age: "14 days",
      put: (trx, created_at) => put(trx, "paid", { created_at, updated_at: AGES_AGO }),
      finds: hasArrived,
    },
    "one that the bank may still take back": {
      age: "30 days",
      put: (trx, created_at) => put(trx, "paid", { created_at }),
      finds: isUnderWay,
    },
    "an account whose owner was at the provider": {
      age: "2 days",
      put: (trx, onboarding_at) => account(trx, { onboarding_at, checked_at: AGES_AGO }),
      finds: isVisited,
    },
  };
  it.each(Object.keys(past))("%s: a second early it is found, a second late it isn't", async (name) => {
    expect(await sidesOf(market.db, past[name]!)).toEqual({ before: true, after: false });
  });
});

describe("a payout in each of its states", () => {
  const MADE: readonly PayoutStatus[] = ["pending", "transferred", "returning"];
  it.each<[string, readonly PayoutStatus[], Values & { attempt?: number }, (trx: Db) => Promise<boolean>]>([
    ["is being made", MADE, {}, async (trx) => await store.findOpen(trx, seller.breederId) !== undefined],
    [
      "is found by the sweep when its time has come",
      [...MADE, "on-the-way"],
      { next_try_at: AGES_AGO, updated_at: AGES_AGO },
      isUnfinished,
    ],
    ["is read again once it has arrived", ["paid"], { created_at: NOW, updated_at: AGES_AGO }, hasArrived],
    ["is told by the bank", ["on-the-way", "paid"], { created_at: NOW }, isUnderWay],
    [
      "can be taken back for a debt",
      ["on-the-way", "paid"],
      {},
      async (trx) => has(await store.findRecoverable(trx, seller.breederId)),
    ],
    [
      "was never asked for",
      ["pending"],
      { tried_at: null, attempt: 1 },
      async (trx) => await waitingCents(trx, seller.breederId) > 0,
    ],
    [
      "was refused and waits",
      ["pending"],
      { tried_at: null, attempt: 2 },
      async (trx) => await waitingCents(trx, seller.breederId) > 0,
    ],
    [
      "was asked for and waits",
      [],
      { tried_at: AGES_AGO, attempt: 1 },
      async (trx) => await waitingCents(trx, seller.breederId) > 0,
    ],
  ])("%s: %j", async (_what, expected, values, finds) => {
    const states = await statesOf(market.db, "payouts") as PayoutStatus[];
    const found = await foundIn(market.db, states, { put: (trx, status) => put(trx, status, values), finds });
    expect(found.toSorted()).toEqual([...expected].sort());
  });
});

it("a payment's number goes on from payouts that never left after the last one that did", async () => {
  const next = (planned: string) =>
    rolledBack(market.db, async (trx) => {
      const plannedId = market.services.newId();
      await store.insertPayout(trx, {
        id: plannedId,
        breeder_id: seller.breederId,
        provider_account_id: ACCOUNT,
        amount_cents: 5_000,
        status: "canceled",
        attempt: 3,
      });
      for (const [id, age] of [[payoutId, "2 days"], [plannedId, planned]] as const) {
        await trx.updateTable("payouts").set({ created_at: sql<Date>`now() - ${age}::interval` })
          .where("id", "=", id).execute();
      }
      return await store.nextAttempt(trx, seller.breederId);
    });
  expect(await next("1 day")).toBe(3);
  expect(await next("3 days")).toBe(1);
});

it("a sale whose pending funds are below zero is a shortfall only once they were released", async () => {
  const otherId = await checkoutOf(market).hold(await market.buyer(), (await market.pet(seller)).id);
  const found = await rolledBack(market.db, async (trx) => {
    await post(trx, market.services.newId, {
      source: `refund:${otherId}`,
      kind: "refund",
      orderId: null,
      reservationId: otherId,
      entries: [
        { account: "breeder-pending", breederId: seller.breederId, amountCents: 700 },
        { account: "breeder-available", breederId: seller.breederId, amountCents: -700 },
      ],
    });
    return await store.findShortfalls(trx, seller.breederId);
  });
  expect(found.map(({ reservationId, missingCents }) => [reservationId, missingCents])).toEqual([
    [saleId, 5_000],
  ]);
});

describe("released money", () => {
  const isContested = async (trx: Db) => (await store.findFunds(trx, seller.breederId)).contestedCents > 0;

  it("is contested while a problem with its sale is open, in no other status", async () => {
    const found = await foundIn(market.db, STATUSES, {
      put: (trx, status) =>
        trx.updateTable("reservations").set({ status }).where("id", "=", saleId).execute(),
      finds: isContested,
    });
    expect(found).toEqual(["disputed"]);
  });

  it("is contested while a bank decides about its payment", async () => {
    const states = await statesOf(market.db, "chargebacks") as ("inquiry" | "open" | "won" | "lost")[];
    const { id: orderId } = await market.db.selectFrom("orders").select("id").where(
      "reservation_id",
      "=",
      saleId,
    )
      .executeTakeFirstOrThrow();
    const paymentId = market.services.newId();
    await market.db.insertInto("payments").values({
      id: paymentId,
      order_id: orderId,
      reservation_id: saleId,
      kind: "Full",
      method: "card",
      amount_cents: 5_000,
      status: "succeeded",
      intent_id: "pi_1",
      idempotency_key: "pi_1",
    }).execute();
    const found = await foundIn(market.db, states, {
      put: (trx, status) =>
        trx.insertInto("chargebacks").values({
          id: market.services.newId(),
          provider_dispute_id: "dp_1",
          payment_id: paymentId,
          status,
          amount_cents: 5_000,
          reason: "fraudulent",
          opened_at: NOW,
        }).execute(),
      finds: isContested,
    });
    expect(found.toSorted()).toEqual(["inquiry", "open"]);
  });
});
