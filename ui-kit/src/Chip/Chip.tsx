import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { cx } from "../cx.ts";
import { numberText } from "../format.ts";
import css from "./Chip.module.css";

export type ChipProps = Omit<ComponentProps<"button">, "className" | "children"> & {
  selected?: boolean;
  /** Number of results with this filter. Zero disables the chip, unless it is selected. */
  count?: number;
  icon?: IconName;
  className?: string;
  children: ReactNode;
};

/** A filter that toggles. */
export function Chip({ selected = false, count, icon, disabled, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={selected}
      disabled={disabled || (count === 0 && !selected)}
      className={cx(css.chip, selected && css.selected, className)}
    >
      {selected ? <Icon name="check" size={16} /> : icon && <Icon name={icon} size={16} />}
      {children}
      {count !== undefined && <span className={css.count}>{numberText(count)}</span>}
    </button>
  );
}

/** A chip that navigates, for categories that are part of the address. `current` marks the current page. */
export function ChipLink(
  { href, current, icon, className, children }: {
    href: string;
    current?: boolean;
    icon?: IconName;
    className?: string;
    children: ReactNode;
  },
) {
  return (
    <Link
      href={href}
      aria-current={current ? "page" : undefined}
      className={cx(css.chip, current && css.selected, className)}
    >
      {icon && <Icon name={icon} size={16} />}
      {children}
    </Link>
  );
}

/** An active filter. A press removes it and moves the focus to the next one, or else to the previous one. */
export function RemovableChip(
  { onRemove, label, className, children }: {
    onRemove: () => void;
    /** The thing to remove, if the text alone does not say it: "Breed: Bernese". */
    label?: string;
    className?: string;
    children: ReactNode;
  },
) {
  return (
    <button
      type="button"
      onClick={({ currentTarget: { nextElementSibling, previousElementSibling } }) => {
        // Not to the link after the last chip: it clears all filters, and a second press would follow it.
        const other = [nextElementSibling, previousElementSibling].find((one) => one?.matches("button"));
        (other as HTMLElement | undefined)?.focus();
        onRemove();
      }}
      className={cx(css.chip, css.removable, className)}
    >
      <span className={css.hidden}>Remove filter{label ? `: ${label}` : ""}</span>
      {label ? <span aria-hidden="true">{children}</span> : children}
      <Icon name="close" size={14} />
    </button>
  );
}

/** A row of chips that wraps, or scrolls sideways on a phone. */
export function ChipRow(
  { label, scroll, className, children }: {
    label: string;
    scroll?: boolean;
    className?: string;
    children: ReactNode;
  },
) {
  return (
    <div role="group" aria-label={label} className={cx(css.row, scroll && css.scroll, className)}>
      {children}
    </div>
  );
}
