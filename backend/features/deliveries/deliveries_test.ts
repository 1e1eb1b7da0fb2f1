import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StaffDeliveryPage } from "../../generated/types.ts";
import { withTx } from "../../platform/db/tx.ts";
import { accessToken, addUser } from "../../testing/fixtures.ts";
import { runJobs } from "../../testing/jobs.ts";
import { expectSoundMoney } from "../../testing/ledger.ts";
import { type Body, checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { booksOf, walksOf } from "../../testing/reservation_walks.ts";
import { addUpload } from "../../testing/verification.ts";
import { linkToken } from "../links/crypto.ts";
import { beginDeliveries, beginDelivery } from "../sale/delivery/index.ts";

let market: Market;
let shop: ReturnType<typeof checkoutOf>;
let staff: Person;
type Seller = Person & { breederId: string };

beforeAll(async () => {
  market = await openMarket({
    features: ["deliveries", "files", "payments", "reservations", "staff", "disputes"],
    provider: true,
    env: { ADMIN_EMAIL: "staff@hearthpaw.example" },
  });
  shop = checkoutOf(market);
  const user = await addUser(market.services, { role: "Admin" });
  staff = { id: user.id, token: await accessToken(market.services, user) };
}, 40_000);
afterAll(() => market.close());

const CARRIER = {
  name: "Sam Ortiz",
  email: "sam.ortiz@example.com",
  phoneNumber: "+15035550177",
  company: "Paw Roads",
};
const HOUR = 3_600_000;
const hence = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const WINDOW = { pickUpAt: hence(20), arriveFrom: hence(23), arriveTo: hence(25) };

/** Adds a sale with Honest Delivery: $220 for a way of 75 miles, within cents. */
async function sale(paymentType: "deposit" | "full" = "full", transportation = "honest") {
  const seller: Seller = await market.seller();
  const walks = walksOf(market, seller);
  const made = await walks.confirmed({ paymentType, transportation });
  await shop.verify(made.buyer, made.intentId);
  return { ...made, seller };
}

const rowOf = (reservationId: string) =>
  market.db.selectFrom("deliveries").selectAll().where("reservation_id", "=", reservationId)
    .orderBy("created_at", "desc").orderBy("id", "desc").executeTakeFirstOrThrow();
const staffCall = (id: string, what: "offer" | "update", json: object) =>
  market.call(staff, "POST", `/v1/admin/deliveries/${id}/${what}`, json);
const offer = async (id: string, json: object = {}) => {
  const { status, body } = await staffCall(id, "offer", { carrier: CARRIER, costCents: 18_000, ...json });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.page as StaffDeliveryPage;
};
const update = (id: string, action: string, json: object = {}) =>
  staffCall(id, "update", { action, reason: "The van broke down.", ...json });
const carrier = (path: string, json: object) => market.call(null, "POST", `/v1/deliveries/${path}`, json);
const see = async (who: Person, id: string): Promise<Body> =>
  (await market.call(who, "GET", `/v1/pets/reserved/${id}/delivery`)).body.delivery;
async function tokenOf(reservationId: string): Promise<string> {
  return linkToken(market.services.config, (await rowOf(reservationId)).link_id!);
}
const photo = (buyer: Person) => addUpload(market.services, { ownerId: buyer.id, purpose: "delivery-photo" });
const statusOf = async (id: string) =>
  (await market.db.selectFrom("reservations").select("status").where("id", "=", id).executeTakeFirstOrThrow())
    .status;

type Sale = Awaited<ReturnType<typeof sale>>;
const titlesOf = async ({ id }: Sale) =>
  (await market.db.selectFrom("notifications").select("title").where("reservation_id", "=", id).execute())
    .map(({ title }) => title);
const petStatusOf = async ({ pet }: Sale) =>
  (await market.db.selectFrom("pets").select("status").where("id", "=", pet.id).executeTakeFirstOrThrow())
    .status;
/** Offers a sale's delivery, accepts it, and picks the pet up. */
async function pickedUp(made: Sale) {
  const { id } = await rowOf(made.id);
  await offer(id, { window: WINDOW });
  const token = await tokenOf(made.id);
  expect((await carrier("answer", { token, answer: "accept" })).body.delivery.status).toBe("scheduled");
  const report = { token, step: "picked-up", fileKey: await photo(made.buyer) };
  const { status, body } = await carrier("report", report);
  expect(status, JSON.stringify(body)).toBe(200);
  return { id, token, report };
}
async function handOff(made: Sale, token: string, code?: string) {
  const json = {
    token,
    step: "handed-off",
    fileKey: await photo(made.buyer),
    code: code ?? (await rowOf(made.id)).code,
  };
  return { json, ...await carrier("report", json) };
}

describe("a delivery", () => {
  it("begins with the first payment of an order that bought one, and alerts staff", async () => {
    const made = await sale("deposit");
    await runJobs(market);
    expect(await rowOf(made.id)).toMatchObject({ status: "to-arrange", cost_cents: null });
    const mail = await market.db.selectFrom("mails").select("subject").where("kind", "=", "delivery-begin")
      .where("recipient", "=", "staff@hearthpaw.example").execute();
    expect(mail.length).toBeGreaterThan(0);
    const { body } = await market.call(staff, "GET", "/v1/admin/deliveries?status=to-arrange");
    expect(body.deliveries[0]).toMatchObject({
      reservationId: made.id,
      isPaid: false,
      kind: "Honest Delivery",
    });
    expect(body.counts.find(({ status }: Body) => status === "to-arrange").count).toBeGreaterThan(0);
  });

  it("doesn't begin for a pick-up", async () => {
    const made = await sale("full", "pickup");
    const rows = await market.db.selectFrom("deliveries").selectAll().where("reservation_id", "=", made.id)
      .execute();
    expect(rows).toEqual([]);
    expect(await see(made.buyer, made.id)).toBeUndefined();
  });

  it("begins later for a sale that was paid before deliveries were carried out", async () => {
    const made = await sale();
    await market.db.deleteFrom("deliveries").where("reservation_id", "=", made.id).execute();
    await beginDeliveries(market.services);
    await beginDeliveries(market.services);
    expect((await rowOf(made.id)).status).toBe("to-arrange");
  });

  it("goes from the offer to the hand-off, and both sides see each status", async () => {
    const made = await sale();
    const { id } = await rowOf(made.id);
    await offer(id);
    const token = await tokenOf(made.id);
    const { body: { delivery: offered } } = await carrier("open", { token });
    expect(offered).toMatchObject({ status: "offered", payCents: 18_000, petName: made.pet.name });
    expect(offered.dropOff).toMatchObject({ city: "Portland", line1: null, name: null, phoneNumber: null });
    expect((await see(made.buyer, made.id)).carrierName).toBeNull();
    const address = {
      line1: "480 Oak Creek Drive",
      line2: null,
      city: "Corvallis",
      state: "OR",
      postalCode: "97330",
    };
    const saved = await market.call(made.seller, "PUT", `/v1/pets/reserved/${made.id}/pick-up`, {
      address,
      note: "Ring twice.",
    });
    expect(saved.body.delivery.pickUp.address).toEqual(address);
    const { body: { delivery: accepted } } = await carrier("answer", { token, answer: "accept" });
    expect(accepted.dropOff).toMatchObject({ line1: "2114 NE Alder Street", name: "Dana Whitfield" });
    expect(accepted.pickUp).toMatchObject({ line1: "480 Oak Creek Drive", note: "Ring twice." });
    await carrier("answer", { token, answer: "schedule", window: WINDOW });
    expect(await see(made.buyer, made.id)).toMatchObject({
      status: "scheduled",
      carrierName: "Paw Roads",
      window: WINDOW,
    });
    expect((await see(made.seller, made.id)).code).toBeUndefined();
    await carrier("report", { token, step: "picked-up", fileKey: await photo(made.buyer) });
    const shown = await see(made.buyer, made.id);
    expect(shown).toMatchObject({ status: "picked-up" });
    expect(shown.photos).toHaveLength(1);
    const { status, body } = await handOff(made, token, shown.code);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.delivery).toMatchObject({ status: "handed-off" });
    expect(body.delivery.dropOff.line1).toBeNull();
    expect((await see(made.buyer, made.id)).code).toBeUndefined();
    expect((await see(made.seller, made.id)).photos).toHaveLength(2);
    await runJobs(market);
    const told = await market.db.selectFrom("notifications").select(["title", "user_id"])
      .where("reservation_id", "=", made.id).execute();
    for (const person of [made.buyer, made.seller]) {
      const titles = told.filter(({ user_id }) => user_id === person.id).map(({ title }) => title);
      expect(titles).toContain(`${made.pet.name} is heading home`);
      expect(titles).toContain(`${made.pet.name} is home`);
    }
  });

  it("is hidden from strangers and from the other breeder", async () => {
    const made = await sale();
    for (const who of [await market.buyer(), await market.seller()]) {
      expect((await market.call(who, "GET", `/v1/pets/reserved/${made.id}/delivery`)).status).toBe(404);
    }
  });
});

