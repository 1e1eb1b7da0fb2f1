import { plain } from "./text_rules.ts";

/** A city, by the ZIP code in the middle of those that it has. */
export type City = { name: string; state: string; zip: string; zips: number };

export type Region = { city: City; miles: number } | { states: readonly string[] };

export type PlaceNames = {
  /** The city of this name: in a state, or else that with the most ZIP codes. Names are as `placeKey` writes them. */
  city: (key: string, state?: string) => City | undefined;
  /** The cities of this name in every state, those with the most ZIP codes first. */
  cities: (key: string) => readonly City[];
  /** The land that people call so: the city in its middle and how far it goes, or several states. */
  region: (name: string) => Region | undefined;
  /** Cities whose names begin so, those with the most ZIP codes first. */
  beginning: (start: string, most: number) => City[];
  /** The keys of all cities that begin with a letter. */
  keysFrom: (letter: string) => readonly string[];
};

/** What is written short, or left out of the names of the post. */
const SHORT: Readonly<Record<string, string>> = { st: "saint", ft: "fort", mt: "mount", ste: "sainte" };
/** What people call cities; common American usage. */
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
};

/** What people call the land around a city: the city's key, its state, and how many miles that is about. */
const AROUND: Readonly<Record<string, readonly [city: string, state: string, miles: number]>> = {
  "bay area": ["san francisco", "CA", 60],
  "sf bay area": ["san francisco", "CA", 60],
  "san francisco bay area": ["san francisco", "CA", 60],
  "silicon valley": ["san jose", "CA", 40],
  "orange county": ["santa ana", "CA", 30],
  "inland empire": ["riverside", "CA", 50],
  socal: ["los angeles", "CA", 150],
  "so cal": ["los angeles", "CA", 150],
  "southern california": ["los angeles", "CA", 150],
  norcal: ["sacramento", "CA", 150],
  "nor cal": ["sacramento", "CA", 150],
  "northern california": ["sacramento", "CA", 150],
  dfw: ["dallas", "TX", 60],
  "dallas fort worth": ["dallas", "TX", 60],
  "dallas ft worth": ["dallas", "TX", 60],
  "twin cities": ["minneapolis", "MN", 50],
  "minneapolis st paul": ["minneapolis", "MN", 50],
  "minneapolis saint paul": ["minneapolis", "MN", 50],
  "tri state area": ["new york", "NY", 75],
  "tristate area": ["new york", "NY", 75],
  "long island": ["hicksville", "NY", 60],
  "hampton roads": ["norfolk", "VA", 40],
  "puget sound": ["seattle", "WA", 60],
  "willamette valley": ["salem", "OR", 75],
  "south florida": ["miami", "FL", 100],
};

/** What people call states, by their short names. */
const STATES_CALLED: Readonly<Record<string, readonly string[]>> = {
  "washington state": ["WA"],
  "new york state": ["NY"],
  "ny state": ["NY"],
  "upstate new york": ["NY"],
  "upstate ny": ["NY"],
  jersey: ["NJ"],
  cali: ["CA"],
  carolinas: ["NC", "SC"],
  dakotas: ["ND", "SD"],
  pnw: ["WA", "OR"],
  "pacific northwest": ["WA", "OR"],
  "west coast": ["CA", "OR", "WA"],
  "new england": ["CT", "ME", "MA", "NH", "RI", "VT"],
};

/** Returns the name of a city as it is looked up; "LA" before a state is no Los Angeles: there it is `isWhole`. */
export function placeKey(name: string, isWhole = false): string {
  // Nearly all names are plain letters.
  const words = /^[A-Za-z ]+$/.test(name)
    ? name.toLowerCase().split(" ")
    : plain(name).match(/[a-z0-9]+/g) ?? [];
  words[0] = SHORT[words[0]!] ?? words[0]!;
  const key = words.join(" ").trim();
  return isWhole ? key : CALLED[key] ?? key;
}

/** Returns the names of all cities; 30,000 take 8 MB. */
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
  return {
    city: cityOf,
    region(name) {
      const states = STATES_CALLED[name];
      if (states) return { states };
      const [key, state, miles] = AROUND[name] ?? [];
      const city = key === undefined ? undefined : cityOf(key, state);
      return city && { city, miles: miles! };
    },
    cities: (key) => byKey.get(key) ?? [],
    keysFrom: (letter) => byLetter.get(letter) ?? [],
    beginning(start, most) {
      const found: City[] = [];
      for (let at = firstFrom(keys, start); keys[at]?.startsWith(start); at++) {
        found.push(...byKey.get(keys[at]!)!);
      }
      return found.sort((a, b) => b.zips - a.zips).slice(0, most);
    },
  };
}

/** Where in a sorted list the first name is that does not come before another. */
function firstFrom(keys: readonly string[], start: string): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keys[middle]! < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
