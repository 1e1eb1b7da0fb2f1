import { useQuery } from "@tanstack/react-query";
import { type ApiError, listReservationsQuery, type Pet } from "@hearthpaw/client";
import { Button, ButtonLink, Container, Empty, ErrorNotice } from "@hearthpaw/ui-kit";
import { applyHref, useApplicationStep } from "../../../components/buying/applications.ts";
import { useLivePet } from "../../../components/pets/live_pet.ts";
import { useClient } from "../../../lib/client_context.ts";
import { petHref } from "../../../lib/pets.ts";
import { clockTime } from "../words.ts";
import { CheckoutSkeletonBody } from "./CheckoutSkeleton.tsx";
import css from "./checkout.module.css";

/** Why this pet cannot be reserved now, and what one can do instead. It follows the pet while it is shown. */
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
  const name = pet?.name ?? "This pet";
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
          title={`${name} is from your own program`}
          action={<Back pet={pet} />}
        >
          <p>You can't reserve your own pet. Buyers see the button you pressed.</p>
        </Empty>
      );
    case "application_needed":
      return <ApplicationNeeded pet={pet} />;
    case "state_not_allowed":
      return (
        <Empty heading="h1" icon="info" title={`${name} can’t be reserved`} action={<Back pet={pet} />}>
          <p>{error.message}</p>
          <p>Nothing was reserved or charged.</p>
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
          action={<ButtonLink href="/account/reserved">See your holds</ButtonLink>}
        >
          <p>{error.message}</p>
          {error.problem?.retryAt && <p>{`That's at ${clockTime(error.problem.retryAt)}.`}</p>}
        </Empty>
      );
    case "not_found":
    case "pet_gone":
      return (
        <Empty heading="h1" icon="search" title="This pet isn't listed anymore" action={<Others />}>
          <p>Other pets are still looking for a home.</p>
        </Empty>
      );
    case "deployment_changed":
      return (
        <Empty
          heading="h1"
          icon="refresh"
          title="We updated the site"
          action={<Button onClick={() => location.reload()}>Reload the page</Button>}
        >
          <p>Reload to continue. We kept what you saved, and you weren't charged.</p>
        </Empty>
      );
    default:
      return (
        <>
          <h1 className={css.title}>{`Reserve ${pet?.name ?? "your pet"}`}</h1>
          <ErrorNotice
            title={error.status === 0 ? "We can't reach the server." : error.message}
            reference={error.problem?.requestId}
            onRetry={onAgain}
          >
            <p>Nothing was reserved or charged. We kept what you typed.</p>
          </ErrorNotice>
        </>
      );
  }
}

/** The pet as it is this minute, for those who wait for it. */
function PetState({ pet, holdUntil, isOnHold, onAgain }: {
  pet: Pet | undefined;
  /** Until when it is held, as far as was known before the pet itself was heard of. */
  holdUntil?: string | null;
  /** Whether it was on hold before the pet itself was heard of. */
  isOnHold: boolean;
  onAgain: () => Promise<unknown>;
}) {
  const name = pet?.name ?? "This pet";
  const until = pet?.holdUntil ?? holdUntil;
  const isHeld = pet ? pet.onHold : isOnHold;
  if (isHeld) {
    return (
      <div role="status">
        <Empty heading="h1" icon="clock" title={`${name} is on hold`} action={<Back pet={pet} />}>
          <p>
            {until
              ? `Someone else is reserving ${name} right now. Their hold ends by ${
                clockTime(until)
              } unless they pay first.`
              : `Someone else is reserving ${name} right now.`}
          </p>
          <p>You can stay on this page. We'll tell you when it's available.</p>
        </Empty>
      </div>
    );
  }
  if (!pet || pet.status === "available") {
    return (
      <div role="status">
        <Empty
          heading="h1"
          icon="paw"
          title={`${name} is available`}
          action={<Button size="large" onClick={onAgain}>{`Reserve ${name}`}</Button>}
        >
          <p>Continue, and we'll hold it for you for 15 minutes.</p>
        </Empty>
      </div>
    );
  }
  return <Gone pet={pet} />;
}

/** Not available to others may mean: reserved by oneself. */
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
      title={`You've already reserved ${own.reservedPet.name}`}
      action={<ButtonLink href={`/account/reserved/${own.id}`}>See your reservation</ButtonLink>}
    >
      <p>There's nothing else to do here.</p>
    </Empty>
  );
}

function Gone({ pet }: { pet: Pet | undefined }) {
  const name = pet?.name ?? "This pet";
  const isHome = pet && /^(reserved|sold|sold-external|adopted-sold)$/.test(pet.status);
  return (
    <div role="status">
      <Empty
        heading="h1"
        icon={isHome ? "home" : "clock"}
        title={isHome ? `${name} has found a home` : `${name} isn't available right now`}
        action={<Others pet={pet} />}
      >
        <p>
          {isHome
            ? "Someone else was faster. Other pets are still looking for a home."
            : "The breeder took the listing down for now. Other pets are still looking for a home."}
        </p>
      </Empty>
    </div>
  );
}

/** The breeder decides who may reserve: the questions come first, or its answer is still to come. */
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
      title={isSent
        ? `${breeder.name} received your application`
        : `${breeder.name} asks a few questions first`}
      action={
        <>
          <ButtonLink href={applyHref(breeder.id, id)}>
            {isSent
              ? "See your application"
              : status === "draft"
              ? "Continue your application"
              : "Answer the questions"}
          </ButtonLink>{" "}
          <ButtonLink href={petHref(pet)} variant="secondary">{`Back to ${name}`}</ButtonLink>
        </>
      }
    >
      <p>
        {isSent
          ? `You can reserve ${name} as soon as they approve it. We'll email you.`
          : `They want to know who's bringing ${name} home. It takes a few minutes and it's free. Nothing was reserved or charged.`}
      </p>
    </Empty>
  );
}

function Back({ pet }: { pet: Pet | undefined }) {
  return (
    <>
      {pet && <ButtonLink href={petHref(pet)}>{`Back to ${pet.name}`}</ButtonLink>} <Others pet={pet} quiet />
    </>
  );
}

function Others({ pet, quiet }: { pet?: Pet; quiet?: boolean }) {
  const variant = quiet ? "secondary" : "primary";
  return pet?.type === "Cat"
    ? <ButtonLink href="/cats" variant={variant}>See other kittens and cats</ButtonLink>
    : <ButtonLink href="/dogs" variant={variant}>See other puppies and dogs</ButtonLink>;
}