describe("a carrier's link", () => {
  it("stops working when the delivery is withdrawn, replaced or declined", async () => {
    const made = await sale();
    const { id } = await rowOf(made.id);
    await offer(id);
    const first = await tokenOf(made.id);
    await offer(id, { carrier: { ...CARRIER, email: "kim@example.com" } });
    expect((await carrier("open", { token: first })).status).toBe(404);
    const second = await tokenOf(made.id);
    expect((await update(id, "withdraw")).status).toBe(200);
    expect((await carrier("open", { token: second })).status).toBe(404);
    await offer(id);
    const third = await tokenOf(made.id);
    expect((await carrier("answer", { token: third, answer: "decline" })).body.delivery.status).toBe(
      "to-arrange",
    );
    expect((await carrier("open", { token: third })).status).toBe(404);
    await runJobs(market);
    const mails = await market.db.selectFrom("mails").select("subject")
      .where("recipient", "=", "kim@example.com").execute();
    expect(mails.map(({ subject }) => subject)).toContain(
      "Canceled: delivery from Corvallis, OR to Portland, OR",
    );
  });

  it("expires", async () => {
    const made = await sale();
    await offer((await rowOf(made.id)).id);
    const token = await tokenOf(made.id);
    await market.db.updateTable("deliveries").set({ link_expires_at: new Date(Date.now() - 1_000) })
      .where("reservation_id", "=", made.id).execute();
    const { status, body } = await carrier("open", { token });
    expect([status, body.code]).toEqual([404, "link_not_valid"]);
  });

  it("gives upload addresses, but only so many", async () => {
    const made = await sale();
    await offer((await rowOf(made.id)).id);
    const token = await tokenOf(made.id);
    const ask = () => carrier("upload", { token, contentType: "image/jpeg", size: 2_000 });
    expect((await ask()).body).toMatchObject({ method: "PUT" });
    await market.db.updateTable("deliveries").set({ uploads: 20 }).where("reservation_id", "=", made.id)
      .execute();
    expect((await ask()).body.code).toBe("delivery_changed");
  });
});

