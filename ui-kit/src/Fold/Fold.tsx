import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import css from "./Fold.module.css";

export type FoldProps =
  & {
    /** What is at the press of a finger, as "Read more" or "Show all 17 pets". */
    more: string;
    /** What there is more of, for those who hear the page, where `more` does not say it: "about Juniper". */
    label?: string;
    className?: string;
    children: ReactNode;
  }
  & (
    | { /** Of a text: how many lines a phone shows. */ lines: 4 | 6 | 8; items?: undefined }
    | {
      /** Of a list, the first child: how many of its items a phone shows; nothing of what comes after the list. */
      items: 2 | 4 | 6;
      lines?: undefined;
    }
  );

/**
 * The beginning of something long, and the rest at a press, on a phone; from 1024 px on it is whole. All of it is in the
 * page, for search engines, and opens without scripts.
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
