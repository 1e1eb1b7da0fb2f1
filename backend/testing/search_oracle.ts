/**
 * Expected search results, calculated from the rows one by one. Written from the product's specification and
 * not from the SQL under test: every filter is a line of plain code, and distances use a different formula.
 */
import type { Selectable } from "kysely";
import type { PetsTable } from "../platform/db/schema.ts";

export type Row =
  & Pick<Selectable<PetsTable>, "id" | "name" | "status" | "latitude" | "longitude" | "listed_at" | "color">
  & Pick<
    Selectable<PetsTable>,
    "type" | "sex" | "size_class" | "coat_type" | "generation" | "birth_date" | "price_cents"
  >
  & {
    breed: {
      id: string;
      slug: string;
      name: string;
      isCat: boolean;
      lightestLb: number;
      heaviestLb: number;
      isSoldBySize: boolean;
    };
    state?: string | null;
    adult_weight_lb?: number | null;
    weight_lb?: number | null;
    video_key?: string | null;
    go_home_date?: string | null;
    badges: number[];
    goodWith: string[];
    training: string[];
    /** Registries and documents. */
    registries: string[];
    /** Names of the health tests of the sire and the dam. */
    parentTests: string[];
    deliveries: string[];
    isRescue: boolean;
    /** Whether the breeder's account is hidden from the public. */
    isHidden: boolean;
  };

export type Place = { latitude: number; longitude: number };

/** A search as its caller means it. Omitted fields do not filter. */
export type Wish = {
  type?: string[];
  breed?: string[];
  breedSlug?: string[];
  breedName?: string;
  sex?: string[];
  categories?: number[];
  adultSize?: string[];
  sizeClass?: string[];
  age?: string[];
  coatType?: string[];
  generation?: string[];
  goodWith?: string[];
  training?: string[];
  registry?: string[];
  documents?: string[];
  parentTests?: string[];
  hasVideo?: boolean;
  readyFrom?: string;
  readyBy?: string;
  /** State of the home for a delivered pet. */
  deliverToState?: string;
  color?: string[];
  delivery?: string[];
  state?: string[];
  priceMinCents?: number;
  priceMaxCents?: number;
  isRescue?: boolean;
  isSmall?: boolean;
  available?: boolean;
  place?: Place;
  distance?: number;
  /** Whether pets that can be delivered to `placeState` count as near. */
  orDelivered?: boolean;
  placeState?: string;
  /** Slugs of breeds. */
  notBreed?: string[];
  notColor?: string[];
  notSizeClass?: string[];
  notCoatType?: string[];
  notGeneration?: string[];
  notRescue?: boolean;
  notState?: string[];
  notPlaces?: Place[];
  notDistance?: number;
};

const radians = (degrees: number) => degrees * Math.PI / 180;
/** The earth's mean radius in statute miles. */
const EARTH_MILES = 3958.76;

/** Returns the miles between two points on a sphere, by the law of cosines. */
function milesBetween(a: Place, b: Place): number {
  if (a.latitude === b.latitude && a.longitude === b.longitude) return 0;
  const [one, other] = [radians(a.latitude), radians(b.latitude)];
  const apart = radians(a.longitude - b.longitude);
  const cosine = Math.sin(one) * Math.sin(other) + Math.cos(one) * Math.cos(other) * Math.cos(apart);
  return EARTH_MILES * Math.acos(Math.min(1, Math.max(-1, cosine)));
}

/** Returns the distance of a pet from a place in miles. Undefined if the pet's location is unknown. */
export function milesTo(row: Row, place: Place): number | undefined {
  const { latitude, longitude } = row;
  return latitude === null || longitude === null ? undefined : milesBetween({ latitude, longitude }, place);
}

/** Returns the age band of a pet on a day. */
function ageBand(birthDate: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(birthDate)) / 86_400_000);
  if (days < 56) return "under-8-weeks";
  if (days < 90) return "8-12-weeks";
  if (days < 182) return "3-6-months";
  if (days < 365) return "6-12-months";
  return "over-1-year";
}

/** Returns a dog's adult size by its own weight, else by its breed and size class. */
function adultSize(row: Row): string | null {
  const { breed: { isCat, lightestLb, heaviestLb, isSoldBySize }, size_class } = row;
  const ofPounds = (lb: number) => lb > 100 ? "giant" : lb > 60 ? "large" : lb > 30 ? "medium" : "small";
  if (isCat) return null;
  const own = row.adult_weight_lb ?? null;
  if (own !== null) return ofPounds(own);
  if (isSoldBySize) {
    if (size_class === null) return null;
    if (size_class !== "Standard") {
      return ["Medium", "Tweenie"].includes(size_class) && heaviestLb > 30 ? "medium" : "small";
    }
    return ofPounds(heaviestLb);
  }
  // A range from small to large, or from medium to giant, counts as any.
  const isAny = (lightestLb <= 30 && heaviestLb > 60) || (lightestLb <= 60 && heaviestLb > 100);
  return isAny ? null : ofPounds(heaviestLb);
}

