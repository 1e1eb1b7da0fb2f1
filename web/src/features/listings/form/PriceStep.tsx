import type { PricePreview } from "@hearthpaw/client";
import { Field, formatCents, FREE, KeyFacts } from "@hearthpaw/ui-kit";
import { isDepositOffered } from "../../../components/pets/pet_rules.ts";
import { bind, type StepProps } from "./bind.ts";
import { CheckGroup } from "./CheckGroup.tsx";
import { centsOf } from "../../../lib/amounts.ts";
import { controlId } from "./steps.ts";
import { usePricePreview } from "./use_price_preview.ts";
import { deliveryChoices } from "./words.ts";
import css from "./form.module.css";

/** The price with what its seller gets and the buyer sees of it, and the ways home. */
export function PriceStep({ listing, frozen }: StepProps) {
  const { values, change, leave, errorOf } = listing;
  const cents = errorOf("priceCents") ? undefined : centsOf(values.priceCents);
  const bring = usePricePreview(cents);
  return (
    <>
      <Field
        {...bind(listing, "priceCents")}
        label="Price"
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        disabled={Boolean(frozen)}
        hint="In dollars. Enter 0 if there's no fee."
        className={css.short}
      />
      {bring && (
        <div className={css.seen} role="status">
          {bring.priceCents > 0 && <p>{shareWords(bring)}</p>}
          <p className={css.small}>What buyers see</p>
          <KeyFacts
            facts={[
              {
                term: "Price",
                value: formatCents(bring.priceCents),
                note: bring.priceCents === 0 ? FREE : undefined,
              },
              {
                term: "Due at reservation",
                value: bring.priceCents === 0 ? FREE : formatCents(bring.depositCents),
                note: bring.priceCents === 0
                  ? "There's no fee for the pet itself."
                  : isDepositOffered(bring)
                  ? "The deposit. The balance is due before the go-home date."
                  : "Paid in full, with the 3% service fee.",
              },
            ]}
          />
        </div>
      )}
      <CheckGroup
        id={controlId("deliveryOptions")}
        legend="Delivery options you offer"
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

/** "You get $2,125 of $2,500: 15% ($375) is our fee." */
function shareWords({ priceCents, netCents, platformFeePercent, platformFeeCents }: PricePreview): string {
  return `You get ${formatCents(netCents)} of ${formatCents(priceCents)}: ${platformFeePercent}% (${
    formatCents(platformFeeCents)
  }) is our fee.`;
}
