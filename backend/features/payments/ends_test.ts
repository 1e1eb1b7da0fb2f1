/**
 * Every end of a sale has the same effects on its money, its code's funder, its pet, and the notifications.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessToken, addUser } from "../../testing/fixtures.ts";
import { expectSoundMoney } from "../../testing/ledger.ts";
import {
  checkoutOf,
  DELIVERY,
  type Market,
  openMarket,
  type Person,
  TERMS,
} from "../../testing/reservations.ts";
import { booksOf, petOf, walksOf } from "../../testing/reservation_walks.ts";
import { CATALOG } from "../add_ons/rules.ts";
import { syncDispute } from "../sale/chargeback/chargeback_actions.ts";
import { syncRefunds } from "../sale/refund/refund_sync_actions.ts";
import { endAllTakenBack } from "../sale/ending/taken_back_actions.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
let shop: ReturnType<typeof checkoutOf>;
let staff: Person;
type Seller = Person & { breederId: string };

beforeAll(async () => {
  market = await openMarket({
    features: ["disputes", "money", "payments", "reservations"],
    provider: true,
    env: { ADMIN_EMAIL: "staff@hearthpaw.example" },
  });
  shop = checkoutOf(market);
  const user = await addUser(market.services, { role: "Admin" });
  staff = { id: user.id, token: await accessToken(market.services, user) };
}, 40_000);
afterAll(() => market.close());

const DAY = 86_400_000;
const KIT = CATALOG.find(({ petTypes }) => petTypes.includes("Dog"))!.id;
const rowOf = (id: string) =>
  market.db.selectFrom("reservations").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

async function code(
  { breederId }: Seller,
  type: "Zero Total" | "Free Delivery" | "Amount",
  funder: "platform" | "breeder",
  amount_cents?: number,
) {
  const name = `C${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await market.db.insertInto("discount_codes").values({
    id: market.services.newId(),
    code: name,
    type,
    funder,
    starts_at: new Date("2025-01-01T00:00:00Z"),
    ...(amount_cents === undefined ? {} : { amount_cents }),
    ...(funder === "breeder" ? { breeder_id: breederId } : {}),
  }).execute();
  return name;
}

/** Makes a sale paid by these options; a free sale is finalized without a card. */
async function sold(seller: Seller, options: Record<string, unknown>, pet: Record<string, unknown> = {}) {
  const made = await walksOf(market, seller).ready(options, pet, DELIVERY);
  const acceptances = { saleContractHash: seller.contractHash, termsVersion: TERMS };
  if (made.saved.orderDetails.total === 0) {
    expect((await shop.finalize(made.buyer, made.id, { acceptances })).status).toBe(200);
    return { ...made, intentId: "" };
  }
  const { body: { intentId } } = await shop.intent(made.buyer, made.id, seller);
  expect((await shop.confirm(intentId)).kind).toBe("done");
  expect((await shop.verify(made.buyer, intentId)).status).toBe(200);
  return { ...made, intentId: intentId as string };
}

async function decideForBuyer(made: { id: string; buyer: Person }, change: object = {}) {
  const opened = await market.call(made.buyer, "POST", "/v1/disputes", {
    reservedPetId: made.id,
    reason: "not-delivered",
    text: "Nobody came with the puppy.",
  });
  expect(opened.status, JSON.stringify(opened.body)).toBe(200);
  return await market.call(staff, "POST", `/v1/admin/disputes/${opened.body.dispute.id}/decide`, {
    outcome: "refund",
    reason: "The puppy was never handed over.",
    earlyReason: "The breeder was on the phone.",
    ...change,
  });
}

/** Expects everything except the provider's fees to be as before the sale. */
async function expectUndone(id: string): Promise<void> {
  await expectSoundMoney(market);
  const { "provider-clearing": clearing = 0, "provider-fees": fees = 0, ...others } = await booksOf(
    market,
    id,
  );
  expect(Object.entries(others).filter(([, cents]) => cents !== 0)).toEqual([]);
  expect(clearing + fees).toBe(0);
}

