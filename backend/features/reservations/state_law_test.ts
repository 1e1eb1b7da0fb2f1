/** The laws of the states involved in a sale, checked at every point where money for a pet can be paid. */
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addUser, bearer, daysAgo } from "../../testing/fixtures.ts";
import {
  CALIFORNIA,
  checkoutOf,
  DELIVERY,
  type Market,
  openMarket,
  type Person,
} from "../../testing/reservations.ts";
import { walksOf } from "../../testing/reservation_walks.ts";
import { TERMS_VERSION } from "../accounts/rules.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
let oregon: Person & { breederId: string };
let west: Person & { breederId: string };
let shop: ReturnType<typeof checkoutOf>;
let walks: ReturnType<typeof walksOf>;
let asAdmin: { authorization: string };

const IN_CALIFORNIA = {
  city: "San Francisco",
  state: "CA",
  zip: "94110",
  latitude: 37.75,
  longitude: -122.42,
};
const BARRED = { status: 409, body: { code: "state_not_allowed" } };

beforeAll(async () => {
  market = await openMarket({ features: ["payments", "reservations", "state_rules"], provider: true });
  shop = checkoutOf(market);
  oregon = await market.seller({ deposit_refund_percent: 0 });
  west = await market.seller({ ...IN_CALIFORNIA, deposit_refund_percent: 0 });
  walks = walksOf(market, oregon);
  asAdmin = await bearer(market.services, await addUser(market.services, { role: "Admin" }));
}, 40_000);
afterAll(() => market.close());

const petIn = (seller: { breederId: string }, change: Parameters<Market["pet"]>[1] = {}) =>
  market.pet(seller, { ...IN_CALIFORNIA, ...change });
const grown = { birth_date: "2020-01-01", go_home_date: null };

async function begin(petId: string, more: Record<string, unknown> = {}, path = "/v1/reserve/new") {
  return await market.call(await market.buyer(), "POST", path, { petId, ...more });
}
async function quote(petId: string, body: Record<string, unknown> = {}) {
  return (await market.call(null, "POST", "/v1/payments/quote", { petId, ...body })).body.orderDetails;
}
/** Changes a state's rule as staff; returns a function that restores it. */
async function setRule(state: string, change: Record<string, unknown>) {
  const rules = await (await market.app.fetch("/v1/admin/state-rules", { headers: asAdmin })).json();
  const { name: _, changedAt: _at, changedBy: _by, version: _v, reason: _r, state: _s, ...now } = rules
    .stateRules
    .find((rule: { state: string }) => rule.state === state);
  const put = async (fields: Record<string, unknown>) => {
    const json = { ...now, ...fields, reason: "Counsel wrote." };
    const answer = await market.app.fetch(`/v1/admin/state-rules/${state}`, {
      method: "PUT",
      headers: asAdmin,
      json,
    });
    expect(answer.status, await answer.text()).toBe(200);
  };
  await put(change);
  return () => put({});
}

it("an address that a rule bars since the last hold keeps nobody from a new one", async () => {
  const washington = {
    ...DELIVERY,
    address: { ...DELIVERY.address, city: "Seattle", state: "WA", postalCode: "98101" },
  };
  const order = { transportation: "honest" };
  const { buyer, pet, id } = await walks.ready(order, {}, washington);
  await market.db.updateTable("reservations").set({ hold_expires_at: new Date(Date.now() - 1_000) })
    .where("id", "=", id).execute();
  const back = await setRule("WA", { saleAllowed: false });
  const { status, body } = await market.call(buyer, "POST", "/v1/reserve/new", { petId: pet.id, order });
  await back();
  expect(status).toBe(201);
  const { contact, delivery } =
    (await shop.get(buyer, body.reservedPetId)).body.reservedPet.reservationProgress;
  expect(contact).toMatchObject({ phoneNumber: "+15035550118" });
  expect(delivery ?? null).toBeNull();
});

