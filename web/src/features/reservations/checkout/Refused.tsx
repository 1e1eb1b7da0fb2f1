import { useQuery } from "@tanstack/react-query";
import { type ApiError, listReservationsQuery, type Pet } from "@hearthpaw/client";
import { Button, ButtonLink, Container, Empty } from "@hearthpaw/ui-kit";
import { applyHref, useApplicationStep } from "../../../components/buying/applications.ts";
import { useLivePet } from "../../../components/pets/live_pet.ts";
import { useClient } from "../../../lib/client_context.ts";
import { petHref } from "../../../lib/pets.ts";
import { clockTime } from "../standing.ts";
import { CheckoutSkeletonBody } from "./CheckoutSkeleton.tsx";
import { FailureNotice } from "../../../components/errors/FailureNotice.tsx";
import * as texts from "./texts.tsx";
import css from "./checkout.module.css";

/**
 * Why the buyer can't reserve this pet now, and what they can do instead. Updates while the pet's status
 * changes.
 */
export function Refused({ petId, error, onAgain }: {
  petId: string;
  error: ApiError;
  onAgain: () => Promise<unknown>;
}) {
  const { pet } = useLivePet(petId, error.code === "pet_on_hold");
  return (
    <Container className={css.page}>
      <Reason petId={petId} pet={pet} error={error} onAgain={onAgain} />
    </Container>
  );
}

function Reason({ petId, pet, error, onAgain }: {
  petId: string;
  pet: Pet | undefined;
  error: ApiError;
  onAgain: () => Promise<unknown>;
}) {
  const name = pet?.name ?? texts.petWithoutName;
  switch (error.code) {
    case "pet_on_hold":
      return <PetState pet={pet} holdUntil={error.problem?.holdUntil} isOnHold onAgain={onAgain} />;
    case "pet_not_available":
      return <NotAvailable petId={petId} pet={pet} />;
    case "own_pet":
      return (
        <Empty
          heading="h1"
          icon="home"
          title={texts.ownPetTitle(name)}
          action={<Back pet={pet} />}
        >
          <p>{texts.cantReserveOwnPet}</p>
        </Empty>
      );
    case "wrong_role":
      return (
        <Empty heading="h1" icon="lock" title={texts.staffCantReserve} action={<Back pet={pet} />}>
          <p>{texts.staffCantReserveHint}</p>
        </Empty>
      );
    case "application_needed":
      return <ApplicationNeeded pet={pet} />;
    case "state_not_allowed":
      return (
        <Empty heading="h1" icon="info" title={texts.nameCantBeReserved(name)} action={<Back pet={pet} />}>
          <p>{error.message}</p>
          <p>{texts.nothingWasReservedOrCharged}</p>
        </Empty>
      );
    case "pet_promised":
      return (
        <Empty heading="h1" icon="clock" title={error.title} action={<Back pet={pet} />}>
          <p>{error.message}</p>
        </Empty>
      );
    case "too_many_holds":
      return (
        <Empty
          heading="h1"
          icon="clock"
          title={error.title}
          action={<ButtonLink href="/account/reserved">{texts.seeYourHolds}</ButtonLink>}
        >
          <p>{error.message}</p>
          {error.problem?.retryAt && <p>{texts.canRetryAt(clockTime(error.problem.retryAt))}</p>}
        </Empty>
      );
    case "not_found":
    case "pet_gone":
      return (
        <Empty heading="h1" icon="search" title={texts.petNotListed} action={<Others />}>
          <p>{texts.petNotListedHint}</p>
        </Empty>
      );
    case "deployment_changed":
      return (
        <Empty
          heading="h1"
          icon="refresh"
          title={texts.siteUpdatedTitle}
          action={<Button onClick={() => location.reload()}>{texts.reloadThePage}</Button>}
        >
          <p>{texts.siteUpdatedHint}</p>
        </Empty>
      );
    default:
      return (
        <>
          <h1 className={css.title}>{texts.reserveYourPet(pet?.name)}</h1>
          <FailureNotice
            error={error}
            onRetry={onAgain}
          >
            <p>{texts.notReservedInputKept}</p>
          </FailureNotice>
        </>
      );
  }
}

