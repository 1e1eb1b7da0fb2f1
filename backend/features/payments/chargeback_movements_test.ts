/** The books follow the movements of a dispute, whatever its status says and in whatever order it is read. */
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Answer, Dispute } from "../../platform/ports/payments/port.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { booksOf, walksOf } from "../../testing/reservation_walks.ts";
import { verdictOf } from "../../testing/ledger.ts";
import { syncDispute } from "../sale/chargeback/chargeback_actions.ts";
import { releaseFunds } from "../sale/ending/complete_actions.ts";
import { applyRefund, makeRefund } from "../sale/refund/refund_actions.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
let shop: ReturnType<typeof checkoutOf>;
let seller: Person & { breederId: string };
/** Disputes that the provider returns, if a test overrides them. */
const told = new Map<string, Dispute>();

beforeAll(async () => {
  market = await openMarket({
    features: ["payments", "reservations"],
    provider: true,
    env: { ADMIN_EMAIL: "staff@hearthpaw.example" },
    wrap: (payments) => ({
      ...payments,
      async retrieveDispute(id: string): Promise<Answer<Dispute>> {
        const value = told.get(id);
        return value ? { kind: "done", value } : await payments.retrieveDispute(id);
      },
    }),
  });
  shop = checkoutOf(market);
  seller = await market.seller();
}, 40_000);
afterAll(() => market.close());

const PAID = 257_500;
const SHARE = 212_500;

async function sold(by = seller) {
  const made = await walksOf(market, by).ready({ paymentType: "full" });
  const { body: { intentId } } = await shop.intent(made.buyer, made.id, by);
  await shop.confirm(intentId);
  expect((await shop.verify(made.buyer, intentId)).status).toBe(200);
  return { ...made, intentId: intentId as string };
}
async function handedOver() {
  const made = await sold();
  expect((await shop.status(made.buyer, made.id, "confirm-handover")).status).toBe(200);
  return made;
}

const steps = fc.array(
  fc.record({
    // A withdrawal or a return, in hundredths of the possible amount, and a fee or its return.
    share: fc.integer({ min: 0, max: 100 }),
    isReturn: fc.boolean(),
    fee: fc.constantFrom(0, 1_500, 1_500, -1),
    status: fc.constantFrom<Dispute["status"]>("open", "lost", "won", "lost"),
    isStale: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);

it(
  "after each event the ledger has what has moved, and a closed case is borne by the breeder to the cent",
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (plan) => {
        const { id, intentId } = await handedOver();
        const disputeId = `dp_${crypto.randomUUID()}`;
        const fees = (await booksOf(market, id))["provider-fees"]!;
        const movements: Dispute["movements"] = [];
        let [taken, charged] = [0, 0];
        let status: Dispute["status"] = "open";
        let before: Dispute | undefined;
        for (const { share, isReturn, fee, status: next, isStale } of plan) {
          const most = isReturn ? taken : PAID - taken;
          const moved = Math.round((most * share) / 100) * (isReturn ? 1 : -1);
          const feeCents = fee === -1 ? -charged : fee;
          movements.push({ id: `txn_${movements.length}`, amountCents: moved, feeCents, kind: "dispute" });
          taken -= moved;
          charged += feeCents;
          status = next;
          const now: Dispute = {
            id: disputeId,
            intentId,
            amountCents: PAID,
            status,
            isAppeal: false,
            reason: "fraudulent",
            movements: movements.slice(),
            withdrawnCents: taken,
            feeCents: charged,
            evidenceDueAt: null,
            isAnswered: false,
            createdAt: new Date(),
          };
          told.set(disputeId, now);
          for (let i = 0; i < 2; i++) expect(await syncDispute(market.services, disputeId)).toBe("done");
          if (isStale && before) {
            // A slow reader brings an outdated state.
            told.set(disputeId, before);
            await syncDispute(market.services, disputeId);
          }
          before = now;
          const books = await booksOf(market, id);
          expect(books["provider-clearing"]).toBe(PAID - fees - taken - charged);
          expect(books["provider-fees"]).toBe(fees + charged);
          const breeder = 0 - ["breeder-pending", "breeder-available", "breeder-debts"]
            .reduce((sum, account) => sum + (books[account] ?? 0), 0);
          if (status === "open") {
            expect(breeder + (books.chargebacks ?? 0)).toBeGreaterThanOrEqual(SHARE - taken);
          } else expect([breeder, books.chargebacks ?? 0]).toEqual([SHARE - taken, 0]);
        }
      }),
      { numRuns: 25, seed: 20261126 },
    );
  },
  60_000,
);

