import { useState } from "react";
import { changeEmail, type User } from "@hearthpaw/client";
import { Field, Flash } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { PasswordField } from "../../components/security/PasswordField.tsx";
import { ResendVerification } from "../../components/session/ResendVerification.tsx";
import { useClient } from "../../lib/client_context.ts";
import { emailError } from "../../lib/people.ts";
import { useForm } from "../../lib/use_form.ts";
import { EmailState } from "./EmailState.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import css from "./settings.module.css";

/** Another address. It is used once it is confirmed from there; the old one is told. */
export function EmailSection({ user }: { user: User }) {
  const client = useClient();
  const [asked, setAsked] = useState<string>();
  const form = useForm({
    initial: { email: "", password: "" },
    check: ({ email, password }) => ({
      email: emailError(email) ??
        (email.trim().toLowerCase() === user.email ? "This is your address already." : undefined),
      password: password === "" ? "Enter your password." : undefined,
    }),
    async send({ email, password }) {
      const address = email.trim().toLowerCase();
      await changeEmail(client, { body: { email: address, password } });
      form.reset();
      setAsked(address);
    },
  });
  return (
    <SettingsSection
      id="email"
      title="E-mail address"
      lead="We send a link to the new address and a notice to the old one. Until you open the link nothing changes."
    >
      <p className={css.now}>
        <span>{user.email}</span> <EmailState isVerified={user.isEmailVerified} />
        {!user.isEmailVerified && <ResendVerification size="small" />}
      </p>
      {asked && asked !== user.email && (
        <Flash
          stay
          tone="wait"
          title={`We have sent a link to ${asked}`}
          text="It works once, for a day. Open it to use that address."
        />
      )}
      <div className={css.form}>
        <Form quiet form={form} label="E-mail address" go="Change address">
          <Field
            label="New e-mail address"
            type="email"
            autoComplete="email"
            inputMode="email"
            maxLength={254}
            {...form.field("email")}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            maxLength={200}
            hint="So that nobody else can move your account."
            {...form.field("password")}
          />
        </Form>
      </div>
    </SettingsSection>
  );
}
