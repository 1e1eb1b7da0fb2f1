import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  type ApiError,
  type CallOptions,
  listWaitingPayoutsQuery,
  retryPayoutMutation,
  settleBalance,
  type SettleBalanceBody,
  settlePayout,
  translate,
  type WaitingPayout,
} from "@hearthpaw/client";
import { Button, Empty, exactText, formatCents, Loading, Skeleton, useToast } from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { Held } from "../../components/staff/Held.tsx";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useHeld } from "../../components/staff/use_decisions.ts";
import { useClient } from "../../lib/client_context.ts";
import { readAgain } from "../../lib/read_again.ts";
import { SettleForm, type SettleWays } from "./SettleForm.tsx";
import * as texts from "./payout_texts.ts";
import css from "./money.module.css";

type Ways = SettleWays<SettleBalanceBody["how"]>;
const DEBT: Ways = {
  label: texts.how,
  options: [
    { value: "paid-elsewhere", label: texts.debtPaid },
    { value: "written-off", label: texts.debtWrittenOff },
  ],
};
const FUNDS: Ways = {
  label: texts.how,
  options: [
    { value: "paid-elsewhere", label: texts.fundsPaid },
    { value: "written-off", label: texts.fundsUnclaimed },
  ],
};

/** Payouts and breeders' balances that have waited for a day, each with the reason. */
export function PayoutsScreen() {
  return (
    <AdminShell title={texts.waitingPayouts}>
      <h1 className={css.heading}>{texts.waitingPayouts}</h1>
      <p className={css.soft}>{texts.waitingLead}</p>
      <Waiting />
    </AdminShell>
  );
}

function Waiting() {
  const client = useClient();
  const { data, error, refetch } = useQuery(listWaitingPayoutsQuery(client));
  if (error && !data) return <StaffError error={error as ApiError} onRetry={() => refetch()} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton height={320} />
      </Loading>
    );
  }
  if (data.waiting.length === 0) {
    return (
      <Empty icon="check" title={texts.nothingWaits}>
        <p>{texts.nothingWaitsHint}</p>
      </Empty>
    );
  }
  return (
    <>
      <ul className={css.list}>
        {data.waiting.map((one) => (
          <OneWaiting key={`${one.breederId} ${one.payoutId ?? one.reason}`} one={one} />
        ))}
      </ul>
      {data.hasMore && <p className={css.soft}>{texts.longestFirst(data.waiting.length)}</p>}
    </>
  );
}

function OneWaiting({ one }: { one: WaitingPayout }) {
  const client = useClient();
  const queries = useQueryClient();
  const { show } = useToast();
  const [isAsking, setAsking] = useState(false);
  const amount = formatCents(one.amountCents);
  const retry = useMutation({
    ...retryPayoutMutation(client),
    onSuccess: () => show({ tone: "done", title: texts.tryingAgain(amount) }),
    onSettled: readAgain(queries, listWaitingPayoutsQuery(client).queryKey),
  });
  const { payoutId, breederId, amountCents } = one;
  const side = one.reason === "owed" ? "debt" : "funds";
  const caseId = payoutId ?? `${breederId} ${side}`;
  const held = useHeld("waitingPayouts", caseId);
  const settle = (
    reason: string,
    how: SettleBalanceBody["how"] = "paid-elsewhere",
    options: CallOptions,
  ): Promise<object> =>
    payoutId ? settlePayout(client, { id: payoutId, body: { reason } }, options) : settleBalance(client, {
      id: breederId,
      body: { side, how, amountCents, balanceCents: amountCents, reason },
    }, options);
  return (
    <li className={css.refund}>
      <div className={css.head}>
        <strong>{one.programName}</strong>
        <span className={css.amount}>{amount}</span>
      </div>
      <div className={css.facts}>
        <span>{texts.REASONS[one.reason]}</span>
        <span>{texts.since(exactText(one.since))}</span>
        {one.isClosed && <span>{texts.accountIsClosed}</span>}
        {one.failure && <span>{texts.lastError(one.failure.replaceAll("_", " "))}</span>}
        {one.nextTryAt && <span>{texts.nextTry(exactText(one.nextTryAt))}</span>}
      </div>
      {retry.error && <StaffError error={translate(retry.error)} />}
      {held && <Held title={held} />}
      {!held && (one.canRetry || one.canSettle) && (
        <div className={css.buttons}>
          {one.canRetry && payoutId && (
            <Button
              variant="secondary"
              loading={retry.isPending}
              onClick={() => retry.mutate({ id: payoutId })}
            >
              {texts.tryAgain}
            </Button>
          )}
          {one.canSettle && (
            <Button
              variant="secondary"
              disabled={retry.isPending}
              onClick={() => setAsking(true)}
            >
              {texts.settle}
            </Button>
          )}
        </div>
      )}
      {isAsking && (
        <SettleForm
          kind="waitingPayouts"
          id={caseId}
          words={{
            title: texts.settleQuestion(amount),
            button: texts.settle,
            done: texts.settled(amount),
            failed: texts.notSettled(amount),
            hint: payoutId
              ? texts.settlePayoutHint(one.programName)
              : side === "debt"
              ? texts.settleDebtHint(one.programName)
              : texts.settleFundsHint(one.programName),
          }}
          ways={payoutId ? undefined : side === "debt" ? DEBT : FUNDS}
          settle={settle}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
