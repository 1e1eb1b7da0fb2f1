import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Delivery, getDeliveryQuery, type Reservation } from "@hearthpaw/client";
import { Button } from "@hearthpaw/ui-kit";
import { DeliveryPhotos } from "../../components/deliveries/DeliveryPhotos.tsx";
import { windowWords } from "../../components/deliveries/moments.ts";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { useClient } from "../../lib/client_context.ts";
import * as texts from "./delivery_texts.tsx";
import { PickUpDialog } from "./PickUpDialog.tsx";
import { isDelivered } from "./standing.ts";
import css from "./reservations.module.css";

/** Delivery of a paid reservation: its status, planned times, the buyer's code, and the carrier's photos. */
export function DeliverySection({ reservation, viewer }: {
  reservation: Reservation;
  viewer: "buyer" | "breeder";
}) {
  const { id, payments } = reservation;
  const isShown = isDelivered(reservation) && payments.length > 0;
  const { data, error, refetch } = useQuery({ ...getDeliveryQuery(useClient(), { id }), enabled: isShown });
  if (!isShown) return null;
  // Stale data stays after a failed reload: the buyer may be at the door with the code.
  if (!data && error) return <LoadError error={error} onRetry={() => refetch()} />;
  if (!data?.delivery) return null;
  return <Shown delivery={data.delivery} reservation={reservation} viewer={viewer} />;
}

function Shown({ delivery, reservation, viewer }: {
  delivery: Delivery;
  reservation: Reservation;
  viewer: "buyer" | "breeder";
}) {
  const [isAsking, setAsking] = useState(false);
  const { status, code, photos, pickUp, carrierName, timeZones } = delivery;
  const name = reservation.reservedPet.name;
  const window = delivery.window && windowWords(delivery.window, timeZones);
  const carrier = carrierName ?? texts.theCarrier;
  const mayChange = viewer === "breeder" &&
    (status === "to-arrange" || status === "offered" || status === "accepted" || status === "scheduled");
  return (
    <section className={css.due} aria-labelledby="delivery">
      <h2 id="delivery" className={css.small}>{texts.deliveryHeading(delivery.kind)}</h2>
      <p role="status">{texts.STATUS_SENTENCES[status]({ name, carrier })}</p>
      {window && status !== "handed-off" && (
        <p>
          {viewer === "breeder" && status !== "picked-up"
            ? texts.pickUpPlanned(<b>{window.pickUp}</b>)
            : texts.arrivalPlanned(<b>{window.arrival}</b>)}
        </p>
      )}
      {code && (
        <p className={css.code}>
          {texts.yourCode(<b>{code}</b>)}
          <span className={css.soft}>{texts.codeHint(name)}</span>
        </p>
      )}
      {viewer === "breeder" && pickUp && (
        <p>
          {texts.pickUpAt}
          <br />
          {pickUp.address.line1}
          {pickUp.address.line2 && `, ${pickUp.address.line2}`}
          <br />
          {`${pickUp.address.city}, ${pickUp.address.state} ${pickUp.address.postalCode}`}
          {pickUp.note && (
            <>
              <br />
              {pickUp.note}
            </>
          )}
        </p>
      )}
      {mayChange && (
        <>
          {!pickUp && <p>{texts.pickUpNeeded(name)}</p>}
          <div>
            <Button variant={pickUp ? "secondary" : "primary"} onClick={() => setAsking(true)}>
              {pickUp ? texts.changePickUp : texts.addPickUp}
            </Button>
          </div>
        </>
      )}
      <DeliveryPhotos photos={photos} />
      {isAsking && (
        <PickUpDialog
          delivery={delivery}
          reservation={reservation}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
