import type { ReactNode } from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { cx } from "../cx.ts";
import css from "./Stat.module.css";

export type StatProps = {
  label: string;
  value: ReactNode;
  icon?: IconName;
  /** "12% more than in October": the words give the direction, and the arrow repeats it. */
  trend?: { direction: "up" | "down" | "same"; text: string; good?: boolean };
  href?: string;
  className?: string;
};

/** One figure and its label. */
export function Stat({ label, value, icon, trend, href, className }: StatProps) {
  const inside = (
    <>
      <span className={css.label}>{icon && <Icon name={icon} size={18} />}{label}</span>
      <span className={css.value}>{value}</span>
      {trend && (
        <span className={cx(css.trend, trend.good === true && css.good, trend.good === false && css.bad)}>
          {trend.direction !== "same" && (
            <Icon name={trend.direction === "up" ? "chevron-up" : "chevron-down"} size={14} />
          )}
          {trend.text}
        </span>
      )}
    </>
  );
  return href
    ? <Link href={href} className={cx(css.stat, css.link, className)}>{inside}</Link>
    : <div className={cx(css.stat, className)}>{inside}</div>;
}
