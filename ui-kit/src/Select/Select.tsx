import type { ComponentProps, ReactNode } from "react";
import { FieldFrame } from "../Field/Field.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { cx } from "../cx.ts";
import css from "../Field/Field.module.css";

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = Omit<ComponentProps<"select">, "className" | "children" | "id"> & {
  label: ReactNode;
  options: readonly SelectOption[];
  /** The first, empty option while nothing is chosen: "Choose a breed". */
  placeholder?: string;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  hideLabel?: boolean;
  compact?: boolean;
  className?: string;
  id?: string;
};

/** A native select, which phones show best, styled like a field. */
export function Select(
  { label, options, placeholder, hint, error, optional, hideLabel, compact, className, id, ...rest }:
    SelectProps,
) {
  return (
    <FieldFrame {...{ label, hint, error, optional, hideLabel, className, id }}>
      {({ control }) => (
        <span
          className={cx(css.box, css.row, css.selectRow, compact && css.compact, rest.disabled && css.off)}
        >
          <select {...rest} {...control} className={css.select}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((o) => <option key={o.value} value={o.value} disabled={o.disabled}>{o.label}
            </option>)}
          </select>
          <Icon name="chevron-down" size={16} className={css.selectIcon} />
        </span>
      )}
    </FieldFrame>
  );
}
