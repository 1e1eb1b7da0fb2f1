import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { cx } from "../cx.ts";
import css from "./Disclosure.module.css";

/**
 * A collapsible part on the native <details>, for groups of filters and for questions. It works without
 * scripts.
 */
export function Disclosure(
  { title, note, open, children, className }: {
    title: ReactNode;
    /** At the right of the title, for example the number of selected options. */
    note?: ReactNode;
    /** Initially open. */
    open?: boolean;
    children: ReactNode;
    className?: string;
  },
) {
  return (
    <details className={cx(css.details, className)} open={open}>
      <summary className={css.summary}>
        <span className={css.title}>{title}</span>
        {note && <span className={css.note}>{note}</span>}
        <Icon name="chevron-down" size={18} className={css.mark} />
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}
