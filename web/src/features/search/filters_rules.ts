import type { LooseFilter, SearchFacets, SearchPetsInput } from "@hearthpaw/client";
import { fullDayText, numberText } from "@hearthpaw/ui-kit";
import { ALL_PETS } from "../../lib/addresses.ts";
import { states } from "../../lib/states.ts";
import { stringifySearch } from "../../lib/search_params.ts";
import {
  type ListFilter,
  listFilters,
  lists as known,
  type SearchAddress,
  searchAddress,
  slugOf,
} from "./search_address.ts";
import * as texts from "./texts.tsx";

export { type ListFilter };

export type SortKey = "newest" | "price" | "age" | "distance";
export const sorts: { value: string; label: string; key: SortKey; direction: 1 | -1 }[] = [
  { value: "newest", label: texts.newestFirst, key: "newest", direction: -1 },
  { value: "price", label: texts.priceLowToHigh, key: "price", direction: 1 },
  { value: "price-high", label: texts.priceHighToLow, key: "price", direction: -1 },
  { value: "age", label: texts.youngestFirst, key: "age", direction: 1 },
  { value: "age-old", label: texts.oldestFirst, key: "age", direction: -1 },
  { value: "distance", label: texts.nearestFirst, key: "distance", direction: 1 },
];

/** The request in a search address. Prices are in whole dollars, as people would type them. */
export type Filters = {
  path: "/dogs" | "/cats" | "/search";
  lists: Readonly<Record<ListFilter, readonly string[]>>;
  types: readonly ("Dogs" | "Cats")[];
  minDollars: number | undefined;
  maxDollars: number | undefined;
  isRescue: boolean;
  /** Whether pets of shelters are left out. */
  notRescue: boolean;
  hasVideo: boolean;
  /** Limits of the go-home date, YYYY-MM-DD. */
  readyFrom: string | undefined;
  readyBy: string | undefined;
  /** ZIP code or state of the home for a delivered pet. */
  deliverTo: string | undefined;
  zip: string | undefined;
  miles: number | undefined;
  /** Whether pets farther away than `miles` also match if they can be delivered. */
  orDelivered: boolean;
  /** Radius in miles around each of `notZip` that is left out. */
  notMiles: number | undefined;
  /** Part of the map that the visitor moved to. */
  area: string | undefined;
  q: string | undefined;
  sort: string;
  page: number;
};

/** Reads the address of a search page. `/search` starts with dogs; no kind means both. */
export function filtersOf(path: Filters["path"], search: Record<string, unknown>): Filters {
  const address = searchAddress(search);
  const isBare = Object.values({ ...address, said: undefined, near: undefined }).every((value) =>
    value === undefined
  );
  const types = address.type ?? (isBare ? [FIRST_TYPE] : []);
  return {
    path,
    lists: Object.fromEntries(
      listFilters.map((name) => {
        const isOfDogs = name === "adultSize" && path === "/cats";
        return [name, isOfDogs ? [] : address[name] ?? (name === "breed" ? breedsOf(address) : [])];
      }),
    ) as unknown as Filters["lists"],
    types: path === "/dogs" ? ["Dogs"] : path === "/cats" ? ["Cats"] : types,
    minDollars: address.minPrice,
    maxDollars: address.maxPrice,
    isRescue: address.isRescue ?? false,
    notRescue: address.notRescue ?? false,
    hasVideo: address.hasVideo ?? false,
    readyFrom: address.readyFrom,
    readyBy: address.readyBy,
    deliverTo: address.deliverTo,
    zip: address.zip,
    miles: address.distance,
    orDelivered: address.orDelivered ?? false,
    notMiles: address.notDistance,
    area: address.area,
    q: address.q,
    sort: address.sort ?? "newest",
    page: address.page ?? 1,
  };
}

const breedsOf = ({ breedName }: SearchAddress): string[] => [slugOf(breedName ?? "")].filter(Boolean);

const FIRST_TYPE = "Dogs";

