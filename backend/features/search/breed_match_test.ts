import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BreedCare, BreedMatch } from "../../generated/types.ts";
import { breeds } from "../breeds/data/index.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { addBreed, addBreeder, addPet } from "../../testing/fixtures.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ features: ["breeds", "search"] });
  const { services } = app;
  const breeder = await addBreeder(services);
  const pets = { "Havanese": 4, "Siberian Husky": 1, "Golden Retriever": 2, "Ragdoll": 1, "Beagle": 0 };
  for (const [name, count] of Object.entries(pets)) {
    const { category, facts } = breeds.find((one) => one.name === name)!;
    const { id } = await addBreed(services, { name, category, facts: JSON.stringify(facts) });
    for (let at = 0; at < count; at++) {
      const type = category === "Dogs" ? "Dog" : "Cat";
      await addPet(services, { breeder_id: breeder.id, breed_id: id, type });
    }
  }
});
afterAll(() => app.close());

async function match(query: string): Promise<BreedMatch[]> {
  const response = await app.fetch(`/v1/breeds/match${query}`);
  expect(response.status).toBe(200);
  return (await response.json()).matches;
}
const slugs = (matches: BreedMatch[]) => matches.map(({ breed }) => breed.slug);

describe("matchBreeds", () => {
  it("returns breeds with an available pet, best first, with reasons and up to three pets", async () => {
    const matches = await match("?type=Dog&home=apartment&activity=medium&shedding=low");
    expect(slugs(matches)).toEqual(["havanese", "golden-retriever", "siberian-husky"]);
    const [best, , last] = matches;
    expect(best).toMatchObject({
      isGoodFit: true,
      reasons: ["apartment", "moderate", "low_shedding"],
      cautions: [],
      breed: { availablePets: 4 },
    });
    expect(best!.pets).toHaveLength(3);
    expect(best!.pets.every(({ breed, status }) => breed.slug === "havanese" && status === "available")).toBe(
      true,
    );
    expect(last).toMatchObject({ isGoodFit: false, cautions: ["needs_space", "needs_exercise", "sheds"] });
    expect(last!.pets).toHaveLength(1);
  });

  it("returns dogs and cats without a type, and only cats for cats", async () => {
    expect(slugs(await match("")).toSorted()).toEqual([
      "golden-retriever",
      "havanese",
      "ragdoll",
      "siberian-husky",
    ]);
    expect(slugs(await match("?type=Cat&activity=high"))).toEqual(["ragdoll"]);
  });

  it("refuses an answer that the contract does not name", async () => {
    expect((await app.fetch("/v1/breeds/match?home=castle")).status).toBe(422);
  });
});

describe("getBreed", () => {
  it("returns life with the breed", async () => {
    const response = await app.fetch("/v1/breeds/golden-retriever");
    const care: BreedCare = (await response.json()).breed.care;
    expect(care).toMatchObject({ basis: "breed", energy: 4, children: 5 });
    expect(care.healthTests.map(({ name }) => name)).toEqual(["hips", "elbows", "eyes", "heart"]);
  });
});
