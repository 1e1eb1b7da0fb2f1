import {
  type HearthpawClient,
  listTransactions,
  type SalesTransaction,
  type Timeframe,
} from "@hearthpaw/client";
import { csvOf } from "../../lib/csv.ts";
import { dayIn } from "../../lib/days.ts";
import * as texts from "./texts.ts";
import { kindText } from "./words.ts";

/** 5,000 lines. */
const PAGES_AT_MOST = 100;

/**
 * Returns every transaction of a timeframe, the newest first; incomplete if there are more than the maximum.
 */
export async function allTransactions(
  client: HearthpawClient,
  input: { id: string; timeframe: Timeframe },
): Promise<{ lines: SalesTransaction[]; timeZone: string; isWhole: boolean }> {
  const lines: SalesTransaction[] = [];
  let cursor: string | null = null;
  let timeZone = "";
  for (let page = 0; page < PAGES_AT_MOST; page++) {
    const answer: Awaited<ReturnType<typeof listTransactions>> = await listTransactions(client, {
      ...input,
      ...(cursor === null ? {} : { cursor }),
    });
    lines.push(...answer.transactions);
    cursor = answer.nextCursor;
    timeZone = answer.timeZone;
    if (cursor === null) return { lines, timeZone, isWhole: true };
  }
  return { lines, timeZone, isWhole: false };
}

/**
 * Returns these transactions as a file for bookkeeping. Days are in the breeder's time zone, as on the page
 * and in the statement, and amounts in dollars. Gross less our fee is net, and net adds up to the balance.
 */
export function transactionsCsv(lines: readonly SalesTransaction[], timeZone: string): string {
  return csvOf([
    [
      texts.date,
      texts.reservation,
      texts.pet,
      texts.buyer,
      texts.transaction,
      texts.gross,
      texts.ourFee,
      texts.net,
      texts.pending,
      texts.available,
      texts.balance,
      texts.payoutNumber,
    ],
    ...lines.map((line) => [
      dayIn(timeZone, line.at),
      line.reservationNumber,
      line.petName,
      line.buyerName,
      kindText(line),
      ...[
        line.grossCents,
        line.feeCents,
        line.amountCents,
        line.pendingCents ?? 0,
        line.availableCents ?? 0,
        line.balanceCents,
      ].map((cents) => cents / 100),
      line.payoutNumber,
    ]),
  ]);
}
