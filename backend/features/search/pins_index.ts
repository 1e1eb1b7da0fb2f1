import type { Pets } from "./pets_index.ts";
import { pinOf } from "./seller_points_index.ts";
import type { Match } from "./match_index.ts";
import { priceWithFee } from "../pets/rules.ts";
import type { Area } from "./rules.ts";

/** Maximum number of pins of an answer. */
const MOST_PINS = 300;
/** Width of a cell whose sellers share a pin, in pixels. The world is 512 pixels wide at zoom 0. */
const CELL = 84;
const WORLD = 512;
/** Computes the points of sellers that were numbered since the last call. */
export function placePins({ sellers, pins }: Pets, secret: string): void {
  if (pins.x.length > sellers.size) return;
  let number = 0;
  for (const text of sellers.keys()) {
    if (++number < pins.x.length) continue;
    const [id, north, east] = text.split(" ");
    const { latitude, longitude } = pinOf(secret, id!, { latitude: Number(north), longitude: Number(east) });
    pins.latitude.push(latitude);
    pins.longitude.push(longitude);
    pins.x.push((longitude + 180) / 360);
    pins.y.push(northing(latitude));
  }
}

/** Returns the share of the Mercator map above a latitude. */
function northing(latitude: number): number {
  const sine = Math.sin(latitude * Math.PI / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}
const latitudeAt = (y: number): number => 360 / Math.PI * Math.atan(Math.exp((1 - 2 * y) * Math.PI)) - 90;

/** Returns whether a point is inside. An area whose west is east of its east crosses the 180th meridian. */
function isIn({ west, south, east, north }: Area, latitude: number, longitude: number): boolean {
  if (latitude < south || latitude > north) return false;
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}

/** Returns the numbers of the sellers whose pins are in an area. */
export function sellersIn({ pins }: Pets, area: Area): number[] {
  const found: number[] = [];
  for (let at = 1; at < pins.x.length; at++) {
    if (isIn(area, pins.latitude[at]!, pins.longitude[at]!)) found.push(at);
  }
  return found;
}

/** Number of matching pets of each seller, and the lowest price among them. */
export type Counted = { counts: Uint32Array; least: Uint32Array };

/** Counts the matching pets of each seller, by the seller's number. */
export function countSellers({ keys: { seller, priceCents }, sellers }: Pets, { all }: Match): Counted {
  const counts = new Uint32Array(sellers.size + 1);
  const least = new Uint32Array(sellers.size + 1).fill(0xffffffff);
  for (let at = 0; at < all.length; at++) {
    for (let left = all[at]!; left !== 0; left &= left - 1) {
      const row = (at << 5) + 31 - Math.clz32(left & -left);
      const number = seller[row]!;
      counts[number]!++;
      if (priceCents[row]! < least[number]!) least[number] = priceCents[row]!;
    }
  }
  return { counts, least };
}

export type Pin = {
  latitude: number;
  longitude: number;
  count: number;
  fromCents: number;
  isOnePlace: boolean;
  /** Area of all its sellers: west, south, east and north. */
  area: string;
};

type Cell = Area & { x: number; y: number; count: number; fromCents: number; places: number };

/**
 * Returns the pins of an area at a zoom level, the most pets first. Sellers in the same cell of a grid share a
 * pin. The cells double until there are few enough pins.
 */
export function pinsIn({ pins }: Pets, { counts, least }: Counted, area: Area, zoom: number): Pin[] {
  for (let level = zoom;; level--) {
    const perWorld = WORLD / CELL * 2 ** level;
    const cells = new Map<number, Cell>();
    for (let at = 1; at < pins.x.length; at++) {
      const count = counts[at]!;
      const [latitude, longitude, x, y] = [pins.latitude[at]!, pins.longitude[at]!, pins.x[at]!, pins.y[at]!];
      if (count === 0 || !isIn(area, latitude, longitude)) continue;
      const key = Math.floor(x * perWorld) * 2 ** 26 + Math.floor(y * perWorld);
      const cell = cells.get(key);
      if (!cell) {
        const here = { west: longitude, south: latitude, east: longitude, north: latitude };
        cells.set(key, { ...here, x: x * count, y: y * count, count, fromCents: least[at]!, places: 1 });
        continue;
      }
      cell.x += x * count;
      cell.y += y * count;
      cell.count += count;
      cell.fromCents = Math.min(cell.fromCents, least[at]!);
      if (latitude !== cell.south || longitude !== cell.west || latitude !== cell.north) cell.places++;
      cell.west = Math.min(cell.west, longitude);
      cell.south = Math.min(cell.south, latitude);
      cell.east = Math.max(cell.east, longitude);
      cell.north = Math.max(cell.north, latitude);
    }
    if (cells.size > MOST_PINS && level > 0) continue;
    return [...cells.values()].slice(0, MOST_PINS).map(pinOfCell).sort((a, b) =>
      b.count - a.count || a.latitude - b.latitude
    );
  }
}

function pinOfCell({ x, y, count, fromCents, places, ...area }: Cell): Pin {
  const isOnePlace = places === 1;
  const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
  return {
    latitude: isOnePlace ? area.south : round(latitudeAt(y / count)),
    longitude: isOnePlace ? area.west : round(x / count * 360 - 180),
    count,
    fromCents: priceWithFee(fromCents),
    isOnePlace,
    area: areaText(area),
  };
}

/** Returns an area in the form of the contract: west, south, east and north in degrees. */
export const areaText = ({ west, south, east, north }: Area): string => [west, south, east, north].join(",");

/** Returns the smallest area with all counted pets; undefined if none has a place. */
export function areaOf({ pins }: Pets, { counts }: Counted): Area | undefined {
  const area = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (let at = 1; at < counts.length; at++) {
    if (counts[at] === 0) continue;
    area.west = Math.min(area.west, pins.longitude[at]!);
    area.south = Math.min(area.south, pins.latitude[at]!);
    area.east = Math.max(area.east, pins.longitude[at]!);
    area.north = Math.max(area.north, pins.latitude[at]!);
  }
  return area.west <= area.east ? area : undefined;
}
