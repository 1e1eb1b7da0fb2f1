import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { addBreed, addBreeder, addPet } from "../../testing/fixtures.ts";
import { startApp, type TestApp } from "../../testing/app.ts";

let app: TestApp;
// deno-lint-ignore no-explicit-any -- tests read JSON as it comes
type Body = any;

beforeAll(async () => {
  app = await startApp({ features: ["search"] });
  const { services, db } = app;
  await db.insertInto("places").values([
    { zip: "97330", city: "Corvallis", state: "OR", latitude: 44.5646, longitude: -123.262 },
    ...["90012", "90013", "90014", "90015"].map((zip, at) => ({
      zip,
      city: "Los Angeles",
      state: "CA",
      latitude: 34.06 + (at % 2) / 1_000,
      longitude: -118.24 + at / 100,
    })),
    { zip: "78701", city: "Austin", state: "TX", latitude: 30.2711, longitude: -97.7437 },
    // Three ZIP codes from west to east. The lowest number is not in the middle.
    { zip: "83701", city: "Boise", state: "ID", latitude: 43.6, longitude: -116.4 },
    { zip: "83702", city: "Boise", state: "ID", latitude: 43.6, longitude: -116 },
    { zip: "83703", city: "Boise", state: "ID", latitude: 43.6, longitude: -116.2 },
  ]).execute();
  const golden = await addBreed(services, {
    name: "Golden Retriever",
    slug: "golden-retriever",
    facts: JSON.stringify({ weightLb: { male: [65, 75], female: [55, 65] } }),
  });
  const labradoodle = await addBreed(services, {
    name: "Labradoodle",
    slug: "labradoodle",
    size_class_set: "doodle",
  });
  const goldendoodle = await addBreed(services, {
    name: "Goldendoodle",
    slug: "goldendoodle",
    size_class_set: "doodle",
  });
  await addBreed(services, { name: "Australian Cattle Dog", slug: "australian-cattle-dog" });
  const doodles = await addBreeder(services, { name: "Blue Heron Doodles", city: "Corvallis", state: "OR" });
  await addBreeder(services, { name: "Harbor Light Rescue", kind: "shelter", city: "Austin", state: "TX" });
  await addBreeder(services, { name: "Blue Heron Hidden", verification: "submitted" });
  const base = { breeder_id: doodles.id, price_cents: 120_000 };
  for (let at = 0; at < 3; at++) {
    await addPet(services, { ...base, breed_id: golden.id, name: `Golden ${at}`, color: "Red" });
  }
  await addPet(services, {
    ...base,
    breed_id: labradoodle.id,
    name: "Mocha",
    color: "Chocolate",
    state: "OR",
  });
  await addPet(services, {
    ...base,
    breed_id: goldendoodle.id,
    name: "Poppy",
    color: "Red",
    state: "TX",
    size_class: "Petite",
  });
}, 60_000);
afterAll(() => app.close());

async function ask(path: string, query: Record<string, string>): Promise<Body> {
  const response = await app.fetch(`${path}?${new URLSearchParams(query)}`);
  const body = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(200);
  return body;
}
const understood = async (q: string): Promise<Body> =>
  (await ask("/v1/pets/search/understand", { q })).understood;
const suggestions = async (q: string): Promise<Body[]> =>
  (await ask("/v1/pets/search/suggest", { q })).suggestions;
const found = async (query: Record<string, string>): Promise<string[]> =>
  (await ask("/v1/pets/search/index", query)).data.pets.map(({ name }: Body) => name).sort();

