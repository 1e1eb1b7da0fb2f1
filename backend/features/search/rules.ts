import { isDay, isMoment } from "../../platform/cursors.ts";

/** The search filters in the form that the store takes: lists may be empty, absent values are undefined. */
export type Filters = {
  type: readonly ("Dog" | "Cat")[];
  breedIds: readonly string[] | undefined;
  sex: readonly string[];
  badges: readonly number[];
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
  near: { latitude: number; longitude: number; miles: number | undefined } | undefined;
  q: string | undefined;
};
export type SortKey = "price" | "age" | "newest" | "distance";
export type Order = { key: SortKey; direction: 1 | -1 };

export const PAGE_SIZE = 20;
/** A match wider than this is not counted to its end. */
export const COUNT_BOUND = 10_000;

export const AGE_BANDS = ["under-8-weeks", "8-12-weeks", "3-6-months", "6-12-months", "over-1-year"] as const;
export type AgeBand = (typeof AGE_BANDS)[number];
export const AGE_LABELS: Record<AgeBand, string> = {
  "under-8-weeks": "Under 8 weeks",
  "8-12-weeks": "8 to 12 weeks",
  "3-6-months": "3 to 6 months",
  "6-12-months": "6 to 12 months",
  "over-1-year": "Over 1 year",
};
/** Ages in days, from (inclusive) and to (exclusive). */
const AGE_DAYS: Record<AgeBand, [number, number]> = {
  "under-8-weeks": [-400, 56],
  "8-12-weeks": [56, 90],
  "3-6-months": [90, 182],
  "6-12-months": [182, 365],
  "over-1-year": [365, 15_000],
};

/** The birth dates ('YYYY-MM-DD') of a band on this day: after the first, up to and with the second. */
export function birthDates(band: AgeBand, today: Date): { after: string; upTo: string } {
  const [from, to] = AGE_DAYS[band];
  const day = (ago: number) => new Date(today.getTime() - ago * 86_400_000).toISOString().slice(0, 10);
  return { after: day(to), upTo: day(from) };
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

/** Text for LIKE: its own wildcards are plain characters. */
export function likeText(text: string): string {
  return `%${text.replace(/[\\%_]/g, (c) => `\\${c}`)}%`;
}
