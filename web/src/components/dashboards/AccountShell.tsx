import type { ReactNode } from "react";
import { Container, Tabs } from "@hearthpaw/ui-kit";
import { useLocation, useRouter } from "../../lib/router/hooks.ts";
import { findRoute } from "../../lib/router/match.ts";
import { RequireSession } from "../session/RequireSession.tsx";
import { useSession } from "../session/session.tsx";
import css from "./dashboards.module.css";

/** The tabs of a buyer's account; those whose page is not part of the site are left out. */
const tabs = [
  { id: "reserved", label: "Reserved", href: "/account/reserved" },
  { id: "favorited", label: "Favorites", href: "/account/favorited" },
  { id: "applications", label: "Applications", href: "/account/applications" },
  { id: "profile", label: "Profile", href: "/account/profile" },
  { id: "settings", label: "Settings", href: "/account/settings" },
] as const;

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
  const { routes } = useRouter();
  const { pathname } = useLocation();
  const { user } = useSession();
  const shown = tabs.filter(({ href }) => findRoute(routes, href));
  const here = shown.find(({ href }) => pathname.startsWith(href)) ?? shown[0];
  return (
    <Container className={css.page}>
      <p className={css.whose}>{user ? `${user.firstName} ${user.lastName}` : "Your account"}</p>
      <Tabs label="Account" tabs={shown} value={here?.id ?? "reserved"} className={css.tabs}>
        {children}
      </Tabs>
    </Container>
  );
}
