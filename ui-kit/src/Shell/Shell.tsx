import type { ReactNode } from "react";
import { Link } from "../Link/Link.tsx";
import { Logo } from "../Logo/Logo.tsx";
import { cx } from "../cx.ts";
import css from "./Shell.module.css";
// The menu button is server-rendered, before its script loads.
import "../Menu/Menu.module.css";

export type SiteHeaderProps = {
  /** The sections: Dogs, Cats, Breeders. */
  links: readonly { label: string; href: string; current?: boolean }[];
  /** The search box; takes its own line on a phone. */
  search?: ReactNode;
  /** Favorites, messages, the account. */
  actions?: ReactNode;
  /** The button that opens the sections on a phone. */
  menu?: ReactNode;
  /**
   * Shows the search from 1024 px on only. Over a dashboard, or a page with its own search, it would take a
   * phone's first lines.
   */
  searchWhenWide?: boolean;
  /** Logo and actions only, with no links that lead away: the checkout. */
  quiet?: boolean;
  className?: string;
};

/** The header of every page. */
export function SiteHeader(
  { links, search, actions, menu, searchWhenWide, quiet, className }: SiteHeaderProps,
) {
  return (
    <header className={cx(css.header, className)}>
      <div className={css.inner}>
        {menu && <div className={css.menu}>{menu}</div>}
        <Link href="/" className={css.home} aria-label="Hearthpaw home">
          <Logo />
        </Link>
        {!quiet && (
          <nav aria-label="Main" className={css.nav}>
            {links.map((l) => (
              <Link
                key={l.href}
                href={l.href}
                className={css.link}
                aria-current={l.current ? "page" : undefined}
              >
                {l.label}
              </Link>
            ))}
          </nav>
        )}
        {search && !quiet && <div className={cx(css.search, searchWhenWide && css.whenWide)}>{search}</div>}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </header>
  );
}
