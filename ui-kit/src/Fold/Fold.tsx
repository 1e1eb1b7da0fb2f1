import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import css from "./Fold.module.css";

export type FoldProps =
  & {
    /** Words of the button: "Read more" or "Show all 17 pets". */
    more: string;
    /** Completes `more` for screen readers if needed: "about Juniper". */
    label?: string;
    className?: string;
    children: ReactNode;
  }
  & (
    | { /** For a text: number of lines on a phone. */ lines: 4 | 6 | 8; items?: undefined }
    | {
      /**
       * For a list, which is the first child: number of its items on a phone. Content after the list is
       * hidden too.
       */
      items: 2 | 4 | 6;
      lines?: undefined;
    }
  );

/**
 * Shows the beginning of long content on a phone, and the rest on a press; from 1024 px on it shows
 * everything. The page contains all of it for search engines, and it opens without scripts.
 */
export function Fold({ more, label, lines, items, className, children }: FoldProps) {
  return (
    <div className={cx(css.fold, className)}>
      <div className={cx(css.content, lines ? cx(css.text, css[`lines${lines}`]) : css[`items${items}`])}>
        {children}
      </div>
      <details className={css.toggle}>
        <summary>
          <span className={css.more}>{more}</span>
          <span className={css.less}>Show less</span>
          {label && <span className={css.hidden}>{` ${label}`}</span>}
        </summary>
      </details>
    </div>
  );
}