describe("understandSearch", () => {
  it("reads words that every object knows as words", async () => {
    for (const word of Object.getOwnPropertyNames(Object.prototype)) {
      for (const q of [word, `good with ${word}`, `not ${word}`, `${word} puppy near ${word}`]) {
        expect(await understood(q)).toHaveProperty("filters");
        await suggestions(q);
      }
      for (const name of ["breedName", "color", "q"]) await found({ [name]: word });
    }
  });

  it("answers filters that a search takes, and finds by them", async () => {
    const { filters, breeder, didYouMean } = await understood("small goldn doodle under $2,000 in texas");
    expect(filters).toEqual({
      type: ["Dog"],
      breedName: "goldendoodle",
      adultSize: ["small"],
      priceMaxCents: 200_000,
      state: ["TX"],
    });
    expect({ breeder, didYouMean }).toEqual({ didYouMean: [] });
    const query = Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]));
    expect(await found(query)).toEqual(["Poppy"]);
  });

  it("leaves what it does not know as text, each word of which is looked for", async () => {
    const { filters } = await understood("poppy goldendoodle");
    expect(filters).toEqual({ type: ["Dog"], breedName: "goldendoodle", q: "poppy" });
    expect(await found({ q: "red poppy" })).toEqual(["Poppy"]);
    expect(await found({ q: "red mocha" })).toEqual([]);
  });

  it("stands for a city by the ZIP code in its middle", async () => {
    expect((await understood("near Boise")).filters).toEqual({
      zip: "83703",
      distance: 100,
      sort: "distance",
    });
  });

  it("takes several breeds by their ids, and a word for several by itself", async () => {
    const { filters } = await understood("golden or labradoodle");
    expect(filters.breed).toHaveLength(2);
    expect(filters.breedName).toBeUndefined();
    expect((await understood("doodles")).filters).toEqual({ type: ["Dog"], breedName: "doodle" });
    expect(await found({ breedName: "doodle" })).toEqual(["Mocha", "Poppy"]);
    expect(await found({ breedSlug: "doodle" })).toEqual(["Mocha", "Poppy"]);
    const { filters: two } = await understood("labradoodle or golden retriever");
    expect(two.breedSlug.sort()).toEqual(["golden-retriever", "labradoodle"]);
    expect(await found({ breedSlug: "labradoodle", breedName: "golden-retriever" })).toEqual(["Mocha"]);
  });

  it("knows a breeder or shelter by its name, also mistyped or begun, and nobody who is hidden", async () => {
    for (const typed of ["blue heron doodles", "Blue Herron Doodles", "blue heron"]) {
      expect((await understood(typed)).breeder).toMatchObject({
        name: "Blue Heron Doodles",
        isShelter: false,
      });
    }
    expect((await understood("harbor light rescue")).breeder).toMatchObject({ isShelter: true });
    expect((await understood("blue heron hidden")).breeder).toBeUndefined();
    expect((await understood("doodle")).breeder).toBeUndefined();
  });

  it("takes the name of a pet for that, though it is like another word", async () => {
    expect((await understood("Poppy")).filters).toEqual({ q: "poppy" });
    expect((await understood("puppi")).filters.type).toEqual(["Dog"]);
  });

  it("asks whether a name was meant that is like the words that mean nothing", async () => {
    const { filters, didYouMean, notSearched } = await understood("female labrerdudle");
    expect({ filters, notSearched }).toEqual({ filters: { sex: ["Female"] }, notSearched: ["labrerdudle"] });
    expect(didYouMean[0]).toEqual({ label: "Labradoodle", text: "female Labradoodle" });
    const mixed = await understood("akc labrerdudle");
    expect(mixed.didYouMean[0]).toEqual({ label: "Labradoodle", text: "akc Labradoodle" });
  });

  it("says what else a place may be, in the words that were typed", async () => {
    const { filters, didYouMean } = await understood("Dogs in LA under 500");
    expect(filters).toEqual({
      type: ["Dog"],
      zip: expect.stringMatching(/^9001/),
      distance: 100,
      sort: "distance",
      priceMaxCents: 50_000,
    });
    expect(didYouMean).toEqual([{ label: "Louisiana", text: "dogs in Louisiana under 500" }]);
    expect((await understood("dogs in Louisiana under 500")).didYouMean).toEqual([]);
  });

  it("says that small ones are refused, for a search that asked for them", async () => {
    const small = async (q: string) => (await understood(q)).filters.isSmall;
    expect(await small("goldendoodle not small")).toBe(false);
    expect(await small("goldendoodle not mini")).toBe(false);
    expect(await small("golden retriever not small")).toBe(false);
    // This breed has smaller ones.
    expect(await small("goldendoodle not petite")).toBeUndefined();
    expect((await understood("small goldendoodle not petite")).filters.adultSize).toEqual(["small"]);
    expect(await small("goldendoodle")).toBeUndefined();
  });

  it("searches only words that a pet's name, breed, color or city has, and names all other wishes", async () => {
    expect(await understood("golden with financing, wifi and Poppy")).toMatchObject({
      filters: { breedName: "golden-retriever", q: "poppy" },
      notSearched: ["financing", "wifi"],
    });
    // Nothing else was asked: then the words are the search.
    expect((await understood("asdfgh")).filters).toEqual({ q: "asdfgh" });
    expect(await understood("asdfgh")).not.toHaveProperty("notSearched");
    expect(await understood("puppies near me")).toMatchObject({ nearMe: true });
    expect(await understood("puppies in Texas near me")).not.toHaveProperty("nearMe");
  });

  it("never asks for what is refused, and says what no filter leaves out", async () => {
    expect(await understood("golden retriever not in Texas, not small")).toMatchObject({
      filters: { breedName: "golden-retriever", notState: ["TX"] },
      notLeftOut: ["small"],
    });
    expect((await understood("male dogs not near Corvallis, no doodles")).filters).toEqual({
      type: ["Dog"],
      sex: ["Male"],
      notBreed: ["doodle"],
      notZip: ["97330"],
    });
    expect(await understood("not male")).not.toHaveProperty("notLeftOut");
  });

  it("finds dogs by the size of their breed", async () => {
    expect((await understood("large dogs")).filters).toEqual({
      type: ["Dog"],
      adultSize: ["large", "giant"],
    });
    expect(await found({ adultSize: "large" })).toEqual(["Golden 0", "Golden 1", "Golden 2"]);
    expect(await found({ breedName: "large" })).toEqual(["Golden 0", "Golden 1", "Golden 2"]);
    expect(await found({ breedName: "giant" })).toEqual([]);
  });

  it("refuses a text that is too long, and reads the longest that is not", async () => {
    const response = await app.fetch(`/v1/pets/search/understand?q=${"a".repeat(201)}`);
    expect(response.status).toBe(422);
    const { filters } = await understood("qx ".repeat(66));
    expect(filters.q.length).toBeLessThanOrEqual(80);
    expect((await understood("%_\\'\"; drop table pets --")).filters.q).toBe("drop table");
  });
});

