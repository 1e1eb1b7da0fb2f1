import { plain } from "./text_rules.ts";

/** A city, by the ZIP code in the middle of those that it has. */
export type City = { name: string; state: string; zip: string; zips: number };

export type PlaceNames = {
  /** The city of this name: in a state, or else that with the most ZIP codes. Names are as `placeKey` writes them. */
  city: (key: string, state?: string) => City | undefined;
  /** The cities of this name in every state, those with the most ZIP codes first. */
  cities: (key: string) => readonly City[];
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
  philly: "philadelphia",
  vegas: "las vegas",
  sf: "san francisco",
  "san fran": "san francisco",
  "washington dc": "washington",
  indy: "indianapolis",
  nola: "new orleans",
  pdx: "portland",
};

/** Returns the name of a city as it is looked up. */
export function placeKey(name: string): string {
  // Nearly all names are plain letters.
  const words = /^[A-Za-z ]+$/.test(name)
    ? name.toLowerCase().split(" ")
    : plain(name).match(/[a-z0-9]+/g) ?? [];
  words[0] = SHORT[words[0]!] ?? words[0]!;
  const key = words.join(" ").trim();
  return CALLED[key] ?? key;
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
  return {
    city: (key, state) =>
      state === undefined ? byKey.get(key)?.[0] : byKey.get(key)?.find((city) => city.state === state),
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
