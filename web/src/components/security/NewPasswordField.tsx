import { strengthOf } from "../../lib/passwords.ts";
import { PasswordField } from "./PasswordField.tsx";
import css from "./NewPasswordField.module.css";

/**
 * A new password, with an estimate of how hard it is to guess. `own` lists words that it should not contain.
 */
export function NewPasswordField({ own, ...field }: {
  label: string;
  id: string;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
  own?: readonly string[];
}) {
  const { level, words } = strengthOf(field.value, own);
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      maxLength={200}
      hint={
        <span className={css.strength}>
          {field.value !== "" && (
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