describe("a pick-up", () => {
  it("waits until the sale is paid in full", async () => {
    const made = await sale("deposit");
    const { id } = await rowOf(made.id);
    await offer(id);
    const token = await tokenOf(made.id);
    const { body: { delivery } } = await carrier("answer", { token, answer: "accept" });
    expect(delivery.isReady).toBe(false);
    const report = { token, step: "picked-up", fileKey: await photo(made.buyer) };
    expect((await carrier("report", report)).body.code).toBe("balance_due");
  });

  it("is refused while the sale is paused", async () => {
    const made = await sale();
    const { id } = await rowOf(made.id);
    await offer(id);
    const token = await tokenOf(made.id);
    await carrier("answer", { token, answer: "accept" });
    await market.db.updateTable("users").set({ account_status: "Suspended" }).where("id", "=", made.seller.id)
      .execute();
    const report = { token, step: "picked-up", fileKey: await photo(made.buyer) };
    expect((await carrier("report", report)).body.code).toBe("sale_stopped");
  });

  it("can be reported again after a lost answer", async () => {
    const made = await sale();
    const { report } = await pickedUp(made);
    const again = await carrier("report", report);
    expect([again.status, again.body.delivery.status]).toEqual([200, "picked-up"]);
  });
});

describe("a hand-off", () => {
  it("confirms the sale's hand-off, releases nothing yet, and books the carrier's pay once", async () => {
    const made = await sale();
    const { token } = await pickedUp(made);
    const before = await booksOf(market, made.id);
    const { json } = await handOff(made, token);
    expect((await carrier("report", json)).status).toBe(200);
    expect(await statusOf(made.id)).toBe("handed-over");
    const books = await booksOf(market, made.id);
    expect(books.delivery! - before.delivery!).toBe(18_000);
    expect(books.carriers).toBe(-18_000);
    expect(books["breeder-pending"]).toBe(before["breeder-pending"]);
    expect(books["breeder-available"]).toBeUndefined();
    const { body } = await market.call(staff, "GET", `/v1/admin/deliveries/${(await rowOf(made.id)).id}`);
    expect(body.page.isCostBooked).toBe(true);
    await expectSoundMoney(market);
  });

  it("takes five wrong codes at most, until staff send a new link", async () => {
    const made = await sale();
    const { id, token } = await pickedUp(made);
    const right = (await rowOf(made.id)).code;
    const wrong = right === "000000" ? "111111" : "000000";
    for (let i = 0; i < 4; i++) expect((await handOff(made, token, wrong)).body.code).toBe("code_wrong");
    expect((await handOff(made, token, wrong)).body.code).toBe("code_used_up");
    expect((await handOff(made, token, right)).body.code).toBe("code_used_up");
    expect((await update(id, "resend")).body.page.isCodeLocked).toBe(false);
    expect((await handOff(made, token, right)).status).toBe(404);
    expect((await handOff(made, await tokenOf(made.id), right)).status).toBe(200);
  });

  it("by staff leaves the confirmation to the buyer", async () => {
    const made = await sale();
    const { id } = await pickedUp(made);
    expect((await update(id, "confirm")).status).toBe(200);
    expect(await statusOf(made.id)).toBe("paid");
    expect((await booksOf(market, made.id)).carriers).toBe(-18_000);
  });

  it("of a paused sale arrives, but confirms nothing", async () => {
    const made = await sale();
    const { token } = await pickedUp(made);
    const report = {
      reservedPetId: made.id,
      reason: "health",
      text: "Our vet found a heart murmur right away.",
    };
    expect((await market.call(made.buyer, "POST", "/v1/disputes", report)).status).toBe(200);
    expect((await handOff(made, token)).status).toBe(200);
    expect(await statusOf(made.id)).toBe("disputed");
    expect((await rowOf(made.id)).status).toBe("handed-off");
  });
});

