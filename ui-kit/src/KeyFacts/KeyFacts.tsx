import type { ReactNode } from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import { cx } from "../cx.ts";
import css from "./KeyFacts.module.css";

export type KeyFact = {
  term: string;
  value: ReactNode;
  icon?: IconName;
  /** Small text below the value: a laboratory, a date. */
  note?: ReactNode;
};

/**
 * Facts to scan: a ruled list, pairs of columns for many short facts, or tiles for the few most important
 * ones.
 */
export function KeyFacts(
  { facts, look = "list", className }: {
    facts: readonly KeyFact[];
    look?: "list" | "pairs" | "tiles";
    className?: string;
  },
) {
  return (
    <dl className={cx(css[look], className)}>
      {facts.map((f) => (
        <div key={f.term} className={css.fact}>
          <dt>{f.icon && <Icon name={f.icon} size={18} />}{f.term}</dt>
          <dd>{f.value}{f.note && <span className={css.note}>{f.note}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
