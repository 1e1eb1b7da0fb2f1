import type { OrderDetails, Reservation } from "@hearthpaw/client";
import { ageText, dayText, Icon, OrderSummary } from "@hearthpaw/ui-kit";
import { useToday } from "../../../lib/today.ts";
import { summaryLines } from "../order_lines.ts";
import { lower } from "../words.ts";
import css from "./checkout.module.css";

/** What is bought and what it costs, line by line, as the server has priced it. */
export function Summary({ reservation, order, isPricing }: {
  reservation: Reservation;
  order: OrderDetails;
  isPricing: boolean;
}) {
  const today = useToday();
  const { reservedPet: pet, reservationProgress } = reservation;
  const { name, breed, birthDate, sex, goHomeDate, defaultImage } = pet;
  const isDeposit = order.dueNow < order.total;
  const later = goHomeDate && goHomeDate > today
    ? `Due 3 days before ${name} can go home (${
      lower(dayText(goHomeDate, today))
    }), and never sooner than 72 hours after the deposit.`
    : "Due 72 hours after the deposit.";
  // Before any address is given, that delivery is not priced yet is no error.
  const missing = order.deliveryError && !reservationProgress.delivery
    ? "Delivery is added once we know your ZIP code. Picking up is free."
    : order.deliveryError;
  return (
    <OrderSummary
      fold
      pet={{
        name,
        detail: `${breed.breedName}, ${ageText(birthDate, today)}, ${sex.toLowerCase()}`,
        picture: defaultImage && { src: defaultImage.cardUrl, alt: defaultImage.alt },
      }}
      lines={summaryLines(order, pet.city)}
      dueNowCents={order.dueNow}
      dueNowLabel={isDeposit ? "Deposit due now" : "Due now"}
      dueLaterLabel="Balance due later"
      laterNote={`${later} You can pay it in your account at any time before.`}
      loading={isPricing}
      extra={(missing || order.taxError || order.discountError) && (
        <div className={css.remarks}>
          {[missing, order.taxError, order.discountError].filter(Boolean).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      foot={
        <p className={css.safe}>
          <Icon name="shield" size={20} />
          <span>
            {`We keep your money until you say that ${name} is with you. Cancel within 48 hours, and all of it comes back.`}
          </span>
        </p>
      }
    />
  );
}