const reading = (id: string, intentId: string, change: Partial<Dispute>): Dispute => {
  const movements = change.movements ?? [];
  const sum = (of: (one: Dispute["movements"][number]) => number) =>
    movements.reduce((all, one) => all + of(one), 0);
  return {
    id,
    intentId,
    amountCents: PAID,
    status: "open",
    isAppeal: false,
    reason: "fraudulent",
    movements,
    withdrawnCents: 0 - sum((one) => one.amountCents),
    feeCents: sum((one) => one.feeCents),
    evidenceDueAt: null,
    isAnswered: false,
    createdAt: new Date(),
    ...change,
  };
};
const moved = (amountCents: number, feeCents = 0) => ({
  id: `txn_${crypto.randomUUID()}`,
  amountCents,
  feeCents,
  kind: "dispute",
});

it("a loss stands while it is appealed, and a win afterwards gives the breeder all of it back", async () => {
  const { id, intentId } = await handedOver();
  const disputeId = `dp_${crypto.randomUUID()}`;
  const taken = moved(-PAID, 1_500);
  const say = async (change: Partial<Dispute>) => {
    told.set(disputeId, reading(disputeId, intentId, change));
    await syncDispute(market.services, disputeId);
    const books = await booksOf(market, id);
    const breeder = ["breeder-pending", "breeder-available", "breeder-debts"]
      .reduce((sum, account) => sum - (books[account] ?? 0), 0);
    const { status } = await rowOf(disputeId);
    const { "provider-fees": fees = 0, "provider-clearing": clearing = 0, chargebacks = 0 } = books;
    return { breeder, status, fees, balance: clearing + fees, chargebacks };
  };
  const rowOf = (dispute: string) =>
    market.db.selectFrom("chargebacks").select(["status", "lost_cents"])
      .where("provider_dispute_id", "=", dispute).executeTakeFirstOrThrow();
  const { fees, balance } = await say({ status: "lost", movements: [taken] });
  expect(balance).toBe(0);
  expect(await say({ status: "open", isAppeal: true, movements: [taken] })).toMatchObject({
    status: "open",
    breeder: SHARE - PAID,
  });
  const back = [taken, moved(PAID), moved(0, -1_500)];
  expect(await say({ status: "won", movements: back })).toEqual({
    status: "won",
    breeder: SHARE,
    fees: fees - 1_500,
    balance: PAID,
    chargebacks: 0,
  });
});

it("money that comes back by an appeal pays what its breeder owes for another sale, at once", async () => {
  const breeder = await market.seller();
  const released = async () => {
    const made = await sold(breeder);
    expect((await shop.status(made.buyer, made.id, "confirm-handover")).status).toBe(200);
    await market.db.updateTable("reservations").set({ status: "completed", completed_at: new Date(0) })
      .where("id", "=", made.id).execute();
    await releaseFunds(market.services, made.id);
    const id = `dp_${crypto.randomUUID()}`;
    return async (status: Dispute["status"], ...cents: number[]) => {
      told.set(id, reading(id, made.intentId, { status, movements: cents.map((one) => moved(one)) }));
      await syncDispute(market.services, id);
    };
  };
  const [first, second] = [await released(), await released()];
  await first("lost", -PAID);
  await second("lost", -PAID);
  // No job has run since: the booking that brings the money back also pays the debt.
  await first("won", -PAID, PAID);
  const funds = await market.db.selectFrom("ledger_entries").select(({ fn }) =>
    fn.sum("amount_cents").as("cents")
  )
    .select("account").where("breeder_id", "=", breeder.breederId)
    .where("account", "in", ["breeder-available", "breeder-debts"]).groupBy("account").execute();
  const cents = Object.fromEntries(funds.map(({ account, cents }) => [account, Number(cents)]));
  expect(cents).toEqual({ "breeder-available": -(2 * SHARE - PAID), "breeder-debts": 0 });
});

