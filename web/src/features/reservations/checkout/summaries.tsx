import type { DeliveryOption, OrderDetails } from "@hearthpaw/client";
import { formatCents } from "@hearthpaw/ui-kit";
import { methodWord } from "../standing.ts";
import type { CheckoutValues } from "./rules.ts";
import * as texts from "./texts.tsx";

export const wayLabels: Record<DeliveryOption, string> = {
  pickup: texts.illPickUp,
  honest: texts.honestDelivery,
  flight: texts.puppyFlight,
  none: texts.none,
};

/** Summary of how the pet comes home, once chosen. */
export function deliverySummary(values: CheckoutValues, city: string) {
  const { transportation, line1, line2, city: town, state, postalCode } = values;
  return (
    <>
      <p>{transportation === "pickup" ? texts.illPickUpIn(city) : wayLabels[transportation]}</p>
      <p>
        {[line1, line2, `${town}, ${state} ${postalCode}`].filter((part) => part.trim() !== "").join(", ")}
      </p>
      {values.isBillingDifferent && (
        <p>
          {texts.billTo({
            billingLine1: values.billingLine1,
            billingCity: values.billingCity,
            billingState: values.billingState,
            billingPostalCode: values.billingPostalCode,
          })}
        </p>
      )}
    </>
  );
}

/** Summary of how the buyer pays, once chosen. */
export function optionsSummary(order: OrderDetails, { method }: CheckoutValues) {
  if (order.total === 0) return <p>{texts.nothingToPay}</p>;
  const isDeposit = order.dueNow < order.total;
  const count = order.lineItems.filter(({ kind }) => kind === "Add-on").length;
  return (
    <>
      <p>
        {isDeposit
          ? texts.reserveWithDepositOf({
            dueNow: formatCents(order.dueNow),
            balanceAmount: formatCents(order.balanceAmount),
          })
          : texts.payInFullOf(formatCents(order.total))}
      </p>
      {count > 0 && (
        <p>{`${count} ${count === 1 ? "add-on" : "add-ons"}, ${formatCents(order.addOnsAmount)}`}</p>
      )}
      <p>
        {order.rescueDonationAmount
          ? texts.methodWithDonation({
            method: methodWord(method),
            rescueDonationAmount: formatCents(order.rescueDonationAmount),
          })
          : <>{methodWord(method)}</>}
      </p>
    </>
  );
}
