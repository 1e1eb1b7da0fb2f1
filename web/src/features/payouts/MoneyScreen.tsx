import { useQuery } from "@tanstack/react-query";
import {
  type ApiError,
  getAvailableFundsQuery,
  getBreederDataQuery,
  getPendingFundsQuery,
  type PendingSale,
} from "@hearthpaw/client";
import { ButtonLink, type Column, Empty, formatCents, Skeleton, Stack, Stat, Table } from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useToday } from "../../lib/today.ts";
import { Payouts } from "./Payouts.tsx";
import { statementHref } from "./statement.ts";
import { Transactions } from "./Transactions.tsx";
import { availableText } from "./words.ts";
import css from "./payouts.module.css";

/** What a breeder has earned: available, pending and every line of it. */
export function MoneyScreen() {
  return (
    <BreederShell title="Your money">
      <h1 className={css.heading}>Money</h1>
      <Money />
    </BreederShell>
  );
}

function Money() {
  const { data, error, refetch } = useQuery(getBreederDataQuery(useClient()));
  if (error) return <LoadError error={error as ApiError} onRetry={() => refetch()} />;
  if (!data) return <Skeleton height={320} />;
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
      <h2 id="statements" className={css.small}>Yearly statement</h2>
      <p className={css.soft}>
        Your sales, our fees, refunds, chargebacks and payouts, month by month, to print or download.
      </p>
      <ButtonLink variant="secondary" icon="document" href={statementHref(year)}>
        {`Statement for ${year}`}
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
  if (!available.data || !pending.data) return <Skeleton height={220} />;
  return (
    <>
      <div className={css.stats}>
        <Stat
          label="Available"
          value={formatCents(available.data.availableFunds.value)}
          icon="card"
        />
        <Stat label="Pending" value={formatCents(pending.data.pendingFunds.value)} icon="lock" />
      </div>
      <section aria-labelledby="pending">
        <h2 id="pending" className={css.small}>Pending sales</h2>
        <p className={css.soft}>
          Funds become available 72 hours after the buyer and you both confirm the hand-off, or 14 days after
          you complete the sale on your own.
        </p>
        <Table
          caption="Pending sales"
          columns={PENDING}
          rows={pending.data.sales ?? []}
          rowKey={({ reservationId }) => reservationId}
          empty={
            <Empty heading="h3" icon="check" title="Nothing is pending">
              <p>When a buyer pays, your share of the sale will appear here.</p>
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
    header: "Sale",
    main: true,
    cell: ({ petName, reservationNumber }) => (
      <span className={css.cell}>
        {petName}
        <span className={css.note}>{reservationNumber}</span>
      </span>
    ),
  },
  { key: "when", header: "Available", cell: (sale) => availableText(sale) },
  { key: "amount", header: "Your share", numeric: true, cell: ({ amountCents }) => formatCents(amountCents) },
];
