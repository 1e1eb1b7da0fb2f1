/**
 * Random searches, and a server's correct answer to them, computed from the tables in SQL that does not use
 * the index.
 */
import { type Kysely, sql } from "kysely";
import type { Database } from "../backend/platform/db/schema.ts";
import type { FacetRow } from "../backend/features/search/engine_rules.ts";
import { ADULT_SIZES } from "../backend/features/breeds/rules.ts";
import { AGE_BANDS, type Filters, type Order, orderOf, PAGE_SIZE } from "../backend/features/search/rules.ts";
import { countFacets, findIds } from "../backend/testing/search_sql.ts";
import {
  BADGES,
  COATS,
  COLORS,
  DELIVERIES,
  GENERATIONS,
  GOOD_WITH,
  NAMES,
  PLACES,
  SIZES,
} from "./consistency_changes.ts";
import type { Chance } from "./torture/chance.ts";

type Db = Kysely<Database>;

/** The last page that the contract allows. */
const MOST_PAGES = 500;

/** A search as a client sends it, and its filters for the tables. */
export type Question = { path: string; filters: Filters; order: Order; chance: Chance };

/** Returns a search with a few filters, in any order. */
export function askAnything(chance: Chance, breeds: readonly string[]): Question {
  const { pick, of } = chance;
  const params = new URLSearchParams();
  const some = <T extends string | number>(
    name: string,
    list: readonly T[],
    share: number,
    most = list.length,
  ): T[] => {
    const chosen = of(share) ? chance.shuffled(list).slice(0, 1 + chance.below(most)) : [];
    for (const one of chosen) params.append(name, String(one));
    return chosen;
  };
  const one = <T>(name: string, share: number, value: () => T): T | undefined => {
    if (!of(share)) return undefined;
    const chosen = value();
    params.set(name, String(chosen));
    return chosen;
  };
  const place = of(0.3) ? pick(PLACES) : undefined;
  if (place) params.set("zip", place.zip);
  const miles = place && one("distance", 0.6, () => pick([10, 100, 250, 500]));
  const chosenBreeds = some("breed", breeds, 0.15, 4);
  const filters: Filters = {
    type: some("type", ["Dog", "Cat"] as const, 0.3),
    breedIds: chosenBreeds.length ? chosenBreeds : undefined,
    sex: some("sex", ["Male", "Female"], 0.25),
    badges: some("categories", BADGES, 0.15, 2),
    adultSize: some("adultSize", ADULT_SIZES, 0.1, 3),
    sizeClass: some("sizeClass", SIZES, 0.15),
    age: some("age", AGE_BANDS, 0.25, 3),
    coatType: some("coatType", COATS, 0.15),
    generation: some("generation", GENERATIONS, 0.1),
    goodWith: some("goodWith", GOOD_WITH, 0.15, 2),
    training: some("training", ["outdoorPottyAccess", "crateTraining", "leashWalking"], 0.1, 2),
    registry: some("registry", ["AKC", "CKC", "UKC"], 0.1),
    documents: some("documents", ["healthRecords", "microchipped"], 0.1),
    parentTests: some("parentTests", ["any"], 0.1),
    color: some("color", COLORS, 0.2, 3),
    delivery: some("delivery", DELIVERIES, 0.15),
    priceMinCents: one("priceMinCents", 0.25, () => 20_000 + 2_500 * chance.below(80)),
    priceMaxCents: one("priceMaxCents", 0.25, () => 120_000 + 2_500 * chance.below(120)),
    isRescue: one("isRescue", 0.05, () => true) ?? false,
    isSmall: one("isSmall", 0.05, () => true) ?? false,
    hasVideo: one("hasVideo", 0.05, () => true) ?? false,
    readyFrom: undefined,
    readyBy: one(
      "readyBy",
      0.1,
      () => new Date(Date.now() + 864e5 * chance.below(60)).toISOString().slice(0, 10),
    ),
    deliverTo: one("deliverTo", 0.05, () => PLACES[0]!.zip) === undefined ? undefined : { isByRoad: true },
    available: one("available", 0.3, () => false) ?? true,
    state: [],
    near: place && { latitude: place.latitude, longitude: place.longitude, miles },
    q: one("q", 0.15, () => pick([...NAMES, "rub", "e", "%", "Cavalier"])),
    notBreeds: [],
    notColor: some("notColor", COLORS, 0.1, 2),
    notSizeClass: some("notSizeClass", SIZES, 0.05),
    notCoatType: some("notCoatType", COATS, 0.05),
    notGeneration: some("notGeneration", GENERATIONS, 0.05),
    notRescue: one("notRescue", 0.05, () => true) ?? false,
    notState: some("notState", ["OR", "WA"], 0.1),
    notNear: [],
  };
  if (of(0.1)) {
    const { zip, latitude, longitude } = pick(PLACES);
    params.set("notZip", zip);
    filters.notNear = [{ latitude, longitude, miles: 25 }];
  }
  const sort = one("sort", 0.8, () => pick(["price", "age", "newest", "distance"] as const));
  const along = one("sortType", 0.5, () => pick([1, -1] as const));
  return {
    path: `/v1/pets/search/index?${params}`,
    filters,
    order: orderOf(sort, along, place !== undefined),
    chance,
  };
}

