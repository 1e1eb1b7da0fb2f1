import type { ReactNode } from "react";
import type { ApiError, Reservation, ReservedPetAnswer } from "@hearthpaw/client";
import { ageText, ButtonLink, Empty, Icon, Loading, Skeleton } from "@hearthpaw/ui-kit";
import { useLive } from "../../lib/live.ts";
import { pictureUrl } from "../../lib/pets.ts";
import { channels, events, type PetStatusChange } from "../../lib/realtime.ts";
import { useToday } from "../../lib/today.ts";
import { ReservationBadge } from "./ReservationBadge.tsx";
import { FailureNotice } from "../../components/errors/FailureNotice.tsx";
import * as texts from "./texts.tsx";
import css from "./reservations.module.css";

/** One reservation for either side, or why it can't be shown. Reloads whenever its pet's status changes. */
export function OneReservation({ query: { data, error, refetch }, title, list, children }: {
  query: { data: ReservedPetAnswer | undefined; error: ApiError | null; refetch: () => unknown };
  /** Heading of the page while the pet's name is unknown. */
  title: string;
  /** The list that contains the reservation. */
  list: { label: string; href: string };
  children: (reservation: Reservation) => ReactNode;
}) {
  const petId = data?.reservedPet.reservedPet.id;
  useLive<PetStatusChange>(petId && channels.pet(petId), events.status, () => void refetch());
  if (error?.status === 404) {
    return (
      <Empty
        heading="h1"
        icon="search"
        title={texts.reservationNotFound}
        action={<ButtonLink href={list.href}>{list.label}</ButtonLink>}
      >
        <p>{texts.reservationNotFoundHint}</p>
      </Empty>
    );
  }
  if (error && !data) {
    return (
      <>
        <h1 className={css.heading}>{title}</h1>
        <FailureNotice
          error={error}
          onRetry={() => refetch()}
        />
      </>
    );
  }
  if (!data) {
    return (
      <Loading>
        <div className={css.head}>
          <Skeleton height={120} />
        </div>
        <div className={css.columns}>
          <Skeleton height={320} />
          <Skeleton height={320} />
        </div>
      </Loading>
    );
  }
  return children(data.reservedPet);
}

/** The pet, the reservation's status, and its number. */
export function ReservationHead({ reservation }: { reservation: Reservation }) {
  const { number, reservedPet: pet, stop } = reservation;
  const today = useToday();
  const head = (
    <header className={css.head}>
      {pet.defaultImage && (
        <img
          className={css.headPicture}
          src={pictureUrl(pet.defaultImage, "thumb")}
          alt={pet.defaultImage.alt}
          width={160}
          height={120}
        />
      )}
      <div className={css.headText}>
        <h1>{pet.name}</h1>
        <p className={css.soft}>
          {`${pet.breed.breedName}, ${ageText(pet.birthDate, today)}, ${pet.sex.toLowerCase()}`}
        </p>
        <p className={css.headLine}>
          <ReservationBadge reservation={reservation} />
          <span className={css.soft}>{texts.reservationOfNumber(number)}</span>
        </p>
      </div>
    </header>
  );
  return (
    <>
      {head}
      {/* A reported problem has its own panel. */}
      {stop && stop.reason !== "dispute-open" && (
        <section className={css.due} aria-labelledby="paused">
          <h2 id="paused" className={css.small}>
            <Icon className={css.inline} name="warning" size={16} />
            {texts.reservationIsPaused}
          </h2>
          <p>{stop.text}</p>
        </section>
      )}
    </>
  );
}
