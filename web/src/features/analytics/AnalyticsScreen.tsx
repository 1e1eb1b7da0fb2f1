import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import {
  type AnalyticsData,
  type ApiError,
  type Figure,
  getBreederAnalyticsQuery,
  getBreederDataQuery,
  getSalesGrowthQuery,
  type PetInterest,
  type SalesGrowthAnswer,
  type Timeframe,
} from "@hearthpaw/client";
import {
  Button,
  ButtonLink,
  ChipLink,
  ChipRow,
  type Column,
  Disclosure,
  Empty,
  formatCents,
  Loading,
  LOCALE,
  Skeleton,
  Stack,
  Stat,
  type StatProps,
  Table,
} from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { saveFile } from "../../lib/save_file.ts";
import { part } from "../../lib/part.tsx";
import * as texts from "./texts.ts";
import { countWords, growthCsv, pointText, TIMEFRAMES, trendOf } from "./words.ts";
import work from "../../components/dashboards/work.module.css";
import dense from "../../components/dashboards/dense.module.css";
import css from "./analytics.module.css";

const GrowthChart = part(
  () => import("./GrowthChart.tsx").then((module) => module.default),
  <Skeleton height={560} />,
);
const route = getRouteApi("/breeder/analytics");

/** A breeder's sales and pet views in a timeframe, compared with the previous one. */
export function AnalyticsScreen() {
  return (
    <BreederShell title={texts.yourAnalytics}>
      <div className={work.head}>
        <h1>{texts.analytics}</h1>
      </div>
      <Analytics />
    </BreederShell>
  );
}

function Analytics() {
  const { timeframe: asked } = route.useSearch();
  const timeframe = TIMEFRAMES.find(({ id }) => id === asked)?.id ?? "30d";
  const { data, error, refetch } = useQuery(getBreederDataQuery(useClient()));
  return (
    <Stack gap={6} className={css.page}>
      <ChipRow label={texts.timeframe}>
        {TIMEFRAMES.map(({ id, label }) => (
          <ChipLink key={id} href={`/breeder/analytics?timeframe=${id}`} current={id === timeframe}>
            {label}
          </ChipLink>
        ))}
      </ChipRow>
      {error
        ? <LoadError error={error as ApiError} onRetry={() => refetch()} />
        : data
        ? <Figures id={data.breederData.breederProfile.id} timeframe={timeframe} />
        : (
          <Loading>
            <Skeleton height={520} />
          </Loading>
        )}
    </Stack>
  );
}

function Figures({ id, timeframe }: { id: string; timeframe: Timeframe }) {
  const client = useClient();
  const all = useQuery(getBreederAnalyticsQuery(client, { breederId: id, timeframe }));
  const growth = useQuery(getSalesGrowthQuery(client, { id, timeframe }));
  const failed = all.error ?? growth.error;
  if (failed) {
    return (
      <LoadError
        error={failed as ApiError}
        onRetry={() => Promise.all([all.refetch(), growth.refetch()])}
      />
    );
  }
  if (!all.data || !growth.data) {
    return (
      <Loading>
        <Skeleton height={520} />
      </Loading>
    );
  }
  const { analyticsData } = all.data;
  return (
    <>
      <Tiles data={analyticsData} />
      <Growth growth={growth.data} timeframe={timeframe} />
      <TopPets pets={analyticsData.topPets} />
    </>
  );
}

function Tiles({ data }: { data: AnalyticsData }) {
  const money = ({ value }: Figure) => formatCents(value);
  const count = ({ value }: Figure) => value.toLocaleString(LOCALE);
  const tiles: [string, Figure, (figure: Figure) => string, StatProps["icon"]][] = [
    [texts.revenueMinusRefunds, data.salesRevenue, money, "card"],
    [texts.petsPlaced, data.petsSold, count, "home"],
    [texts.averagePrice, data.avgSellingPrice, money, "tag"],
    [texts.reservations, data.reservations, count, "check"],
    [texts.views, data.views, count, "eye"],
  ];
  return (
    <div className={css.tiles}>
      {tiles.map(([label, figure, text, icon]) => (
        <Stat
          key={label}
          label={label}
          value={text(figure)}
          icon={icon}
          trend={trendOf(figure, data.timeframe)}
        />
      ))}
      <Stat
        label={texts.conversionRate}
        icon="bookmark"
        value={data.conversionPercent === null ? "–" : `${data.conversionPercent}%`}
      />
    </div>
  );
}

function Growth({ growth, timeframe }: { growth: SalesGrowthAnswer; timeframe: Timeframe }) {
  const { salesGrowthOverTime: points, interval } = growth;
  const columns: Column<(typeof points)[number]>[] = [
    {
      key: "date",
      header: interval === "day" ? texts.day : texts.month,
      main: true,
      cell: ({ date }) => pointText(date, interval),
    },
    { key: "sales", header: texts.revenue, numeric: true, cell: ({ salesCents }) => formatCents(salesCents) },
    { key: "sold", header: texts.petsPlaced, numeric: true, cell: ({ petsSold }) => petsSold },
    { key: "views", header: texts.views, numeric: true, cell: ({ views }) => views.toLocaleString(LOCALE) },
  ];
  const isEmpty = points.every(({ salesCents, views }) => salesCents === 0 && views === 0);
  return (
    <section aria-labelledby="growth">
      <div className={work.head}>
        <h2 id="growth" className={css.heading}>
          {interval === "day" ? texts.dayByDay : texts.monthByMonth}
        </h2>
        <Button
          variant="secondary"
          icon="document"
          onClick={() => saveFile(`hearthpaw-analytics-${timeframe}.csv`, growthCsv(growth))}
        >
          {texts.downloadAsCsv}
        </Button>
      </div>
      {isEmpty
        ? (
          <Empty heading="h3" title={texts.noNumbersYet}>
            <p>{texts.noNumbersHint}</p>
          </Empty>
        )
        : (
          <>
            <GrowthChart points={points} interval={interval} />
            <Disclosure title={texts.showAsTable}>
              <Table
                caption={texts.revenueAndViewsOverTime}
                columns={columns}
                rows={points}
                rowKey={({ date }) => date}
              />
            </Disclosure>
          </>
        )}
    </section>
  );
}

const TOP: Column<PetInterest>[] = [
  { key: "name", header: texts.pet, main: true, cell: ({ name }) => name || texts.noNameYet },
  { key: "views", header: texts.views, numeric: true, cell: ({ views }) => views.toLocaleString(LOCALE) },
  {
    key: "favorites",
    header: texts.favorites,
    numeric: true,
    cell: ({ favorites }) => countWords(favorites),
  },
];

function TopPets({ pets }: { pets: readonly PetInterest[] }) {
  return (
    <section aria-labelledby="top" className={css.top}>
      <h2 id="top" className={css.heading}>{texts.mostViewedPets}</h2>
      <Table
        className={dense.dense}
        caption={texts.mostViewedPets}
        columns={TOP}
        rows={pets}
        rowKey={({ petId }) => petId}
        empty={
          <Empty
            heading="h3"
            icon="eye"
            title={texts.noViewsInThisPeriod}
            action={<ButtonLink href="/breeder/pets">{texts.seeYourPets}</ButtonLink>}
          >
            <p>{texts.noViewsHint}</p>
          </Empty>
        }
      />
    </section>
  );
}
