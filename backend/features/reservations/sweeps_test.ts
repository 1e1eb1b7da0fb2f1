import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { booksOf, walksOf } from "../../testing/reservation_walks.ts";
import { forEachRow } from "../../platform/batches.ts";
import { releaseFunds } from "../sale/ending/complete_actions.ts";
import { remindOfBalances } from "../sale/notices/notify_actions.ts";
import { takeBalancesDue } from "../sale/notices/notify_store.ts";
import type { PaymentsPort } from "../../platform/ports/payments/port.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
let seller: Person & { breederId: string };
let shop: ReturnType<typeof checkoutOf>;
let walks: ReturnType<typeof walksOf>;
/** Intents for which every call fails, as if by a bug in our code or the provider's. */
const cursed = new Set<string>();

function breaking(payments: PaymentsPort): PaymentsPort {
  return {
    ...payments,
    cancelIntent: (id) => cursed.has(id) ? Promise.reject(new Error("cursed")) : payments.cancelIntent(id),
  };
}

beforeAll(async () => {
  market = await openMarket({ features: ["payments", "reservations"], provider: true, wrap: breaking });
  shop = checkoutOf(market);
  seller = await market.seller();
  walks = walksOf(market, seller);
}, 40_000);
afterAll(() => market.close());

const DAY = 86_400_000;
const run = async (job: "expireHolds" | "releaseDueFunds") => {
  await market.services.addJob(market.db, job, {});
  await runJobs(market);
};
const statusOf = async (id: string) =>
  (await market.db.selectFrom("reservations").select("status").where("id", "=", id).executeTakeFirstOrThrow())
    .status;
const releasedOf = async (id: string) => 0 - ((await booksOf(market, id))["breeder-available"] ?? 0);

/** Makes a sale that the breeder completed alone `days` days ago. */
async function completed(days: number) {
  const made = await walks.fullyPaid();
  const at = new Date(Date.now() - days * DAY);
  await market.db.updateTable("reservations").set({ status: "completed", completed_at: at }).where(
    "id",
    "=",
    made.id,
  )
    .execute();
  return made;
}
/** Makes the database refuse bookings of this kind for this reservation. */
const refuse = (id: string, kind: string) =>
  sql`create function refuse_it() returns trigger language plpgsql as $$
      begin raise exception 'cursed'; end $$;
    create trigger refuse_it before insert on ledger_transactions for each row
      when (new.reservation_id = ${sql.lit(id)} and new.kind = ${
    sql.lit(kind)
  }) execute function refuse_it();`
    .execute(market.db);
const allow = () =>
  sql`drop trigger refuse_it on ledger_transactions; drop function refuse_it();`.execute(market.db);

describe("a sweep over holds", () => {
  it("ends the others where one is stuck, whichever comes first", async () => {
    const holds = [];
    for (let i = 0; i < 3; i++) {
      const { buyer, id } = await walks.ready();
      const { body: { intentId } } = await shop.intent(buyer, id, seller);
      holds.push({ id, intentId: intentId as string });
      await market.passHold(id);
    }
    for (const stuck of [holds[0]!, holds[2]!]) cursed.add(stuck.intentId);
    await run("expireHolds");
    expect(await Promise.all(holds.map(({ id }) => statusOf(id)))).toEqual(["held", "expired", "held"]);
    cursed.clear();
    await run("expireHolds");
    expect(await Promise.all(holds.map(({ id }) => statusOf(id)))).toEqual(["expired", "expired", "expired"]);
  });
});

describe("a sweep over finished sales", () => {
  it("releases the others where one fails, and that one once it can", async () => {
    const [first, second, third] = [await completed(20), await completed(20), await completed(20)];
    await refuse(second.id, "release");
    await run("releaseDueFunds");
    await allow();
    expect([await releasedOf(first.id), await releasedOf(second.id), await releasedOf(third.id)]).toEqual(
      [212_500, 0, 212_500],
    );
    await run("releaseDueFunds");
    expect(await releasedOf(second.id)).toBe(212_500);
  });

  it("keeps the 14 days also where the job itself is asked, and knows the days of kept deposits", async () => {
    const early = await completed(13);
    await releaseFunds(market.services, early.id);
    expect(await releasedOf(early.id)).toBe(0);
    await market.db.updateTable("reservations").set({ completed_at: new Date(Date.now() - 15 * DAY) })
      .where("id", "=", early.id).execute();
    await releaseFunds(market.services, early.id);
    expect(await releasedOf(early.id)).toBe(212_500);

    const strict = await market.seller({ deposit_refund_percent: 0 });
    const kept = await walksOf(market, strict).depositPaid();
    await market.db.updateTable("reservations").set({ paid_at: new Date(Date.now() - 9 * DAY) })
      .where("id", "=", kept.id).execute();
    await shop.status(kept.buyer, kept.id, "cancel");
    const lost = await market.services.pool.query(
      "delete from graphile_worker._private_jobs where key = $1",
      [`release:${kept.id}`],
    );
    // The end of the sale scheduled it.
    expect(lost.rowCount).toBe(1);
    await run("releaseDueFunds");
    expect(await releasedOf(kept.id)).toBe(0);
    await market.db.updateTable("reservations").set({ ended_at: new Date(Date.now() - 15 * DAY) })
      .where("id", "=", kept.id).execute();
    // The sale's own job was lost, and the sweep finds it.
    await run("releaseDueFunds");
    expect(await releasedOf(kept.id)).toBeGreaterThan(0);
  });

  it("looks at a sale with nothing to release once, and at a frozen one again when it thaws", async () => {
    const gone = await walks.depositPaid();
    await shop.status(gone.buyer, gone.id, "cancel");
    await runJobs(market);
    await market.db.updateTable("reservations").set({ ended_at: new Date(Date.now() - 15 * DAY) })
      .where("id", "=", gone.id).execute();
    const frozen = await completed(90);
    const standing = (account_status: "Suspended" | "Active") =>
      market.db.updateTable("users").set({ account_status }).where("id", "=", seller.id).execute();
    await run("releaseDueFunds");
    const { funds_settled_at } = await market.db.selectFrom("reservations").select("funds_settled_at")
      .where("id", "=", gone.id).executeTakeFirstOrThrow();
    expect(funds_settled_at).toBeInstanceOf(Date);
    expect(await releasedOf(frozen.id)).toBe(212_500);
    const late = await completed(90);
    await standing("Suspended");
    await run("releaseDueFunds");
    expect(await releasedOf(late.id)).toBe(0);
    await standing("Active");
    await run("releaseDueFunds");
    expect(await releasedOf(late.id)).toBe(212_500);
  });
});

