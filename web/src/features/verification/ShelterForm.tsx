import { addShelter, ApiError, type ShelterInvitation, signIn } from "@hearthpaw/client";
import { Checkbox, dayText, Field, Link } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { NewPasswordField } from "../../components/security/NewPasswordField.tsx";
import { ZipField } from "../../components/forms/ZipField.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useConfiguration } from "../../lib/configuration.ts";
import { useToday } from "../../lib/today.ts";
import { useForm } from "../../lib/use_form.ts";
import { emptyShelter, shelterBody, shelterErrors } from "./shelter_rules.ts";
import css from "./verification.module.css";

/** What a shelter tells us to join. `invitation` is the token of its invitation, `known` what that says beforehand. */
export function ShelterForm({ invitation, known, onAdded, onDone }: {
  invitation: string | undefined;
  known: ShelterInvitation | undefined;
  /** Called when the account is made, before it is signed in. */
  onAdded: () => void;
  /** Called at the end; signing in may have failed all the same. */
  onDone: (isSignedIn: boolean) => void;
}) {
  const client = useClient();
  const configuration = useConfiguration();
  const today = useToday();
  const form = useForm({
    initial: { ...emptyShelter, name: known?.name ?? "", email: known?.email ?? "" },
    check: shelterErrors,
    places: { termsVersion: "acceptsTerms" },
    async send(values) {
      if (!configuration) {
        const message = "We couldn't load the terms. Check your connection and try again.";
        throw new ApiError({ message, code: "network_terms", status: 0 });
      }
      const body = shelterBody(values, { termsVersion: configuration.termsVersion, invitation });
      await addShelter(client, { body });
      onAdded();
      const { email, password } = body;
      // The account is there whatever comes of this: sending the form again would only say that the address is taken.
      onDone(await signIn(client, { body: { email, password } }).then(() => true, () => false));
    },
  });
  const { values } = form;
  return (
    <Form
      form={form}
      go="Join as a shelter"
      foot={
        <p className={css.centred}>
          Already have an account? <Link href="/sign-in">Sign in</Link>
        </p>
      }
    >
      <fieldset className={css.part}>
        <legend>Your shelter</legend>
        <Field label="Name" autoComplete="organization" maxLength={120} {...form.field("name")} />
        <Field
          label="EIN"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          hint="Your nonprofit's tax ID. We look it up, and adopters see it."
          {...form.field("registrationNumber")}
        />
        <Field
          label="Website"
          optional
          inputMode="url"
          autoComplete="url"
          maxLength={300}
          {...form.field("website")}
        />
        <ZipField {...form.field("postalCode")} />
      </fieldset>
      <fieldset className={css.part}>
        <legend>Account contact</legend>
        <div className={css.two}>
          <Field label="First name" autoComplete="given-name" maxLength={60} {...form.field("firstName")} />
          <Field label="Last name" autoComplete="family-name" maxLength={60} {...form.field("lastName")} />
        </div>
        <Field
          label="Email address"
          type="email"
          autoComplete="username"
          inputMode="email"
          maxLength={254}
          {...form.field("email")}
        />
        <NewPasswordField
          label="Password"
          own={[values.firstName, values.lastName, values.name, values.email.split("@")[0] ?? ""]}
          {...form.field("password")}
        />
      </fieldset>
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
    </Form>
  );
}
