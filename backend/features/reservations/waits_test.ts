import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessToken, addUser } from "../../testing/fixtures.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { booksOf, petOf, walksOf } from "../../testing/reservation_walks.ts";
import { syncDispute } from "../sale/chargeback/chargeback_actions.ts";
import { releaseFunds } from "../sale/ending/complete_actions.ts";
import { moveWaitingSale } from "../sale/ending/wait_actions.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
let seller: Person & { breederId: string };
let shop: ReturnType<typeof checkoutOf>;

beforeAll(async () => {
  market = await openMarket({
    features: ["payments", "reservations", "sale", "staff"],
    provider: true,
    env: { ADMIN_EMAIL: "staff@hearthpaw.example" },
  });
  shop = checkoutOf(market);
  seller = await market.seller();
}, 40_000);
afterAll(() => market.close());

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY);
const sweep = async () => {
  await market.services.addJob(market.db, "moveWaitingSales", {});
  await runJobs(market);
};
const rowOf = (id: string) =>
  market.db.selectFrom("reservations").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const subjects = async (id: string, kind: string, who: { id: string } | null) =>
  (await market.db.selectFrom("mails").select("subject").where("kind", "=", kind)
    .where("reservation_id", "=", id).where("user_id", who ? "=" : "is", who?.id ?? null).orderBy(
      "created_at",
    )
    .execute()).map(({ subject }) => subject);

async function paid(by = seller, days = 0) {
  const made = await walksOf(market, by).fullyPaid();
  await market.db.updateTable("payments").set({ succeeded_at: ago(days) }).where(
    "reservation_id",
    "=",
    made.id,
  )
    .execute();
  await market.db.updateTable("reservations").set({ paid_at: ago(days) }).where("id", "=", made.id).execute();
  return made;
}
/** Makes a sale whose buyer confirmed the hand-off `days` days ago. */
async function handedOver(days: number, by = seller) {
  const made = await paid(by, days);
  expect((await shop.status(made.buyer, made.id, "confirm-handover")).status).toBe(200);
  await runJobs(market);
  await age(made.id, days);
  return made;
}
/** Moves the buyer's confirmation and the next check back. */
const age = (id: string, days: number) =>
  market.db.updateTable("reservations").set({ handed_over_at: ago(days), wait_look_at: ago(1) }).where(
    "id",
    "=",
    id,
  )
    .execute();