it("tells what is left out of coats, generations and shelters, as a search takes it", async () => {
  const { filters } = await understood("labradoodle no f1 no long hair not a rescue");
  expect(filters).toEqual({
    type: ["Dog"],
    breedName: "labradoodle",
    notCoatType: ["Long"],
    notGeneration: ["F1"],
    notRescue: true,
  });
});

describe("a search that leaves out", () => {
  it("finds all others, and names where it stays away from", async () => {
    expect(await found({ notBreed: "doodle" })).toEqual(["Golden 0", "Golden 1", "Golden 2"]);
    expect(await found({ notBreed: "golden-retriever", notState: "TX" })).toEqual(["Mocha"]);
    expect(await found({ notColor: "RED", notBreed: "unicorn" })).toEqual(["Mocha"]);
    const { data } = await ask("/v1/pets/search/index", { notZip: "97330", notDistance: "500" });
    expect([data.total, data.notNear]).toEqual([0, ["Corvallis, OR"]]);
    expect(await found({ notZip: "78701" })).toHaveLength(5);
  });

  it("names the breeds that are asked for or left out by their slugs", async () => {
    const named = async (query: Record<string, string>) =>
      (await ask("/v1/pets/search/index", query)).data.breedNames;
    expect(await named({ breedSlug: "labradoodle", notBreed: "golden-retriever" })).toEqual([
      { slug: "labradoodle", name: "Labradoodle" },
      { slug: "golden-retriever", name: "Golden Retriever" },
    ]);
    expect(await named({ breedName: "doodle", notBreed: "unicorn" })).toBeUndefined();
  });

  it("is refused where nobody knows the ZIP code, or too much is left out", async () => {
    const status = async (query: string) => (await app.fetch(`/v1/pets/search/lean?${query}`)).status;
    expect(await status("notZip=00000")).toBe(422);
    const response = await app.fetch("/v1/pets/search/lean?zip=00001&notZip=97330&notZip=00000");
    expect(
      (await response.json()).errors.map(({ pointer, detail }: Record<string, string>) => [pointer, detail]),
    )
      .toEqual([
        ["query/zip", "We couldn't find ZIP code 00001."],
        ["query/notZip/1", "We couldn't find ZIP code 00000."],
      ]);
    expect(await status("notZip=97330&notZip=78701&notZip=83701")).toBe(200);
    expect(await status("notZip=97330&notZip=78701&notZip=83701&notZip=83702")).toBe(422);
    expect(await status(Array.from({ length: 11 }, (_, at) => `notBreed=b${at}`).join("&"))).toBe(422);
  });
});

