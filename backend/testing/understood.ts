import { breeds } from "../features/breeds/data/index.ts";
import { nicknames } from "../features/breeds/data/nicknames.ts";
import { readPlaces } from "../features/places/reference_store.ts";
import { createNames } from "../features/search/names_index.ts";
import type { Understood } from "../features/search/understood_rules.ts";

/** Day of the readings of typed texts. */
export const TODAY = "2026-11-27";

const all = await readPlaces();
const cities = [...Map.groupBy(all, ({ city, state }) => `${city},${state}`).values()].map((own) => ({
  name: own[0]!.city,
  state: own[0]!.state,
  zip: own[0]!.zip,
  zips: own.length,
}));
/** The product's own breeds and places. */
export const names = createNames(
  breeds.map(({ slug, name, category, sizeClassSet, colors }) => ({
    id: slug,
    slug,
    name,
    category,
    sizeClassSet,
    colors: colors.map(({ title }) => title),
  })),
  nicknames,
  cities,
);
const placeOf = (zip: string) => {
  const { city, state } = all.find((place) => place.zip === zip)!;
  return `${city},${state}`;
};

const YOUNG = "under-8-weeks|8-12-weeks|3-6-months|6-12-months";
/** Number of registries, which "with papers" asks for. */
const REGISTRIES = 8;

/**
 * Returns what was understood of a text: filters, then `text` for the remaining words, `not` for rejections
 * without a filter, `?` for unknown wishes, and `or` for other places.
 */
export function written(
  { filters, text, unknown, isNearMe, others, notLeftOut }: Understood,
  typed: string,
): string[] {
  const { type, breeds, color, sex, age, sizeClass, generation, categories, goodWith, zip, distance, state } =
    filters;
  const some = (name: string, values: readonly (string | number)[]) =>
    values.length ? [`${name}:${values.join("|")}`] : [];
  const isNear = zip !== undefined && distance === 100;
  const isTyped = zip !== undefined && typed.includes(zip);
  const { registry, deliverTo, sort } = filters;
  const isOfText = deliverTo !== undefined && (deliverTo.length === 2 || typed.includes(deliverTo));
  return [
    ...[...type].sort(),
    ...some("adult", filters.adultSize),
    ...some("breed", filters.breedName ? [filters.breedName] : breeds.length > 3 ? ["OTHERS"] : breeds),
    ...some("color", color.length > 3 ? ["OTHERS"] : color),
    ...some("size", sizeClass),
    ...some("generation", generation),
    ...filters.isRescue ? ["rescue"] : [],
    ...some("badge", categories),
    ...some("good", goodWith),
    ...sex,
    ...age.join("|") === YOUNG ? ["age:young"] : some("age", age),
    ...filters.priceMinCents === undefined ? [] : [`min:${filters.priceMinCents / 100}`],
    ...filters.priceMaxCents === undefined ? [] : [`max:${filters.priceMaxCents / 100}`],
    ...zip === undefined ? [] : isTyped ? [`zip:${zip}`] : [`place:${placeOf(zip)}`],
    ...zip === undefined ? [] : isNear ? ["near"] : [`miles:${distance}`],
    ...some("state", state),
    ...isNearMe ? ["near-me"] : [],
    ...some("coat", filters.coatType),
    ...some("training", filters.training),
    ...some("registry", registry.length === REGISTRIES ? ["ALL"] : registry),
    ...some("docs", filters.documents),
    ...some("tests", filters.parentTests),
    ...filters.hasVideo ? ["video"] : [],
    ...filters.readyFrom === undefined ? [] : [`from:${filters.readyFrom}`],
    ...filters.readyBy === undefined ? [] : [`by:${filters.readyBy}`],
    ...some("delivery", filters.delivery),
    ...deliverTo === undefined ? [] : [`to:${isOfText ? deliverTo : "CITY"}`],
    ...sort === undefined || sort === "distance"
      ? []
      : [`sort:${filters.sortType === -1 && sort !== "newest" ? "-" : ""}${sort}`],
    ...some("-breed", filters.notBreed),
    ...some("-color", filters.notColor),
    ...some("-size", filters.notSizeClass),
    ...some("-coat", filters.notCoatType),
    ...some("-generation", filters.notGeneration),
    ...filters.notRescue ? ["-rescue"] : [],
    ...some("-state", filters.notState),
    ...some("-place", filters.notZip.map((one) => typed.includes(one) ? one : placeOf(one))),
    ...filters.notDistance === undefined ? [] : [`-miles:${filters.notDistance}`],
    ...text ? [`text:${text}`] : [],
    ...notLeftOut.map((said) => `not:${said}`),
    ...unknown.map((said) => `?${said}`),
    ...others.map(({ label }) => `or:${label}`),
  ];
}