it("a refund that is under way when the bank decides is not called paid; if it arrives too, staff are told", async () => {
  const { id, intentId, buyer } = await sold();
  expect((await shop.status(buyer, id, "cancel")).status).toBe(200);
  const { id: refundId } = await market.db.selectFrom("refunds as f").innerJoin(
    "payments as y",
    "y.id",
    "f.payment_id",
  )
    .select("f.id").where("y.intent_id", "=", intentId).executeTakeFirstOrThrow();
  // The provider has the refund in progress.
  const made = await market.sandbox.payments.refund({
    intentId,
    amountCents: PAID,
    reason: "requested_by_customer",
    idempotencyKey: `refund:${refundId}`,
    metadata: { refundId, attempt: "1" },
  });
  if (made.kind !== "done") throw new Error(made.kind);
  await market.db.updateTable("refunds").set({ provider_refund_id: made.value.id }).where("id", "=", refundId)
    .execute();
  const disputeId = `dp_${crypto.randomUUID()}`;
  told.set(disputeId, reading(disputeId, intentId, { status: "lost", movements: [moved(-PAID, 1_500)] }));
  const list = market.services.payments.listRefunds;
  market.services.payments.listRefunds = () =>
    Promise.resolve({ kind: "done", value: [{ ...made.value, status: "pending" }] });
  try {
    await syncDispute(market.services, disputeId);
  } finally {
    market.services.payments.listRefunds = list;
  }
  const statusOf = async () =>
    (await market.db.selectFrom("refunds").select("status").where("id", "=", refundId)
      .executeTakeFirstOrThrow()).status;
  expect(await statusOf()).toBe("pending");
  await makeRefund(market.services, refundId);
  expect(await statusOf()).toBe("succeeded");
  const books = await booksOf(market, id);
  // The buyer has it twice; the second payment is the platform's loss.
  expect(books).toMatchObject({ refunds: 0, chargebacks: PAID, "breeder-pending": 0 });
  const mails = await market.db.selectFrom("mails").select("subject").where("kind", "=", "refund-extra")
    .execute();
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining("refunded twice: $2,575")]);
});

it("money that arrives although its refund was paid another way is booked as it is, once", async () => {
  const { id, intentId, buyer } = await sold();
  expect((await shop.status(buyer, id, "cancel")).status).toBe(200);
  await runJobs(market);
  await market.db.updateTable("refunds").set({ status: "settled", settled_how: "check" })
    .where(
      "payment_id",
      "in",
      (eb) => eb.selectFrom("payments").select("id").where("intent_id", "=", intentId),
    ).execute();
  const { id: refundId, provider_refund_id } = await market.db.selectFrom("refunds as f")
    .innerJoin("payments as y", "y.id", "f.payment_id").select(["f.id", "f.provider_refund_id"])
    .where("y.intent_id", "=", intentId).executeTakeFirstOrThrow();
  const made = await market.sandbox.payments.retrieveRefund(provider_refund_id!);
  if (made.kind !== "done") throw new Error(made.kind);
  for (let i = 0; i < 2; i++) await applyRefund(market.services, refundId, made.value);
  expect((await booksOf(market, id)).goodwill).toBe(PAID);
});

it("the books agree with the provider's record of a dispute that the sandbox has made", async () => {
  const { intentId } = await handedOver();
  const { ask } = market.sandbox.payments;
  const opened = await ask<{ id: string }>("POST", "/disputes", { intentId });
  await syncDispute(market.services, opened.id);
  await ask("POST", `/disputes/${opened.id}/close`, { outcome: "lost" });
  await syncDispute(market.services, opened.id);
  const { violations } = await verdictOf(market);
  expect(violations.filter(({ subject }) => subject === opened.id || subject === intentId)).toEqual([]);
});