describe("a canceled sale", () => {
  /** Moves a sale's payments three days back, past the days in which everything is refunded. */
  const age = (id: string) =>
    market.db.updateTable("reservations").set({ paid_at: new Date(Date.now() - 72 * HOUR) }).where(
      "id",
      "=",
      id,
    )
      .execute();
  const quote = async (made: Sale) =>
    (await market.call(made.buyer, "POST", "/v1/payments/refund-quote", { reservationId: made.id })).body
      .refundQuote;

  it("refunds a delivery in full before the pick-up, and pays no carrier", async () => {
    const made = await sale();
    const { id } = await rowOf(made.id);
    await offer(id, { window: WINDOW });
    const token = await tokenOf(made.id);
    await carrier("answer", { token, answer: "accept" });
    await age(made.id);
    const line = (await quote(made)).lines.find(({ kind }: Body) => kind === "Delivery");
    expect(line.refundCents).toBe(line.paidCents);
    expect((await shop.status(made.buyer, made.id, "cancel")).status).toBe(200);
    expect(await rowOf(made.id)).toMatchObject({ status: "canceled", link_id: null, is_cost_booked: false });
    await runJobs(market);
    expect((await booksOf(market, made.id)).delivery ?? 0).toBe(0);
    expect((await carrier("open", { token })).status).toBe(404);
    await expectSoundMoney(market);
  });

  it("keeps the deposit's share of a delivery that has begun, and pays the carrier", async () => {
    const made = await sale();
    await market.db.updateTable("orders").set((eb) => ({
      terms: eb.fn<string>("jsonb_set", ["terms", eb.val("{depositRefundPercent}"), eb.val("0")]),
    })).where("reservation_id", "=", made.id).execute();
    await pickedUp(made);
    await age(made.id);
    const line = (await quote(made)).lines.find(({ kind }: Body) => kind === "Delivery");
    expect(line.refundCents).toBeGreaterThan(0);
    expect(line.refundCents).toBeLessThan(line.paidCents);
    expect((await shop.status(made.buyer, made.id, "cancel")).status).toBe(200);
    await runJobs(market);
    const books = await booksOf(market, made.id);
    expect(books.carriers).toBe(-18_000);
    expect(books.delivery).toBe(18_000 - (line.paidCents - line.refundCents));
    expect((await rowOf(made.id)).status).toBe("canceled");
    await expectSoundMoney(market);
  });
});

