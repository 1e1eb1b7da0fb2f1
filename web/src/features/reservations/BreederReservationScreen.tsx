import { getRouteApi } from "@tanstack/react-router";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type ApiError, getBreederReservationQuery, type Reservation } from "@hearthpaw/client";
import { Breadcrumbs, ButtonLink, cx, formatCents, Icon, Link, Timeline } from "@hearthpaw/ui-kit";
import { MessageButton } from "../../components/chats/MessageButton.tsx";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { DisputePanel } from "../../components/disputes/DisputePanel.tsx";
import { useClient } from "../../lib/client_context.ts";
import { petHref } from "../../lib/pets.ts";
import { useToday } from "../../lib/today.ts";
import { nextOf, openContest, shareAfter, shareWords } from "./breeder_words.ts";
import { type BreederMove, BreederMoveDialog } from "./BreederMoveDialog.tsx";
import { MoveButton, movesOf } from "./BreederMoves.tsx";
import { ContactLinks } from "./ContactLinks.tsx";
import { DeliverySection } from "./DeliverySection.tsx";
import { OneReservation, ReservationHead } from "./OneReservation.tsx";
import { OrderAndPayments } from "./OrderAndPayments.tsx";
import { RefundStatus } from "./RefundStatus.tsx";
import { hasEnded } from "./standing.ts";
import * as texts from "./texts.tsx";
import { replaceReservation } from "./use_reservation_pages.ts";
import {
  addOnNames,
  addOnStatus,
  contestedWords,
  contractHref,
  dayThere,
  goingHome,
  timelineOf,
} from "./words.ts";
import css from "./reservations.module.css";

const route = getRouteApi("/breeder/reservations_/$id");
const LIST = { label: texts.allReservations, href: "/breeder/reservations" };

/**
 * One reservation for the pet's breeder: the next step, the buyer, the earnings, and the possible actions.
 */
export function BreederReservationScreen() {
  const { id } = route.useParams();
  return (
    <BreederShell title={texts.reservationTitle}>
      <Breadcrumbs
        items={[{ label: texts.reservations, href: LIST.href }, { label: texts.reservationTitle }]}
      />
      <Loaded id={id} />
    </BreederShell>
  );
}

