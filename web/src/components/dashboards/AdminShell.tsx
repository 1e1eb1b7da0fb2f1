import type { ReactNode } from "react";
import type { StaffQueues, StaffRank } from "@hearthpaw/client";
import { Container, SideNav } from "@hearthpaw/ui-kit";
import type { SitePath } from "../../lib/addresses.ts";
import { useShownLocation } from "../../lib/shown_location.ts";
import { RequireSession } from "../session/RequireSession.tsx";
import { useSession } from "../session/session.tsx";
import { rankAdmits } from "../staff/ranks.ts";
import { StepUp } from "../staff/StepUp.tsx";
import { useDecisions } from "../staff/use_decisions.ts";
import { useLiveQueues } from "../staff/use_live_queues.ts";
import { useStaffQueues } from "../staff/use_staff_queues.ts";
import * as texts from "./texts.ts";
import css from "./dashboards.module.css";

type Group = {
  title?: string;
  links: readonly {
    label: string;
    href: SitePath;
    queue?: keyof StaffQueues;
    /** Ranks beside `admin` that may open it; all if empty. */
    ranks?: readonly StaffRank[];
  }[];
};

/** Pages of staff: first the queues to decide, then pages to look things up and change settings. */
const groups: readonly Group[] = [
  { links: [{ label: texts.today, href: "/admin" }] },
  {
    title: texts.toReview,
    links: [
      {
        label: texts.verifications,
        href: "/admin/verifications",
        queue: "verifications",
        ranks: ["moderator"],
      },
      { label: texts.listings, href: "/admin/listings", queue: "listings", ranks: ["moderator"] },
      { label: texts.parents, href: "/admin/parents", queue: "parents", ranks: ["moderator"] },
      { label: texts.changes, href: "/admin/change-requests", queue: "changeRequests", ranks: ["moderator"] },
      {
        label: texts.programChanges,
        href: "/admin/claim-changes",
        queue: "claimChanges",
        ranks: ["moderator"],
      },
    ],
  },
  {
    title: texts.toResolve,
    links: [
      { label: texts.reports, href: "/admin/reports", queue: "reports", ranks: ["moderator"] },
      {
        label: texts.fraudCases,
        href: "/admin/fraud",
        queue: "fraud",
        ranks: ["moderator", "finance"],
      },
      { label: texts.disputes, href: "/admin/disputes", queue: "disputes", ranks: ["finance"] },
      {
        label: texts.deliveries,
        href: "/admin/deliveries",
        queue: "deliveries",
        ranks: ["support", "finance"],
      },
      { label: texts.refunds, href: "/admin/refunds", queue: "refunds", ranks: ["finance"] },
      { label: texts.chargebacks, href: "/admin/chargebacks", queue: "chargebacks", ranks: ["finance"] },
      { label: texts.secondPerson, href: "/admin/approvals", queue: "approvals", ranks: ["finance"] },
    ],
  },
  {
    title: texts.money,
    links: [
      { label: texts.waitingMoney, href: "/admin/money-waiting", queue: "money", ranks: ["finance"] },
      { label: texts.orders, href: "/admin/orders", queue: "handoffs", ranks: ["support", "finance"] },
      { label: texts.payouts, href: "/admin/payouts", ranks: ["finance"] },
      { label: texts.promoCodes, href: "/admin/discount-codes", ranks: ["finance"] },
      {
        label: texts.reconciliation,
        href: "/admin/reconciliation",
        queue: "reconciliation",
        ranks: ["finance"],
      },
    ],
  },
  {
    title: texts.accountsAndRules,
    links: [
      { label: texts.accounts, href: "/admin/users", ranks: ["moderator", "support"] },
      { label: texts.staff, href: "/admin/staff", ranks: [] },
      { label: texts.stateRules, href: "/admin/state-rules", ranks: [] },
      { label: texts.log, href: "/admin/audit", ranks: [] },
    ],
  },
];

/** The frame of every staff page. */
export function AdminShell({ title, children }: {
  /** Heading for signed-out visitors: "Accounts". */
  title: string;
  children: ReactNode;
}) {
  return (
    <RequireSession title={title} role="admin">
      <Frame>{children}</Frame>
      <StepUp />
    </RequireSession>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useShownLocation();
  useLiveQueues();
  useDecisions();
  const queues = useStaffQueues().data?.queues;
  const rank = useSession().user?.staffRank;
  const own = groups.map((group) => ({
    ...group,
    links: group.links.filter(({ ranks }) => rankAdmits(rank, ranks)),
  })).filter(({ links }) => links.length > 0);
  const links = own.flatMap(({ links }) => links);
  const here = links.findLast(({ href }) => pathname.startsWith(href));
  // Money that has waited a day is in the other queues too, so it is not counted twice.
  const all = links.flatMap(({ queue }) => queues && queue && queue !== "money" ? [queues[queue]] : []);
  return (
    <Container className={css.page}>
      <SideNav
        label={texts.staff}
        current={here?.href ?? "/admin"}
        note={queues && texts.waiting(texts.counted({
          count: all.reduce((sum, { count }) => sum + count, 0),
          hasMore: all.some(({ hasMore }) => hasMore),
        }))}
        groups={own.map(({ title, links }) => ({
          title,
          links: links.map(({ queue, ranks: _, ...link }) => ({
            ...link,
            count: queue && queues?.[queue].count ? texts.counted(queues[queue]) : undefined,
          })),
        }))}
        className={css.tabs}
      >
        {children}
      </SideNav>
    </Container>
  );
}
