import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHmac } from "node:crypto";
import { addUser, bearer } from "../../testing/fixtures.ts";
import { copyTestDatabase, openTestDatabase, type TestDatabase } from "../../testing/databases.ts";
import { verdictOf } from "../../testing/ledger.ts";
import { startTestSandbox, type TestSandbox } from "../../testing/ports/payments.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { walksOf } from "../../testing/reservation_walks.ts";
import { balanceCents, post } from "../ledger/store.ts";
import { releaseEntries } from "../ledger/rules.ts";
import { replanWaiting } from "../payouts/plan_actions.ts";
import { syncAccount } from "../payouts/account_actions.ts";
import { reconcileMoney } from "./reconcile_actions.ts";
import { runJobs } from "../../testing/jobs.ts";

/** Microchip registration from the catalog. */
const MICROCHIP = "0199c0d1-0005-7a4e-9b5f-2c3d4e5f6071";

type Seller = Person & { breederId: string };

let sandbox: TestSandbox;
let original: TestDatabase;
let promoted: TestDatabase;
let market: Market;
let staff: Person;
let seller: Seller;
/** Their deposits are in the copy; later payments are not. */
let balance: { id: string; buyer: Person; intentId: string };
let addOns: { id: string; buyer: Person; intentId: string };
let refunded: { id: string; intentId: string };
let lost: { id: string; buyer: Person; intentId: string };
/** A hold in the copy, paid afterward. */
let held: { id: string; buyer: Person; intentId: string };
let gone: { id: string; intentId: string };
let transferId: string;
let account: string;

const open = (database: TestDatabase) =>
  openMarket({
    features: ["money", "payments", "payouts", "reservations"],
    provider: { ...sandbox, close: () => Promise.resolve() },
    database: { url: database.url, drop: () => Promise.resolve() },
    env: { ADMIN_EMAIL: "staff@hearthpaw.example" },
  });
const signIn = async (of: Market, { id }: { id: string }): Promise<Person> => ({
  id,
  token: (await bearer(of.services, { id } as never)).authorization.slice("Bearer ".length),
});
const reconcile = () => reconcileMoney(market.services, { pauseMs: 0 });
const finding = (subject: string) =>
  market.db.selectFrom("money_findings").selectAll().where("subject", "=", subject).executeTakeFirst();
const act = async (subject: string, what: string) =>
  await market.call(
    staff,
    "POST",
    `/v1/admin/reconciliation/findings/${(await finding(subject))!.id}/${what}`,
    what === "attach" ? undefined : { reason: "Lost in the failover" },
  );
async function record() {
  const answer = await sandbox.payments.record(new Date(0));
  if (answer.kind !== "done") throw new Error("the record cannot be read");
  return answer.value;
}
/** Sends an event as the provider does. */
async function send(type: string, object: Record<string, unknown>): Promise<number> {
  const t = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({
    id: `evt_${crypto.randomUUID()}`,
    object: "event",
    created: t,
    livemode: false,
    type,
    data: { object },
  });
  const v1 = createHmac("sha256", sandbox.payments.webhookSecret).update(`${t}.${body}`).digest("hex");
  const { status } = await market.app.fetch("/v1/payments/webhook", {
    method: "POST",
    body,
    headers: { "content-type": "application/json", "stripe-signature": `t=${t},v1=${v1}` },
  });
  return status;
}