describe("reminders of balances", () => {
  it("come to the last of many, each once for its due date, and again for a new one", async () => {
    const due = async (id: string, hours: number) => {
      const at = new Date(Date.now() + hours * 3_600_000);
      await market.db.updateTable("reservations").set({ balance_due_at: at }).where("id", "=", id).execute();
    };
    const all = [];
    for (let i = 0; i < 3; i++) all.push((await walks.depositPaid()).id);
    for (const [i, id] of all.entries()) await due(id, 20 + i);
    // A batch full of already reminded buyers would never reach the third.
    const taken: string[] = [];
    for (let i = 0; i < 4; i++) taken.push(...(await takeBalancesDue(market.db, 1)).map(({ id }) => id));
    expect(taken).toEqual(all);
    await due(all[0]!, 40);
    expect(await takeBalancesDue(market.db, 5)).toEqual([{ id: all[0], isLate: false }]);
    await due(all[0]!, -1);
    expect(await takeBalancesDue(market.db, 5)).toEqual([{ id: all[0], isLate: true }]);
    await due(all[0]!, -2);
    expect(await takeBalancesDue(market.db, 5)).toEqual([{ id: all[0], isLate: true }]);
  });

  it("are written a second time where the breeder has extended", async () => {
    const { id, buyer } = await walks.depositPaid();
    const mails = () =>
      market.db.selectFrom("mails").select("id").where("user_id", "=", buyer.id)
        .where("kind", "=", "reservation-balance-due").execute();
    for (const hours of [10, 40]) {
      await market.db.updateTable("reservations").set({
        balance_due_at: new Date(Date.now() + hours * 3_600_000),
      })
        .where("id", "=", id).execute();
      for (let i = 0; i < 2; i++) {
        await remindOfBalances(market.services);
        await runJobs(market);
      }
    }
    expect(await mails()).toHaveLength(2);
  });

  it("are tried again where the mail could not be written, and none is lost without a word", async () => {
    const { id, buyer } = await walks.depositPaid();
    await runJobs(market);
    await sql`create function refuse_mail() returns trigger language plpgsql as $$
        begin raise exception 'no mail'; end $$;
      create trigger refuse_mail before insert on mails for each row
        when (new.user_id = ${sql.lit(buyer.id)}) execute function refuse_mail();`.execute(market.db);
    const { notifyReservation } = await import("../sale/notices/notify_actions.ts");
    const told = notifyReservation(market.services, { reservationId: id, happening: "paid" });
    await expect(told).rejects.toThrow("no mail");
    await sql`drop trigger refuse_mail on mails; drop function refuse_mail();`.execute(market.db);
    // The breeder's email was rolled back with it, so the repeated job writes both.
    const count = () =>
      market.db.selectFrom("mails").select("id").where("kind", "=", "reservation-paid")
        .where("user_id", "in", [buyer.id, seller.id]).execute().then((rows) => rows.length);
    expect(await count()).toBe(0);
    await notifyReservation(market.services, { reservationId: id, happening: "paid" });
    expect(await count()).toBe(2);
  });
});

describe("forEachRow", () => {
  it("passes pages that are full of failures, ends, and counts what it did", async () => {
    const rows = Array.from({ length: 25 }, (_, i) => ({ id: String(i).padStart(2, "0") }));
    const logged: string[] = [];
    const seen: string[] = [];
    const done = await forEachRow({
      page: (after, limit) =>
        Promise.resolve(rows.filter(({ id }) => after === undefined || id > after.id).slice(0, limit)),
      work: ({ id }) => {
        seen.push(id);
        return Number(id) < 20 ? Promise.reject(new Error("stuck")) : Promise.resolve();
      },
      failed: "stuck",
      log: { warn: (msg) => void logged.push(msg) },
      limit: 5,
    });
    expect(seen).toEqual(rows.map(({ id }) => id));
    expect([done, logged.length]).toEqual([5, 20]);
  });
});
