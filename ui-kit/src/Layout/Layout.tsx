import { type CSSProperties, type ElementType, type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { cx } from "../cx.ts";
import css from "./Layout.module.css";

/** The page's column: 1248 px, 720 for text, 520 for a form, with the gutter for the current width. */
export function Container(
  { width = "page", as: As = "div", className, children }: {
    width?: "page" | "text" | "form";
    as?: ElementType;
    className?: string;
    children: ReactNode;
  },
) {
  return <As className={cx(css.container, css[width], className)}>{children}</As>;
}

export type StackProps = {
  /** Step of the spacing scale: 4, 8, 12, 16, 24, 32, 48, 64, 96 px. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  row?: boolean;
  wrap?: boolean;
  align?: CSSProperties["alignItems"];
  justify?: CSSProperties["justifyContent"];
  as?: ElementType;
  className?: string;
  children: ReactNode;
};

/** Stacks children in a column or a row with an even gap. */
export function Stack(
  { gap = 4, row, wrap, align, justify, as: As = "div", className, children }: StackProps,
) {
  return (
    <As
      className={cx(css.stack, row && css.row, wrap && css.wrap, className)}
      style={{ gap: `var(--s${gap})`, alignItems: align, justifyContent: justify }}
    >
      {children}
    </As>
  );
}

export type SectionProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** A link such as "Show all", at the right. */
  action?: { label: string; href: string };
  id?: string;
  heading?: "h2" | "h3";
  className?: string;
  children: ReactNode;
};

/** A part of a page with its heading. */
export function Section(
  { title, lead, action, id, heading: Heading = "h2", className, children }: SectionProps,
) {
  return (
    <section id={id} className={cx(css.section, className)}>
      <header className={css.head}>
        <div>
          <Heading>{title}</Heading>
          {lead && <p className={css.lead}>{lead}</p>}
        </div>
        {action && (
          <Link href={action.href} className={css.action}>
            {action.label}
            <Icon name="arrow-right" size={18} />
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}

/** Text for screen readers only. With the role `status` it is announced whenever its words change. */
export function VisuallyHidden(
  { as: As = "span", role, children }: { as?: ElementType; role?: "status"; children: ReactNode },
) {
  return <As role={role} className={css.hidden}>{children}</As>;
}

/** The first stop of the Tab key: skips the header and leads to the content. */
export function SkipLink(
  { href = "#main", children = "Skip to content" }: { href?: string; children?: ReactNode },
) {
  return <a href={href} className={css.skip}>{children}</a>;
}

/** Actions that stay visible at the bottom of a phone. Hidden from 1024 px on. */
export function ActionBar(
  { label, className, children }: { label: string; className?: string; children: ReactNode },
) {
  return <section className={cx(css.bar, className)} aria-label={label}>{children}</section>;
}

/**
 * Two columns from 1024 px on: the content, and a sticky aside of a fixed width. On a phone the aside comes
 * after the content, or between `lead` and the content.
 */
export function Split(
  { lead, aside, side = "end", sticky = true, className, children }: {
    /** The first part of the content, which a phone shows before the aside. */
    lead?: ReactNode;
    aside: ReactNode;
    /** `start` for filters (narrow), `end` for an order (wide). */
    side?: "start" | "end";
    sticky?: boolean;
    className?: string;
    children: ReactNode;
  },
) {
  const pinned = useRef<HTMLDivElement>(null);
  const isTall = sticky && side === "end";
  // An order taller than the screen scrolls with the page until its end is in sight. Its height is known only
  // once it is drawn.
  useEffect(() => {
    const box = pinned.current;
    if (!isTall || !box) return;
    const watch = new ResizeObserver(() =>
      box.style.setProperty("--aside-height", `${Math.ceil(box.offsetHeight)}px`)
    );
    watch.observe(box);
    return () => watch.disconnect();
  }, [isTall]);
  // The aside changes its place when a phone is rotated. The key keeps the text typed in it.
  const beside = (
    <div
      key="aside"
      ref={pinned}
      className={cx(css.aside, sticky && css.sticky, isTall ? css.whole : css.scrolled)}
    >
      {aside}
    </div>
  );
  return (
    <div
      className={cx(css.split, side === "start" && css.startSide, Boolean(lead) && css.withLead, className)}
    >
      {lead && <div className={css.content}>{lead}</div>}
      {(side === "start" || lead) && beside}
      <div className={css.content}>{children}</div>
      {side === "end" && !lead && beside}
    </div>
  );
}
