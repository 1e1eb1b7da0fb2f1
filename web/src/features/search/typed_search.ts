/** Where words lead that somebody has typed: a file of its own, as most searches are come upon by a link or a filter. */
import {
  type HearthpawClient,
  searchPetsLean,
  understandSearch,
  type UnderstoodFilters,
} from "@hearthpaw/client";
import { breederHref } from "../../lib/breeders.ts";
import { type Filters, type ListFilter, searchHrefOf, searchInput, withParameter } from "./filters_rules.ts";
import { withoutRefused } from "./NoResults.tsx";
import { listFilters } from "./search_address.ts";

/** Where the words lead that somebody has typed: to the filters that they mean, or to the breeder whose name they are. */
export async function hrefOfTyped(client: HearthpawClient, find: string, before: Filters): Promise<string> {
  const { understood: { filters, breeder, didYouMean, notLeftOut } } = await understandSearch(client, {
    q: find,
  });
  if (breeder) return breederHref(breeder);
  const isRefusing = before.zip && before.miles && (filters.notZip ?? filters.notState);
  const meant = understoodOver(filters, isRefusing ? await withoutRefused(client, filters, before) : before);
  const isLost = filters.q && Object.keys(filters).length > 1 &&
    await isLostOn(client, meant).catch(() => false);
  const href = searchHrefOf(isLost ? { ...meant, q: undefined } : meant);
  // Words that are all that is looked for are in the address already.
  const isSaid = isLost || notLeftOut || (didYouMean.length > 0 && filters.q !== find.toLowerCase());
  return isSaid ? withParameter(href, "said", find) : href;
}

/** Whether the words that are no filter are all that keeps a search with filters from finding pets; the page says what is wrong with others. */
async function isLostOn(client: HearthpawClient, filters: Filters): Promise<boolean> {
  const totalOf = async (q?: string) =>
    (await searchPetsLean(client, searchInput({ ...filters, q }))).data.total;
  return await totalOf(filters.q) === 0 && await totalOf() > 0;
}

/** The address of what somebody has typed. */
export const understoodHref = (understood: UnderstoodFilters, before: Filters): string =>
  searchHrefOf(understoodOver(understood, before));

/** What somebody has typed, in place of the same filters of a search that was there before. */
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
    // Who names breeds, colors or a place anew no longer refuses any.
    ...breed ? { breed, notBreed: rest.notBreed ?? [] } : {},
    // A size is one of all dogs, or of a breed that is sold by size: who says another means no longer the one before.
    ...rest.adultSize ? { breed: breed ?? [], sizeClass: [], notSizeClass: rest.notSizeClass ?? [] } : {},
    ...breed || rest.sizeClass || rest.isSmall ? { adultSize: rest.adultSize ?? [] } : {},
    ...rest.color ? { notColor: rest.notColor ?? [] } : {},
    ...rest.sizeClass || rest.isSmall ? { notSizeClass: rest.notSizeClass ?? [] } : {},
    ...rest.coatType ? { notCoatType: [] } : {},
    ...rest.generation ? { notGeneration: [] } : {},
    ...rest.zip || rest.state ? { notState: rest.notState ?? [], notZip: rest.notZip ?? [] } : {},
  } as Partial<Record<ListFilter, readonly string[]>>;
  // What is refused now is no longer looked for.
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
    isSmall: rest.isSmall ?? (before.isSmall && !rest.adultSize),
    isRescue: !rest.notRescue && (rest.isRescue ?? before.isRescue),
    notRescue: !rest.isRescue && (rest.notRescue ?? before.notRescue),
    zip,
    miles: rest.distance ?? before.miles,
    notMiles: rest.notDistance ?? before.notMiles,
    q: rest.q,
    sort: rest.sort ?? (zip ? "distance" : before.sort),
    page: 1,
  };
}
