import type { GrowthPoint, Timeframe } from "../../generated/types.ts";
import { addDays } from "../places/zone_rules.ts";
import { figureOf } from "./rules.ts";

/** A period in days ("2026-11-22") or in months, named by their first day. */
export type Period = {
  unit: "day" | "month";
  from: string;
  /** Start of the previous period; null for all time. */
  previousFrom: string | null;
};

const DAYS = { "7d": 7, "30d": 30, "90d": 90 } as const;
/** No booking is older than this. */
const FIRST = "2020-01-01";
/** Maximum number of points in a chart, from the contract. */
const MOST_POINTS = 400;

/**
 * Returns the whole days or months of a timeframe that ends today, and the start of the previous one. The
 * default is 30 days.
 */
export function periodOf(timeframe: Timeframe | undefined, today: string): Period {
  if (timeframe === "all") return { unit: "month", from: FIRST, previousFrom: null };
  if (timeframe === "12m") {
    return { unit: "month", from: addMonths(today, -11), previousFrom: addMonths(today, -23) };
  }
  const days = DAYS[timeframe ?? "30d"];
  return { unit: "day", from: addDays(today, 1 - days), previousFrom: addDays(today, 1 - 2 * days) };
}

type Counted = {
  date: string;
  salesCents: number;
  petsSold: number;
  priceCents: number;
  reservations: number;
  views: number;
};

/** Returns each figure for a period and the one before it. */
export function figuresOf(period: Period, buckets: readonly Counted[]) {
  const now = sums(buckets.filter(({ date }) => date >= period.from));
  const before = period.previousFrom === null
    ? null
    : sums(buckets.filter(({ date }) => date >= period.previousFrom! && date < period.from));
  const figure = (of: (sum: ReturnType<typeof sums>) => number) => figureOf(of(now), before && of(before));
  return {
    salesRevenue: figure((sum) => sum.salesCents),
    petsSold: figure((sum) => sum.petsSold),
    avgSellingPrice: figure((sum) => sum.petsSold === 0 ? 0 : Math.round(sum.priceCents / sum.petsSold)),
    views: figure((sum) => sum.views),
    reservations: figure((sum) => sum.reservations),
    // Reservations may exceed visitors because each visitor counts once a day.
    conversionPercent: now.views === 0
      ? null
      : Math.min(100, Math.round(now.reservations / now.views * 1000) / 10),
  };
}

/**
 * Returns a point for each day or month of a period up to today, including empty ones. All time begins with
 * its first booking.
 */
export function pointsOf(period: Period, buckets: readonly Counted[], today: string): GrowthPoint[] {
  const byDate = new Map(buckets.map((bucket) => [bucket.date, bucket]));
  const last = period.unit === "day" ? today : addMonths(today, 0);
  const first = period.previousFrom === null ? buckets[0]?.date ?? last : period.from;
  const points: GrowthPoint[] = [];
  for (
    let date = first;
    date <= last && points.length < MOST_POINTS;
    date = period.unit === "day" ? addDays(date, 1) : addMonths(date, 1)
  ) {
    const { salesCents = 0, petsSold = 0, views = 0 } = byDate.get(date) ?? {};
    points.push({ date, salesCents, petsSold, views });
  }
  return points;
}

function sums(buckets: readonly Counted[]): Omit<Counted, "date"> {
  const sum = (of: (bucket: Counted) => number) => buckets.reduce((all, bucket) => all + of(bucket), 0);
  return {
    salesCents: sum(({ salesCents }) => salesCents),
    petsSold: sum(({ petsSold }) => petsSold),
    priceCents: sum(({ priceCents }) => priceCents),
    reservations: sum(({ reservations }) => reservations),
    views: sum(({ views }) => views),
  };
}

/** Returns the first day of the month `months` after a day. */
function addMonths(day: string, months: number): string {
  const [year, month] = day.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}
