import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../Button/Button.tsx";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import { cx } from "../cx.ts";
import css from "./Notice.module.css";

export type EmptyProps = {
  icon?: IconName;
  /** Names the missing content. */
  title: string;
  children?: ReactNode;
  /** The first step to take: a button or a link. */
  action?: ReactNode;
  heading?: "h1" | "h2" | "h3";
  className?: string;
};

/** An empty state: names the content to come and offers a first step. */
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
  /** The failure, in one sentence. */
  title?: string;
  /** The next step, or the data that was kept. */
  children?: ReactNode;
  onRetry?: () => unknown;
  retryLabel?: string;
  /** The request's id, for support. */
  reference?: string;
  className?: string;
};

/** A failure: names it, says what was kept, and offers to try again. */
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
  // A retry removes this notice. The focus then stays in the page's content, so reading continues there.
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
