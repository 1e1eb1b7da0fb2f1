import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError, signUpMutation } from "@hearthpaw/client";
import { Checkbox, Field, Link, RadioGroup } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { NewPasswordField } from "../../components/security/NewPasswordField.tsx";
import { ZipField } from "../../components/forms/ZipField.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useConfiguration } from "../../lib/configuration.ts";
import { useForm } from "../../lib/use_form.ts";
import { type AccountKind, emptySignUp, signUpBody, signUpErrors } from "./rules.ts";
import { SocialButtons } from "./SocialButtons.tsx";
import { fullDayText } from "../../lib/days.ts";
import * as texts from "./texts.tsx";
import { useIsTaken } from "./use_is_taken.ts";
import css from "./auth.module.css";

const kinds: { value: AccountKind; label: string; description: string }[] = [
  { value: "Consumer", label: texts.imLookingForAPet, description: texts.buyerHint },
  { value: "Breeder", label: texts.imABreeder, description: texts.imABreederHint },
];

/**
 * The form for a new account. `onDone` is called after the account was created and signed in. Without
 * `asksKind` the account is of type `as`: a person about to reserve a pet is a buyer.
 */
export function SignUpForm({ as = "Consumer", asksKind = true, onDone, other }: {
  as?: AccountKind;
  asksKind?: boolean;
  onDone: () => void;
  other: ReactNode;
}) {
  const client = useClient();
  const configuration = useConfiguration();
  const add = useMutation(signUpMutation(client));
  const form = useForm({
    whenLeft: "forget",
    initial: { ...emptySignUp, type: as as string },
    check: signUpErrors,
    places: { termsVersion: "acceptsTerms" },
    async send(values) {
      if (!configuration) {
        const message = texts.termsLoadFailed;
        throw new ApiError({ message, code: "network_terms", status: 0 });
      }
      return await add.mutateAsync({ body: signUpBody(values, configuration.termsVersion) });
    },
    done: onDone,
  });
  const { values } = form;
  const isTaken = useIsTaken(values.email);
  const email = form.field("email");
  return (
    <Form form={form} go={texts.createAccount} foot={<p className={css.other}>{other}</p>}>
      {asksKind && (
        <div className={css.kinds}>
          <RadioGroup
            legend={texts.whatBringsYouHere}
            hideLegend
            look="cards"
            value={values.type as AccountKind}
            onChange={(type) => form.change({ type })}
            options={kinds}
          />
          <p className={css.note}>
            {texts.joinAsShelterLink((text) => <Link href="/shelter/join">{text}</Link>)}
          </p>
        </div>
      )}
      {values.type === "Consumer" && <SocialButtons or={texts.orUseYourEmail} />}
      <div className={css.two}>
        <Field
          label={texts.firstName}
          autoComplete="given-name"
          maxLength={60}
          {...form.field("firstName")}
        />
        <Field label={texts.lastName} autoComplete="family-name" maxLength={60} {...form.field("lastName")} />
      </div>
      {values.type === "Breeder" && (
        <>
          <Field
            label={texts.programName}
            autoComplete="organization"
            maxLength={120}
            {...form.field("programName")}
          />
          <ZipField typed={form.values.postalCode} {...form.field("postalCode")} />
        </>
      )}
      <Field
        label={texts.emailAddress}
        type="email"
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        {...email}
        error={email.error ?? (isTaken && texts.emailTaken)}
        hint={isTaken && (
          <>
            {texts.emailTakenHint((text) => <Link href="/forgot-password">{text}</Link>)}
          </>
        )}
      />
      <NewPasswordField
        label={texts.password}
        own={[values.firstName, values.lastName, values.email.split("@")[0] ?? ""]}
        typed={form.values.password}
        {...form.field("password")}
      />
      <Checkbox
        {...form.box("acceptsTerms")}
        label={
          <>
            {configuration
              ? texts.iAcceptTermsOfVersion({
                terms: (text) => <a href="/terms" target="_blank" rel="noopener">{text}</a>,
                privacy: (text) => <a href="/privacy" target="_blank" rel="noopener">{text}</a>,
                termsVersion: fullDayText(configuration.termsVersion),
              })
              : texts.iAcceptTerms({
                terms: (text) => <a href="/terms" target="_blank" rel="noopener">{text}</a>,
                privacy: (text) => <a href="/privacy" target="_blank" rel="noopener">{text}</a>,
              })}
          </>
        }
      />
      <Checkbox
        {...form.box("wantsNews")}
        label={texts.emailMeNews}
      />
    </Form>
  );
}
