import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import {
  getSecondFactorQuery,
  type RecoveryCodesAnswer,
  removeSecondFactor,
  renewRecoveryCodes,
  replaceSecondFactor,
  type SecondFactorSecretAnswer,
  type SecondFactorState,
  type User,
} from "@hearthpaw/client";
import { useToast } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { PasswordField } from "../../components/security/PasswordField.tsx";
import { SecondFactorField } from "../../components/security/SecondFactorField.tsx";
import { useClient } from "../../lib/client_context.ts";
import { atFields, codeError, type CodeKind } from "../../lib/second_factor.ts";
import { useForm } from "../../lib/use_form.ts";
import * as texts from "./texts.tsx";
import css from "./settings.module.css";

export type FactorChange = "codes" | "move" | "off";

const words: Record<FactorChange, { title: string; text: string; go: string }> = {
  codes: {
    title: texts.newRecoveryCodes,
    text: texts.newCodesHint,
    go: texts.getNewCodes,
  },
  move: {
    title: texts.moveToAnotherApp,
    text: texts.moveAppHint,
    go: texts.continueButton,
  },
  off: {
    title: texts.turnOffTwoStepVerification,
    text: texts.turnOffHint,
    go: texts.turnOff,
  },
};

type Result = SecondFactorSecretAnswer | RecoveryCodesAnswer | { ok: true };

/** Asks for the password and a code before it changes the factor. */
export function SecondFactorChange({ change, user, factor: { hasPassword }, onDone, onCancel }: {
  change: FactorChange;
  user: User;
  factor: SecondFactorState;
  onDone: (result: Result) => void;
  onCancel: () => void;
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const [kind, setKind] = useState<CodeKind>("app");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, text, go } = words[change];

  function make(code: string, password: string | undefined): Promise<Result> {
    const body = { code, ...(password === undefined ? {} : { password }) };
    if (change === "codes") return renewRecoveryCodes(client, { body });
    if (change === "move") return replaceSecondFactor(client, { body });
    return removeSecondFactor(client, {
      "x-second-factor": code,
      // A header may contain only ASCII.
      ...(password === undefined ? {} : { "x-password": encodeURIComponent(password) }),
    });
  }

  const form = useForm({
    whenLeft: "forget",
    initial: { password: "", code: "" },
    check: ({ password, code }) => ({
      password: hasPassword && password === "" ? texts.enterYourPassword : undefined,
      code: codeError(code, kind),
    }),
    async send({ password, code }) {
      const result = await make(code, hasPassword ? password : undefined).catch((thrown) => {
        throw atFields(thrown, { wrong_password: "password", second_factor_wrong: "code" });
      });
      if (change === "off") show({ tone: "done", title: texts.twoStepVerificationIsOff });
      onDone(result);
      await queryClient.invalidateQueries({ queryKey: getSecondFactorQuery(client).queryKey });
    },
  });

  return (
    <div className={css.change}>
      <h3 ref={heading} tabIndex={-1} className={css.subhead}>{title}</h3>
      <p className={css.soft}>{text}</p>
      <div className={css.form}>
        <Form
          quiet
          form={form}
          go={go}
          label={title}
          onCancel={onCancel}
        >
          <input
            className={css.user}
            type="email"
            name="username"
            autoComplete="username"
            value={user.email}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
          {hasPassword && (
            <PasswordField
              label={texts.password}
              autoComplete="current-password"
              maxLength={200}
              {...form.field("password")}
            />
          )}
          <SecondFactorField field={form.field("code")} kind={kind} onKind={setKind} />
        </Form>
      </div>
    </div>
  );
}
