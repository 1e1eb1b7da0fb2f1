import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { cx } from "../cx.ts";
import css from "./Button.module.css";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "small" | "medium" | "large";

type Looks = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  iconEnd?: IconName;
  /** Fills the width of its column. */
  block?: boolean;
  className?: string;
  children: ReactNode;
};

export type ButtonProps =
  & Looks
  & Omit<ComponentProps<"button">, "onClick" | "children" | "className">
  & {
    /** Work is in progress: the button keeps its width, shows progress and ignores presses. */
    loading?: boolean;
    /**
     * Why the action is not possible now. Disables the button, but the keyboard still reaches it to have the
     * reason read.
     */
    disabledReason?: string;
    /** May return a promise; the button then shows progress until it settles. */
    onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
  };

/** A button labeled with a verb. It ignores presses while its work is in progress. */
export function Button({
  variant = "primary",
  size = "medium",
  icon,
  iconEnd,
  block,
  loading,
  disabledReason,
  onClick,
  className,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  const alive = useRef(true);
  const reasonId = useId();
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);
  const working = loading || pending;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (working || busy.current || disabledReason) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const result = onClick?.(event);
    if (!(result instanceof Promise)) return;
    // The ref blocks a second press before React has rendered the first.
    busy.current = true;
    setPending(true);
    const end = () => {
      busy.current = false;
      if (alive.current) setPending(false);
    };
    result.then(end, end);
  }

  return (
    <>
      <button
        {...rest}
        type={type}
        className={cx(
          css.button,
          css[variant],
          css[size],
          block && css.block,
          working && css.working,
          className,
        )}
        onClick={press}
        aria-disabled={working || disabledReason ? true : undefined}
        aria-busy={working || undefined}
        aria-describedby={disabledReason ? reasonId : rest["aria-describedby"]}
      >
        <Inside icon={icon} iconEnd={iconEnd}>{children}</Inside>
        {working && <span className={css.progress} aria-hidden="true" />}
      </button>
      {disabledReason && <span id={reasonId} className={css.reason}>{disabledReason}</span>}
    </>
  );
}

export type ButtonLinkProps = Looks & Omit<ComponentProps<"a">, "children" | "className" | "href"> & {
  href: string;
};

/** A link that looks like a button. It only navigates. */
export function ButtonLink(
  { variant = "primary", size = "medium", icon, iconEnd, block, className, children, ...rest }:
    ButtonLinkProps,
) {
  return (
    <Link {...rest} className={cx(css.button, css[variant], css[size], block && css.block, className)}>
      <Inside icon={icon} iconEnd={iconEnd}>{children}</Inside>
    </Link>
  );
}

function Inside({ icon, iconEnd, children }: Pick<Looks, "icon" | "iconEnd" | "children">) {
  return (
    <span className={css.inside}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} />}
    </span>
  );
}

export type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  icon: IconName;
  /** The action's name, for screen readers and as a tooltip. */
  label: string;
  size?: ButtonSize;
  /** `floating` is for use on a photo; `outlined` has a border. */
  look?: "plain" | "floating" | "outlined";
  filled?: boolean;
  /** A small number in the corner, for example of unread messages. It is read after the label. */
  count?: number;
  countLabel?: string;
};

/** A square target of 44 px with an icon instead of words. */
export function IconButton(
  {
    icon,
    label,
    size = "medium",
    look = "plain",
    filled,
    count,
    countLabel,
    className,
    type = "button",
    ...rest
  }: IconButtonProps,
) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={count ? `${label}, ${count} ${countLabel ?? "new"}` : label}
      title={rest.title ?? label}
      className={cx(css.iconButton, css[look], css[`icon-${size}`], className)}
    >
      <Icon name={icon} isFilled={filled} size={size === "small" ? 18 : 22} />
      {count
        ? <span className={css.count} aria-hidden="true" data-count={count > 99 ? "99+" : count} />
        : null}
    </button>
  );
}

export type IconLinkProps =
  & Omit<ComponentProps<"a">, "children" | "aria-label" | "href">
  & Pick<IconButtonProps, "icon" | "label" | "size" | "look" | "count" | "countLabel">
  & { href: string };

/** The same square as a link, for example favorites and messages in the header. */
export function IconLink(
  { icon, label, size = "medium", look = "plain", count, countLabel, className, ...rest }: IconLinkProps,
) {
  return (
    <Link
      {...rest}
      aria-label={count ? `${label}, ${count} ${countLabel ?? "new"}` : label}
      title={label}
      className={cx(css.iconButton, css[look], css[`icon-${size}`], className)}
    >
      <Icon name={icon} size={size === "small" ? 18 : 22} />
      {count
        ? <span className={css.count} aria-hidden="true" data-count={count > 99 ? "99+" : count} />
        : null}
    </Link>
  );
}
