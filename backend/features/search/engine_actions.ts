import type { BadgeId, PetCard } from "../../generated/types.ts";
import type { Db } from "../../platform/db/connection.ts";
import { jsonMerge, type JsonText, jsonText, jsonValue } from "../../platform/json_text.ts";
import { AVAILABLE, type FacetRow, type SearchEngine, usualOf } from "./engine_rules.ts";
import { countBreeds, countFacets, pricesOfBreed, sortedPrices } from "./facets_index.ts";
import type { Pets } from "./pets_index.ts";
import { mapSecretOf } from "./map_secret_actions.ts";
import { areaOf, type Counted, countSellers, pinsIn, placePins } from "./pins_index.ts";
import type { Pins } from "./seller_points_index.ts";
import { createReader, type IndexServices, type Signals } from "./reader_actions.ts";
import { countCalled, type FoundPets, hasWord, loosen, matchPets, pageOf } from "./search_index.ts";
import type { Match } from "./match_index.ts";
import type { Order } from "./rules.ts";
import { pickOneOfBreeds, popularBreeds } from "./shown_index.ts";

export type IndexedSearch = SearchEngine & {
  /** Starts reading the index saved by an earlier process, while the database is being prepared. */
  begin: () => void;
  /**
   * Loads the index and keeps it current. Resolves when it is loaded. Before this call, each query reads the
   * changes first. Calls `tell` whenever pets have changed.
   */
  follow: (signals: Signals, tell?: () => void) => Promise<void>;
  stop: () => Promise<void>;
  /**
   * Returns the same index with cards from this replica, as long as the replica has all changes that the
   * index has.
   */
  reading: (replica: Db) => IndexedSearch;
};

/**
 * Returns a search engine with an index of all public pets in this process. It reads only cards that were not
 * requested recently, and a page of `changesAtOnce` changes at a time.
 */
export function indexedSearch(services: IndexServices, changesAtOnce?: number): IndexedSearch {
  const { db, replica } = services;
  const reader = createReader(services, changesAtOnce);
  const parts = {
    db,
    reader,
    countsOf: remembered(countFacets, MOST_COUNTS),
    sellersOf: remembered(countSellers, MOST_MAPS),
  };
  const all: IndexedSearch = {
    ...engineOf({ ...parts, cardsFrom: () => db }),
    reading(copy) {
      const cardsFrom = () => replica?.at(reader.readUntil())?.db === copy ? copy : db;
      return { ...all, ...engineOf({ ...parts, cardsFrom }) };
    },
    begin: reader.begin,
    follow: reader.follow,
    stop: reader.stop,
  };
  return all;
}

type Parts = {
  db: Db;
  reader: ReturnType<typeof createReader>;
  countsOf: ReturnType<typeof remembered<readonly FacetRow[]>>;
  sellersOf: ReturnType<typeof remembered<Counted>>;
  /** Returns the database to read cards from. */
  cardsFrom: () => Db;
};