/** Returns the address of a search, without parameters at their default. */
export function searchHrefOf(filters: Filters): string {
  const {
    path,
    lists,
    types,
    minDollars,
    maxDollars,
    isRescue,
    notRescue,
    hasVideo,
    readyFrom,
    readyBy,
    deliverTo,
    zip,
    miles,
    orDelivered,
    notMiles,
    area,
    q,
    sort,
    page,
  } = filters;
  const others = {
    ...lists,
    minPrice: minDollars,
    maxPrice: maxDollars,
    isRescue: isRescue || undefined,
    notRescue: notRescue || undefined,
    hasVideo: hasVideo || undefined,
    readyFrom,
    readyBy,
    deliverTo,
    zip,
    distance: miles,
    orDelivered: miles && orDelivered || undefined,
    notDistance: lists.notZip.length > 0 ? notMiles : undefined,
    area,
    sort: sort === "newest" ? undefined : sort,
    page: page > 1 ? page : undefined,
  };
  if (path !== "/search") return path + stringifySearch({ q, ...others });
  const isBare = stringifySearch({ q, ...others }) === "";
  if (isBare && types.length === 0) return ALL_PETS;
  return path +
    stringifySearch({ q, type: isBare && types[0] === FIRST_TYPE ? undefined : types, ...others });
}

/** Returns the address with one more text parameter. */
export const withParameter = (href: string, name: "find" | "said" | "near", value: string): string =>
  href + stringifySearch({ [name]: value }).replace("?", href.includes("?") ? "&" : "?");

/** Names of lists that the API calls differently. */
const CALLED: Partial<Record<ListFilter, string>> = { breed: "breedSlug", gender: "sex" };

/** Returns the API's filters: Dog and Cat, `sex`, cents, and available pets only. */
export function searchInput(filters: Filters): SearchPetsInput {
  const { lists, types, minDollars, maxDollars, isRescue, notRescue, hasVideo, zip, miles, notMiles, q } =
    filters;
  const { readyFrom, readyBy, deliverTo, orDelivered, area } = filters;
  const sort = sorts.find(({ value }) => value === filters.sort)!;
  const some = <T>(values: readonly string[]) => (values.length > 0 ? values as unknown as T[] : undefined);
  return {
    type: some(types.map((type) => (type === "Dogs" ? "Dog" : "Cat"))),
    ...Object.fromEntries(
      listFilters.map((name) => [CALLED[name] ?? name, some(lists[name])]),
    ) as Partial<SearchPetsInput>,
    categories: some(lists.categories.map(Number) as unknown as string[]),
    notDistance: notMiles,
    priceMinCents: minDollars === undefined ? undefined : minDollars * 100,
    priceMaxCents: maxDollars === undefined ? undefined : maxDollars * 100,
    isRescue: isRescue || undefined,
    notRescue: notRescue || undefined,
    hasVideo: hasVideo || undefined,
    readyFrom,
    readyBy,
    deliverTo,
    available: true,
    zip,
    distance: miles,
    orDelivered: miles && orDelivered || undefined,
    area,
    q,
    sort: sort.key,
    sortType: sort.direction,
  };
}

/** Returns the same search without any filter but the kind of pet. */
export function cleared(filters: Filters): Filters {
  return {
    ...filtersOf(filters.path, {}),
    types: filters.types,
    sort: filters.sort === "distance" ? "newest" : filters.sort,
  };
}

/** Toggles one value of a list and returns to the first page. */
export function toggled(filters: Filters, name: ListFilter, value: string): Filters {
  const values = filters.lists[name];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return { ...filters, lists: { ...filters.lists, [name]: next }, page: 1 };
}

/** One choice of a group: its value in the address, its label, and its number of pets if counted. */
export type Choice = { value: string; label: string; count?: number };

const countedOf = (name: ListFilter, facets: SearchFacets | undefined) =>
  facets?.[(name === "gender" ? "sex" : name) as Exclude<keyof SearchFacets, `price${string}`>];

/**
 * Returns the choices of a filter: all those that the contract names, those with pets first, and always the
 * chosen ones.
 */
export function choicesOf(
  name: ListFilter,
  filters: Filters,
  facets: SearchFacets | undefined,
  names: Names = {},
): Choice[] {
  if (name.endsWith("tate")) return [...states];
  const counted = countedOf(name, facets) ?? [];
  const chosen = filters.lists[name];
  const order = known[name];
  if (order instanceof RegExp) {
    const isBreed = name.endsWith("reed");
    // The counts identify breeds by their ids.
    const found = isBreed ? counted.map((item) => ({ ...item, value: slugOf(item.label) })) : counted;
    const missing = chosen.filter((value) => !found.some((item) => item.value === value));
    return [
      ...missing.map((value) => ({ value, label: isBreed ? names[value] ?? nameOf(value) : value })),
      ...found,
    ];
  }
  return order.map((value) => {
    const found = counted.find((item) => item.value === value);
    const label = found?.label ?? fallbackLabels[value] ?? value;
    return { value, label, count: found?.count ?? 0 };
  });
}

