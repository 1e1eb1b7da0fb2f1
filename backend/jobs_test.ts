import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { crons, jobs } from "./jobs.ts";
import { itemsOf } from "./platform/jobs/crons.ts";
import type { Jobs } from "./platform/jobs/job.ts";
import { addUser } from "./testing/fixtures.ts";
import { verdictOf } from "./testing/ledger.ts";
import { checkoutOf, type Market, openMarket } from "./testing/reservations.ts";
import { recordOf, walksOf } from "./testing/reservation_walks.ts";
import { runJobs } from "./testing/jobs.ts";

let market: Market;
beforeAll(async () => {
  market = await openMarket({
    features: ["payments", "reservations"],
    provider: true,
    env: { ADMIN_EMAIL: "staff@hearthpaw.example" },
  });
}, 40_000);
afterAll(() => market.close());

/**
 * Runs one job four times at once, as happens when a runner is unreachable and others start its unfinished
 * jobs.
 */
const inFourHands = <Name extends keyof Jobs>(name: Name, payload: Parameters<Jobs[Name]>[0]) => {
  const about = { id: "4711", attempt: 1, isLastTry: false, signal: AbortSignal.timeout(1_500) };
  const job = jobs[name] as (...all: unknown[]) => Promise<void>;
  return Promise.allSettled(Array.from({ length: 4 }, () => job(payload, market.services, about)));
};
const mailsOf = (kind: string, to: string) =>
  market.db.selectFrom("mails").select("id").where("kind", "=", kind).where("recipient", "=", to).execute();

it("every time of the clock is one that the runner reads", () => {
  // An unreadable crontab entry stops all jobs.
  expect(itemsOf(crons).map(({ task }) => task)).toEqual(crons.map(({ job }) => job));
});

describe("a job that several do at once", () => {
  it("gives a buyer the money back once, and says so once", async () => {
    const walks = walksOf(market, await market.seller());
    const { buyer, id, intentId } = await walks.depositPaid();
    expect((await checkoutOf(market).status(buyer, id, "cancel")).status).toBe(200);
    const refund = await market.db.selectFrom("refunds as f").innerJoin(
      "payments as y",
      "y.id",
      "f.payment_id",
    )
      .select("f.id").where("y.intent_id", "=", intentId).executeTakeFirstOrThrow();
    await inFourHands("refund", { refundId: refund.id });
    await runJobs(market);
    const made = (await recordOf(market)).refunds.filter((one) => one.payment_intent === intentId);
    expect(made).toMatchObject([{ status: "succeeded", amount: 37_500 }]);
    const books = await market.db.selectFrom("ledger_transactions").select("kind")
      .where("reservation_id", "=", id).where("kind", "=", "refund").execute();
    expect(books).toHaveLength(1);
    expect((await verdictOf(market)).violations).toEqual([]);
    const told = await market.db.selectFrom("mails").select("kind").where("reservation_id", "=", id)
      .where("user_id", "=", buyer.id).where("kind", "!=", "reservation-deposit-paid").execute();
    expect(told).toEqual([{ kind: "reservation-cancelled" }]);
  });

  it("warns of guessed passwords once", async () => {
    const user = await addUser(market.services);
    await inFourHands("warnOfGuesses", { address: user.email });
    expect(await mailsOf("password-guessed", user.email)).toHaveLength(1);
  });

  it("makes one reset code", async () => {
    const user = await addUser(market.services);
    await inFourHands("sendPasswordCode", { requestId: market.services.newId(), address: user.email });
    expect(await mailsOf("password-code", user.email)).toHaveLength(1);
  });

  it("tells staff once of books that are wrong", async () => {
    const walks = walksOf(market, await market.seller());
    const { id } = await walks.depositPaid();
    await market.db.updateTable("reservations").set({ status: "paid" }).where("id", "=", id).execute();
    await inFourHands("reconcileMoney", {});
    expect(await mailsOf("money-invariants", "staff@hearthpaw.example")).toHaveLength(1);
  }, 20_000);
});
