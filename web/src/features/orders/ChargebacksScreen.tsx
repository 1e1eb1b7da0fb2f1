import { useInfiniteQuery } from "@tanstack/react-query";
import { type ApiError, listChargebacks, type OrderChargeback } from "@hearthpaw/client";
import {
  Badge,
  type Column,
  cx,
  Empty,
  exactText,
  formatCents,
  Link,
  Table,
  type Tone,
} from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { NextPart } from "../../components/lists/NextPart.tsx";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useClient } from "../../lib/client_context.ts";
import * as texts from "./texts.tsx";
import { chargebackWord, plain } from "./words.ts";
import lines from "../../components/dashboards/two_lines.module.css";
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
    header: texts.reservation,
    main: true,
    cell: ({ orderId, number }) => (
      <Link href={`/admin/orders/${orderId}`} className={css.number}>{number}</Link>
    ),
  },
  { key: "pet", header: texts.pet, cell: ({ petName }) => petName || texts.unnamed },
  { key: "buyer", header: texts.buyer, cell: ({ buyerName }) => buyerName },
  { key: "breeder", header: texts.breeder, cell: ({ breederName }) => breederName },
  { key: "amount", header: texts.amount, numeric: true, cell: ({ amountCents }) => formatCents(amountCents) },
  { key: "reason", header: texts.reason, cell: ({ reason }) => plain(reason) },
  {
    key: "due",
    header: texts.evidenceDue,
    cell: ({ id, evidenceDueAt, status }) => (
      <Link href={`/admin/chargebacks/${id}`}>
        {evidenceDueAt && (status === "open" || status === "inquiry")
          ? exactText(evidenceDueAt)
          : texts.seeEvidence}
      </Link>
    ),
  },
  {
    key: "status",
    header: texts.status,
    cell: (one) => <Badge tone={TONES[one.status]}>{chargebackWord(one)}</Badge>,
  },
];

/** Disputed card payments, the nearest deadline first. */
export function ChargebacksScreen() {
  return (
    <AdminShell title={texts.chargebacks}>
      <h1>{texts.chargebacks}</h1>
      <p className={css.soft}>
        {texts.chargebacksIntro}
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
        className={cx(lines.twoLines, css.table)}
        caption={texts.chargebacks}
        columns={columns}
        rows={found}
        rowKey={({ id }) => id}
        loading={list.isPending}
        empty={
          <Empty icon="check" title={texts.noChargebacks}>
            <p>{texts.noChargebacksHint}</p>
          </Empty>
        }
      />
      <NextPart list={list}>{texts.showMoreChargebacks}</NextPart>
    </>
  );
}
