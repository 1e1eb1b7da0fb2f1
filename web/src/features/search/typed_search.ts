/**
 * Filters from typed words and from older addresses. Loaded on demand, because most searches come from links
 * and filters.
 */
import {
  getPlace,
  type HearthpawClient,
  listBreeds,
  searchPetsLean,
  understandSearch,
  type UnderstoodFilters,
} from "@hearthpaw/client";
import { breederHref } from "../../lib/breeders.ts";
import {
  type Filters,
  type ListFilter,
  searchHrefOf,
  searchInput,
  sorts,
  withParameter,
} from "./filters_rules.ts";
import { nearHere, nowhere } from "./near_rules.ts";
import { listFilters, UUID } from "./search_address.ts";

/** Returns the address for typed words: that of the filters they mean, or of the breeder they name. */
export async function hrefOfTyped(client: HearthpawClient, find: string, before: Filters): Promise<string> {
  const { understood } = await understandSearch(client, { q: find });
  const { filters, breeder, didYouMean, notLeftOut, notSearched, nearMe } = understood;
  if (breeder) return breederHref(breeder);
  const isRefusing = before.zip && before.miles && (filters.notZip ?? filters.notState);
  const known = isRefusing ? await withoutRefused(client, filters, before) : before;
  const over = understoodOver(filters, known);
  const meant = nearMe && known.zip !== undefined ? nearHere(over, known.zip) : over;
  const isLost = filters.q && Object.keys(filters).length > 1 &&
    await isLostOn(client, meant).catch(() => false);
  const plain = searchHrefOf(isLost ? { ...meant, q: undefined } : meant);
  const href = nearMe && !meant.zip ? withParameter(plain, "near", "me") : plain;
  // If the search consists of the typed text alone, the address already has it as `q`.
  const isSaid = isLost || notLeftOut || notSearched ||
    (didYouMean.length > 0 && filters.q !== find.toLowerCase());
  return isSaid ? withParameter(href, "said", find) : href;
}

/**
 * Whether only the words outside the filters keep a search from finding pets. If a filter is the cause, the
 * page itself says so.
 */
async function isLostOn(client: HearthpawClient, filters: Filters): Promise<boolean> {
  const totalOf = async (q?: string) =>
    (await searchPetsLean(client, searchInput({ ...filters, q }))).data.total;
  return await totalOf(filters.q) === 0 && await totalOf() > 0;
}

/** Returns the address of a search with typed words. */
export const understoodHref = (understood: UnderstoodFilters, before: Filters): string =>
  searchHrefOf(understoodOver(understood, before));

/** Returns the earlier search, with the filters from the typed words in place of the same earlier filters. */
function understoodOver(understood: UnderstoodFilters, before: Filters): Filters {
  const {
    type = [],
    breed: _ids,
    breedSlug,
    breedName,
    sex,
    categories,
    priceMinCents,
    priceMaxCents,
    ...rest
  } = understood;
  const wholeDollars = (cents: number | undefined) =>
    cents === undefined ? undefined : Math.ceil(cents / 100);
  const [only, another] = type;
  const breed = breedName ? [breedName] : breedSlug;
  const zip = rest.zip ?? before.zip;
  const said = {
    ...rest,
    gender: sex,
    categories: categories?.map(String),
    // Naming breeds, colors or a place removes earlier exclusions of them.
    ...breed ? { breed, notBreed: rest.notBreed ?? [] } : {},
    // A size applies to all dogs, or to a breed sold by size: naming one kind of size replaces the other.
    ...rest.adultSize ? { breed: breed ?? [], sizeClass: [], notSizeClass: rest.notSizeClass ?? [] } : {},
    ...rest.isSmall
      ? { adultSize: ["small"] }
      : breed || rest.sizeClass
      ? { adultSize: rest.adultSize ?? [] }
      : {},
    ...rest.isSmall === false ? { adultSize: before.lists.adultSize.filter((size) => size !== "small") } : {},
    ...rest.color ? { notColor: rest.notColor ?? [] } : {},
    ...rest.sizeClass || rest.isSmall ? { notSizeClass: rest.notSizeClass ?? [] } : {},
    ...rest.coatType ? { notCoatType: [] } : {},
    ...rest.generation ? { notGeneration: [] } : {},
    ...rest.zip || rest.state ? { notState: rest.notState ?? [], notZip: rest.notZip ?? [] } : {},
  } as Partial<Record<ListFilter, readonly string[]>>;
  // A value that is excluded now is no longer searched.
  const keptOf = (name: ListFilter) => {
    const refused: readonly string[] = said[`not${name[0]!.toUpperCase()}${name.slice(1)}` as ListFilter] ??
      [];
    return before.lists[name].filter((value) => !refused.includes(value));
  };
  return {
    ...before,
    path: only === undefined ? before.path : another ? "/search" : only === "Dog" ? "/dogs" : "/cats",
    types: only === undefined ? before.types : type.map((one) => `${one}s` as const),
    lists: Object.fromEntries(
      listFilters.map((name) => [name, said[name] ?? keptOf(name)]),
    ) as unknown as Filters["lists"],
    minDollars: wholeDollars(priceMinCents) ?? before.minDollars,
    maxDollars: wholeDollars(priceMaxCents) ?? before.maxDollars,
    hasVideo: rest.hasVideo ?? before.hasVideo,
    readyFrom: rest.readyFrom ?? (rest.readyBy ? undefined : before.readyFrom),
    readyBy: rest.readyBy ?? (rest.readyFrom ? undefined : before.readyBy),
    deliverTo: rest.deliverTo ?? before.deliverTo,
    isRescue: !rest.notRescue && (rest.isRescue ?? before.isRescue),
    notRescue: !rest.isRescue && (rest.notRescue ?? before.notRescue),
    zip,
    miles: rest.distance ?? before.miles,
    notMiles: rest.notDistance ?? before.notMiles,
    q: rest.q,
    sort: sortOf(rest) ?? (zip ? "distance" : before.sort),
    page: 1,
  };
}

/** Returns the name of a sort order in the address. */
const sortOf = ({ sort, sortType }: UnderstoodFilters): string | undefined =>
  sorts.find(({ key, direction }) => key === sort && (key === "newest" || direction === (sortType ?? 1)))
    ?.value;

/**
 * Returns the slugs of the breeds in an older address, which has their ids or slugs; unknown ids are left
 * out.
 */
export async function slugsOf(client: HearthpawClient, named: readonly string[]): Promise<string[]> {
  const { breeds } = await listBreeds(client);
  const slugs = new Map(breeds.map(({ id, slug }) => [id, slug]));
  return named.flatMap((word) => (UUID.test(word) ? slugs.get(word) ?? [] : [word]));
}

/**
 * Returns the earlier search, without its place if the new words exclude that by any of its ZIP codes. A ZIP
 * code without miles is the visitor's home, and stays.
 */
async function withoutRefused(
  client: HearthpawClient,
  { notZip = [], notState = [] }: UnderstoodFilters,
  before: Filters,
): Promise<Filters> {
  const placeOf = async (zip: string) => (await getPlace(client, { zip })).place;
  const [kept, ...refused] = await Promise.all([before.zip!, ...notZip].map(placeOf)).catch(() => []);
  const isRefused = kept &&
    (notState.includes(kept.state) ||
      refused.some(({ city, state }) => city === kept.city && state === kept.state));
  return isRefused ? nowhere(before) : before;
}
