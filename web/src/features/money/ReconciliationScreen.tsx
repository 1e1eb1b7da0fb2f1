import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  type ApiError,
  getReconciliationQuery,
  type MoneyCheck,
  type MoneyDifference,
  startReconciliation,
  translate,
} from "@hearthpaw/client";
import { Button, Empty, exactText, Link, Skeleton } from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useClient } from "../../lib/client_context.ts";
import css from "./money.module.css";

/** While a comparison runs, whether it has ended is asked so often, in ms. */
const EVERY_MS = 3_000;

/** What our ledger and the payment provider's record don't say alike, and when they were last compared. */
export function ReconciliationScreen() {
  return (
    <AdminShell title="Reconciliation">
      <h1 className={css.heading}>Reconciliation</h1>
      <p className={css.soft}>
        Every night we compare our ledger with the payment provider's record, and fix what we can. What's left
        needs you.
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
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<ApiError>();

  async function check() {
    if (isAsking) return;
    setAsking(true);
    setRefusal(undefined);
    try {
      queryClient.setQueryData(query.queryKey, await startReconciliation(client));
    } catch (thrown) {
      setRefusal(translate(thrown));
    } finally {
      setAsking(false);
    }
  }

  if (error && !data) return <StaffError error={error as ApiError} onRetry={() => refetch()} />;
  if (isPending) return <Skeleton height={320} />;
  const { differences, total } = data;
  return (
    <>
      <div className={css.check} aria-live="polite">
        {data.check ? <LastCheck check={data.check} /> : <p>Nothing has been compared yet.</p>}
        <Button variant="secondary" loading={isAsking || data.isUnderWay} onClick={() => void check()}>
          {data.isUnderWay ? "Comparing" : "Compare now"}
        </Button>
      </div>
      {refusal && <StaffError error={refusal} />}
      {total > 0
        ? (
          <>
            <h2 className={css.subheading}>{total === 1 ? "1 difference" : `${total} differences`}</h2>
            <ul className={css.list}>
              {differences.map((one) => <Difference key={`${one.rule} ${one.subject}`} difference={one} />)}
            </ul>
            {total > differences.length && (
              <p className={css.soft}>{`The ${differences.length} oldest are listed here.`}</p>
            )}
          </>
        )
        : data.check && (
          <Empty icon="check" title="Everything agrees">
            <p>Differences that we can't settle ourselves will appear here, and you'll get an email.</p>
          </Empty>
        )}
    </>
  );
}

function LastCheck({ check }: { check: MoneyCheck }) {
  const count = (number: number, one: string) =>
    `${number.toLocaleString("en-US")} ${number === 1 ? one : `${one}s`}`;
  const seen = [
    count(check.reservations, "reservation"),
    count(check.charges, "charge"),
    count(check.refunds, "refund"),
    count(check.disputes, "chargeback"),
    count(check.payouts, "payout"),
  ].join(", ");
  return (
    <p>
      <strong>{`Last compared ${exactText(check.endedAt)}.`}</strong> {`We looked at ${seen}.`}
      {check.settled > 0 && ` ${count(check.settled, "difference")} settled on the way.`}
    </p>
  );
}

/** Whether orders are found by the difference's subject: it is a payment or a reservation, not a pet or a booking. */
const namesOrder = ({ rule, subject }: MoneyDifference): boolean =>
  subject.startsWith("pi_") || rule === "I7" || rule === "state";

/** What staff can do about a difference, beyond looking at it. */
const NEXT_STEPS: Partial<Record<MoneyDifference["rule"], string>> = {
  I2:
    "Compare again: most of these settle. One that stays is usually a refund made in the payment provider's dashboard that's " +
    "larger than what was left of the payment, so we can't book it.",
  I7:
    "If all of it was refunded in the payment provider's dashboard, find the order and cancel it to end the sale.",
};

function Difference({ difference }: { difference: MoneyDifference }) {
  const { rule, title, subject, detail, firstSeenAt } = difference;
  return (
    <li className={css.refund}>
      <div className={css.head}>
        <strong>{title}</strong>
        <span className={css.soft}>{rule}</span>
      </div>
      <p>{detail}</p>
      {NEXT_STEPS[rule] && <p className={css.soft}>{NEXT_STEPS[rule]}</p>}
      <div className={css.facts}>
        <span>{`First seen ${exactText(firstSeenAt)}`}</span>
        <span>{subject}</span>
        {namesOrder(difference) && (
          <Link href={`/admin/orders?find=${encodeURIComponent(subject)}`}>Find the order</Link>
        )}
      </div>
    </li>
  );
}
