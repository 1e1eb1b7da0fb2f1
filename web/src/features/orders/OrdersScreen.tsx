import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { type ApiError, listOrders, type StaffOrder } from "@hearthpaw/client";
import { Button, type Column, Empty, formatCents, Link, Table } from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { FindField } from "../../components/forms/FindField.tsx";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { plain } from "./words.ts";
import css from "./orders.module.css";

const route = getRouteApi("/admin/orders");

const columns: Column<StaffOrder>[] = [
  {
    key: "number",
    header: "Reservation",
    main: true,
    cell: ({ id, number }) => <Link href={`/admin/orders/${id}`} className={css.number}>{number}</Link>,
  },
  {
    key: "pet",
    header: "Pet",
    cell: ({ petName, orderType }) => (
      <>
        {petName || "Unnamed"}
        {orderType === "addon" && <span className={css.detail}>Add-ons</span>}
      </>
    ),
  },
  {
    key: "buyer",
    header: "Buyer",
    cell: ({ buyerName, buyerEmail }) => (
      <>
        {buyerName}
        <span className={css.detail}>{buyerEmail}</span>
      </>
    ),
  },
  { key: "breeder", header: "Breeder", cell: ({ breederName }) => breederName },
  { key: "status", header: "Status", cell: ({ status }) => plain(status) },
  {
    key: "paid",
    header: "Paid",
    numeric: true,
    cell: ({ paidCents, refundedCents, owedCents }) => (
      <>
        {formatCents(paidCents)}
        {refundedCents > 0 && <span className={css.detail}>{`${formatCents(refundedCents)} refunded`}</span>}
        {owedCents > 0 && <span className={css.detail}>{`${formatCents(owedCents)} owed`}</span>}
      </>
    ),
  },
  { key: "at", header: "Started", cell: ({ createdAt }) => <When at={createdAt} /> },
];

/** Every order, the newest first, found by whatever somebody on the phone can name. */
export function OrdersScreen() {
  return (
    <AdminShell title="Orders">
      <h1>Orders</h1>
      <Orders />
    </AdminShell>
  );
}

function Orders() {
  const client = useClient();
  const navigate = useNavigate();
  const find = route.useSearch().find?.trim().slice(0, 80) ?? "";
  const list = useInfiniteQuery({
    queryKey: ["listOrders", "pages", find],
    queryFn: ({ pageParam, signal }) =>
      listOrders(client, { ...(find ? { q: find } : {}), ...(pageParam ? { cursor: pageParam } : {}) }, {
        signal,
      }),
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
        label="Find an order"
        placeholder="Number, email, pet or address"
        value={find}
        onChange={(q) => navigate({ to: "/admin/orders", search: q ? { find: q } : {}, replace: true })}
      />
      <Table
        className={css.table}
        caption="Orders"
        columns={columns}
        rows={orders}
        rowKey={({ id }) => id}
        loading={list.isPending}
        empty={
          <Empty icon="search" title={find ? `No order matches "${find}"` : "No orders yet"}>
            <p>
              {find
                ? "Try the reservation number (HP-7K2M-9QXW), the buyer's whole email address, ZIP code or street (412 Maple), a payment intent, or the beginning of the pet's name."
                : "Orders will appear here as soon as someone reserves a pet."}
            </p>
          </Empty>
        }
      />
      {list.hasNextPage && (
        <p className={css.more}>
          <Button variant="secondary" loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            Show more orders
          </Button>
        </p>
      )}
    </>
  );
}

/** The day, and the time below it: a narrow column breaks nowhere else. */
function When({ at }: { at: string }) {
  const moment = new Date(at);
  return (
    <span className={css.number}>
      {moment.toLocaleDateString("en-US", { dateStyle: "medium" })}
      <span className={css.detail}>{moment.toLocaleTimeString("en-US", { timeStyle: "short" })}</span>
    </span>
  );
}
