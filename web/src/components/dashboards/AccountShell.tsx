import type { ReactNode } from "react";
import { Container, Tabs } from "@hearthpaw/ui-kit";
import type { SitePath } from "../../lib/addresses.ts";
import { useShownLocation } from "../../lib/shown_location.ts";
import { RequireSession } from "../session/RequireSession.tsx";
import { useSession } from "../session/session.tsx";
import css from "./dashboards.module.css";

/** The tabs of a buyer's account. */
const tabs = [
  { id: "reserved", label: "Reserved", href: "/account/reserved" },
  { id: "payments", label: "Payments", href: "/account/payments" },
  { id: "favorited", label: "Favorites", href: "/account/favorited" },
  { id: "searches", label: "Saved searches", href: "/account/searches" },
  { id: "applications", label: "Applications", href: "/account/applications" },
  { id: "waitlists", label: "Waitlists", href: "/account/waitlists" },
  { id: "pets", label: "Your pets", href: "/account/pets" },
  { id: "profile", label: "Profile", href: "/account/profile" },
  { id: "settings", label: "Settings", href: "/account/settings" },
] as const satisfies readonly { id: string; label: string; href: SitePath }[];

/** The account of the person who is signed in: its tabs, and the screen of the one that the address names. */
export function AccountShell({ title, children }: {
  /** What would be here, said to those who are not signed in: "Your reservations". */
  title: string;
  children: ReactNode;
}) {
  return (
    <RequireSession title={title}>
      <Frame>{children}</Frame>
    </RequireSession>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useShownLocation();
  const { user } = useSession();
  const here = tabs.find(({ href }) => pathname.startsWith(href)) ?? tabs[0];
  return (
    <Container className={css.page}>
      <p className={css.whose}>{user ? `${user.firstName} ${user.lastName}` : "Your account"}</p>
      <Tabs label="Account" tabs={tabs} value={here?.id ?? "reserved"} className={css.tabs}>
        {children}
      </Tabs>
    </Container>
  );
}
