import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { type ApiError, listOrders, type StaffOrder } from "@hearthpaw/client";
import { type Column, cx, Empty, formatCents, Link, LOCALE, Table } from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { FindField } from "../../components/forms/FindField.tsx";
import { NextPart } from "../../components/lists/NextPart.tsx";
import { EmailText } from "../../components/people/EmailText.tsx";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useClient } from "../../lib/client_context.ts";
import * as texts from "./texts.tsx";
import { plain } from "./words.ts";
import dense from "../../components/dashboards/dense.module.css";
import lines from "../../components/dashboards/two_lines.module.css";
import css from "./orders.module.css";

const route = getRouteApi("/admin/orders");

const columns: Column<StaffOrder>[] = [
  {
    key: "number",
    header: texts.reservation,
    main: true,
    cell: ({ id, number }) => <Link href={`/admin/orders/${id}`} className={css.number}>{number}</Link>,
  },
  {
    key: "pet",
    header: texts.pet,
    cell: ({ petName, orderType }) => (
      <>
        {texts.unnamedAddOns({
          petName,
          orderType,
          part: (text) => <span className={css.detail}>{text}</span>,
        })}
      </>
    ),
  },
  {
    key: "buyer",
    header: texts.buyer,
    cell: ({ buyerName, buyerEmail }) => (
      <>
        {buyerName}
        <span className={css.detail}>
          <EmailText email={buyerEmail} />
        </span>
      </>
    ),
  },
  { key: "breeder", header: texts.breeder, cell: ({ breederName }) => breederName },
  {
    key: "status",
    header: texts.status,
    cell: ({ orderType, status }) => orderType === "addon" ? "–" : plain(status),
  },
  {
    key: "paid",
    header: texts.paid,
    numeric: true,
    cell: ({ paidCents, refundedCents, owedCents }) => (
      <>
        {formatCents(paidCents)}
        {refundedCents > 0 && (
          <span className={css.detail}>{texts.refundedCentsRefunded(formatCents(refundedCents))}</span>
        )}
        {owedCents > 0 && <span className={css.detail}>{texts.owedCentsOwed(formatCents(owedCents))}</span>}
      </>
    ),
  },
  { key: "at", header: texts.started, cell: ({ createdAt }) => <When at={createdAt} /> },
];

/** Every order, the newest first, found by any fact that a caller on the phone can name. */
export function OrdersScreen() {
  return (
    <AdminShell title={texts.orders}>
      <h1>{texts.orders}</h1>
      <Orders />
    </AdminShell>
  );
}

function Orders() {
  const client = useClient();
  const navigate = useNavigate();
  const search = route.useSearch();
  const find = search.find?.trim().slice(0, 80) ?? "";
  const waiting = search.waiting === "hand-off" ? search.waiting : undefined;
  const list = useInfiniteQuery({
    queryKey: ["listOrders", "pages", find, waiting],
    queryFn: ({ pageParam, signal }) =>
      listOrders(client, {
        ...(find ? { q: find } : {}),
        ...(waiting ? { waiting } : {}),
        ...(pageParam ? { cursor: pageParam } : {}),
      }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  const orders = list.data?.pages.flatMap((page) => page.orders) ?? [];
  if (list.error && orders.length === 0) {
    return <StaffError error={list.error as ApiError} onRetry={() => list.refetch()} />;
  }
  return (
    <>
      <FindField
        className={css.find}
        label={texts.findAnOrder}
        placeholder={texts.numberEmailPetOrAddress}
        value={find}
        onChange={(q) =>
          navigate({
            to: "/admin/orders",
            search: { ...(q ? { find: q } : {}), ...(waiting ? { waiting } : {}) },
            replace: true,
          })}
      />
      {waiting && (
        <p className={css.find}>
          {texts.handOffsOnly} <Link href="/admin/orders">{texts.showAllOrders}</Link>
        </p>
      )}
      <Table
        className={cx(dense.dense, lines.twoLines, css.table)}
        caption={texts.orders}
        columns={columns}
        rows={orders}
        rowKey={({ id }) => id}
        loading={list.isPending}
        empty={
          <Empty
            icon="search"
            title={find
              ? texts.noOrderMatches(find)
              : waiting
              ? texts.everyHandOffConfirmed
              : texts.noOrdersYet}
          >
            <p>
              {find ? texts.findAnOrderHint : waiting ? texts.noHandOffsHint : texts.noOrdersHint}
            </p>
          </Empty>
        }
      />
      <NextPart list={list}>{texts.showMoreOrders}</NextPart>
    </>
  );
}

/** The day with the time below it; a narrow column breaks only there. */
function When({ at }: { at: string }) {
  const moment = new Date(at);
  return (
    <span className={css.number}>
      {moment.toLocaleDateString(LOCALE, { dateStyle: "medium" })}
      <span className={css.detail}>{moment.toLocaleTimeString(LOCALE, { timeStyle: "short" })}</span>
    </span>
  );
}
