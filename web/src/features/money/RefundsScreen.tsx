import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import {
  type ApiError,
  listOwedRefunds,
  type OwedRefund,
  retryRefundMutation,
  settleRefund,
  type SettleRefundBody,
  translate,
} from "@hearthpaw/client";
import { Button, Empty, exactText, formatCents, Loading, Skeleton, useToast } from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { NextPart } from "../../components/lists/NextPart.tsx";
import { Held } from "../../components/staff/Held.tsx";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useHeld } from "../../components/staff/use_decisions.ts";
import { useReadAgain } from "../../components/staff/use_staff_queues.ts";
import { useClient } from "../../lib/client_context.ts";
import { SettleForm, type SettleWays } from "./SettleForm.tsx";
import * as texts from "./texts.tsx";
import css from "./money.module.css";

const WAYS: SettleWays<SettleRefundBody["how"]> = {
  label: texts.howDidYouPayIt,
  options: [
    { value: "check", label: texts.check },
    { value: "bank-transfer", label: texts.bankTransfer },
    { value: "other", label: texts.anotherWay },
  ],
};

/** Refunds that have not arrived, the longest owed first. */
export function RefundsScreen() {
  return (
    <AdminShell title={texts.refunds}>
      <h1 className={css.heading}>{texts.refunds}</h1>
      <p className={css.soft}>
        {texts.refundsLead}
      </p>
      <Refunds />
    </AdminShell>
  );
}

function Refunds() {
  const client = useClient();
  const list = useInfiniteQuery({
    queryKey: ["listOwedRefunds", "pages"],
    queryFn: ({ pageParam, signal }) =>
      listOwedRefunds(client, pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const refunds = list.data?.pages.flatMap((page) => page.refunds) ?? [];
  if (list.error && !refunds.length) {
    return <StaffError error={list.error as ApiError} onRetry={() => list.refetch()} />;
  }
  if (list.isPending) {
    return (
      <Loading>
        <Skeleton height={320} />
      </Loading>
    );
  }
  if (!refunds.length) {
    return (
      <Empty icon="check" title={texts.everyRefundHasArrived}>
        <p>{texts.noRefundsHint}</p>
      </Empty>
    );
  }
  return (
    <>
      <ul className={css.list}>
        {refunds.map((refund) => <Refund key={refund.id} refund={refund} />)}
      </ul>
      <NextPart list={list}>{texts.showMoreRefunds}</NextPart>
    </>
  );
}

function Refund({ refund }: { refund: OwedRefund }) {
  const client = useClient();
  const { show } = useToast();
  const [isAsking, setAsking] = useState(false);
  const amount = formatCents(refund.amountCents);
  const again = useReadAgain("listOwedRefunds");
  const retry = useMutation({
    ...retryRefundMutation(client),
    onSuccess() {
      show({ tone: "done", title: texts.tryingTheRefundAgain(amount) });
      return again();
    },
  });
  const held = useHeld("owedRefunds", refund.id);

  return (
    <li className={css.refund}>
      <div className={css.head}>
        <span>
          {texts.buyerNameAPet({
            buyerName: <strong>{refund.buyerName}</strong>,
            petName: refund.petName,
            reservationNumber: refund.reservationNumber,
          })}
        </span>
        <span className={css.amount}>{amount}</span>
      </div>
      <div className={css.facts}>
        <span>{texts.breeder(refund.programName)}</span>
        <span>{texts.owedSince(exactText(refund.owedSince))}</span>
        {refund.failure && <span>{texts.lastError(refund.failure.replaceAll("_", " "))}</span>}
        <span>{nextWords(refund)}</span>
      </div>
      {retry.error && <StaffError error={translate(retry.error)} />}
      <div className={css.buttons}>
        {held ? <Held title={held} /> : (
          <>
            <Button
              variant="secondary"
              loading={retry.isPending}
              onClick={() => retry.mutate({ id: refund.id })}
            >
              {texts.tryAgain}
            </Button>
            <Button variant="secondary" disabled={retry.isPending} onClick={() => setAsking(true)}>
              {texts.markAsPaid}
            </Button>
          </>
        )}
      </div>
      {isAsking && (
        <SettleForm
          kind="owedRefunds"
          id={refund.id}
          words={{
            title: texts.markTheRefundAsPaid(amount),
            button: texts.markAsPaid,
            hint: texts.markPaidWarning(refund.buyerName),
            done: texts.refundMarkedPaid(amount),
            failed: texts.refundNotMarkedPaid(amount),
          }}
          ways={WAYS}
          settle={(reason, how = "other", options) =>
            settleRefund(client, { id: refund.id, body: { how, reason } }, options)}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

function nextWords({ attempts, nextTryAt }: OwedRefund): string {
  const tried = attempts === 1 ? texts.triedOnce : texts.triedTimes(attempts);
  return nextTryAt === null
    ? texts.triedNoRetry(tried)
    : texts.triedNextTry({ tried, nextTryAt: exactText(nextTryAt) });
}