describe("a sale whose buyer has the pet", () => {
  it("tells both sides what follows and when", async () => {
    const { id, buyer } = await handedOver(0);
    const { body: { reservedPet } } = await shop.get(buyer, id);
    const left = Date.parse(reservedPet.completesAt) - Date.now();
    expect(Math.round(left / 3_600_000)).toBe(7 * 24);
    expect(await subjects(id, "reservation-handed-over", buyer)).toEqual([
      expect.stringMatching(/^You confirmed you have /),
    ]);
    const { text } = await market.db.selectFrom("mails as m").innerJoin(
      "mailbox as b",
      "b.message_id",
      "m.message_id",
    )
      .select("b.text_body as text").where("m.kind", "=", "reservation-handed-over")
      .where("m.user_id", "=", seller.id).where("m.reservation_id", "=", id).executeTakeFirstOrThrow();
    expect(text.replace(/\s+/g, " ")).toMatch(/If you don't, we'll complete it on \w+day, \w+ \d+\./);
  });

  it("reminds its breeder after 2 and 5 days, and completes after 7 as if both had agreed", async () => {
    const { id, pet } = await handedOver(1.99);
    await sweep();
    const reminders = () => subjects(id, "reservation-completion-due", seller);
    expect(await reminders()).toEqual([]);
    await age(id, 2.01);
    await sweep();
    await sweep();
    expect(await reminders()).toEqual([expect.stringMatching(/^Complete the sale of /)]);
    await age(id, 5.01);
    await sweep();
    expect(await reminders()).toHaveLength(2);
    await age(id, 6.99);
    await sweep();
    expect((await rowOf(id)).status).toBe("handed-over");
    await age(id, 7.01);
    await Promise.all([1, 2, 3].map(() => moveWaitingSale(market.services, id)));
    await runJobs(market);
    expect((await rowOf(id)).status).toBe("completed");
    expect((await petOf(market, pet.id)).status).toBe("sold");
    const { body: { reservedPet } } = await market.call(seller, "GET", `/v1/breeders/pets/reserved/${id}`);
    expect(reservedPet.timeline.at(-1)).toMatchObject({ status: "completed", by: "system" });
    expect(await subjects(id, "reservation-completed-by-time", seller)).toHaveLength(1);
    // 72 hours, not 14 days.
    expect(await booksOf(market, id)).toMatchObject({ "breeder-pending": -212_500 });
    await market.db.updateTable("reservations").set({ completed_at: ago(2.99) }).where("id", "=", id)
      .execute();
    await releaseFunds(market.services, id);
    expect(await booksOf(market, id)).toMatchObject({ "breeder-pending": -212_500 });
    await market.db.updateTable("reservations").set({ completed_at: ago(3.01) }).where("id", "=", id)
      .execute();
    await releaseFunds(market.services, id);
    expect(await booksOf(market, id)).toMatchObject({ "breeder-pending": 0, "breeder-available": -212_500 });
  });

  it("doesn't remind a breeder who pressed before the reminder was written", async () => {
    const { id } = await handedOver(2.01);
    await moveWaitingSale(market.services, id);
    expect((await shop.complete(seller, id)).status).toBe(200);
    await runJobs(market);
    expect(await subjects(id, "reservation-completion-due", seller)).toEqual([]);
    expect(await subjects(id, "reservation-completed-by-time", seller)).toEqual([]);
  });

  it("waits while its breeder is suspended or a bank contests it, and goes on with the time that was left", async () => {
    const other = await market.seller();
    const suspended = await handedOver(6, other);
    const contested = await handedOver(6);
    for (const { id } of [suspended, contested]) {
      await market.db.updateTable("reservations").set({ wait_steps: 2 }).where("id", "=", id).execute();
    }
    const account = (status: "Active" | "Suspended") =>
      market.db.updateTable("users").set({ account_status: status }).where("id", "=", other.id).execute();
    await account("Suspended");
    const { ask } = market.sandbox.payments;
    const { id: chargeback } = await ask<{ id: string }>("POST", "/disputes", {
      intentId: contested.balanceId,
    });
    await syncDispute(market.services, chargeback);
    await sweep();
    for (const { id, buyer } of [suspended, contested]) {
      expect((await rowOf(id)).wait_stopped_since).toBeInstanceOf(Date);
      expect((await shop.get(buyer, id)).body.reservedPet.completesAt).toBeNull();
      // Stopped 10 days after the buyer's confirmation, 4 days ago.
      await market.db.updateTable("reservations").set({ handed_over_at: ago(10), wait_stopped_since: ago(4) })
        .where("id", "=", id).execute();
    }
    await sweep();
    for (const { id } of [suspended, contested]) expect((await rowOf(id)).status).toBe("handed-over");
    await account("Active");
    await ask("POST", `/disputes/${chargeback}/close`, { outcome: "won" });
    await syncDispute(market.services, chargeback);
    await sweep();
    for (const { id } of [suspended, contested]) {
      const { status, wait_stopped_since, wait_look_at } = await rowOf(id);
      expect([status, wait_stopped_since]).toEqual(["handed-over", null]);
      expect(Math.round((wait_look_at!.getTime() - Date.now()) / 3_600_000)).toBe(24);
      expect(await subjects(id, "reservation-completion-due", id === suspended.id ? other : seller)).toEqual(
        [],
      );
      await market.db.updateTable("reservations").set({ handed_over_at: ago(11.01), wait_look_at: ago(0) })
        .where("id", "=", id).execute();
    }
    await sweep();
    for (const { id } of [suspended, contested]) expect((await rowOf(id)).status).toBe("completed");
  });
});

describe("a paid sale that nobody confirms", () => {
  it("reminds both sides after 3 and 7 days and is a task for staff after 14", async () => {
    const { id, buyer } = await paid();
    const at = async (days: number) => {
      await market.db.updateTable("payments").set({ succeeded_at: ago(days) }).where(
        "reservation_id",
        "=",
        id,
      )
        .execute();
      await market.db.updateTable("reservations").set({ paid_at: ago(days), wait_look_at: ago(1) })
        .where("id", "=", id).execute();
      await sweep();
    };
    const told = async () =>
      (await Promise.all([buyer, seller].map((who) => subjects(id, "reservation-handover-due", who))))
        .map(({ length }) => length);
    for (const [days, count] of [[2.99, 0], [3.01, 1], [6.99, 1], [7.01, 2], [13.99, 2]] as const) {
      await at(days);
      expect(await told(), `${days} days`).toEqual([count, count]);
    }
    expect((await rowOf(id)).stuck_since).toBeNull();
    await at(14.01);
    await sweep();
    expect((await rowOf(id)).stuck_since).toBeInstanceOf(Date);
    expect(await told()).toEqual([2, 2]);
    const alerts = await market.db.selectFrom("mails").select(["recipient", "subject"])
      .where("kind", "=", "sale-stuck").execute();
    expect(alerts).toEqual([{
      recipient: "staff@hearthpaw.example",
      subject: expect.stringMatching(/^Hand-off not confirmed: reservation HP-/),
    }]);
    const staff = await addUser(market.services, { role: "Admin" });
    const token = await accessToken(market.services, staff);
    const asked = async (path: string) => (await market.call({ id: staff.id, token }, "GET", path)).body;
    const listed = async () =>
      (await asked("/v1/admin/orders?waiting=hand-off")).orders.map(
        ({ reservedPetId }: { reservedPetId: string }) => reservedPetId,
      );
    expect(await listed()).toEqual([id]);
    expect((await asked("/v1/admin/queues")).queues.handoffs).toMatchObject({ count: 1, hasMore: false });
    // The buyer's confirmation ends the task.
    expect((await shop.status(buyer, id, "confirm-handover")).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ stuck_since: null, wait_steps: 0 });
    expect(await listed()).toEqual([]);
  });
});
