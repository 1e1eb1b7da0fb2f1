import type { Reservation, ReservationStatus } from "@hearthpaw/client";
import {
  ButtonLink,
  deadlineText,
  Empty,
  formatCents,
  Link,
  Loading,
  NoPhoto,
  Skeleton,
} from "@hearthpaw/ui-kit";
import { chargeOf } from "../../components/buying/charge_words.ts";
import { AccountShell } from "../../components/dashboards/AccountShell.tsx";
import { NextPart } from "../../components/lists/NextPart.tsx";
import { useToday } from "../../lib/today.ts";
import { ReservationBadge } from "./ReservationBadge.tsx";
import { pictureUrl } from "../../lib/pets.ts";
import * as texts from "./texts.tsx";
import { useReservationPages } from "./use_reservation_pages.ts";
import { clockTime } from "./standing.ts";
import { dueDay, isFree, mayGoHome, openBalance } from "./words.ts";
import { FailureNotice } from "../../components/errors/FailureNotice.tsx";
import css from "./reservations.module.css";

/** All statuses but `expired`: buyers don't need to see expired holds. */
const SHOWN: ReservationStatus[] = [
  "held",
  "processing",
  "deposit-paid",
  "paid",
  "handed-over",
  "completed",
  "disputed",
  "cancelled-by-buyer",
  "cancelled-by-breeder",
  "cancelled-by-platform",
  "refunded",
];

/** The buyer's reserved pets, newest first. */
export function ReservationsScreen() {
  return (
    <AccountShell title={texts.yourReservations}>
      <h1 className={css.heading}>{texts.yourReservations}</h1>
      <List />
    </AccountShell>
  );
}

function List() {
  const list = useReservationPages("buyer", SHOWN);
  const { reservations, error, isPending, refetch } = list;
  if (isPending) return <Skeletons />;
  if (error && reservations.length === 0) {
    return (
      <FailureNotice
        error={error}
        onRetry={() => refetch()}
      />
    );
  }
  if (reservations.length === 0) {
    return (
      <Empty
        title={texts.noReservationsYet}
        action={<ButtonLink href="/dogs">{texts.seePuppiesAndDogs}</ButtonLink>}
      >
        <p>{texts.noReservationsHint}</p>
      </Empty>
    );
  }
  return (
    <>
      <ul className={css.list}>
        {reservations.map((reservation) => <Item key={reservation.id} reservation={reservation} />)}
      </ul>
      <NextPart list={list}>{texts.showMoreReservations}</NextPart>
    </>
  );
}

function Item({ reservation }: { reservation: Reservation }) {
  const { id, status, number, reservedPet: pet } = reservation;
  const isOpen = status === "held";
  return (
    <li className={css.item}>
      {pet.defaultImage
        ? (
          <img
            className={css.thumb}
            src={pictureUrl(pet.defaultImage, "thumb")}
            alt=""
            width={128}
            height={96}
            loading="lazy"
          />
        )
        : (
          <span className={css.thumb}>
            <NoPhoto name={pet.name} />
          </span>
        )}
      <div className={css.itemText}>
        <h2 className={css.itemName}>
          <Link className={css.cover} href={isOpen ? `/reserve-pet/${pet.id}` : `/account/reserved/${id}`}>
            {pet.name}
          </Link>
        </h2>
        <p className={css.soft}>{pet.breed.breedName}</p>
        <p>{useNext(reservation)}</p>
        <p className={css.soft}>{number}</p>
      </div>
      <ReservationBadge reservation={reservation} />
    </li>
  );
}

/** Returns the most important information for the buyer. */
function useNext(reservation: Reservation): string {
  const today = useToday();
  const { status, holdExpiresAt, refund, reservedPet: { name }, terms: { goHomeDate } } = reservation;
  const due = dueDay(reservation, today);
  const charge = chargeOf(reservation.savedCard, today);
  const { breeder } = reservation;
  const paid = isFree(reservation) ? texts.reserved : texts.paidInFull;
  switch (status) {
    case "held":
      return holdExpiresAt ? texts.heldUntil(clockTime(holdExpiresAt)) : texts.finishCheckoutSentence;
    case "processing":
      return texts.paymentIsStillProcessing;
    case "deposit-paid":
      return reservation.stop?.text ?? charge?.words ?? texts.balanceOfDue({
        openBalance: formatCents(openBalance(reservation)),
        due: due ? ` ${due}` : "",
      });
    case "paid":
      return goHomeDate && !mayGoHome(reservation)
        ? texts.paidGoesHomeFrom({ paid, name, goHomeDate: deadlineText(goHomeDate, today) })
        : texts.paidAgreeOnHandOff({ paid, breeder: breeder.name });
    case "handed-over":
    case "completed":
      return texts.youHaveSentence(name);
    case "disputed":
      return texts.problemUnderReview;
    default:
      if (refund) return refund.headline;
      return status === "refunded" ? texts.refundedSentence : texts.canceled;
  }
}

function Skeletons() {
  return (
    <Loading>
      <ul className={css.list} aria-hidden="true">
        {[1, 2, 3].map((n) => (
          <li key={n} className={css.item}>
            <span className={css.thumb}>
              <Skeleton height={96} />
            </span>
            <div className={css.itemText}>
              <Skeleton text width={120} />
              <Skeleton text width={180} />
              <Skeleton text width={240} />
            </div>
          </li>
        ))}
      </ul>
    </Loading>
  );
}
