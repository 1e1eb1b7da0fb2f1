import { useState } from "react";
import { translate, type UpdateUserBody, updateUserMutation } from "@hearthpaw/client";
import { useMutation } from "@tanstack/react-query";
import { Checkbox, Field, useToast } from "@hearthpaw/ui-kit";
import { useSession } from "../../../components/session/session.tsx";
import { useClient } from "../../../lib/client_context.ts";
import { formatPhone, phoneToE164 } from "../../../lib/people.ts";
import { bind, SectionForm } from "./Fields.tsx";
import { type CheckoutValues, isPhoneOfLastOrder } from "./rules.ts";
import * as texts from "./texts.tsx";
import type { CheckoutApi } from "./use_checkout.ts";
import css from "./checkout.module.css";

/** The buyer's name, and how the breeder reaches them. */
export function ContactSection({ checkout, breeder }: { checkout: CheckoutApi; breeder: string }) {
  const { values, leave, reservation } = checkout;
  const { user } = useSession();
  // The hint must not disappear, and move the fields, while the buyer types.
  const [firstPhone] = useState(values.phone);
  const profile = useProfilePhone(values.phone);
  return (
    <SectionForm
      checkout={checkout}
      section={1}
      go={texts.continueToDelivery}
      onFinished={profile.save}
    >
      {isPhoneOfLastOrder(reservation, user, firstPhone) && (
        <p className={css.hint}>{texts.fromYourLastOrder}</p>
      )}
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
      {profile.isOffered && (
        <Checkbox
          label={texts.saveToMyProfile}
          description={texts.saveToMyProfileHint}
          checked={profile.isWanted}
          onChange={({ target }) => profile.want(target.checked)}
        />
      )}
    </SectionForm>
  );
}

/** The offer to keep a phone number in the profile that has another one, or none. */
function useProfilePhone(typed: string) {
  const client = useClient();
  const { user } = useSession();
  const { show } = useToast();
  const [isWanted, want] = useState(false);
  const update = useMutation(updateUserMutation(client));
  const phoneNumber = phoneToE164(typed) as UpdateUserBody["phoneNumber"];
  const isOffered = Boolean(user && phoneNumber && user.phoneNumber !== phoneNumber);
  return {
    isWanted,
    want,
    isOffered,
    /** Nothing waits for it: the order has the number in any case. */
    save() {
      if (!isWanted || !isOffered) return;
      update.mutate({ body: { phoneNumber } }, {
        onSuccess: (answer) => client.session.keep({ user: answer.user }),
        onError: (error) =>
          show({ tone: "fail", title: texts.phoneNotSaved, text: translate(error).message }),
      });
    },
  };
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
