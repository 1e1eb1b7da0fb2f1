import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { changeEmailMutation, getSecondFactorQuery, type User } from "@hearthpaw/client";
import { Field, Flash } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { SecondFactorField } from "../../components/security/SecondFactorField.tsx";
import { PasswordField } from "../../components/security/PasswordField.tsx";
import { ResendVerification } from "../../components/session/ResendVerification.tsx";
import { useClient } from "../../lib/client_context.ts";
import { emailError } from "../../lib/people.ts";
import { atFields, codeError, type CodeKind } from "../../lib/second_factor.ts";
import { useForm } from "../../lib/use_form.ts";
import { EmailState } from "./EmailState.tsx";
import { FoldedForm } from "./FoldedForm.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import * as texts from "./texts.tsx";
import css from "./settings.module.css";

/**
 * Changes the email address. The new one counts after its owner confirms it, and the old one gets a notice.
 */
export function EmailSection({ user }: { user: User }) {
  const client = useClient();
  const [asked, setAsked] = useState<string>();
  const needsCode = useQuery(getSecondFactorQuery(client)).data?.secondFactor.isOn ?? false;
  const [kind, setKind] = useState<CodeKind>("app");
  const change = useMutation(changeEmailMutation(client));
  const form = useForm({
    // The browser may have filled in the password and the current address.
    isTyped: ({ email }) => email.trim() !== "" && email.trim().toLowerCase() !== user.email,
    initial: { email: "", password: "", code: "" },
    check: ({ email, password, code }) => ({
      email: emailError(email) ??
        (email.trim().toLowerCase() === user.email ? texts.thisIsAlreadyYourEmail : undefined),
      password: password === "" ? texts.enterYourPassword : undefined,
      code: needsCode ? codeError(code, kind) : undefined,
    }),
    async send({ email, password, code }) {
      const address = email.trim().toLowerCase();
      const body = { email: address, password, ...(needsCode ? { secondFactorCode: code } : {}) };
      await change.mutateAsync({ body }).catch((thrown) => {
        throw atFields(thrown, { second_factor_wrong: "code" });
      });
      form.reset();
      setAsked(address);
    },
  });
  return (
    <SettingsSection
      id="email"
      title={texts.emailAddress}
      lead={texts.changeEmailExplained}
    >
      <p className={css.now}>
        <span>{user.email}</span> <EmailState isVerified={user.isEmailVerified} />
        {!user.isEmailVerified && <ResendVerification size="small" />}
      </p>
      {asked && asked !== user.email && (
        <Flash
          stay
          tone="wait"
          title={texts.emailLinkSent(asked)}
          text={texts.emailLinkHint}
        />
      )}
      <FoldedForm section="email" title={texts.changeYourEmail}>
        <Form quiet form={form} label={texts.emailAddress} go={texts.changeAddress}>
          <Field
            label={texts.newEmailAddress}
            type="email"
            autoComplete="email"
            inputMode="email"
            maxLength={254}
            {...form.field("email")}
          />
          <PasswordField
            label={texts.password}
            autoComplete="current-password"
            maxLength={200}
            hint={texts.emailPasswordHint}
            {...form.field("password")}
          />
          {needsCode && <SecondFactorField field={form.field("code")} kind={kind} onKind={setKind} />}
        </Form>
      </FoldedForm>
    </SettingsSection>
  );
}
