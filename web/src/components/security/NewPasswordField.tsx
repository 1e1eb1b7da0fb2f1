import { strengthOf } from "../../lib/passwords.ts";
import type { FormApi } from "../../lib/use_form.ts";
import { PasswordField } from "./PasswordField.tsx";
import css from "./NewPasswordField.module.css";

/**
 * A new password, with an estimate of how hard it is to guess. `own` lists words that it should not contain.
 */
export function NewPasswordField(
  { own, typed, ...field }: ReturnType<FormApi<{ password: string }>["field"]> & {
    label: string;
    /** The field's value. */
    typed: string;
    own?: readonly string[];
  },
) {
  const { level, words } = strengthOf(typed, own);
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      maxLength={200}
      hint={
        <span className={css.strength}>
          {typed !== "" && (
            <span className={css.meter} data-level={level} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
          )}
          <span aria-live="polite">{words}</span>
        </span>
      }
    />
  );
}