describe("staff", () => {
  it("fail a delivery after the pick-up, and another one begins", async () => {
    const made = await sale();
    const { id } = await pickedUp(made);
    expect((await update(id, "fail")).body.page.delivery.status).toBe("failed");
    expect(await rowOf(made.id)).toMatchObject({ status: "to-arrange", cost_cents: null });
    expect((await booksOf(market, made.id)).carriers).toBe(-18_000);
  });

  it("cancel a delivery before the pick-up, and the sale continues", async () => {
    const made = await sale();
    const { id } = await rowOf(made.id);
    expect((await update(id, "cancel")).body.page.delivery.status).toBe("canceled");
    expect((await update(id, "cancel")).body.code).toBe("delivery_changed");
    expect(await statusOf(made.id)).toBe("paid");
  });

  it("need a reason, and every step is in the log", async () => {
    const made = await sale();
    const { id } = await rowOf(made.id);
    await offer(id);
    expect((await update(id, "withdraw", { reason: undefined })).status).toBe(422);
    expect((await update(id, "price", { costCents: 20_000 })).body.page.delivery.costCents).toBe(20_000);
    await update(id, "withdraw");
    const entries = await market.db.selectFrom("audit_entries").select(["action", "reason"])
      .where("subject_id", "=", id).orderBy("at").execute();
    expect(entries.map(({ action }) => action)).toEqual([
      "delivery-offered",
      "delivery-price",
      "delivery-withdraw",
    ]);
    expect(entries.at(-1)!.reason).toBe("The van broke down.");
  });

  it("find deliveries by number, pet and carrier", async () => {
    const made = await sale();
    const { id } = await rowOf(made.id);
    await offer(id, { carrier: { ...CARRIER, name: `Robin ${id.slice(-8)}` } });
    const find = async (q: string) =>
      (await market.call(staff, "GET", `/v1/admin/deliveries?q=${encodeURIComponent(q)}`)).body.deliveries
        .map((one: Body) => one.id);
    expect(await find(`robin ${id.slice(-8)}`)).toEqual([id]);
    const { number } = await market.db.selectFrom("reservations").select("number").where("id", "=", made.id)
      .executeTakeFirstOrThrow();
    expect(await find(number)).toEqual([id]);
  });
});

