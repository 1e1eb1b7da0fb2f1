import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noteEvent } from "./features/sale/provider/event_store.ts";
import { syncAccount } from "./features/payouts/account_actions.ts";
import { replanWaiting } from "./features/payouts/plan_actions.ts";
import { crons, jobs } from "./jobs.ts";
import type { JobName } from "./platform/outbox/add_job.ts";
import { addBreed, addParent, daysAgo } from "./testing/fixtures.ts";
import { booksOf, petOf, recordOf, walksOf } from "./testing/reservation_walks.ts";
import { checkoutOf, type Market, openMarket, type Person } from "./testing/reservations.ts";
import { lineOf } from "./testing/waitlists.ts";
import { runJobs } from "./testing/jobs.ts";

let market: Market;
let shop: ReturnType<typeof checkoutOf>;
let seller: Person & { breederId: string };
let walks: ReturnType<typeof walksOf>;

beforeAll(async () => {
  market = await openMarket({
    features: ["matches", "payments", "payouts", "reservations", "waitlists"],
    provider: true,
  });
  shop = checkoutOf(market);
  seller = await market.seller();
  walks = walksOf(market, seller);
  await market.sandbox.payments.ask("PUT", "/settings", { payoutOutcome: "wait" });
}, 40_000);
afterAll(() => market.close());

const DAY = 86_400_000;
const ago = (ms: number) => new Date(Date.now() - ms);
const AGES_AGO = new Date(0);
/** Deletes every waiting job. */
const loseJobs = () => market.services.pool.query("delete from graphile_worker._private_jobs");
/** Runs a single cron job. */
async function run(name: JobName): Promise<void> {
  const about = { id: "1", attempt: 1, isLastTry: false, signal: AbortSignal.timeout(20_000) };
  await (jobs[name] as (...all: unknown[]) => Promise<void>)({}, market.services, about);
}
const change = (
  table: "reservations" | "payments" | "refunds" | "payouts" | "matches",
  id: string,
  values: object,
) => market.db.updateTable(table).set(values as never).where("id", "=", id).execute();
const statusOf = async (id: string) =>
  (await market.db.selectFrom("reservations").select("status").where("id", "=", id).executeTakeFirstOrThrow())
    .status;
const paymentOf = (intentId: string) =>
  market.db.selectFrom("payments").selectAll().where("intent_id", "=", intentId).executeTakeFirstOrThrow();
const refundOf = async (intentId: string) => {
  const { id } = await paymentOf(intentId);
  return await market.db.selectFrom("refunds").selectAll().where("payment_id", "=", id)
    .executeTakeFirstOrThrow();
};
const refundsThere = async (intentId: string) =>
  (await recordOf(market)).refunds.filter(({ payment_intent }) => payment_intent === intentId);

