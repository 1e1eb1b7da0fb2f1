import { useQuery } from "@tanstack/react-query";
import { type ApiError, listAuditEntriesQuery, type StaffQueues, type StaffRank } from "@hearthpaw/client";
import { agoText, Link, Loading, Skeleton, Stack, Stat, type StatProps } from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { useSession } from "../../components/session/session.tsx";
import { rankAdmits } from "../../components/staff/ranks.ts";
import { needsSecondFactor, StaffError } from "../../components/staff/StaffError.tsx";
import { useStaffQueues } from "../../components/staff/use_staff_queues.ts";
import { useClient } from "../../lib/client_context.ts";
import { Entry } from "./Entry.tsx";
import * as texts from "./texts.ts";
import { useNow } from "./use_now.ts";
import css from "./staff.module.css";

/** Number of latest decisions shown. */
const LATEST = 5;

type QueueName = Exclude<keyof StaffQueues, "suspendedAccounts">;
const QUEUES: readonly (Pick<StatProps, "label" | "href" | "icon"> & {
  name: QueueName;
  ranks: readonly StaffRank[];
})[] = [
  {
    name: "verifications",
    label: texts.verifications,
    href: "/admin/verifications",
    icon: "shield",
    ranks: ["moderator"],
  },
  {
    name: "listings",
    label: texts.listingsInReview,
    href: "/admin/listings",
    icon: "paw",
    ranks: ["moderator"],
  },
  {
    name: "parents",
    label: texts.parentsInReview,
    href: "/admin/parents",
    icon: "paw",
    ranks: ["moderator"],
  },
  {
    name: "changeRequests",
    label: texts.listingChanges,
    href: "/admin/change-requests",
    icon: "edit",
    ranks: ["moderator"],
  },
  {
    name: "claimChanges",
    label: texts.programChanges,
    href: "/admin/claim-changes",
    icon: "edit",
    ranks: ["moderator"],
  },
  {
    name: "reports",
    label: texts.reportsToResolve,
    href: "/admin/reports",
    icon: "warning",
    ranks: ["moderator"],
  },
  {
    name: "trust",
    label: texts.trustInQuestion,
    href: "/admin/users?trust=asked",
    icon: "shield",
    ranks: [],
  },
  {
    name: "fraud",
    label: texts.fraudCases,
    href: "/admin/fraud",
    icon: "shield",
    ranks: ["moderator", "finance"],
  },
  {
    name: "deliveries",
    label: texts.deliveriesToArrange,
    href: "/admin/deliveries?status=to-arrange",
    icon: "home",
    ranks: ["support", "finance"],
  },
  {
    name: "disputes",
    label: texts.disputesToResolve,
    href: "/admin/disputes",
    icon: "warning",
    ranks: ["finance"],
  },
  {
    name: "refunds",
    label: texts.refundsThatHaventArrived,
    href: "/admin/refunds",
    icon: "card",
    ranks: ["finance"],
  },
  {
    name: "chargebacks",
    label: texts.chargebacksToAnswer,
    href: "/admin/chargebacks",
    icon: "card",
    ranks: ["finance"],
  },
  {
    name: "reconciliation",
    label: texts.moneyThatDoesntMatch,
    href: "/admin/reconciliation",
    icon: "card",
    ranks: ["finance"],
  },
  {
    name: "handoffs",
    label: texts.handOffsToAskAbout,
    href: "/admin/orders?waiting=hand-off",
    icon: "home",
    ranks: ["support", "finance"],
  },
  {
    name: "approvals",
    label: texts.waitingForSecondPerson,
    href: "/admin/approvals",
    icon: "user",
    ranks: ["finance"],
  },
  {
    name: "money",
    label: texts.moneyWaitingForADay,
    href: "/admin/money-waiting",
    icon: "clock",
    ranks: ["finance"],
  },
];

/** The first page of staff: waiting cases and the latest decisions. */
export function StaffHomeScreen() {
  return (
    <AdminShell title={texts.staff}>
      <h1 className={css.heading}>{texts.today}</h1>
      <Home />
    </AdminShell>
  );
}

/** Staff without access to the log see only the waiting cases. */
function Home() {
  return rankAdmits(useSession().user?.staffRank, []) ? <Today /> : (
    <Stack gap={6}>
      <Waiting />
    </Stack>
  );
}

function Today() {
  const client = useClient();
  const log = useQuery(listAuditEntriesQuery(client, { kind: "decisions" }));
  // All calls are refused for the same reason, so the page says it once.
  if (log.error && needsSecondFactor(log.error as ApiError)) {
    return <StaffError error={log.error as ApiError} />;
  }
  return (
    <Stack gap={6}>
      <Waiting />
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
            ? <p className={css.soft}>{texts.latestDecisionsEmpty}</p>
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

/** Number of waiting cases in each queue and the age of the oldest, and the number of suspended accounts. */
function Waiting() {
  const { data, error, refetch } = useStaffQueues();
  const now = useNow();
  const rank = useSession().user?.staffRank;
  if (!data && error) return <StaffError error={error as ApiError} onRetry={() => refetch()} />;
  const unknown = <Skeleton text width={32} />;
  return (
    <>
      <section aria-labelledby="waits">
        <h2 id="waits" className={css.small}>{texts.needsADecision}</h2>
        <div className={css.stats}>
          {QUEUES.filter(({ ranks }) => rankAdmits(rank, ranks)).map(({ name, ranks: _, ...about }) => {
            const queue = data?.queues[name];
            const since = queue?.oldestAt && texts.since(agoText(queue.oldestAt, now));
            return (
              <Stat
                key={name}
                {...about}
                value={queue ? texts.counted(queue) : unknown}
                trend={since ? { direction: "same", text: since } : undefined}
              />
            );
          })}
        </div>
      </section>
      {rankAdmits(rank, ["moderator", "support"]) && (
        <section aria-labelledby="accounts">
          <h2 id="accounts" className={css.small}>{texts.accounts}</h2>
          <div className={css.stats}>
            <Stat
              label={texts.suspended}
              href="/admin/users?status=Suspended"
              icon="lock"
              value={data ? texts.counted(data.queues.suspendedAccounts) : unknown}
            />
          </div>
        </section>
      )}
    </>
  );
}
