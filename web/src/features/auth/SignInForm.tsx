import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { signInMutation, translate } from "@hearthpaw/client";
import { Field, Link } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { PasswordField } from "../../components/security/PasswordField.tsx";
import { useClient } from "../../lib/client_context.ts";
import { emailError } from "../../lib/people.ts";
import { remember } from "../../lib/tab_memory.ts";
import { useForm } from "../../lib/use_form.ts";
import { SecondFactorStep } from "./SecondFactorStep.tsx";
import { SocialButtons } from "./SocialButtons.tsx";
import * as texts from "./texts.tsx";
import css from "./auth.module.css";

/**
 * Email address and password, then a code if the account requires one. `onDone` is called after the sign-in.
 * `forgotHref` links to the page for a new password, which receives the typed address; `email` fills in a
 * known address.
 */
export function SignInForm({ onDone, other, email = "", forgotHref = "/forgot-password" }: {
  onDone: () => void;
  other: ReactNode;
  email?: string;
  forgotHref?: string;
}) {
  const client = useClient();
  const [needsCode, setNeedsCode] = useState(false);
  const proof = ({ email, password }: { email: string; password: string }) => ({
    email: email.trim().toLowerCase(),
    password,
  });
  const enter = useMutation(signInMutation(client));
  const form = useForm({
    whenLeft: "forget",
    initial: { email, password: "" },
    check: ({ email, password }) => ({
      email: emailError(email),
      password: password === "" ? texts.enterYourPassword : undefined,
    }),
    async send(values) {
      try {
        await enter.mutateAsync({ body: proof(values) });
      } catch (thrown) {
        if (translate(thrown).code !== "second_factor_needed") throw thrown;
        setNeedsCode(true);
        return false;
      }
    },
    done: onDone,
  });
  if (needsCode) {
    return (
      <SecondFactorStep
        onBack={() => setNeedsCode(false)}
        onCode={async (secondFactorCode) => {
          await enter.mutateAsync({ body: { ...proof(form.values), secondFactorCode } });
          onDone();
        }}
      />
    );
  }
  return (
    <Form form={form} go={texts.signIn} foot={<p className={css.other}>{other}</p>}>
      <SocialButtons or={texts.orUseYourPassword} />
      <Field
        label={texts.emailAddress}
        type="email"
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        {...form.field("email")}
      />
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        maxLength={200}
        labelEnd={
          <Link
            href={forgotHref}
            className={css.forgot}
            onClick={() => remember("email", form.values.email.trim() || undefined)}
          >
            {texts.forgotPassword}
          </Link>
        }
        {...form.field("password")}
      />
    </Form>
  );
}
