import type { ReactNode } from "react";
import { Link } from "../Link/Link.tsx";
import { Logo } from "../Logo/Logo.tsx";
import css from "./Shell.module.css";

export type SiteFooterProps = {
  groups: readonly { title: string; links: readonly { label: string; href: string }[] }[];
  /** The phone number and hours, big enough to be found. */
  support?: ReactNode;
  /** The last line. */
  legal?: ReactNode;
};

/** The footer of every page. */
export function SiteFooter({ groups, support, legal }: SiteFooterProps) {
  return (
    <footer className={css.footer}>
      <div className={css.foot}>
        <div className={css.about}>
          <Logo />
          {support && <div className={css.support}>{support}</div>}
        </div>
        {groups.map((g) => (
          <nav key={g.title} aria-label={g.title}>
            <h2 className={css.groupTitle}>{g.title}</h2>
            <ul className={css.list}>
              {g.links.map((l) => (
                <li key={l.href}>
                  <Link href={l.href}>{l.label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      {legal && <div className={css.legal}>{legal}</div>}
    </footer>
  );
}
