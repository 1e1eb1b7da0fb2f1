import { ownerOf } from "../accounts/rules.ts";
import { fail } from "../../platform/problem.ts";
import type { Figure, Timeframe } from "../../generated/types.ts";

const DAY = 86_400_000;
const DAYS = { "7d": 7, "30d": 30, "90d": 90 } as const;

/** Returns the start of a timeframe (UTC); undefined for all time. The default is 30 days. */
export function beginningOf(timeframe: Timeframe | undefined, now: Date): Date | undefined {
  if (timeframe === "all") return undefined;
  if (timeframe !== "12m") return new Date(now.getTime() - DAYS[timeframe ?? "30d"] * DAY);
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() - 1);
  return day;
}

/**
 * Returns a figure beside the earlier one. The change is a percentage to one decimal; null unless the earlier
 * figure is positive.
 */
export function figureOf(value: number, previous: number | null): Figure {
  const changePercent = previous === null || previous <= 0
    ? null
    : Math.max(-100_000, Math.min(100_000, Math.round((value - previous) / previous * 1000) / 10));
  return { value, previous, changePercent };
}

/** Returns the breeder's id if it is the caller's own; fails with `not_found` for any other. */
export function own(id: string, user: Parameters<typeof ownerOf>[0]): string {
  const { breederId } = ownerOf(user);
  return id === breederId ? breederId : fail("not_found");
}
