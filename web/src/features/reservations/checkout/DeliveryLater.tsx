import type { DeliveryOption, Pet } from "@hearthpaw/client";
import { Checkbox, Field, type IconName, RadioGroup, type RadioOption } from "@hearthpaw/ui-kit";
import { AddressFields } from "./AddressFields.tsx";
import { bind, fieldId, SectionForm } from "./Fields.tsx";
import { wayLabels } from "./summaries.tsx";
import * as texts from "./texts.tsx";
import type { CheckoutApi } from "./use_checkout.ts";
import { priceOfWay, type Quotes, type Way, WAYS } from "./use_quotes.ts";
import css from "./checkout.module.css";

const ICONS: Record<Way, IconName> = { pickup: "home", honest: "truck", flight: "send" };

/** The section for how the pet comes home, and the buyer's address. */
export function DeliverySection({ checkout, pet, quotes }: {
  checkout: CheckoutApi;
  pet: Pet | undefined;
  quotes: Quotes;
}) {
  const { values, errors, change, reservation: { reservedPet, breeder } } = checkout;
  const { name } = reservedPet;
  const { lastGiven, reservationProgress } = checkout.reservation;
  const isFromLast = !reservationProgress.delivery && values.line1 !== "" &&
    values.line1 === lastGiven?.delivery?.address.line1;
  const hasZip = /^\d{5}$/.test(values.postalCode.trim());
  const describe: Record<Way, string> = {
    pickup: texts.pickupHint({
      breeder: breeder.name,
      city: reservedPet.city,
      state: reservedPet.state,
      pet: name,
      isShelter: breeder.isShelter,
    }),
    honest: texts.honestDeliveryHint,
    flight: texts.puppyFlightHint,
  };
  const law = WAYS.map((way) => quotes[way].order?.saleError).find(Boolean);
  const options = WAYS.map((way): RadioOption<DeliveryOption> => {
    const isOffered = way === "pickup" || !pet || pet.deliveryOptions.includes(way);
    const { refusal, ...price } = priceOfWay(quotes[way], hasZip);
    return {
      value: way,
      label: wayLabels[way],
      icon: ICONS[way],
      description: describe[way],
      ...(isOffered ? price : {}),
      disabledReason: isOffered ? refusal : texts.deliveryNotOffered({ breeder: breeder.name, pet: name }),
    };
  });
  return (
    <SectionForm checkout={checkout} section={2} go={texts.continueToPaymentOptions}>
      <div id={fieldId("transportation")} tabIndex={-1} className={css.anchor}>
        <RadioGroup
          legend={texts.howDoesComeHome(name)}
          look="cards"
          value={values.transportation}
          onChange={(transportation) => change({ transportation })}
          error={errors.transportation}
          options={options}
        />
        {law && <p className={css.law}>{law}</p>}
      </div>
      <fieldset className={css.form}>
        <legend className={css.legend}>{texts.yourAddress}</legend>
        {isFromLast && <p className={css.hint}>{texts.addressFromYourLastOrder}</p>}
        <AddressFields checkout={checkout} of="shipping" />
      </fieldset>
      <Checkbox
        label={texts.useADifferentBillingAddress}
        checked={values.isBillingDifferent}
        onChange={(event) => change({ isBillingDifferent: event.target.checked })}
      />
      {values.isBillingDifferent && (
        <fieldset className={css.form}>
          <legend className={css.legend}>{texts.billingAddress}</legend>
          <div className={css.pair}>
            <Field
              label={texts.firstName}
              autoComplete="billing given-name"
              maxLength={60}
              {...bind(checkout, "billingFirstName")}
            />
            <Field
              label={texts.lastName}
              autoComplete="billing family-name"
              maxLength={60}
              {...bind(checkout, "billingLastName")}
            />
          </div>
          <AddressFields checkout={checkout} of="billing" />
        </fieldset>
      )}
    </SectionForm>
  );
}
