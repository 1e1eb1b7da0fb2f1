import type { ReactNode } from "react";
import { Container, Tabs } from "@hearthpaw/ui-kit";
import type { SitePath } from "../../lib/addresses.ts";
import { useShownLocation } from "../../lib/shown_location.ts";
import { RequireSession } from "../session/RequireSession.tsx";
import { useSession } from "../session/session.tsx";
import * as texts from "./texts.ts";
import css from "./dashboards.module.css";

/** The tabs of a buyer's account. */
const tabs = [
  { id: "reserved", label: texts.reserved, href: "/account/reserved" },
  { id: "payments", label: texts.payments, href: "/account/payments" },
  { id: "favorited", label: texts.favorites, href: "/account/favorited" },
  { id: "searches", label: texts.savedSearches, href: "/account/searches" },
  { id: "applications", label: texts.applications, href: "/account/applications" },
  { id: "waitlists", label: texts.waitlists, href: "/account/waitlists" },
  { id: "pets", label: texts.yourPets, href: "/account/pets" },
  { id: "profile", label: texts.profile, href: "/account/profile" },
  { id: "settings", label: texts.settings, href: "/account/settings" },
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
      <p className={css.whose}>{user ? `${user.firstName} ${user.lastName}` : texts.yourAccount}</p>
      <Tabs label={texts.account} tabs={tabs} value={here?.id ?? "reserved"} className={css.tabs}>
        {children}
      </Tabs>
    </Container>
  );
}
