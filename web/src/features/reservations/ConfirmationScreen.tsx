import { useQuery } from "@tanstack/react-query";
import { getReservationQuery, type Reservation } from "@hearthpaw/client";
import { Arrival, ButtonLink, Container, Empty, formatCents, Icon, Timeline } from "@hearthpaw/ui-kit";
import { chargeOf } from "../../components/buying/charge_words.ts";
import { PageSkeleton } from "../../components/shell/PageSkeleton.tsx";
import { RequireSession } from "../../components/session/RequireSession.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useToday } from "../../lib/today.ts";
import { AddToCalendar } from "./AddToCalendar.tsx";
import { BreederCard } from "./BreederCard.tsx";
import { OrderAndPayments } from "./OrderAndPayments.tsx";
import { Waiting } from "./Waiting.tsx";
import * as texts from "./texts.tsx";
import { isPaid } from "./standing.ts";
import { dueDay, openBalance, receiptHref, timelineOf } from "./words.ts";
import { FailureNotice } from "../../components/errors/FailureNotice.tsx";
import print from "../../components/print/print.module.css";
import css from "./reservations.module.css";

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Polling interval of a payment in progress, in ms. */
const ASK_MS = 4_000;

/** The page after a payment: what was paid, the next steps with their dates, the receipt, and contacts. */
export function ConfirmationScreen({ id = "" }: { id: string | undefined }) {
  return (
    <RequireSession title={texts.yourReservation}>
      <Confirmation id={id} />
    </RequireSession>
  );
}

function Confirmation({ id }: { id: string }) {
  const isId = ID.test(id);
  const { data, error, refetch } = useQuery({
    ...getReservationQuery(useClient(), { id }),
    enabled: isId,
    refetchInterval: ({ state }) => state.data?.reservedPet.status === "processing" ? ASK_MS : false,
  });
  if (!isId || error?.status === 404) return <NoReservation />;
  if (error && !data) {
    return (
      <Container className={css.page}>
        <h1>{texts.yourReservation}</h1>
        <FailureNotice
          error={error}
          onRetry={() => refetch()}
        >
          <p>{texts.paidButNotLoaded}</p>
        </FailureNotice>
      </Container>
    );
  }
  if (!data) return <PageSkeleton />;
  const { reservedPet: reservation } = data;
  if (reservation.status === "processing") {
    return (
      <Container className={css.page}>
        <Arrival>
          <Waiting petName={reservation.reservedPet.name} />
        </Arrival>
      </Container>
    );
  }
  if (!isPaid(reservation)) return <NoReservation />;
  return <Thanks reservation={reservation} />;
}

function Thanks({ reservation }: { reservation: Reservation }) {
  const today = useToday();
  const { reservedPet: pet, orderDetails: order } = reservation;
  const open = openBalance(reservation);
  const isFree = order.total === 0;
  const charge = chargeOf(reservation.savedCard, today);
  const receipt = reservation.payments.findLast(({ receiptNumber }) => receiptNumber !== undefined);
  return (
    <Container className={css.page}>
      <header className={css.thanks}>
        {pet.defaultImage && (
          <img
            className={css.portrait}
            src={pet.defaultImage.cardUrl}
            alt={pet.defaultImage.alt}
            width={320}
            height={240}
          />
        )}
        <div className={css.thanksText}>
          <p className={css.done}>
            <Icon name="check" size={18} />
            {isFree ? texts.reserved : texts.paymentReceived}
          </p>
          <h1>{open > 0 ? texts.nameIsReservedForYou(pet.name) : texts.nameIsYours(pet.name)}</h1>
          <p className={css.lead}>
            {open > 0
              ? charge
                ? texts.depositReceivedAndCharge({
                  paidAmount: formatCents(order.paidAmount),
                  charge: charge.words,
                })
                : texts.depositReceived({
                  paidAmount: formatCents(order.paidAmount),
                  open: formatCents(open),
                  dueDay: dueDay(reservation, today),
                })
              : isFree
              ? texts.nothingToPayFor(pet.name)
              : texts.youPaidInFull(formatCents(order.paidAmount))}
          </p>
          <p className={css.actions}>
            <ButtonLink href={`/account/reserved/${reservation.id}`}>
              {open > 0 && !charge && !reservation.stop
                ? texts.seeReservationAndPay
                : texts.seeYourReservation}
            </ButtonLink>
            {receipt && !isFree && (
              <ButtonLink variant="quiet" icon="document" href={receiptHref(receipt)}>
                {texts.viewReceipt}
              </ButtonLink>
            )}
          </p>
        </div>
      </header>
      <div className={css.columns}>
        <div className={css.column}>
          <section aria-labelledby="next">
            <h2 id="next" className={print.noPrint}>{texts.whatHappensNext}</h2>
            <Timeline
              label={texts.whatHappensNext}
              steps={timelineOf(reservation, today)}
              className={print.noPrint}
            />
            <div className={print.noPrint}>
              <AddToCalendar reservation={reservation} />
            </div>
          </section>
          <OrderAndPayments reservation={reservation} />
        </div>
        <aside className={css.aside}>
          <BreederCard reservation={reservation} />
        </aside>
      </div>
    </Container>
  );
}

function NoReservation() {
  return (
    <Container className={css.page}>
      <Empty
        heading="h1"
        icon="search"
        title={texts.reservationNotFound}
        action={<ButtonLink href="/account/reserved">{texts.myReservations}</ButtonLink>}
      >
        <p>{texts.reservationNotFoundHint}</p>
      </Empty>
    </Container>
  );
}