/** Labels of choices without any pets, which the counts leave out. */
const fallbackLabels: Readonly<Record<string, string>> = {
  "under-8-weeks": texts.under8Weeks,
  "8-12-weeks": texts.to12Weeks,
  "3-6-months": texts.to6Months,
  "6-12-months": texts.to12Months,
  "over-1-year": texts.over1Year,
  1: texts.apartmentFriendly,
  3: texts.familyRaised,
  5: texts.familyFriendly,
  7: texts.petFriendly,
  12: texts.lowShedding,
  small: texts.upTo30Pounds,
  medium: texts.to60Pounds,
  large: texts.to100Pounds,
  giant: texts.over100Pounds,
  children: texts.children,
  dogs: texts.dogs,
  otherAnimals: texts.otherPets,
  adults: texts.adults,
  outdoorPottyAccess: texts.houseTraining,
  crateTraining: texts.crateTraining,
  leashWalking: texts.leashWalking,
  "pee-pads": texts.peePads,
  healthRecords: texts.healthRecords,
  microchipped: texts.microchip,
  any: texts.anyHealthTest,
  hips: texts.hips,
  elbows: texts.elbows,
  patellas: texts.kneecaps,
  heart: texts.heart,
  eyes: texts.eyes,
  thyroid: texts.thyroid,
  hearing: texts.hearing,
  spine: texts.spine,
  dna: texts.dnaTest,
  pickup: texts.illPickUp,
  honest: texts.honestDelivery,
  flight: texts.puppyFlight,
};

/** An active filter: its kind, its label, and the search without it. */
export type Active = {
  key: string;
  filter: LooseFilter;
  label: string;
  without: Filters;
  /** Name of the excluded value, if the filter excludes something. */
  leftOut?: string | undefined;
};

/** The ages that people mean by puppies and kittens: one chip if all of them are chosen. */
const YOUNG = known.age.slice(0, 4);

/** Maximum number of breeds, colors or states with a chip each; more share one chip. */
const MOST_CHIPS = 6;

/** Returns every active filter, in the order of the panel. */
export function activeFilters(
  filters: Filters,
  facets: SearchFacets | undefined,
  names: Names = {},
): Active[] {
  const active: Active[] = [];
  const placeOf = (zip: string) => names[zip] || zip;
  const add = (
    filter: LooseFilter,
    label: string,
    change: Partial<Filters>,
    key: string = filter,
    leftOut?: string,
  ) => active.push({ key, filter, label, leftOut, without: { ...filters, ...change, page: 1 } });
  if (filters.q) add("q", `“${filters.q}”`, { q: undefined });
  if (filters.path === "/search" && filters.types.length === 1) add("type", filters.types[0]!, { types: [] });
  for (const name of listFilters) {
    const choices = choicesOf(name, filters, facets, names);
    const filter = name === "gender" ? "sex" : name;
    const isYoung = name === "age" && YOUNG.every((band) => filters.lists.age.includes(band));
    if (isYoung) {
      const older = filters.lists.age.filter((band) => !YOUNG.includes(band));
      add(filter, texts.under1Year, { lists: { ...filters.lists, age: older } }, "age=young");
    }
    const { length } = filters.lists[name];
    const many = texts.many[name];
    if (many && length > MOST_CHIPS) {
      add(filter, many(length), { lists: { ...filters.lists, [name]: [] } }, `many-${name}`);
      continue;
    }
    for (const value of filters.lists[name]) {
      if (isYoung && YOUNG.includes(value)) continue;
      const said = choices.find((choice) => choice.value === value)?.label ?? value;
      const leftOut = name === "notZip" ? placeOf(value) : (texts.leftOutOf[name]?.(said) ?? said);
      const saidNot = texts.leftOut[name];
      const label = saidNot?.(leftOut, filters.notMiles) ?? texts.chipOf[name]?.(said, value) ?? said;
      add(
        filter,
        label,
        { lists: toggled(filters, name, value).lists },
        `${name}=${value}`,
        saidNot && leftOut,
      );
    }
  }
  const { minDollars, maxDollars } = filters;
  if (minDollars !== undefined || maxDollars !== undefined) {
    add("price", priceLabel(minDollars, maxDollars), { minDollars: undefined, maxDollars: undefined });
  }
  if (filters.readyFrom !== undefined || filters.readyBy !== undefined) {
    add("ready", readyLabel(filters), { readyFrom: undefined, readyBy: undefined });
  }
  if (filters.deliverTo) {
    add("deliverTo", texts.deliversTo(placeOf(filters.deliverTo)), { deliverTo: undefined });
  }
  if (filters.hasVideo) add("hasVideo", texts.withVideo, { hasVideo: false });
  if (filters.isRescue) add("isRescue", texts.rescue, { isRescue: false });
  if (filters.notRescue) {
    add("notRescue", texts.noRescues, { notRescue: false }, "notRescue", texts.rescues);
  }
  if (filters.area) add("area", texts.inTheMapArea, { area: undefined });
  if (filters.zip && filters.miles) {
    add(
      "distance",
      texts.withinMilesOf({
        miles: numberText(filters.miles),
        near: placeOf(filters.zip),
        orDelivered: filters.orDelivered,
      }),
      {
        miles: undefined,
      },
    );
  }
  return active;
}