describe("a balance that is still open", () => {
  it("keeps its delivery, which it charges", async () => {
    const made = await sale("deposit");
    const { id } = await rowOf(made.id);
    const { status, body } = await update(id, "cancel");
    expect([status, body.code]).toEqual([409, "delivery_charged"]);
    expect((await rowOf(made.id)).status).toBe("to-arrange");
  });

  it("never begins another delivery once it is paid", async () => {
    const made = await sale("deposit");
    const { id } = await rowOf(made.id);
    await market.db.updateTable("deliveries").set({ status: "canceled" }).where("id", "=", id).execute();
    const { order_id } = await rowOf(made.id);
    await withTx(market.db, (trx) =>
      beginDelivery(trx, market.services, {
        reservationId: made.id,
        order: { id: order_id, transportation: "honest" },
      }));
    expect(await rowOf(made.id)).toMatchObject({ id, status: "canceled" });
  });
});

describe("the completion of a sale", () => {
  const handOffByBuyer = async (made: Sale) => {
    const { status, body } = await shop.status(made.buyer, made.id, "confirm-handover");
    expect(status, JSON.stringify(body)).toBe(200);
  };

  it("waits for the carrier's pick-up", async () => {
    const made = await sale();
    const refused = await shop.status(made.seller, made.id, "complete");
    expect([refused.status, refused.body.code]).toEqual([409, "delivery_unfinished"]);
    await pickedUp(made);
    expect((await shop.status(made.seller, made.id, "complete")).body.code).not.toBe("delivery_unfinished");
  });

  it("ends a delivery that the buyer's own hand-off made needless, and tells staff", async () => {
    const made = await sale();
    const { id } = await rowOf(made.id);
    await offer(id, { window: WINDOW });
    const token = await tokenOf(made.id);
    await carrier("answer", { token, answer: "accept" });
    await handOffByBuyer(made);
    const report = { token, step: "picked-up", fileKey: await photo(made.buyer) };
    expect((await carrier("report", report)).body.code).toBe("delivery_changed");
    expect((await shop.status(made.seller, made.id, "complete")).status).toBe(200);
    expect(await rowOf(made.id)).toMatchObject({ status: "canceled", link_id: null, is_cost_booked: false });
    expect((await carrier("open", { token })).status).toBe(404);
    await runJobs(market);
    const { number } = await market.db.selectFrom("reservations").select("number").where("id", "=", made.id)
      .executeTakeFirstOrThrow();
    const told = await market.db.selectFrom("mails").select("subject").where("kind", "=", "delivery-cancel")
      .where("recipient", "=", "staff@hearthpaw.example").execute();
    expect(told.map(({ subject }) => subject)).toContain(`Delivery: reservation ${number}`);
    expect(await titlesOf(made)).not.toContain(`We can't deliver ${made.pet.name}`);
    await expectSoundMoney(market);
  });
});

describe("a sale that ends on the way", () => {
  it("keeps the pet off the market until it is back", async () => {
    const made = await sale();
    await pickedUp(made);
    expect((await shop.status(made.buyer, made.id, "cancel")).status).toBe(200);
    expect(await petStatusOf(made)).toBe("temporary-pause");
    const early = await sale();
    expect((await shop.status(early.buyer, early.id, "cancel")).status).toBe(200);
    expect(await petStatusOf(early)).toBe("available");
  });

  it("refunds a successor that hasn't started in full, which keeps the pick-up address", async () => {
    const made = await sale();
    const address = {
      line1: "480 Oak Creek Drive",
      line2: null,
      city: "Corvallis",
      state: "OR",
      postalCode: "97330",
    };
    await market.call(made.seller, "PUT", `/v1/pets/reserved/${made.id}/pick-up`, { address, note: "Ring." });
    const { id } = await pickedUp(made);
    await update(id, "fail");
    expect((await rowOf(made.id)).pick_up).toEqual({ address, note: "Ring." });
    const order = await market.db.selectFrom("orders").select("delivery_begun_at")
      .where("reservation_id", "=", made.id).executeTakeFirstOrThrow();
    expect(order.delivery_begun_at).toBeNull();
    expect((await booksOf(market, made.id)).carriers).toBe(-18_000);
  });
});

