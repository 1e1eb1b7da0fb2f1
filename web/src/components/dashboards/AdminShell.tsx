import type { ReactNode } from "react";
import { Container, Tabs } from "@hearthpaw/ui-kit";
import type { SitePath } from "../../lib/addresses.ts";
import { useShownLocation } from "../../lib/shown_location.ts";
import { RequireSession } from "../session/RequireSession.tsx";
import css from "./dashboards.module.css";

/** The parts of the staff's pages. */
const parts = [
  { id: "today", label: "Today", href: "/admin" },
  { id: "verifications", label: "Verifications", href: "/admin/verifications" },
  { id: "listings", label: "Listings", href: "/admin/listings" },
  { id: "parents", label: "Parents", href: "/admin/parents" },
  { id: "changes", label: "Changes", href: "/admin/change-requests" },
  { id: "reports", label: "Reports", href: "/admin/reports" },
  { id: "disputes", label: "Disputes", href: "/admin/disputes" },
  { id: "orders", label: "Orders", href: "/admin/orders" },
  { id: "refunds", label: "Refunds", href: "/admin/refunds" },
  { id: "chargebacks", label: "Chargebacks", href: "/admin/chargebacks" },
  { id: "reconciliation", label: "Reconciliation", href: "/admin/reconciliation" },
  { id: "codes", label: "Promo codes", href: "/admin/discount-codes" },
  { id: "users", label: "Accounts", href: "/admin/users" },
  { id: "states", label: "State rules", href: "/admin/state-rules" },
  { id: "audit", label: "Log", href: "/admin/audit" },
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
      <p className={css.whose}>Staff</p>
      <Tabs label="Staff" tabs={parts} value={here?.id ?? "today"} className={css.tabs}>
        {children}
      </Tabs>
    </Container>
  );
}
