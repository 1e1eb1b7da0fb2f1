import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import { formatCents, FREE, numberText } from "../format.ts";
import { cx } from "../cx.ts";
import css from "./Choice.module.css";

export type CheckboxProps = Omit<ComponentProps<"input">, "type" | "className"> & {
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  /** Number of results with this choice, at the right. */
  count?: number;
  /** Price of this choice, at the right. */
  priceCents?: number;
  /** A card, for a choice that needs a description or a price. */
  look?: "line" | "card";
  className?: string;
};

/** A checkbox. The whole line is the target. */
export function Checkbox(
  { label, description, error, count, priceCents, look = "line", className, ...rest }: CheckboxProps,
) {
  const isCard = look === "card";
  const id = useId();
  const describedBy = [error && `${id}-e`, description && `${id}-d`].filter(Boolean).join(" ") || undefined;
  return (
    <div className={className}>
      <label className={cx(css.line, isCard && css.card, rest.disabled && css.off)}>
        <input
          {...rest}
          type="checkbox"
          className={css.box}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
        />
        <span className={css.words}>
          <span className={cx(isCard && css.strong)}>{label}</span>
          {description && <span id={`${id}-d`} className={css.description}>{description}</span>}
        </span>
        {count !== undefined && <span className={css.count}>{numberText(count)}</span>}
        {priceCents !== undefined && <span className={css.price}>{formatCents(priceCents)}</span>}
      </label>
      {error && (
        <p id={`${id}-e`} className={css.error}>
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}

export type SwitchInputProps = Omit<ComponentProps<"input">, "type" | "role" | "className">;

/** The bare switch, for tables. The caller names it, by `aria-label` or by a label around it. */
export function SwitchInput(props: SwitchInputProps) {
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the checkbox states `checked`
  return <input {...props} type="checkbox" role="switch" className={css.switch} />;
}

export type SwitchProps = Omit<ComponentProps<"input">, "type" | "className"> & {
  label: ReactNode;
  description?: ReactNode;
  className?: string;
};

/** An on/off setting that takes effect at once. */
export function Switch({ label, description, className, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <label className={cx(css.line, css.spread, rest.disabled && css.off, className)}>
      <span className={css.words}>
        <span>{label}</span>
        {description && <span id={`${id}-d`} className={css.description}>{description}</span>}
      </span>
      <SwitchInput {...rest} aria-describedby={description ? `${id}-d` : undefined} />
    </label>
  );
}

export type RadioOption<V extends string = string> = {
  value: V;
  label: ReactNode;
  description?: ReactNode;
  icon?: IconName;
  /** At the right; zero is shown as "Free!" */
  priceCents?: number;
  /** Shown instead of a price: "from $180". */
  priceText?: string;
  disabled?: boolean;
  /** Why this option is not available now. */
  disabledReason?: string;
};

export type RadioGroupProps<V extends string> = {
  legend: ReactNode;
  hideLegend?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  name?: string;
  value: V | undefined;
  onChange: (value: V) => void;
  options: readonly RadioOption<V>[];
  /** Cards, for choices that need a description or a price. */
  look?: "lines" | "cards";
  className?: string;
};

/** One choice of a few, all visible. */
export function RadioGroup<V extends string>(
  { legend, hideLegend, hint, error, name, value, onChange, options, look = "lines", className }:
    RadioGroupProps<V>,
) {
  const id = useId();
  const describedBy = [error && `${id}-e`, hint && `${id}-h`].filter(Boolean).join(" ") || undefined;
  return (
    <fieldset className={cx(css.group, className)} aria-describedby={describedBy}>
      <legend className={cx(css.legend, hideLegend && css.hidden)}>{legend}</legend>
      {hint && <p id={`${id}-h`} className={css.description}>{hint}</p>}
      <div className={look === "cards" ? css.cards : css.lines}>
        {options.map((o) => {
          const off = o.disabled || Boolean(o.disabledReason);
          const below = o.disabledReason ?? o.description;
          return (
            <label
              key={o.value}
              className={cx(css.line, look === "cards" && css.card, off && css.off)}
            >
              <input
                type="radio"
                name={name ?? id}
                value={o.value}
                checked={value === o.value}
                disabled={off}
                onChange={() => onChange(o.value)}
                className={css.radio}
                aria-describedby={below ? `${id}-${o.value}` : undefined}
              />
              <span className={css.words}>
                <span className={cx(look === "cards" && css.strong)}>
                  {o.icon && <Icon name={o.icon} size={18} className={css.icon} />}
                  {o.label}
                </span>
                {below && <span id={`${id}-${o.value}`} className={css.description}>{below}</span>}
              </span>
              {(o.priceText !== undefined || o.priceCents !== undefined) && (
                <span className={css.price}>
                  {o.priceText ?? (o.priceCents === 0 ? FREE : formatCents(o.priceCents ?? 0))}
                </span>
              )}
            </label>
          );
        })}
      </div>
      {error && (
        <p id={`${id}-e`} className={css.error}>
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