/** Returns a seller with working payouts and available earnings from a sale. */
async function payee(): Promise<Person & { breederId: string }> {
  const of = await market.seller();
  const { id } = await walksOf(market, of).fullyPaid();
  await change("reservations", id, { status: "completed", completed_at: ago(15 * DAY) });
  await run("releaseDueFunds");
  await market.db.updateTable("sessions").set({ second_factor_at: new Date() }).where("user_id", "=", of.id)
    .execute();
  expect((await market.call(of, "POST", "/v1/breeders/payouts/onboarding", {})).status).toBe(200);
  const { provider_account_id } = await market.db.selectFrom("payout_accounts").selectAll()
    .where("breeder_id", "=", of.breederId).executeTakeFirstOrThrow();
  await market.sandbox.payments.ask("POST", `/accounts/${provider_account_id}/complete`, {});
  await syncAccount(market.services, provider_account_id);
  return of;
}
const payoutOf = (id: string) =>
  market.db.selectFrom("payouts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

describe("a lost job", () => {
  it("of a hold that is over: expireHolds ends it and frees the pet", async () => {
    const { id, pet } = await walks.ready();
    await market.passHold(id);
    await loseJobs();
    await run("expireHolds");
    expect(await statusOf(id)).toBe("expired");
    expect((await shop.start(await market.buyer(), pet.id)).status).toBe(201);
  });

  it("of a refund: reconcilePayments makes it, once", async () => {
    const { buyer, id, intentId, pet } = await walks.depositPaid();
    expect((await shop.status(buyer, id, "cancel")).status).toBe(200);
    await loseJobs();
    await run("reconcilePayments");
    await run("reconcilePayments");
    expect(await refundsThere(intentId)).toMatchObject([{ status: "succeeded", amount: 37_500 }]);
    expect(await refundOf(intentId)).toMatchObject({ status: "succeeded" });
    expect([await statusOf(id), (await petOf(market, pet.id)).status]).toEqual(["refunded", "available"]);
  });

  it("of a finished sale's funds: releaseDueFunds releases them", async () => {
    const { id } = await walks.fullyPaid();
    expect((await shop.complete(seller, id)).body.code).toBe("too_early");
    await change("reservations", id, { paid_at: ago(20 * DAY) });
    await market.db.updateTable("payments").set({ succeeded_at: ago(20 * DAY) }).where(
      "reservation_id",
      "=",
      id,
    )
      .execute();
    expect((await shop.complete(seller, id)).status).toBe(200);
    await loseJobs();
    await run("releaseDueFunds");
    expect((await booksOf(market, id))["breeder-available"] ?? 0).toBe(0);
    await change("reservations", id, { completed_at: ago(15 * DAY) });
    await run("releaseDueFunds");
    expect((await booksOf(market, id))["breeder-available"]).toBe(-212_500);
  });

  it("of a planned payout: finishPayouts makes it, once", async () => {
    const of = await payee();
    const id = (await replanWaiting(market.services, of.breederId, "daily"))!;
    await loseJobs();
    await run("finishPayouts");
    await run("finishPayouts");
    expect(await payoutOf(id)).toMatchObject({ status: "on-the-way" });
    const { transfers } = await market.sandbox.payments.ask<
      { transfers: { metadata: { payoutId?: string } }[] }
    >(
      "GET",
      "/record",
    );
    expect(transfers.filter(({ metadata }) => metadata.payoutId === id)).toHaveLength(1);
  });

  it("of an invitation whose time is over: settleWaitlists ends it and invites the next", async () => {
    const of = await market.seller();
    const line = lineOf(market, of);
    const [ann, ben] = [await market.buyer(), await market.buyer()];
    const { body: { waitlist: { id } } } = await line.join(ann);
    await line.join(ben);
    const pet = await market.pet(of);
    expect((await line.invite(id, [pet.id])).status).toBe(200);
    await run("settleWaitlists");
    expect((await line.mine(ann))[0]).toMatchObject({ status: "invited" });
    await line.lapse();
    await loseJobs();
    await run("settleWaitlists");
    expect((await line.mine(ann, "past"))[0]).toMatchObject({ status: "expired" });
    expect((await line.mine(ben))[0]).toMatchObject({ status: "invited", pets: [{ id: pet.id }] });
  });

  it("of a proposed match: expireMatches ends it, and not a minute early", async () => {
    const other = await market.seller();
    const breed_id = (await addBreed(market.services)).id;
    const parent = (breeder_id: string, sex: "Male" | "Female") =>
      addParent(market.services, { breeder_id, breed_id }, {
        sex,
        birth_date: daysAgo(market.services, 900),
      });
    const [dam, sire] = [await parent(seller.breederId, "Female"), await parent(other.breederId, "Male")];
    const { body } = await market.call(seller, "POST", "/v1/match/createMatch", {
      parentId: dam.id,
      otherParentId: sire.id,
      message: "In spring?",
    });
    const { id } = body.newMatch;
    await loseJobs();
    const statusAfter = async (ms: number) => {
      await change("matches", id, { expires_at: ago(ms) });
      await run("expireMatches");
      return (await market.db.selectFrom("matches").select("status").where("id", "=", id)
        .executeTakeFirstOrThrow())
        .status;
    };
    expect(await statusAfter(-60_000)).toBe("proposed");
    expect(await statusAfter(1_000)).toBe("expired");
  });
});

describe("a lost webhook", () => {
  it("of a payment whose browser is gone as well: reconcilePayments settles it", async () => {
    const { id, intentId } = await walks.confirmed();
    await change("payments", (await paymentOf(intentId)).id, { checked_at: AGES_AGO });
    await run("reconcilePayments");
    expect(await statusOf(id)).toBe("deposit-paid");
  });

  it("of a refund that arrives late: reconcilePayments books it", async () => {
    const { buyer, id } = await walks.ready();
    const { body: { intentId } } = await shop.intent(buyer, id, seller);
    await shop.confirm(intentId, "pm_card_pendingRefund");
    await shop.verify(buyer, intentId);
    await shop.status(buyer, id, "cancel");
    await runJobs(market);
    const [there] = await refundsThere(intentId);
    expect(there!.status).toBe("pending");
    await market.sandbox.payments.ask("POST", `/refunds/${there!.id}/end`, { outcome: "succeed" });
    expect((await refundOf(intentId)).status).toBe("pending");
    await change("refunds", (await refundOf(intentId)).id, { next_try_at: AGES_AGO });
    await run("reconcilePayments");
    expect(await refundOf(intentId)).toMatchObject({ status: "succeeded" });
    expect([await statusOf(id), (await booksOf(market, id)).refunds]).toEqual(["refunded", 0]);
  });

  it("that came and had no effect: reconcilePayments takes it up", async () => {
    const { id, intentId } = await walks.confirmed();
    await noteEvent(market.db, {
      id: "evt_lost",
      type: "payment_intent.succeeded",
      intentId,
      setupIntentId: null,
      disputeId: null,
      accountId: null,
      transferId: null,
    });
    await run("reconcilePayments");
    expect(await statusOf(id)).toBe("held");
    await market.db.updateTable("webhook_events").set({ retry_at: ago(1_000) }).where("id", "=", "evt_lost")
      .execute();
    await run("reconcilePayments");
    expect(await statusOf(id)).toBe("deposit-paid");
    const { processed_at } = await market.db.selectFrom("webhook_events").select("processed_at")
      .where("id", "=", "evt_lost").executeTakeFirstOrThrow();
    expect(processed_at).toBeInstanceOf(Date);
  });

  it.each(["pay", "fail"])("of a payout that its bank ends (%s): finishPayouts reads it", async (outcome) => {
    const of = await payee();
    const id = (await replanWaiting(market.services, of.breederId, "daily"))!;
    await run("finishPayouts");
    const { bank_payout_id } = await payoutOf(id);
    await market.sandbox.payments.ask("POST", `/payouts/${bank_payout_id}/end`, { outcome });
    await run("finishPayouts");
    expect(await payoutOf(id)).toMatchObject({ status: "on-the-way" });
    await change("payouts", id, { updated_at: ago(2 * 3_600_000) });
    await run("finishPayouts");
    expect(await payoutOf(id)).toMatchObject({ status: outcome === "pay" ? "paid" : "failed" });
  });

  it("of a payout that fails days after it had arrived: runPayouts finds it", async () => {
    const of = await payee();
    const id = (await replanWaiting(market.services, of.breederId, "daily"))!;
    await run("finishPayouts");
    const end = (outcome: string, bankId: string) =>
      market.sandbox.payments.ask("POST", `/payouts/${bankId}/end`, { outcome });
    const { bank_payout_id, provider_account_id } = await payoutOf(id);
    await end("pay", bank_payout_id!);
    await syncAccount(market.services, provider_account_id);
    expect((await payoutOf(id)).status).toBe("paid");
    await end("fail", bank_payout_id!);
    await change("payouts", id, { created_at: ago(5 * DAY), updated_at: ago(21 * 3_600_000) });
    await run("runPayouts");
    expect(await payoutOf(id)).toMatchObject({ status: "failed" });
  });
});

describe("every job by the clock", () => {
  it("has a test that names it: here if it makes up for lost jobs and webhooks, or with its feature", () => {
    const folder = new URL("./", import.meta.url);
    const tests = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith("_test.ts")
    )
      .map((file) => readFileSync(new URL(file, folder), "utf8")).join("\n");
    /** Jobs that tests reach through another function. */
    const works: Partial<Record<JobName, string>> = { checkSearch: "checkPages" };
    const untested = crons.map(({ job }) => job)
      .filter((job) => !new RegExp(`\\b${works[job] ?? job}\\b`).test(tests));
    expect(untested).toEqual([]);
  });
});
