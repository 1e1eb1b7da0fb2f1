import {
  type HearthpawClient,
  listTransactions,
  type SalesTransaction,
  type Timeframe,
} from "@hearthpaw/client";
import { csvOf } from "../../lib/csv.ts";
import * as texts from "./texts.ts";
import { kindText } from "./words.ts";

/** 5,000 lines. */
const PAGES_AT_MOST = 100;

/** Every transaction of a timeframe, the newest first; not whole where there are more than can be had. */
export async function allTransactions(
  client: HearthpawClient,
  input: { id: string; timeframe: Timeframe },
): Promise<{ lines: SalesTransaction[]; isWhole: boolean }> {
  const lines: SalesTransaction[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < PAGES_AT_MOST; page++) {
    const answer: Awaited<ReturnType<typeof listTransactions>> = await listTransactions(client, {
      ...input,
      ...(cursor === null ? {} : { cursor }),
    });
    lines.push(...answer.transactions);
    cursor = answer.nextCursor;
    if (cursor === null) return { lines, isWhole: true };
  }
  return { lines, isWhole: false };
}

/** The file of these transactions: moments in UTC, amounts in dollars. */
export function transactionsCsv(lines: readonly SalesTransaction[]): string {
  return csvOf([
    [
      texts.dateUtc,
      texts.transaction,
      texts.reservation,
      texts.pet,
      texts.pending,
      texts.available,
      texts.amount,
      texts.balance,
    ],
    ...lines.map((line) => [
      ...[line.at, kindText(line), line.reservationNumber, line.petName],
      ...[line.pendingCents ?? 0, line.availableCents ?? 0, line.amountCents, line.balanceCents].map((
        cents,
      ) => cents / 100),
    ]),
  ]);
}
