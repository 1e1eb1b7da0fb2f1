import { afterAll, beforeAll, expect, it } from "vitest";
import { addBreed } from "../../testing/fixtures.ts";
import { made, upload } from "../../testing/files.ts";
import { type Body, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
beforeAll(async () => {
  market = await openMarket({ features: ["files", "pet_profiles", "system"] });
}, 40_000);
afterAll(() => market.close());

const PATH = "/v1/pets/profiles";
const add = (who: Person, fields: object) => market.call(who, "POST", `${PATH}/add`, fields);
const change = (who: Person, id: string, profile: object) =>
  market.call(who, "POST", `${PATH}/update`, { id, profile });
const list = async (who: Person) => (await market.call(who, "GET", PATH)).body.petProfiles as Body[];
const photo = async (who: Person) =>
  await upload(market.app, { authorization: `Bearer ${who.token}` }, "pet-profile-image", await made.jpeg());
const status = async (url: string) => {
  const response = await market.app.fetch(url);
  await response.body?.cancel();
  return response.status;
};

it("are kept with a photo, changed and deleted, by nobody else", async () => {
  const [who, other] = [await market.buyer(), await market.buyer()];
  const breed = await addBreed(market.services, { category: "Dogs" });
  const facts = {
    name: "Maple",
    type: "Dog",
    sex: "Female",
    breedId: breed.id,
    birthDate: "2025-09-12",
    weightLb: 7.4,
    microchipNumber: "985112003456789",
    notes: "Afraid of the vacuum cleaner.",
    imageKey: await photo(who),
  };
  const { body: { petProfile } } = await add(who, facts);
  const { imageKey: _key, breedId: _breed, ...same } = facts;
  expect(petProfile).toMatchObject({ ...same, breed: { id: breed.id, breedName: breed.name } });
  expect(await status(petProfile.imageURL)).toBe(200);
  expect(await list(who)).toEqual([petProfile]);
  expect(await list(other)).toEqual([]);
  const { id } = petProfile;
  expect((await change(other, id, { name: "Mine", type: "Dog" })).status).toBe(404);
  const second =
    (await change(who, id, { name: "Maple", type: "Dog", imageKey: await photo(who) })).body.petProfile;
  expect(second).toMatchObject({ birthDate: null, weightLb: null, notes: "", microchipNumber: null });
  await runJobs(market);
  expect([await status(petProfile.imageURL), await status(second.imageURL)]).toEqual([404, 200]);
  // The photo stays if the body repeats its key.
  const third =
    (await change(who, id, { name: "Maple B", type: "Dog", imageKey: second.imageKey })).body.petProfile;
  expect(third).toMatchObject({ name: "Maple B", imageURL: second.imageURL });
  const path = `${PATH}/${id}/delete`;
  expect((await market.call(other, "DELETE", path)).status).toBe(404);
  expect((await market.call(who, "DELETE", path)).body).toEqual({ id });
  expect((await market.call(who, "DELETE", path)).status).toBe(404);
  await runJobs(market);
  expect(await status(second.imageURL)).toBe(404);
});

it("are refused with a photo that is another's or in use, a breed of the other kind, or a birth to come", async () => {
  const [who, other] = [await market.buyer(), await market.buyer()];
  const key = await photo(who);
  expect((await add(other, { name: "Maple", type: "Dog", imageKey: key })).body.code).toBe("file_not_usable");
  const first = (await add(who, { name: "Maple", type: "Dog", imageKey: key })).body.petProfile;
  for (const taken of [key, first.imageKey]) {
    expect((await add(who, { name: "Acorn", type: "Dog", imageKey: taken })).body.code).toBe(
      "file_not_usable",
    );
  }
  const breed = await addBreed(market.services, { category: "Cats" });
  const wrong = async (fields: object) =>
    (await add(who, { name: "Maple", type: "Dog", ...fields })).body.errors;
  expect(await wrong({ breedId: breed.id })).toMatchObject([{ pointer: "/breedId" }]);
  const birthDate = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  expect(await wrong({ birthDate })).toMatchObject([{ pointer: "/birthDate", code: "in_future" }]);
  expect((await change(who, first.id, { name: "Maple", type: "Dog", breedId: breed.id })).body.errors)
    .toMatchObject([{ pointer: "/profile/breedId" }]);
  expect(await list(who)).toHaveLength(1);
});

it("are 100 at most, also at the same moment", async () => {
  const who = await market.buyer();
  await market.services.pool.query(
    `insert into pet_profiles (id, user_id, name, type) select gen_random_uuid(), $1, 'x', 'Cat' from generate_series(1, 99)`,
    [who.id],
  );
  const answers = await Promise.all(["a", "b", "c"].map((name) => add(who, { name, type: "Cat" })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)!.body.code).toBe("pet_profiles_full");
});
