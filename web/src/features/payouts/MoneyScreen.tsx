import { useQuery } from "@tanstack/react-query";
import {
  type ApiError,
  getAvailableFundsQuery,
  getBreederDataQuery,
  getPendingFundsQuery,
  type PendingSale,
} from "@hearthpaw/client";
import {
  ButtonLink,
  type Column,
  Empty,
  formatCents,
  Link,
  Loading,
  Skeleton,
  Stack,
  Stat,
  Table,
} from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useToday } from "../../lib/today.ts";
import { Payouts } from "./Payouts.tsx";
import { statementHref } from "./statement.ts";
import { Transactions } from "./Transactions.tsx";
import * as texts from "./texts.ts";
import { availableText } from "./words.ts";
import css from "./payouts.module.css";

/** A breeder's earnings: available, pending and every line. */
export function MoneyScreen() {
  return (
    <BreederShell title={texts.yourMoney}>
      <h1 className={css.heading}>{texts.money}</h1>
      <Money />
    </BreederShell>
  );
}

function Money() {
  const { data, error, refetch } = useQuery(getBreederDataQuery(useClient()));
  if (error && !data) return <LoadError error={error as ApiError} onRetry={() => refetch()} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton height={320} />
      </Loading>
    );
  }
  const { id } = data.breederData.breederProfile;
  return (
    <Stack gap={6}>
      <Funds id={id} />
      <Payouts />
      <Transactions id={id} />
      <Statements />
    </Stack>
  );
}

function Statements() {
  const year = Number(useToday().slice(0, 4));
  return (
    <section aria-labelledby="statements">
      <h2 id="statements" className={css.small}>{texts.yearlyStatement}</h2>
      <p className={css.soft}>
        {texts.yearlyStatementHint}
      </p>
      <ButtonLink variant="secondary" icon="document" href={statementHref(year)}>
        {texts.statementFor(year)}
      </ButtonLink>
    </section>
  );
}

function Funds({ id }: { id: string }) {
  const client = useClient();
  const available = useQuery(getAvailableFundsQuery(client, { id }));
  const pending = useQuery(getPendingFundsQuery(client, { id }));
  const failed = available.error ?? pending.error;
  if (failed) {
    const again = () => Promise.all([available.refetch(), pending.refetch()]);
    return <LoadError error={failed as ApiError} onRetry={again} />;
  }
  if (!available.data || !pending.data) {
    return (
      <Loading>
        <Skeleton height={220} />
      </Loading>
    );
  }
  return (
    <>
      <div className={css.stats}>
        <Stat
          label={texts.available}
          value={formatCents(available.data.availableFunds.value)}
          icon="card"
        />
        <Stat label={texts.pending} value={formatCents(pending.data.pendingFunds.value)} icon="lock" />
      </div>
      <section aria-labelledby="pending">
        <h2 id="pending" className={css.small}>{texts.pendingEarnings}</h2>
        <p className={css.soft}>
          {texts.pendingEarningsExplained}
        </p>
        <Table
          className={css.ledger}
          caption={texts.pendingEarnings}
          columns={PENDING}
          rows={pending.data.sales ?? []}
          rowKey={({ reservationId }) => reservationId}
          empty={
            <Empty heading="h3" icon="check" title={texts.nothingIsPending}>
              <p>{texts.nothingPendingHint}</p>
            </Empty>
          }
        />
      </section>
    </>
  );
}

const PENDING: Column<PendingSale>[] = [
  {
    key: "pet",
    header: texts.sale,
    main: true,
    cell: ({ reservationId, petName, reservationNumber }) => (
      <span className={css.cell}>
        <Link href={`/breeder/reservations/${reservationId}`}>{petName}</Link>
        <span className={css.note}>{reservationNumber}</span>
      </span>
    ),
  },
  {
    key: "when",
    header: texts.available,
    cell: (sale) => {
      const { nextStep, waitsFor, reservationId } = sale;
      return nextStep && waitsFor !== "time"
        ? <Link href={`/breeder/reservations/${reservationId}`}>{nextStep.title}</Link>
        : availableText(sale);
    },
  },
  {
    key: "amount",
    header: texts.yourEarnings,
    numeric: true,
    cell: ({ amountCents }) => formatCents(amountCents),
  },
];