describe("a dispute that is resolved for the buyer", () => {
  it.each(["platform", "breeder"] as const)(
    "undoes a delivery that the %s paid for by a code, as a cancellation does",
    async (funder) => {
      const seller = await market.seller();
      const options = {
        transportation: "honest",
        paymentType: "full",
        promoCode: await code(seller, "Free Delivery", funder),
      };
      const made = await sold(seller, options);
      expect((await booksOf(market, made.id)).delivery).toBeLessThan(0);
      expect((await decideForBuyer(made)).status).toBe(200);
      await expectUndone(made.id);
      expect((await petOf(market, made.pet.id)).status).toBe("available");
    },
  );

  it.each(["platform", "breeder"] as const)("ends a sale that was free by the %s", async (funder) => {
    const seller = await market.seller();
    const made = await sold(seller, { promoCode: await code(seller, "Zero Total", funder) }, {
      price_cents: 100_000,
    });
    expect(made.intentId).toBe("");
    const { status, body } = await decideForBuyer(made);
    expect([status, body.dispute?.refundCents]).toEqual([200, 0]);
    await expectUndone(made.id);
    expect((await rowOf(made.id)).status).toBe("refunded");
    expect((await petOf(market, made.pet.id)).status).toBe("available");
  });

  it("ends a free sale whose buyer bought add-ons: their money goes back, and the breeder keeps nothing", async () => {
    const seller = await market.seller();
    const made = await sold(seller, { promoCode: await code(seller, "Zero Total", "platform") });
    const { body } = await market.call(made.buyer, "POST", "/v1/payments/add-ons", {
      reservationId: made.id,
      addOnIds: [KIT],
      paymentMethod: "card",
    });
    expect(body.intentId, JSON.stringify(body)).toBeTruthy();
    await shop.confirm(body.intentId);
    expect((await shop.verify(made.buyer, body.intentId)).status).toBe(200);
    const { total_cents } = await market.db.selectFrom("orders").select("total_cents")
      .where("reservation_id", "=", made.id).where("order_type", "=", "addon").executeTakeFirstOrThrow();
    expect((await decideForBuyer(made)).body.dispute.refundCents).toBe(total_cents);
    await expectUndone(made.id);
  });

  it("gives the place in the line back to a buyer who was promised the pet", async () => {
    const seller = await market.seller();
    const made = await sold(seller, { paymentType: "full" });
    const entryId = market.services.newId();
    await market.db.insertInto("waitlist_entries").values({
      id: entryId,
      breeder_id: seller.breederId,
      user_id: made.buyer.id,
      status: "accepted",
    }).execute();
    await market.db.insertInto("waitlist_promises").values({
      id: market.services.newId(),
      entry_id: entryId,
      pet_id: made.pet.id,
      outcome: "taken",
      reservation_id: made.id,
      ends_at: new Date(),
      ended_at: new Date(),
    }).execute();
    expect((await decideForBuyer(made)).status).toBe(200);
    await market.services.addJob(market.db, "settleWaitlist", { breederId: seller.breederId });
    await runJobs(market);
    const entry = await market.db.selectFrom("waitlist_entries").select("status").where("id", "=", entryId)
      .executeTakeFirstOrThrow();
    // The pet is available again, so the first person in line is invited.
    expect(["waiting", "invited"]).toContain(entry.status);
  });
});

describe("a payment that is refunded in whole in the provider's dashboard", () => {
  const refundThere = async (intentId: string, amountCents?: number) => {
    const made = await market.sandbox.payments.refund({
      intentId,
      reason: "requested_by_customer",
      metadata: {},
      idempotencyKey: crypto.randomUUID(),
      ...(amountCents === undefined ? {} : { amountCents }),
    });
    expect(made.kind).toBe("done");
    for (let i = 0; i < 2; i++) expect(await syncRefunds(market.services, intentId)).toBe("done");
  };

  it.each(["deposit", "full"])(
    "ends the sale of a %s: the pet is free, and each side is told once",
    async (paymentType) => {
      const seller = await market.seller();
      const made = await sold(seller, { paymentType });
      await refundThere(made.intentId);
      await expectUndone(made.id);
      expect((await rowOf(made.id)).status).toBe("refunded");
      expect((await petOf(market, made.pet.id)).status).toBe("available");
      const mails = await market.db.selectFrom("mails").select(["user_id", "kind"])
        .where("reservation_id", "=", made.id).execute();
      const told = mails.filter(({ kind }) => /cancelled|goodwill/.test(kind));
      expect(told.map(({ kind }) => kind)).toEqual(["reservation-cancelled", "reservation-cancelled"]);
      expect(new Set(told.map(({ user_id }) => user_id))).toEqual(new Set([made.buyer.id, seller.id]));
      const { body: { reservedPet } } = await shop.get(made.buyer, made.id);
      expect(reservedPet.refund).toMatchObject({ status: "arrived", keptCents: 0 });
      expect(reservedPet.allowedActions).toEqual([]);
    },
  );

  it("ends it too when a part had been refunded there before, and gives the balance back", async () => {
    const seller = await market.seller();
    const made = await walksOf(market, seller).fullyPaid();
    await refundThere(made.intentId, 10_000);
    expect((await rowOf(made.id)).status).toBe("paid");
    await refundThere(made.intentId);
    await expectUndone(made.id);
    expect((await rowOf(made.id)).status).toBe("refunded");
  });

  it("moves money only once the pet has gone home", async () => {
    const seller = await market.seller();
    const made = await sold(seller, { paymentType: "full" });
    expect((await shop.status(made.buyer, made.id, "confirm-handover")).status).toBe(200);
    await refundThere(made.intentId);
    expect((await rowOf(made.id)).status).toBe("handed-over");
    await expectSoundMoney(market);
  });
});

