import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import {
  type ApiError,
  getReconciliationQuery,
  type MoneyCheck,
  type MoneyDifference,
  startReconciliationMutation,
  translate,
} from "@hearthpaw/client";
import { Button, Empty, exactText, formatCents, Link, Loading, LOCALE, Skeleton } from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { FindingCard } from "./FindingCard.tsx";
import * as texts from "./texts.tsx";
import css from "./money.module.css";

/** Interval at which the page checks whether a running comparison has ended, in ms. */
const EVERY_MS = 3_000;

/** Differences between our ledger and the payment provider's record, and the time of the last comparison. */
export function ReconciliationScreen() {
  return (
    <AdminShell title={texts.reconciliation}>
      <h1 className={css.heading}>{texts.reconciliation}</h1>
      <p className={css.soft}>
        {texts.reconciliationLead}
      </p>
      <Reconciliation />
    </AdminShell>
  );
}

function Reconciliation() {
  const client = useClient();
  const queryClient = useQueryClient();
  const query = getReconciliationQuery(client);
  const { data, error, isPending, refetch } = useQuery({
    ...query,
    refetchInterval: ({ state }) => state.data?.isUnderWay ? EVERY_MS : false,
  });
  const checking = useMutation({
    ...startReconciliationMutation(client),
    onSuccess: (answer) => queryClient.setQueryData(query.queryKey, answer),
  });
  const isAsking = checking.isPending;
  const refusal = checking.error && translate(checking.error);
  const check = () => {
    if (!isAsking) checking.mutate();
  };

  if (error && !data) return <StaffError error={error as ApiError} onRetry={() => refetch()} />;
  if (isPending) {
    return (
      <Loading>
        <Skeleton height={320} />
      </Loading>
    );
  }
  const { differences, total, findings, findingsTotal } = data;
  return (
    <>
      <div className={css.check} aria-live="polite">
        {data.check ? <LastCheck check={data.check} /> : <p>{texts.nothingHasBeenComparedYet}</p>}
        <Button variant="secondary" loading={isAsking || data.isUnderWay} onClick={() => check()}>
          {data.isUnderWay ? texts.comparing : texts.compareNow}
        </Button>
      </div>
      {refusal && <StaffError error={refusal} />}
      {findingsTotal > 0 && (
        <>
          <h2 className={css.subheading}>
            {texts.findingsHeading({ count: findingsTotal, amount: formatCents(data.findingsCents) })}
          </h2>
          <p className={css.soft}>{texts.findingsLead}</p>
          <ul className={css.list}>
            {findings.map((finding) => <FindingCard key={finding.id} finding={finding} />)}
          </ul>
          {findingsTotal > findings.length && (
            <p className={css.soft}>{texts.theOldestAreListedHere(findings.length)}</p>
          )}
        </>
      )}
      {total > 0
        ? (
          <>
            <h2 className={css.subheading}>
              {total === 1 ? texts.difference : texts.totalDifferences(total)}
            </h2>
            <ul className={css.list}>
              {differences.map((one) => <Difference key={`${one.rule} ${one.subject}`} difference={one} />)}
            </ul>
            {total > differences.length && (
              <p className={css.soft}>{texts.theOldestAreListedHere(differences.length)}</p>
            )}
          </>
        )
        : data.check && findingsTotal === 0 && (
          <Empty icon="check" title={texts.everythingMatches}>
            <p>{texts.noDifferencesHint}</p>
          </Empty>
        )}
    </>
  );
}

function LastCheck({ check }: { check: MoneyCheck }) {
  const count = (number: number, one: string) =>
    `${number.toLocaleString(LOCALE)} ${number === 1 ? one : `${one}s`}`;
  const seen = [
    count(check.reservations, "reservation"),
    count(check.charges, "charge"),
    count(check.refunds, "refund"),
    count(check.disputes, "chargeback"),
    count(check.payouts, "payout"),
  ].join(", ");
  return (
    <p>
      {texts.lastComparison({
        endedAt: exactText(check.endedAt),
        strong: (text) => <strong>{text}</strong>,
        seen,
        balance: check.booksCents !== null && check.providerCents !== null
          ? { books: formatCents(check.booksCents), provider: formatCents(check.providerCents) }
          : undefined,
        others: check.others > 0 ? count(check.others, "object") : undefined,
        settled: check.settled > 0 ? count(check.settled, "difference") : undefined,
      })}
    </p>
  );
}

/**
 * Returns whether the orders page finds the difference's subject: a payment or a reservation, not a pet or a
 * booking.
 */
const namesOrder = ({ rule, subject }: MoneyDifference): boolean =>
  subject.startsWith("pi_") || rule === "I7" || rule === "state";

/** Advice for staff on a difference, beyond looking at it. */
const NEXT_STEPS: Partial<Record<MoneyDifference["rule"], string>> = {
  I2: texts.whatToDoWithDifferences,
  I7: texts.fullRefundHelp,
};

function Difference({ difference }: { difference: MoneyDifference }) {
  const { rule, title, subject, detail, firstSeenAt } = difference;
  const nextStep = subject === "provider-clearing" ? texts.clearingHelp : NEXT_STEPS[rule];
  return (
    <li className={css.refund}>
      <div className={css.head}>
        <strong>{title}</strong>
        <span className={css.soft}>{rule}</span>
      </div>
      <p>{detail}</p>
      {nextStep && <p className={css.soft}>{nextStep}</p>}
      <div className={css.facts}>
        <span>{texts.firstSeen(exactText(firstSeenAt))}</span>
        <span>{subject}</span>
        {namesOrder(difference) && (
          <Link href={`/admin/orders?find=${encodeURIComponent(subject)}`}>{texts.findTheOrder}</Link>
        )}
      </div>
    </li>
  );
}
