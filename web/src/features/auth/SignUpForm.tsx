import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { getPlaceQuery, signUp, translate } from "@hearthpaw/client";
import { Button, Checkbox, ErrorNotice, Field, RadioGroup } from "@hearthpaw/ui-kit";
import { PasswordField } from "../../components/PasswordField.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useConfiguration } from "../../lib/configuration.ts";
import {
  type AccountKind,
  emptySignUp,
  fieldError,
  signUpBody,
  signUpErrors,
  type SignUpValues,
} from "./rules.ts";
import css from "./auth.module.css";

type Errors = Readonly<Record<string, string | undefined>>;

const kinds: { value: AccountKind; label: string; description: string }[] = [
  { value: "Consumer", label: "I am looking for a pet", description: "Save, ask and reserve" },
  { value: "Breeder", label: "I breed", description: "List pets and find them homes" },
];

/** A new account. `onDone` is called when it is made and signed in. */
export function SignUpForm({ as = "Consumer", onDone, other }: {
  as?: AccountKind;
  onDone: () => void;
  other: ReactNode;
}) {
  const client = useClient();
  const configuration = useConfiguration();
  const id = useId();
  const [values, setValues] = useState<SignUpValues>({ ...emptySignUp, type: as });
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  const isBreeder = values.type === "Breeder";

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const found = signUpErrors(values);
    setErrors(found);
    setRefusal(undefined);
    const first = Object.keys(found)[0];
    if (first) return document.getElementById(`${id}-${first}`)?.focus();
    if (!configuration) {
      return setRefusal("The terms could not be loaded. Check your connection and try again.");
    }
    setSending(true);
    try {
      await signUp(client, { body: signUpBody(values, configuration.termsVersion) });
      onDone();
    } catch (thrown) {
      const { fieldErrors, message } = translate(thrown);
      setErrors(fieldErrors);
      const named = Object.keys(fieldErrors).find((name) => name in values);
      if (named) document.getElementById(`${id}-${named}`)?.focus();
      else setRefusal(message);
      setSending(false);
    }
  }

  /** Everything that a text field of this form needs: checked when it is left, never while it is typed. */
  const field = (name: "firstName" | "lastName" | "email" | "password" | "programName" | "postalCode") => ({
    id: `${id}-${name}`,
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => {
      const next = { ...values, [name]: event.target.value };
      setValues(next);
      // A message goes as soon as its reason has gone.
      if (errors[name] && !fieldError(name, next)) setErrors({ ...errors, [name]: undefined });
    },
    onBlur: () => values[name] && setErrors((all) => ({ ...all, [name]: fieldError(name, values) })),
  });

  return (
    <form className={css.form} onSubmit={submit} noValidate method="post">
      {refusal && <ErrorNotice title={refusal} />}
      <RadioGroup
        legend="What brings you here"
        hideLegend
        look="cards"
        value={values.type}
        onChange={(type) => setValues({ ...values, type })}
        options={kinds}
      />
      <div className={css.two}>
        <Field label="First name" autoComplete="given-name" maxLength={60} {...field("firstName")} />
        <Field label="Last name" autoComplete="family-name" maxLength={60} {...field("lastName")} />
      </div>
      {isBreeder && (
        <>
          <Field
            label="Name of your kennel, cattery or shelter"
            autoComplete="organization"
            maxLength={120}
            {...field("programName")}
          />
          <ZipField {...field("postalCode")} />
        </>
      )}
      <Field
        label="E-mail address"
        type="email"
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        {...field("email")}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        maxLength={200}
        hint="At least 10 characters."
        {...field("password")}
      />
      <Checkbox
        id={`${id}-acceptsTerms`}
        checked={values.acceptsTerms}
        error={errors.acceptsTerms ?? errors.termsVersion}
        onChange={(event) => {
          setValues({ ...values, acceptsTerms: event.target.checked });
          if (event.target.checked) {
            setErrors({ ...errors, acceptsTerms: undefined, termsVersion: undefined });
          }
        }}
        label={
          <>
            I accept the <a href="/terms" target="_blank" rel="noopener">terms</a> and have read how{" "}
            <a href="/privacy" target="_blank" rel="noopener">my data</a> is used
          </>
        }
      />
      <Button type="submit" size="large" block loading={isSending}>Create account</Button>
      <p className={css.other}>{other}</p>
    </form>
  );
}

/** A ZIP code, with the city that it belongs to. */
function ZipField(props: { id: string; value: string; error: string | undefined; name: string } & object) {
  const client = useClient();
  const zip = props.value.trim();
  const isWhole = /^\d{5}$/.test(zip);
  const { data, error } = useQuery({
    ...getPlaceQuery(client, { zip }),
    enabled: isWhole,
    staleTime: Infinity,
  });
  const place = isWhole ? data?.place : undefined;
  const isUnknown = isWhole && error?.status === 404;
  return (
    <Field
      label="ZIP code"
      autoComplete="postal-code"
      inputMode="numeric"
      maxLength={5}
      hint={place
        ? `${place.city}, ${place.state}`
        : "Where your animals live. Buyers see the city and state only."}
      {...props}
      error={props.error ?? (isUnknown ? "We do not know this ZIP code. Please check it." : undefined)}
    />
  );
}
