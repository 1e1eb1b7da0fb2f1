import { useInfiniteQuery } from "@tanstack/react-query";
import { type ApiError, listPayments, type Payment } from "@hearthpaw/client";
import {
  Badge,
  Button,
  ButtonLink,
  type Column,
  Empty,
  exactText,
  formatCents,
  Link,
  Table,
} from "@hearthpaw/ui-kit";
import { AccountShell } from "../../components/dashboards/AccountShell.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { kindWord, payerWord, paymentLook, receiptHref } from "./words.ts";
import css from "./reservations.module.css";

/** Everything that one has paid or tried to pay, the newest first. */
export function PaymentsScreen() {
  return (
    <AccountShell title="Your payments">
      <h1 className={css.heading}>Payments</h1>
      <List />
    </AccountShell>
  );
}

function List() {
  const client = useClient();
  const { data, error, isPending, refetch, ...list } = useInfiniteQuery({
    queryKey: ["listPayments", "pages"] as const,
    queryFn: ({ pageParam, signal }) =>
      listPayments(client, pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const payments = data?.pages.flatMap((page) => page.payments) ?? [];
  if (error && !data) return <LoadError error={error as ApiError} onRetry={() => refetch()} />;
  return (
    <>
      <Table
        caption="Your payments"
        columns={COLUMNS}
        rows={payments}
        rowKey={({ id }) => id}
        loading={isPending}
        empty={
          <Empty
            icon="card"
            title="No payments yet"
            action={<ButtonLink href="/dogs">See puppies and dogs</ButtonLink>}
          >
            <p>Deposits, balances and refunds will appear here, each with its receipt.</p>
          </Empty>
        }
      />
      {(list.hasNextPage || list.isFetchNextPageError) && (
        <p className={css.more}>
          <Button
            variant="secondary"
            loading={list.isFetchingNextPage}
            onClick={() => list.fetchNextPage()}
          >
            {list.isFetchNextPageError ? "Try again" : "Show more payments"}
          </Button>
        </p>
      )}
    </>
  );
}

const COLUMNS: Column<Payment>[] = [
  {
    key: "what",
    header: "Payment",
    main: true,
    cell: ({ orderType, kind, petName, reservationId, reservationNumber }) => (
      <>
        <Link href={`/account/reserved/${reservationId}`}>
          {`${orderType === "addon" ? "Add-ons" : kindWord(kind)} for ${petName}`}
        </Link>
        <span className={css.explain}>{reservationNumber}</span>
      </>
    ),
  },
  { key: "when", header: "Date", cell: ({ createdAt }) => exactText(createdAt) },
  { key: "how", header: "Paid with", cell: payerWord },
  {
    key: "state",
    header: "Status",
    cell: (payment) => {
      const { word, ...look } = paymentLook(payment);
      return <Badge {...look}>{word}</Badge>;
    },
  },
  {
    key: "amount",
    header: "Amount",
    numeric: true,
    cell: ({ amountCents, refundedCents }) => (
      <>
        {formatCents(amountCents)}
        {refundedCents > 0 && <span className={css.explain}>{`${formatCents(refundedCents)} refunded`}</span>}
      </>
    ),
  },
  {
    key: "receipt",
    header: "Receipt",
    cell: (payment) =>
      payment.receiptNumber
        ? <Link href={receiptHref(payment)}>{`Receipt ${payment.receiptNumber}`}</Link>
        : "None",
  },
];