describe("a search that finds nothing", () => {
  const loosened = async (query: Record<string, string>) =>
    (await ask("/v1/pets/search/index", { breedName: "labradoodle", ...query })).data.loosened;

  it("says how many there would be without each filter that alone is too many", async () => {
    expect(await loosened({ color: "Red", state: "OR" })).toEqual([{ filter: "breed", total: 3 }, {
      filter: "color",
      total: 1,
    }]);
    expect(await loosened({ color: "Chocolate", priceMaxCents: "100" })).toEqual([{
      filter: "price",
      total: 1,
    }]);
    expect(await loosened({ zip: "78701", distance: "5" })).toEqual([{ filter: "distance", total: 1 }]);
    expect(await loosened({ q: "mocha zebra" })).toEqual([{ filter: "q", total: 1 }]);
  });

  it("says so of what is left out, too", async () => {
    const left = async (query: Record<string, string>) => await loosened({ color: "Chocolate", ...query });
    expect(await left({ notBreed: "doodle" })).toEqual([{ filter: "notBreed", total: 1 }]);
    expect(await left({ notColor: "chocolate" })).toEqual([{ filter: "notColor", total: 1 }]);
    expect(await left({ notState: "OR" })).toEqual([{ filter: "notState", total: 1 }]);
    expect(await left({ notZip: "97330" })).toEqual([{ filter: "notZip", total: 1 }]);
  });

  it("says nothing of it where pets are found", async () => {
    expect(await loosened({ color: "Chocolate" })).toBeUndefined();
  });
});

describe("suggestSearch", () => {
  it("answers a text of signs that are many letters when they are written out", async () => {
    for (const sign of ["& ", "ﷺ "]) {
      const [first] = await suggestions(`${sign.repeat(95)}golden r`);
      expect(first).toMatchObject({ label: "Golden Retriever" });
      expect(first!.text.length).toBeLessThan(300);
    }
  });

  it("offers breeds with the number of their available pets, the most first", async () => {
    expect((await suggestions("gold")).slice(0, 2)).toEqual([
      { kind: "breed", label: "Golden Retriever", text: "Golden Retriever", note: "Dogs", availablePets: 3 },
      { kind: "breed", label: "Goldendoodle", text: "Goldendoodle", note: "Dogs", availablePets: 1 },
    ]);
    expect((await suggestions("cheap golden r"))[0]).toMatchObject({ text: "cheap Golden Retriever" });
    expect((await suggestions("labardood"))[0]).toMatchObject({ label: "Labradoodle" });
  });

  it("offers places, and breeders and shelters by where they are", async () => {
    expect(await suggestions("doodle near corv")).toContainEqual({
      kind: "place",
      label: "Corvallis, OR",
      text: "doodle near Corvallis, OR",
    });
    expect(await suggestions("97330")).toContainEqual({
      kind: "place",
      label: "97330 (Corvallis, OR)",
      text: "97330",
    });
    expect(await suggestions("harbor li")).toContainEqual(
      expect.objectContaining({
        kind: "shelter",
        label: "Harbor Light Rescue",
        note: "Austin, TX",
        breederSlug: "harbor-light-rescue-austin-tx",
      }),
    );
  });

  it("offers whose name begins so before what only nearly does", async () => {
    expect((await suggestions("blue her"))[0]).toMatchObject({
      kind: "breeder",
      label: "Blue Heron Doodles",
    });
    expect((await suggestions("harbor l"))[0]).toMatchObject({ kind: "shelter" });
    expect((await suggestions("gold"))[0]).toMatchObject({ kind: "breed" });
  });

  it("offers pets by their name, with how many are called so", async () => {
    expect(await suggestions("mocha")).toEqual([{
      kind: "name",
      label: "Mocha",
      text: "Mocha",
      availablePets: 1,
    }]);
  });

  it("lets nobody wait while names are read anew, and knows them then", async () => {
    await suggestions("quokka");
    await addBreed(app.services, { name: "Quokka Hound", slug: "quokka-hound" });
    const hourLater = performance.now() + 3_700_000;
    const clock = vi.spyOn(performance, "now").mockReturnValue(hourLater);
    try {
      expect(await suggestions("quokka")).toEqual([]);
      await expect.poll(() => suggestions("quokka")).toMatchObject([{ label: "Quokka Hound" }]);
    } finally {
      clock.mockRestore();
    }
  });

  it("offers nothing for what nothing begins with", async () => {
    expect(await suggestions("zzqx")).toEqual([]);
  });
});
