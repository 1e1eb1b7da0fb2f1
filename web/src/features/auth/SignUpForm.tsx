import type { ReactNode } from "react";
import { ApiError, signUp } from "@hearthpaw/client";
import { Checkbox, dayText, Field, Link, RadioGroup } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { NewPasswordField } from "../../components/security/NewPasswordField.tsx";
import { ZipField } from "../../components/forms/ZipField.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useConfiguration } from "../../lib/configuration.ts";
import { useToday } from "../../lib/today.ts";
import { useForm } from "../../lib/use_form.ts";
import { type AccountKind, emptySignUp, signUpBody, signUpErrors } from "./rules.ts";
import { SocialButtons } from "./SocialButtons.tsx";
import { useIsTaken } from "./use_is_taken.ts";
import css from "./auth.module.css";

const kinds: { value: AccountKind; label: string; description: string }[] = [
  { value: "Consumer", label: "I'm looking for a pet", description: "Save, ask and reserve" },
  { value: "Breeder", label: "I'm a breeder", description: "List pets and find them homes" },
];

/** A new account. `onDone` is called when it is made and signed in. */
export function SignUpForm({ as = "Consumer", onDone, other }: {
  as?: AccountKind;
  onDone: () => void;
  other: ReactNode;
}) {
  const client = useClient();
  const configuration = useConfiguration();
  const today = useToday();
  const form = useForm({
    initial: { ...emptySignUp, type: as as string },
    check: signUpErrors,
    places: { termsVersion: "acceptsTerms" },
    async send(values) {
      if (!configuration) {
        const message = "We couldn't load the terms. Check your connection and try again.";
        throw new ApiError({ message, code: "network_terms", status: 0 });
      }
      await signUp(client, { body: signUpBody(values, configuration.termsVersion) });
      onDone();
    },
  });
  const { values } = form;
  const isTaken = useIsTaken(values.email);
  const email = form.field("email");
  return (
    <Form form={form} go="Create account" foot={<p className={css.other}>{other}</p>}>
      <div className={css.kinds}>
        <RadioGroup
          legend="What brings you here?"
          hideLegend
          look="cards"
          value={values.type as AccountKind}
          onChange={(type) => form.change({ type })}
          options={kinds}
        />
        <p className={css.note}>
          Run a shelter or rescue? <Link href="/shelter/join">Join as a shelter</Link>
        </p>
      </div>
      {values.type === "Consumer" && <SocialButtons or="or use your email" />}
      <div className={css.two}>
        <Field label="First name" autoComplete="given-name" maxLength={60} {...form.field("firstName")} />
        <Field label="Last name" autoComplete="family-name" maxLength={60} {...form.field("lastName")} />
      </div>
      {values.type === "Breeder" && (
        <>
          <Field
            label="Kennel or cattery name"
            autoComplete="organization"
            maxLength={120}
            {...form.field("programName")}
          />
          <ZipField {...form.field("postalCode")} />
        </>
      )}
      <Field
        label="Email address"
        type="email"
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        {...email}
        error={email.error ?? (isTaken && "There's already an account with this email.")}
        hint={isTaken && (
          <>
            Is it yours? Sign in, or <Link href="/forgot-password">reset your password</Link>.
          </>
        )}
      />
      <NewPasswordField
        label="Password"
        own={[values.firstName, values.lastName, values.email.split("@")[0] ?? ""]}
        {...form.field("password")}
      />
      <Checkbox
        {...form.box("acceptsTerms")}
        label={
          <>
            I accept the <a href="/terms" target="_blank" rel="noopener">terms</a> and the{" "}
            <a href="/privacy" target="_blank" rel="noopener">privacy notice</a>
            {configuration && ` of ${dayText(configuration.termsVersion, today)}`}
          </>
        }
      />
      <Checkbox
        {...form.box("wantsNews")}
        label="Email me news, tips and offers from Hearthpaw (optional)"
      />
    </Form>
  );
}
