import { getRouteApi } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import {
  type ApiError,
  getBreederDataQuery,
  getYearlyStatementQuery,
  type YearlyStatement,
} from "@hearthpaw/client";
import {
  Breadcrumbs,
  Button,
  ButtonLink,
  ChipLink,
  ChipRow,
  type Column,
  countText,
  cx,
  Empty,
  formatCents,
  Skeleton,
  Table,
} from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { saveText } from "../../lib/csv.ts";
import { COLUMNS, monthName, statementCsv, statementHref, type StatementRow } from "./statement.ts";
import print from "../../components/print/print.module.css";
import css from "./payouts.module.css";

const route = getRouteApi("/breeder/money_/$year");

/** A year of a breeder's money, month by month, to read, to print and as a file. */
export function StatementScreen() {
  const { year } = route.useParams();
  return (
    <BreederShell title="Your statement">
      <Breadcrumbs items={[{ label: "Money", href: "/breeder/money" }, { label: `Statement for ${year}` }]} />
      {/^20[2-9]\d$|^2100$/.test(year) ? <Loaded year={Number(year)} /> : <NoYear />}
    </BreederShell>
  );
}

function NoYear() {
  return (
    <Empty
      heading="h1"
      icon="search"
      title="There's no such year"
      action={<ButtonLink href="/breeder/money">Your money</ButtonLink>}
    />
  );
}

function Loaded({ year }: { year: number }) {
  const client = useClient();
  const own = useQuery(getBreederDataQuery(client));
  const id = own.data?.breederData.breederProfile.id;
  const { data, error, refetch } = useQuery({
    ...getYearlyStatementQuery(client, { id: id ?? "", year }),
    enabled: id !== undefined,
  });
  const failed = own.error ?? error;
  if (failed) {
    return (
      <LoadError
        heading={`Statement for ${year}`}
        error={failed as ApiError}
        onRetry={() => own.error ? own.refetch() : refetch()}
      />
    );
  }
  return data ? <Statement statement={data.statement} /> : <Skeleton height={480} />;
}

function Statement({ statement }: { statement: YearlyStatement }) {
  const { year, years, sellerName, cityAndState, isOver, openingCents, closingCents, months, total } =
    statement;
  const rows: StatementRow[] = [
    ...months.map((month) => ({ ...month, name: monthName(month.month) })),
    { ...total, name: `Total for ${year}` },
  ];
  return (
    <article className={cx(css.statement, print.printable)}>
      <p className={print.printOnly}>Hearthpaw</p>
      <header className={css.head}>
        <div>
          <h1>{`Statement for ${year}`}</h1>
          <p className={css.note}>{`${sellerName}, ${cityAndState}`}</p>
        </div>
        <div className={cx(css.tools, print.noPrint)}>
          <Button
            variant="secondary"
            icon="download"
            onClick={() => saveText(`hearthpaw-statement-${year}.csv`, statementCsv(statement))}
          >
            Download CSV
          </Button>
          <Button variant="secondary" onClick={() => globalThis.print()}>Print</Button>
        </div>
      </header>
      {years.length > 1 && (
        <div className={print.noPrint}>
          <ChipRow label="Year">
            {years.map((one) => (
              <ChipLink key={one} href={statementHref(one)} current={one === year}>{`${one}`}</ChipLink>
            ))}
          </ChipRow>
        </div>
      )}
      <p className={css.soft}>
        {isOver
          ? `January 1 to December 31, ${year}, by the date we booked each amount.`
          : `January 1, ${year} until today, by the date we booked each amount.`}
      </p>
      <dl className={css.funds}>
        <div>
          <dt>{`Funds on January 1, ${year}`}</dt>
          <dd>{formatCents(openingCents)}</dd>
        </div>
        <div>
          <dt>{isOver ? `Funds on December 31, ${year}` : "Funds today"}</dt>
          <dd>{formatCents(closingCents)}</dd>
        </div>
      </dl>
      <div className={css.wide}>
        <Table
          caption={`Money in ${year} by month`}
          columns={TABLE}
          rows={rows}
          rowKey={({ name }) => name}
        />
      </div>
      <div className={css.fine}>
        <p>
          {`Gross sales are the prices of your pets, less promo codes you pay for. They came in ${
            countText(total.paymentCount, "payment")
          }. Funds are available and pending money, less what you owe. A payout counts when we start it.`}
        </p>
        <p>
          Under federal rules, a marketplace sends a seller Form 1099-K for a year with more than $20,000 in
          more than 200 payments (IRS Fact Sheet 2025-08). Some states ask for it sooner. Income is taxable
          with or without the form. This statement isn't a tax form, so ask a tax adviser what to report.
        </p>
      </div>
    </article>
  );
}

const TABLE: Column<StatementRow>[] = [
  { key: "month", header: "Month", main: true, cell: ({ name }) => name },
  ...COLUMNS.map(({ header, cents }): Column<StatementRow> => ({
    key: header,
    header,
    numeric: true,
    cell: (row) => formatCents(cents(row)),
  })),
];
