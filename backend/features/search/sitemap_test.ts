import { afterAll, beforeAll, expect, it } from "vitest";
import { startServices, type TestServices } from "../../testing/app.ts";
import { addBreed, addBreeder, addPet } from "../../testing/fixtures.ts";
import { findPages, findStarts } from "./sitemap_store.ts";

let world: TestServices;
const pets: string[] = [];

beforeAll(async () => {
  world = await startServices();
  const { services } = world;
  const breed = await addBreed(services);
  const shown = await addBreeder(services);
  const hidden = await addBreeder(services);
  for (const status of ["available", "available", "available", "available", "available", "sold"] as const) {
    const { id } = await addPet(services, { breed_id: breed.id, breeder_id: shown.id, status });
    if (status === "available") pets.push(id);
  }
  await addPet(services, { breed_id: breed.id, breeder_id: hidden.id });
  await services.db.updateTable("breeders").set({ verification: "submitted" }).where("id", "=", hidden.id)
    .execute();
});
afterAll(() => world.close());

it("begins a part after so many pages, and lists each available pet of a seller whom the public sees", async () => {
  const { db } = world.services;
  pets.sort();
  expect(await findStarts(db, "pets", 2)).toEqual([pets[0], pets[2], pets[4]]);
  const listed = (await findPages(db, "pets", pets[2]!)).map(({ path }) => path.split("/")[2]);
  expect(listed).toEqual(pets.slice(2));
});

it("names the sellers whom the public sees", async () => {
  const { db } = world.services;
  const [first] = await findStarts(db, "breeders");
  expect(await findPages(db, "breeders", first!)).toMatchObject([
    { path: expect.stringMatching(`^/breeders/${first}/willow-creek-kennel-\\d+-corvallis-or$`) },
  ]);
});
