import { getRouteApi } from "@tanstack/react-router";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type AllowedAction, type ApiError, getReservationQuery, type Reservation } from "@hearthpaw/client";
import { Breadcrumbs, Button, ButtonLink, cx, OrderSummary, Timeline } from "@hearthpaw/ui-kit";
import { AccountShell } from "../../components/dashboards/AccountShell.tsx";
import { DisputePanel } from "../../components/disputes/DisputePanel.tsx";
import { ReportDialog, useReportUntil } from "../../components/disputes/ReportDialog.tsx";
import { ReviewPanel } from "../../components/reviews/ReviewPanel.tsx";
import { SimilarPets } from "../../components/pets/SimilarPets.tsx";
import { useDispute } from "../../components/disputes/use_dispute.ts";
import { useHiddenSecret } from "../../components/buying/hide_secret.ts";
import type { PaymentSlot } from "../../components/buying/payment_slot.ts";
import { useClient } from "../../lib/client_context.ts";
import { FIGURES } from "../../lib/figures.ts";
import { petHref } from "../../lib/pets.ts";
import { useToday } from "../../lib/today.ts";
import { AddToCalendar } from "./AddToCalendar.tsx";
import { AddToReservation } from "./AddToReservation.tsx";
import { BalancePayment } from "./BalancePayment.tsx";
import { BreederCard } from "./BreederCard.tsx";
import { CancelDialog } from "./CancelDialog.tsx";
import { waitForDelivery } from "./delivery_texts.tsx";
import { DeliverySection } from "./DeliverySection.tsx";
import { HandoverDialog } from "./HandoverDialog.tsx";
import { summaryLines } from "./order_lines.ts";
import { OneReservation, ReservationHead } from "./OneReservation.tsx";
import { OrderAndPayments } from "./OrderAndPayments.tsx";
import { RefundStatus } from "./RefundStatus.tsx";
import * as texts from "./texts.tsx";
import { replaceReservation } from "./use_reservation_pages.ts";
import { clockTime, completionDay, hasEnded, isDelivered, isLetDown, isPaid } from "./standing.ts";
import { contractHref, timelineOf } from "./words.ts";
import css from "./reservations.module.css";

const route = getRouteApi("/account/reserved/$id");

/** One reservation for its buyer: its status, what is due, and the possible actions. */
export function ReservationScreen({ payment }: { payment: PaymentSlot }) {
  const { id } = route.useParams();
  useHiddenSecret();
  return (
    <AccountShell title={texts.yourReservation}>
      <Breadcrumbs
        items={[{ label: texts.reservations, href: "/account/reserved" }, { label: texts.reservationTitle }]}
      />
      <Loaded id={id} payment={payment} />
    </AccountShell>
  );
}

function Loaded({ id, payment }: { id: string; payment: PaymentSlot }) {
  const { data, error, refetch } = useQuery(getReservationQuery(useClient(), { id }));
  return (
    <OneReservation
      query={{ data, error: error as ApiError | null, refetch }}
      title={texts.yourReservation}
      list={{ label: texts.myReservations, href: "/account/reserved" }}
    >
      {(reservation) => <Details reservation={reservation} payment={payment} />}
    </OneReservation>
  );
}