describe("a chargeback that is lost in whole before the hand-off", () => {
  const lose = async (intentId: string) => {
    const { ask } = market.sandbox.payments;
    const opened = await ask<{ id: string }>("POST", "/disputes", { intentId });
    await syncDispute(market.services, opened.id);
    await ask("POST", `/disputes/${opened.id}/close`, { outcome: "lost" });
    for (let i = 0; i < 2; i++) expect(await syncDispute(market.services, opened.id)).toBe("done");
  };

  it.each(["deposit", "full"])(
    "ends the sale of a %s: nobody keeps a cent of it, and the pet is free",
    async (paymentType) => {
      const seller = await market.seller();
      const options = {
        paymentType,
        promoCode: await code(seller, "Free Delivery", "breeder"),
        transportation: "honest",
      };
      const made = await sold(seller, options);
      await lose(made.intentId);
      await expectUndone(made.id);
      expect((await rowOf(made.id)).status).toMatch(/^(cancelled-by-platform|refunded)$/);
      expect((await petOf(market, made.pet.id)).status).toBe("available");
      const mails = await market.db.selectFrom("mails as m").innerJoin(
        "mailbox as b",
        "b.message_id",
        "m.message_id",
      )
        .select(["m.user_id", "m.kind", "b.text_body"]).where("m.reservation_id", "=", made.id).execute();
      const told = mails.filter(({ kind }) => /cancelled|chargeback-lost/.test(kind));
      expect(told.map(({ kind }) => kind)).toEqual(["reservation-cancelled", "reservation-cancelled"]);
      for (const { text_body } of told) expect(text_body).toContain("bank returned the payment");
    },
  );

  it("gives every other payment of the sale back", async () => {
    const seller = await market.seller();
    const made = await walksOf(market, seller).fullyPaid();
    await lose(made.balanceId);
    // The bank's event alone ends it; no sweep has run yet.
    expect((await rowOf(made.id)).status).toBe("cancelled-by-platform");
    await expectUndone(made.id);
    const { body: { reservedPet } } = await shop.get(made.buyer, made.id);
    expect(reservedPet.refund).toMatchObject({ status: "arrived", refundCents: 37_500 });
  });

  it("leaves a sale with money under way to the next look, which ends it", async () => {
    const seller = await market.seller();
    const made = await sold(seller, { paymentType: "deposit" });
    const { body: { intentId: balance } } = await shop.balance(made.buyer, made.id, "klarna");
    const setStatus = (status: "processing" | "requires_payment_method") =>
      market.db.updateTable("payments").set({ status }).where("intent_id", "=", balance).execute();
    await setStatus("processing");
    await lose(made.intentId);
    await setStatus("requires_payment_method");
    await endAllTakenBack(market.services, new AbortController().signal);
    await expectUndone(made.id);
    expect((await petOf(market, made.pet.id)).status).toBe("available");
  });
});

/** Expects a late cancellation of a $375 deposit, with a platform code, to keep this many cents. */
async function expectKept(policyPercent: number, cents: number): Promise<void> {
  const seller = await market.seller({ deposit_refund_percent: policyPercent });
  const made = await sold(
    seller,
    { paymentType: "deposit", promoCode: await code(seller, "Amount", "platform", 33_333) },
    { price_cents: 150_000 },
  );
  await market.db.updateTable("reservations").set({ paid_at: new Date(Date.now() - 3 * DAY) })
    .where("id", "=", made.id).execute();
  expect((await shop.status(made.buyer, made.id, "cancel")).status).toBe(200);
  await expectSoundMoney(market);
  const books = await booksOf(market, made.id);
  // The buyer alone has paid the kept part.
  expect(books["discounts-platform"]).toBe(0);
  expect((books["breeder-pending"] ?? 0) + books["platform-fees"]! + books["service-fees"]!).toBe(-cents);
}

