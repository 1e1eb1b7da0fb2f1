import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { cx } from "../cx.ts";
import css from "./Field.module.css";

type FrameProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
  /** Says "optional" beside the label; everything else is taken as required. */
  optional?: boolean;
  /** Keeps the label for screen readers only; for a search box with a button beside it. */
  hideLabel?: boolean;
  className?: string;
};

/** Ids and states that tie a control to its label, hint and error. Spread `control` on the control. */
export type FieldIds = {
  control: { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };
};

/**
 * Label above, control, hint, error: the frame of every field. For controls of one's own (a vendor's card field, a date
 * picker) give a function that receives the ids.
 */
export function FieldFrame(
  { label, hint, error, optional, hideLabel, className, id, end, children }: FrameProps & {
    id?: string;
    /** Stands at the right of the label, as "Forgot it?". */
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
          {/* With a space before it, which is read as the end of a word. */}
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
  /** Inside the box, before what is typed: "$", an icon. */
  prefix?: ReactNode;
  /** Inside the box, after what is typed: "lb", a button. */
  suffix?: ReactNode;
};

export type FieldProps =
  & Common
  & (
    | ({ multiline?: false } & Omit<ComponentProps<"input">, "prefix" | "className" | "id">)
    | ({ multiline: true } & Omit<ComponentProps<"textarea">, "prefix" | "className" | "id">)
  );

/**
 * A browser counts an emoji as two characters and more, the server as the characters that it is written with. So what is
 * there already gives back what it takes too much.
 */
function room({ maxLength, value }: Pick<ComponentProps<"input">, "maxLength" | "value">) {
  if (maxLength === undefined || typeof value !== "string") return { maxLength };
  return { maxLength: maxLength + value.length - [...value].length };
}

/** A text field. Give `autoComplete`, `inputMode` and `type` as on a bare input. */
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