function Details({ reservation, payment }: { reservation: Reservation; payment: PaymentSlot }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const today = useToday();
  const [dialog, setDialog] = useState<"cancel" | "confirm-handover" | "dispute">();
  const { id, status, reservedPet: pet, orderDetails: order, allowedActions, payments, holdExpiresAt } =
    reservation;

  function changed(now: Reservation) {
    queryClient.setQueryData(getReservationQuery(client, { id }).queryKey, { reservedPet: now });
    replaceReservation(queryClient, now);
  }
  const actionOf = (name: AllowedAction["action"]) => allowedActions.find(({ action }) => action === name);
  const cancel = actionOf("cancel");
  const handover = actionOf("confirm-handover");
  const report = actionOf("dispute");
  const reportUntil = useReportUntil(reservation);
  const confirm = handover && (
    <Button
      icon="home"
      variant={handover.isAllowed ? "primary" : "secondary"}
      disabledReason={handover.reason ?? undefined}
      onClick={() => setDialog("confirm-handover")}
    >
      {texts.confirmHandOff(pet.name)}
    </Button>
  );

  return (
    <>
      <ReservationHead reservation={reservation} />
      <div className={cx(css.columns, css.nextFirst)}>
        <div className={css.column}>
          {(status === "held" || status === "processing") && (
            <div className={css.form}>
              {holdExpiresAt && (
                <p>{texts.nameIsHeldUntil({ name: pet.name, time: clockTime(holdExpiresAt) })}</p>
              )}
              <p>
                <ButtonLink href={`/reserve-pet/${pet.id}`}>
                  {status === "held" ? texts.finishCheckout : texts.checkPaymentStatus}
                </ButtonLink>
              </p>
            </div>
          )}
          {reservation.refund && <RefundStatus refund={reservation.refund} />}
          {isLetDown(reservation) && (
            <section className={css.due} aria-labelledby="instead">
              <h2 id="instead" className={css.small}>{texts.stillLooking}</h2>
              <p>{texts.similarPetsBelow(pet.name)}</p>
              <p>
                <ButtonLink variant="secondary" href="#similar">{texts.seeSimilarPets}</ButtonLink>
              </p>
            </section>
          )}
          {reservation.hasDispute && <DisputePanel reservationId={id} viewer="buyer" />}
          <BalancePayment reservation={reservation} payment={payment} onChange={changed} />
          <DeliverySection reservation={reservation} viewer="buyer" />
          {handover?.isAllowed && (
            <section className={css.due} aria-labelledby="arrival">
              <h2 id="arrival" className={css.small}>{texts.doYouHave(pet.name)}</h2>
              <p>
                {isDelivered(reservation)
                  ? waitForDelivery(pet.name)
                  : texts.agreeAndConfirm({ name: pet.name, breeder: reservation.breeder.name })}
              </p>
              <div>{confirm}</div>
            </section>
          )}
          {status === "handed-over" && (
            <section className={css.due} aria-labelledby="next">
              <h2 id="next" className={css.small}>{texts.whatHappensNext}</h2>
              <p>
                {texts.whatHappensAfterHandOff({
                  breeder: reservation.breeder.name,
                  isShelter: reservation.breeder.isShelter,
                  by: completionDay(reservation),
                })}
              </p>
            </section>
          )}
        </div>
        <aside className={css.aside}>
          {/* Once there is a payment, the order is listed together with the payments. */}
          {payments.length === 0 && !hasEnded(reservation) && (
            <OrderSummary
              title={texts.order}
              pet={{ name: pet.name, detail: pet.breed.breedName }}
              lines={summaryLines(order, pet.city)}
              dueNowCents={order.paidAmount}
              dueNowLabel={texts.paidState}
            />
          )}
          <BreederCard reservation={reservation} />
          {reservation.contractAcceptedAt && (
            <p>
              <ButtonLink variant="quiet" href={contractHref(reservation)}>
                {texts.contractAndGuarantee(reservation.breeder.isShelter)}
              </ButtonLink>
            </p>
          )}
          <p>
            <ButtonLink variant="quiet" href={petHref(pet)}>{texts.viewSListing(pet.name)}</ButtonLink>
          </p>
        </aside>
        <div className={css.column}>
          <section aria-labelledby="timeline">
            <h2 id="timeline" className={css.small}>{texts.status}</h2>
            <Timeline label={texts.reservationTitle} steps={timelineOf(reservation, today)} />
            <AddToCalendar reservation={reservation} />
          </section>
          {((handover && !handover.isAllowed) || cancel || report) && (
            <section className={css.doable} aria-labelledby="doable">
              <h2 id="doable" className={css.small}>{texts.manageReservation}</h2>
              {handover && !handover.isAllowed && <div>{confirm}</div>}
              {cancel && (
                <div>
                  <Button
                    variant="secondary"
                    disabledReason={cancel.reason ?? undefined}
                    onClick={() => setDialog("cancel")}
                  >
                    {isPaid(reservation) ? texts.cancelReservation : texts.cancelHold}
                  </Button>
                </div>
              )}
              {report && (
                <div>
                  <Button
                    variant="secondary"
                    icon="warning"
                    onClick={() => setDialog("dispute")}
                  >
                    {texts.reportAProblem}
                  </Button>
                  <p className={css.note}>
                    {texts.reportProblemHint({ until: reportUntil, ...FIGURES })}
                  </p>
                </div>
              )}
            </section>
          )}
          <ReviewPanel reservation={reservation} />
          <AddToReservation reservation={reservation} payment={payment} />
          {payments.length > 0 && <OrderAndPayments reservation={reservation} />}
        </div>
      </div>
      {isLetDown(reservation) && <SimilarPets pet={pet} />}
      <CancelDialog
        reservation={reservation}
        as="buyer"
        open={dialog === "cancel"}
        onClose={() => setDialog(undefined)}
        onDone={changed}
      />
      {dialog === "dispute" && <Report reservation={reservation} onClose={() => setDialog(undefined)} />}
      <HandoverDialog
        reservation={reservation}
        open={dialog === "confirm-handover"}
        onClose={() => setDialog(undefined)}
        onDone={changed}
      />
    </>
  );
}

/** Reloads the reservation after a problem is reported, since its status and buttons change. */
function Report({ reservation, onClose }: { reservation: Reservation; onClose: () => void }) {
  const { changed } = useDispute(reservation.id);
  return (
    <ReportDialog
      reservation={reservation}
      onClose={onClose}
      onReported={(dispute) => {
        changed(dispute);
        onClose();
      }}
    />
  );
}
