import type { BadgeId, BreedCategory, LooseFilter, PetCard, PetImage } from "../../generated/types.ts";
import type { JsonText } from "../../platform/json_text.ts";
import type { Cursor, Filters, Order } from "./rules.ts";

/** How many pets have a value of a facet, under all filters but the facet's own. */
export type FacetRow = { facet: string; value: string; label: string | null; count: number };

export type Search = {
  filters: Filters;
  order: Order;
  /** From where on: behind a pet, else by the number of a page. */
  at: { cursor: Cursor | undefined; page: number };
  /** The day that ages are reckoned for. */
  today: Date;
  /** Whether to count what every other choice would leave. */
  withCounts: boolean;
};

export type Found = {
  /** Finished cards, with the distance where the search names a place. */
  cards: JsonText<PetCard>[];
  next: { value: string | number; id: string } | undefined;
  total: number;
  /** False where `total` is only the least there are. */
  isExact: boolean;
  /** Where nothing was found and counts were asked for: how many there are without each filter, those without any left out. */
  loosened: readonly { filter: LooseFilter; total: number }[];
  /** The most frequent first; also `priceMin` and `priceMax`. None where they were not asked for. */
  counts: readonly FacetRow[];
};

export type PopularBreed = {
  id: string;
  slug: string;
  breedName: string;
  category: BreedCategory;
  availablePets: number;
  image?: PetImage;
};

/**
 * What answers searches: filters in, cards and counts out. Reservations are never decided by it. It may be a moment behind
 * the tables, a second at most.
 */
export type SearchEngine = {
  find: (search: Search) => Promise<Found>;
  /** A few matching pets with a picture, one of a breed; others with another seed. */
  pick: (filters: Filters, today: Date, seed: string, most: number) => Promise<JsonText<PetCard>[]>;
  /** How many available pets are called so, whatever the case of the letters, and how that is written; undefined for no pet's name. */
  countNamed: (name: string) => Promise<{ name: string; count: number } | undefined>;
  /** How many pets of each breed are available, by the breed's id; breeds without any are missing. */
  breedCounts: (today: Date) => Promise<ReadonlyMap<string, number>>;
  /** The newest of the matching pets, the breeds with the most of them, and how many carry each badge. */
  overview: (filters: Filters, today: Date, most: number) => Promise<{
    newest: JsonText<PetCard>[];
    breeds: PopularBreed[];
    badges: { id: BadgeId; count: number }[];
  }>;
  /** The lowest and highest price of the available pets of a breed, in cents; undefined where there are none. */
  breedPrices: (breedId: string) => Promise<{ least: number; most: number } | undefined>;
  /** What the available pets of a breed usually cost, rescues or all others; undefined where there are too few to say. */
  usualPrices: (breedId: string, isRescue: boolean) => Promise<UsualPrices | undefined>;
};

/** The middle eight tenths of so many prices, in cents. */
export type UsualPrices = { lowCents: number; highCents: number; count: number };

/** With fewer prices there is nothing that one could call usual. */
const LEAST_PRICES = 5;

/** Returns the middle eight tenths of ascending prices, between two of them where the tenth falls between (as `percentile_cont`). */
export function usualOf(sorted: ArrayLike<number>): UsualPrices | undefined {
  const count = sorted.length;
  if (count < LEAST_PRICES) return undefined;
  const at = (share: number) => {
    const place = share * (count - 1);
    const [below, above] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
    return Math.round(below + (above - below) * (place - Math.floor(place)));
  };
  return { lowCents: at(0.1), highCents: at(0.9), count };
}

/** The filters that leave every available pet. */
export const AVAILABLE: Filters = {
  ...{
    type: [],
    breedIds: undefined,
    sex: [],
    badges: [],
    adultSize: [],
    sizeClass: [],
    age: [],
    coatType: [],
    generation: [],
  },
  ...{ goodWith: [], color: [], delivery: [], priceMinCents: undefined, priceMaxCents: undefined, state: [] },
  ...{ isRescue: false, isSmall: false, available: true, near: undefined, q: undefined },
  ...{ notBreeds: [], notColor: [], notSizeClass: [], notCoatType: [], notGeneration: [], notRescue: false },
  ...{ notState: [], notNear: [] },
};

/** Processes say on this channel of the database how a comparison of their index with the tables begins and ends. */
export const CHECKS_CHANNEL = "search_checks";
/** On the channel `pet_changes`, asks every process for such a comparison. */
export const CHECK = "check";

/** What one process says: that it compares, then how many pets it has, how many differed, and which parts were broken. */
export type CheckAnswer = { process: string; check?: { pets: number; wrong: number; broken: string[] } };
