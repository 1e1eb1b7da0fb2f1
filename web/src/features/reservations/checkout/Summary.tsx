import type { OrderDetails } from "@hearthpaw/client";
import { ageText, deadlineText, Icon, OrderSummary } from "@hearthpaw/ui-kit";
import { later } from "../../../lib/later.tsx";
import { pictureOf } from "../../../lib/pets.ts";
import { useToday } from "../../../lib/today.ts";
import {
  addOnIdsOf,
  balanceWords,
  depositWords,
  fullWords,
  lateWords,
  summaryLines,
  wantedAddOns,
} from "../order_lines.ts";
import { ChoiceFailure } from "./ChoiceFailure.tsx";
import * as texts from "./texts.tsx";
import type { CheckoutApi } from "./use_checkout.ts";
import css from "./checkout.module.css";

/** Loaded later: it comes below the whole order. */
const PromoCode = later(() => import("./OptionsLater.tsx").then((module) => module.PromoCode));

/** The order with its costs, line by line, as the server priced them. */
export function Summary({ checkout, order, isPricing }: {
  checkout: CheckoutApi;
  /** The order with the delivery that the buyer is considering. */
  order: OrderDetails;
  isPricing: boolean;
}) {
  const { reservation } = checkout;
  const today = useToday();
  const { reservedPet: pet, reservationProgress } = reservation;
  const { name, breed, birthDate, sex, defaultImage } = pet;
  const isDeposit = order.dueNow < order.total;
  const isFree = order.total === 0;
  const dueOn = order.balanceDueOn ? deadlineText(order.balanceDueOn, today) : undefined;
  // A missing delivery price is no error until the buyer has entered an address.
  const missing = order.deliveryError && !reservationProgress.delivery
    ? texts.deliveryCostHint
    : order.deliveryError;
  // While the payment options are open, they show their own errors.
  const isInOptions = checkout.place.screen === 1 && checkout.place.openStep === 3;
  const isHeld = reservation.status === "held";
  const addOns = new Map(addOnIdsOf(order).map((id) => [`Add-on:${id}`, id]));
  const lines = summaryLines(order, pet.city).map((line) => {
    const addOn = addOns.get(line.id);
    if (!isHeld || addOn === undefined) return line;
    const addOnIds = wantedAddOns(checkout).filter((id) => id !== addOn);
    return { ...line, onRemove: () => checkout.choose({ addOnIds }) };
  });
  return (
    <OrderSummary
      isFolded
      pet={{
        name,
        detail: `${breed.breedName}, ${ageText(birthDate, today)}, ${sex.toLowerCase()}`,
        picture: defaultImage && pictureOf(defaultImage),
      }}
      lines={lines}
      dueNowCents={order.dueNow}
      dueNowLabel={isFree ? texts.nothingToPay : isDeposit ? texts.dueTodayDeposit : texts.dueToday}
      dueLaterLabel={texts.balance}
      dueNowExplain={isFree ? undefined : isDeposit ? depositWords(order) : fullWords(order)}
      dueLaterExplain={balanceWords(dueOn)}
      laterNote={dueOn ? texts.balanceDue(dueOn) : texts.balanceAnyTime}
      isLoading={isPricing}
      extra={
        <>
          {(order.saleError || missing || order.taxError) && (
            <div className={css.remarks}>
              {[order.saleError, missing, order.taxError].filter(Boolean).map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          )}
          {!isInOptions && <ChoiceFailure checkout={checkout} />}
          {isHeld && <PromoCode checkout={checkout} />}
        </>
      }
      foot={isFree ? undefined : (
        <p className={css.safe}>
          <Icon name="shield" size={20} />
          <span>
            {texts.moneyHeldSafely(lateWords(order))}
          </span>
        </p>
      )}
    />
  );
}
