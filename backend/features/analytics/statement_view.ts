import type { StatementAmounts, YearlyStatement } from "../../generated/types.ts";
import { dayIn, zoneOf } from "../places/zone_rules.ts";
import type { findHolder, MonthRow } from "./statement_store.ts";

type Holder = NonNullable<Awaited<ReturnType<typeof findHolder>>>;

/** Returns the time zone that bounds a breeder's months. */
export const zoneOfHolder = ({ zone, state }: Pick<Holder, "zone" | "state">): string =>
  zone ?? zoneOf(state);

/** Returns a year as its breeder reads it: all twelve months, including those without bookings. */
export function statementOf(
  holder: Holder,
  year: number,
  rows: readonly MonthRow[],
  now: Date,
): YearlyStatement {
  const zone = zoneOfHolder(holder);
  const months = Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    ...amountsOf(rows.filter(({ month }) => month === index + 1)),
  }));
  const total = amountsOf(rows.filter(({ month }) => month > 0));
  const openingCents = amountsOf(rows.filter(({ month }) => month === 0)).netCents;
  const thisYear = yearIn(zone, now);
  const firstYear = Math.min(thisYear, holder.since ? yearIn(zone, holder.since) : thisYear);
  return {
    year,
    years: Array.from({ length: thisYear - firstYear + 1 }, (_, back) => thisYear - back),
    sellerName: holder.name,
    isShelter: holder.kind === "shelter",
    cityAndState: `${holder.city}, ${holder.state}`,
    timeZone: zone,
    isOver: year < thisYear,
    openingCents,
    closingCents: openingCents + total.netCents,
    months,
    total,
  };
}

const yearIn = (zone: string, at: Date): number => Number(dayIn(zone, at).slice(0, 4));

function amountsOf(rows: readonly MonthRow[]): StatementAmounts {
  const sum = (key: keyof StatementAmounts) => rows.reduce((total, row) => total + row[key], 0);
  return {
    grossCents: sum("grossCents"),
    feesCents: sum("feesCents"),
    refundsCents: sum("refundsCents"),
    chargebacksCents: sum("chargebacksCents"),
    otherCents: sum("otherCents"),
    payoutsCents: sum("payoutsCents"),
    netCents: sum("netCents"),
    paymentCount: sum("paymentCount"),
  };
}
