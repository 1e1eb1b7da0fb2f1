import type { ReactNode } from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import { cx } from "../cx.ts";
import css from "./Timeline.module.css";

export type TimelineStep = {
  id: string;
  title: string;
  /** "March 4", or the expected date. */
  when?: string;
  /** The exact moment, shown on hover. */
  exact?: string;
  text?: ReactNode;
  state: "done" | "now" | "next" | "stopped";
  icon?: IconName;
  action?: ReactNode;
};

const STATE = { done: "Done", now: "Now", next: "Upcoming", stopped: "Stopped" } as const;

/** Past and coming steps. */
export function Timeline(
  { steps, label, className }: { steps: readonly TimelineStep[]; label: string; className?: string },
) {
  return (
    <ol className={cx(css.timeline, className)} aria-label={label}>
      {steps.map((s) => (
        <li
          key={s.id}
          className={cx(css.step, css[s.state])}
          aria-current={s.state === "now" ? "step" : undefined}
        >
          <span className={css.mark} aria-hidden="true">
            <Icon
              name={s.state === "done" ? "check" : s.state === "stopped" ? "close" : s.icon ?? "clock"}
              size={16}
            />
          </span>
          <div className={css.body}>
            <p className={css.top}>
              <span className={css.title}>
                <span className={css.hidden}>{STATE[s.state]}:</span> {s.title}
              </span>
              {s.when && <span className={css.when} title={s.exact}>{s.when}</span>}
            </p>
            {s.text && <div className={css.text}>{s.text}</div>}
            {s.action && <div className={css.action}>{s.action}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
