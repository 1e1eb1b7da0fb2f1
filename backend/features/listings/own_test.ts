/** Tests of a listing as its breeder opens it in the form, with changes that wait for staff. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Body, openStable, type Seller, type Stable } from "../../testing/listings.ts";

let stable: Stable;
let breeder: Seller;
beforeAll(async () => {
  stable = await openStable({ features: ["files", "listings"] });
});
afterAll(() => stable.close());
beforeEach(async () => {
  breeder = await stable.market.seller();
});

const keysOf = (images: Body[]): string[] => images.map(({ key }) => key);

/** Creates a public listing with two pictures. */
async function live(): Promise<Body> {
  const fields = await stable.complete(breeder);
  const imageKeys = [...fields.imageKeys as string[], await stable.photo(breeder)];
  const { body } = await stable.save(breeder, { ...fields, imageKeys });
  const { id } = body.petDetails;
  await stable.submit(breeder, id);
  await stable.decide(await stable.staff(), id, "available");
  return await stable.details(breeder, id);
}

describe("getOwnPet", () => {
  it("answers a draft as it was saved, to its breeder alone", async () => {
    const { body } = await stable.save(breeder, { name: "Maple", type: "Dog" });
    const { id } = body.petDetails;
    expect(await stable.details(breeder, id)).toEqual(body.petDetails);
    const path = `/v1/breeders/pets/${id}/details`;
    const other = await stable.call(await stable.market.seller(), "GET", path);
    expect([other.status, other.body.code]).toEqual([404, "not_found"]);
    expect((await stable.call(await stable.market.buyer(), "GET", path)).status).toBe(403);
  });

  it("says whether the breeder's listings skip the review", async () => {
    const { body } = await stable.save(breeder, { name: "Maple" });
    expect(body.petDetails.skipsReview).toBe(false);
    await stable.db.updateTable("breeders").set({ auto_approve: true }).where("id", "=", breeder.breederId)
      .execute();
    expect((await stable.details(breeder, body.petDetails.id)).skipsReview).toBe(true);
  });
});

describe("what waits for staff", () => {
  it("is shown to the breeder beside what buyers see", async () => {
    const pet = await live();
    expect(pet.waiting).toEqual([]);
    const added = await stable.photo(breeder);
    await stable.change(breeder, { id: pet.id, name: "Maple Rose", imageKeys: [added, ...pet.imageKeys] });
    const now = await stable.details(breeder, pet.id);
    expect(now).toMatchObject({ name: "Maple", imageKeys: pet.imageKeys, pendingChanges: ["name", "photo"] });
    const [name, photo] = now.waiting;
    expect(name).toEqual({ kind: "name", text: "Maple Rose", images: [] });
    expect(photo).toMatchObject({ kind: "photo", text: null });
    expect(keysOf(photo.images).slice(1)).toEqual(pet.imageKeys);
    expect(photo.images[0].cardUrl).toBe(`/media/${photo.images[0].key}.card.webp`);
  });

  it("may be put in another order, joined by another picture, and taken back", async () => {
    const pet = await live();
    const [first, second] = pet.imageKeys as [string, string];
    await stable.change(breeder, { id: pet.id, imageKeys: [await stable.photo(breeder), first, second] });
    const waiting = async () =>
      keysOf((await stable.details(breeder, pet.id)).waiting.flatMap(({ images }: Body) => images));
    const [added] = await waiting();

    await stable.change(breeder, { id: pet.id, imageKeys: [first, added, second] });
    expect(await waiting()).toEqual([first, added, second]);
    const joined = await stable.change(breeder, {
      id: pet.id,
      imageKeys: [await stable.photo(breeder), added, first],
    });
    expect(joined.status).toBe(200);
    expect((await waiting()).slice(1)).toEqual([added, first]);
    expect(await stable.openChanges(pet.id)).toHaveLength(1);

    await stable.change(breeder, { id: pet.id, imageKeys: [second, first] });
    expect(await waiting()).toEqual([]);
    expect((await stable.details(breeder, pet.id)).imageKeys).toEqual([second, first]);
    const file = await stable.db.selectFrom("files").select("state").where("key", "=", added!)
      .executeTakeFirst();
    expect(file?.state ?? "gone").not.toBe("attached");
  });

  it("is nobody else's to name", async () => {
    const pet = await live();
    await stable.change(breeder, { id: pet.id, imageKeys: [await stable.photo(breeder)] });
    const [{ images }] = (await stable.details(breeder, pet.id)).waiting;
    const other = await stable.market.seller();
    const taken = await stable.save(other, { imageKeys: keysOf(images) });
    expect([taken.status, taken.body.code]).toEqual([422, "file_not_usable"]);
  });
});