const SHOWN_TOO = ["reserved", "sold", "sold-external", "adopted-sold"];

/** Kinds of tests by the names that the test's rows use. */
const TEST_KINDS: Record<string, string[]> = {
  "Hips": ["any", "hips"],
  "Hips (distraction index)": ["any", "hips"],
  "Eyes (CAER)": ["any", "eyes"],
  "Cardiac": ["any", "heart"],
  "DNA panel": ["any", "dna"],
  "Temperament test": ["any"],
};
const testKinds = (row: Row) => row.parentTests.flatMap((name) => TEST_KINDS[name]!);

/** Returns the first day on which a pet can go home: 8 weeks after birth, or later if its breeder says so. */
function readyOn(row: Row): string {
  const old = new Date(Date.parse(row.birth_date!) + 56 * 86_400_000).toISOString().slice(0, 10);
  return row.go_home_date && row.go_home_date > old ? row.go_home_date : old;
}

/** Returns the price with the service fee of 3%, rounded to a cent. */
export const withFee = (row: Pick<Row, "price_cents">) => Math.round(row.price_cents! * 1.03 + 1e-6);

const later = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

const isOneOf = (value: string | null, wanted: string[] | undefined) =>
  !wanted?.length || (value !== null && wanted.includes(value));
const hasAll = <T>(values: T[], wanted: T[] | undefined) =>
  (wanted ?? []).every((one) => values.includes(one));
const hasAny = <T>(values: T[], wanted: T[] | undefined) =>
  !wanted?.length || wanted.some((one) => values.includes(one));

/** Returns whether a pet can be driven or flown to a state. */
function comesTo(row: Row, state: string): boolean {
  const hasRoad = ![state, row.state].some((one) => one === "AK" || one === "HI") && row.latitude !== null;
  const isLight = row.weight_lb !== null && row.weight_lb !== undefined && row.weight_lb <= 20;
  return (row.deliveries.includes("honest") && hasRoad) || (row.deliveries.includes("flight") && isLight);
}

/** Filters by the name of the facet that shows their counts. */
const FILTERS: Record<string, (row: Row, wish: Wish, today: string) => boolean> = {
  type: (row, wish) => isOneOf(row.type, wish.type),
  breed: (row, wish) =>
    wish.breed?.length
      ? wish.breed.includes(row.breed.id)
      : wish.breedSlug?.length
      ? wish.breedSlug.includes(row.breed.slug)
      : wish.breedName === undefined ||
        [row.breed.name.toLowerCase(), row.breed.slug].includes(wish.breedName.toLowerCase()),
  sex: (row, wish) => isOneOf(row.sex, wish.sex),
  categories: (row, wish) => hasAll(row.badges, wish.categories),
  adultSize: (row, wish) => isOneOf(adultSize(row), wish.adultSize),
  sizeClass: (row, wish) => isOneOf(row.size_class, wish.sizeClass),
  age: (row, wish, today) => isOneOf(ageBand(row.birth_date!, today), wish.age),
  coatType: (row, wish) => isOneOf(row.coat_type, wish.coatType),
  generation: (row, wish) => isOneOf(row.generation, wish.generation),
  goodWith: (row, wish) => hasAll(row.goodWith, wish.goodWith),
  training: (row, wish) => hasAll(row.training, wish.training),
  registry: (row, wish) => hasAny(row.registries, wish.registry),
  documents: (row, wish) => hasAll(row.registries, wish.documents),
  parentTests: (row, wish) => hasAll(testKinds(row), wish.parentTests),
  hasVideo: (row, wish) => !wish.hasVideo || Boolean(row.video_key),
  ready: (row, wish, today) => {
    const by = wish.readyBy !== undefined && wish.readyBy < today ? today : wish.readyBy;
    return readyOn(row) >= (wish.readyFrom ?? "0000") && readyOn(row) <= (by ?? "9999");
  },
  deliverTo: (row, wish) => {
    if (wish.deliverToState === undefined) return true;
    const isFar = (state: string | null | undefined) => !state || ["AK", "HI"].includes(state);
    const drives = row.deliveries.includes("honest") && row.latitude !== null && !isFar(row.state) &&
      !isFar(wish.deliverToState);
    const flies = row.deliveries.includes("flight") && (row.weight_lb ?? Infinity) <= 20;
    return drives || flies;
  },
  color: (row, wish) => isOneOf(row.color, wish.color),
  delivery: (row, wish) => hasAny(row.deliveries, wish.delivery),
  state: (row, wish) => isOneOf(row.state ?? null, wish.state),
  price: (row, wish) =>
    withFee(row) >= (wish.priceMinCents ?? 0) && withFee(row) <= (wish.priceMaxCents ?? Infinity),
  isRescue: (row, wish) => !wish.isRescue || row.isRescue,
  isSmall: (row, wish) => !wish.isSmall || adultSize(row) === "small",
  distance: (row, wish) => {
    if (!wish.place || wish.distance === undefined) return true;
    const miles = milesTo(row, wish.place);
    return (miles !== undefined && miles <= wish.distance) ||
      (wish.orDelivered === true && comesTo(row, wish.placeState!));
  },
  notBreed: (row, wish) => !wish.notBreed?.includes(row.breed.slug),
  notColor: (row, wish) =>
    !wish.notColor?.some((color) =>
      new RegExp(`\\b${color.replace(" ", "[^a-z]+")}\\b`, "i").test(row.color ?? "")
    ),
  notSizeClass: (row, wish) => !wish.notSizeClass?.includes(row.size_class ?? "none"),
  notCoatType: (row, wish) => !wish.notCoatType?.includes(row.coat_type ?? "none"),
  notGeneration: (row, wish) => !wish.notGeneration?.includes(row.generation ?? "none"),
  notRescue: (row, wish) => !(wish.notRescue && row.isRescue),
  notState: (row, wish) => !wish.notState?.includes(row.state ?? "none"),
  notZip: (row, wish) =>
    (wish.notPlaces ?? []).every((place) => (milesTo(row, place) ?? Infinity) > (wish.notDistance ?? 25)),
};

