import { useState } from "react";
import { Field, type FieldProps } from "@hearthpaw/ui-kit";
import * as texts from "./texts.tsx";
import css from "./PasswordField.module.css";

type Props = Omit<FieldProps & { multiline?: false }, "type" | "suffix" | "multiline">;

/** A password field that can show the typed text. */
export function PasswordField(props: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={isShown ? "text" : "password"}
      autoCapitalize="off"
      spellCheck={false}
      suffix={
        <button
          type="button"
          className={css.show}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {texts.hideShowPassword({ isShown, part: (text) => <span className={css.hidden}>{text}</span> })}
        </button>
      }
    />
  );
}
