import { Icon, Link } from "@hearthpaw/ui-kit";
import { useSession } from "../session/session.tsx";
import { useFavorites, useKeepForOffline } from "./favourites.ts";
import * as texts from "./texts.ts";
import css from "./favourites.module.css";

/** A link to the visitor's favorites, with their number. Hidden for staff. */
export function FavoritesLink() {
  const { user } = useSession();
  const count = useFavorites()?.size ?? 0;
  useKeepForOffline();
  if (user?.role === "Admin") return null;
  return (
    <Link
      href="/account/favorited"
      className={css.link}
      aria-label={count ? texts.favoritesPet(count) : texts.favorites}
      title={texts.favorites}
    >
      <Icon name="heart" size={22} />
      {count > 0 && <span className={css.count} aria-hidden="true">{count > 99 ? "99+" : count}</span>}
    </Link>
  );
}
