import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { type ApiError, type DeliveryStatus, listDeliveries, type StaffDelivery } from "@hearthpaw/client";
import {
  ChipLink,
  ChipRow,
  type Column,
  cx,
  Empty,
  formatCents,
  fullDayText,
  Link,
  numberText,
  Table,
} from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { STATUS_NAMES } from "../../components/deliveries/texts.ts";
import { FindField } from "../../components/forms/FindField.tsx";
import { NextPart } from "../../components/lists/NextPart.tsx";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { stringifySearch } from "../../lib/search_params.ts";
import * as texts from "./texts.tsx";
import dense from "../../components/dashboards/dense.module.css";
import lines from "../../components/dashboards/two_lines.module.css";
import css from "./deliveries.module.css";

const route = getRouteApi("/admin/deliveries");
const STATUSES = Object.keys(STATUS_NAMES) as DeliveryStatus[];
const hrefOf = (asked: { status?: string | undefined; find?: string | undefined }) =>
  `/admin/deliveries${stringifySearch(asked)}`;

const columns: Column<StaffDelivery>[] = [
  {
    key: "number",
    header: texts.reservation,
    main: true,
    cell: ({ id, number }) => <Link href={`/admin/deliveries/${id}`} className={css.number}>{number}</Link>,
  },
  {
    key: "pet",
    header: texts.pet,
    cell: ({ petName, kind }) => (
      <>
        {petName}
        <span className={css.detail}>{kind}</span>
      </>
    ),
  },
  { key: "way", header: texts.way, cell: ({ from, to }) => texts.fromTo({ from, to }) },
  {
    key: "carrier",
    header: texts.carrier,
    cell: ({ carrier }) => (
      <>
        {carrier ? carrier.company ?? carrier.name : texts.noCarrier}
        {carrier?.company && <span className={css.detail}>{carrier.name}</span>}
      </>
    ),
  },
  {
    key: "status",
    header: texts.status,
    cell: ({ status, isPaid }) => (
      <>
        {STATUS_NAMES[status]}
        {!isPaid && <span className={css.detail}>{texts.notPaidInFull}</span>}
      </>
    ),
  },
  {
    key: "day",
    header: texts.goHomeDate,
    cell: ({ goHomeDate }) => goHomeDate ? fullDayText(goHomeDate) : "–",
  },
  {
    key: "cost",
    header: texts.cost,
    numeric: true,
    cell: ({ costCents }) => costCents === null ? "–" : formatCents(costCents),
  },
];

/** Deliveries that Hearthpaw carries out: those that still need an action first. */
export function DeliveriesScreen() {
  return (
    <AdminShell title={texts.deliveries}>
      <h1>{texts.deliveries}</h1>
      <p className={css.soft}>{texts.deliveriesHint}</p>
      <Deliveries />
    </AdminShell>
  );
}

function Deliveries() {
  const client = useClient();
  const navigate = useNavigate();
  const search = route.useSearch();
  const find = search.find?.trim().slice(0, 80) ?? "";
  const status = STATUSES.find((one) => one === search.status);
  const list = useInfiniteQuery({
    queryKey: ["listDeliveries", "pages", find, status],
    queryFn: ({ pageParam, signal }) =>
      listDeliveries(client, {
        ...(find ? { q: find } : {}),
        ...(status ? { status } : {}),
        ...(pageParam ? { cursor: pageParam } : {}),
      }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  const rows = list.data?.pages.flatMap((page) => page.deliveries) ?? [];
  const counts = list.data?.pages[0]?.counts ?? [];
  if (list.error && rows.length === 0) {
    return <StaffError error={list.error as ApiError} onRetry={() => list.refetch()} />;
  }
  const labelOf = (one: DeliveryStatus) => {
    const count = counts.find((counted) => counted.status === one)?.count;
    const label = STATUS_NAMES[one];
    return count ? texts.withCount({ label, count: numberText(count) }) : label;
  };
  return (
    <>
      <ChipRow label={texts.filterByStatus} className={css.chips}>
        <ChipLink href={hrefOf({ find: find || undefined })} current={!status}>{texts.unfinished}</ChipLink>
        {STATUSES.map((one) => (
          <ChipLink
            key={one}
            href={hrefOf({ status: one, find: find || undefined })}
            current={status === one}
          >
            {labelOf(one)}
          </ChipLink>
        ))}
      </ChipRow>
      <FindField
        className={css.find}
        label={texts.findADelivery}
        placeholder={texts.numberPetOrCarrier}
        value={find}
        onChange={(q) => navigate({ href: hrefOf({ status, find: q || undefined }), replace: true })}
      />
      <Table
        className={cx(dense.dense, lines.twoLines, css.table)}
        caption={texts.deliveries}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        loading={list.isPending}
        empty={
          <Empty icon="search" title={find ? texts.noDeliveryMatches(find) : texts.nothingToDeliver}>
            <p>{find ? texts.noDeliveryMatchesHint : texts.nothingToDeliverHint}</p>
          </Empty>
        }
      />
      <NextPart list={list}>{texts.showMoreDeliveries}</NextPart>
    </>
  );
}
