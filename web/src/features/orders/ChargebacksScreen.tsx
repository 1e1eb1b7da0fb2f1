import { useInfiniteQuery } from "@tanstack/react-query";
import { type ApiError, listChargebacks, type OrderChargeback } from "@hearthpaw/client";
import {
  Badge,
  Button,
  type Column,
  Empty,
  exactText,
  formatCents,
  Link,
  Table,
  type Tone,
} from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { chargebackWord, plain } from "./words.ts";
import css from "./orders.module.css";

const TONES: Record<OrderChargeback["status"], Tone> = {
  inquiry: "wait",
  open: "wait",
  won: "good",
  lost: "bad",
};

const columns: Column<OrderChargeback>[] = [
  {
    key: "number",
    header: "Reservation",
    main: true,
    cell: ({ orderId, number }) => (
      <Link href={`/admin/orders/${orderId}`} className={css.number}>{number}</Link>
    ),
  },
  { key: "pet", header: "Pet", cell: ({ petName }) => petName || "Unnamed" },
  { key: "buyer", header: "Buyer", cell: ({ buyerName }) => buyerName },
  { key: "breeder", header: "Breeder", cell: ({ breederName }) => breederName },
  { key: "amount", header: "Amount", numeric: true, cell: ({ amountCents }) => formatCents(amountCents) },
  { key: "reason", header: "Reason", cell: ({ reason }) => plain(reason) },
  {
    key: "due",
    header: "Evidence due",
    cell: ({ id, evidenceDueAt, status }) => (
      <Link href={`/admin/chargebacks/${id}`}>
        {evidenceDueAt && (status === "open" || status === "inquiry")
          ? exactText(evidenceDueAt)
          : "See evidence"}
      </Link>
    ),
  },
  {
    key: "status",
    header: "Status",
    cell: (one) => <Badge tone={TONES[one.status]}>{chargebackWord(one)}</Badge>,
  },
];

/** Payments that a bank contests, the nearest deadline first. */
export function ChargebacksScreen() {
  return (
    <AdminShell title="Chargebacks">
      <h1>Chargebacks</h1>
      <p className={css.soft}>
        A buyer's bank disputes these payments. The sale's funds are on hold until the bank decides. Submit
        evidence before the deadline.
      </p>
      <Chargebacks />
    </AdminShell>
  );
}

function Chargebacks() {
  const client = useClient();
  const list = useInfiniteQuery({
    queryKey: ["listChargebacks", "pages"],
    queryFn: ({ pageParam, signal }) =>
      listChargebacks(client, pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const found = list.data?.pages.flatMap((page) => page.chargebacks) ?? [];
  if (list.error && found.length === 0) {
    return <StaffError error={list.error as ApiError} onRetry={() => list.refetch()} />;
  }
  return (
    <>
      <Table
        className={css.table}
        caption="Chargebacks"
        columns={columns}
        rows={found}
        rowKey={({ id }) => id}
        loading={list.isPending}
        empty={
          <Empty icon="check" title="No chargebacks">
            <p>Payments that a buyer's bank disputes will appear here.</p>
          </Empty>
        }
      />
      {list.hasNextPage && (
        <p className={css.more}>
          <Button variant="secondary" loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            Show more chargebacks
          </Button>
        </p>
      )}
    </>
  );
}
