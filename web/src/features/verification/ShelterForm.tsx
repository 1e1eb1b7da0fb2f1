import { useMutation } from "@tanstack/react-query";
import { addShelterMutation, ApiError, type ShelterInvitation, signInMutation } from "@hearthpaw/client";
import { Checkbox, Field, Link } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { NewPasswordField } from "../../components/security/NewPasswordField.tsx";
import { ZipField } from "../../components/forms/ZipField.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useConfiguration } from "../../lib/configuration.ts";
import { useForm } from "../../lib/use_form.ts";
import { emptyShelter, shelterBody, shelterErrors } from "./shelter_rules.ts";
import { fullDayText } from "../../lib/days.ts";
import * as texts from "./texts.tsx";
import css from "./verification.module.css";

/**
 * The form for a shelter that joins. `invitation` is the token of its invitation, `known` the facts in that
 * invitation.
 */
export function ShelterForm({ invitation, known, onAdded, onDone }: {
  invitation: string | undefined;
  known: ShelterInvitation | undefined;
  /** Called after the account was created, before the sign-in. */
  onAdded: () => void;
  /** Called at the end, even if signing in failed. */
  onDone: (isSignedIn: boolean) => void;
}) {
  const client = useClient();
  const configuration = useConfiguration();
  const add = useMutation(addShelterMutation(client));
  const enter = useMutation(signInMutation(client));
  const form = useForm({
    initial: { ...emptyShelter, name: known?.name ?? "", email: known?.email ?? "" },
    check: shelterErrors,
    places: { termsVersion: "acceptsTerms" },
    async send(values) {
      if (!configuration) {
        const message = texts.termsLoadFailed;
        throw new ApiError({ message, code: "network_terms", status: 0 });
      }
      const body = shelterBody(values, { termsVersion: configuration.termsVersion, invitation });
      await add.mutateAsync({ body });
      onAdded();
      const { email, password } = body;
      // The account exists even if signing in fails: a repeated form would only say that the address is
      // taken.
      return {
        isSignedIn: await enter.mutateAsync({ body: { email, password } }).then(() => true, () => false),
      };
    },
    done: ({ isSignedIn }) => onDone(isSignedIn),
  });
  const { values } = form;
  return (
    <Form
      form={form}
      go={texts.joinAsAShelter}
      foot={
        <p className={css.centred}>
          {texts.signInLink((text) => <Link href="/sign-in">{text}</Link>)}
        </p>
      }
    >
      <fieldset className={css.part}>
        <legend>{texts.yourShelter}</legend>
        <Field label={texts.name} autoComplete="organization" maxLength={120} {...form.field("name")} />
        <Field
          label={texts.ein}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          hint={texts.einHint}
          {...form.field("registrationNumber")}
        />
        <Field
          label={texts.website}
          optional
          inputMode="url"
          autoComplete="url"
          maxLength={300}
          {...form.field("website")}
        />
        <ZipField typed={form.values.postalCode} {...form.field("postalCode")} />
      </fieldset>
      <fieldset className={css.part}>
        <legend>{texts.accountContact}</legend>
        <div className={css.two}>
          <Field
            label={texts.firstName}
            autoComplete="given-name"
            maxLength={60}
            {...form.field("firstName")}
          />
          <Field
            label={texts.lastName}
            autoComplete="family-name"
            maxLength={60}
            {...form.field("lastName")}
          />
        </div>
        <Field
          label={texts.emailAddress}
          type="email"
          autoComplete="username"
          inputMode="email"
          maxLength={254}
          {...form.field("email")}
        />
        <NewPasswordField
          label={texts.password}
          own={[values.firstName, values.lastName, values.name, values.email.split("@")[0] ?? ""]}
          typed={form.values.password}
          {...form.field("password")}
        />
      </fieldset>
      <Checkbox
        {...form.box("acceptsTerms")}
        label={
          <>
            {configuration
              ? texts.acceptTermsDated({
                terms: (text) => <a href="/terms" target="_blank" rel="noopener">{text}</a>,
                privacy: (text) => <a href="/privacy" target="_blank" rel="noopener">{text}</a>,
                termsVersion: fullDayText(configuration.termsVersion),
              })
              : texts.acceptTerms({
                terms: (text) => <a href="/terms" target="_blank" rel="noopener">{text}</a>,
                privacy: (text) => <a href="/privacy" target="_blank" rel="noopener">{text}</a>,
              })}
          </>
        }
      />
    </Form>
  );
}
