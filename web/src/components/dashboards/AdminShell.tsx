import type { ReactNode } from "react";
import { Container, Tabs } from "@hearthpaw/ui-kit";
import type { SitePath } from "../../lib/addresses.ts";
import { useShownLocation } from "../../lib/shown_location.ts";
import { RequireSession } from "../session/RequireSession.tsx";
import * as texts from "./texts.ts";
import css from "./dashboards.module.css";

/** The parts of the staff's pages. */
const parts = [
  { id: "today", label: texts.today, href: "/admin" },
  { id: "verifications", label: texts.verifications, href: "/admin/verifications" },
  { id: "listings", label: texts.listings, href: "/admin/listings" },
  { id: "parents", label: texts.parents, href: "/admin/parents" },
  { id: "changes", label: texts.changes, href: "/admin/change-requests" },
  { id: "reports", label: texts.reports, href: "/admin/reports" },
  { id: "disputes", label: texts.disputes, href: "/admin/disputes" },
  { id: "orders", label: texts.orders, href: "/admin/orders" },
  { id: "refunds", label: texts.refunds, href: "/admin/refunds" },
  { id: "chargebacks", label: texts.chargebacks, href: "/admin/chargebacks" },
  { id: "reconciliation", label: texts.reconciliation, href: "/admin/reconciliation" },
  { id: "codes", label: texts.promoCodes, href: "/admin/discount-codes" },
  { id: "users", label: texts.accounts, href: "/admin/users" },
  { id: "states", label: texts.stateRules, href: "/admin/state-rules" },
  { id: "audit", label: texts.log, href: "/admin/audit" },
] as const satisfies readonly { id: string; label: string; href: SitePath }[];

/** Around every page of staff. */
export function AdminShell({ title, children }: {
  /** What would be here, said to those who are not signed in: "Accounts". */
  title: string;
  children: ReactNode;
}) {
  return (
    <RequireSession title={title} role="admin">
      <Frame>{children}</Frame>
    </RequireSession>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useShownLocation();
  const here = parts.findLast(({ href }) => pathname.startsWith(href));
  return (
    <Container className={css.page}>
      <p className={css.whose}>{texts.staff}</p>
      <Tabs label={texts.staff} tabs={parts} value={here?.id ?? "today"} className={css.tabs}>
        {children}
      </Tabs>
    </Container>
  );
}
