import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { cx } from "../cx.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import css from "./SideNav.module.css";

export type SideNavGroup = {
  /** A group without a title comes before the others and holds the first page. */
  title?: string;
  links: readonly {
    label: string;
    href: string;
    /** Number of waiting items: "12". It may load later than the link. */
    count?: string | undefined;
  }[];
};

export type SideNavProps = {
  /** Names the navigation: "Staff". */
  label: string;
  groups: readonly SideNavGroup[];
  /** The `href` of the current page's link. */
  current: string;
  /** Sum of all counts, for the folded navigation: "96 waiting". */
  note?: string | undefined;
  className?: string;
  /** The page. */
  children: ReactNode;
};

/**
 * Grouped links to the many pages of one area, in a sticky column beside the page from 1280 px on. Below that
 * width a row names the current page, and a press on it shows the others.
 */
export function SideNav({ label, groups, current, note, className, children }: SideNavProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // If the window is too short for the column, the column scrolls.
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (nav.current && here) nav.current.scrollTop = here.offsetTop - nav.current.clientHeight / 2;
  }, [current]);
  function keys(event: KeyboardEvent) {
    if (event.key !== "Escape" || !open) return;
    setOpen(false);
    button.current?.focus();
  }
  return (
    <div className={cx(css.frame, className)}>
      <nav ref={nav} aria-label={label} className={css.nav} onKeyDown={keys}>
        <button
          ref={button}
          type="button"
          className={css.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span className={css.here}>
            <span className={css.soft}>{label}</span>{" "}
            {groups.flatMap(({ links }) => links).find(({ href }) => href === current)?.label}
          </span>
          {note && <span className={css.soft}>{note}</span>}
          <Icon name={open ? "chevron-up" : "chevron-down"} size={18} />
        </button>
        <div id={id} className={cx(css.groups, open && css.open)}>
          {groups.map(({ title, links }, at) => (
            <div key={title ?? ""} className={title ? undefined : css.first}>
              {title && <h2 id={`${id}-${at}`} className={css.title}>{title}</h2>}
              <ul aria-labelledby={title ? `${id}-${at}` : undefined} className={css.links}>
                {links.map((link) => (
                  <li key={link.href}>
                    <Link
                      href={link.href}
                      className={css.link}
                      aria-current={link.href === current ? "page" : undefined}
                      onClick={() => setOpen(false)}
                    >
                      <span className={css.words}>{link.label}</span>
                      {link.count && <span className={css.count}>{link.count}</span>}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </nav>
      <div className={css.content}>{children}</div>
    </div>
  );
}
