import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBreed, addUser, bearer } from "../../testing/fixtures.ts";
import {
  type Answered,
  checkoutOf,
  type Market,
  openMarket,
  type Person,
} from "../../testing/reservations.ts";
import { booksOf, petOf, walksOf } from "../../testing/reservation_walks.ts";
import { runJobs } from "../../testing/jobs.ts";

/** Effects on other users when an account is suspended, made inactive, or reopened. */

let market: Market;
let staff: Person;

beforeAll(async () => {
  market = await openMarket({
    features: ["breeders", "breeds", "payments", "pets", "reservations", "search", "staff", "users"],
    provider: true,
  });
  const admin = await addUser(market.services, { role: "Admin" });
  const { authorization } = await bearer(market.services, admin);
  staff = { id: admin.id, token: authorization.slice("Bearer ".length) };
});
afterAll(() => market.close());

const decide = (person: Person, accountStatus: string): Promise<Answered> =>
  market.call(staff, "PUT", `/v1/admin/users/${person.id}/status`, { accountStatus, reason: "For a test." });
const suspend = (person: Person) => decide(person, "Suspended");
const reinstate = (person: Person) => decide(person, "Active");
const choose = async (person: Person, accountStatus: string) => {
  const { authorization } = await bearer(market.services, { id: person.id });
  const token = authorization.slice("Bearer ".length);
  return await market.call({ ...person, token }, "PUT", "/v1/users/update", { accountStatus });
};
const reservation = (id: string) =>
  market.db.selectFrom("reservations").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** Returns everything that a visitor could find of a seller with one pet of a breed of its own. */
async function seen(pet: { id: string; breeder_id: string; breed_id: string | null; name: string }) {
  const call = async (path: string) => (await market.call(null, "GET", path)).body;
  const breed = await market.db.selectFrom("breeds").select("slug").where("id", "=", pet.breed_id!)
    .executeTakeFirstOrThrow();
  const [search, facets, spotlight, home, breeds, breedPage, page, breeder, sold] = await Promise.all([
    call(`/v1/pets/search/lean?type=Dog&available=true`),
    call(`/v1/pets/search/index?type=Dog&available=true`),
    call("/v1/pets/spotlight"),
    call("/v1/featured/pets"),
    call("/v1/breeds/available"),
    call(`/v1/breeds/${breed.slug}`),
    call(`/v1/pets/${pet.id}`),
    call(`/v1/profiles/breeder/${pet.breeder_id}`),
    call(`/v1/pets/sold/${pet.breeder_id}`),
  ]);
  const text = JSON.stringify([search, facets, spotlight, home, page, breeder, sold]);
  return {
    byId: text.includes(pet.id),
    breedListed: JSON.stringify(breeds).includes(breed.slug),
    onBreedPage: breedPage.breed?.availablePets ?? breedPage,
    breedersOfBreed: JSON.stringify(breedPage).includes(pet.breeder_id),
    page: page.code ?? "shown",
    breeder: breeder.code ?? "shown",
  };
}

