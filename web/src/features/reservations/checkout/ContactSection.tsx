import { Field } from "@hearthpaw/ui-kit";
import { formatPhone } from "../../../lib/people.ts";
import { bind, SectionForm } from "./Fields.tsx";
import type { CheckoutValues } from "./rules.ts";
import * as texts from "./texts.tsx";
import type { CheckoutApi } from "./use_checkout.ts";
import css from "./checkout.module.css";

/** The buyer's name, and how the breeder reaches them. */
export function ContactSection({ checkout, breeder }: { checkout: CheckoutApi; breeder: string }) {
  const { values, leave } = checkout;
  return (
    <SectionForm checkout={checkout} section={1} go={texts.continueToDelivery}>
      <div className={css.pair}>
        <Field
          label={texts.firstName}
          autoComplete="given-name"
          maxLength={60}
          {...bind(checkout, "firstName")}
        />
        <Field
          label={texts.lastName}
          autoComplete="family-name"
          maxLength={60}
          {...bind(checkout, "lastName")}
        />
      </div>
      <Field
        label={texts.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        hint={texts.emailHint(breeder)}
        {...bind(checkout, "email")}
      />
      <Field
        label={texts.phone}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={30}
        hint={texts.phoneHint(breeder)}
        {...bind(checkout, "phone")}
        onBlur={() => leave("phone", { phone: formatPhone(values.phone) })}
      />
    </SectionForm>
  );
}

/** Summary of the folded section. */
export function contactSummary({ firstName, lastName, email, phone }: CheckoutValues) {
  return (
    <>
      <p>{`${firstName} ${lastName}`}</p>
      <p>{email}</p>
      <p>{formatPhone(phone)}</p>
    </>
  );
}
