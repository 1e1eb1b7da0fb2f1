import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type ApiError, listOwedRefunds, type OwedRefund, retryRefund, translate } from "@hearthpaw/client";
import { Button, Empty, exactText, formatCents, Skeleton, useToast } from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { SettleForm } from "./SettleForm.tsx";
import css from "./money.module.css";

/** Refunds that have not arrived, the longest owed first. */
export function RefundsScreen() {
  return (
    <AdminShell title="Refunds">
      <h1 className={css.heading}>Refunds</h1>
      <p className={css.soft}>
        These refunds haven't reached the buyer yet. They stay owed, and we don't release the sale's funds to
        the breeder, until they arrive or you pay them another way.
      </p>
      <Refunds />
    </AdminShell>
  );
}

const KEY = ["listOwedRefunds", "pages"] as const;

function Refunds() {
  const client = useClient();
  const list = useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam, signal }) =>
      listOwedRefunds(client, pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const refunds = list.data?.pages.flatMap((page) => page.refunds) ?? [];
  if (list.error && !refunds.length) {
    return <StaffError error={list.error as ApiError} onRetry={() => list.refetch()} />;
  }
  if (list.isPending) return <Skeleton height={320} />;
  if (!refunds.length) {
    return (
      <Empty icon="check" title="Every refund has arrived">
        <p>Refunds that fail or take longer than a day will appear here.</p>
      </Empty>
    );
  }
  return (
    <>
      <ul className={css.list}>
        {refunds.map((refund) => <Refund key={refund.id} refund={refund} />)}
      </ul>
      {list.hasNextPage && (
        <p className={css.more}>
          <Button
            variant="secondary"
            loading={list.isFetchingNextPage}
            onClick={() => list.fetchNextPage()}
          >
            Show more refunds
          </Button>
        </p>
      )}
    </>
  );
}

function Refund({ refund }: { refund: OwedRefund }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const amount = formatCents(refund.amountCents);
  const again = () => queryClient.invalidateQueries({ queryKey: KEY });

  async function retry() {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      await retryRefund(client, { id: refund.id });
      show({ tone: "done", title: `Trying the ${amount} refund again` });
      await again();
    } catch (thrown) {
      setError(translate(thrown));
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className={css.refund}>
      <div className={css.head}>
        <span>
          <strong>{refund.buyerName}</strong>, {refund.petName || "a pet"} ({refund.reservationNumber})
        </span>
        <span className={css.amount}>{amount}</span>
      </div>
      <div className={css.facts}>
        <span>{`Breeder: ${refund.programName}`}</span>
        <span>{`Owed since ${exactText(refund.owedSince)}`}</span>
        {refund.failure && <span>{`Last error: ${refund.failure.replaceAll("_", " ")}`}</span>}
        <span>{nextWords(refund)}</span>
      </div>
      {error && <StaffError error={error} />}
      <div className={css.buttons}>
        <Button variant="secondary" loading={isBusy} onClick={() => void retry()}>Try again</Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => setAsking(true)}>Mark as paid</Button>
      </div>
      {isAsking && (
        <SettleForm
          refund={refund}
          onClose={() => setAsking(false)}
          onPaid={() => void again()}
        />
      )}
    </li>
  );
}

function nextWords({ attempts, nextTryAt }: OwedRefund): string {
  const tried = attempts === 1 ? "Tried once." : `Tried ${attempts} times.`;
  return nextTryAt === null
    ? `${tried} We won't try again automatically.`
    : `${tried} Next try: ${exactText(nextTryAt)}.`;
}