it("a part lost before the hand-off leaves nothing pending below zero once the sale's funds are settled", async () => {
  const breeder = await market.seller({ state: "WA" });
  await market.db.insertInto("discount_codes").values({
    id: market.services.newId(),
    code: "DRIVEN",
    type: "Free Delivery",
    funder: "breeder",
    starts_at: new Date("2025-01-01T00:00:00Z"),
    breeder_id: breeder.breederId,
  }).execute();
  const made = await walksOf(market, breeder).ready(
    { paymentType: "full", promoCode: "DRIVEN", transportation: "honest" },
    { price_cents: 40_000 },
  );
  const { body: { intentId } } = await shop.intent(made.buyer, made.id, breeder);
  await shop.confirm(intentId);
  expect((await shop.verify(made.buyer, intentId)).status).toBe(200);
  const { ask } = market.sandbox.payments;
  const { id: disputeId } = await ask<{ id: string }>("POST", "/disputes", { intentId, amountCents: 21_000 });
  await ask("POST", `/disputes/${disputeId}/close`, { outcome: "lost" });
  expect(await syncDispute(market.services, disputeId)).toBe("done");
  const short = (await booksOf(market, made.id))["breeder-pending"]!;
  expect(short).toBeGreaterThan(0);
  await market.db.updateTable("reservations").set({ status: "completed", completed_at: new Date(0) })
    .where("id", "=", made.id).execute();
  await market.db.updateTable("reservations").set({ stopped_at: null }).where("id", "=", made.id).execute();
  for (let times = 0; times < 2; times++) await releaseFunds(market.services, made.id);
  const books = await booksOf(market, made.id);
  expect([books["breeder-pending"], books["breeder-debts"]]).toEqual([0, short]);
});

it.each([
  { how: "won", close: { outcome: "won" }, backCents: PAID, status: "succeeded", owedCents: 0 },
  // The provider makes no refund of a partly lost payment, so it stays owed until staff pay it another way.
  {
    how: "in part",
    close: { outcome: "lost", reinstatedCents: 100_000 },
    backCents: 100_000,
    status: "pending",
    owedCents: 100_000,
  },
])(
  "what a bank returns after it has ended a sale belongs to the buyer: $how",
  async ({ close, backCents, status, owedCents }) => {
    const made = await sold();
    const { ask } = market.sandbox.payments;
    const { id: disputeId } = await ask<{ id: string }>("POST", "/disputes", { intentId: made.intentId });
    await ask("POST", `/disputes/${disputeId}/close`, { outcome: "lost" });
    await syncDispute(market.services, disputeId);
    expect((await shop.get(made.buyer, made.id)).body.reservedPet.status).toBe("cancelled-by-platform");
    await ask("POST", `/disputes/${disputeId}/appeal`, { isSent: true });
    await syncDispute(market.services, disputeId);
    await ask("POST", `/disputes/${disputeId}/close`, close);
    for (let times = 0; times < 2; times++) {
      expect(await syncDispute(market.services, disputeId)).toBe("done");
    }
    await runJobs(market);
    const refunds = await market.db.selectFrom("refunds as r")
      .innerJoin("payments as p", "p.id", "r.payment_id")
      .select(["r.amount_cents", "r.status"]).where("p.reservation_id", "=", made.id).execute();
    expect(refunds).toEqual([{ amount_cents: backCents, status }]);
    const books = await booksOf(market, made.id);
    const kept = [
      "breeder-pending",
      "breeder-available",
      "breeder-debts",
      "platform-fees",
      "service-fees",
      "goodwill",
    ];
    expect(kept.map((account) => books[account] ?? 0)).toEqual(kept.map(() => 0));
    expect(0 - (books.refunds ?? 0)).toBe(owedCents);
    const { violations } = await verdictOf(market);
    const own = [made.id, made.intentId, disputeId];
    expect(violations.filter(({ subject }) => own.includes(subject))).toEqual([]);
  },
);
