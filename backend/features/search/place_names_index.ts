import { listed } from "../../platform/text.ts";
import { states } from "../places/rules.ts";
import { plain } from "./text_rules.ts";

/** A city with its central ZIP code and its number of ZIP codes. */
export type City = { name: string; state: string; zip: string; zips: number };

export type Region = { city: City; miles: number; state: string } | { states: readonly string[] };

export type PlaceNames = {
  /**
   * Returns the city with this name in a state, or else the one with the most ZIP codes. Names are in the
   * form of `placeKey`.
   */
  city: (key: string, state?: string) => City | undefined;
  /** Returns the cities with this name in every state, those with the most ZIP codes first. */
  cities: (key: string) => readonly City[];
  /** Returns the region with this name: its central city and its radius, or several states. */
  region: (name: string) => Region | undefined;
  /** Returns regions whose names start like this. `isRatherCity` means that a city is more likely. */
  regionsFrom: (start: string) => { label: string; isRatherCity: boolean }[];
  /** Returns cities whose names start like this, those with the most ZIP codes first. */
  beginning: (start: string, most: number) => City[];
  /** Returns the keys of all cities that start with a letter. */
  keysFrom: (letter: string) => readonly string[];
};

/** Minimum number of ZIP codes of a city that is recognized without a preceding word or a state. */
export const LARGE = 4;

/** Abbreviations in names of cities, with the full words that postal names use. */
const SHORT: Readonly<Record<string, string>> = { st: "saint", ft: "fort", mt: "mount", ste: "sainte" };
/** Other names of cities, from common American usage. */
const CALLED: Readonly<Record<string, string>> = {
  nyc: "new york",
  "new york city": "new york",
  manhattan: "new york",
  la: "los angeles",
  "l a": "los angeles",
  dc: "washington",
  "d c": "washington",
  "washington dc": "washington",
  "washington d c": "washington",
  philly: "philadelphia",
  vegas: "las vegas",
  sf: "san francisco",
  "san fran": "san francisco",
  kc: "kansas city",
  stl: "saint louis",
  okc: "oklahoma city",
  slc: "salt lake city",
  abq: "albuquerque",
  phx: "phoenix",
  atl: "atlanta",
  mpls: "minneapolis",
  jax: "jacksonville",
  pgh: "pittsburgh",
  cincy: "cincinnati",
  "chi town": "chicago",
  chitown: "chicago",
  "h town": "houston",
  atx: "austin",
  indy: "indianapolis",
  nola: "new orleans",
  pdx: "portland",
  sac: "sacramento",
  corpus: "corpus christi",
  "saint pete": "saint petersburg",
  "disney world": "orlando",
  disneyland: "anaheim",
};

/**
 * Regions around a city: name, other names, key of the city, its state, and the approximate radius in miles.
 */
