import { useEffect, useId, useRef } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { cx } from "../cx.ts";
import css from "./Notice.module.css";

export type ErrorSummaryProps = {
  title?: string;
  /** Errors, each with the id of its field. */
  errors: readonly { fieldId: string; message: string }[];
  className?: string;
};

/**
 * Lists all errors of a form at its top. It takes the focus when it appears, and each line links to its
 * field.
 */
export function ErrorSummary(
  { title = "Check these before you continue", errors, className }: ErrorSummaryProps,
) {
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  const some = errors.length > 0;
  useEffect(() => {
    if (some) ref.current?.focus();
  }, [some]);
  if (!some) return null;
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-labelledby={id} className={cx(css.summary, className)}>
      <p id={id} className={css.what}>
        <Icon name="warning" />
        {title}
      </p>
      <ul>
        {errors.map((e) => (
          <li key={e.fieldId}>
            <a
              href={`#${e.fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(e.fieldId)?.focus();
              }}
            >
              {e.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
