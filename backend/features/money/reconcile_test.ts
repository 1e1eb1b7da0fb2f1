import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verdictOf } from "../../testing/ledger.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { walksOf } from "../../testing/reservation_walks.ts";
import { reconcileMoney } from "./reconcile_actions.ts";

let market: Market;
let seller: Person & { breederId: string };
let shop: ReturnType<typeof checkoutOf>;
let walks: ReturnType<typeof walksOf>;

beforeAll(async () => {
  market = await openMarket({ provider: true, env: { ADMIN_EMAIL: "staff@hearthpaw.example" } });
  shop = checkoutOf(market);
  seller = await market.seller();
  walks = walksOf(market, seller);
}, 40_000);
afterAll(() => market.close());

const reconcile = () => reconcileMoney(market.services, { pauseMs: 0 });
const alerts = () =>
  market.db.selectFrom("mails").selectAll().where("kind", "=", "money-invariants").execute();

describe("reconcileMoney", () => {
  it("settles what no webhook told of, and calls that no violation", async () => {
    const { id } = await walks.confirmed();
    const back = await walks.depositPaid();
    await shop.status(back.buyer, back.id, "cancel");
    await market.runJobs();
    const refund = await market.db.selectFrom("refunds").selectAll().executeTakeFirstOrThrow();
    // Days later the bank sends it back, and nobody hears of it.
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
    await market.db.updateTable("reservations").set({ status: "deposit-paid" }).where("id", "=", id)
      .execute();
    expect((await shop.get(buyer, id)).status).toBe(200);
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
