import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addUser, bearer } from "../../testing/fixtures.ts";
import { verdictOf } from "../../testing/ledger.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { booksOf, walksOf } from "../../testing/reservation_walks.ts";
import { ASKED } from "./check_store.ts";
import { reconcileMoney } from "./reconcile_actions.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
let seller: Person & { breederId: string };
let shop: ReturnType<typeof checkoutOf>;
let walks: ReturnType<typeof walksOf>;

beforeAll(async () => {
  market = await openMarket({
    features: ["money", "payments", "reservations"],
    provider: true,
    env: { ADMIN_EMAIL: "staff@hearthpaw.example" },
  });
  shop = checkoutOf(market);
  seller = await market.seller();
  walks = walksOf(market, seller);
}, 40_000);
afterAll(() => market.close());

const reconcile = () => reconcileMoney(market.services, { pauseMs: 0 });
const differences = () => market.db.selectFrom("money_differences").selectAll().execute();
const alerts = () =>
  market.db.selectFrom("mails").selectAll().where("kind", "=", "money-invariants").execute();

describe("reconcileMoney", () => {
  it("settles what no webhook told of, and calls that no violation", async () => {
    const { id } = await walks.confirmed();
    const back = await walks.depositPaid();
    await shop.status(back.buyer, back.id, "cancel");
    await runJobs(market);
    const refund = await market.db.selectFrom("refunds").selectAll().executeTakeFirstOrThrow();
    // Days later the bank returns it, and we receive no event.
    await market.sandbox.payments.ask("POST", `/refunds/${refund.provider_refund_id}/end`, {
      outcome: "fail",
    });
    const gone = await walks.depositPaid();
    await market.sandbox.payments.ask("POST", "/disputes", { intentId: gone.intentId, reason: "fraudulent" });
    expect((await verdictOf(market)).violations.map(({ invariant }) => invariant)).toEqual(
      expect.arrayContaining(["I2", "I4", "I6"]),
    );
    const { violations, mended, owed, seen } = await reconcile();
    expect(violations).toEqual([]);
    expect(mended).toBeGreaterThan(3);
    expect(owed).toEqual({ count: 1, cents: 37_500 });
    expect(seen).toMatchObject({ charges: 3, failedRefunds: 1, disputes: 1 });
    const { status } = await market.db.selectFrom("reservations").select("status").where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(status).toBe("deposit-paid");
    expect(await alerts()).toEqual([]);
    expect((await reconcile()).mended).toBe(0);
  });

  it("tells staff by mail and log of what does not hold, and of nothing personal", async () => {
    const { id, buyer } = await walks.depositPaid();
    await market.db.updateTable("reservations").set({ status: "paid" }).where("id", "=", id).execute();
    const { violations } = await reconcile();
    expect(violations).toMatchObject([{ invariant: "I7", subject: id }]);
    const [alert] = await alerts();
    expect(alert).toMatchObject({
      recipient: "staff@hearthpaw.example",
      subject: "1 problem with money found",
    });
    expect(alert!.text_body).toContain(id);
    expect(alert!.text_body).not.toContain("Whitfield");
    expect(
      market.app.logged.some(({ level, msg, subject }) =>
        level === "error" && msg === "an invariant of money does not hold" && subject === id
      ),
    ).toBe(true);
    const known = await differences();
    expect(known).toMatchObject([{ rule: "I7", subject: id }]);
    // A difference seen again is the same one; a comparison over a shorter period cannot tell that it is
    // gone.
    await reconcile();
    expect(await differences()).toMatchObject([{ first_seen_at: known[0]!.first_seen_at }]);
    await market.db.updateTable("reservations").set({ status: "deposit-paid" }).where("id", "=", id)
      .execute();
    await reconcileMoney(market.services, { pauseMs: 0, since: new Date() });
    expect(await differences()).toHaveLength(1);
    await reconcile();
    expect(await differences()).toEqual([]);
    expect((await shop.get(buyer, id)).status).toBe(200);
  });

  it("books a part refunded in the provider's dashboard, and ends a sale that was refunded whole there", async () => {
    const { payments } = market.sandbox;
    const { id, buyer, intentId } = await walks.depositPaid();
    const give = (amountCents: number) =>
      payments.refund({
        intentId,
        amountCents,
        reason: "requested_by_customer",
        idempotencyKey: crypto.randomUUID(),
      });
    await give(5_000);
    expect((await verdictOf(market)).violations.map(({ invariant }) => invariant)).toEqual(["I2", "I7"]);
    expect(await reconcile()).toMatchObject({ violations: [], mended: 1 });
    expect((await reconcile()).mended).toBe(0);
    expect((await shop.get(buyer, id)).body.reservedPet.timeline.at(-1)).toMatchObject({
      status: "deposit-paid",
      by: "admin",
      reason: "Refund of $50, made with the payment provider.",
    });
    await give(32_500);
    expect((await reconcile()).violations).toEqual([]);
    await runJobs(market);
    expect((await shop.get(buyer, id)).body.reservedPet.status).toBe("refunded");
    expect(await reconcile()).toMatchObject({ violations: [], found: { count: 0 } });
    expect(await differences()).toEqual([]);
  });

  it("hears of a bank's decision that moved no money, and ends the sale by it", async () => {
    const made = await walks.depositPaid();
    const { ask } = market.sandbox.payments;
    const opened = await ask<{ id: string }>("POST", "/disputes", { intentId: made.intentId });
    await reconcile();
    await ask("POST", `/disputes/${opened.id}/close`, { outcome: "lost" });
    await reconcile();
    await runJobs(market);
    const { status } = await market.db.selectFrom("chargebacks").select("status")
      .where("provider_dispute_id", "=", opened.id).executeTakeFirstOrThrow();
    expect(status).toBe("lost");
    const sale = await market.db.selectFrom("reservations").select("status").where("id", "=", made.id)
      .executeTakeFirstOrThrow();
    expect(sale.status).toMatch(/^(cancelled-by-platform|refunded)$/);
    const books = await booksOf(market, made.id);
    expect([books["breeder-pending"], books.chargebacks]).toEqual([0, 0]);
  });

  it("is asked for by staff, once at a time, and shows what it left", async () => {
    const user = await addUser(market.services, { role: "Admin" });
    const { authorization } = await bearer(market.services, user);
    const admin = { id: user.id, token: authorization.slice("Bearer ".length) };
    const path = "/v1/admin/reconciliation";
    const { id } = await walks.depositPaid();
    await reconcile();
    await market.db.updateTable("reservations").set({ status: "paid" }).where("id", "=", id).execute();
    await market.db.insertInto("money_differences").values({
      rule: "I7",
      subject: id,
      detail: "known since yesterday",
      looked_since: new Date(0),
      first_seen_at: new Date(0),
      last_seen_at: new Date(0),
    }).execute();
    const asked = await Promise.all([1, 2].map(() => market.call(admin, "POST", path)));
    for (const { status, body } of asked) expect([status, body.isUnderWay]).toEqual([200, true]);
    const { rows } = await market.services.pool.query("select 1 from graphile_worker.jobs where key = $1", [
      ASKED,
    ]);
    expect(rows).toHaveLength(1);
    const { body } = await market.call(admin, "GET", path);
    expect(body).toMatchObject({
      check: { since: expect.any(String), charges: expect.any(Number), settled: 0 },
      differences: [{ rule: "I7", title: "No paid reservation without its money", subject: id }],
      total: 1,
    });
    await market.db.updateTable("reservations").set({ status: "deposit-paid" }).where("id", "=", id)
      .execute();
    await runJobs(market);
    expect((await market.call(admin, "GET", path)).body).toMatchObject({ isUnderWay: false, total: 0 });
  });

  it("says so where the provider cannot be read, instead of finding nothing", async () => {
    const { ask } = market.sandbox.payments;
    await ask("POST", "/faults", {
      kind: "error",
      status: 500,
      method: "GET",
      path: "/v1/refunds",
      times: 20,
    });
    await expect(reconcile()).rejects.toMatchObject({ code: "payments_unavailable" });
    await ask("DELETE", "/faults");
  });
});
