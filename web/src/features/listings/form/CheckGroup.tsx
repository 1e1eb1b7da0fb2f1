import { useId } from "react";
import { Checkbox, Icon } from "@hearthpaw/ui-kit";
import type { Choice } from "./words.ts";
import css from "./form.module.css";

/** A group of checkboxes. `onChange` gets the chosen values in the order of the choices. */
export function CheckGroup<V extends string | number>(
  { id, legend, hint, error, disabled, look = "lines", choices, values, onChange }: {
    id?: string;
    legend: string;
    hint?: string;
    error?: string | undefined;
    disabled?: boolean;
    look?: "lines" | "cards";
    choices: readonly Choice<V>[];
    values: readonly V[];
    onChange: (values: V[]) => void;
  },
) {
  const made = useId();
  const own = id ?? made;
  const described = [error && `${own}-error`, hint && `${own}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <fieldset id={own} className={css.group} aria-describedby={described} disabled={disabled}>
      <legend className={css.legend}>{legend}</legend>
      {hint && <p id={`${own}-hint`} className={css.soft}>{hint}</p>}
      <div className={look === "cards" ? css.checkCards : css.checks}>
        {choices.map(({ value, label, description }) => (
          <Checkbox
            key={value}
            label={label}
            description={description}
            className={css.check}
            disabled={disabled}
            checked={values.includes(value)}
            onChange={({ target }) =>
              onChange(
                choices.map((choice) => choice.value).filter((other) =>
                  other === value ? target.checked : values.includes(other)
                ),
              )}
          />
        ))}
      </div>
      {error && (
        <p id={`${own}-error`} className={css.error}>
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
