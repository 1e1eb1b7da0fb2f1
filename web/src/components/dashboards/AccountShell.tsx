import type { ReactNode } from "react";
import { ButtonLink, Container, Empty, Tabs } from "@hearthpaw/ui-kit";
import type { SitePath } from "../../lib/addresses.ts";
import { useShownLocation } from "../../lib/shown_location.ts";
import { RequireSession } from "../session/RequireSession.tsx";
import { useSession } from "../session/session.tsx";
import * as texts from "./texts.ts";
import css from "./dashboards.module.css";

/** Tabs of a buyer's account. */
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

/** Tabs of staff, who neither reserve nor save pets. */
const OF_STAFF = new Set<string>(["profile", "settings"]);

/** The account of the signed-in user: its tabs, and the screen of the tab in the address. */
export function AccountShell({ title, children }: {
  /** Heading for signed-out visitors: "Your reservations". */
  title: string;
  children: ReactNode;
}) {
  return (
    <RequireSession title={title}>
      <Frame title={title}>{children}</Frame>
    </RequireSession>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  const { pathname } = useShownLocation();
  const { user } = useSession();
  const here = tabs.find(({ href }) => pathname.startsWith(href)) ?? tabs[0];
  const isStaff = user?.role === "Admin";
  return (
    <Container className={css.page}>
      <p className={css.whose}>{user ? `${user.firstName} ${user.lastName}` : texts.yourAccount}</p>
      <Tabs
        label={texts.account}
        tabs={isStaff ? tabs.filter(({ id }) => OF_STAFF.has(id)) : tabs}
        value={here.id}
        className={css.tabs}
      >
        {isStaff && !OF_STAFF.has(here.id)
          ? (
            <Empty
              heading="h1"
              icon="lock"
              title={title}
              action={<ButtonLink href="/admin">{texts.goToStaffPages}</ButtonLink>}
            >
              <p>{texts.staffAccountsDontBuy}</p>
            </Empty>
          )
          : children}
      </Tabs>
    </Container>
  );
}
