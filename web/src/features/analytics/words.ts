import type { Figure, SalesGrowthAnswer, Timeframe } from "@hearthpaw/client";
import type { StatProps } from "@hearthpaw/ui-kit";
import { LOCALE } from "@hearthpaw/ui-kit";
import { csvOf } from "../../lib/csv.ts";
import * as texts from "./texts.ts";

export const TIMEFRAMES: readonly { id: Timeframe; label: string }[] = [
  { id: "7d", label: texts.last7Days },
  { id: "30d", label: texts.last30Days },
  { id: "90d", label: texts.last90Days },
  { id: "12m", label: texts.last12Months },
  { id: "all", label: texts.allTime },
];

const BEFORE: Readonly<Record<Timeframe, string>> = {
  "7d": texts.the7DaysBefore,
  "30d": texts.the30DaysBefore,
  "90d": texts.the90DaysBefore,
  "12m": texts.the12MonthsBefore,
  "all": "",
};

/**
 * Returns the comparison of a figure with the previous timeframe: "Up 12% from the previous 30 days"; nothing
 * if there is none.
 */
export function trendOf(
  { value, previous, changePercent }: Figure,
  timeframe: Timeframe,
): StatProps["trend"] {
  if (previous === null) return undefined;
  const before = BEFORE[timeframe];
  if (value === previous) return { direction: "same", text: texts.sameAsIn(before) };
  const isMore = value > previous;
  if (changePercent === null || changePercent === 0) {
    return {
      direction: isMore ? "up" : "down",
      text: texts.moreLessThanIn({ isMore, before }),
      good: isMore,
    };
  }
  const percent = Math.abs(changePercent).toLocaleString(LOCALE);
  return {
    direction: isMore ? "up" : "down",
    text: texts.upOrDownFrom({ percent, isMore, before }),
    good: isMore,
  };
}

/** Returns "November 22, 2026", or "November 2026" for a month; short: "Nov 22", "Nov 2026". */
export function pointText(date: string, interval: SalesGrowthAnswer["interval"], isShort = false): string {
  const month = isShort ? "short" : "long";
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(LOCALE, {
    timeZone: "UTC",
    ...(interval === "month"
      ? { month, year: "numeric" }
      : isShort
      ? { month, day: "numeric" }
      : { month, day: "numeric", year: "numeric" }),
  });
}

/** Returns a count, or a dash for zero. */
export const countWords = (count: number): string => count === 0 ? "–" : count.toLocaleString(LOCALE);

/** Returns the points as a CSV file with amounts in dollars. */
export function growthCsv({ salesGrowthOverTime, interval }: SalesGrowthAnswer): string {
  return csvOf([
    [interval === "day" ? texts.day : texts.month, texts.revenue, texts.petsPlaced, texts.views],
    ...salesGrowthOverTime.map(({ date, salesCents, petsSold, views }) => [
      interval === "day" ? date : date.slice(0, 7),
      salesCents / 100,
      petsSold,
      views,
    ]),
  ]);
}
