import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withTx } from "../../platform/db/tx.ts";
import type { PayoutStatus } from "../../platform/db/schema.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { addBreeder } from "../../testing/fixtures.ts";
import { chargebackLostEntries, coverEntries, type Entry, payoutEntries, reachesWaiting } from "./rules.ts";
import { balanceCents, lockBreeder, post } from "./store.ts";
import { fundsForLoss, waitingCents } from "./waiting_store.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ features: [] });
});
afterAll(() => app.close());

const STATUSES: readonly PayoutStatus[] = [
  "pending",
  "transferred",
  "on-the-way",
  "paid",
  "returning",
  "failed",
  "canceled",
];
const SALE = "00000000-0000-7000-8000-000000000001";

const book = (kind: string, entries: readonly Entry[]) =>
  post(app.db, app.services.newId, {
    source: `${kind}:${app.services.newId()}`,
    kind,
    orderId: null,
    reservationId: null,
    entries,
  });

/** Creates a breeder with available funds, and a payout of 100,000 cents in this state. */
async function breederWith(
  payout: { status: PayoutStatus; isTried?: boolean; sharedSecondsAgo?: number },
  availableCents = 20_000,
): Promise<string> {
  const { id: breederId } = await addBreeder(app.services);
  await book("release", [
    { account: "breeder-available", breederId, amountCents: -(100_000 + availableCents) },
    { account: "platform-fees", amountCents: 100_000 + availableCents },
  ]);
  const id = app.services.newId();
  await app.db.insertInto("payouts").values({
    id,
    breeder_id: breederId,
    provider_account_id: `acct_${id}`,
    amount_cents: 100_000,
    status: payout.status,
    tried_at: payout.isTried ? sql<Date>`now()` : null,
    shared_at: payout.sharedSecondsAgo === undefined
      ? null
      : sql<Date>`now() - make_interval(secs => ${payout.sharedSecondsAgo})`,
  }).execute();
  await book("payout", payoutEntries(breederId, 100_000));
  return breederId;
}

const lossOf = (breederId: string, lossCents: number) =>
  withTx(app.db, async (trx) => {
    await lockBreeder(trx, breederId);
    const funds = await fundsForLoss(trx, app.services.newId, { breederId, reservationId: SALE, lossCents });
    await post(trx, app.services.newId, {
      source: `loss:${app.services.newId()}`,
      kind: "chargeback-lost",
      orderId: null,
      reservationId: null,
      entries: chargebackLostEntries(breederId, lossCents, funds),
    });
  });

const fundsOf = async (breederId: string) => ({
  available: await balanceCents(app.db, "breeder-available", breederId),
  kept: await balanceCents(app.db, "breeder-payouts", breederId),
  owed: 0 - await balanceCents(app.db, "breeder-debts", breederId),
});

describe("a loss that available funds don't cover", () => {
  const waits = { status: "pending" as const };
  it.each([
    ...STATUSES.map((status) => [{ status }, status === "pending"] as const),
    // A call is under way, or its answer was lost.
    [{ ...waits, isTried: true }, false] as const,
    // Another process asked at the same time as the refused one.
    [{ ...waits, sharedSecondsAgo: 29 }, false] as const,
    [{ ...waits, sharedSecondsAgo: 31 }, true] as const,
  ])("takes the money of a payout that has not left, and of no other (%o: %o)", async (payout, isTaken) => {
    const breederId = await breederWith(payout);
    expect(await waitingCents(app.db, breederId)).toBe(isTaken ? 100_000 : 0);
    await lossOf(breederId, 50_000);
    expect(await fundsOf(breederId)).toEqual(
      isTaken ? { available: 70_000, kept: 0, owed: 0 } : { available: 0, kept: 100_000, owed: 30_000 },
    );
    const [row] = await app.db.selectFrom("payouts").select(["status", "failure"])
      .where("breeder_id", "=", breederId).execute();
    expect(row).toMatchObject(isTaken ? { status: "canceled", failure: "loss" } : { status: payout.status });
  });

  it("leaves a payout alone as long as they cover it, to the cent", async () => {
    const covered = await breederWith(waits);
    await lossOf(covered, 20_000);
    expect(await fundsOf(covered)).toEqual({ available: 0, kept: 100_000, owed: 0 });
    const short = await breederWith(waits);
    await lossOf(short, 20_001);
    expect(await fundsOf(short)).toEqual({ available: 99_999, kept: 0, owed: 0 });
  });

  it("is owed as far as the payout doesn't cover it either", async () => {
    const breederId = await breederWith(waits);
    await lossOf(breederId, 120_500);
    expect(await fundsOf(breederId)).toEqual({ available: 0, kept: 0, owed: 500 });
  });
});

describe("reachesWaiting", () => {
  const cents = fc.integer({ min: -5_000, max: 5_000 });
  it("is true exactly if the loss would be owed without the payout", () => {
    fc.assert(fc.property(fc.nat(9_000), cents, cents, (loss, pendingCents, availableCents) => {
      const owed = chargebackLostEntries("b", loss, { pendingCents, availableCents })
        .some(({ account }) => account === "breeder-debts");
      expect(reachesWaiting(loss, { pendingCents, availableCents })).toBe(owed);
      const isShort = coverEntries("b", loss, availableCents)
        .some(({ account }) => account === "breeder-debts");
      expect(reachesWaiting(loss, { pendingCents: -loss, availableCents })).toBe(isShort);
    }));
  });
});