function Loaded({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(getBreederReservationQuery(useClient(), { id }));
  return (
    <OneReservation
      query={{ data, error: error as ApiError | null, refetch }}
      title={texts.reservationTitle}
      list={LIST}
    >
      {(reservation) => <Details reservation={reservation} />}
    </OneReservation>
  );
}

function Details({ reservation }: { reservation: Reservation }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const today = useToday();
  const [asking, setAsking] = useState<BreederMove>();
  const { id, hasDispute, refund, reservedPet: pet, payments } = reservation;
  const moves = movesOf(reservation);
  const isNext = ({ action, isAllowed }: (typeof moves)[number]) => isAllowed && action !== "cancel";
  const others = moves.filter((move) => !isNext(move));
  const next = nextOf(reservation, dayThere(reservation));
  const contested = openContest(reservation);
  const bought = reservation.addOnOrders.filter(({ status }) => status === "paid" || status === "refunded");

  function changed(now: Reservation) {
    queryClient.setQueryData(getBreederReservationQuery(client, { id }).queryKey, { reservedPet: now });
    replaceReservation(queryClient, now);
  }

  return (
    <>
      <ReservationHead reservation={reservation} />
      <div className={cx(css.columns, css.nextFirst)}>
        <div className={css.column}>
          {contested && (
            <section className={css.due} aria-labelledby="contested">
              <h2 id="contested" className={css.small}>
                <Icon className={css.inline} name="warning" size={16} />
                {reservation.nextStep?.title ?? contestedWords(contested, "breeder").label}
              </h2>
              <p>{texts.disputedPaymentExplained}</p>
              <p>
                <ButtonLink href="/breeder/chargebacks">{texts.addEvidence}</ButtonLink>
              </p>
            </section>
          )}
          {refund && <RefundStatus refund={refund} />}
          {hasDispute && <DisputePanel reservationId={id} viewer="breeder" />}
          {next && (
            <section className={css.due} aria-labelledby="next">
              <h2 id="next" className={css.small}>{next.title}</h2>
              <p>{next.text}</p>
              {moves.filter(isNext).map((move) => (
                <div key={move.action}>
                  <MoveButton
                    move={move}
                    petName={pet.name}
                    isShelter={reservation.breeder.isShelter}
                    onAsk={setAsking}
                  />
                </div>
              ))}
            </section>
          )}
          <DeliverySection reservation={reservation} viewer="breeder" />
        </div>
        <Aside reservation={reservation} today={today} />
        <div className={css.column}>
          <section aria-labelledby="timeline">
            <h2 id="timeline" className={css.small}>{texts.status}</h2>
            <Timeline label={texts.reservationTitle} steps={timelineOf(reservation, today, "breeder")} />
          </section>
          {others.length > 0 && (
            <section className={css.doable} aria-labelledby="doable">
              <h2 id="doable" className={css.small}>{texts.manageReservation}</h2>
              {others.map((move) => (
                <div key={move.action}>
                  <MoveButton
                    move={move}
                    petName={pet.name}
                    isShelter={reservation.breeder.isShelter}
                    onAsk={setAsking}
                  />
                </div>
              ))}
            </section>
          )}
          {(payments.length > 0 || !hasEnded(reservation)) && (
            <OrderAndPayments reservation={reservation} viewer="breeder" />
          )}
          {bought.length > 0 && (
            <section className={css.addOns} aria-labelledby="added">
              <h2 id="added" className={css.small}>{texts.addOnsAddedLater}</h2>
              <ul className={css.bought}>
                {bought.map((order) => (
                  <li key={order.id}>
                    <span>{addOnNames(order)}</span>
                    <span className={css.soft}>{addOnStatus(order)}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
      <BreederMoveDialog
        key={asking ?? "none"}
        asked={asking && { move: asking, reservation }}
        onClose={() => setAsking(undefined)}
        onDone={changed}
      />
    </>
  );
}

/** The buyer, how the pet goes home, the earnings of the sale, and the documents. */
function Aside({ reservation, today }: { reservation: Reservation; today: string }) {
  const { id, buyer, earnings, orderDetails: { deliveryInformation }, reservedPet: pet } = reservation;
  const home = goingHome(reservation, dayThere(reservation));
  const share = shareWords(reservation, today);
  return (
    <aside className={css.aside}>
      {(buyer || !hasEnded(reservation)) && (
        <section className={css.card} aria-labelledby="buyer">
          <h2 id="buyer" className={css.small}>{texts.buyer}</h2>
          {buyer
            ? (
              <>
                <ContactLinks person={buyer} />
                <MessageButton about={{ reservedPetId: id }}>
                  {texts.messageBuyer(buyer.firstName)}
                </MessageButton>
              </>
            )
            : <p className={css.soft}>{texts.buyerShownOncePaid}</p>}
        </section>
      )}
      {home && (
        <section className={css.card} aria-labelledby="home">
          <h2 id="home" className={css.small}>{texts.goingHomeHeading}</h2>
          <p>{home}</p>
          {deliveryInformation && (
            <p>
              {texts.deliverTo}
              <br />
              {deliveryInformation.fullName}
              <br />
              {deliveryInformation.address.line1}
              {deliveryInformation.address.line2 && `, ${deliveryInformation.address.line2}`}
              <br />
              {`${deliveryInformation.address.city}, ${deliveryInformation.address.state} ${deliveryInformation.address.postalCode}`}
            </p>
          )}
        </section>
      )}
      {earnings && share && (
        <section className={css.card} aria-labelledby="share">
          <h2 id="share" className={css.small}>
            {earnings.coverCents > 0 ? texts.youWillCover : texts.yourEarnings}
          </h2>
          <div>
            <p className={css.amount}>{formatCents(earnings.coverCents || earnings.netCents)}</p>
            <p className={css.soft}>
              {earnings.coverCents > 0 ? texts.codeCostsMore : shareAfter(earnings)}
            </p>
          </div>
          <p>{share}</p>
          <p>
            <Link href="/breeder/money">{texts.seeYourMoney}</Link>
          </p>
        </section>
      )}
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
  );
}