/** The pet's current status, for buyers who wait for it. */
function PetState({ pet, holdUntil, isOnHold, onAgain }: {
  pet: Pet | undefined;
  /** End of the hold, if known before the pet is loaded. */
  holdUntil?: string | null;
  /** Whether the pet was on hold before it was loaded. */
  isOnHold: boolean;
  onAgain: () => Promise<unknown>;
}) {
  const name = pet?.name ?? texts.petWithoutName;
  const until = pet?.holdUntil ?? holdUntil;
  const isHeld = pet ? pet.onHold : isOnHold;
  if (isHeld) {
    return (
      <Empty heading="h1" icon="clock" title={texts.nameIsInCheckout(name)} action={<Back pet={pet} />}>
        <p>
          {until ? texts.onHoldByOtherUntil({ name, until: clockTime(until) }) : texts.onHoldByOther(name)}
        </p>
        <p>{texts.waitHereHint(name)}</p>
      </Empty>
    );
  }
  if (!pet || pet.status === "available") {
    return (
      <Empty
        heading="h1"
        icon="paw"
        title={texts.nameIsAvailable(name)}
        action={<Button size="large" onClick={onAgain}>{texts.reserve(name)}</Button>}
      >
        <p>{texts.nameIsAvailableHint}</p>
      </Empty>
    );
  }
  return <Gone pet={pet} />;
}

/** A pet that is not available may be reserved by the same buyer. */
function NotAvailable({ petId, pet }: { petId: string; pet: Pet | undefined }) {
  const mine = useQuery(
    listReservationsQuery(useClient(), {
      status: ["deposit-paid", "paid", "handed-over", "completed", "disputed"],
    }),
  );
  if (mine.isPending) return <CheckoutSkeletonBody />;
  const own = mine.data?.reservedPets.find(({ reservedPet }) => reservedPet.id === petId);
  if (!own) return <Gone pet={pet} />;
  return (
    <Empty
      heading="h1"
      icon="heart"
      title={texts.youveAlreadyReserved(own.reservedPet.name)}
      action={<ButtonLink href={`/account/reserved/${own.id}`}>{texts.seeYourReservation}</ButtonLink>}
    >
      <p>{texts.alreadyReservedHint}</p>
    </Empty>
  );
}

function Gone({ pet }: { pet: Pet | undefined }) {
  const name = pet?.name ?? texts.petWithoutName;
  const isHome = pet && /^(reserved|sold|sold-external|adopted-sold)$/.test(pet.status);
  return (
    <Empty
      heading="h1"
      icon={isHome ? "home" : "clock"}
      title={isHome ? texts.nameHasFoundAHome(name) : texts.nameIsntAvailableRightNow(name)}
      action={<Others pet={pet} />}
    >
      <p>
        {isHome ? texts.foundHomeHint : texts.notAvailableHint}
      </p>
    </Empty>
  );
}

/**
 * The breeder chooses buyers by their answers: shows the questions, or that the breeder's reply is pending.
 */
function ApplicationNeeded({ pet }: { pet: Pet | undefined }) {
  if (!pet) return <CheckoutSkeletonBody />;
  return <Questions pet={pet} />;
}

function Questions({ pet }: { pet: Pet }) {
  const { id, name, breeder } = pet;
  const { status } = useApplicationStep(breeder.id);
  const isSent = status === "submitted";
  return (
    <Empty
      heading="h1"
      icon={isSent ? "clock" : "chat"}
      title={isSent ? texts.nameReceivedYourApplication(breeder.name) : texts.questionsFirst(breeder.name)}
      action={
        <>
          <ButtonLink href={applyHref(breeder.id, id)}>
            {isSent
              ? texts.seeYourApplication
              : status === "draft"
              ? texts.continueYourApplication
              : texts.answerTheQuestions}
          </ButtonLink>{" "}
          <ButtonLink href={petHref(pet)} variant="secondary">{texts.backTo(name)}</ButtonLink>
        </>
      }
    >
      <p>
        {isSent ? texts.applicationSentHint(name) : texts.questionsFirstHint(name)}
      </p>
    </Empty>
  );
}

function Back({ pet }: { pet: Pet | undefined }) {
  return (
    <>
      {pet && <ButtonLink href={petHref(pet)}>{texts.backTo(pet.name)}</ButtonLink>}{" "}
      <Others pet={pet} quiet />
    </>
  );
}

function Others({ pet, quiet }: { pet?: Pet; quiet?: boolean }) {
  const variant = quiet ? "secondary" : "primary";
  return pet?.type === "Cat"
    ? <ButtonLink href="/cats" variant={variant}>{texts.seeOtherKittensAndCats}</ButtonLink>
    : <ButtonLink href="/dogs" variant={variant}>{texts.seeOtherPuppiesAndDogs}</ButtonLink>;
}
