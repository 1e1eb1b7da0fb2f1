import type { StatementAmounts, YearlyStatement } from "@hearthpaw/client";
import { LOCALE } from "@hearthpaw/ui-kit";
import { csvOf } from "../../lib/csv.ts";
import * as texts from "./texts.ts";

export type StatementRow = StatementAmounts & { name: string };

/** Returns the path of a year's page. */
export const statementHref = (year: number): string => `/breeder/money/${year}`;

/** Returns "January" for 1. */
export function monthName(month: number): string {
  return new Date(Date.UTC(2000, month - 1, 1)).toLocaleDateString(LOCALE, {
    month: "long",
    timeZone: "UTC",
  });
}

/** Columns of a row in cents, with the sign that counts: the last column is the sum of the others. */
export const COLUMNS: readonly { header: string; cents: (row: StatementAmounts) => number }[] = [
  { header: texts.grossSales, cents: ({ grossCents }) => grossCents },
  { header: texts.ourFee, cents: ({ feesCents }) => less(feesCents) },
  { header: texts.refunds, cents: ({ refundsCents }) => less(refundsCents) },
  { header: texts.chargebacks, cents: ({ chargebacksCents }) => less(chargebacksCents) },
  { header: texts.other, cents: ({ otherCents }) => otherCents },
  { header: texts.payouts, cents: ({ payoutsCents }) => less(payoutsCents) },
  { header: texts.changeInFunds, cents: ({ netCents }) => netCents },
];

/** Returns a deduction with its sign; zero stays 0, not minus 0. */
const less = (cents: number): number => cents === 0 ? 0 : -cents;

/**
 * Returns a year's statement as a CSV file in dollars. Each row ends with the result for the breeder's funds.
 */
export function statementCsv(statement: YearlyStatement): string {
  const { year, sellerName, months, total, openingCents, closingCents } = statement;
  const amounts = (row: StatementAmounts) => COLUMNS.map(({ cents }) => cents(row) / 100);
  return csvOf([
    [sellerName, texts.statementFor(year)],
    [texts.month, ...COLUMNS.map(({ header }) => header), texts.payments],
    ...months.map((row) => [monthName(row.month), ...amounts(row), row.paymentCount]),
    [texts.totalFor(year), ...amounts(total), total.paymentCount],
    [texts.fundsBefore, openingCents / 100],
    [texts.fundsAfter, closingCents / 100],
  ]);
}
