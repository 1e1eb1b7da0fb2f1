/**
 * Calls to a catalog over HTTP: the plainest call, searches of every shape, and the calls of pages and a
 * checkout.
 */
import type { Call } from "./load.ts";

type Pet = { id: string; slug: string; color: string | null; breed: { id: string } };
/** Parts of the catalog from which addresses are built. */
export type Known = { pets: Pet[]; zips: string[]; names: string[]; forSale: string[] };

export const PLAINEST: Call = { name: "plainest call (`/healthz`)", path: () => "/healthz" };
export const SIMPLEST = "breed, sex, by price";
export const PRICE = "price of a checkout";
export const SHARE = "counted share of a pet";
export const PET = "pet as data";

export async function knownOf(origin: string): Promise<Known> {
  const pets: Pet[] = [];
  for (const page of [1, 2, 3, 4, 5]) {
    for (const type of ["Dog", "Cat"]) {
      const answer = await (await fetch(`${origin}/v1/pets/search/lean?type=${type}&page=${page}`)).json();
      pets.push(...answer.data.pets);
    }
  }
  return {
    pets,
    zips: ["97211", "98101", "90012", "60601", "73301", "10001", "80202", "33101"],
    names: ["ma", "bell", "oak", "river", "blue"],
    forSale: [],
  };
}

const pick = <T>(values: readonly T[], turn: number): T => values[turn % values.length]!;
const query = (fields: Record<string, string | number | readonly string[]>): string =>
  Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}=${encodeURIComponent(one)}`)
  ).join("&");

/** Returns searches by their names; each turn sends a different query, to bypass the caches. */
export function searches({ pets, zips, names }: Known): Record<string, (turn: number) => string> {
  const breed = (turn: number) => pick(pets, turn).breed.id;
  const color = (turn: number) => pick(pets, turn).color ?? "Black";
  const sex = (turn: number) => pick(["Male", "Female"], turn);
  const least = (turn: number) => 60_000 + turn * 100;
  return {
    [SIMPLEST]: (turn) => query({ breed: breed(turn), sex: sex(turn), sort: "price" }),
    "all, newest": (turn) => query({ priceMinCents: turn }),
    "all, page 500": (turn) => query({ page: 500, priceMinCents: turn }),
    "5 breeds by price": (turn) =>
      query({ breed: [0, 1, 2, 3, 4].map((more) => breed(turn + more)), sort: "price", priceMinCents: turn }),
    "species, sex, age, 2 colors": (turn) =>
      query({ type: "Dog", sex: sex(turn), age: "3-6-months", color: [color(turn), color(turn + 7)] }),
    "badges, good with, sizes, by price": (turn) =>
      query({
        categories: ["1", "5"],
        goodWith: "dogs",
        sizeClass: ["Mini", "Toy"],
        sort: "price",
        priceMinCents: turn,
      }),
    "from a price on, from the dearest, page 100": (turn) =>
      query({ priceMinCents: least(turn), sort: "price", sortType: -1, page: 100 }),
    "25 miles of a ZIP code": (turn) =>
      query({ zip: pick(zips, turn), distance: 25, sort: "distance", priceMinCents: turn }),
    "all by distance, page 200": (turn) =>
      query({ zip: pick(zips, turn), sort: "distance", page: 200, priceMinCents: turn }),
    "text": (turn) => query({ q: pick(names, turn), priceMinCents: turn }),
    "twelve filters at once": (turn) =>
      query({
        type: "Dog",
        sex: sex(turn),
        categories: "1",
        sizeClass: ["Mini", "Toy", "Medium"],
        goodWith: "children",
        age: ["8-12-weeks", "3-6-months", "6-12-months"],
        delivery: "pickup",
        priceMinCents: least(turn),
        priceMaxCents: 400_000,
        zip: pick(zips, turn),
        distance: 1_000,
        q: "a",
        sort: "price",
      }),
  };
}

const LEAN = "/v1/pets/search/lean?";
const COUNTED = "/v1/pets/search/index?";

export function searchCalls(known: Known): Call[] {
  return Object.entries(searches(known)).flatMap(([name, asked]) => [
    { name, path: (turn: number) => LEAN + asked(turn) },
    { name: `${name}, with counts`, path: (turn: number) => COUNTED + asked(turn) },
  ]);
}

export function otherCalls(known: Known): Call[] {
  const pet = (turn: number) => pick(known.pets, turn);
  const page = (turn: number) => `/pets/${pet(turn).id}/${pet(turn).slug}`;
  return [
    { name: "one search again and again, with counts", path: () => `${COUNTED}type=Dog&sex=Male&sort=price` },
    { name: "featured pets", path: () => "/v1/featured/pets?type=Dog" },
    { name: "spotlight", path: () => "/v1/pets/spotlight?type=Dog" },
    { name: PET, path: (turn) => `/v1/pets/${pet(turn).id}` },
    { name: "home page as HTML", path: () => "/" },
    { name: "search page as HTML", path: () => "/dogs" },
    { name: "200 pet pages as HTML", path: page },
    {
      name: PRICE,
      method: "POST",
      path: () => "/v1/payments/quote",
      body: (turn) => ({ petId: pick(known.forSale, turn) }),
    },
    {
      name: SHARE,
      method: "PUT",
      path: (turn) => `/v1/pets/increment_shares/${pet(turn).id}`,
      body: (turn) => ({ page: page(turn) }),
    },
  ];
}
