import type { ReactNode } from "react";
import type { StaffQueues } from "@hearthpaw/client";
import { Container, SideNav } from "@hearthpaw/ui-kit";
import type { SitePath } from "../../lib/addresses.ts";
import { useShownLocation } from "../../lib/shown_location.ts";
import { RequireSession } from "../session/RequireSession.tsx";
import { StepUp } from "../staff/StepUp.tsx";
import { useStaffQueues } from "../staff/use_staff_queues.ts";
import * as texts from "./texts.ts";
import css from "./dashboards.module.css";

type Group = {
  title?: string;
  links: readonly { label: string; href: SitePath; queue?: keyof StaffQueues }[];
};

/** The staff's pages: what waits for a decision, then where staff look things up and set them. */
const groups: readonly Group[] = [
  { links: [{ label: texts.today, href: "/admin" }] },
  {
    title: texts.toReview,
    links: [
      { label: texts.verifications, href: "/admin/verifications", queue: "verifications" },
      { label: texts.listings, href: "/admin/listings", queue: "listings" },
      { label: texts.parents, href: "/admin/parents", queue: "parents" },
      { label: texts.changes, href: "/admin/change-requests", queue: "changeRequests" },
    ],
  },
  {
    title: texts.toResolve,
    links: [
      { label: texts.reports, href: "/admin/reports", queue: "reports" },
      { label: texts.disputes, href: "/admin/disputes", queue: "disputes" },
      { label: texts.refunds, href: "/admin/refunds", queue: "refunds" },
      { label: texts.chargebacks, href: "/admin/chargebacks", queue: "chargebacks" },
    ],
  },
  {
    title: texts.money,
    links: [
      { label: texts.orders, href: "/admin/orders", queue: "handoffs" },
      { label: texts.payouts, href: "/admin/payouts" },
      { label: texts.promoCodes, href: "/admin/discount-codes" },
      { label: texts.reconciliation, href: "/admin/reconciliation", queue: "reconciliation" },
    ],
  },
  {
    title: texts.accountsAndRules,
    links: [
      { label: texts.accounts, href: "/admin/users" },
      { label: texts.stateRules, href: "/admin/state-rules" },
      { label: texts.log, href: "/admin/audit" },
    ],
  },
];
const links = groups.flatMap(({ links }) => links);

/** Around every page of staff. */
export function AdminShell({ title, children }: {
  /** What would be here, said to those who are not signed in: "Accounts". */
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
  const queues = useStaffQueues().data?.queues;
  const here = links.findLast(({ href }) => pathname.startsWith(href));
  const all = links.flatMap(({ queue }) => queues && queue ? [queues[queue]] : []);
  return (
    <Container className={css.page}>
      <SideNav
        label={texts.staff}
        current={here?.href ?? "/admin"}
        note={queues && texts.waiting(texts.counted({
          count: all.reduce((sum, { count }) => sum + count, 0),
          hasMore: all.some(({ hasMore }) => hasMore),
        }))}
        groups={groups.map(({ title, links }) => ({
          title,
          links: links.map(({ queue, ...link }) => ({
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
