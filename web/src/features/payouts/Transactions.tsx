import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import {
  type ApiError,
  listTransactions,
  type SalesTransaction,
  type Timeframe,
  translate,
} from "@hearthpaw/client";
import { Button, ChipLink, ChipRow, type Column, Empty, formatCents, Table } from "@hearthpaw/ui-kit";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { NextPart } from "../../components/lists/NextPart.tsx";
import { useClient } from "../../lib/client_context.ts";
import { saveFile } from "../../lib/save_file.ts";
import * as texts from "./texts.ts";
import { allTransactions, transactionsCsv } from "./transactions_csv.ts";
import { dateText, kindText, signed, TIMEFRAMES } from "./words.ts";
import css from "./payouts.module.css";

const route = getRouteApi("/breeder/money");

/** Every booking of the breeder's money in a timeframe, also as a file. */
export function Transactions({ id }: { id: string }) {
  const { timeframe: asked = "30d" } = route.useSearch();
  const timeframe = TIMEFRAMES.find((one) => one.id === asked)?.id ?? "30d";
  const client = useClient();
  const list = useInfiniteQuery({
    queryKey: ["listTransactions", { id, timeframe }] as const,
    queryFn: ({ pageParam, signal }) =>
      listTransactions(client, { id, timeframe, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const rows =
    list.data?.pages.flatMap(({ transactions, timeZone }) =>
      transactions.map((line) => ({ ...line, timeZone }))
    ) ?? [];
  return (
    <section aria-labelledby="transactions">
      <div className={css.head}>
        <h2 id="transactions" className={css.small}>{texts.transactions}</h2>
        {rows.length > 0 && <Download id={id} timeframe={timeframe} />}
      </div>
      <ChipRow label={texts.timeframe}>
        {TIMEFRAMES.map((one) => (
          <ChipLink
            key={one.id}
            href={`/breeder/money?timeframe=${one.id}`}
            current={one.id === timeframe}
          >
            {one.label}
          </ChipLink>
        ))}
      </ChipRow>
      <div className={css.table}>
        {list.error && !rows.length
          ? <LoadError error={list.error as ApiError} onRetry={() => list.refetch()} />
          : (
            <Table
              className={css.ledger}
              caption={texts.transactions}
              columns={COLUMNS}
              rows={rows}
              rowKey={(line) => line.id}
              loading={list.isPending}
              empty={
                <Empty heading="h3" title={texts.noTransactionsInThisPeriod}>
                  <p>{texts.noTransactionsHint}</p>
                </Empty>
              }
            />
          )}
      </div>
      <NextPart list={list}>{texts.showMoreTransactions}</NextPart>
    </section>
  );
}

function Download({ id, timeframe }: { id: string; timeframe: Timeframe }) {
  const client = useClient();
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState<string>();

  async function download() {
    if (isBusy) return;
    setBusy(true);
    setNote(undefined);
    try {
      const { lines, timeZone, isWhole } = await allTransactions(client, { id, timeframe });
      saveFile(`hearthpaw-transactions-${timeframe}.csv`, transactionsCsv(lines, timeZone));
      if (!isWhole) {
        setNote(texts.fileHasLatestOnly(lines.length));
      }
    } catch (thrown) {
      setNote(translate(thrown).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <span className={css.download}>
      <Button variant="secondary" icon="download" loading={isBusy} onClick={() => void download()}>
        {texts.downloadCsv}
      </Button>
      <span role="status" className={css.note}>{note}</span>
    </span>
  );
}

const COLUMNS: Column<SalesTransaction & { timeZone: string }>[] = [
  {
    key: "what",
    header: texts.transaction,
    main: true,
    cell: (line) => (
      <span className={css.cell}>
        {kindText(line)}
        {line.petName !== null && (
          <span className={css.note}>
            {[line.petName, line.buyerName].filter(Boolean).join(", ")}
            {line.reservationNumber !== null && (
              <>
                , <span className={css.number}>{line.reservationNumber}</span>
              </>
            )}
          </span>
        )}
        {line.payoutNumber !== null && <span className={css.note}>{line.payoutNumber}</span>}
      </span>
    ),
  },
  { key: "at", header: texts.date, cell: ({ at, timeZone }) => dateText(at, timeZone) },
  {
    key: "amount",
    header: texts.amount,
    numeric: true,
    // A release does not change the sum, so the cell shows the released amount.
    cell: ({ kind, amountCents, availableCents = 0 }) =>
      kind === "release" ? formatCents(availableCents) : signed(amountCents),
  },
  {
    key: "balance",
    header: texts.balance,
    numeric: true,
    cell: ({ balanceCents }) => formatCents(balanceCents),
  },
];
