import type { ReactNode } from "react";
import { Container, Tabs } from "@hearthpaw/ui-kit";
import type { SitePath } from "../../lib/addresses.ts";
import { useShownLocation } from "../../lib/shown_location.ts";
import { RequireSession } from "../session/RequireSession.tsx";
import { useSession } from "../session/session.tsx";
import * as texts from "./texts.ts";
import css from "./dashboards.module.css";

/** Sections of the breeder's dashboard. */
const parts = [
  { id: "today", label: texts.today, href: "/breeder" },
  { id: "pets", label: texts.myPets, href: "/breeder/pets" },
  { id: "parents", label: texts.parents, href: "/breeder/parents" },
  { id: "litters", label: texts.litters, href: "/breeder/litters" },
  { id: "matches", label: texts.matches, href: "/breeder/matches" },
  { id: "applications", label: texts.applications, href: "/breeder/applications" },
  { id: "waitlist", label: texts.waitlist, href: "/breeder/waitlist" },
  { id: "reservations", label: texts.reservations, href: "/breeder/reservations" },
  { id: "reviews", label: texts.reviews, href: "/breeder/reviews" },
  { id: "money", label: texts.money, href: "/breeder/money" },
  { id: "analytics", label: texts.analytics, href: "/breeder/analytics" },
  { id: "breederlink", label: texts.breederlink, href: "/breeder/breederlink" },
  { id: "profile", label: texts.profile, href: "/breeder/profile" },
  { id: "verification", label: texts.verification, href: "/breeder/verification" },
] as const satisfies readonly { id: string; label: string; href: SitePath }[];

/** The dashboard of a breeder or shelter. */
export function BreederShell({ title, children }: {
  /** Heading for visitors without access: "Your reservations". */
  title: string;
  children: ReactNode;
}) {
  return (
    <RequireSession title={title} role="breeder">
      <Frame>{children}</Frame>
    </RequireSession>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useShownLocation();
  const { user } = useSession();
  // Importing pets belongs to the pets, and a disputed card payment to the reservations.
  const path = pathname.replace(/^\/breeder\/import\b/, "/breeder/pets")
    .replace(/^\/breeder\/chargebacks\b/, "/breeder/reservations")
    .replace(/^\/breeder\/(newMatch|updateMatch|oldMatches)\b/, "/breeder/matches");
  const here = parts.findLast(({ href }) => path.startsWith(href));
  return (
    <Container className={css.page}>
      <p className={css.whose}>{user?.programName ?? texts.yourProgram}</p>
      <Tabs label={texts.dashboard} tabs={parts} value={here?.id ?? "today"} className={css.tabs}>
        {children}
      </Tabs>
    </Container>
  );
}
