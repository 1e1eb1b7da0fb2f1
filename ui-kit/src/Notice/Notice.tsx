import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../Button/Button.tsx";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import { cx } from "../cx.ts";
import css from "./Notice.module.css";

export type EmptyProps = {
  icon?: IconName;
  /** What would be here. */
  title: string;
  children?: ReactNode;
  /** The first step: a button or a link. */
  action?: ReactNode;
  heading?: "h1" | "h2" | "h3";
  className?: string;
};

/** Nothing here yet: what would be, and how it begins. */
export function Empty(
  { icon = "paw", title, children, action, heading: Heading = "h2", className }: EmptyProps,
) {
  return (
    <div className={cx(css.empty, className)}>
      <span className={css.arch}>
        <Icon name={icon} size={36} />
      </span>
      <Heading className={css.title}>{title}</Heading>
      {children && <div className={css.text}>{children}</div>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}

export type ErrorNoticeProps = {
  /** What happened, in a sentence. */
  title?: string;
  /** What to do, or what was kept. */
  children?: ReactNode;
  onRetry?: () => unknown;
  retryLabel?: string;
  /** For support: the request's id. */
  reference?: string;
  className?: string;
};

/** Something failed: what, what was kept, and the way to try again. */
export function ErrorNotice(
  {
    title = "Something went wrong. Please try again later.",
    children,
    onRetry,
    retryLabel = "Try again",
    reference,
    className,
  }: ErrorNoticeProps,
) {
  const page = useRef<HTMLElement>(null);
  // Tried again, it goes: the focus stays in the page's content, in which what comes is read on.
  useEffect(() => () => {
    if (document.activeElement === document.body) page.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={cx(css.error, className)} role="alert">
      <Icon name="warning" size={22} className={css.warning} />
      <div className={css.body}>
        <p className={css.what}>{title}</p>
        {children && <div className={css.text}>{children}</div>}
        {reference && <p className={css.reference}>Reference {reference}</p>}
      </div>
      {onRetry && (
        <Button
          variant="secondary"
          size="small"
          icon="refresh"
          onClick={({ currentTarget }) => {
            page.current = currentTarget.closest("main");
            return onRetry();
          }}
        >
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
