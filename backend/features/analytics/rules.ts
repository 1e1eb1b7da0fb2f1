import { ownerOf } from "../accounts/rules.ts";
import { fail } from "../../platform/problem.ts";
import type { Figure, Timeframe } from "../../generated/types.ts";

const DAY = 86_400_000;
const DAYS = { "7d": 7, "30d": 30, "90d": 90 } as const;

/** The moment that a timeframe begins at, UTC; undefined for all of time. Without one it is 30 days. */
export function beginningOf(timeframe: Timeframe | undefined, now: Date): Date | undefined {
  if (timeframe === "all") return undefined;
  if (timeframe !== "12m") return new Date(now.getTime() - DAYS[timeframe ?? "30d"] * DAY);
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() - 1);
  return day;
}

/** A figure beside the earlier one; the change in percent, to a tenth, only where there was something to grow from. */
export function figureOf(value: number, previous: number | null): Figure {
  const changePercent = previous === null || previous <= 0
    ? null
    : Math.max(-100_000, Math.min(100_000, Math.round((value - previous) / previous * 1000) / 10));
  return { value, previous, changePercent };
}

/** The breeder's id where it is the caller's own; another's does not exist for them. */
export function own(id: string, user: Parameters<typeof ownerOf>[0]): string {
  const { breederId } = ownerOf(user);
  return id === breederId ? breederId : fail("not_found");
}
