import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectSoundMoney } from "../../testing/ledger.ts";
import {
  CALIFORNIA,
  checkoutOf,
  DELIVERY,
  type Market,
  openMarket,
  type Person,
} from "../../testing/reservations.ts";
import { booksOf, petOf, recordOf, walksOf } from "../../testing/reservation_walks.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
let seller: Person & { breederId: string };
let shop: ReturnType<typeof checkoutOf>;
let walks: ReturnType<typeof walksOf>;

beforeAll(async () => {
  market = await openMarket({ features: ["payments", "pets", "reservations"], provider: true });
  shop = checkoutOf(market);
  seller = await market.seller({ deposit_refund_percent: 50 });
  walks = walksOf(market, seller);
}, 40_000);
afterAll(() => market.close());

/** Moves the first payment back by this many hours. */
const paidAgo = (id: string, hours: number) =>
  market.db.updateTable("reservations").set({ paid_at: new Date(Date.now() - hours * 3_600_000) })
    .where("id", "=", id).execute();
const refundsOf = (id: string) =>
  market.db.selectFrom("refunds as f").innerJoin("payments as y", "y.id", "f.payment_id").selectAll("f")
    .select("y.kind").where("y.reservation_id", "=", id).orderBy("f.created_at").execute();
const statusOf = async (who: Person, id: string) => (await shop.get(who, id)).body.reservedPet.status;

describe("a hold that is cancelled", () => {
  it("frees the pet, and its intent can take no money any more", async () => {
    const { buyer, id, pet } = await walks.ready();
    const { body: { intentId } } = await shop.intent(buyer, id, seller);
    const { body: { reservedPet } } = await shop.status(buyer, id, "cancel", "Changed my mind");
    expect(reservedPet).toMatchObject({ status: "cancelled-by-buyer", reservedPet: { onHold: false } });
    expect(reservedPet.timeline.at(-1)).toMatchObject({ by: "buyer", reason: "Changed my mind" });
    expect((await shop.confirm(intentId)).kind).toBe("refused");
    expect((await shop.start(await market.buyer(), pet.id)).status).toBe(201);
  });

  it("answers a second click like the first, and changes nothing by it", async () => {
    const [hold, sale, other] = [await walks.ready(), await walks.fullyPaid(), await walks.depositPaid()];
    for (const [who, { id }] of [[hold.buyer, hold], [sale.buyer, sale], [seller, other]] as const) {
      const first = await shop.status(who, id, "cancel", "Changed my mind");
      const again = await Promise.all([shop.status(who, id, "cancel"), shop.status(who, id, "cancel", "No")]);
      for (const { status, body } of [first, ...again]) {
        expect(status).toBe(200);
        expect(body.reservedPet.timeline).toEqual(first.body.reservedPet.timeline);
        expect(body.reservedPet.status).toBe(first.body.reservedPet.status);
      }
      await runJobs(market);
      expect((await shop.status(who, id, "cancel")).status).toBe(200);
    }
    expect(await refundsOf(sale.id)).toHaveLength(2);
    // The other side is notified of the end.
    for (const [who, { id }] of [[seller, sale], [other.buyer, other]] as const) {
      expect((await shop.status(who, id, "cancel")).body).toMatchObject({
        code: "transition_not_allowed",
        detail: "This reservation has ended.",
      });
    }
    await expectSoundMoney(market);
  });

  it("says so to who confirms the payment afterwards, as an ended hold does", async () => {
    const { buyer, id } = await walks.ready();
    const { body: { intentId } } = await shop.intent(buyer, id, seller);
    const late = await walks.ready();
    const { body: { intentId: lateId } } = await shop.intent(late.buyer, late.id, seller);
    await shop.status(buyer, id, "cancel");
    await market.passHold(late.id);
    await market.services.addJob(market.db, "expireHold", { reservationId: late.id });
    await runJobs(market);
    expect((await shop.verify(buyer, intentId)).body.code).toBe("reservation_not_open");
    expect((await shop.verify(late.buyer, lateId)).body.code).toBe("hold_expired");
    expect((await shop.finalize(late.buyer, late.id, { paymentIntent: lateId })).body.code).toBe(
      "hold_expired",
    );
  });

  it("cannot be cancelled by the breeder while the buyer is paying", async () => {
    const { id } = await walks.ready();
    expect((await shop.status(seller, id, "cancel")).body).toMatchObject({
      code: "transition_not_allowed",
      detail: "The buyer is still paying.",
    });
  });

  it("whose payment was quicker is reserved, and says so", async () => {
    const { buyer, id } = await walks.confirmed();
    expect((await shop.status(buyer, id, "cancel")).body).toMatchObject({ code: "transition_not_allowed" });
    expect(await statusOf(buyer, id)).toBe("deposit-paid");
  });
});

