import { getRouteApi } from "@tanstack/react-router";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { countView, type Pet } from "@hearthpaw/client";
import {
  ActionBar,
  Breadcrumbs,
  Container,
  formatCents,
  Gallery,
  Link,
  Price,
  Split,
} from "@hearthpaw/ui-kit";
import { useApplicationStep } from "../../components/buying/applications.ts";
import { useLivePet } from "../../components/pets/live_pet.ts";
import { ErrorPage } from "../../components/errors/ErrorPage.tsx";
import { GonePage } from "../../components/errors/NotFoundScreen.tsx";
import { useSession } from "../../components/session/session.tsx";
import { useClient } from "../../lib/client_context.ts";
import { later } from "../../lib/later.tsx";
import { part } from "../../lib/part.tsx";
import { pageIdle } from "../../lib/realtime.ts";
import { useToday } from "../../lib/today.ts";
import { galleryItems, PetBadges } from "../../components/pets/PetBadges.tsx";
import { loadWholeGallery, WholeGallery } from "../../components/pets/whole_gallery.ts";
import { PetOffer } from "./PetOffer.tsx";
import { petBreederQuery, petQuery } from "./pet_queries.ts";
import { nounOf, priceWithFee } from "../../components/pets/card_rules.ts";
import { QuestionsFirst } from "./QuestionsFirst.tsx";
import { isBefore, ReserveAction, reserveWords } from "./ReserveAction.tsx";
import * as texts from "./texts.tsx";
import { type Choice, useChoice } from "./use_choice.ts";
import { useStanding } from "./use_standing.ts";
import css from "./pet.module.css";

const StaffControls = part(() => import("./StaffControls.tsx").then((module) => module.StaffControls));

const loadRest = () => import("./PetLater.tsx");
export const PetDetails = later(() => loadRest().then((module) => module.PetDetails));
export const OtherPets = later(() => loadRest().then((module) => module.OtherPets));

const route = getRouteApi("/pets/$id/$slug");

/**
 * A pet's page: the first screen, and later parts below it. The loader fetches the pet; live events then keep
 * it up to date.
 */
export function PetScreen() {
  const { id } = route.useParams();
  const { pet, error, refetch } = useLivePet(id);
  useCountedView(id);
  // Preloads the full gallery, so pressing a picture opens it without a wait.
  useEffect(() => void pageIdle().then(loadWholeGallery).catch(() => undefined), []);
  if (!pet) return <ErrorPage error={error} onRetry={refetch} />;
  // The pet was taken down while the visitor had its page open.
  if (error && (error.status === 404 || error.status === 410)) return <GonePage />;
  return <PetPage pet={pet} />;
}

function PetPage({ pet }: { pet: Pet }) {
  const today = useToday();
  const { user } = useSession();
  const breeder = useQuery(petBreederQuery(useClient(), pet));
  const choice = useChoice(pet);
  const { standing, mine, isBack, pickUntil } = useStanding(pet, choice.barred);
  const step = useApplicationStep(pet.breeder.id);
  const noun = nounOf(pet, today);
  const kind = pet.type === "Dog"
    ? { label: texts.dogs, href: "/dogs" }
    : { label: texts.cats, href: "/cats" };
  const breedHref = `/breeds/${pet.breed.slug}`;
  return (
    <>
      <Container className={css.page}>
        {user?.role === "Admin" && <StaffControls pet={pet} />}
        <Breadcrumbs
          items={[
            { label: texts.home, href: "/" },
            kind,
            { label: pet.breed.breedName, href: breedHref },
            { label: pet.name },
          ]}
        />
        <Split
          className={css.split}
          aside={
            <PetOffer
              pet={pet}
              choice={choice}
              standing={standing}
              isMine={mine !== undefined}
              isBack={isBack}
              pickUntil={pickUntil}
              first={standing.canReserve && !mine && isBefore(step) && (
                <QuestionsFirst pet={pet} step={step} />
              )}
              reserve={
                <ReserveAction pet={pet} choice={choice} standing={standing} mine={mine} step={step} block />
              }
            />
          }
          lead={
            <>
              <Gallery name={pet.name} items={galleryItems(pet)} whole={WholeGallery} />
              <header className={css.head}>
                <h1 className={css.name}>{pet.name}</h1>
                <p className={css.line}>
                  {texts.breedNameIn({
                    breedName: <Link href={breedHref}>{pet.breed.breedName}</Link>,
                    noun,
                    city: pet.city,
                    state: pet.state,
                  })}
                </p>
                <PetBadges pet={pet} />
              </header>
            </>
          }
        >
          <PetDetails pet={pet} breeder={breeder.data} choice={choice} />
        </Split>
        <OtherPets pet={pet} ofBreeder={breeder.data?.pets ?? []} />
      </Container>
      <ActionBar label={reserveWords(pet)} className={css.bar}>
        <Price
          cents={choice.order?.total ?? priceWithFee(pet.priceCents)}
          note={standing.short ?? dueText(pet, choice)}
          className={css.barPrice}
        />
        <ReserveAction pet={pet} choice={choice} standing={standing} mine={mine} step={step} />
      </ActionBar>
    </>
  );
}

/** Returns the amount due today as text. */
const dueText = ({ priceCents }: Pet, { dueTodayCents }: Choice): string =>
  dueTodayCents !== undefined
    ? texts.amountDueToday(formatCents(dueTodayCents))
    : priceCents === 0
    ? texts.noFee
    : texts.paidInFull;

/** Counts a view once a visitor sees the page; rendering on the server counts nothing. */
function useCountedView(id: string): void {
  const client = useClient();
  const queryClient = useQueryClient();
  const counted = useRef<string>(undefined);
  useEffect(() => {
    if (counted.current === id) return;
    counted.current = id;
    // The list of viewed pets loads once the page is at rest.
    pageIdle().then(() => import("../../components/favourites/viewed.ts"))
      .then(({ viewedPets }) => viewedPets.set(id, true), () => undefined);
    pageIdle().then(() => countView(client, { id })).then(
      // Only the new count is used: the answer's status may be older than a live event received meanwhile.
      ({ pet: { viewCount } }) =>
        queryClient.setQueryData(
          petQuery(client, id).queryKey,
          (known) => known && { pet: { ...known.pet, viewCount } },
        ),
      // An uncounted view does no harm.
      () => undefined,
    );
  }, [client, queryClient, id]);
}
