import type { ReactNode } from "react";
import type { BreederProfile } from "@hearthpaw/client";
import { ButtonLink, Carousel, Empty, Fold, PetGrid, Section } from "@hearthpaw/ui-kit";
import { GuaranteeSection } from "../../components/contracts/GuaranteeSection.tsx";
import { useLivePets } from "../../components/pets/live_pets.ts";
import { ParentCard } from "../../components/pets/ParentCard.tsx";
import { PetTile } from "../../components/pets/PetTile.tsx";
import { ReviewList } from "../../components/reviews/ReviewList.tsx";
import { JoinWaitlist } from "../../components/waitlists/JoinWaitlist.tsx";
import { ALL_PETS } from "../../lib/addresses.ts";
import { SoldPets } from "./SoldPets.tsx";
import * as texts from "./texts.tsx";
import css from "./breeder.module.css";

/** The part of a breeder's page below its first screen: pets, the waitlist, parents and reviews. */
export function BreederRest({ profile, refetch }: { profile: BreederProfile; refetch: () => unknown }) {
  const live = useLivePets(() => void refetch());
  const { name, pets, parents, availableCount } = profile;
  return (
    <>
      <Section
        title={texts.availableNow}
        id="available"
        className={css.block}
        lead={availableCount > pets.length
          ? texts.theNewestOfPet({ petsCount: pets.length, availableCount })
          : undefined}
      >
        {pets.length === 0
          ? (
            <Empty
              heading="h3"
              title={texts.noPetsAvailableRightNow}
              action={<NextPlace profile={profile} />}
            >
              <p>{texts.noPetsAvailableHint}</p>
            </Empty>
          )
          : (
            <FoldedList pets={pets}>
              <PetGrid label={texts.availablePetsOf(name)}>
                {pets.map((pet, index) => <PetTile key={pet.id} pet={live(pet)} hasPriority={index < 2} />)}
              </PetGrid>
            </FoldedList>
          )}
      </Section>
      <Section
        title={texts.waitlist}
        lead={texts.waitlistHint}
        className={css.block}
      >
        <JoinWaitlist breeders={[profile]} />
      </Section>
      <GuaranteeSection seller={profile} period={profile.guaranteePeriod} className={css.block} />
      {parents.length > 0 && (
        <Section title={texts.parents} lead={texts.parentsLead} className={css.block}>
          <Carousel label={texts.parentsOf(name)} show={[1.15, 2.2, 4]}>
            {parents.map((parent) => (
              <li key={parent.id}>
                <ParentCard parent={parent} />
              </li>
            ))}
          </Carousel>
        </Section>
      )}
      <Section title={texts.reviews} id="reviews" className={css.block}>
        {profile.ratingCount > 0
          ? <ReviewList breederId={profile.id} breederName={name} />
          : (
            <p className={css.soft}>
              {texts.noReviewsYet(name)}
            </p>
          )}
      </Section>
      <SoldPets profile={profile} live={live} />
    </>
  );
}

/** Folds a long list of available pets on a phone. */
function FoldedList({ pets, children }: { pets: readonly unknown[]; children: ReactNode }) {
  if (pets.length <= 4) return children;
  return <Fold more={texts.showAllPets(pets.length)} items={4}>{children}</Fold>;
}

function NextPlace({ profile }: { profile: BreederProfile }) {
  const breed = profile.breeds[0];
  return breed
    ? <ButtonLink href={`/breeds/${breed.slug}`}>{texts.seeAllOf(breed.breedName)}</ButtonLink>
    : <ButtonLink href={ALL_PETS}>{texts.seeAllPets}</ButtonLink>;
}
