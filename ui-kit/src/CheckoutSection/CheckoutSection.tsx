import { type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { cx } from "../cx.ts";
import css from "./CheckoutSection.module.css";

export type CheckoutSectionProps = {
  /** Position in the order: 1, 2, 3. */
  number: number;
  title: string;
  /** `waiting`: not its turn yet. `open`: being filled in. `done`: folded to its summary. */
  state: "waiting" | "open" | "done";
  /** The answers, once done. */
  summary?: ReactNode;
  /** The verification, for example "Email confirmed". */
  verified?: string;
  onEdit?: () => void;
  /** The open form. */
  children?: ReactNode;
  className?: string;
};

/** One of the checkout's numbered sections. When it opens after the first view, its heading takes the focus. */
export function CheckoutSection(
  { number, title, state, summary, verified, onEdit, children, className }: CheckoutSectionProps,
) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state && state === "open") heading.current?.focus();
    before.current = state;
  }, [state]);
  return (
    <section className={cx(css.section, css[state], className)} aria-labelledby={id}>
      <header className={css.header}>
        <span className={css.number} aria-hidden="true">
          {state === "done" ? <Icon name="check" size={18} /> : number}
        </span>
        <h2 id={id} ref={heading} tabIndex={-1} className={css.title}>
          <span className={css.hidden}>Step {number}{state === "done" ? ", done" : ""}:</span> {title}
        </h2>
        {state === "done" && onEdit && (
          <button type="button" className={css.edit} onClick={onEdit}>
            Edit<span className={css.hidden}>{` ${title.toLowerCase()}`}</span>
          </button>
        )}
      </header>
      {state === "done" && (summary || verified) && (
        <div className={css.summary}>
          {summary}
          {verified && (
            <p className={css.verified}>
              <Icon name="shield" size={16} />
              {verified}
            </p>
          )}
        </div>
      )}
      {state === "open" && <div className={css.body}>{children}</div>}
    </section>
  );
}