beforeAll(async () => {
  sandbox = await startTestSandbox();
  await sandbox.payments.ask("PUT", "/settings", { connectFees: true });
  original = await openTestDatabase();
  const before = await open(original);
  seller = await before.seller();
  const walks = walksOf(before, seller);
  const [first, second, third] = [
    await walks.depositPaid(),
    await walks.depositPaid(),
    await walks.depositPaid(),
  ];
  // Earned and available for a payout.
  const sold = await walks.fullyPaid();
  await before.db.transaction().execute((trx) =>
    post(trx, before.services.newId, {
      source: `release:${sold.id}`,
      kind: "release",
      orderId: null,
      reservationId: sold.id,
      entries: releaseEntries(seller.breederId, 178_500),
    })
  );
  await before.db.updateTable("sessions").set({ second_factor_at: new Date() }).where(
    "user_id",
    "=",
    seller.id,
  )
    .execute();
  await before.call(seller, "POST", "/v1/breeders/payouts/onboarding", {});
  account = (await before.db.selectFrom("payout_accounts").select("provider_account_id as id")
    .executeTakeFirstOrThrow()).id;
  await sandbox.payments.ask("POST", `/accounts/${account}/complete`, {});
  await syncAccount(before.services, account);
  const buyer = await before.buyer();
  const pet = await before.pet(seller);
  const holder = await before.buyer();
  const heldId = await checkoutOf(before).hold(holder, (await before.pet(seller)).id);
  await checkoutOf(before).fill(holder, heldId);
  await before.close();
  // The standby that is promoted later has received no events since.
  promoted = await copyTestDatabase(original);

  const after = await open(original);
  const shop = checkoutOf(after);
  const paid = await signIn(after, first.buyer);
  const { body: { intentId } } = await shop.balance(paid, first.id);
  await shop.confirm(intentId);
  await shop.verify(paid, intentId);
  balance = { id: first.id, buyer: first.buyer, intentId };

  const adds = await signIn(after, second.buyer);
  const { body: bought } = await after.call(adds, "POST", "/v1/payments/add-ons", {
    reservationId: second.id,
    addOnIds: [MICROCHIP],
    paymentMethod: "card",
  });
  await shop.confirm(bought.intentId);
  await shop.verify(adds, bought.intentId);
  addOns = { id: second.id, buyer: second.buyer, intentId: bought.intentId };

  await shop.status(await signIn(after, third.buyer), third.id, "cancel");
  refunded = { id: third.id, intentId: third.intentId };

  const late = await signIn(after, buyer);
  const id = await shop.hold(late, pet.id);
  await shop.fill(late, id);
  const { body: begun } = await shop.intent(late, id, seller);
  await shop.confirm(begun.intentId);
  await shop.verify(late, begun.intentId);
  lost = { id, buyer: late, intentId: begun.intentId };

  const holding = await signIn(after, holder);
  const { body: asked } = await shop.intent(holding, heldId, seller);
  await shop.confirm(asked.intentId);
  await shop.verify(holding, asked.intentId);
  held = { id: heldId, buyer: holder, intentId: asked.intentId };

  // Started and canceled within the lost time: the money came and was returned.
  const brief = await walksOf(after, seller).depositPaid();
  await shop.status(brief.buyer, brief.id, "cancel");
  gone = { id: brief.id, intentId: brief.intentId };

  await replanWaiting(after.services, seller.breederId, "daily");
  await runJobs(after);
  transferId = (await record()).transfers[0]!.id;
  await after.close();
  market = await open(promoted);
  staff = await (async () => {
    const user = await addUser(market.services, { role: "Admin" });
    return await signIn(market, user);
  })();
}, 120_000);
afterAll(async () => {
  await market.close();
  await sandbox.close();
  await Promise.all([original.drop(), promoted.drop()]);
});