describe("a paid reservation that is cancelled", () => {
  it("by its buyer within 48 hours gives everything back, and the pet is there for others", async () => {
    const { buyer, id, pet } = await walks.fullyPaid();
    expect((await shop.status(buyer, id, "cancel")).body.reservedPet.status).toBe("cancelled-by-buyer");
    expect((await petOf(market, pet.id)).status).toBe("available");
    await runJobs(market);
    const { body: { reservedPet } } = await shop.get(buyer, id);
    expect(reservedPet).toMatchObject({
      status: "refunded",
      orderDetails: { paidAmount: 0, dueNow: 0 },
      payments: [{ refundedCents: 37_500 }, { refundedCents: 220_000 }],
      allowedActions: [],
    });
    const books = await booksOf(market, id);
    expect(books["breeder-pending"]).toBe(0);
    expect(books["provider-clearing"]).toBe(-books["provider-fees"]!);
    await expectSoundMoney(market);
  });

  it("by its breeder gives everything back, however late", async () => {
    const { id, buyer } = await walks.depositPaid();
    await paidAgo(id, 400);
    expect((await shop.status(seller, id, "cancel", "The puppy is ill")).body.reservedPet.status).toBe(
      "cancelled-by-breeder",
    );
    await runJobs(market);
    expect(await statusOf(buyer, id)).toBe("refunded");
    expect((await refundsOf(id)).map(({ amount_cents }) => amount_cents)).toEqual([37_500]);
    await expectSoundMoney(market);
  });

  it("by its breeder stays off the site, unless the breeder lists it again and its health allows that", async () => {
    const cancel = (who: Person, reservedPetId: string, body: object) =>
      market.call(who, "PUT", "/v1/pets/reserved/status/update", {
        reservedPetId,
        action: "cancel",
        ...body,
      });
    const cases = [
      [{}, "temporary-pause"],
      [{ cause: "keeping" }, "temporary-pause"],
      [{ cause: "other", listAgain: false }, "temporary-pause"],
      [{ listAgain: true }, "available"],
      [{ cause: "other", listAgain: true }, "available"],
      [{ cause: "health" }, "not-available"],
      [{ cause: "health", listAgain: true }, "not-available"],
    ] as const;
    for (const [body, status] of cases) {
      const { id, pet } = await walks.depositPaid();
      expect((await cancel(seller, id, body)).status).toBe(200);
      expect((await petOf(market, pet.id)).status, JSON.stringify(body)).toBe(status);
      const { end_cause } = await market.db.selectFrom("reservations").select("end_cause").where(
        "id",
        "=",
        id,
      )
        .executeTakeFirstOrThrow();
      expect(end_cause).toBe("cause" in body ? body.cause : null);
      const page = await market.app.fetch(`/v1/pets/${pet.id}`);
      expect(page.status === 200 && (await page.json()).pet.status === "available").toBe(
        status === "available",
      );
    }
    // The breeder may list the pet manually, whatever the cause was.
    const { id, pet, buyer } = await walks.depositPaid();
    expect((await cancel(buyer, id, { cause: "health" })).body.code).toBe("invalid_input");
    expect((await cancel(buyer, id, { listAgain: false })).body.code).toBe("invalid_input");
    expect((await petOf(market, pet.id)).status).toBe("reserved");
  });

  it("by its breeder offers the buyer similar pets, by mail too", async () => {
    const { id, pet, buyer } = await walks.depositPaid();
    const others = await market.seller();
    const [other, held] = [await market.pet(others), await market.pet(others)];
    await shop.hold(await market.buyer(), held.id);
    const own = await market.pet(seller);
    await shop.status(seller, id, "cancel", "The vet heard a murmur.");
    await runJobs(market);
    const { text } = await market.db.selectFrom("mails as m")
      .innerJoin("mailbox as b", "b.message_id", "m.message_id").select("b.text_body as text")
      .where("m.kind", "=", "reservation-cancelled").where("m.user_id", "=", buyer.id)
      .executeTakeFirstOrThrow();
    expect(text).toContain("These pets are like them");
    expect(text).toContain(`/pets/${other.id}/`);
    for (const { id } of [pet, held, own]) expect(text).not.toContain(`/pets/${id}/`);

    const mine = await walks.depositPaid();
    await shop.status(mine.buyer, mine.id, "cancel");
    await runJobs(market);
    const { text: ownMail } = await market.db.selectFrom("mails as m")
      .innerJoin("mailbox as b", "b.message_id", "m.message_id").select("b.text_body as text")
      .where("m.kind", "=", "reservation-cancelled").where("m.user_id", "=", mine.buyer.id)
      .executeTakeFirstOrThrow();
    expect(ownMail).not.toContain("These pets");
  });

  it("by its buyer later gives the balance back and the deposit by the breeder's policy", async () => {
    const { buyer, id } = await walks.fullyPaid();
    await paidAgo(id, 49);
    await shop.status(buyer, id, "cancel");
    await runJobs(market);
    const amounts = (await refundsOf(id)).map(({ kind, amount_cents }) => [kind, amount_cents]);
    expect(amounts).toContainEqual(["Balance", 220_000]);
    expect(amounts).toContainEqual(["Deposit", 18_750]);
    const books = await booksOf(market, id);
    // Half of the deposit's service fee (1,092) stays, because half of the deposit is kept.
    expect(books["service-fees"]).toBe(-546);
    expect(books["breeder-pending"]! + books["platform-fees"]!).toBe(-(18_750 - 546));
    expect(await statusOf(buyer, id)).toBe("refunded");
    await expectSoundMoney(market);
  });

  it("later, paid in full at once with delivery and donation, gives those back whole", async () => {
    const { buyer, id } = await walks.ready({
      paymentType: "full",
      transportation: "honest",
      rescueDonationAmount: 10_000,
    });
    const { body: { intentId } } = await shop.intent(buyer, id, seller);
    await shop.confirm(intentId);
    await shop.finalize(buyer, id);
    await paidAgo(id, 100);
    await shop.status(buyer, id, "cancel");
    await runJobs(market);
    const books = await booksOf(market, id);
    expect(books).toMatchObject({ delivery: 0, donations: 0 });
    const total = 250_000 + 7_500 + 26_375 + 10_000;
    const amount_cents = (await refundsOf(id))[0]!.amount_cents;
    // Half of the part of the deposit that pays for the animal and its service fee stays: 37,500 x 257,500 /
    // 293,875 / 2.
    expect((await shop.get(buyer, id)).body.reservedPet.orderDetails.total).toBe(total);
    expect(total - amount_cents).toBeCloseTo(37_500 * 257_500 / total / 2, -1);
    await expectSoundMoney(market);
  });

  it("gives the deposit back where the law of the buyer's state says so", async () => {
    const strict = await market.seller({ deposit_refund_percent: 0 });
    const west = walksOf(market, strict);
    const far = await west.depositPaid({}, {}, CALIFORNIA);
    const near = await west.depositPaid({}, {}, DELIVERY);
    for (const { id, buyer } of [far, near]) {
      await paidAgo(id, 200);
      await shop.status(buyer, id, "cancel");
    }
    await runJobs(market);
    expect(await statusOf(far.buyer, far.id)).toBe("refunded");
    expect(await statusOf(near.buyer, near.id)).toBe("cancelled-by-buyer");
    expect(await refundsOf(near.id)).toEqual([]);
    await expectSoundMoney(market);

    const ended = new Date(Date.now() - 15 * 86_400_000);
    await market.db.updateTable("reservations").set({ ended_at: ended }).where("id", "=", near.id).execute();
    await market.services.addJob(market.db, "releaseFunds", { reservationId: near.id });
    await runJobs(market);
    const books = await booksOf(market, near.id);
    expect(books["breeder-pending"]).toBe(0);
    expect(books["breeder-available"]).toBeLessThan(0);
  });

  it("by its buyer later gives all of the deposit back while the breeder is suspended", async () => {
    const strict = await market.seller({ deposit_refund_percent: 0 });
    const { buyer, id } = await walksOf(market, strict).depositPaid();
    await paidAgo(id, 200);
    await market.db.updateTable("users").set({ account_status: "Suspended" }).where("id", "=", strict.id)
      .execute();
    expect((await shop.status(buyer, id, "cancel")).status).toBe(200);
    await runJobs(market);
    expect((await refundsOf(id)).map(({ amount_cents }) => amount_cents)).toEqual([37_500]);
    await expectSoundMoney(market);
  });

  it("by a breeder who releases an overdue buyer counts as the buyer's own", async () => {
    const { id, pet } = await walks.depositPaid();
    await paidAgo(id, 300);
    await market.db.updateTable("reservations").set({ balance_due_at: new Date(Date.now() - 73 * 3_600_000) })
      .where("id", "=", id).execute();
    const { body: { reservedPet } } = await shop.status(seller, id, "cancel");
    expect(reservedPet.status).toBe("cancelled-by-buyer");
    expect(reservedPet.timeline.at(-1)).toMatchObject({ by: "breeder" });
    // Nothing is wrong with the pet.
    expect((await petOf(market, pet.id)).status).toBe("available");
    await runJobs(market);
    expect((await refundsOf(id)).map(({ amount_cents }) => amount_cents)).toEqual([18_750]);
    await expectSoundMoney(market);
  });

  it("closes an open balance first: it can take no money any more", async () => {
    const { buyer, id } = await walks.depositPaid();
    const { body: { intentId } } = await shop.balance(buyer, id);
    await shop.status(buyer, id, "cancel");
    expect((await shop.confirm(intentId)).kind).toBe("refused");
    await expectSoundMoney(market);
  });

  it("by both sides at once is cancelled once and refunded once", async () => {
    const { buyer, id } = await walks.depositPaid();
    const answers = await Promise.all([
      shop.status(buyer, id, "cancel"),
      shop.status(seller, id, "cancel"),
      shop.status(buyer, id, "cancel"),
    ]);
    // One side has canceled; a second click by the same side gets the same response.
    const [once, breeders, again] = answers.map(({ status }) => status);
    expect([once, again]).toEqual(breeders === 200 ? [409, 409] : [200, 200]);
    await Promise.all([runJobs(market), runJobs(market)]);
    expect(await refundsOf(id)).toHaveLength(1);
    const { refunds, paymentIntents } = await recordOf(market);
    const own = new Set(
      paymentIntents.filter((one) => one.metadata.reservationId === id).map((one) => one.id),
    );
    expect(refunds.filter(({ payment_intent }) => own.has(payment_intent))).toHaveLength(1);
    await expectSoundMoney(market);
  });

  it("cannot be after the hand-over", async () => {
    const { buyer, id } = await walks.fullyPaid();
    await shop.status(buyer, id, "confirm-handover");
    for (const who of [buyer, seller]) {
      expect((await shop.status(who, id, "cancel")).body.code).toBe("transition_not_allowed");
    }
  });
});

