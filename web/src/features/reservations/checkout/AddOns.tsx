import { useQuery } from "@tanstack/react-query";
import { type AddOn, listAddOnsQuery } from "@hearthpaw/client";
import { Checkbox } from "@hearthpaw/ui-kit";
import { useClient } from "../../../lib/client_context.ts";
import { wantedAddOns } from "../order_lines.ts";
import * as texts from "./texts.tsx";
import type { CheckoutApi } from "./use_checkout.ts";
import css from "./checkout.module.css";

/** What may be bought with a pet of this type; empty until it is known. */
function useAddOns(type: AddOn["petTypes"][number]): AddOn[] {
  const { data } = useQuery({ ...listAddOnsQuery(useClient()), staleTime: Infinity });
  return data?.addOns.filter(({ petTypes }) => petTypes.includes(type)) ?? [];
}

/** Things to buy with the pet, a card each; nothing where there are none for its type. */
export function AddOns({ checkout }: { checkout: CheckoutApi }) {
  const { order, choose, reservation: { reservedPet } } = checkout;
  const offered = useAddOns(reservedPet.type);
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
          // An order keeps the price that it got.
          priceCents={order.lineItems.find((line) => line.id === id)?.amountCents ?? priceCents}
          checked={wanted.includes(id)}
          onChange={({ target }) =>
            choose({ addOnIds: target.checked ? [...wanted, id] : wanted.filter((other) => other !== id) })}
        />
      ))}
    </fieldset>
  );
}
