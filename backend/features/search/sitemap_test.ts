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

it("begins a part after so many pets, and lists each available one of a seller whom the public sees once", async () => {
  const { db } = world.services;
  pets.sort();
  const all = (await db.selectFrom("pets").select("id").orderBy("id").execute()).map(({ id }) => id);
  for (const size of [1, 2, 3, 7, 50]) {
    const starts = await findStarts(db, "pets", size);
    const parts = await Promise.all(starts.map((start) => findPages(db, "pets", start, size)));
    expect(parts.flat().map(({ path }) => path.split("/")[2])).toEqual(pets);
    expect(starts.every((start) => all.indexOf(start) % size === 0)).toBe(true);
    expect(parts.every(({ length }) => length > 0 && length <= size)).toBe(true);
  }
});

it("names the sellers whom the public sees", async () => {
  const { db } = world.services;
  const [first] = await findStarts(db, "breeders");
  expect(await findPages(db, "breeders", first!)).toMatchObject([
    { path: expect.stringMatching(`^/breeders/${first}/willow-creek-kennel-\\d+-corvallis-or$`) },
  ]);
});