const AROUND:
  readonly (readonly [name: string, called: string, city: string, state: string, miles: number])[] = [
    ["San Francisco Bay Area", "bay area, sf bay area", "san francisco", "CA", 60],
    ["Silicon Valley", "", "san jose", "CA", 40],
    ["Orange County", "", "santa ana", "CA", 30],
    ["Inland Empire", "", "riverside", "CA", 50],
    ["Southern California", "socal, so cal", "los angeles", "CA", 150],
    ["Northern California", "norcal, nor cal", "sacramento", "CA", 150],
    ["Dallas Fort Worth", "dfw, dallas ft worth, dfw metroplex", "dallas", "TX", 60],
    ["Texas Hill Country", "hill country, hill country texas, hill country tx", "fredericksburg", "TX", 75],
    ["Rio Grande Valley", "", "mcallen", "TX", 60],
    ["Twin Cities", "minneapolis st paul, minneapolis saint paul", "minneapolis", "MN", 50],
    ["Tri-State Area", "tristate area", "new york", "NY", 75],
    ["Long Island", "", "hicksville", "NY", 60],
    ["Hudson Valley", "", "poughkeepsie", "NY", 50],
    ["Finger Lakes", "", "geneva", "NY", 60],
    ["Western New York", "wny, western ny", "buffalo", "NY", 75],
    ["Queens", "", "flushing", "NY", 15],
    ["Lehigh Valley", "", "allentown", "PA", 30],
    ["DMV Area", "the dmv, dc area, dc metro area, washington dc area", "washington", "DC", 50],
    ["Hampton Roads", "tidewater", "norfolk", "VA", 40],
    ["Research Triangle", "the triangle, triangle area", "raleigh", "NC", 40],
    ["Metro Atlanta", "atlanta area, atlanta metro", "atlanta", "GA", 50],
    ["South Florida", "", "miami", "FL", 100],
    ["Florida Panhandle", "panhandle florida, emerald coast", "panama city", "FL", 100],
    ["Tampa Bay", "tampa bay area", "tampa", "FL", 50],
    ["Chicagoland", "", "chicago", "IL", 50],
    ["Metro Detroit", "", "detroit", "MI", 40],
    ["Quad Cities", "", "davenport", "IA", 40],
    ["Front Range", "", "denver", "CO", 80],
    ["Wasatch Front", "", "salt lake city", "UT", 60],
    ["Treasure Valley", "", "boise", "ID", 40],
    ["Puget Sound", "", "seattle", "WA", 60],
    ["Willamette Valley", "", "salem", "OR", 75],
    ["Rogue Valley", "", "medford", "OR", 50],
    ["East Bay", "", "oakland", "CA", 25],
    ["Central Valley", "", "fresno", "CA", 75],
    ["Coachella Valley", "", "palm springs", "CA", 40],
    ["Lake Tahoe", "tahoe", "south lake tahoe", "CA", 40],
    ["Upper Peninsula", "upper michigan, up michigan, michigan up, the up michigan", "marquette", "MI", 150],
    ["Black Hills", "", "rapid city", "SD", 75],
    ["Ozarks", "the ozarks", "springfield", "MO", 100],
    ["Shenandoah Valley", "", "harrisonburg", "VA", 60],
    ["Delmarva", "delmarva peninsula", "salisbury", "MD", 60],
    ["Jersey Shore", "", "toms river", "NJ", 50],
    ["South Jersey", "", "vineland", "NJ", 40],
    ["Poconos", "the poconos", "stroudsburg", "PA", 40],
    ["Cape Cod", "the cape", "hyannis", "MA", 40],
  ];

/** Other names of one or several states. */
const STATES_CALLED: readonly (readonly [name: string, called: string, states: readonly string[]])[] = [
  ["Washington State", "", ["WA"]],
  ["New York State", "ny state", ["NY"]],
  ["Upstate New York", "upstate ny", ["NY"]],
  ["New Jersey", "jersey", ["NJ"]],
  ["California", "cali", ["CA"]],
  ["Carolinas", "", ["NC", "SC"]],
  ["Dakotas", "", ["ND", "SD"]],
  ["Pacific Northwest", "pnw", ["WA", "OR"]],
  ["West Coast", "", ["CA", "OR", "WA"]],
  ["Midwest", "mid west, the midwest", "IL IN IA KS MI MN MO NE ND OH SD WI".split(" ")],
  [
    "East Coast",
    "the east coast, eastern seaboard",
    "CT DC DE FL GA MA MD ME NC NH NJ NY PA RI SC VA".split(" "),
  ],
  ["Northeast", "north east, the northeast, northeastern us", "CT MA ME NH NJ NY PA RI VT".split(" ")],
  ["Southeast", "south east, the southeast", "AL FL GA KY MS NC SC TN VA WV".split(" ")],
  ["Southwest", "the southwest", "AZ NM OK TX".split(" ")],
  ["Northwest", "the northwest", "ID OR WA".split(" ")],
  ["The South", "down south, deep south", "AL AR FL GA KY LA MS NC SC TN TX VA".split(" ")],
  ["Mid-Atlantic", "midatlantic", "DC DE MD NJ NY PA VA".split(" ")],
  ["Great Lakes", "great lakes area", "IL IN MI MN NY OH PA WI".split(" ")],
  ["Great Plains", "the plains", "KS ND NE OK SD".split(" ")],
  ["Rocky Mountains", "rockies, the rockies, mountain west", "CO ID MT NV UT WY".split(" ")],
  ["Carolina", "", ["NC", "SC"]],
  ["Gulf Coast", "", ["AL", "FL", "LA", "MS", "TX"]],
  ["Four Corners", "", ["AZ", "CO", "NM", "UT"]],
  ["New England", "", ["CT", "ME", "MA", "NH", "RI", "VT"]],
];

