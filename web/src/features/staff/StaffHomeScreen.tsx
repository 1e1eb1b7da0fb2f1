import { useQuery } from "@tanstack/react-query";
import {
  type ApiError,
  listAuditEntriesQuery,
  listChangeRequestsQuery,
  listDisputesToDecideQuery,
  listListingsInReviewQuery,
  listOwedRefundsQuery,
  listParentsInReviewQuery,
  listReportsQuery,
  listUsersQuery,
  listVerificationsQuery,
} from "@hearthpaw/client";
import { Link, Loading, Skeleton, Stack, Stat, type StatProps } from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { needsSecondFactor, StaffError } from "../../components/staff/StaffError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { Entry } from "./Entry.tsx";
import * as texts from "./texts.ts";
import css from "./staff.module.css";

/** How many of the latest decisions are shown. */
const LATEST = 5;

/** The first page of staff: what waits for a decision, and what was decided last. */
export function StaffHomeScreen() {
  return (
    <AdminShell title={texts.staff}>
      <h1 className={css.heading}>{texts.today}</h1>
      <Today />
    </AdminShell>
  );
}

function Today() {
  const client = useClient();
  const log = useQuery(listAuditEntriesQuery(client));
  // What one call is refused for, all are: it is said once.
  if (log.error && needsSecondFactor(log.error as ApiError)) {
    return <StaffError error={log.error as ApiError} />;
  }
  return (
    <Stack gap={6}>
      <section aria-labelledby="waits">
        <h2 id="waits" className={css.small}>{texts.needsADecision}</h2>
        <div className={css.stats}>
          <Listings />
          <Parents />
          <Changes />
          <Verifications />
          <Refunds />
          <Reports />
          <Disputes />
        </div>
      </section>
      <section aria-labelledby="accounts">
        <h2 id="accounts" className={css.small}>{texts.accounts}</h2>
        <div className={css.stats}>
          <Suspended />
        </div>
      </section>
      <section aria-labelledby="latest">
        <h2 id="latest" className={css.small}>{texts.latestDecisions}</h2>
        <div className={css.below}>
          {log.isPending
            ? (
              <Loading>
                <Skeleton height={200} />
              </Loading>
            )
            : log.error
            ? <StaffError error={log.error as ApiError} onRetry={() => log.refetch()} />
            : log.data.entries.length === 0
            ? <p className={css.soft}>{texts.noDecisionsYetEveryStaffDecision}</p>
            : (
              <>
                <ul className={css.entries}>
                  {log.data.entries.slice(0, LATEST).map((entry) => <Entry key={entry.id} entry={entry} />)}
                </ul>
                <p className={css.more}>
                  <Link href="/admin/audit">{texts.allDecisions}</Link>
                </p>
              </>
            )}
        </div>
      </section>
    </Stack>
  );
}

function Listings() {
  const { data, isPending } = useQuery(listListingsInReviewQuery(useClient()));
  return (
    <Queue
      label={texts.listingsInReview}
      href="/admin/listings"
      icon="paw"
      isPending={isPending}
      count={data?.pets.length}
      hasMore={Boolean(data?.nextCursor)}
    />
  );
}

function Parents() {
  const { data, isPending } = useQuery(listParentsInReviewQuery(useClient()));
  return (
    <Queue
      label={texts.parentsInReview}
      href="/admin/parents"
      icon="paw"
      isPending={isPending}
      count={data?.parents.length}
      hasMore={Boolean(data?.nextCursor)}
    />
  );
}

function Changes() {
  const { data, isPending } = useQuery(listChangeRequestsQuery(useClient()));
  return (
    <Queue
      label={texts.listingChanges}
      href="/admin/change-requests"
      icon="edit"
      isPending={isPending}
      count={data?.changeRequests.length}
      hasMore={Boolean(data?.nextCursor)}
    />
  );
}

function Verifications() {
  const { data, isPending } = useQuery(listVerificationsQuery(useClient()));
  return (
    <Queue
      label={texts.verifications}
      href="/admin/verifications"
      icon="shield"
      isPending={isPending}
      count={data?.verifications.length}
      hasMore={Boolean(data?.nextCursor)}
    />
  );
}

function Reports() {
  const { data, isPending } = useQuery(listReportsQuery(useClient(), {}));
  return (
    <Queue
      label={texts.reportsToDecide}
      href="/admin/reports"
      icon="warning"
      isPending={isPending}
      count={data?.reports.length}
      hasMore={Boolean(data?.nextCursor)}
    />
  );
}

function Disputes() {
  const { data, isPending } = useQuery(listDisputesToDecideQuery(useClient()));
  return (
    <Queue
      label={texts.disputesToDecide}
      href="/admin/disputes"
      icon="warning"
      isPending={isPending}
      count={data?.disputes.length}
      hasMore={Boolean(data?.nextCursor)}
    />
  );
}

function Refunds() {
  const { data, isPending } = useQuery(listOwedRefundsQuery(useClient()));
  return (
    <Queue
      label={texts.refundsThatHaventArrived}
      href="/admin/refunds"
      icon="card"
      isPending={isPending}
      count={data?.refunds.length}
      hasMore={Boolean(data?.nextCursor)}
    />
  );
}

function Suspended() {
  const { data, isPending } = useQuery(listUsersQuery(useClient(), { accountStatus: "Suspended" }));
  return (
    <Queue
      label={texts.suspended}
      href="/admin/users?status=Suspended"
      icon="lock"
      isPending={isPending}
      count={data?.users.length}
      hasMore={Boolean(data?.nextCursor)}
    />
  );
}

/** How many there are, as far as one page tells: "25+". */
function Queue({ isPending, count, hasMore, ...about }: Pick<StatProps, "label" | "href" | "icon"> & {
  isPending: boolean;
  count: number | undefined;
  hasMore: boolean;
}) {
  const value = isPending
    ? <Skeleton text width={32} />
    : count === undefined
    ? "–"
    : `${count}${hasMore ? "+" : ""}`;
  return <Stat {...about} value={value} />;
}
