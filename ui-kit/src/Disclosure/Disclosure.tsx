import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { cx } from "../cx.ts";
import css from "./Disclosure.module.css";

/** A part that folds, on the platform's own <details>: groups of filters, questions and answers. Works without scripts. */
export function Disclosure(
  { title, note, open, children, className }: {
    title: ReactNode;
    /** At the right of the title: how many are chosen. */
    note?: ReactNode;
    /** Open at first. */
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
