import type { Kysely } from "kysely";
import type { Input } from "../../generated/handlers.ts";
import type { Database } from "../../platform/db/schema.ts";
import { groupOf } from "../breeds/data/nicknames.ts";
import { NOT_BY_ROAD, states } from "../places/rules.ts";
import { findPlace, type Place } from "../places/store.ts";
import { leastPriceFrom, mostPriceWithin } from "../pets/rules.ts";
import { fail, type FieldError } from "../../platform/problem.ts";
import { mapSecretOf } from "./map_secret_actions.ts";
import { placePins } from "./pins_index.ts";
import type { Area, Filters } from "./rules.ts";
import { createPets, fillPets, idOf, putBreed } from "./pets_index.ts";
import { matchPets } from "./search_index.ts";
import { listed } from "./bits_index.ts";
import { findBreedsNamed, findBreedsOf, findFacts } from "./store.ts";

/** Query parameters of a search, as in the contract. */
export type Query = Input<"searchPets">["query"];

/** Default radius for leaving out pets around a place, in miles. */
const AWAY_MILES = 25;

/** Returns the filters of a search. Fails with `zip_unknown`, naming each unknown ZIP code. */
export async function askedFilters(query: Query, db: Kysely<Database>): Promise<Filters> {
  const errors: FieldError[] = [];
  return await filtersOf(query, db, errors) ?? fail("zip_unknown", { errors });
}

/**
 * Returns the filters of a search. Undefined if a ZIP code is unknown; adds an error for each to `unknown`.
 */
export async function filtersOf(
  query: Query,
  db: Kysely<Database>,
  unknown: FieldError[] = [],
): Promise<Filters | undefined> {
  const placeOf = async (zip: string, parameter: string): Promise<Place | undefined> => {
    const place = await findPlace(db, zip);
    if (place) return place;
    const detail = `We couldn't find ZIP code ${zip}.`;
    unknown.push({ pointer: `query/${parameter}`, code: "zip_unknown", detail });
  };
  const homeOf = async (target: string): Promise<Filters["deliverTo"]> => {
    if (/^\d/.test(target)) {
      const { city, state } = await placeOf(target, "deliverTo") ?? {};
      return state === undefined
        ? undefined
        : { isByRoad: !NOT_BY_ROAD.has(state), name: `${city}, ${state}` };
    }
    const name = states.find(({ short }) => short === target)?.long;
    const detail = `We couldn't find the state ${target}.`;
    if (name === undefined) unknown.push({ pointer: "query/deliverTo", code: "zip_unknown", detail });
    return name === undefined ? undefined : { isByRoad: !NOT_BY_ROAD.has(target), name };
  };
  const place = query.zip ? await placeOf(query.zip, "zip") : undefined;
  const home = query.deliverTo === undefined ? undefined : await homeOf(query.deliverTo);
  const away: Place[] = [];
  for (const [at, zip] of (query.notZip ?? []).entries()) {
    const one = await placeOf(zip, `notZip/${at}`);
    if (one) away.push(one);
  }
  if (unknown.length > 0) return undefined;
  const words = query.breedSlug?.length ? query.breedSlug : query.breedName ? [query.breedName] : [];
  const named = words.length > 0 ? await breedIdsOf(db, words.flatMap(breedsOf)) : undefined;
  return {
    type: query.type ?? [],
    breedIds: query.breed?.length ? query.breed : named,
    sex: query.sex ?? [],
    badges: query.categories ?? [],
    adultSize: query.adultSize ?? [],
    sizeClass: query.sizeClass ?? [],
    age: query.age ?? [],
    coatType: query.coatType ?? [],
    generation: query.generation ?? [],
    goodWith: query.goodWith ?? [],
    training: query.training ?? [],
    registry: query.registry ?? [],
    documents: query.documents ?? [],
    parentTests: query.parentTests ?? [],
    color: query.color ?? [],
    delivery: query.delivery ?? [],
    // A buyer sees and filters prices with the service fee; the index has those without it, in the same order.
    priceMinCents: query.priceMinCents === undefined ? undefined : leastPriceFrom(query.priceMinCents),
    priceMaxCents: query.priceMaxCents === undefined ? undefined : mostPriceWithin(query.priceMaxCents),
    isRescue: query.isRescue ?? false,
    isSmall: query.isSmall ?? false,
    hasVideo: query.hasVideo ?? false,
    readyFrom: query.readyFrom,
    readyBy: query.readyBy,
    deliverTo: home,
    available: query.available,
    state: query.state ?? [],
    near: place && {
      ...pointOf(place),
      miles: query.distance,
      state: place.state,
      orDelivered: query.orDelivered ?? false,
    },
    area: query.area === undefined ? undefined : areaIn(query.area),
    q: query.q,
    notBreeds: [...new Set(query.notBreed?.flatMap(breedsOf))],
    notColor: query.notColor ?? [],
    notSizeClass: query.notSizeClass ?? [],
    notCoatType: query.notCoatType ?? [],
    notGeneration: query.notGeneration ?? [],
    notRescue: query.notRescue ?? false,
    notState: query.notState ?? [],
    notNear: away.map((one) => ({ ...pointOf(one), miles: query.notDistance ?? AWAY_MILES })),
  };
}

/** Returns the area in the contract's form: west, south, east and north in degrees. */
export function areaIn(text: string): Area {
  const [west, south, east, north] = text.split(",").map(Number) as [number, number, number, number];
  return { west, south, east, north };
}

const knownBreeds = new WeakMap<Kysely<Database>, Map<string, string>>();

/** Returns the ids of breeds by name, in any case, or by slug. A process queries each existing breed once. */
export async function breedIdsOf(db: Kysely<Database>, words: readonly string[]): Promise<string[]> {
  const known = knownBreeds.get(db) ?? new Map<string, string>();
  knownBreeds.set(db, known);
  const names = words.map((word) => word.toLowerCase());
  if (names.some((name) => !known.has(name))) {
    for (const { id, slug, name } of await findBreedsNamed(db, names)) known.set(slug, id).set(name, id);
  }
  return [...new Set(names.flatMap((name) => known.get(name) ?? []))];
}

const breedsOf = (word: string): readonly string[] => groupOf(word.toLowerCase()) ?? [word];

const pointOf = ({ latitude, longitude, city, state }: Place) => ({
  latitude,
  longitude,
  name: `${city}, ${state}`,
});

/** Reads the current facts of these pets. Returns a function that returns those matching a search. */
export async function readMatcher(
  db: Kysely<Database>,
  petIds: readonly string[],
): Promise<(filters: Filters, today: Date) => string[]> {
  const facts = await findFacts(db, petIds);
  const pets = createPets(Math.max(32, facts.length));
  for (const breed of await findBreedsOf(db, facts.map(({ breedId }) => breedId))) putBreed(pets, breed);
  const filling = fillPets(pets);
  for (const one of facts) filling.add(one);
  filling.finish();
  placePins(pets, await mapSecretOf(db));
  return (filters, today) => {
    const { all, total } = matchPets(pets, filters, today);
    return [...listed(all, total)].map((row) => idOf(pets, row));
  };
}
