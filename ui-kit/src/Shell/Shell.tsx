import type { ReactNode } from "react";
import { Link } from "../Link/Link.tsx";
import { Logo } from "../Logo/Logo.tsx";
import { cx } from "../cx.ts";
import css from "./Shell.module.css";
// What opens the sections stands in the header before its script is here.
import "../Menu/Menu.module.css";

export type SiteHeaderProps = {
  /** The sections: Dogs, Cats, Breeders. */
  links: readonly { label: string; href: string; current?: boolean }[];
  /** The search box; goes to a line of its own on a phone. */
  search?: ReactNode;
  /** Favorites, messages, the account. */
  actions?: ReactNode;
  /** The button that opens the sections on a phone. */
  menu?: ReactNode;
  /** The search is there from 1024 px on only: over a dashboard, or a page with a search of its own, it would take a phone's first lines. */
  searchWhenWide?: boolean;
  /** Logo and actions only, with nothing that leads away: the checkout. */
  quiet?: boolean;
  className?: string;
};

/** The head of every page. */
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
