import type { PricePreview } from "@hearthpaw/client";
import { Field, formatCents, FREE, KeyFacts } from "@hearthpaw/ui-kit";
import { isDepositOffered } from "../../../components/pets/pet_rules.ts";
import { bind, type StepProps } from "./bind.ts";
import { CheckGroup } from "./CheckGroup.tsx";
import { centsOf } from "../../../lib/amounts.ts";
import { controlId } from "./steps.ts";
import * as texts from "./texts.tsx";
import { usePricePreview } from "./use_price_preview.ts";
import { deliveryChoices } from "./words.ts";
import css from "./form.module.css";

/** The step for the price, with what the seller earns and what buyers see, and for the ways home. */
export function PriceStep({ listing, frozen }: StepProps) {
  const { values, change, leave, errorOf } = listing;
  const cents = errorOf("priceCents") ? undefined : centsOf(values.priceCents);
  const bring = usePricePreview(cents);
  return (
    <>
      <Field
        {...bind(listing, "priceCents")}
        label={texts.price}
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        disabled={Boolean(frozen)}
        hint={texts.priceHint}
        className={css.short}
      />
      {/* Rendered even when empty: screen readers skip text that arrives together with its live region. */}
      <div className={css.heard} role="status">
        {bring && (
          <div className={css.seen}>
            {bring.priceCents > 0 && <p>{shareWords(bring)}</p>}
            <p className={css.small}>{texts.whatBuyersSee}</p>
            <KeyFacts
              facts={[
                {
                  term: texts.price,
                  value: formatCents(bring.priceCents),
                  note: bring.priceCents === 0 ? FREE : undefined,
                },
                {
                  term: texts.dueAtReservation,
                  value: bring.priceCents === 0 ? FREE : formatCents(bring.depositCents),
                  note: bring.priceCents === 0
                    ? texts.noFeeExplained
                    : isDepositOffered(bring)
                    ? texts.depositExplained
                    : texts.paidInFullWithFee,
                },
              ]}
            />
          </div>
        )}
      </div>
      <CheckGroup
        id={controlId("deliveryOptions")}
        legend={texts.deliveryOptionsYouOffer}
        look="cards"
        disabled={Boolean(frozen)}
        error={errorOf("deliveryOptions")}
        choices={deliveryChoices}
        values={values.deliveryOptions.filter((option) => option !== "none")}
        onChange={(deliveryOptions) => {
          change({ deliveryOptions });
          leave("deliveryOptions");
        }}
      />
    </>
  );
}

/** Returns for example "You get $2,125 of $2,500: 15% ($375) is our fee." */
function shareWords({ priceCents, netCents, platformFeePercent, platformFeeCents }: PricePreview): string {
  return texts.netAfterFee({
    netCents: formatCents(netCents),
    priceCents: formatCents(priceCents),
    platformFeePercent,
    platformFeeCents: formatCents(platformFeeCents),
  });
}