describe("a suspended breeder", () => {
  it("is found nowhere, and is as before when the suspension is lifted", async () => {
    const seller = await market.seller();
    const breed = await addBreed(market.services);
    const pet = await market.pet(seller, { breed_id: breed.id });
    const sold = await market.pet(seller, { breed_id: breed.id, status: "sold", sold_at: new Date() });
    const before = [
      await seen(pet),
      await seen(sold),
      await petOf(market, pet.id),
      await petOf(market, sold.id),
    ];
    expect(before[0]).toMatchObject({ byId: true, page: "shown", breeder: "shown", breedersOfBreed: true });
    await suspend(seller);
    for (const one of [pet, sold]) {
      expect(await seen(one)).toEqual({
        byId: false,
        breedListed: false,
        onBreedPage: expect.anything(),
        breedersOfBreed: false,
        page: "not_found",
        breeder: "not_found",
      });
    }
    await reinstate(seller);
    expect([await seen(pet), await seen(sold), await petOf(market, pet.id), await petOf(market, sold.id)])
      .toEqual(before);
  });

  it("takes its pets off open pages, live", async () => {
    const seller = await market.seller();
    const pet = await market.pet(seller);
    const told = () =>
      market.app.events.filter(({ channels }) => channels.includes(`pet-${pet.id}`)).map(({ data }) => data)
        .map((data) => (data as { status: string }).status);
    await suspend(seller);
    await runJobs(market);
    await reinstate(seller);
    await runJobs(market);
    expect(told()).toEqual(["not-available", "available"]);
  });

  it("gets no new hold", async () => {
    const seller = await market.seller();
    const pet = await market.pet(seller);
    await suspend(seller);
    expect(await checkoutOf(market).start(await market.buyer(), pet.id)).toMatchObject({
      status: 409,
      body: { code: "pet_not_available" },
    });
    await reinstate(seller);
    expect((await checkoutOf(market).start(await market.buyer(), pet.id)).status).toBe(201);
  });

  it("lets go of who has not paid: the hold ends, its intent takes no money, the pet is free later", async () => {
    const seller = await market.seller();
    const shop = checkoutOf(market);
    const { buyer, id, pet } = await walksOf(market, seller).ready();
    const { body: { intentId } } = await shop.intent(buyer, id, seller);
    await suspend(seller);
    // At once, before any job has run.
    expect((await shop.intent(buyer, id, seller)).body.code).toBe("hold_expired");
    expect((await shop.save(buyer, id)).body.code).toBe("hold_expired");
    await runJobs(market);
    expect((await reservation(id)).status).toBe("expired");
    expect((await shop.confirm(intentId)).kind).not.toBe("done");
    await reinstate(seller);
    expect((await shop.start(await market.buyer(), pet.id)).status).toBe(201);
  });

  it("does not take away what was paid a moment before: the pet is the buyer's", async () => {
    const seller = await market.seller();
    const { buyer, id, pet } = await walksOf(market, seller).confirmed();
    await suspend(seller);
    await runJobs(market);
    expect((await reservation(id)).status).toBe("deposit-paid");
    expect((await petOf(market, pet.id)).status).toBe("reserved");
    expect((await checkoutOf(market).get(buyer, id)).status).toBe(200);
  });

  it("leaves the buyer of an open reservation the choice: wait, or cancel and get everything back", async () => {
    const seller = await market.seller({ deposit_refund_percent: 0 });
    const shop = checkoutOf(market);
    const walks = walksOf(market, seller);
    const [stays, leaves] = [await walks.depositPaid(), await walks.depositPaid()];
    // After the 48 hours in which every buyer gets a full refund.
    await market.db.updateTable("reservations").set({ paid_at: sql<Date>`now() - interval '5 days'` })
      .where("id", "in", [stays.id, leaves.id]).execute();
    await suspend(seller);
    expect((await shop.balance(stays.buyer, stays.id)).body.code).toBe("sale_stopped");
    expect((await shop.status(leaves.buyer, leaves.id, "cancel")).status).toBe(200);
    await runJobs(market);
    expect((await reservation(leaves.id)).status).toBe("refunded");
    const refunded = await market.db.selectFrom("payments").select(["amount_cents", "refunded_cents"])
      .where("reservation_id", "=", leaves.id).executeTakeFirstOrThrow();
    expect(refunded.refunded_cents).toBe(refunded.amount_cents);
    // Available again, but not public while its breeder is suspended.
    expect(await petOf(market, leaves.pet.id)).toMatchObject({ status: "available", card: null });
    await reinstate(seller);
    const { body: { intentId } } = await shop.balance(stays.buyer, stays.id);
    await shop.confirm(intentId);
    expect((await shop.verify(stays.buyer, intentId)).body.reservedPet.status).toBe("paid");
  });

  it("draws nothing while suspended, and what is due once the suspension is lifted", async () => {
    const seller = await market.seller();
    const shop = checkoutOf(market);
    const { buyer, id } = await walksOf(market, seller).fullyPaid();
    await shop.status(buyer, id, "confirm-handover");
    await shop.complete(seller, id);
    const age = sql<Date>`now() - interval '80 days'`;
    await market.db.updateTable("reservations").set({ completed_at: age, handed_over_at: age })
      .where("id", "=", id).execute();
    await suspend(seller);
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(market.db);
    await runJobs(market);
    const pending = (await booksOf(market, id))["breeder-pending"]!;
    expect(pending).toBeLessThan(0);
    expect((await booksOf(market, id))["breeder-available"]).toBeUndefined();
    await reinstate(seller);
    await runJobs(market);
    expect(await booksOf(market, id)).toMatchObject({ "breeder-pending": 0, "breeder-available": pending });
  });
});

describe("an inactive breeder", () => {
  it("signs in, is found by nobody, and its open holds and reservations go on", async () => {
    const seller = await market.seller();
    const shop = checkoutOf(market);
    const walks = walksOf(market, seller);
    const [holding, paid] = [await walks.ready(), await walks.depositPaid()];
    expect((await choose(seller, "Inactive")).status).toBe(200);
    expect((await petOf(market, holding.pet.id)).card).toBeNull();
    const { body: { intentId } } = await shop.intent(holding.buyer, holding.id, seller);
    await shop.confirm(intentId);
    expect((await shop.verify(holding.buyer, intentId)).body.reservedPet.status).toBe("deposit-paid");
    const { body: { intentId: balance } } = await shop.balance(paid.buyer, paid.id);
    await shop.confirm(balance);
    expect((await shop.verify(paid.buyer, balance)).body.reservedPet.status).toBe("paid");
    expect((await shop.status(paid.buyer, paid.id, "confirm-handover")).status).toBe(200);
    expect((await shop.complete(seller, paid.id)).status).toBe(200);
  });
});

describe("a suspended buyer", () => {
  it("lets go of the pet that was held, and keeps what was paid for", async () => {
    const seller = await market.seller();
    const walks = walksOf(market, seller);
    const [holding, paid] = [await walks.ready(), await walks.depositPaid()];
    await suspend(holding.buyer);
    await suspend(paid.buyer);
    await runJobs(market);
    expect((await reservation(holding.id)).status).toBe("expired");
    expect((await reservation(paid.id)).status).toBe("deposit-paid");
    expect((await checkoutOf(market).start(await market.buyer(), holding.pet.id)).status).toBe(201);
  });
});