describe("a carrier's terms", () => {
  it("last until a week after the arrival", async () => {
    const made = await sale();
    const { id } = await rowOf(made.id);
    await offer(id);
    const far = {
      pickUpAt: hence(100 * 24),
      arriveFrom: hence(100 * 24 + 2),
      arriveTo: hence(100 * 24 + 4),
    };
    const expected = new Date(new Date(far.arriveTo).getTime() + 7 * 24 * HOUR);
    const token = await tokenOf(made.id);
    await carrier("answer", { token, answer: "accept", window: far });
    expect((await rowOf(made.id)).link_expires_at).toEqual(expected);
    await update(id, "resend");
    expect((await rowOf(made.id)).link_expires_at).toEqual(expected);
  });

  it("change with an email, and both sides hear of another carrier", async () => {
    const made = await sale();
    const { id } = await rowOf(made.id);
    const email = `lee.${id}@example.com`;
    await offer(id, { carrier: { ...CARRIER, email } });
    await carrier("answer", { token: await tokenOf(made.id), answer: "accept" });
    await update(id, "price", { costCents: 20_000 });
    const address = {
      line1: "480 Oak Creek Drive",
      line2: null,
      city: "Corvallis",
      state: "OR",
      postalCode: "97330",
    };
    await market.call(made.seller, "PUT", `/v1/pets/reserved/${made.id}/pick-up`, { address, note: "Ring." });
    await update(id, "resend");
    await runJobs(market);
    const replaced = `We're looking for another carrier for ${made.pet.name}`;
    expect(await titlesOf(made)).not.toContain(replaced);
    await offer(id);
    await runJobs(market);
    const mails = await market.db.selectFrom("mails").select("kind").where("recipient", "=", email).execute();
    expect(mails.filter(({ kind }) => kind === "delivery-changed")).toHaveLength(2);
    expect((await titlesOf(made)).filter((title) => title === replaced)).toHaveLength(2);
  });

  it("start over with a new link", async () => {
    const made = await sale();
    const { id } = await rowOf(made.id);
    await offer(id);
    await market.db.updateTable("deliveries").set({ uploads: 20 }).where("id", "=", id).execute();
    await update(id, "resend");
    expect((await rowOf(made.id)).uploads).toBe(0);
  });

  it("need two photos", async () => {
    const made = await sale();
    const { token, report } = await pickedUp(made);
    const { code } = await rowOf(made.id);
    const again = await carrier("report", { ...report, token, step: "handed-off", code });
    expect(again.body.code).toBe("file_not_usable");
  });

  it("pay more than half again the buyer's price only by finance or an admin", async () => {
    const made = await sale();
    const { id } = await rowOf(made.id);
    const user = await addUser(market.services, { role: "Admin" });
    await market.db.updateTable("users").set({ staff_rank: "support" }).where("id", "=", user.id).execute();
    const support = { id: user.id, token: await accessToken(market.services, user) };
    const { body } = await market.call(staff, "GET", `/v1/admin/deliveries/${id}`);
    const most = Math.floor(body.page.delivery.priceCents * 1.5);
    const ask = (who: Person, what: string, json: object) =>
      market.call(who, "POST", `/v1/admin/deliveries/${id}/${what}`, json);
    const high = { carrier: CARRIER, costCents: most + 1 };
    expect((await ask(support, "offer", high)).body.code).toBe("staff_rank");
    expect((await ask(support, "offer", { ...high, costCents: most })).status).toBe(200);
    const price = { action: "price", costCents: most + 1 };
    expect((await ask(support, "update", price)).body.code).toBe("staff_rank");
    expect((await ask(staff, "update", price)).status).toBe(200);
  });
});

