import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectSoundMoney } from "../../testing/ledger.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { walksOf } from "../../testing/reservation_walks.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
let seller: Person & { breederId: string };
let stranger: Person & { breederId: string };
let shop: ReturnType<typeof checkoutOf>;
let walks: ReturnType<typeof walksOf>;

beforeAll(async () => {
  market = await openMarket({ features: ["payments", "reservations"], provider: true });
  shop = checkoutOf(market);
  [seller, stranger] = [await market.seller(), await market.seller()];
  walks = walksOf(market, seller);
}, 40_000);
afterAll(() => market.close());

/** Everything that buyers, breeders and jobs may try. */
const STEPS = [
  "buyer pays the deposit",
  "buyer pays the balance",
  "buyer cancels",
  "buyer confirms the hand-over",
  "buyer completes",
  "buyer extends",
  "breeder cancels",
  "breeder completes",
  "breeder confirms the hand-over",
  "breeder extends",
  "stranger cancels",
  "stranger completes",
  "the hold's time is over",
  "the jobs run",
] as const;
type Step = (typeof STEPS)[number];

/**
 * Result of each step from each status, written by hand from the product's description instead of the code's
 * table. Any other step must be refused and change nothing.
 */
const LEADS: Partial<Record<Step, Record<string, string>>> = {
  "buyer pays the deposit": { held: "deposit-paid" },
  "buyer pays the balance": { "deposit-paid": "paid" },
  "buyer cancels": {
    held: "cancelled-by-buyer",
    "deposit-paid": "cancelled-by-buyer",
    paid: "cancelled-by-buyer",
    // A repeated cancellation; a refund may have happened in between.
    "cancelled-by-buyer": "cancelled-by-buyer",
  },
  "buyer confirms the hand-over": { paid: "handed-over", "handed-over": "handed-over" },
  "breeder cancels": {
    "deposit-paid": "cancelled-by-breeder",
    paid: "cancelled-by-breeder",
    "cancelled-by-breeder": "cancelled-by-breeder",
  },
  // The breeder alone cannot complete within 48 hours of the payment, and no walk takes longer than that.
  "breeder completes": { "handed-over": "completed", completed: "completed" },
};

/** Returns the result of the steps that jobs make instead of calls; they are never refused. */
function quietly(step: Step, status: string, hasMoney: boolean): string | undefined {
  if (step === "the hold's time is over") return status === "held" ? "expired" : status;
  if (step !== "the jobs run") return undefined;
  return status.startsWith("cancelled-") && hasMoney ? "refunded" : status;
}

async function pay(intent: { status: number; body: { intentId: string } }, buyer: Person): Promise<number> {
  if (intent.status !== 200) return intent.status;
  await shop.confirm(intent.body.intentId);
  return (await shop.verify(buyer, intent.body.intentId)).status;
}

async function take(step: Step, id: string, buyer: Person): Promise<number> {
  const status = (who: Person, action: string) =>
    shop.status(who, id, action).then((answer) => answer.status);
  switch (step) {
    case "buyer pays the deposit":
      return await pay(await shop.intent(buyer, id, seller), buyer);
    case "buyer pays the balance":
      return await pay(await shop.balance(buyer, id), buyer);
    case "buyer cancels":
      return await status(buyer, "cancel");
    case "buyer confirms the hand-over":
      return await status(buyer, "confirm-handover");
    case "buyer completes":
      return await status(buyer, "complete");
    case "buyer extends":
      return await status(buyer, "extend");
    case "breeder cancels":
      return await status(seller, "cancel");
    case "breeder completes":
      return (await shop.complete(seller, id)).status;
    case "breeder confirms the hand-over":
      return await status(seller, "confirm-handover");
    case "breeder extends":
      return await status(seller, "extend");
    case "stranger cancels":
      return await status(stranger, "cancel");
    case "stranger completes":
      return (await shop.complete(stranger, id)).status;
    case "the hold's time is over":
      await market.db.updateTable("reservations").set({ hold_expires_at: new Date(0) })
        .where("id", "=", id).where("status", "=", "held").execute();
      await market.services.addJob(market.db, "expireHolds", {});
      await runJobs(market);
      return 200;
    case "the jobs run":
      await runJobs(market);
      return 200;
  }
}

const statusOf = async (id: string) =>
  (await market.db.selectFrom("reservations").select("status").where("id", "=", id).executeTakeFirstOrThrow())
    .status;

describe("any walk through a reservation's life", () => {
  it(
    "goes only where the description leads, refuses the rest without a trace, and leaves the money right",
    async () => {
      const seen = new Set<string>();
      let refusals = 0;
      // Payments come first and often, so walks do not end with the first refusal.
      const steps = fc.array(
        fc.oneof(
          { weight: 2, arbitrary: fc.constantFrom<Step>("buyer pays the deposit", "buyer pays the balance") },
          { weight: 3, arbitrary: fc.constantFrom<Step>(...STEPS) },
        ),
        { minLength: 4, maxLength: 10 },
      );
      await fc.assert(
        fc.asyncProperty(steps, async (walk) => {
          const { buyer, id } = await walks.ready();
          let status = "held";
          let hasMoney = false;
          let canceledBy: Step | undefined;
          for (const step of walk) {
            const quiet = quietly(step, status, hasMoney);
            const leads = quiet ?? LEADS[step]?.[status] ??
              (status === "refunded" && step === canceledBy ? "refunded" : undefined);
            // Cancellations book their refunds in jobs, and a payment's jobs do not change its status.
            const code = await take(step, id, buyer);
            if (leads === undefined) {
              expect(code, `${step} of a ${status} reservation`).toBeGreaterThanOrEqual(400);
              expect(code).toBeLessThan(500);
              if (step.startsWith("stranger")) expect(code).toBe(404);
              refusals++;
            } else expect(code, `${step} of a ${status} reservation`).toBe(200);
            const isOver = quiet !== undefined && status.startsWith("cancelled-") && hasMoney;
            if (leads?.startsWith("cancelled-") && !quiet && !status.startsWith("cancelled-")) {
              canceledBy = step;
            }
            status = isOver ? "refunded" : leads ?? status;
            expect(await statusOf(id), step).toBe(status);
            hasMoney ||= status === "deposit-paid" || status === "paid";
            seen.add(status);
          }
        }),
        { numRuns: 30, interruptAfterTimeLimit: 60_000 },
      );
      const money = await expectSoundMoney(market);
      // A run is meaningful only if it reached these statuses.
      expect([...seen]).toEqual(expect.arrayContaining(["deposit-paid", "paid"]));
      expect(refusals).toBeGreaterThan(10);
      expect(money.charges).toBeGreaterThan(10);
    },
    90_000,
  );
});
