import { cities } from "virtual:map-cities";
import type { MapPin } from "@hearthpaw/client";

/** A part of the map in degrees. */
export type Area = { west: number; south: number; east: number; north: number };

/** The 48 contiguous states. */
export const STATES: Area = { west: -125, south: 24.4, east: -66.9, north: 49.4 };

export const areaText = ({ west, south, east, north }: Area): string => [west, south, east, north].join(",");

/** Returns the area in a text; undefined if the text is none. */
export function areaIn(text: string | null | undefined): Area | undefined {
  const [west, south, east, north] = (text ?? "").split(",").map(Number);
  return [west, south, east, north].every(Number.isFinite)
    ? { west: west!, south: south!, east: east!, north: north! }
    : undefined;
}

/**
 * Returns an area rounded outward to a grid that fits the zoom level. Small movements then request the same
 * pins again.
 */
export function snapped({ west, south, east, north }: Area, zoom: number): Area {
  const step = 360 / 2 ** zoom / 8;
  const down = (degrees: number) => Math.floor(degrees / step) * step;
  const up = (degrees: number) => Math.ceil(degrees / step) * step;
  const within = (degrees: number, most: number) =>
    Math.round(Math.min(most, Math.max(-most, degrees)) * 1e4) / 1e4;
  return {
    west: within(down(west), 180),
    south: within(down(south), 85),
    east: within(up(east), 180),
    north: within(up(north), 85),
  };
}

/** Returns the part of an area in the contiguous states, or all of it if nothing is there. */
export function mainPart(area: Area): Area {
  const part = {
    west: Math.max(area.west, STATES.west),
    south: Math.max(area.south, STATES.south),
    east: Math.min(area.east, STATES.east),
    north: Math.min(area.north, STATES.north),
  };
  return part.west < part.east && part.south < part.north ? part : area;
}

/** Returns whether a point is in a pin's area. */
export function holds(pin: MapPin, point: { latitude: number; longitude: number }): boolean {
  const { west, south, east, north } = areaIn(pin.area)!;
  return point.longitude >= west && point.longitude <= east && point.latitude >= south &&
    point.latitude <= north;
}

/** Returns the city nearest to a point, "Columbus, OH". Larger cities count as nearer. */
export function cityNear({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const narrow = Math.cos(latitude * Math.PI / 180);
  let [nearest, least] = ["", Infinity];
  for (const [name, state, north, east, zips] of cities) {
    const away = ((north - latitude) ** 2 + ((east - longitude) * narrow) ** 2) / zips;
    if (away < least) [nearest, least] = [`${name}, ${state}`, away];
  }
  return nearest;
}
