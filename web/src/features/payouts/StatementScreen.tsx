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
  cx,
  Empty,
  formatCents,
  Skeleton,
  Table,
} from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { saveFile } from "../../lib/save_file.ts";
import { COLUMNS, monthName, statementCsv, statementHref, type StatementRow } from "./statement.ts";
import * as texts from "./texts.ts";
import print from "../../components/print/print.module.css";
import css from "./payouts.module.css";

const route = getRouteApi("/breeder/money_/$year");

/** A year of a breeder's money by month, on screen, for printing and as a file. */
export function StatementScreen() {
  const { year } = route.useParams();
  return (
    <BreederShell title={texts.yourStatement}>
      <Breadcrumbs
        items={[{ label: texts.money, href: "/breeder/money" }, { label: texts.statementOfYear(year) }]}
      />
      {/^20[2-9]\d$|^2100$/.test(year) ? <Loaded year={Number(year)} /> : <NoYear />}
    </BreederShell>
  );
}

function NoYear() {
  return (
    <Empty
      heading="h1"
      icon="search"
      title={texts.noStatementForYear}
      action={<ButtonLink href="/breeder/money">{texts.yourMoney}</ButtonLink>}
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
        heading={texts.statementFor(year)}
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
    { ...total, name: texts.totalFor(year) },
  ];
  return (
    <article className={cx(css.statement, print.printable)}>
      <p className={print.printOnly}>{texts.hearthpaw}</p>
      <header className={css.head}>
        <div>
          <h1>{texts.statementFor(year)}</h1>
          <p className={css.note}>{`${sellerName}, ${cityAndState}`}</p>
        </div>
        <div className={cx(css.tools, print.noPrint)}>
          <Button
            variant="secondary"
            icon="download"
            onClick={() => saveFile(`hearthpaw-statement-${year}.csv`, statementCsv(statement))}
          >
            {texts.downloadCsv}
          </Button>
          <Button variant="secondary" onClick={() => globalThis.print()}>{texts.print}</Button>
        </div>
      </header>
      {years.length > 1 && (
        <div className={print.noPrint}>
          <ChipRow label={texts.year}>
            {years.map((one) => (
              <ChipLink key={one} href={statementHref(one)} current={one === year}>{`${one}`}</ChipLink>
            ))}
          </ChipRow>
        </div>
      )}
      <p className={css.soft}>
        {isOver ? texts.statementFullYear(year) : texts.statementYearSoFar(year)}
      </p>
      <dl className={css.funds}>
        <div>
          <dt>{texts.fundsAtTheBeginning(year)}</dt>
          <dd>{formatCents(openingCents)}</dd>
        </div>
        <div>
          <dt>{isOver ? texts.fundsAtTheEnd(year) : texts.fundsToday}</dt>
          <dd>{formatCents(closingCents)}</dd>
        </div>
      </dl>
      <div className={css.wide}>
        <Table
          caption={texts.moneyInByMonth(year)}
          columns={TABLE}
          rows={rows}
          rowKey={({ name }) => name}
        />
      </div>
      <div className={css.fine}>
        <p>
          {texts.figuresExplained(total.paymentCount)}
        </p>
        <p>
          {texts.taxFormExplained}
        </p>
      </div>
    </article>
  );
}

const TABLE: Column<StatementRow>[] = [
  { key: "month", header: texts.month, main: true, cell: ({ name }) => name },
  ...COLUMNS.map(({ header, cents }): Column<StatementRow> => ({
    key: header,
    header,
    numeric: true,
    cell: (row) =>
      cents(row) === 0 ? <span className={css.zero}>{formatCents(0)}</span> : formatCents(cents(row)),
  })),
];
