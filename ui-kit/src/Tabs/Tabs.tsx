import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { useEdges } from "../Carousel/use_edges.ts";
import { cx } from "../cx.ts";
import { Link } from "../Link/Link.tsx";
import css from "./Tabs.module.css";

export type Tab<Id extends string = string> = { id: Id; label: string; count?: number; href?: string };

export type TabsProps<Id extends string> = {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  /** Called with the chosen tab if the tabs have no addresses. */
  onChange?: (id: Id) => void;
  className?: string;
  /** The chosen tab's content. */
  children?: ReactNode;
};

/**
 * Tabs. If every tab has an `href`, they are links in a navigation, and the address keeps the choice;
 * otherwise they are a tab list with arrow keys. Links wrap if there is room. On a phone, and with arrow
 * keys, a row that is too long scrolls and fades towards the hidden tabs.
 */
export function Tabs<Id extends string>(
  { label, tabs, value, onChange, className, children }: TabsProps<Id>,
) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const nav = useRef<HTMLElement>(null);
  useEdges(nav, tabs.length);
  useEdges(row, tabs.length);
  // The row scrolls on a phone, and the current page's tab must be visible. The page itself does not scroll.
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>("[aria-current=page]");
    if (!nav.current || !here) return;
    nav.current.scrollLeft = here.offsetLeft - nav.current.offsetLeft -
      (nav.current.clientWidth - here.offsetWidth) / 2;
  }, [value]);
  const words = (tab: Tab<Id>) => (
    <>
      {tab.label}
      {tab.count !== undefined && <span className={css.count}>{tab.count}</span>}
    </>
  );
  if (tabs.every((t) => t.href)) {
    return (
      <div className={className}>
        <div className={css.box}>
          <nav ref={nav} aria-label={label} className={cx(css.row, css.links)}>
            {tabs.map((tab) => (
              <Link
                key={tab.id}
                href={tab.href ?? ""}
                className={css.tab}
                aria-current={tab.id === value ? "page" : undefined}
              >
                {words(tab)}
              </Link>
            ))}
          </nav>
        </div>
        {children && <div className={css.panel}>{children}</div>}
      </div>
    );
  }
  function keys(event: KeyboardEvent) {
    const at = tabs.findIndex((t) => t.id === value);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    const next = tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChange?.(next.id);
    row.current?.querySelectorAll<HTMLElement>("[role=tab]")[tabs.indexOf(next)]?.focus();
  }
  return (
    <div className={className}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the selected tab takes the focus */}
      <div ref={row} role="tablist" aria-label={label} className={css.row} onKeyDown={keys}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={tab.id === value && children ? `${id}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            className={css.tab}
            onClick={() => onChange?.(tab.id)}
          >
            {words(tab)}
          </button>
        ))}
      </div>
      {children && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${value}`}
          tabIndex={0}
          className={css.panel}
        >
          {children}
        </div>
      )}
    </div>
  );
}
