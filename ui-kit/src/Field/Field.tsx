import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { cx } from "../cx.ts";
import css from "./Field.module.css";

type FrameProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** The error, and how to fix it. */
  error?: ReactNode;
  /** Shows "optional" beside the label. Fields without it are expected to be required. */
  optional?: boolean;
  /** Keeps the label for screen readers only, for example for a search box with a button beside it. */
  hideLabel?: boolean;
  className?: string;
};

/**
 * Ids and states that tie a control to its label, hint and error. Spread `control` on the control element.
 */
export type FieldIds = {
  control: { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };
};

/**
 * The frame of every field: label, control, hint and error. For custom controls (a vendor's card field, a
 * date picker) pass a function that receives the ids.
 */
export function FieldFrame(
  { label, hint, error, optional, hideLabel, className, id, end, children }: FrameProps & {
    id?: string;
    /** At the right of the label: "Forgot it?". */
    end?: ReactNode;
    children: (ids: FieldIds) => ReactNode;
  },
) {
  const made = useId();
  const controlId = id ?? made;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(" ") || undefined;
  return (
    <div className={cx(css.frame, className)}>
      <div className={cx(css.top, hideLabel && css.hidden)}>
        <label htmlFor={controlId} className={css.label}>
          {label}
          {/* The space lets screen readers read "optional" as a separate word. */}
          {optional && " "}
          {optional && <span className={css.optional}>optional</span>}
        </label>
        {end}
      </div>
      {children({
        control: { id: controlId, "aria-describedby": describedBy, "aria-invalid": error ? true : undefined },
      })}
      {hint && <p id={hintId} className={css.hint}>{hint}</p>}
      {error && (
        <p id={errorId} className={css.error}>
          <Icon name="warning" size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

type Common = FrameProps & {
  id?: string;
  labelEnd?: ReactNode;
  /** Inside the box, before the text: "$", an icon. */
  prefix?: ReactNode;
  /** Inside the box, after the text: "lb", a button. */
  suffix?: ReactNode;
};

export type FieldProps =
  & Common
  & (
    | ({ multiline?: false } & Omit<ComponentProps<"input">, "prefix" | "className" | "id">)
    | ({ multiline: true } & Omit<ComponentProps<"textarea">, "prefix" | "className" | "id">)
  );

type Limited = Pick<ComponentProps<"input">, "maxLength" | "value" | "defaultValue"> & {
  onInput?: ((event: never) => void) | undefined;
};

/**
 * Raises `maxLength` for the surplus units of the current value. The browser counts an emoji as two UTF-16
 * units or more, the server counts code points. A field that keeps its own value is measured at each input.
 */
function room({ maxLength, value, defaultValue, onInput }: Limited) {
  if (maxLength === undefined) return {};
  const most = (text: unknown) => maxLength + (typeof text === "string" ? text.length - [...text].length : 0);
  if (value !== undefined) return { maxLength: most(value) };
  return {
    maxLength: most(defaultValue),
    onInput(event: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) {
      event.currentTarget.maxLength = most(event.currentTarget.value);
      onInput?.(event as never);
    },
  };
}

/** A text field. It accepts `autoComplete`, `inputMode` and `type` like a native input. */
export function Field(props: FieldProps) {
  const { label, hint, error, optional, hideLabel, className, id, labelEnd, prefix, suffix, ...input } =
    props;
  return (
    <FieldFrame {...{ label, hint, error, optional, hideLabel, className, id }} end={labelEnd}>
      {({ control }) => {
        if (input.multiline) {
          const { multiline: _, ...rest } = input;
          return (
            <textarea rows={4} {...rest} {...room(rest)} {...control} className={cx(css.box, css.area)} />
          );
        }
        const { multiline: _, ...rest } = input;
        return (
          <span className={cx(css.box, css.row, rest.disabled && css.off)}>
            {prefix && <span className={css.affix}>{prefix}</span>}
            <input type="text" {...rest} {...room(rest)} {...control} className={css.input} />
            {suffix && <span className={css.affix}>{suffix}</span>}
          </span>
        );
      }}
    </FieldFrame>
  );
}
