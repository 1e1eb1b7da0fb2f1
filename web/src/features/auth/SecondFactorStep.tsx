import { useState } from "react";
import { Form } from "../../components/forms/Form.tsx";
import { SecondFactorField } from "../../components/security/SecondFactorField.tsx";
import { useConfiguration } from "../../lib/configuration.ts";
import { atFields, codeError, type CodeKind } from "../../lib/second_factor.ts";
import { useForm } from "../../lib/use_form.ts";
import * as texts from "./texts.tsx";
import css from "./auth.module.css";

/**
 * The second step of signing in, after any first step: a code from the app, or a recovery code. `onCode`
 * repeats the call with the code and throws the call's errors; `onBack` returns to the first step.
 */
export function SecondFactorStep({ onCode, onBack }: {
  onCode: (code: string) => Promise<void>;
  onBack: () => void;
}) {
  const authenticatorUrl = useConfiguration()?.authenticatorUrl;
  const [kind, setKind] = useState<CodeKind>("app");
  const form = useForm({
    whenLeft: "forget",
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
      go={texts.signIn}
      label={texts.twoStepVerification}
      foot={
        <p className={css.other}>
          <button type="button" className={css.turn} onClick={onBack}>{texts.back}</button>
        </p>
      }
    >
      <p>{texts.enterAppCode}</p>
      <SecondFactorField focus field={form.field("code")} kind={kind} onKind={setKind} />
      {authenticatorUrl && (
        <p className={css.note}>
          {texts.demoCodesLink((text) => (
            <a href={authenticatorUrl} target="_blank" rel="noopener">{text}</a>
          ))}
        </p>
      )}
    </Form>
  );
}