/** A correct answer: the pets of one page, the total, each count, and the texts of the cards. */
export type Truth = { page: number; total: number | undefined; cards: string[]; facets: string[] };

/** Returns the correct answer from the tables at this moment. */
export async function truthOf(db: Db, { filters, order, chance }: Question): Promise<Truth> {
  const today = new Date();
  const ids = await findIds(db, filters, order, today);
  const page = 1 + chance.below(Math.min(MOST_PAGES, Math.max(1, Math.ceil(ids.length / PAGE_SIZE))));
  const shown = ids.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const { rows } = await sql<
    Card & { id: string }
  >`select p.id, p.name, p.status, p.price_cents as "priceCents",
      d.name as breeder, p.color, exists (select 1 from reservations r where r.pet_id = p.id and r.status = 'held') as "onHold"
    from pets p join breeders d on d.id = p.breeder_id join users u on u.id = d.user_id
    where p.id = any(${shown}::uuid[]) and u.account_status = 'Active' and d.verification = 'approved'`
    .execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const facets = await countFacets(db, filters, today);
  return {
    page,
    // Pets without a place are counted, but not listed by distance.
    total: order.key === "distance" ? undefined : ids.length,
    cards: shown.map((id) => byId.has(id) ? `${id} ${wordsOf(byId.get(id)!)}` : `${id} hidden`),
    facets: facets.filter(({ value, count }) => value !== null && count > 0).map(({ facet, value, count }) =>
      `${facet} ${value} ${count}`
    ).sort(),
  };
}

type Card = {
  name: string;
  status: string;
  priceCents: number;
  breeder: string;
  color: string | null;
  onHold: boolean;
};
const wordsOf = ({ name, status, priceCents, breeder, color, onHold }: Card): string =>
  [name, status, priceCents, breeder, color, onHold].join("|");

/**
 * Returns the difference between a server's answer and the correct one, in words, or undefined if they agree.
 */
export async function differenceOf(
  url: string,
  { path }: Question,
  truth: Truth,
): Promise<string | undefined> {
  const response = await fetch(`${url}${path}&page=${truth.page}`);
  const text = await response.text();
  if (response.status !== 200) return `${response.status} ${text.slice(0, 300)}`;
  const { data: { pets, total, facets } } = JSON.parse(text);
  // deno-lint-ignore no-explicit-any -- answers are read as they come
  const cards = pets.map((pet: any) =>
    `${pet.id} ${wordsOf({ ...pet, color: pet.color ?? null, breeder: pet.breeder.name })}`
  );
  const counted = Object.entries(facets).flatMap(([facet, counts]): string[] =>
    Array.isArray(counts)
      ? (counts as FacetRow[]).map(({ value, count }) => `${facet} ${value} ${count}`)
      : counts === null
      ? []
      : [`${facet.replace("Cents", "")} ${counts} 1`]
  ).sort();
  const unlike = [
    ...(truth.total === undefined || truth.total === total ? [] : [`total ${total}, not ${truth.total}`]),
    ...oddOnes("card", cards, truth.cards),
    ...oddOnes("count", counted, truth.facets),
  ];
  return unlike.length ? unlike.slice(0, 6).join("; ") : undefined;
}

function oddOnes(what: string, found: readonly string[], wanted: readonly string[]): string[] {
  if (found.join("\n") === wanted.join("\n")) return [];
  const extra = found.filter((one) => !wanted.includes(one)).map((one) => `${what} too many: ${one}`);
  const missing = wanted.filter((one) => !found.includes(one)).map((one) => `${what} missing: ${one}`);
  return extra.length + missing.length ? [...extra, ...missing] : [`${what}s in another order`];
}