/** Names of ZIP codes and breed slugs, if the server has sent them. */
export type Names = Readonly<Record<string, string | undefined>>;

/**
 * Returns a readable name for the slug of one or several breeds until the server names it: "coton-de-tulear"
 * is "Coton de Tulear".
 */
const nameOf = (slug: string): string =>
  slug.replaceAll("-", " ").replace(/\b(?!(de|des|du|and)\b)[a-z]/g, (letter) => letter.toUpperCase());

const dollars = (amount: number): string => `$${numberText(amount)}`;

function priceLabel(low: number | undefined, high: number | undefined): string {
  if (low === undefined) return high === 0 ? texts.noFee : texts.upTo(dollars(high!));
  return high === undefined
    ? texts.lowOrMore(dollars(low))
    : texts.lowTo({ low: dollars(low), high: dollars(high) });
}

/** Returns the go-home dates of a search in words. A last day that has passed means today. */
function readyLabel({ readyFrom, readyBy }: Filters): string {
  if (readyBy === undefined) return texts.readyFrom(fullDayText(readyFrom!));
  if (readyFrom !== undefined) {
    return texts.readyBetween({ from: fullDayText(readyFrom), to: fullDayText(readyBy) });
  }
  return readyBy <= today() ? texts.readyNow : texts.readyByDay(fullDayText(readyBy));
}

/** Returns today, YYYY-MM-DD. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Returns the search as a heading. */
export function searchTitle(
  filters: Filters,
  facets: SearchFacets | undefined,
  names: Names | undefined,
): string {
  const breeds = activeFilters(filters, facets, names).filter(({ key }) => key.startsWith("breed="));
  const [type] = filters.types.length === 1 ? filters.types : [];
  const noun = type === "Dogs" ? texts.puppiesAndDogs : type === "Cats" ? texts.kittensAndCats : "pets";
  const [breed] = breeds;
  if (breeds.length === 1 && breed) {
    return type === "Cats" ? texts.labelKittensAndCats(breed.label) : texts.labelPuppiesAndDogs(breed.label);
  }
  if (filters.isRescue) return type === "Dogs" ? texts.rescueDogs : texts.rescueCatsPets(type);
  const [size, another] = filters.lists.adultSize;
  return size && !another ? texts.labelPuppiesAndDogs(capital(size)) : capital(noun);
}

/** Maximum length of a saved search's name. */
const LONGEST_NAME = 80;

/**
 * Returns a name that tells a saved search from another: the title of its page, then the filters that the
 * title doesn't name, as many as fit.
 */
export function searchName(filters: Filters, facets: SearchFacets | undefined, names: Names = {}): string {
  const title = searchTitle(filters, facets, names);
  const told = title.toLowerCase();
  return activeFilters(filters, facets, names)
    .map(({ label }) => label)
    .filter((label) => !told.includes(label.toLowerCase()))
    .reduce(
      (name, label) => name.length + label.length + 2 <= LONGEST_NAME ? `${name}, ${label}` : name,
      title.slice(0, LONGEST_NAME),
    );
}

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

export type Noun = { one: string; many: string };

/** Returns the singular and the plural for the pets of a search. */
export function nounOf({ types }: Filters): Noun {
  if (types.length !== 1) return { one: texts.petInside, many: texts.pets };
  return types[0] === "Dogs"
    ? { one: texts.dog, many: texts.dogsInside }
    : { one: texts.cat, many: texts.catsInside };
}