describe("a breeder's young pet sold from California", () => {
  it.each(["/v1/reserve/new", "/api/reserve-pet"])("cannot be held: %s", async (path) => {
    const pet = await petIn(west);
    const answer = await begin(pet.id, {}, path);
    expect(answer).toMatchObject(BARRED);
    expect(answer.body.detail).toContain(`Under California law`);
    expect(answer.body.detail).toContain("Look for a pet from a shelter or rescue");
    expect(await market.db.selectFrom("reservations").select("id").where("pet_id", "=", pet.id).execute())
      .toEqual([]);
  });

  it("nor where only its breeder is there, or only the pet", async () => {
    expect(await begin((await market.pet(west)).id)).toMatchObject(BARRED);
    expect(await begin((await petIn(oregon)).id)).toMatchObject(BARRED);
  });

  it("is told of before anybody signs in", async () => {
    const pet = await petIn(west);
    expect((await quote(pet.id)).saleError).toContain("can't be reserved");
    expect((await quote((await market.pet(oregon)).id)).saleError).toBeNull();
  });

  it("can be held once it goes home at a year, and at any age from a shelter", async () => {
    const birthday = new Date(`${daysAgo(market.services, 84)}T00:00:00Z`);
    birthday.setUTCFullYear(birthday.getUTCFullYear() + 1);
    const go_home_date = birthday.toISOString().slice(0, 10);
    const shelter = await market.seller({ ...IN_CALIFORNIA, kind: "shelter" });
    for (const pet of [await petIn(west, grown), await petIn(west, { go_home_date }), await petIn(shelter)]) {
      expect((await begin(pet.id)).status).toBe(201);
    }
  });
});

describe("a breeder's young pet from Oregon", () => {
  const honest = { transportation: "honest", paymentType: "deposit" };

  it("is not held for delivery to California, and is for picking it up or for Washington", async () => {
    const pet = await market.pet(oregon);
    const barred = await begin(pet.id, { order: honest, postalCode: "94110" });
    expect(barred).toMatchObject(BARRED);
    expect(barred.body.detail).toContain("pick");
    const quoted = await quote(pet.id, { order: honest, postalCode: "94110" });
    expect(quoted.saleError).toContain("we can't deliver a breeder's pet under one year old to California");
    expect((await quote(pet.id, { order: honest, postalCode: "98101" })).saleError).toBeNull();
    const pickup = { order: { ...honest, transportation: "pickup" }, postalCode: "94110" };
    expect((await quote(pet.id, pickup)).saleError).toBeNull();
    expect((await begin(pet.id, pickup)).status).toBe(201);
    const other = await market.pet(oregon);
    expect((await begin(other.id, { order: honest, postalCode: "98101" })).status).toBe(201);
  });

  it.each(["/v1/reserve/save/progress", "/api/reserve-pet/save-reservation-progress"])(
    "does not change to California in the checkout, and nothing of that is kept: %s",
    async (path) => {
      const { buyer, id } = await walks.ready({ transportation: "honest" });
      const save = (change: Record<string, unknown>) =>
        market.call(buyer, "POST", path, {
          reservedPetId: id,
          stepName: "delivery",
          screen: 1,
          openStep: 2,
          ...change,
        });
      expect(await save({ delivery: CALIFORNIA })).toMatchObject(BARRED);
      const kept = (await shop.get(buyer, id)).body.reservedPet;
      expect(kept.reservationProgress.delivery.address.state).toBe("OR");
      expect(kept.orderDetails).toMatchObject({ saleError: null, transportation: "honest" });
      // The error text suggests picking the pet up in Oregon.
      const picked = await save({ delivery: CALIFORNIA, options: { transportation: "pickup" } });
      expect(picked).toMatchObject({ status: 200, body: { orderDetails: { saleError: null } } });
      expect(await save({ options: { transportation: "flight" } })).toMatchObject(BARRED);
    },
  );

  it("is not paid for with a delivery there, by any door of the payment", async () => {
    const { buyer, id } = await walks.ready({}, {}, CALIFORNIA);
    expect(await shop.update(buyer, id, { transportation: "honest" })).toMatchObject(BARRED);
    expect(await shop.intent(buyer, id, oregon, { order: { transportation: "honest" } })).toMatchObject(
      BARRED,
    );
    expect((await shop.intent(buyer, id, oregon)).status).toBe(200);
  });
});

describe("a hold from before rules were kept", () => {
  /** Removes the frozen rules, so the order follows today's. */
  const forget = (id: string) =>
    market.db.updateTable("orders").set({ terms: sql<string>`terms - 'rules'` }).where(
      "reservation_id",
      "=",
      id,
    )
      .execute();

  it("is not paid, nor taken for nothing, where today's law bars it", async () => {
    const paying = await walks.ready();
    const free = await walks.ready({}, { price_cents: 0 });
    const back = await setRule("OR", { saleAllowedUnderOneYear: false });
    try {
      for (const { id } of [paying, free]) await forget(id);
      expect(await shop.intent(paying.buyer, paying.id, oregon)).toMatchObject(BARRED);
      const acceptances = { saleContractHash: oregon.contractHash, termsVersion: TERMS_VERSION };
      expect(await shop.finalize(free.buyer, free.id, { acceptances })).toMatchObject(BARRED);
      expect((await shop.get(paying.buyer, paying.id)).body.reservedPet.orderDetails.saleError)
        .toContain("Under Oregon law");
    } finally {
      await back();
    }
  });
});

