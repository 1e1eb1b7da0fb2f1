import { useInfiniteQuery } from "@tanstack/react-query";
import { type ApiError, listPayments, type Payment } from "@hearthpaw/client";
import {
  Badge,
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
import { NextPart } from "../../components/lists/NextPart.tsx";
import { useClient } from "../../lib/client_context.ts";
import * as texts from "./texts.tsx";
import { kindWord, payerWord, paymentLook, receiptHref } from "./words.ts";
import wide from "../../components/dashboards/wide.module.css";
import css from "./reservations.module.css";

/** All payments of the buyer, including failed ones, newest first. */
export function PaymentsScreen() {
  return (
    <AccountShell title={texts.yourPayments}>
      <h1 className={css.heading}>{texts.payments}</h1>
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
  const payments = data?.pages.flatMap((page) => page.payments).filter(({ method }) => method !== "none") ??
    [];
  if (error && !data) return <LoadError error={error as ApiError} onRetry={() => refetch()} />;
  return (
    <>
      <Table
        className={wide.wide}
        caption={texts.yourPayments}
        columns={COLUMNS}
        rows={payments}
        rowKey={({ id }) => id}
        loading={isPending}
        empty={
          <Empty
            icon="card"
            title={texts.noPaymentsYet}
            action={<ButtonLink href="/dogs">{texts.seePuppiesAndDogs}</ButtonLink>}
          >
            <p>{texts.noPaymentsHint}</p>
          </Empty>
        }
      />
      <NextPart list={list}>{texts.showMorePayments}</NextPart>
    </>
  );
}

const COLUMNS: Column<Payment>[] = [
  {
    key: "what",
    header: texts.payment,
    main: true,
    cell: ({ orderType, kind, petName, reservationId, reservationNumber }) => (
      <>
        <Link href={`/account/reserved/${reservationId}`}>
          {texts.addOnsFor({ orderType, kind: kindWord(kind), petName })}
        </Link>
        <span className={css.explain}>{reservationNumber}</span>
      </>
    ),
  },
  { key: "when", header: texts.date, cell: ({ createdAt }) => exactText(createdAt) },
  { key: "how", header: texts.paidWith, cell: payerWord },
  {
    key: "state",
    header: texts.status,
    cell: (payment) => {
      const { word, ...look } = paymentLook(payment);
      return <Badge {...look}>{word}</Badge>;
    },
  },
  {
    key: "amount",
    header: texts.amount,
    numeric: true,
    cell: ({ amountCents, refundedCents }) => (
      <>
        {formatCents(amountCents)}
        {refundedCents > 0 && (
          <span className={css.explain}>{texts.refundedCentsRefunded(formatCents(refundedCents))}</span>
        )}
      </>
    ),
  },
  {
    key: "receipt",
    header: texts.receipt,
    cell: (payment) =>
      payment.receiptNumber
        ? <Link href={receiptHref(payment)}>{texts.receiptOfNumber(payment.receiptNumber)}</Link>
        : texts.none,
  },
];
