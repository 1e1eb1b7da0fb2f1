import { Field, formatCents, FREE, KeyFacts } from "@hearthpaw/ui-kit";
import { bind, type StepProps } from "./bind.ts";
import { CheckGroup } from "./CheckGroup.tsx";
import { centsOf, depositOf } from "./numbers.ts";
import { controlId } from "./steps.ts";
import { deliveryChoices } from "./words.ts";
import css from "./form.module.css";

/** The price with what the buyer sees of it, and the ways home. */
export function PriceStep({ listing, frozen }: StepProps) {
  const { values, change, leave, errorOf } = listing;
  const cents = errorOf("priceCents") ? undefined : centsOf(values.priceCents);
  return (
    <>
      <Field
        {...bind(listing, "priceCents")}
        label="Price"
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        disabled={Boolean(frozen)}
        hint="In dollars. 0 gives the animal away."
        className={css.short}
      />
      {cents !== undefined && (
        <div className={css.seen} role="status">
          <p className={css.small}>What the buyer sees</p>
          <KeyFacts
            facts={[
              { term: "Price", value: formatCents(cents), note: cents === 0 ? FREE : undefined },
              {
                term: "Due when reserving",
                value: cents === 0 ? FREE : formatCents(depositOf(cents)),
                note: cents === 0
                  ? "Nothing is paid for the animal itself."
                  : depositOf(cents) < cents
                  ? "The deposit; the rest is due before going home."
                  : "Paid in full, with the service fee of 3%.",
              },
            ]}
          />
        </div>
      )}
      <CheckGroup
        id={controlId("deliveryOptions")}
        legend="Ways home that you offer"
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