describe("a free order of the breeder's", () => {
  const owed = async ({ breederId }: Seller) => {
    const rows = await market.db.selectFrom("ledger_entries")
      .select(["account", (eb) => eb.fn.sum<number>("amount_cents").as("cents")])
      .where("breeder_id", "=", breederId).groupBy("account").execute();
    return Object.fromEntries(
      rows.map(({ account, cents }) => [account, 0 - Number(cents)] as const).filter(([, cents]) => cents),
    );
  };
  const earningsOf = async (seller: Seller, id: string) =>
    (await market.call(seller, "GET", `/v1/breeders/pets/reserved/${id}`)).body.reservedPet.earnings;

  /** Makes a sale with delivery, an add-on and a donation; returns it with their prices. */
  async function given() {
    const seller = await market.seller();
    const made = await sold(seller, {
      transportation: "honest",
      addOnIds: [KIT],
      rescueDonationAmount: 2_500,
      promoCode: await code(seller, "Zero Total", "breeder"),
    });
    const order = await market.db.selectFrom("orders").selectAll().where("reservation_id", "=", made.id)
      .executeTakeFirstOrThrow();
    expect(order.funded_delivery_cents).toBeGreaterThan(20_000);
    const cost = order.add_ons_cents + order.funded_delivery_cents + 2_500;
    return { ...made, seller, cost };
  }

  /** Makes the funds of a finished sale available, or covers its cost. */
  async function released(made: Awaited<ReturnType<typeof given>>) {
    await market.db.updateTable("reservations").set({
      status: "completed",
      funds_settled_at: null,
      completed_at: new Date(Date.now() - 4 * DAY),
      handed_over_at: new Date(Date.now() - 4 * DAY),
    }).where("id", "=", made.id).execute();
    await market.db.updateTable("pets").set({ status: "sold" }).where("id", "=", made.pet.id).execute();
    await market.services.addJob(market.db, "releaseFunds", { reservationId: made.id }, {});
    await runJobs(market);
  }

  it("costs the breeder add-ons, delivery and donation: pending first, then owed, and the platform nothing", async () => {
    const made = await given();
    const { "breeder-pending": pending, ...books } = await booksOf(market, made.id);
    expect(pending).toBe(made.cost);
    for (
      const account of ["discounts-platform", "platform-fees", "service-fees", "tax-payable", "goodwill"]
    ) {
      expect(books[account] ?? 0, account).toBe(0);
    }
    expect(await earningsOf(made.seller, made.id)).toMatchObject({ netCents: 0, coverCents: made.cost });
    const preview = await market.call(made.seller, "GET", "/v1/dashboard/breeder/preview");
    expect(preview.status).toBeLessThan(500);
    await released(made);
    expect(await owed(made.seller)).toEqual({ "breeder-debts": 0 - made.cost });
    expect(await earningsOf(made.seller, made.id)).toMatchObject({ netCents: 0, coverCents: made.cost });
    await expectSoundMoney(market);
  });

  it("that ends after its cost was covered gives the breeder everything back at once", async () => {
    const made = await given();
    await released(made);
    const { status, body } = await decideForBuyer(made);
    expect(status, JSON.stringify(body)).toBe(200);
    await expectUndone(made.id);
    expect(await owed(made.seller)).toEqual({});
    expect(await earningsOf(made.seller, made.id)).toMatchObject({ netCents: 0, coverCents: 0 });
  });

  it("that ends after its debt was paid makes the money available", async () => {
    const made = await given();
    await released(made);
    const settled = await market.call(
      staff,
      "POST",
      `/v1/admin/breeders/${made.seller.breederId}/balance/settled`,
      {
        side: "debt",
        how: "paid-elsewhere",
        amountCents: made.cost,
        balanceCents: made.cost,
        reason: "By wire.",
      },
    );
    expect(settled.status, JSON.stringify(settled.body)).toBe(200);
    expect(await owed(made.seller)).toEqual({});
    const { status, body } = await decideForBuyer(made);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(await owed(made.seller)).toEqual({ "breeder-available": made.cost });
  });

  it.each(["buyer", "seller"] as const)("that the %s cancels costs nobody anything", async (who) => {
    const made = await given();
    const by = who === "buyer" ? made.buyer : made.seller;
    expect((await shop.status(by, made.id, "cancel", "A change of plans.")).status).toBe(200);
    await expectUndone(made.id);
    expect(await owed(made.seller)).toEqual({});
  });
});

it("a late cancellation keeps a part of the buyer's own money, and nothing of what a code's funder paid", () =>
  expectKept(50, 18_750));

it("a late cancellation under a policy of nothing keeps the deposit, and nothing of what a code's funder paid", () =>
  expectKept(0, 37_500));