/** Returns whether the public may find a pet at all. */
const isShown = (row: Row, wish: Wish) =>
  !row.isHidden &&
  (row.status === "available" || (wish.available === false && SHOWN_TOO.includes(row.status)));

/** Returns the pets that a search finds, in no order. `without` leaves out one facet's own filter. */
export function found(rows: readonly Row[], wish: Wish, today: string, without?: string): Row[] {
  const filters = Object.entries(FILTERS).filter(([name]) => name !== without);
  return rows.filter((row) => isShown(row, wish) && filters.every(([, passes]) => passes(row, wish, today)));
}

/** Values of a pet in each facet. */
const VALUES: Record<string, (row: Row, today: string) => (string | null)[]> = {
  type: (row) => [row.type],
  breed: (row) => [row.breed.id],
  sex: (row) => [row.sex],
  adultSize: (row) => [adultSize(row)],
  sizeClass: (row) => [row.size_class],
  age: (row, today) => [ageBand(row.birth_date!, today)],
  coatType: (row) => [row.coat_type],
  generation: (row) => [row.generation],
  categories: (row) => row.badges.map(String),
  goodWith: (row) => row.goodWith,
  training: (row) => row.training,
  registry: (row) => row.registries.filter((one) => one === one.toUpperCase()),
  documents: (row) => row.registries.filter((one) => one.length > 5 && one !== "other"),
  parentTests: (row) => [...new Set(testKinds(row))],
  color: (row) => [row.color],
  delivery: (row) => row.deliveries,
  isRescue: (row) => row.isRescue ? ["true"] : [],
  hasVideo: (row) => row.video_key ? ["true"] : [],
  readyBy: (row, today) =>
    [0, 14, 30, 90].map((days) => later(today, days)).filter((day) => readyOn(row) <= day),
};

/** Returns the counts of every facet by value, each without its own filter. */
export function facets(
  rows: readonly Row[],
  wish: Wish,
  today: string,
): Record<string, Record<string, number>> {
  return Object.fromEntries(
    Object.entries(VALUES).map(([facet, valuesOf]) => {
      const counts: Record<string, number> = {};
      for (const row of found(rows, wish, today, facet === "readyBy" ? "ready" : facet)) {
        for (const value of valuesOf(row, today)) {
          if (value !== null) counts[value] = (counts[value] ?? 0) + 1;
        }
      }
      return [facet, counts];
    }),
  );
}

/**
 * Returns the sort value of a pet; 1 sorts smaller values first, and ties are sorted by id. Without a place
 * there is no distance.
 */
export function sortValue(row: Row, key: "price" | "age" | "newest" | "distance", place?: Place): number {
  if (key === "price") return row.price_cents!;
  if (key === "age") return -Date.parse(row.birth_date!);
  if (key === "distance") return milesTo(row, place!)!;
  return row.listed_at!.getTime();
}
