import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { type ApiError, listWaitingMoney, type RefundTimes, type WaitingMoney } from "@hearthpaw/client";
import {
  Badge,
  ButtonLink,
  ChipLink,
  ChipRow,
  type Column,
  Empty,
  exactText,
  formatCents,
  Link,
  numberText,
  Table,
} from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { NextPart } from "../../components/lists/NextPart.tsx";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { stringifySearch } from "../../lib/search_params.ts";
import * as texts from "./waiting_texts.ts";
import css from "./waiting.module.css";

const route = getRouteApi("/admin/money-waiting");
/** Interval at which an open page is refetched, the same as for the counts of staff's queues. */
const READ_MS = 60_000;

const isKind = (text: string | undefined): text is WaitingMoney["kind"] =>
  text !== undefined && Object.hasOwn(texts.KINDS, text);
const hrefOf = (kind?: string) => `/admin/money-waiting${stringifySearch({ kind })}`;
const accountHref = (email: string) => `/admin/users${stringifySearch({ find: email })}`;

/** Returns the address at which staff settle each kind. */
function nextHref({ kind, subjectId, orderId }: WaitingMoney): string {
  switch (kind) {
    case "refund":
      return "/admin/refunds";
    case "dispute":
      return `/admin/disputes${stringifySearch({ dispute: subjectId })}`;
    case "chargeback":
      return `/admin/chargebacks/${subjectId}`;
    case "finding":
      return "/admin/reconciliation";
    case "payout":
    case "funds":
    case "debt":
    case "closing":
      return "/admin/payouts";
    default:
      return orderId ? `/admin/orders/${orderId}` : "/admin/orders";
  }
}

const columns: Column<WaitingMoney>[] = [
  { key: "about", header: texts.about, main: true, cell: (one) => <About one={one} /> },
  { key: "kind", header: texts.kind, cell: ({ kind }) => <Badge tone="wait">{texts.KINDS[kind]}</Badge> },
  {
    key: "amount",
    header: texts.amount,
    numeric: true,
    cell: ({ amountCents }) => (
      <span className={css.whole}>
        {amountCents === null ? texts.unknownAmount : formatCents(amountCents)}
      </span>
    ),
  },
  {
    key: "since",
    header: texts.since,
    cell: ({ since, dueAt }) => (
      <>
        {exactText(since)}
        {dueAt && <span className={css.detail}>{texts.due(exactText(dueAt))}</span>}
      </>
    ),
  },
  { key: "why", header: texts.why, cell: ({ reason }) => reason },
  {
    key: "next",
    header: texts.nextStep,
    hideHeader: true,
    cell: (one) => (
      <ButtonLink
        size="small"
        variant="secondary"
        className={css.whole}
        href={nextHref(one)}
        aria-label={texts.nextOf({ step: texts.NEXT[one.kind], whose: nameOf(one) })}
      >
        {texts.NEXT[one.kind]}
      </ButtonLink>
    ),
  },
];

/** All money that has waited for a day, with the reason and a link to settle it. */
export function WaitingMoneyScreen() {
  return (
    <AdminShell title={texts.waitingMoney}>
      <h1>{texts.waitingMoney}</h1>
      <p className={css.soft}>{texts.waitingMoneyLead}</p>
      <Waiting />
    </AdminShell>
  );
}

function Waiting() {
  const client = useClient();
  const { kind: asked } = route.useSearch();
  const kind = isKind(asked) ? asked : undefined;
  const list = useInfiniteQuery({
    queryKey: ["listWaitingMoney", "pages", kind],
    queryFn: ({ pageParam, signal }) =>
      listWaitingMoney(client, { ...(kind ? { kind } : {}), ...(pageParam ? { cursor: pageParam } : {}) }, {
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: ({ state }) => state.error ? false : READ_MS,
  });
  const found = list.data?.pages.flatMap((page) => page.waiting) ?? [];
  if (list.error && found.length === 0) {
    return <StaffError error={list.error as ApiError} onRetry={() => list.refetch()} />;
  }
  const first = list.data?.pages[0];
  return (
    <>
      {first && <Times times={first.refundTimes} />}
      <Filters counts={first?.counts ?? []} kind={kind} />
      <Table
        className={css.table}
        caption={texts.waitingMoney}
        columns={columns}
        rows={found}
        rowKey={({ id }) => id}
        loading={list.isPending}
        empty={
          <Empty icon="check" title={kind ? texts.nothingOfKind : texts.nothing}>
            <p>{texts.nothingHint}</p>
          </Empty>
        }
      />
      <NextPart list={list}>{texts.showMore}</NextPart>
    </>
  );
}

function Filters({ counts, kind }: {
  counts: readonly { kind: WaitingMoney["kind"]; count: number; hasMore: boolean }[];
  kind: WaitingMoney["kind"] | undefined;
}) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const hasMore = counts.some((one) => one.hasMore);
  const words = (label: string, count: number, isMore: boolean) =>
    texts.withCount({ label, counted: texts.counted({ count: numberText(count), hasMore: isMore }) });
  const shown = kind && counts.every((one) => one.kind !== kind)
    ? [...counts, { kind, count: 0, hasMore: false }]
    : counts;
  if (shown.length === 0) return null;
  return (
    <ChipRow label={texts.show} scroll className={css.filters}>
      <ChipLink href={hrefOf()} current={!kind}>{words(texts.all, total, hasMore)}</ChipLink>
      {shown.map((one) => (
        <ChipLink key={one.kind} href={hrefOf(one.kind)} current={one.kind === kind}>
          {words(texts.KINDS[one.kind], one.count, one.hasMore)}
        </ChipLink>
      ))}
    </ChipRow>
  );
}

/** Time from the decision on a refund until the payment provider had it. */
function Times({ times: { count, medianSeconds, slowestSeconds } }: { times: RefundTimes }) {
  return (
    <p className={css.soft}>
      {medianSeconds === null || slowestSeconds === null ? texts.noRefunds : texts.refundTimes({
        count,
        median: texts.duration(medianSeconds),
        slowest: texts.duration(slowestSeconds),
      })}
    </p>
  );
}

function nameOf({ petName, reservationNumber, breeder, kind }: WaitingMoney): string {
  if (reservationNumber) return texts.pet({ petName: petName || texts.aPet, number: reservationNumber });
  return breeder?.name ?? texts.KINDS[kind];
}

function About({ one }: { one: WaitingMoney }) {
  const { orderId, buyer, breeder, reservationNumber } = one;
  const name = nameOf(one);
  return (
    <div className={css.about}>
      {orderId
        ? <Link href={`/admin/orders/${orderId}`}>{name}</Link>
        : !reservationNumber && breeder
        ? <Link href={accountHref(breeder.email)}>{name}</Link>
        : name}
      {buyer && (
        <span className={css.detail}>
          {texts.buyer} <Link href={accountHref(buyer.email)}>{buyer.name}</Link>
        </span>
      )}
      {breeder && reservationNumber && (
        <span className={css.detail}>
          {texts.breeder} <Link href={accountHref(breeder.email)}>{breeder.name}</Link>
        </span>
      )}
    </div>
  );
}
