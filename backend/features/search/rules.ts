import { isDay, isMoment } from "../../platform/cursors.ts";
import type { AdultSize } from "../breeds/rules.ts";

/** The buyer's place. */
export type Near = {
  latitude: number;
  longitude: number;
  /** Radius; undefined for any distance. */
  miles: number | undefined;
  /** City and state. */
  name?: string;
  /** State of the buyer. */
  state?: string;
  /** Whether pets outside the radius count if they can be delivered. */
  orDelivered?: boolean;
};

/** Part of the map in degrees. */
export type Area = { west: number; south: number; east: number; north: number };

/** Search filters in the form for the store: lists may be empty, absent values are undefined. */
export type Filters = {
  type: readonly ("Dog" | "Cat")[];
  breedIds: readonly string[] | undefined;
  sex: readonly string[];
  badges: readonly number[];
  adultSize: readonly AdultSize[];
  sizeClass: readonly string[];
  age: readonly AgeBand[];
  coatType: readonly string[];
  generation: readonly string[];
  goodWith: readonly string[];
  training: readonly string[];
  /** Registries, one of which is enough. */
  registry: readonly string[];
  documents: readonly string[];
  parentTests: readonly string[];
  color: readonly string[];
  delivery: readonly string[];
  priceMinCents: number | undefined;
  priceMaxCents: number | undefined;
  isRescue: boolean;
  /** Whether only small adult dogs match. */
  isSmall: boolean;
  hasVideo: boolean;
  /** Limits of the go-home date, 'YYYY-MM-DD'. A last day in the past means today. */
  readyFrom: string | undefined;
  readyBy: string | undefined;
  /** Home for a delivered pet. `name` is city and state. */
  deliverTo: { isByRoad: boolean; name?: string } | undefined;
  available: boolean;
  /** State abbreviations. A pet is in one of them. */
  state: readonly string[];
  near: Near | undefined;
  /** Part of the map with the seller's pin. */
  area?: Area | undefined;
  q: string | undefined;
  /** Slugs of excluded breeds. */
  notBreeds: readonly string[];
  /** Words that a pet's color must not contain. */
  notColor: readonly string[];
  /** Excluded sizes, coats and generations. Pets with unknown values are not excluded. */
  notSizeClass: readonly string[];
  notCoatType: readonly string[];
  notGeneration: readonly string[];
  /** Whether pets of shelters are excluded. */
  notRescue: boolean;
  /** State abbreviations. A pet is in none of them. */
  notState: readonly string[];
  /** Places from which a pet is farther away than `miles`. `name` is city and state. */
  notNear: readonly { latitude: number; longitude: number; miles: number; name?: string }[];
};
export type SortKey = "price" | "age" | "newest" | "distance";
export type Order = { key: SortKey; direction: 1 | -1 };

export const PAGE_SIZE = 20;

export const AGE_BANDS = ["under-8-weeks", "8-12-weeks", "3-6-months", "6-12-months", "over-1-year"] as const;
export type AgeBand = (typeof AGE_BANDS)[number];
export const AGE_LABELS: Record<AgeBand, string> = {
  "under-8-weeks": "Under 8 weeks",
  "8-12-weeks": "8 to 12 weeks",
  "3-6-months": "3 to 6 months",
  "6-12-months": "6 to 12 months",
  "over-1-year": "Over 1 year",
};
export const ADULT_SIZE_LABELS: Record<AdultSize, string> = {
  small: "Small (up to 30 lb)",
  medium: "Medium (31 to 60 lb)",
  large: "Large (61 to 100 lb)",
  giant: "Giant (over 100 lb)",
};
/** Days from today within which pets that can go home are counted. */
export const READY_DAYS = [0, 14, 30, 90] as const;
export const READY_LABELS: Record<(typeof READY_DAYS)[number], string> = {
  0: "Ready now",
  14: "Within 2 weeks",
  30: "Within 30 days",
  90: "Within 90 days",
};

/** Ages in days, from (inclusive) and to (exclusive). */
const AGE_DAYS: Record<AgeBand, [number, number]> = {
  "under-8-weeks": [-400, 56],
  "8-12-weeks": [56, 90],
  "3-6-months": [90, 182],
  "6-12-months": [182, 365],
  "over-1-year": [365, 15_000],
};

/** Returns the band of an age in days. Null for an age outside all bands. */
export const ageBandOf = (days: number): AgeBand | null =>
  AGE_BANDS.find((band) => AGE_DAYS[band][0] <= days && days < AGE_DAYS[band][1]) ?? null;

/** Returns the bands that contain ages from one number of days to another. */
export const ageBandsBetween = (from: number, to: number): AgeBand[] =>
  AGE_BANDS.filter((band) => AGE_DAYS[band][0] <= to && from < AGE_DAYS[band][1]);

/** Returns a day counted from 1970-01-01 as 'YYYY-MM-DD'. */
export const dayText = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** Returns a time in microseconds as RFC 3339 in UTC, with microseconds. */
export function momentText(micros: number): string {
  const [seconds, rest] = [Math.floor(micros / 1e6), micros % 1e6];
  return `${new Date(seconds * 1_000).toISOString().slice(0, 19)}.${String(rest).padStart(6, "0")}Z`;
}

/** Returns the microseconds of a time in a cursor. */
export function microsOf(moment: string): number {
  const [, day, time, fraction = "", zone] = /^(\S{10})[ T](.{8})(?:\.(\d+))?(.+)$/.exec(moment)!;
  const [, sign, hours, minutes = "00"] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone!) ?? [];
  const seconds = Date.parse(`${day}T${time}${sign ? `${sign}${hours}:${minutes}` : "Z"}`) / 1_000;
  return seconds * 1e6 + Number(fraction.padEnd(6, "0"));
}

/** Returns the effective order: newest first without a key. `distance` requires a known place. */
export function orderOf(sort: SortKey | undefined, sortType: 1 | -1 | undefined, hasPlace: boolean): Order {
  if (!sort || (sort === "distance" && !hasPlace)) return { key: "newest", direction: -1 };
  return { key: sort, direction: sortType ?? 1 };
}

/**
 * Position in a list: sort value and id of the last pet on a page, valid only for the order that produced it.
 */
export type Cursor = { order: Order; value: string | number; id: string };

export function encodeCursor({ order, value, id }: Cursor): string {
  const bytes = new TextEncoder().encode(JSON.stringify([order.key, order.direction, value, id]));
  return bytes.toBase64({ alphabet: "base64url", omitPadding: true });
}

/** Returns the cursor in this text. Undefined if it does not come from this order. */
export function decodeCursor(text: string, order: Order): Cursor | undefined {
  try {
    const parts: unknown = JSON.parse(
      new TextDecoder("utf-8", { fatal: true }).decode(
        Uint8Array.fromBase64(text, { alphabet: "base64url" }),
      ),
    );
    if (!Array.isArray(parts) || parts.length !== 4) return undefined;
    const [key, direction, value, id] = parts as unknown[];
    if (key !== order.key || direction !== order.direction) return undefined;
    if (typeof id !== "string" || !/^[0-9a-f-]{36}$/.test(id)) return undefined;
    if (!isSortValue(order.key, value)) return undefined;
    return { order, value: value as string | number, id };
  } catch {
    return undefined;
  }
}

/** Returns whether the database can read this as a value of the sort column. */
function isSortValue(key: SortKey, value: unknown): boolean {
  if (key === "price") {
    return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 31;
  }
  if (key === "distance") return Number.isFinite(value) && (value as number) >= 0;
  return typeof value === "string" && (key === "age" ? isDay(value) : isMoment(value));
}
