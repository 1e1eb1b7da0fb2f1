import { useQuery } from "@tanstack/react-query";
import { type AddOn, listAddOnsQuery } from "@hearthpaw/client";
import { Checkbox } from "@hearthpaw/ui-kit";
import { useClient } from "../../../lib/client_context.ts";
import { wantedAddOns } from "../order_lines.ts";
import * as texts from "./texts.tsx";
import type { CheckoutApi } from "./use_checkout.ts";
import css from "./checkout.module.css";

/** Loads the add-ons that suit a pet; empty while loading. */
function useAddOns(petId: string): AddOn[] {
  const { data } = useQuery({ ...listAddOnsQuery(useClient(), { petId }), staleTime: Infinity });
  return data?.addOns ?? [];
}

/** Add-ons for the pet, a card each; nothing if its type has none. */
export function AddOns({ checkout }: { checkout: CheckoutApi }) {
  const { order, choose, reservation: { reservedPet } } = checkout;
  const offered = useAddOns(reservedPet.id);
  const wanted = wantedAddOns(checkout);
  if (offered.length === 0) return null;
  return (
    <fieldset className={css.addOns} aria-describedby="add-ons-hint">
      <legend>{texts.getReadyFor(reservedPet.name)}</legend>
      <p id="add-ons-hint" className={css.hint}>
        {texts.addOnsHint}
      </p>
      {offered.map(({ id, name, description, priceCents }) => (
        <Checkbox
          key={id}
          look="card"
          label={name}
          description={description}
          // An add-on in the order keeps its price at the time of ordering.
          priceCents={order.lineItems.find((line) => line.id === id)?.amountCents ?? priceCents}
          checked={wanted.includes(id)}
          onChange={({ target }) =>
            choose({ addOnIds: target.checked ? [...wanted, id] : wanted.filter((other) => other !== id) })}
        />
      ))}
    </fieldset>
  );
}
