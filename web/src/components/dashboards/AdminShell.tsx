import type { ReactNode } from "react";
import { Container, Tabs } from "@hearthpaw/ui-kit";
import { useLocation, useRouter } from "../../lib/router/hooks.ts";
import { findRoute } from "../../lib/router/match.ts";
import { RequireSession } from "../session/RequireSession.tsx";
import css from "./dashboards.module.css";

/** The parts of the staff's pages; those whose page is not part of the site are left out. */
const parts = [
  { id: "today", label: "Today", href: "/admin" },
  { id: "verifications", label: "Verifications", href: "/admin/verifications" },
  { id: "listings", label: "Listings", href: "/admin/listings" },
  { id: "changes", label: "Changes", href: "/admin/change-requests" },
  { id: "reports", label: "Reports", href: "/admin/reports" },
  { id: "disputes", label: "Disputes", href: "/admin/disputes" },
  { id: "orders", label: "Orders", href: "/admin/orders" },
  { id: "users", label: "Accounts", href: "/admin/users" },
  { id: "discount-codes", label: "Discount codes", href: "/admin/discount-codes" },
  { id: "state-rules", label: "State rules", href: "/admin/state-rules" },
  { id: "audit", label: "Log", href: "/admin/audit" },
] as const;

/** Around every page of staff. A new page is in the row of tabs as soon as its route exists. */
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
  const { routes } = useRouter();
  const { pathname } = useLocation();
  const shown = parts.filter(({ href }) => findRoute(routes, href));
  const here = shown.findLast(({ href }) => pathname.startsWith(href));
  return (
    <Container className={css.page}>
      <p className={css.whose}>Staff</p>
      <Tabs label="Staff" tabs={shown} value={here?.id ?? "today"} className={css.tabs}>
        {children}
      </Tabs>
    </Container>
  );
}