describe("any course of a delivery", () => {
  /** Second description of the moves, by the people who make them. */
  const MODEL: Record<string, Partial<Record<string, string>>> = {
    "to-arrange": { offer: "offered", cancel: "canceled" },
    "offered": {
      offer: "offered",
      accept: "accepted",
      decline: "to-arrange",
      withdraw: "to-arrange",
      cancel: "canceled",
    },
    "accepted": {
      offer: "offered",
      decline: "to-arrange",
      withdraw: "to-arrange",
      schedule: "scheduled",
      pickUp: "picked-up",
      cancel: "canceled",
    },
    "scheduled": {
      offer: "offered",
      decline: "to-arrange",
      withdraw: "to-arrange",
      schedule: "scheduled",
      pickUp: "picked-up",
      cancel: "canceled",
    },
    "picked-up": { handOff: "handed-off", fail: "failed" },
    "handed-off": {},
    "canceled": {},
    "failed": {},
  };
  const ACTS = ["offer", "accept", "decline", "withdraw", "schedule", "pickUp", "handOff", "cancel", "fail"];
  /** Acts near the usual way come more often, because most courses must reach the hand-off. */
  const WEIGHTED = [
    ...ACTS,
    "offer",
    "accept",
    "accept",
    "schedule",
    "pickUp",
    "pickUp",
    "handOff",
    "handOff",
  ];

  it.each([1, 2, 3])("follows its table, course %i", async (seed) => {
    const made = await sale();
    let random = seed;
    const next = () => (random = random * 48_271 % 2_147_483_647) / 2_147_483_647;
    let { id } = await rowOf(made.id);
    let status = "to-arrange";
    let pays = 0;
    for (let step = 0; step < 24; step++) {
      const act = WEIGHTED[Math.floor(next() * WEIGHTED.length)]!;
      const row = await rowOf(made.id);
      const token = row.link_id ? linkToken(market.services.config, row.link_id) : "A".repeat(64);
      const answers: Record<string, () => Promise<{ status: number }>> = {
        offer: () => staffCall(id, "offer", { carrier: CARRIER, costCents: 10_000 }),
        accept: () => carrier("answer", { token, answer: "accept" }),
        decline: () => carrier("answer", { token, answer: "decline" }),
        withdraw: () => update(id, "withdraw"),
        schedule: () => carrier("answer", { token, answer: "schedule", window: WINDOW }),
        pickUp: async () =>
          await carrier("report", { token, step: "picked-up", fileKey: await photo(made.buyer) }),
        handOff: () => handOff(made, token),
        cancel: () => update(id, "cancel"),
        fail: () => update(id, "fail"),
      };
      const to = MODEL[status]![act];
      const { status: http } = await answers[act]!();
      // Repeating an answer or a report succeeds without a change.
      const isRepeat = (act === "accept" && ["accepted", "scheduled"].includes(status)) ||
        (act === "pickUp" && ["picked-up", "handed-off"].includes(status)) ||
        (act === "handOff" && status === "handed-off");
      expect(http === 200, `${act} from ${status}`).toBe(to !== undefined || isRepeat);
      if (to === "handed-off" || to === "failed") pays++;
      status = to ?? status;
      if (act === "fail" && to) {
        ({ id } = await rowOf(made.id));
        status = "to-arrange";
      }
      const after = await rowOf(made.id);
      expect(after.status, `after ${act}`).toBe(status);
      expect(after.link_id !== null, `link while ${status}`).toBe(
        !["to-arrange", "canceled"].includes(status),
      );
      expect((await booksOf(market, made.id)).carriers ?? 0).toBe(0 - 10_000 * pays);
    }
    await expectSoundMoney(market);
  }, 60_000);
});
