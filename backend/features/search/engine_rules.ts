import type { BadgeId, BreedCategory, LooseFilter, PetCard, PetImage } from "../../generated/types.ts";
import type { JsonText } from "../../platform/json_text.ts";
import type { Pin } from "./pins_index.ts";
import type { Area, Cursor, Filters, Order } from "./rules.ts";

/** Number of pets with a value of a facet, under all filters except the facet's own. */
export type FacetRow = { facet: string; value: string; label: string | null; count: number };

export type Search = {
  filters: Filters;
  order: Order;
  /** Start of the page: after a pet, or else by page number. */
  at: { cursor: Cursor | undefined; page: number };
  /** Day for computing ages. */
  today: Date;
  /** Whether to count the results of every other choice. */
  withCounts: boolean;
  /** Whether cards have their seller's point on the map. */
  withPoints?: boolean;
};

export type Found = {
  /** Finished cards, with the distance if the search names a place. */
  cards: JsonText<PetCard>[];
  next: { value: string | number; id: string } | undefined;
  total: number;
  /** False if `total` is only a lower limit. */
  isExact: boolean;
  /**
   * Number of pets without each single filter, if nothing was found and counts were requested. Omits zeros.
   */
  loosened: readonly { filter: LooseFilter; total: number }[];
  /** Counts, most frequent first, with `priceMin` and `priceMax`. Empty unless requested. */
  counts: readonly FacetRow[];
};

/** `total` counts all matching pets; pets without a place have no pin. */
export type FoundMap = { total: number; area: Area | undefined; pins: Pin[] };

export type PopularBreed = {
  id: string;
  slug: string;
  breedName: string;
  category: BreedCategory;
  availablePets: number;
  image?: PetImage;
};

/**
 * Answers searches: takes filters, returns cards and counts. It never decides about reservations, because it
 * may be up to a second behind the tables.
 */
export type SearchEngine = {
  find: (search: Search) => Promise<Found>;
  /** Returns the pins of the matching pets in an area, and the area of all matching pets. */
  map: (filters: Filters, today: Date, view: { area: Area; zoom: number }) => Promise<FoundMap>;
  /**
   * Returns a few matching pets with a picture, at most one of each breed. Another seed returns other pets.
   */
  pick: (filters: Filters, today: Date, seed: string, most: number) => Promise<JsonText<PetCard>[]>;
  /**
   * Returns the number of available pets with this name in any case, and its spelling. Undefined if no pet
   * has it.
   */
  countNamed: (name: string) => Promise<{ name: string; count: number } | undefined>;
  /** Returns whether the name, color or city of a pet, or a breed, has this word in any case. */
  hasWord: (word: string) => Promise<boolean>;
  /** Returns the number of available pets of each breed by its id, without breeds that have none. */
  breedCounts: (today: Date) => Promise<ReadonlyMap<string, number>>;
  /** Returns the newest available pets of each of a few breeds, by the breed's id. */
  newestOfBreeds: (
    breedIds: readonly string[],
    today: Date,
    most: number,
  ) => Promise<ReadonlyMap<string, JsonText<PetCard>[]>>;
  /**
   * Returns the newest matching pets, the breeds with the most of them, and the number of pets with each
   * badge.
   */
  overview: (filters: Filters, today: Date, most: number) => Promise<{
    newest: JsonText<PetCard>[];
    breeds: PopularBreed[];
    badges: { id: BadgeId; count: number }[];
  }>;
  /** Returns the lowest and highest price of a breed's available pets, in cents. Undefined without any. */
  breedPrices: (breedId: string) => Promise<{ least: number; most: number } | undefined>;
  /**
   * Returns the usual prices of a breed's available pets, of rescues or of all others. Undefined if there are
   * too few.
   */
  usualPrices: (breedId: string, isRescue: boolean) => Promise<UsualPrices | undefined>;
};

/** The middle 80% of a number of prices, in cents. */
export type UsualPrices = { lowCents: number; highCents: number; count: number };

/** Minimum number of prices for calling any of them usual. */
const LEAST_PRICES = 5;

/**
 * Returns the middle 80% of ascending prices. Interpolates between two prices at the limits, like
 * `percentile_cont`.
 */
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

/** Filters that match every available pet. */
export const AVAILABLE: Filters = {
  type: [],
  breedIds: undefined,
  sex: [],
  badges: [],
  adultSize: [],
  sizeClass: [],
  age: [],
  coatType: [],
  generation: [],
  goodWith: [],
  training: [],
  registry: [],
  documents: [],
  parentTests: [],
  color: [],
  delivery: [],
  priceMinCents: undefined,
  priceMaxCents: undefined,
  state: [],
  isRescue: false,
  isSmall: false,
  hasVideo: false,
  readyFrom: undefined,
  readyBy: undefined,
  deliverTo: undefined,
  available: true,
  near: undefined,
  q: undefined,
  notBreeds: [],
  notColor: [],
  notSizeClass: [],
  notCoatType: [],
  notGeneration: [],
  notRescue: false,
  notState: [],
  notNear: [],
};

/**
 * Database channel on which processes report the start and the result of comparing their index with the
 * tables.
 */
export const CHECKS_CHANNEL = "search_checks";
/** Payload that requests such a comparison from every process, on the channel `pet_changes`. */
export const CHECK = "check";

/**
 * Report of a process: first that it is comparing, then its number of pets, the number that differed, and the
 * broken parts.
 */
export type CheckAnswer = { process: string; check?: { pets: number; wrong: number; broken: string[] } };
