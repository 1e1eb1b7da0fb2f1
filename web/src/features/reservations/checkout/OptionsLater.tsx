import { useState } from "react";
import type { PaymentMethod } from "@hearthpaw/client";
import { Field, formatCents, Link, RadioGroup } from "@hearthpaw/ui-kit";
import { CARD_ONLY, useConfiguration } from "../../../lib/configuration.ts";
import { AddOns } from "./AddOns.tsx";
import { ChoiceFailure } from "./ChoiceFailure.tsx";
import { bind, fieldId, SectionForm } from "./Fields.tsx";
import { donationDollars, fieldError, GIFTS, methodRefusal } from "./rules.ts";
import type { CheckoutApi } from "./use_checkout.ts";
import { lateWords } from "../order_lines.ts";
import { methodWord } from "../standing.ts";
import { mayGoHome } from "../words.ts";
import * as texts from "./texts.tsx";
import css from "./checkout.module.css";

export { PromoCode } from "./PromoCode.tsx";

const METHOD_NOTES: Partial<Record<PaymentMethod, string>> = {
  klarna: texts.klarnaHint,
  affirm: texts.affirmHint,
  afterpay_clearpay: texts.afterpayHint,
};

/** The section for the amount due now, a gift for rescues, and the payment method. */
export function OptionsSection({ checkout }: { checkout: CheckoutApi }) {
  const { order, pending, choose, values, errors, change, reservation: { reservedPet } } = checkout;
  const { name } = reservedPet;
  const isFree = order.total === 0;
  const configuration = useConfiguration();
  const { methods: offered, limits } = configuration?.payments ?? CARD_ONLY;
  const charity = configuration?.charity;
  const paymentType = pending?.paymentType ?? order.paymentType;
  const gift =
    (pending?.rescueDonationAmount === undefined
      ? order.rescueDonationAmount
      : pending.rescueDonationAmount) ?? 0;
  const [isOwnGift, setOwnGift] = useState(!GIFTS.includes(gift));
  const facts = {
    limits,
    amountCents: paymentType === "deposit" ? order.depositAmount : order.total,
    donationCents: gift,
    isReady: mayGoHome(checkout.reservation),
    isFinancingAllowed: order.isFinancingAllowed,
    name,
  };

  function give(choice: string) {
    setOwnGift(choice === "own");
    if (choice === "own") return;
    change({ ownDonation: "" });
    choose({ rescueDonationAmount: Number(choice) || null });
  }
  /** A custom amount is priced when the buyer leaves its field. */
  function giveOwn() {
    checkout.leave("ownDonation");
    const dollars = donationDollars(values.ownDonation);
    if (fieldError("ownDonation", values) || (dollars ?? 0) * 100 === gift) return;
    choose({ rescueDonationAmount: dollars ? dollars * 100 : null });
  }

  return (
    <SectionForm
      checkout={checkout}
      section={3}
      go={isFree ? texts.continueToReview : texts.continueToPayment}
    >
      {isFree ? <p>{texts.nothingToPayHint(name)}</p> : (
        <RadioGroup
          legend={texts.payNowQuestion}
          look="cards"
          value={paymentType}
          onChange={(choice) => choose({ paymentType: choice })}
          options={[
            {
              value: "deposit",
              label: texts.reserveWithDeposit,
              priceCents: order.depositAmount,
              description: texts.depositHint({ name, lateWords: lateWords(order) }),
              disabledReason: order.isDepositPossible ? undefined : texts.depositNotOffered,
            },
            {
              value: "full",
              label: texts.payInFull,
              priceCents: order.total,
              description: texts.payInFullHint(lateWords(order)),
            },
          ]}
        />
      )}
      <AddOns checkout={checkout} />
      {charity && (
        <RadioGroup
          legend={texts.addADonation}
          hint={texts.donationHint(
            charity,
            (text) => <Link href={charity.pageUrl} rel="noopener">{text}</Link>,
          )}
          className={css.gifts}
          value={isOwnGift ? "own" : String(gift)}
          onChange={give}
          options={[
            ...GIFTS.map((cents) => ({
              value: String(cents),
              label: cents === 0 ? texts.noDonation : formatCents(cents),
            })),
            { value: "own", label: texts.otherAmount },
          ]}
        />
      )}
      {charity && isOwnGift && (
        <Field
          label={texts.yourDonation}
          prefix="$"
          inputMode="numeric"
          maxLength={7}
          className={css.short}
          {...bind(checkout, "ownDonation")}
          onBlur={giveOwn}
        />
      )}
      {offered.length > 1 && !isFree && (
        <div id={fieldId("method")} tabIndex={-1} className={css.anchor}>
          <RadioGroup
            legend={texts.payWith}
            look="cards"
            value={values.method}
            onChange={(method) => change({ method })}
            error={errors.method}
            options={offered.map((method) => ({
              value: method,
              label: methodWord(method),
              icon: method === "card" ? "card" as const : undefined,
              description: METHOD_NOTES[method],
              disabledReason: methodRefusal(method, facts),
            }))}
          />
        </div>
      )}
      <ChoiceFailure checkout={checkout} />
    </SectionForm>
  );
}
