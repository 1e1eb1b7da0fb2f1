import { useNavigate } from "@tanstack/react-router";
import { Avatar, ButtonLink, Menu, type MenuItem } from "@hearthpaw/ui-kit";
import type { SitePath } from "../../lib/addresses.ts";
import { useShownLocation } from "../../lib/shown_location.ts";
import { useSession } from "../session/session.tsx";
import css from "./PageShell.module.css";

type Place = { label: string; href: SitePath };

/** The places of each dashboard. */
const places: Record<"consumer" | "breeder", readonly [Place, ...Place[]]> = {
  consumer: [
    { label: "My reservations", href: "/account/reserved" },
    { label: "Payments", href: "/account/payments" },
    { label: "Favorites", href: "/account/favorited" },
    { label: "Profile", href: "/account/profile" },
    { label: "Settings", href: "/account/settings" },
  ],
  breeder: [
    { label: "Dashboard", href: "/breeder" },
    { label: "My pets", href: "/breeder/pets" },
    { label: "Reservations", href: "/breeder/reservations" },
    { label: "Settings", href: "/account/settings" },
  ],
};

/** Sign in, or the menu of who is signed in; breeders switch between both dashboards here. */
export function AccountMenu() {
  const navigate = useNavigate();
  const { status, user, dashboard, setDashboard, isBreeder, openSignIn, signOut } = useSession();
  const here = useShownLocation().href;
  if (status !== "signed-in") {
    const isForm = /^\/sign-(in|up)/.test(here);
    return (
      <div className={css.account}>
        <ButtonLink
          variant="quiet"
          href={isForm || here === "/" ? "/sign-in" : `/sign-in?returnTo=${encodeURIComponent(here)}`}
          onClick={(event) => {
            if (isForm || event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            openSignIn();
          }}
        >
          Sign in
        </ButtonLink>
      </div>
    );
  }
  const other = dashboard === "breeder" ? "consumer" : "breeder";
  const items: MenuItem[] = [...places[dashboard]];
  const name = user ? `${user.firstName} ${user.lastName}` : "Your account";
  if (user?.role === "Admin") {
    items.unshift({ label: "Staff", icon: "shield", href: "/admin" });
  }
  if (user && !user.isEmailVerified) {
    items.unshift({ label: "Confirm your email address", icon: "info", href: "/verify-email" });
  }
  if (items.length > 0) items.push({ kind: "line" });
  if (isBreeder) {
    items.push({
      label: other === "breeder" ? "Switch to breeder" : "Switch to buying",
      icon: "refresh",
      onSelect: () => {
        setDashboard(other);
        void navigate({ to: places[other][0].href });
      },
    });
  }
  items.push({
    label: "Sign out",
    onSelect: async () => {
      await signOut();
      void navigate({ to: "/" });
    },
  });
  return (
    <div className={css.account}>
      <Menu
        label={`Account: ${name}`}
        trigger={
          <span className={css.who}>
            <Avatar name={name} src={user?.profileImageURL} size={32} />
            <span className={css.first}>{user?.firstName ?? "Account"}</span>
          </span>
        }
        items={items}
      />
    </div>
  );
}
