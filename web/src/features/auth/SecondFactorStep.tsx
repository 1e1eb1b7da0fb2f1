import { useState } from "react";
import { Form } from "../../components/forms/Form.tsx";
import { SecondFactorField } from "../../components/security/SecondFactorField.tsx";
import { useConfiguration } from "../../lib/configuration.ts";
import { atFields, codeError, type CodeKind } from "../../lib/second_factor.ts";
import { useForm } from "../../lib/use_form.ts";
import css from "./auth.module.css";

/**
 * The second step of signing in, by whatever way the first was taken: a code of the app, or a recovery code. `onCode`
 * makes the call again with the code and throws what it throws; `onBack` leads back to the first step.
 */
export function SecondFactorStep({ onCode, onBack }: {
  onCode: (code: string) => Promise<void>;
  onBack: () => void;
}) {
  const configuration = useConfiguration();
  const [kind, setKind] = useState<CodeKind>("app");
  const form = useForm({
    initial: { code: "" },
    check: ({ code }) => ({ code: codeError(code, kind) }),
    async send({ code }) {
      await onCode(code).catch((thrown) => {
        throw atFields(thrown, { second_factor_wrong: "code" });
      });
    },
  });
  return (
    <Form
      form={form}
      go="Sign in"
      label="Two-step verification"
      foot={
        <p className={css.other}>
          <button type="button" className={css.turn} onClick={onBack}>Back</button>
        </p>
      }
    >
      <p>Enter the code from your authenticator app.</p>
      <SecondFactorField focus field={form.field("code")} kind={kind} onKind={setKind} />
      {configuration?.authenticatorUrl && (
        <p className={css.note}>
          Demo accounts don't have a phone:{" "}
          <a href={configuration.authenticatorUrl} target="_blank" rel="noopener">
            see their codes here
          </a>.
        </p>
      )}
    </Form>
  );
}
