import type {
  BadgeId,
  SearchSuggestion,
  UnderstoodFilters,
  UnderstoodSearch,
} from "../../generated/types.ts";
import type { Services } from "../../services.ts";
import { nicknames } from "../breeds/data/nicknames.ts";
import { findPlace } from "../places/store.ts";
import type { Query } from "./actions.ts";
import { createNames, type Names } from "./names_index.ts";
import { findBreedersLike, findCities, findNamedBreeds } from "./names_store.ts";
import { asTyped, breederNamed, guesses, otherReadings } from "./near_rules.ts";
import { suggested, suggestedBreeder } from "./suggest_rules.ts";
import { MOST_LETTERS, MOST_WORDS, plain, wordsOf } from "./text_rules.ts";
import { understand } from "./understand_rules.ts";
import type { Meant } from "./understood_rules.ts";

type Db = Services["db"];

/** Interval for reading names again: a later version of the program may have added breeds. */
const KEPT_MS = 3_600_000;
const MOST_BREEDERS = 3;
/** Minimum number of letters, because trigrams need three. */
const LEAST_OF_BREEDER = 3;
/** Maximum length of a text search. */
const MOST_TEXT = 80;
/** Maximum number of phrases that no filter knows, and of rejected ones. */
const MOST_UNKNOWN = 8;
const MOST_REFUSED = 5;
/** Maximum number of typed letters in which a name is searched. */
const MOST_OF_BREEDER = 60;

const kept = new WeakMap<Db, { names: Promise<Names>; at: number }>();

/** Returns the names of breeds and places. A process reads them once an hour. */
function namesOf(db: Db): Promise<Names> {
  const known = kept.get(db);
  const at = performance.now();
  if (known && at - known.at < KEPT_MS) return known.names;
  const names = Promise.all([findNamedBreeds(db), findCities(db)]).then(([breeds, cities]) =>
    createNames(breeds, nicknames, cities)
  );
  // A refresh never delays people while they type. Until it finishes, or if it fails, the previous names are
  // used.
  kept.set(db, { names: known?.names ?? names, at });
  names.then(
    () => kept.set(db, { names, at }),
    () => known ? kept.set(db, { names: known.names, at }) : kept.delete(db),
  );
  return known?.names ?? names;
}

/** Returns slug and name of each breed that a search includes or excludes. Skips words for several breeds. */
export async function breedNamesOf(
  { breedName, breedSlug = [], notBreed = [] }: Query,
  { db }: Pick<Services, "db">,
): Promise<{ slug: string; name: string }[]> {
  const slugs = new Set([...breedSlug, ...breedName === undefined ? [] : [breedName], ...notBreed]);
  if (slugs.size === 0) return [];
  const { breeds } = await namesOf(db);
  return [...slugs].flatMap((slug) => breeds.get(slug) ?? []).map(({ slug, name }) => ({ slug, name }));
}

async function breedersLike(db: Db, typed: string) {
  const text = plain(typed).replace(/\s+/g, " ").trim().slice(0, MOST_OF_BREEDER);
  return text.length < LEAST_OF_BREEDER ? [] : await findBreedersLike(db, text, MOST_BREEDERS);
}

/** Returns the meaning of a typed text. */
export async function understandTyped(
  typed: string,
  { db, search, now }: Pick<Services, "db" | "search" | "now">,
): Promise<UnderstoodSearch> {
  const [names, called] = await Promise.all([namesOf(db), calledAmong(typed, search)]);
  const today = now().toISOString().slice(0, 10);
  const { filters, text, phrases, unknown, isNearMe, others, notLeftOut } = understand(
    typed,
    names,
    called,
    today,
  );
  const breeders = text ? await breedersLike(db, typed) : [];
  const breeder = breederNamed(typed, text, breeders);
  const meant = filtersOf(filters, "", names);
  const isAll = Object.keys(meant).length === 0 && unknown.length === 0 && notLeftOut.length === 0 &&
    !isNearMe;
  // Words that no name, breed, color or city has were not searched: they are named instead.
  const searched = isAll ? phrases : await spokenAmong(phrases, search);
  const notSearched = [...unknown, ...phrases.filter((phrase) => !searched.includes(phrase))];
  const q = isAll ? text : searched.join(" ").slice(0, MOST_TEXT).trim();
  return {
    filters: { ...meant, ...q ? { q } : {} },
    ...notSearched.length > 0 ? { notSearched: asTypedOf(typed, notSearched, MOST_UNKNOWN) } : {},
    ...isNearMe ? { nearMe: true } : {},
    ...breeder ? { breeder } : {},
    breeders,
    didYouMean: [...otherReadings(typed, others), ...text ? guesses(typed, text, names, called) : []].slice(
      0,
      3,
    ),
    ...notLeftOut.length > 0 ? { notLeftOut: asTypedOf(typed, notLeftOut, MOST_REFUSED) } : {},
  };
}