describe("after a failover to a standby that lagged", () => {
  it("an event about a payment that we don't know is kept at once, and heard once", async () => {
    const object = { id: lost.intentId, object: "payment_intent", metadata: {} };
    expect(await send("payment_intent.succeeded", object)).toBe(200);
    expect(await finding(lost.intentId)).toMatchObject({ status: "open", amount_cents: 37_500 });
    expect(await send("payment_intent.succeeded", object)).toBe(200);
    const events = await market.db.selectFrom("webhook_events").select("processed_at").where(
      "intent_id",
      "=",
      lost.intentId,
    ).execute();
    expect(events.every(({ processed_at }) => processed_at !== null)).toBe(true);
    // Another installation's payment does not concern us and is not an error.
    const other = await sandbox.payments.createIntent({
      amountCents: 5_000,
      methods: ["card"],
      description: "theirs",
      idempotencyKey: crypto.randomUUID(),
      metadata: { reservationId: "r", orderId: "o", kind: "Full", installation: crypto.randomUUID() },
    });
    if (other.kind !== "done") throw new Error("not made");
    expect(await send("payment_intent.created", { id: other.value.id, object: "payment_intent" })).toBe(200);
    expect(await finding(other.value.id)).toBeUndefined();
  });

  it("an event about a transfer that we don't know is kept at once", async () => {
    expect(await send("transfer.created", { id: transferId, object: "transfer", metadata: {} })).toBe(200);
    expect(await finding(transferId)).toMatchObject({
      kind: "transfer",
      status: "open",
      account_id: account,
    });
  });

  it("a chargeback of a payment that we don't know lowers what is left of it", async () => {
    const dispute = await sandbox.payments.ask<{ id: string }>("POST", "/disputes", {
      intentId: lost.intentId,
      reason: "fraudulent",
    });
    const object = { id: dispute.id, object: "dispute", payment_intent: lost.intentId };
    expect(await send("charge.dispute.created", object)).toBe(200);
    expect(await finding(lost.intentId)).toMatchObject({ withdrawn_cents: 37_500 });
    await sandbox.payments.ask("POST", `/disputes/${dispute.id}/close`, { outcome: "won" });
    expect(await send("charge.dispute.closed", object)).toBe(200);
    expect(await finding(lost.intentId)).toMatchObject({ status: "open", withdrawn_cents: 0 });
  });

  it("books by itself what leaves nothing to decide, and pays no breeder twice", async () => {
    const available = () => balanceCents(market.db, "breeder-available", seller.breederId);
    expect(await available()).toBe(178_500);
    const { mended, found, others } = await reconcile();
    expect({ others, isMended: mended >= 3 }).toEqual({ others: 0, isMended: true });
    // The transfer is the breeder's payout again.
    expect(await finding(transferId)).toMatchObject({ status: "settled", settled_how: "booked" });
    expect(await available()).toBe(0);
    await runJobs(market);
    const payouts = await market.db.selectFrom("payouts").select(["amount_cents", "status", "transfer_id"])
      .execute();
    expect(payouts).toMatchObject([{ amount_cents: 178_500, transfer_id: transferId }]);
    expect(await replanWaiting(market.services, seller.breederId, "daily")).toBeUndefined();
    expect((await record()).transfers).toHaveLength(1);
    // Our refund arrived, and a payment came and was returned.
    const { status } = await market.db.selectFrom("refunds as f").innerJoin(
      "payments as y",
      "y.id",
      "f.payment_id",
    )
      .select("f.status").where("y.intent_id", "=", refunded.intentId).executeTakeFirstOrThrow();
    expect(status).toBe("succeeded");
    expect(await finding(gone.intentId)).toMatchObject({ status: "settled", settled_how: "booked" });
    // The balance, the add-ons, the lost sale and the paid hold wait for staff.
    expect(found.count).toBe(4);
  });

  it("attaches a balance and add-ons to reservations that are still there", async () => {
    for (const { intentId } of [balance, addOns, lost]) {
      const { status, body } = await act(intentId, "attach");
      expect([status, body.finding?.status], JSON.stringify(body)).toEqual([200, "settled"]);
    }
    const shop = checkoutOf(market);
    const paid = await shop.get(await signIn(market, balance.buyer), balance.id);
    expect(paid.body.reservedPet.status).toBe("paid");
    const orders = await market.db.selectFrom("orders").select(["paid_at", "add_ons_cents"])
      .where("reservation_id", "=", addOns.id).where("order_type", "=", "addon").execute();
    expect(orders).toMatchObject([{ paid_at: expect.any(Date) }]);
    await runJobs(market);
    // The chargeback's fee is booked once its payment is known.
    await reconcile();
    expect((await verdictOf(market)).violations).toEqual([]);
  });

  it("opens a hold again that has ended since, and its history says so", async () => {
    await market.db.updateTable("reservations").set({ hold_expires_at: new Date() }).where("id", "=", held.id)
      .execute();
    await market.services.addJob(market.db, "expireHolds", {});
    await runJobs(market);
    const { status, body } = await act(held.intentId, "attach");
    expect([status, body.finding?.status], JSON.stringify(body)).toEqual([200, "settled"]);
    const events = await market.db.selectFrom("reservation_events").select(["from_status", "to_status"])
      .where("reservation_id", "=", held.id).orderBy("at").execute();
    expect(events.map(({ from_status, to_status }) => `${from_status ?? ""}>${to_status}`)).toEqual([
      ">held",
      "held>expired",
      "expired>held",
      "held>deposit-paid",
    ]);
    await reconcile();
    expect((await verdictOf(market)).violations).toEqual([]);
  });

  it("agrees with the provider's balance, its fees and payouts to our bank included", async () => {
    await sandbox.payments.ask("POST", "/balance/available");
    await sandbox.payments.ask("POST", "/balance/sweep");
    const { violations, found, clearing } = await reconcile();
    expect({ violations, found: found.count }).toEqual({ violations: [], found: 0 });
    expect(clearing).toEqual({ booksCents: 0, providerCents: 0 });
    const { rows } = await market.services.pool.query(
      "select account, sum(amount_cents)::int as cents from ledger_entries e join ledger_transactions t on t.id = e.transaction_id where t.kind = 'own-movement' group by 1",
    );
    const sums = Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
    expect(sums["platform-bank"]).toBeGreaterThan(0);
    expect(sums["provider-fees"]).toBeGreaterThan(200);
    expect(sums.unexplained).toBeUndefined();
    // A movement is booked only once.
    await reconcile();
    expect((await reconcile()).clearing).toEqual(clearing);
  });

  it("names a difference between the books and the provider's balance that stays", async () => {
    await market.db.transaction().execute((trx) =>
      post(trx, market.services.newId, {
        source: "planted:1",
        kind: "planted",
        orderId: null,
        reservationId: null,
        entries: [
          { account: "provider-clearing", amountCents: 1_234 },
          { account: "goodwill", amountCents: -1_234 },
        ],
      })
    );
    const { violations } = await reconcile();
    expect(violations).toEqual([{
      invariant: "I2",
      subject: "provider-clearing",
      detail: "differs from the provider's balance by -$12.34",
    }]);
  });
});
