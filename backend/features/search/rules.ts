import { isDay, isMoment } from "../../platform/cursors.ts";
import type { AdultSize } from "../breeds/rules.ts";

/** The search filters in the form that the store takes: lists may be empty, absent values are undefined. */
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
  color: readonly string[];
  delivery: readonly string[];
  priceMinCents: number | undefined;
  priceMaxCents: number | undefined;
  isRescue: boolean;
  isSmall: boolean;
  available: boolean;
  /** Short names of states; a pet is in one of them. */
  state: readonly string[];
  /** `name` is the city and state. */
  near: { latitude: number; longitude: number; miles: number | undefined; name?: string } | undefined;
  q: string | undefined;
  /** Slugs of breeds that a pet is not of. */
  notBreeds: readonly string[];
  /** Words that a pet's color does not have. */
  notColor: readonly string[];
  /** Sizes, coats and generations of which a pet is of none; one whose are not known is. */
  notSizeClass: readonly string[];
  notCoatType: readonly string[];
  notGeneration: readonly string[];
  /** Whether pets of shelters are left out. */
  notRescue: boolean;
  /** Short names of states; a pet is in none of them. */
  notState: readonly string[];
  /** Places that a pet is farther than so many miles from; `name` is the city and state. */
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
/** Ages in days, from (inclusive) and to (exclusive). */
const AGE_DAYS: Record<AgeBand, [number, number]> = {
  "under-8-weeks": [-400, 56],
  "8-12-weeks": [56, 90],
  "3-6-months": [90, 182],
  "6-12-months": [182, 365],
  "over-1-year": [365, 15_000],
};

/** The band of an age in days; null for an age that none has. */
export const ageBandOf = (days: number): AgeBand | null =>
  AGE_BANDS.find((band) => AGE_DAYS[band][0] <= days && days < AGE_DAYS[band][1]) ?? null;

/** The bands of the ages from so many days up to so many. */
export const ageBandsBetween = (from: number, to: number): AgeBand[] =>
  AGE_BANDS.filter((band) => AGE_DAYS[band][0] <= to && from < AGE_DAYS[band][1]);

/** A day counted from 1970-01-01, as 'YYYY-MM-DD'. */
export const dayText = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** A moment in microseconds as RFC 3339 to the microsecond, in UTC. */
export function momentText(micros: number): string {
  const [seconds, rest] = [Math.floor(micros / 1e6), micros % 1e6];
  return `${new Date(seconds * 1_000).toISOString().slice(0, 19)}.${String(rest).padStart(6, "0")}Z`;
}

/** The microseconds of a moment as a cursor has it. */
export function microsOf(moment: string): number {
  const [, day, time, fraction = "", zone] = /^(\S{10})[ T](.{8})(?:\.(\d+))?(.+)$/.exec(moment)!;
  const [, sign, hours, minutes = "00"] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone!) ?? [];
  const seconds = Date.parse(`${day}T${time}${sign ? `${sign}${hours}:${minutes}` : "Z"}`) / 1_000;
  return seconds * 1e6 + Number(fraction.padEnd(6, "0"));
}

/** The order that applies: newest first without a key; `distance` only where the place is known. */
export function orderOf(sort: SortKey | undefined, sortType: 1 | -1 | undefined, hasPlace: boolean): Order {
  if (!sort || (sort === "distance" && !hasPlace)) return { key: "newest", direction: -1 };
  return { key: sort, direction: sortType ?? 1 };
}

/** Where a list goes on: the sort value and the id of its last pet, bound to the order that gave them. */
export type Cursor = { order: Order; value: string | number; id: string };

export function encodeCursor({ order, value, id }: Cursor): string {
  const bytes = new TextEncoder().encode(JSON.stringify([order.key, order.direction, value, id]));
  return bytes.toBase64({ alphabet: "base64url", omitPadding: true });
}

/** The cursor of this text; undefined for anything that this order did not give. */
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

/** Whether the database can read this as a value of the column that sorts. */
function isSortValue(key: SortKey, value: unknown): boolean {
  if (key === "price") {
    return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 31;
  }
  if (key === "distance") return Number.isFinite(value) && (value as number) >= 0;
  return typeof value === "string" && (key === "age" ? isDay(value) : isMoment(value));
}