describe("a refund", () => {
  it("that the bank finishes later is booked when it has", async () => {
    const { buyer, id } = await walks.ready();
    const { body: { intentId } } = await shop.intent(buyer, id, seller);
    await shop.confirm(intentId, "pm_card_pendingRefund");
    await shop.verify(buyer, intentId);
    await shop.status(buyer, id, "cancel");
    await runJobs(market);
    const [refund] = await refundsOf(id);
    if (refund!.status === "pending") {
      expect(await statusOf(buyer, id)).toBe("cancelled-by-buyer");
      expect(refund!.provider_refund_id).toMatch(/^re_/);
    }
    await expect.poll(async () => {
      await market.db.updateTable("refunds").set({ next_try_at: new Date(0) }).where("id", "=", refund!.id)
        .execute();
      await market.services.addJob(market.db, "reconcilePayments", {});
      await runJobs(market);
      return (await refundsOf(id))[0]!.status;
    }, { timeout: 15_000, interval: 250 }).toBe("succeeded");
    expect(await statusOf(buyer, id)).toBe("refunded");
    await expectSoundMoney(market);
  });

  it("that an operator made at the provider is booked from its event, once", async () => {
    const { id, intentId } = await walks.depositPaid();
    const { payments } = market.sandbox;
    await payments.refund({
      intentId,
      amountCents: 5_000,
      reason: "requested_by_customer",
      idempotencyKey: crypto.randomUUID(),
    });
    const url = await market.app.serve();
    await payments.ask("PUT", "/settings", {
      webhookUrl: `${url}/v1/payments/webhook`,
      webhookSecret: payments.webhookSecret,
    });
    const { events } = await payments.ask<{ events: { id: string; type: string }[] }>("GET", "/record");
    const event = events.findLast(({ type }) => type === "charge.refunded")!;
    await payments.ask("POST", `/events/${event.id}/send`, { times: 2 });
    const seen = () => refundsOf(id).then((all) => all.map(({ status, reason }) => [status, reason]));
    await expect.poll(seen, { timeout: 10_000 })
      .toEqual([["succeeded", "provider"]]);
    await payments.ask("PUT", "/settings", { webhookUrl: null });
    expect((await booksOf(market, id))["provider-clearing"]).toBeLessThan(37_500 - 5_000);
    const booked = await market.db.selectFrom("ledger_transactions").select("source")
      .where("reservation_id", "=", id).where("source", "like", "refund:%").execute();
    expect(booked).toHaveLength(1);
  });
});