describe("what staff change", () => {
  it("does not reach a hold that has begun, and does the next", async () => {
    const { buyer, id } = await walks.ready({ transportation: "honest" });
    const free = await walks.ready({}, { price_cents: 0 });
    const pet = await market.pet(oregon);
    const back = await setRule("OR", { saleAllowed: false, bnplAllowed: false });
    try {
      expect(await begin(pet.id)).toMatchObject(BARRED);
      expect((await shop.save(buyer, id, { delivery: DELIVERY })).status).toBe(200);
      expect((await shop.intent(buyer, id, oregon, { paymentMethod: "affirm" })).status).toBe(200);
      const { body } = await shop.intent(buyer, id, oregon);
      await shop.confirm(body.intentId);
      expect((await shop.verify(buyer, body.intentId)).body.reservedPet).toMatchObject({
        status: "deposit-paid",
        orderDetails: { saleError: null, isFinancingAllowed: true },
      });
      const acceptances = { saleContractHash: oregon.contractHash, termsVersion: TERMS_VERSION };
      expect((await shop.finalize(free.buyer, free.id, { acceptances })).status).toBe(200);
    } finally {
      await back();
    }
    expect((await begin(pet.id)).status).toBe(201);
  });

  it("lets California buy once it is switched on, and the order keeps that", async () => {
    const back = await setRule("CA", { saleAllowedUnderOneYear: true });
    const { buyer, id } = await walks.ready({ transportation: "honest" }, {}, CALIFORNIA);
    await back();
    expect((await shop.intent(buyer, id, oregon)).status).toBe(200);
    expect(await begin((await petIn(west)).id)).toMatchObject(BARRED);
  });

  it("at the same moment as holds begin: each is from before or after, never half of both", async () => {
    const pets = await Promise.all(Array.from({ length: 8 }, () => market.pet(oregon)));
    const holds = pets.map(({ id }) => begin(id));
    const changed = setRule("OR", { saleAllowedUnderOneYear: false });
    const answers = await Promise.all(holds);
    const back = await changed;
    try {
      for (const answer of answers) {
        if (answer.status !== 201) {
          expect(answer).toMatchObject(BARRED);
          continue;
        }
        const { terms } = await market.db.selectFrom("orders").select("terms")
          .where("reservation_id", "=", answer.body.reservedPetId).executeTakeFirstOrThrow();
        expect(terms!.rules!.OR?.saleAllowedUnderOneYear).not.toBe(false);
      }
      // No hold starts after the change is answered.
      const left = pets.filter((_, index) => answers[index]!.status !== 201);
      for (const { id } of [...left, await market.pet(oregon)]) expect(await begin(id)).toMatchObject(BARRED);
    } finally {
      await back();
    }
  });
});

describe("California's lenders and deposits", () => {
  it("nobody finances a pet that is there, whoever buys it, and the order says so before", async () => {
    const seller = await market.seller({ ...IN_CALIFORNIA, kind: "shelter" });
    const { buyer, id, saved } = await walksOf(market, seller).ready({}, IN_CALIFORNIA);
    expect(saved.orderDetails.isFinancingAllowed).toBe(false);
    for (const paymentMethod of ["klarna", "affirm", "afterpay_clearpay"]) {
      const answer = await shop.intent(buyer, id, seller, { paymentMethod });
      expect(answer.body.code).toBe("financing_not_allowed");
    }
    expect((await shop.intent(buyer, id, seller)).status).toBe(200);
    const home = await walks.ready({}, {}, CALIFORNIA);
    expect(home.saved.orderDetails.isFinancingAllowed).toBe(false);
    expect((await walks.ready()).saved.orderDetails.isFinancingAllowed).toBe(true);
  });

  it("the whole deposit of a pet that is there comes back, whatever the breeder's policy", async () => {
    const { buyer, id } = await walksOf(market, west).depositPaid({}, { ...IN_CALIFORNIA, ...grown });
    const staying = await walks.depositPaid();
    await market.db.updateTable("reservations").set({ paid_at: new Date(Date.now() - 100 * 3_600_000) })
      .where("id", "in", [id, staying.id]).execute();
    const refunded = async (who: Person, reservationId: string) => {
      const before = (await shop.get(who, reservationId)).body.reservedPet.orderDetails.depositRefundPercent;
      await shop.status(who, reservationId, "cancel");
      await runJobs(market);
      const { body: { reservedPet } } = await shop.get(who, reservationId);
      return [before, reservedPet.payments[0].refundedCents];
    };
    expect(await refunded(buyer, id)).toEqual([100, 37_500]);
    expect((await refunded(staying.buyer, staying.id))[0]).toBe(0);
  });
});