/** All regions with their full names and all other names, in lowercase. */
const REGIONS = [
  ...AROUND.map(([name, called, city, state, miles]) => ({
    // "Southern California" names its state.
    label: states.some(({ short, long }) => short === state && name.includes(long))
      ? name
      : `${name}, ${state}`,
    names: namesOf(name, called),
    states: undefined,
    city,
    state,
    miles,
  })),
  ...STATES_CALLED.map(([name, called, states]) => ({
    label: name,
    names: namesOf(name, called),
    states,
    city: "",
    state: "",
    miles: 0,
  })),
];
const REGION_OF = new Map(REGIONS.flatMap((region) => region.names.map((name) => [name, region] as const)));

function namesOf(name: string, called: string): string[] {
  return [plain(name).replaceAll("-", " "), ...called === "" ? [] : called.split(", ")];
}

/**
 * Returns the lookup key of a city's name. `isWhole` ignores other names: before a state, "LA" is not Los
 * Angeles.
 */
export function placeKey(name: string, isWhole = false): string {
  // Nearly all names consist of plain letters.
  const words = /^[A-Za-z ]+$/.test(name)
    ? name.toLowerCase().split(" ")
    : plain(name).match(/[a-z0-9]+/g) ?? [];
  words[0] = listed(SHORT, words[0] ?? "") ?? words[0]!;
  const key = words.join(" ").trim();
  return isWhole ? key : listed(CALLED, key) ?? key;
}

/** Returns the names of all cities. 30,000 take 8 MB. */
export function createPlaceNames(all: readonly City[]): PlaceNames {
  const byKey = new Map<string, City[]>();
  for (const city of all) {
    const key = placeKey(city.name);
    const cities = byKey.get(key);
    if (cities) cities.push(city);
    else byKey.set(key, [city]);
  }
  for (const cities of byKey.values()) {
    cities.sort((a, b) => b.zips - a.zips || (a.state < b.state ? -1 : 1));
  }
  const keys = [...byKey.keys()].sort();
  const byLetter = Map.groupBy(keys, (key) => key[0]!);
  const cityOf = (key: string, state?: string) =>
    state === undefined ? byKey.get(key)?.[0] : byKey.get(key)?.find((city) => city.state === state);
  const beginning = (start: string, most: number): City[] => {
    const found: City[] = [];
    for (let at = firstFrom(keys, start); keys[at]?.startsWith(start); at++) {
      found.push(...byKey.get(keys[at]!)!);
    }
    return found.sort((a, b) => b.zips - a.zips).slice(0, most);
  };
  return {
    city: cityOf,
    region(name) {
      const known = REGION_OF.get(name);
      if (!known) return undefined;
      const { states, city: key, state, miles } = known;
      if (states) return { states };
      const city = cityOf(key, state);
      return city && { city, miles, state };
    },
    regionsFrom: (start) =>
      REGIONS.filter(({ names, city, state }) =>
        names.some((name) => name.startsWith(start)) && (city === "" || cityOf(city, state))
      ).map(({ label, city }) => ({
        label,
        isRatherCity: city === "" ? (beginning(start, 1)[0]?.zips ?? 0) >= LARGE : city.startsWith(start),
      })),
    cities: (key) => byKey.get(key) ?? [],
    keysFrom: (letter) => byLetter.get(letter) ?? [],
    beginning,
  };
}

/** Returns the position of the first name in a sorted list that does not sort before another. */
function firstFrom(keys: readonly string[], start: string): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keys[middle]! < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
