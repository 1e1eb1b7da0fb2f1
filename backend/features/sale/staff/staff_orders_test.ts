import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addUser, bearer } from "../../../testing/fixtures.ts";
import { walksOf } from "../../../testing/reservation_walks.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../../testing/reservations.ts";
import { runJobs } from "../../../testing/jobs.ts";

let market: Market;
let shop: ReturnType<typeof checkoutOf>;
let walks: ReturnType<typeof walksOf>;
let seller: Person & { breederId: string };
let staff: Person;

beforeAll(async () => {
  market = await openMarket({ features: ["payments", "reservations", "sale"], provider: true });
  shop = checkoutOf(market);
  seller = await market.seller({ name: "Willow Creek Cavaliers" });
  walks = walksOf(market, seller);
  const admin = await addUser(market.services, { role: "Admin" });
  staff = {
    id: admin.id,
    token: (await bearer(market.services, admin)).authorization.slice("Bearer ".length),
  };
});
afterAll(() => market.close());

// deno-lint-ignore no-explicit-any -- tests read JSON as it comes
type Order = any;
const find = async (q?: string): Promise<Order[]> => {
  const query = q === undefined ? "" : `?q=${encodeURIComponent(q)}`;
  const { status, body } = await market.call(staff, "GET", `/v1/admin/orders${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.orders;
};
const storyOf = async (id: string) => (await market.call(staff, "GET", `/v1/admin/orders/${id}`)).body.story;

describe("staff find an order", () => {
  it("by number however it is typed, by either id, by intent, by the buyer's email and address, and by the pet's name", async () => {
    const { buyer, id, intentId, pet } = await walks.depositPaid({}, { name: "Clementine of 100% Sunshine" });
    const { number } = await market.db.selectFrom("reservations").select("number").where("id", "=", id)
      .executeTakeFirstOrThrow();
    const { email } = await market.db.selectFrom("users").select("email").where("id", "=", buyer.id)
      .executeTakeFirstOrThrow();
    const [order] = await find(number);
    expect(order).toMatchObject({
      number,
      reservedPetId: id,
      petName: pet.name,
      buyerEmail: email,
      status: "deposit-paid",
      breederName: "Willow Creek Cavaliers",
      totalCents: 257_500,
      paidCents: 37_500,
      owedCents: 0,
    });
    const ways = [
      number.toLowerCase(),
      number.replaceAll("-", " "),
      id,
      order.id,
      intentId,
      email.toUpperCase(),
      "clementine",
      "Clementine of 100%",
    ];
    const delivery = { address: { line1: "412 Maple% Street", postalCode: "59718" } };
    await market.db.updateTable("reservations").set({ progress: JSON.stringify({ delivery }) })
      .where("id", "=", id).execute();
    ways.push("59718", "412 maple%", "412 Maple% Street");
    for (const q of ways) expect((await find(q)).map((one) => one.id), q).toEqual([order.id]);
  });

  it("none by what is nobody's, and a wildcard is a letter", async () => {
    for (
      const q of [
        "412 %",
        "00000",
        "HP-2222-2222",
        "pi_none",
        "nobody@example.com",
        "%",
        "_",
        crypto.randomUUID(),
      ]
    ) {
      expect(await find(q), q).toEqual([]);
    }
  });

  it("the newest first, page by page, each once", async () => {
    await Promise.all(Array.from({ length: 27 }, () => walks.ready()));
    const seen: string[] = [];
    for (let cursor: string | null = "", pages = 0; cursor !== null && pages < 5; pages++) {
      const query: string = cursor === "" ? "" : `?cursor=${cursor}`;
      const { body } = await market.call(staff, "GET", `/v1/admin/orders${query}`);
      seen.push(...body.orders.map(({ createdAt, id }: Order) => `${createdAt} ${id}`));
      cursor = body.nextCursor;
    }
    const { count } = await market.db.selectFrom("orders").select(({ fn }) =>
      fn.countAll<number>().as("count")
    )
      .executeTakeFirstOrThrow();
    expect(seen).toHaveLength(Number(count));
    expect(seen.map((line) => line.split(" ")[0])).toEqual(
      seen.map((line) => line.split(" ")[0]).toSorted().toReversed(),
    );
  });
});

describe("an order's story", () => {
  it("tells steps, bookings beside the provider's record, refunds and mails, of both sides", async () => {
    const { buyer, id, intentId } = await walks.depositPaid();
    await shop.status(buyer, id, "cancel", "It does not fit after all.");
    await runJobs(market);
    const [order] = await find(id);
    const story = await storyOf(order.id);
    expect(story.timeline.map(({ status }: Order) => status)).toEqual([
      "held",
      "deposit-paid",
      "cancelled-by-buyer",
      "refunded",
    ]);
    expect(story.provider).toEqual([{
      id: intentId,
      status: "succeeded",
      amountCents: 37_500,
      receivedCents: 37_500,
      refunds: [{ id: expect.any(String), status: "succeeded", amountCents: 37_500 }],
    }]);
    expect(story.refunds).toMatchObject([{ amountCents: 37_500, status: "succeeded", attempts: 1 }]);
    expect(story.order).toMatchObject({ paidCents: 37_500, refundedCents: 37_500, owedCents: 0 });
    for (const { lines, source } of story.bookings) {
      expect(lines.reduce((sum: number, { amountCents }: Order) => sum + amountCents, 0), source).toBe(0);
    }
    expect(story.bookings.map(({ source }: Order) => source)).toContain(`payment:${intentId}`);
    const tos = new Set(story.mails.map(({ to }: Order) => to));
    expect(tos).toEqual(new Set(["buyer", "breeder"]));
    expect(story.orderDetails.total).toBe(257_500);
  });

  it("is told while the provider cannot be reached, which it says", async () => {
    const { id } = await walks.depositPaid();
    const [order] = await find(id);
    await market.sandbox.payments.ask("POST", "/faults", {
      kind: "error",
      status: 500,
      method: "GET",
      path: "/v1/payment_intents",
      times: 8,
    });
    try {
      expect((await storyOf(order.id)).provider).toMatchObject([{ status: "unknown", refunds: [] }]);
    } finally {
      await market.sandbox.payments.ask("DELETE", "/faults");
    }
  });

  it("of an order that does not exist is not found", async () => {
    const { status } = await market.call(staff, "GET", `/v1/admin/orders/${crypto.randomUUID()}`);
    expect(status).toBe(404);
  });
});

describe("contested payments", () => {
  async function contested(reason: string): Promise<string> {
    const { id, intentId } = await walks.depositPaid();
    type Wire = { id: string; payment_intent: string };
    const opened = await market.sandbox.payments.ask<Wire>("POST", "/disputes", { intentId, reason });
    await tell(opened, "charge.dispute.created");
    return id;
  }
  /** Sends a webhook as the provider does. */
  async function tell(object: { id: string }, type: string): Promise<void> {
    const body = JSON.stringify({
      id: `evt_${crypto.randomUUID()}`,
      object: "event",
      type,
      api_version: "2025-10-29.clover",
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      data: { object: { ...object, object: "dispute", metadata: {} } },
    });
    const t = Math.floor(Date.now() / 1000);
    const v1 = createHmac("sha256", market.sandbox.payments.webhookSecret).update(`${t}.${body}`).digest(
      "hex",
    );
    const headers = { "content-type": "application/json", "stripe-signature": `t=${t},v1=${v1}` };
    expect((await market.app.fetch("/v1/payments/webhook", { method: "POST", body, headers })).status).toBe(
      200,
    );
  }

  it("stand with the nearest deadline first, those that are over last, each on its order's story", async () => {
    const [first, second, over] = [
      await contested("fraudulent"),
      await contested("duplicate"),
      await contested("general"),
    ];
    const set = (id: string, change: object) =>
      market.db.updateTable("chargebacks").set(change).where(
        "payment_id",
        "in",
        (eb) => eb.selectFrom("payments").select("id").where("reservation_id", "=", id),
      ).execute();
    await set(first, { evidence_due_at: new Date(Date.now() + 9 * 86_400_000) });
    await set(second, { evidence_due_at: new Date(Date.now() + 2 * 86_400_000) });
    await set(over, { status: "lost", closed_at: new Date() });
    const { body } = await market.call(staff, "GET", "/v1/admin/chargebacks");
    expect(body.chargebacks.map(({ reservedPetId }: Order) => reservedPetId)).toEqual([second, first, over]);
    expect(body.nextCursor).toBe(null);
    const story = await storyOf(body.chargebacks[0].orderId);
    expect(story.chargebacks).toMatchObject([{ reason: "duplicate", status: "open" }]);
  });

  it("refuse a cursor of another list", async () => {
    const { body } = await market.call(staff, "GET", "/v1/admin/chargebacks?cursor=WyJyYW5rIiwieCIsInkiXQ");
    expect(body.code).toBe("malformed_request");
  });
});
