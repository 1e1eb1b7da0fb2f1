import { type FormEvent, type ReactNode, useId, useState } from "react";
import { signIn, translate } from "@hearthpaw/client";
import { Button, ErrorNotice, Field } from "@hearthpaw/ui-kit";
import { PasswordField } from "../../components/PasswordField.tsx";
import { useClient } from "../../lib/client_context.ts";
import { emailError } from "../../lib/people.ts";
import css from "./auth.module.css";

/** E-mail address and password. `onDone` is called when somebody is signed in. */
export function SignInForm({ onDone, other }: { onDone: () => void; other: ReactNode }) {
  const client = useClient();
  const id = useId();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const found = {
      email: emailError(email),
      password: password === "" ? "Enter your password." : undefined,
    };
    setErrors(found);
    setRefusal(undefined);
    if (found.email ?? found.password) {
      document.getElementById(`${id}-${found.email ? "email" : "password"}`)?.focus();
      return;
    }
    setSending(true);
    try {
      await signIn(client, { body: { email: email.trim().toLowerCase(), password } });
      onDone();
    } catch (thrown) {
      const { fieldErrors, message } = translate(thrown);
      setErrors(fieldErrors);
      if (!fieldErrors.email && !fieldErrors.password) setRefusal(message);
      setSending(false);
    }
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate method="post">
      {refusal && <ErrorNotice title={refusal} />}
      <Field
        id={`${id}-email`}
        label="E-mail address"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        value={email}
        error={errors.email}
        onChange={(event) => setEmail(event.target.value)}
        onBlur={() => email && setErrors((all) => ({ ...all, email: emailError(email) }))}
      />
      <PasswordField
        id={`${id}-password`}
        label="Password"
        name="password"
        autoComplete="current-password"
        maxLength={200}
        value={password}
        error={errors.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" size="large" block loading={isSending}>Sign in</Button>
      <p className={css.other}>{other}</p>
    </form>
  );
}
