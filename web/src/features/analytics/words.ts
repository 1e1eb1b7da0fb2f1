import type { Figure, SalesGrowthAnswer, Timeframe } from "@hearthpaw/client";
import type { StatProps } from "@hearthpaw/ui-kit";
import { csvOf } from "../../lib/csv.ts";

export const TIMEFRAMES: readonly { id: Timeframe; label: string }[] = [
  { id: "7d", label: "7 days" },
  { id: "30d", label: "30 days" },
  { id: "90d", label: "90 days" },
  { id: "12m", label: "12 months" },
  { id: "all", label: "All time" },
];

const BEFORE: Readonly<Record<Timeframe, string>> = {
  "7d": "the 7 days before",
  "30d": "the 30 days before",
  "90d": "the 90 days before",
  "12m": "the 12 months before",
  "all": "",
};

/** How a figure compares with the time before: "12% more than in the 30 days before". Nothing where there is none. */
export function trendOf(
  { value, previous, changePercent }: Figure,
  timeframe: Timeframe,
): StatProps["trend"] {
  if (previous === null) return undefined;
  const before = BEFORE[timeframe];
  if (value === previous) return { direction: "same", text: `Same as in ${before}` };
  const isMore = value > previous;
  if (changePercent === null || changePercent === 0) {
    return {
      direction: isMore ? "up" : "down",
      text: `${isMore ? "More" : "Less"} than in ${before}`,
      good: isMore,
    };
  }
  const percent = Math.abs(changePercent).toLocaleString("en-US");
  return {
    direction: isMore ? "up" : "down",
    text: `${percent}% ${isMore ? "more" : "less"} than in ${before}`,
    good: isMore,
  };
}

/** "November 22, 2026", or "November 2026" for a month; short: "Nov 22", "Nov 2026". */
export function pointText(date: string, interval: SalesGrowthAnswer["interval"], isShort = false): string {
  const month = isShort ? "short" : "long";
  return new Date(`${date}T00:00:00Z`).toLocaleDateString("en-US", {
    timeZone: "UTC",
    ...(interval === "month"
      ? { month, year: "numeric" }
      : isShort
      ? { month, day: "numeric" }
      : { month, day: "numeric", year: "numeric" }),
  });
}

/** A count, or a dash for none. */
export const countWords = (count: number): string => count === 0 ? "–" : count.toLocaleString("en-US");

/** The points as a file; amounts in dollars. */
export function growthCsv({ salesGrowthOverTime, interval }: SalesGrowthAnswer): string {
  return csvOf([
    [interval === "day" ? "Day" : "Month", "Sales", "Pets sold", "Views"],
    ...salesGrowthOverTime.map(({ date, salesCents, petsSold, views }) => [
      ...[interval === "day" ? date : date.slice(0, 7), salesCents / 100, petsSold, views],
    ]),
  ]);
}
