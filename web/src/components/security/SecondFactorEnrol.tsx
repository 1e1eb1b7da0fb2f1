import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  confirmSecondFactorMutation,
  getSecondFactorQuery,
  type SecondFactorSecretAnswer,
} from "@hearthpaw/client";
import { Button, useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { atFields, codeError, grouped } from "../../lib/second_factor.ts";
import { useForm } from "../../lib/use_form.ts";
import { Form } from "../forms/Form.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { QrCode } from "./QrCode.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { SecondFactorField } from "./SecondFactorField.tsx";
import * as texts from "./texts.tsx";
import css from "./second_factor.module.css";

/**
 * The way from a fresh secret to a factor that is on: into the app, a code (and the password, but for a move) to confirm
 * it, recovery codes to keep.
 * `onDone` is called when the codes are kept.
 */
export function SecondFactorEnrol({ given, email, onDone, onCancel }: {
  given: SecondFactorSecretAnswer;
  email: string;
  onDone: () => void;
  onCancel?: () => void;
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const state = useQuery(getSecondFactorQuery(client)).data?.secondFactor;
  const asksPassword = state !== undefined && state.hasPassword && !state.isOn;
  const confirm = useMutation({
    ...confirmSecondFactorMutation(client),
    onSuccess: ({ recoveryCodes }) => {
      setRecoveryCodes(recoveryCodes);
      return queryClient.invalidateQueries({ queryKey: getSecondFactorQuery(client).queryKey });
    },
  });
  const form = useForm({
    whenLeft: "forget",
    initial: { code: "", password: "" },
    check: ({ code, password }) => ({
      code: codeError(code, "app"),
      password: asksPassword && password === "" ? texts.enterYourPassword : undefined,
    }),
    send: ({ code, password }) =>
      confirm.mutateAsync({ body: { code, ...(asksPassword ? { password } : {}) } }).catch((thrown) => {
        throw atFields(thrown, { wrong_password: "password", second_factor_wrong: "code" });
      }),
  });

  async function copy() {
    try {
      await navigator.clipboard.writeText(given.secret);
      show({ tone: "done", title: texts.keyCopied });
    } catch {
      show({
        tone: "fail",
        title: texts.copyKeyFailed,
        text: texts.copyKeyFailedHint,
      });
    }
  }

  if (recoveryCodes) {
    return (
      <RecoveryCodes
        codes={recoveryCodes}
        email={email}
        onDone={onDone}
      />
    );
  }
  return (
    <ol className={css.steps}>
      <li className={css.step}>
        <h3 className={css.title}>{texts.addToYourApp}</h3>
        <p className={css.lead}>
          {texts.anyAppWorks}
        </p>
        <div className={css.scan}>
          <QrCode text={given.uri} label={texts.qrCodeLabel} />
          <div className={css.byHand}>
            <p>{texts.scanQrCode}</p>
            <p>
              <a href={given.uri}>{texts.openInMyApp}</a>
            </p>
            <p>{texts.orTypeThisKey}</p>
            <p className={css.key}>{grouped(given.secret)}</p>
            <div>
              <Button variant="secondary" size="small" icon="document" onClick={copy}>
                {texts.copyTheKey}
              </Button>
            </div>
          </div>
        </div>
      </li>
      <li className={css.step}>
        <h3 className={css.title}>{texts.confirmWithACode}</h3>
        <Form
          quiet
          form={form}
          go={texts.turnOn}
          label={texts.confirmTwoStepVerification}
          onCancel={onCancel}
        >
          <SecondFactorField kind="app" field={form.field("code")} />
          {asksPassword && (
            <PasswordField
              label={texts.password}
              autoComplete="current-password"
              maxLength={200}
              hint={texts.passwordHint}
              {...form.field("password")}
            />
          )}
        </Form>
      </li>
    </ol>
  );
}
