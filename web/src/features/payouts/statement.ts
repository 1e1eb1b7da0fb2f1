import type { StatementAmounts, YearlyStatement } from "@hearthpaw/client";
import { csvOf } from "../../lib/csv.ts";

export type StatementRow = StatementAmounts & { name: string };

/** Returns a year's page. */
export const statementHref = (year: number): string => `/breeder/money/${year}`;

/** "January" of 1. */
export function monthName(month: number): string {
  return new Date(Date.UTC(2000, month - 1, 1)).toLocaleDateString("en-US", {
    month: "long",
    timeZone: "UTC",
  });
}

/** What a row says, in cents and as it counts: the last column is the sum of those before it. */
export const COLUMNS: readonly { header: string; cents: (row: StatementAmounts) => number }[] = [
  { header: "Gross sales", cents: ({ grossCents }) => grossCents },
  { header: "Our fee", cents: ({ feesCents }) => less(feesCents) },
  { header: "Refunds", cents: ({ refundsCents }) => less(refundsCents) },
  { header: "Chargebacks", cents: ({ chargebacksCents }) => less(chargebacksCents) },
  { header: "Other", cents: ({ otherCents }) => otherCents },
  { header: "Payouts", cents: ({ payoutsCents }) => less(payoutsCents) },
  { header: "Change in funds", cents: ({ netCents }) => netCents },
];

/** What is taken away; nothing stays 0, and not minus 0. */
const less = (cents: number): number => cents === 0 ? 0 : -cents;

/** A year's statement as a file: amounts in dollars, each row ending in what became of the breeder's funds. */
export function statementCsv(statement: YearlyStatement): string {
  const { year, sellerName, months, total, openingCents, closingCents } = statement;
  const amounts = (row: StatementAmounts) => COLUMNS.map(({ cents }) => cents(row) / 100);
  return csvOf([
    [sellerName, `Statement for ${year}`],
    ["Month", ...COLUMNS.map(({ header }) => header), "Payments"],
    ...months.map((row) => [monthName(row.month), ...amounts(row), row.paymentCount]),
    [`Total for ${year}`, ...amounts(total), total.paymentCount],
    ["Funds before", openingCents / 100],
    ["Funds after", closingCents / 100],
  ]);
}
