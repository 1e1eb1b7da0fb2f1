import { useNavigate } from "@tanstack/react-router";
import { Avatar, Menu, type MenuItem } from "@hearthpaw/ui-kit";
import type { SitePath } from "../../lib/addresses.ts";
import { useSession } from "../session/session.tsx";
import * as texts from "./texts.tsx";
import css from "./PageShell.module.css";

type Place = { label: string; href: SitePath };

/** Links of each dashboard. */
const places: Record<"consumer" | "breeder" | "staff", readonly [Place, ...Place[]]> = {
  consumer: [
    { label: texts.myReservations, href: "/account/reserved" },
    { label: texts.payments, href: "/account/payments" },
    { label: texts.favorites, href: "/account/favorited" },
    { label: texts.profile, href: "/account/profile" },
    { label: texts.settings, href: "/account/settings" },
  ],
  breeder: [
    { label: texts.dashboard, href: "/breeder" },
    { label: texts.myPets, href: "/breeder/pets" },
    { label: texts.reservations, href: "/breeder/reservations" },
    { label: texts.settings, href: "/account/settings" },
  ],
  // Staff reserve nothing and have no favorites.
  staff: [
    { label: texts.profile, href: "/account/profile" },
    { label: texts.settings, href: "/account/settings" },
  ],
};

/** The signed-in user's menu; breeders switch between both dashboards here. */
export function OwnMenu() {
  const navigate = useNavigate();
  const { user, dashboard, setDashboard, isBreeder, signOut } = useSession();
  const other = dashboard === "breeder" ? "consumer" : "breeder";
  const items: MenuItem[] = [...places[user?.role === "Admin" ? "staff" : dashboard]];
  const name = user ? `${user.firstName} ${user.lastName}` : texts.yourAccount;
  if (user?.role === "Admin") {
    items.unshift({ label: texts.staff, icon: "shield", href: "/admin" });
  }
  if (user && !user.isEmailVerified) {
    items.unshift({ label: texts.confirmYourEmailAddress, icon: "info", href: "/verify-email" });
  }
  if (items.length > 0) items.push({ kind: "line" });
  if (isBreeder) {
    items.push({
      label: other === "breeder" ? texts.switchToSelling : texts.switchToBuying,
      icon: "refresh",
      onSelect: () => {
        setDashboard(other);
        void navigate({ to: places[other][0].href });
      },
    });
  }
  items.push({
    label: texts.signOut,
    onSelect: async () => {
      await signOut();
      void navigate({ to: "/" });
    },
  });
  return (
    <div className={css.account}>
      <Menu
        label={texts.account(name)}
        trigger={
          <span className={css.who}>
            <Avatar name={name} src={user?.profileImageURL} size={32} />
            <span className={css.first}>{user?.firstName ?? texts.accountWithoutName}</span>
          </span>
        }
        items={items}
      />
    </div>
  );
}