function engineOf({ db, reader, countsOf, sellersOf, cardsFrom }: Parts): SearchEngine {
  const cardsBy = (ids: readonly string[], available: boolean) =>
    reader.cards.read(cardsFrom(), ids, available);

  const cardsOf = async (ids: readonly string[], available: boolean): Promise<JsonText<PetCard>[]> => {
    const cards = await cardsBy(ids, available);
    return ids.flatMap((id) => cards.get(id) ?? []);
  };

  const withPlaces = async (
    pets: FoundPets["pets"],
    available: boolean,
    pins: Pins | undefined,
  ): Promise<JsonText<PetCard>[]> => {
    const cards = await cardsBy(pets.map(({ id }) => id), available);
    return pets.flatMap(({ id, miles, deliveryCents, seller }) => {
      const card = cards.get(id);
      const point = pins && seller > 0
        ? { latitude: pins.latitude[seller]!, longitude: pins.longitude[seller]! }
        : undefined;
      if (card === undefined) return [];
      if (miles === undefined && deliveryCents === undefined && !point) return card;
      const there = jsonText<Pick<PetCard, "distanceMiles" | "deliveryCents" | "point">>({
        ...miles === undefined ? {} : { distanceMiles: miles },
        ...deliveryCents === undefined ? {} : { deliveryCents },
        ...point ? { point } : {},
      });
      return jsonMerge(card, there);
    });
  };

  /** Returns the index with all points of sellers. */
  const mapped = async (): Promise<Pets> => {
    const secret = await mapSecretOf(db);
    const pets = await reader.pets();
    placePins(pets, secret);
    return pets;
  };

  return {
    async find({ filters, order, at, today, withCounts, withPoints }) {
      const pets: Pets = await (filters.area || withPoints ? mapped() : reader.pets());
      const match = matchPets(pets, filters, today);
      const { pets: found, next } = pageOf(pets, match, order, at);
      const counts = withCounts ? countsOf(pets, match) : [];
      const loosened = withCounts && match.total === 0 ? loosen(pets, match) : [];
      const cards = await withPlaces(found, filters.available, withPoints ? pets.pins : undefined);
      return { cards, next, total: match.total, isExact: true, counts, loosened };
    },
    async map(filters, today, { area, zoom }) {
      const pets = await mapped();
      const match = matchPets(pets, filters, today);
      const counted = sellersOf(pets, match);
      return { total: match.total, area: areaOf(pets, counted), pins: pinsIn(pets, counted, area, zoom) };
    },
    async pick(filters, today, seed, most) {
      const pets = await reader.pets();
      return await cardsOf(
        pickOneOfBreeds(pets, matchPets(pets, filters, today), seed, most),
        filters.available,
      );
    },
    async countNamed(name) {
      return countCalled(await reader.pets(), name);
    },
    async hasWord(word) {
      return hasWord(await reader.pets(), word);
    },
    async breedCounts(today) {
      const pets = await reader.pets();
      return breedCountsOf(pets, today);
    },
    async newestOfBreeds(breedIds, today, most) {
      const pets = await reader.pets();
      const ids = new Map(breedIds.map((id) => {
        const match = matchPets(pets, { ...AVAILABLE, breedIds: [id] }, today);
        const { pets: newest } = pageOf(pets, match, NEWEST, { cursor: undefined, page: 1 });
        return [id, newest.slice(0, most).map((pet) => pet.id)];
      }));
      const cards = await cardsBy([...ids.values()].flat(), true);
      return new Map(
        [...ids].map(([breedId, petIds]) => [breedId, petIds.flatMap((id) => cards.get(id) ?? [])]),
      );
    },
    async overview(filters, today, most) {
      const pets = await reader.pets();
      const match = matchPets(pets, filters, today);
      const { pets: newest } = pageOf(pets, match, NEWEST, {
        cursor: undefined,
        page: 1,
      });
      const breeds = popularBreeds(pets, match, most);
      const badges = countsOf(pets, match).filter(({ facet }) => facet === "categories");
      const ids = newest.slice(0, most).map(({ id }) => id);
      const cards = await cardsBy([...ids, ...breeds.flatMap(({ petId }) => petId ?? [])], true);
      return {
        newest: ids.flatMap((id) => cards.get(id) ?? []),
        breeds: breeds.map(({ breed: { id, slug, name, category }, count, petId }) => {
          const card = petId === undefined ? undefined : cards.get(petId);
          const image = card && jsonValue(card).defaultImage;
          return { id, slug, category, breedName: name, availablePets: count, ...(image ? { image } : {}) };
        }),
        badges: badges.map(({ value, count }) => ({ id: Number(value) as BadgeId, count })).sort((a, b) =>
          a.id - b.id
        ),
      };
    },
    async breedPrices(breedId) {
      return pricesOfBreed(await reader.pets(), breedId);
    },
    async usualPrices(breedId, isRescue) {
      return usualOf(sortedPrices(await reader.pets(), breedId, isRescue));
    },
  };
}

const NEWEST: Order = { key: "newest", direction: -1 };

const breedCounts = new WeakMap<Pets, { version: number; counts: Map<string, number> }>();

/** Returns the number of available pets of each breed. Counts are cached until a pet changes. */
function breedCountsOf(pets: Pets, today: Date): ReadonlyMap<string, number> {
  const known = breedCounts.get(pets);
  if (known?.version === pets.version) return known.counts;
  const counts = new Map<string, number>();
  countBreeds(pets, matchPets(pets, AVAILABLE, today)).forEach((count, number) => {
    if (count > 0) counts.set(pets.breeds[number]!.id, count);
  });
  breedCounts.set(pets, { version: pets.version, counts });
  return counts;
}

/** Number of cached facet counts, and of counts of all sellers, which take 8 bytes a seller. */
const MOST_COUNTS = 200;
const MOST_MAPS = 20;

/** Returns a function that caches the results of `count` for equal filters until a pet changes. */
function remembered<Result>(
  count: (pets: Pets, match: Match) => Result,
  most: number,
): (pets: Pets, match: Match) => Result {
  const known = new Map<string, Result>();
  let of: { pets?: Pets; version?: number } = {};
  return (pets, match) => {
    if (of.pets !== pets || of.version !== pets.version || known.size === most) known.clear();
    of = { pets, version: pets.version };
    const key = JSON.stringify(match.filters);
    const result = known.get(key) ?? count(pets, match);
    known.set(key, result);
    return result;
  };
}
