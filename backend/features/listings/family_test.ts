/** Facts that a listing inherits from its litter and parents, and the rules that these must not bypass. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addBreed, addParent, addPet, daysAgo } from "../../testing/fixtures.ts";
import { type Body, openStable, type Seller, type Stable } from "../../testing/listings.ts";

let stable: Stable;
let breeder: Seller;
beforeAll(async () => {
  stable = await openStable({ features: ["listings", "litters", "parents"] });
});
afterAll(() => stable.close());
beforeEach(async () => {
  breeder = await stable.market.seller();
});

const litter = async (fields: Record<string, unknown>): Promise<string> => {
  const json = { name: "Spring", state: "born", breedId: stable.breed.id, ...fields };
  const { body } = await stable.call(breeder, "POST", "/v1/breeders/litters", json);
  return body.litter.id;
};
const parent = (change: Record<string, unknown> = {}) =>
  addParent(stable.services, { breeder_id: breeder.breederId, breed_id: stable.breed.id }, change);
const pointers = (body: Body): string[] => (body.errors ?? []).map(({ pointer }: Body) => pointer);

describe("a listing of a litter", () => {
  it("goes home no sooner than eight weeks after the litter's birth", async () => {
    const { services } = stable;
    const early = {
      type: "Dog",
      breedId: stable.breed.id,
      birthDate: daysAgo(services, 60),
      goHomeDate: daysAgo(services, 4),
    };
    const { body } = await stable.save(breeder, early);
    const late = await litter({ birthDate: daysAgo(services, 40) });
    const refused = await stable.save(breeder, { id: body.petDetails.id, litterId: late });
    expect(refused.status).toBe(422);
    expect(pointers(refused.body)).toEqual(["/goHomeDate"]);
    const pet = await stable.details(breeder, body.petDetails.id);
    expect([pet.litterId, pet.birthDate]).toEqual([undefined, early.birthDate]);
  });

  it("is of the litter's type, and gives up choices that the litter's breed does not know", async () => {
    const { services } = stable;
    const cats = await addBreed(services, { name: `Ragdoll ${services.newId()}`, category: "Cats" });
    const kittens = await litter({ breedId: cats.id, birthDate: daysAgo(services, 70) });
    const { body } = await stable.save(breeder, { type: "Dog", name: "Maple" });
    const refused = await stable.save(breeder, { id: body.petDetails.id, litterId: kittens });
    expect(refused.status).toBe(422);
    expect(pointers(refused.body)).toEqual(["/breedId"]);

    const plain = await addBreed(services, { colors: JSON.stringify([{ title: "Wheaten" }]) });
    const others = await litter({ breedId: plain.id, birthDate: daysAgo(services, 70) });
    const ruby = await stable.save(breeder, { type: "Dog", breedId: stable.breed.id, color: "Ruby" });
    const moved = await stable.save(breeder, { id: ruby.body.petDetails.id, litterId: others });
    expect(moved.body.petDetails.breed.id).toBe(plain.id);
    expect(moved.body.petDetails.color).toBeNull();
  });
});

it.each(["litterId", "sireId", "damId"])("a listing never takes a %s of another breeder", async (field) => {
  const other = await stable.market.seller();
  const json = {
    name: "Theirs",
    state: "born",
    breedId: stable.breed.id,
    birthDate: daysAgo(stable.services, 70),
  };
  const theirs = {
    litterId: (await stable.call(other, "POST", "/v1/breeders/litters", json)).body.litter.id,
    ...Object.fromEntries(
      await Promise.all((["Male", "Female"] as const).map(async (sex) => [
        sex === "Male" ? "sireId" : "damId",
        (await addParent(stable.services, { breeder_id: other.breederId, breed_id: stable.breed.id }, {
          sex,
        })).id,
      ])),
    ),
  } as Record<string, string>;
  const wish = { type: "Dog", [field]: theirs[field] };
  const fresh = await stable.save(breeder, wish);
  expect([fresh.status, fresh.body.code]).toEqual([422, "parents_do_not_fit"]);
  const { id } = (await stable.save(breeder, { type: "Dog", name: "Maple" })).body.petDetails;
  const draft = await stable.save(breeder, { id, ...wish });
  expect([draft.status, draft.body.code]).toEqual([422, "parents_do_not_fit"]);
  const live = await addPet(stable.services, { breeder_id: breeder.breederId, breed_id: stable.breed.id });
  const changed = await stable.change(breeder, { id: live.id, [field]: theirs[field] });
  expect([changed.status, changed.body.code]).toEqual([422, "parents_do_not_fit"]);
  const rows = await stable.db.selectFrom("pets").select(["litter_id", "sire_id", "dam_id"])
    .where("id", "in", [id, live.id]).execute();
  expect(rows).toEqual(rows.map(() => ({ litter_id: null, sire_id: null, dam_id: null })));
});

it("a draft may know its breed or litter before it is called a dog", async () => {
  const bred = await stable.save(breeder, { breedId: stable.breed.id });
  expect([bred.status, bred.body.petDetails?.breed.id]).toEqual([200, stable.breed.id]);
  const id = await litter({ birthDate: daysAgo(stable.services, 70) });
  const born = await stable.save(breeder, { litterId: id });
  expect([born.status, born.body.petDetails?.breed.id]).toEqual([200, stable.breed.id]);
});

it("a listing takes neither litter nor parents of another breeder", async () => {
  const other = await stable.market.seller();
  const of = { breeder_id: other.breederId, breed_id: stable.breed.id };
  const theirs = {
    sireId: (await addParent(stable.services, of, { sex: "Male" })).id,
    damId: (await addParent(stable.services, of)).id,
    litterId: (await stable.call(other, "POST", "/v1/breeders/litters", {
      name: "Spring",
      state: "born",
      breedId: stable.breed.id,
      birthDate: daysAgo(stable.services, 70),
    })).body.litter.id as string,
  };
  const { body } = await stable.save(breeder, { type: "Dog", breedId: stable.breed.id, name: "Maple" });
  const { id } = body.petDetails;
  for (const [name, value] of Object.entries(theirs)) {
    const refused = await stable.save(breeder, { id, [name]: value });
    expect([name, refused.status >= 400 && refused.status < 500]).toEqual([name, true]);
  }
  expect(await stable.details(breeder, id)).not.toHaveProperty("litterId");
  const row = await stable.services.db.selectFrom("pets").select(["sire_id", "dam_id", "litter_id"])
    .where("id", "=", id).executeTakeFirstOrThrow();
  expect(row).toEqual({ sire_id: null, dam_id: null, litter_id: null });
});

describe("the parents of a listing", () => {
  it("are of its type", async () => {
    const tom = await parent({ type: "Cat", sex: "Male" });
    const { body } = await stable.save(breeder, { type: "Dog", name: "Maple" });
    const { id } = body.petDetails;
    expect((await stable.save(breeder, { id, sireId: tom.id })).body.code).toBe("parents_do_not_fit");
    const dog = await parent({ sex: "Male" });
    expect((await stable.save(breeder, { id, sireId: dog.id })).status).toBe(200);
    expect((await stable.save(breeder, { id, type: "Cat" })).body.code).toBe("parents_do_not_fit");
  });

  it("keep their sex and type while a litter or listing names them", async () => {
    const dam = await parent();
    const fields = { name: "Clementine", type: "Dog", sex: "Male", breedId: stable.breed.id };
    const update = (change: Record<string, unknown> = {}) =>
      stable.call(breeder, "PUT", "/v1/breeders/pets/parents/update", {
        id: dam.id,
        parent: { ...fields, ...change },
      });
    expect((await update()).status).toBe(200);
    expect((await update({ sex: "Female" })).status).toBe(200);
    await addPet(stable.services, { breeder_id: breeder.breederId, dam_id: dam.id });
    const refused = await update();
    expect([refused.status, refused.body.code]).toEqual([409, "parent_in_use"]);
    expect((await update({ sex: "Female", name: "Clem" })).body.petDetails.name).toBe("Clem");
  });

  it("can be deleted while they are chosen, in either order", async () => {
    for (let round = 0; round < 15; round++) {
      const dam = await parent();
      const { body } = await stable.save(breeder, { type: "Dog", name: "Maple" });
      const [chosen, deleted, expecting] = await Promise.all([
        stable.save(breeder, { id: body.petDetails.id, damId: dam.id }),
        stable.call(breeder, "DELETE", `/v1/breeders/pets/parents/${dam.id}/delete`),
        stable.call(breeder, "POST", "/v1/breeders/litters", {
          name: "Spring",
          state: "planned",
          breedId: stable.breed.id,
          damId: dam.id,
        }),
      ]);
      const codes = [chosen, deleted, expecting].map(({ status, body }) => body.code ?? status);
      for (const code of codes) expect([200, 201, "parents_do_not_fit", "parent_in_use"]).toContain(code);
      const isGone = deleted.status === 200;
      expect(isGone).toBe(chosen.status !== 200 && expecting.body.code === "parents_do_not_fit");
    }
  });

  it("and a litter too", async () => {
    for (let round = 0; round < 10; round++) {
      const id = await litter({ state: "planned" });
      const { body } = await stable.save(breeder, { name: "Maple" });
      const [chosen, deleted] = await Promise.all([
        stable.save(breeder, { id: body.petDetails.id, litterId: id }),
        stable.call(breeder, "DELETE", `/v1/breeders/litters/${id}`),
      ]);
      const codes = [chosen, deleted].map(({ status, body }) => body.code ?? status);
      const said = JSON.stringify(chosen.body);
      expect([["200", "litter_in_use"], ["parents_do_not_fit", "200"]], said).toContainEqual(
        codes.map(String),
      );
    }
  });
});
