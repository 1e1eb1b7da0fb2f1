import { many, one } from "../../lib/addresses.ts";

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const COLOR = /./;
const AREA = /^-?\d{1,3}(\.\d{1,4})?(,-?\d{1,3}(\.\d{1,4})?){3}$/;
/** Abbreviations of the states and DC; `lib/states.ts` has their full names, which take more bytes. */
const STATE =
  /^(A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/;

const SIZES = ["Micro-Mini", "Toy", "Mini", "Petite", "Tweenie", "Medium", "Standard"];
const COATS = ["Smooth", "Medium", "Long", "Wire", "Silky-Wire", "Fluffy"];
const GENERATIONS = ["F1", "F1b", "F1bb", "F2", "Multigen"];

const REGISTRIES = ["AKC", "CKC", "UKC", "COKC", "ACA", "ICA", "APRI", "ASDR"];

/**
 * The filters that take several values, by their names in the address: the possible values in the order
 * shown, or their pattern.
 */
export const lists = {
  breed: SLUG,
  gender: ["Female", "Male"],
  adultSize: ["small", "medium", "large", "giant"],
  sizeClass: SIZES,
  age: ["under-8-weeks", "8-12-weeks", "3-6-months", "6-12-months", "over-1-year"],
  coatType: COATS,
  generation: GENERATIONS,
  categories: ["5", "12", "1", "3", "7"],
  goodWith: ["children", "dogs", "otherAnimals", "adults"],
  training: ["outdoorPottyAccess", "crateTraining", "leashWalking", "pee-pads"],
  registry: REGISTRIES,
  documents: ["healthRecords", "microchipped"],
  parentTests: ["any", "hips", "elbows", "patellas", "heart", "eyes", "thyroid", "hearing", "spine", "dna"],
  color: COLOR,
  delivery: ["pickup", "honest", "flight"],
  state: STATE,
  notBreed: SLUG,
  notColor: COLOR,
  notSizeClass: SIZES,
  notCoatType: COATS,
  notGeneration: GENERATIONS,
  notState: STATE,
  notZip: /^\d{5}$/,
};
export type ListFilter = keyof typeof lists;
export const listFilters = Object.keys(lists) as ListFilter[];

/** Maximum number of values, for filters with another maximum than `MOST`. */
const most: Partial<Record<ListFilter, number>> = { breed: 30, color: 20, state: 20, notZip: 3 };
const MOST = 10;
/** Sort orders in an address; newest first is the default without a name. */
export const sortNames = ["price", "price-high", "age", "age-old", "distance"] as const;

/** Parameters of the search pages. Prices are in whole dollars, as people would type them. */
export type SearchAddress = { [name in ListFilter]?: string[] } & {
  type?: ("Dogs" | "Cats")[];
  /** The single breed in an older link, by its name or its slug. */
  breedName?: string;
  minPrice?: number;
  maxPrice?: number;
  isRescue?: true;
  notRescue?: true;
  /** Older name of the adult size small, never kept in an address. */
  isSmall?: undefined;
  hasVideo?: true;
  /** Limits of the go-home date, YYYY-MM-DD. */
  readyFrom?: string;
  readyBy?: string;
  /** ZIP code or state of the home for a delivered pet. */
  deliverTo?: string;
  zip?: string;
  /** In miles. */
  distance?: number;
  /** Whether pets farther away also match if they can be delivered. */
  orDelivered?: true;
  /** Radius in miles around each of `notZip` that is left out. */
  notDistance?: number;
  /** Part of the map: west, south, east and north in degrees. */
  area?: string;
  q?: string;
  /** Typed words: the page redirects to the address with the filters that they mean. */
  find?: string;
  /**
   * The words as typed, if they may mean something else or exclude something that no filter can; the page
   * then says so.
   */
  said?: string;
  /** Asks for the visitor's place, as the typed words did. */
  near?: "me";
  sort?: (typeof sortNames)[number];
  page?: number;
  /** Older name of `sort`, never kept in an address. */
  sortType?: undefined;
};

/**
 * Reads the parameters of an address. Invalid values are left out: an old or mistyped link still shows pets.
 * Reading a result again changes nothing.
 */
export function searchAddress(search: Record<string, unknown>): SearchAddress {
  const zip = zipIn(search.zip);
  const sort = sortOf(one(search.sort), one(search.sortType));
  const types = many(search.type).filter((type) => type === "Dogs" || type === "Cats");
  const breedName = one(search.breedName)?.slice(0, 60) ?? "";
  const page = wholeNumber(search.page, 1, 500);
  const chosen: Partial<Record<ListFilter, string[]>> = Object.fromEntries(
    listFilters.map((name) => [name, listOf(name, search[name])]),
  );
  return {
    ...chosen,
    type: types.length > 0 ? [...new Set(types)] : undefined,
    breedName: slugOf(breedName) ? breedName : undefined,
    minPrice: wholeNumber(search.minPrice, 0, 1_000_000),
    maxPrice: wholeNumber(search.maxPrice, 0, 1_000_000),
    isRescue: isTrue(search.isRescue),
    notRescue: isTrue(search.notRescue),
    adultSize: chosen.adultSize ?? (isTrue(search.isSmall) && ["small"] || undefined),
    isSmall: undefined,
    hasVideo: isTrue(search.hasVideo),
    readyFrom: dayIn(search.readyFrom),
    readyBy: dayIn(search.readyBy),
    deliverTo: zipIn(search.deliverTo) ?? many(search.deliverTo).find((state) => STATE.test(state)),
    zip,
    distance: zip ? wholeNumber(search.distance, 1, 5000) : undefined,
    orDelivered: zip && search.distance ? isTrue(search.orDelivered) : undefined,
    notDistance: chosen.notZip && wholeNumber(search.notDistance, 1, 500),
    area: AREA.test(one(search.area) ?? "") ? one(search.area) : undefined,
    q: one(search.q)?.trim().slice(0, 80).trim() || undefined,
    find: typedIn(search.find),
    said: typedIn(search.said),
    near: one(search.near) === "me" ? "me" : undefined,
    sort: sort === "distance" && !zip ? undefined : sort,
    page: page === 1 ? undefined : page,
    // Already read above; removed from the address.
    sortType: undefined,
  };
}

/** Returns the slug of a breed's name; empty if no character of the name can be part of one. */
export const slugOf = (name: string): string =>
  name.normalize("NFD").replace(/[\p{M}'’.]/gu, "").toLowerCase().match(/[a-z0-9]+/g)?.join("-") ?? "";

function zipIn(value: unknown): string | undefined {
  const text = one(value)?.trim() ?? "";
  return /^\d{5}$/.test(text) ? text : undefined;
}

function dayIn(value: unknown): string | undefined {
  const text = one(value) ?? "";
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

const typedIn = (value: unknown): string | undefined => one(value)?.trim().slice(0, 200).trim() || undefined;

/** The API's own links give the direction separately, as 1 or -1; ours combine both in one name. */
function sortOf(name: string | undefined, direction: string | undefined): SearchAddress["sort"] {
  const descending = { price: "price-high", age: "age-old" }[name ?? ""];
  const asked = direction === "-1" && descending ? descending : name;
  return sortNames.find((known) => known === asked);
}

function listOf(name: ListFilter, value: unknown): string[] | undefined {
  const allowed = lists[name];
  const values = [...new Set(many(value))].filter((value) =>
    allowed instanceof RegExp ? value.length <= 60 && allowed.test(value) : allowed.includes(value)
  );
  return values.length > 0 ? values.slice(0, most[name] ?? MOST) : undefined;
}

const isTrue = (value: unknown): true | undefined => value === true || one(value) === "true" || undefined;

function wholeNumber(value: unknown, least: number, most: number): number | undefined {
  const text = typeof value === "number" ? String(value) : one(value);
  if (text === undefined || !/^\d{1,7}$/.test(text)) return undefined;
  return Math.min(most, Math.max(least, Number(text)));
}

/** Older addresses identify breeds by their ids. */
export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/;
