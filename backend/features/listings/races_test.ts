/** Tests of two people, or a person and staff, who act on a listing at the same moment. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addBreed, addPet, daysAgo } from "../../testing/fixtures.ts";
import { setPetStatus } from "../pets/status_store.ts";
import { type Body, openStable, type Person, type Seller, type Stable } from "../../testing/listings.ts";

let stable: Stable;
let breeder: Seller;
let buyer: Person;
let staff: Person;
beforeAll(async () => {
  stable = await openStable({ features: ["files", "listings", "reservations"] });
});
afterAll(() => stable.close());
beforeEach(async () => {
  breeder = await stable.market.seller();
  buyer = await stable.market.buyer();
  staff = await stable.staff();
});

const ATTEMPTS = 8;
const rounds = Array.from({ length: ATTEMPTS }, (_, round) => round);
const petOf = (change: Record<string, unknown> = {}) =>
  addPet(stable.services, { breeder_id: breeder.breederId, ...change });
const codeOf = ({ status, body }: { status: number; body: Body }): string => String(body.code ?? status);
const rowOf = (id: string) =>
  stable.db.selectFrom("pets").select(["status", "price_cents", "name", "sold_at"]).where("id", "=", id)
    .executeTakeFirst();
const holdsOf = (petId: string) =>
  stable.db.selectFrom("reservations as r").innerJoin("orders as o", "o.reservation_id", "r.id")
    .select(["r.id", "r.status", "o.pet_price_cents as price"]).where("r.pet_id", "=", petId).execute();

// A person can hold only few pets at a time, so each round has a new buyer.
describe("a hold and the breeder at the same moment", () => {
  it("sells at the price that was held, never at a changed one", async () => {
    for (const round of rounds) {
      const pet = await petOf();
      const another = await stable.market.buyer();
      const [held, changed] = await Promise.all([
        stable.hold(another, pet.id),
        stable.change(breeder, { id: pet.id, priceCents: 300_000 + round }),
      ]);
      expect(held.status, JSON.stringify(held.body)).toBe(201);
      expect(["200", "pet_on_hold"]).toContain(codeOf(changed));
      const [hold] = await holdsOf(pet.id);
      expect(hold!.price).toBe((await rowOf(pet.id))!.price_cents);
    }
  });

  it("is either deleted or held", async () => {
    for (const _ of rounds) {
      const pet = await petOf();
      const another = await stable.market.buyer();
      const [held, deleted] = await Promise.all([
        stable.hold(another, pet.id),
        stable.remove(breeder, pet.id),
      ]);
      const isGone = deleted.status === 200;
      expect(isGone ? [404, "not_found"] : [201, undefined]).toEqual([held.status, held.body.code]);
      if (!isGone) expect(codeOf(deleted)).toBe("pet_on_hold");
      expect(await holdsOf(pet.id)).toHaveLength(isGone ? 0 : 1);
    }
  });

  it("is either paused or held", async () => {
    for (const _ of rounds) {
      const pet = await petOf();
      const another = await stable.market.buyer();
      const [held, paused] = await Promise.all([
        stable.hold(another, pet.id),
        stable.move(breeder, pet.id, "temporary-pause"),
      ]);
      const isPaused = paused.status === 200;
      // A paused listing is hidden from everyone else.
      expect(codeOf(held)).toBe(isPaused ? "not_found" : "201");
      if (!isPaused) expect(codeOf(paused)).toBe("pet_on_hold");
    }
  });

  it("is either marked adopted by an import or held, and the import answers", async () => {
    const header = "ID,AnimalName,PrimaryBreed,Type,Status";
    for (const round of rounds) {
      const pet = await petOf({ external_id: `A-${round}`, name: "Rex", breed_id: stable.breed.id });
      const another = await stable.market.buyer();
      const [held, imported] = await Promise.all([
        stable.hold(another, pet.id),
        stable.importRows(breeder, header, [`A-${round},Rex,${stable.breed.name},Dog,Adopted`]),
      ]);
      expect(imported.status, JSON.stringify(imported.body)).toBe(200);
      const isHeld = held.status === 201;
      const { report } = imported.body;
      expect((await rowOf(pet.id))!.status).toBe(isHeld ? "available" : "sold-external");
      expect([report.updated, report.refused]).toEqual(isHeld ? [0, 1] : [1, 0]);
    }
  });
});

describe("an import", () => {
  const header = "ID,AnimalName,PrimaryBreed,Type,Status,Price";

  it("leaves what is held or reserved as the buyer saw it, and says so", async () => {
    const held = await petOf({ external_id: "A-1", name: "Rex", breed_id: stable.breed.id });
    expect((await stable.hold(buyer, held.id)).status).toBe(201);
    const sold = await petOf({
      external_id: "A-2",
      name: "Otis",
      breed_id: stable.breed.id,
      status: "reserved",
    });
    const other = await petOf({ external_id: "A-3", name: "Ada", breed_id: stable.breed.id });
    const { name } = stable.breed;
    const { status, body } = await stable.importRows(breeder, header, [
      `A-1,Rex,${name},Dog,Available,100`,
      `A-2,Otis,${name},Dog,Adopted,100`,
      `A-3,Ada,${name},Dog,Available,100`,
    ]);
    expect(status).toBe(200);
    expect(body.report).toMatchObject({ updated: 1, unchanged: 0, refused: 2 });
    expect(body.report.problems.map(({ row }: Body) => row)).toEqual([2, 3]);
    const prices = await Promise.all(
      [held, sold, other].map(async ({ id }) => (await rowOf(id))!.price_cents),
    );
    expect(prices).toEqual([250_000, 250_000, 10_000]);
    const again = await stable.importRows(breeder, header, [`A-1,Rex,${name},Dog,Adopted,`]);
    expect(again.status, JSON.stringify(again.body)).toBe(200);
    expect(again.body.report).toMatchObject({ updated: 0, refused: 1 });
  });

  it("changes what a row says, and nothing that it leaves open", async () => {
    const { name } = stable.breed;
    const full = "ID,AnimalName,PrimaryBreed,Type,Weight,NoDogs,NoKids,Shots,Price";
    await stable.importRows(breeder, full, [`A-9,Rex,${name},Dog,12,N,,Y,90`]);
    const { id } = await stable.db.selectFrom("pets").select("id").where("breeder_id", "=", breeder.breederId)
      .executeTakeFirstOrThrow();
    const written = {
      goodWith: ["dogs", "adults"],
      registries: ["healthRecords", "AKC"],
      description: "Calm.",
      sex: "Male",
    };
    await stable.save(breeder, { id, ...written });
    const again = await stable.importRows(breeder, full, [`A-9,Rex,${name},Dog,12,N,,Y,90`]);
    expect(again.body.report).toMatchObject({ unchanged: 1, updated: 0 });
    const few = await stable.importRows(breeder, header, [`A-9,Rexy,${name},Dog,,80`]);
    expect(few.body.report).toMatchObject({ updated: 1 });
    expect(await stable.details(breeder, id)).toMatchObject({
      ...written,
      name: "Rexy",
      weightLb: 12,
      priceCents: 8_000,
    });
    const weighed = [`A-9,Rexy,${name},Dog,12.25,,,,80`];
    expect((await stable.importRows(breeder, full, weighed)).body.report).toMatchObject({ updated: 1 });
    expect((await stable.importRows(breeder, full, weighed)).body.report).toMatchObject({ unchanged: 1 });
    await stable.importRows(breeder, full, [`A-9,Rexy,${name},Dog,,Y,N,,`]);
    expect((await stable.details(breeder, id)).goodWith).toEqual(["adults", "children"]);
    const { slug } = await stable.db.selectFrom("pets").select("slug").where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(slug).toBe(`rexy-${stable.breed.slug}`);
  });

  it("lets no animal go home before eight weeks, and takes back what a new breed does not know", async () => {
    const birth = "ID,AnimalName,PrimaryBreed,Type,birth_date,Color";
    const { services } = stable;
    const pet = await petOf({
      external_id: "A-8",
      name: "Rex",
      breed_id: stable.breed.id,
      color: "Ruby",
      status: "in-progress",
      birth_date: daysAgo(services, 60),
      go_home_date: daysAgo(services, 4),
    });
    const row = (born: number, breed: string, color = "") =>
      `A-8,Rex,${breed},Dog,${daysAgo(services, born)},${color}`;
    const early = await stable.importRows(breeder, birth, [row(50, stable.breed.name)]);
    expect(early.body.report).toMatchObject({ refused: 1, problems: [{ row: 2, column: "birth_date" }] });
    const other = await addBreed(services, { colors: JSON.stringify([{ title: "Wheaten" }]) });
    const moved = await stable.importRows(breeder, birth, [row(61, other.name)]);
    expect(moved.body.report).toMatchObject({ updated: 1, refused: 0 });
    expect(await stable.details(breeder, pet.id)).toMatchObject({
      breed: { id: other.id },
      color: null,
      birthDate: daysAgo(services, 61),
    });
  });

  it("does not make a buyer wait for a database that untangles the two", async () => {
    const pets = await Promise.all(
      rounds.map((round) => petOf({ external_id: `B-${round}`, breed_id: stable.breed.id })),
    );
    const lines = rounds.map((round) => `B-${round},Rex ${round},${stable.breed.name},Dog,Available,90`);
    const buyers = await Promise.all(rounds.map(() => stable.market.buyer()));
    const [imported, ...held] = await Promise.all([
      stable.importRows(breeder, header, lines),
      ...pets.map(({ id }, round) => stable.hold(buyers[round]!, id)),
    ]);
    expect(imported.status, JSON.stringify(imported.body)).toBe(200);
    expect(held.map(({ status }) => status)).toEqual(rounds.map(() => 201));
    expect(imported.body.report.problems.length).toBe(imported.body.report.refused);
    const conflicts = await stable.services.pool.query<{ deadlocks: number }>(
      "select deadlocks from pg_stat_database where datname = current_database()",
    );
    expect(conflicts.rows[0]!.deadlocks).toBe(0);
  });
});

describe("staff and the breeder at the same moment", () => {
  it("accept a change or see it taken back, never both", async () => {
    for (const _ of rounds) {
      const pet = await petOf({ name: "Maple" });
      await stable.change(breeder, { id: pet.id, name: "Maple Rose" });
      const [wish] = await stable.openChanges(pet.id);
      const [accepted, withdrawn] = await Promise.all([
        stable.decideChange(staff, wish!.id, "accept"),
        stable.change(breeder, { id: pet.id, name: "Maple" }),
      ]);
      expect(withdrawn.status).toBe(200);
      const isAccepted = accepted.status === 200;
      if (!isAccepted) expect(codeOf(accepted)).toBe("transition_not_allowed");
      expect((await rowOf(pet.id))!.name).toBe(isAccepted ? "Maple Rose" : "Maple");
      // If staff were faster, the old name is a new request.
      expect((await stable.openChanges(pet.id)).map(({ new_text }) => new_text)).toEqual(
        isAccepted ? ["Maple"] : [],
      );
    }
  });

  it("decide about a listing once", async () => {
    const pet = await petOf({ status: "in-review" });
    const [one, two] = await Promise.all([
      stable.decide(staff, pet.id, "available"),
      stable.decide(await stable.staff(), pet.id, "rejected", "The picture is blurred."),
    ]);
    expect([codeOf(one), codeOf(two)].sort()).toEqual(["200", "transition_not_allowed"]);
  });

  it("approve only what they have seen", async () => {
    const pet = await petOf({ status: "in-review" });
    const decide = (updatedAt: string) =>
      stable.call(staff, "POST", `/v1/admin/listings/${pet.id}/decide`, { status: "available", updatedAt });
    const seen = (await stable.details(breeder, pet.id)).updatedAt;
    const imageKeys = [await stable.photo(breeder)];
    expect((await stable.change(breeder, { id: pet.id, imageKeys })).status).toBe(200);
    expect(codeOf(await decide(seen))).toBe("transition_not_allowed");
    const again = (await stable.details(breeder, pet.id)).updatedAt;
    expect(codeOf(await decide(again))).toBe("200");
  });

  it("find the moves in the order in which they were made", async () => {
    const pet = await petOf({ status: "in-review" });
    await stable.db.transaction().execute(async (trx) => {
      // This transaction starts before the approval and has to wait for it.
      await trx.selectFrom("users").select("id").where("id", "=", staff.id).execute();
      expect((await stable.decide(staff, pet.id, "available")).status).toBe(200);
      await setPetStatus(trx, {
        eventId: stable.services.newId(),
        petId: pet.id,
        from: "available",
        to: "temporary-pause",
        actorId: breeder.id,
        actorRole: "Breeder",
        reason: null,
      });
    });
    const { events } = await stable.details(breeder, pet.id);
    expect(events.map(({ status }: Body) => status)).toEqual(["temporary-pause", "available"]);
  });

  it("hand in what is complete at that moment", async () => {
    for (const _ of rounds) {
      const pet = await petOf({ status: "in-progress" });
      const [handed, emptied] = await Promise.all([
        stable.submit(breeder, pet.id),
        stable.save(breeder, { id: pet.id, priceCents: null }),
      ]);
      const codes = [codeOf(handed), codeOf(emptied)];
      expect([["200", "listing_not_draft"], ["listing_incomplete", "200"]]).toContainEqual(codes);
      const row = (await rowOf(pet.id))!;
      expect([row.status, row.price_cents]).toEqual(
        handed.status === 200 ? ["in-review", 250_000] : ["in-progress", null],
      );
    }
  });
});

describe("wishes for a change", () => {
  const wishFor = async (id: string) => {
    await stable.change(breeder, { id, name: "Maple Rose", description: "New words." });
    return await stable.openChanges(id);
  };

  it("are over once the listing is sold or archived", async () => {
    for (const status of ["sold-external", "no-longer-available"]) {
      const pet = await petOf();
      const [wish] = await wishFor(pet.id);
      expect((await stable.move(breeder, pet.id, status)).status).toBe(200);
      expect(await stable.openChanges(pet.id)).toEqual([]);
      expect(codeOf(await stable.decideChange(staff, wish!.id, "accept"))).toBe("transition_not_allowed");
    }
  });

  it("give way to what a breeder writes who has become trusted", async () => {
    const pet = await petOf();
    await wishFor(pet.id);
    await stable.db.updateTable("breeders").set({ auto_approve: true }).where("id", "=", breeder.breederId)
      .execute();
    expect((await stable.change(breeder, { id: pet.id, name: "Juniper" })).status).toBe(200);
    expect((await rowOf(pet.id))!.name).toBe("Juniper");
    expect((await stable.openChanges(pet.id)).map(({ kind }) => kind)).toEqual(["description"]);
  });

  it("keep their place in the queue when they are sent again", async () => {
    const pet = await petOf();
    const before = await wishFor(pet.id);
    expect((await wishFor(pet.id)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });
});

it("knows when an animal was sold elsewhere, and forgets nothing when it is archived", async () => {
  const pet = await petOf();
  await stable.move(breeder, pet.id, "sold-external");
  expect((await rowOf(pet.id))!.sold_at).toBeInstanceOf(Date);
});