/** Returns phrases as they were typed, each once. */
const asTypedOf = (typed: string, phrases: readonly string[], most: number): string[] =>
  [...new Set(phrases.map((said) => asTyped(typed, said).slice(0, 80)))].slice(0, most);

/** Returns the phrases whose words are all among the names, breeds, colors and cities of pets. */
async function spokenAmong(phrases: readonly string[], search: Services["search"]): Promise<string[]> {
  const isSpoken = await Promise.all(phrases.map(async (phrase) => {
    const known = await Promise.all(phrase.split(" ").map((word) => search.hasWord(word)));
    return known.every(Boolean);
  }));
  return phrases.filter((_, at) => isSpoken[at]);
}

/** Returns the words of a text that are names of pets. */
async function calledAmong(typed: string, search: Services["search"]): Promise<ReadonlySet<string>> {
  const words = [...new Set(wordsOf(typed.slice(0, MOST_LETTERS)))].slice(0, MOST_WORDS);
  const counts = await Promise.all(words.map((word) => search.countNamed(word)));
  return new Set(words.filter((_, at) => (counts[at]?.count ?? 0) > 0));
}

function filtersOf(meant: Meant, text: string, names: Names): UnderstoodFilters {
  const {
    breeds,
    breedName,
    priceMinCents,
    priceMaxCents,
    zip,
    distance,
    sort,
    sortType,
    deliverTo,
    hasVideo,
    readyFrom,
    readyBy,
    isSmall,
    notSmall,
    isRescue,
    notRescue,
    notDistance,
    ...lists
  } = meant;
  const slugs = breedName === null ? breeds.slice(0, 30) : [];
  const ids = slugs.map((slug) => names.breeds.get(slug)!.id);
  const some = Object.fromEntries(
    Object.entries({ ...lists, breed: ids, breedSlug: slugs }).filter(([, values]) =>
      (values as unknown[]).length > 0
    ),
  ) as Partial<UnderstoodFilters> & { categories?: BadgeId[] };
  return {
    ...some,
    ...breedName === null ? {} : { breedName },
    ...priceMinCents === undefined ? {} : { priceMinCents },
    ...priceMaxCents === undefined ? {} : { priceMaxCents },
    ...deliverTo === undefined ? {} : { deliverTo },
    ...hasVideo ? { hasVideo } : {},
    ...readyFrom === undefined ? {} : { readyFrom },
    ...readyBy === undefined ? {} : { readyBy },
    ...isSmall || notSmall ? { isSmall } : {},
    ...isRescue ? { isRescue } : {},
    ...notRescue ? { notRescue } : {},
    ...zip === undefined ? {} : { zip },
    ...distance === undefined ? {} : { distance },
    ...sort === undefined ? {} : { sort },
    ...sortType === undefined ? {} : { sortType },
    ...notDistance === undefined ? {} : { notDistance },
    ...text ? { q: text } : {},
  };
}

/** Returns the suggestions of the search box for a text being typed. */
export async function suggestTyped(
  typed: string,
  { db, search, now }: Pick<Services, "db" | "search" | "now">,
): Promise<SearchSuggestion[]> {
  const [names, counts, called, breeders] = await Promise.all([
    namesOf(db),
    search.breedCounts(now()),
    search.countNamed(typed.trim()),
    breedersLike(db, typed),
  ]);
  const zip = /^\d{5}$/.exec(typed.trim())?.[0];
  const place = zip === undefined ? undefined : await findPlace(db, zip);
  const places: SearchSuggestion[] = place
    ? [{ kind: "place", label: `${place.zip} (${place.city}, ${place.state})`, text: place.zip }]
    : [];
  const pets: SearchSuggestion[] = called && called.count > 0
    ? [{ kind: "name", label: called.name, text: called.name, availablePets: called.count }]
    : [];
  const first = suggested(typed, names, counts, breeders);
  const others = breeders.filter(({ id }) => !first.some(({ breederId }) => breederId === id));
  return [...places, ...first, ...pets, ...others.map(suggestedBreeder)];
}
