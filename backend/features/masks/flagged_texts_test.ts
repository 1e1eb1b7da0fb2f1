import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBreed, addParent, addPet } from "../../testing/fixtures.ts";
import { type Body, openStable, type Person, type Seller, type Stable } from "../../testing/listings.ts";

/** Every path by which a seller's words reach staff or the public. */
let stable: Stable;
let staff: Person;
let seller: Seller;
let trusted: Seller;

/** A phone number, which is refused everywhere. */
const NUMBER = "Call 541-555-0142.";
/** A hint that leads away from the site without a contact detail. */
const HINT = "Message me on WhatsApp.";

beforeAll(async () => {
  stable = await openStable({ features: ["breeders", "files", "listings", "parents"] });
  staff = await stable.staff();
  seller = await stable.market.seller();
  trusted = await stable.market.seller({ auto_approve: true });
});
afterAll(() => stable.close());

const read = async (path: string): Promise<Body> => (await stable.call(staff, "GET", path)).body;
const listingFlags = async (id: string) =>
  (await read("/v1/admin/listings")).pets.find((one: Body) => one.pet.id === id)?.textFlags;
const changeFlags = async (petId: string) =>
  (await read("/v1/admin/change-requests")).changeRequests.filter((one: Body) => one.petId === petId)
    .map((one: Body) => [one.kind, one.textFlags]);
const statusOf = async (id: string) =>
  (await stable.db.selectFrom("pets").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status;
const draftOf = async (who: Seller, description: string): Promise<string> => {
  const { body } = await stable.save(who, { ...await stable.complete(who), description });
  return body.petDetails.id;
};

describe("words that lead past the site", () => {
  it.each([["a seller", () => seller], ["a trusted seller", () => trusted]])(
    "in a listing that %s submits are flagged before staff",
    async (_, who) => {
      const id = await draftOf(who(), HINT);
      expect((await stable.submit(who(), id)).status).toBe(200);
      expect([await statusOf(id), await listingFlags(id)]).toEqual(["in-review", ["contact"]]);
    },
  );

  it("in a draft that a trusted seller publishes go to staff first, and plain ones don't", async () => {
    const id = await draftOf(trusted, HINT);
    expect((await stable.move(trusted, id, "available")).status).toBe(200);
    expect([await statusOf(id), await listingFlags(id)]).toEqual(["in-review", ["contact"]]);
    const plain = await draftOf(trusted, "She sleeps with the cats.");
    await stable.submit(trusted, plain);
    expect(await statusOf(plain)).toBe("available");
  });

  it.each([["a seller", () => seller], ["a trusted seller", () => trusted]])(
    "in a change that %s makes to a live listing wait as a flagged change request",
    async (_, who) => {
      const pet = await addPet(stable.services, { breeder_id: who().breederId, name: "Savannah" });
      const { status } = await stable.change(who(), {
        id: pet.id,
        name: "Savannah, text me",
        description: "We take Zelle.",
      });
      expect(status).toBe(200);
      expect((await changeFlags(pet.id)).toSorted())
        .toEqual([["description", ["payment"]], ["name", ["contact"]]]);
      const { name } = await stable.db.selectFrom("pets").select("name").where("id", "=", pet.id)
        .executeTakeFirstOrThrow();
      expect(name).toBe("Savannah");
    },
  );

  it("in an import of a trusted seller wait too", async () => {
    const pet = await addPet(stable.services, {
      breeder_id: trusted.breederId,
      breed_id: stable.breed.id,
      external_id: "A-1",
      name: "Rex",
    });
    const header = "ID,AnimalName,PrimaryBreed,Type,Status,Desc";
    const line = `A-1,Rex,${stable.breed.name},Dog,Available,${HINT}`;
    const { status, body } = await stable.importRows(trusted, header, [line]);
    expect([status, body.report.updated], JSON.stringify(body)).toEqual([200, 1]);
    expect(await changeFlags(pet.id)).toEqual([["description", ["contact"]]]);
  });

  it("in a new and a changed parent are flagged", async () => {
    const breed = await addBreed(stable.services);
    const fields = { type: "Dog", sex: "Female", breedId: breed.id, weightLb: 15 };
    const added = await stable.call(seller, "POST", "/v1/breeders/pets/parents/add", {
      ...fields,
      name: "Clementine",
      description: HINT,
    });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    const verified = await addParent(stable.services, { breeder_id: seller.breederId, breed_id: breed.id });
    const changed = await stable.call(seller, "PUT", "/v1/breeders/pets/parents/update", {
      id: verified.id,
      parent: { ...fields, name: "Juno, gift cards welcome" },
    });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    const parents = (await read("/v1/admin/parents")).parents;
    const flagsOf = (id: string) => parents.find((one: Body) => one.parent.id === id)?.textFlags;
    expect(flagsOf(added.body.petDetails.id)).toEqual(["contact"]);
    expect(flagsOf(verified.id)).toEqual(["payment"]);
  });

  it("in texts from before are flagged, also those that would be refused today", async () => {
    const pet = await addPet(stable.services, { breeder_id: seller.breederId, name: "Barnaby" });
    await stable.db.insertInto("change_requests").values({
      id: stable.services.newId(),
      pet_id: pet.id,
      kind: "name",
      old_text: "Barnaby",
      new_text: "Barnaby ready now, call 541-555-0142",
    }).execute();
    expect(await changeFlags(pet.id)).toEqual([["name", ["phone"]]]);
    const waiting = await addPet(stable.services, {
      breeder_id: seller.breederId,
      status: "in-review",
      submitted_at: stable.services.now(),
      description: NUMBER,
    });
    expect(await listingFlags(waiting.id)).toEqual(["phone"]);
  });

  it("in a license are flagged, and refused in a name and a story", async () => {
    const update = (body: unknown) =>
      stable.call(seller, "PUT", `/v1/breeders/profile/${seller.breederId}/update`, body);
    expect((await update({ licence: `OR-204, ${NUMBER}` })).status).toBe(200);
    const [change] = (await read("/v1/admin/claim-changes?kind=licence")).claimChanges
      .filter((one: Body) => one.breeder.id === seller.breederId);
    expect(change.textFlags).toEqual(["phone"]);
    for (const body of [{ name: NUMBER }, { story: NUMBER }]) {
      expect((await update(body)).body.code).toBe("contact_details");
    }
  });
});
