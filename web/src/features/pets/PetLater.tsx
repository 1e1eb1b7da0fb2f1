import { Suspense } from "react";
import type { Pet, PetCard } from "@hearthpaw/client";
import { guaranteeFact } from "../../components/contracts/guarantee_fact.ts";
import { GuaranteeSection } from "../../components/contracts/GuaranteeSection.tsx";
import { About } from "../../components/pets/PetFacts.tsx";
import { PetHealth, PetParents } from "../../components/pets/PetHealth.tsx";
import { BreederCard } from "./BreederCard.tsx";
import { NextSteps } from "./NextSteps.tsx";
import type { PetBreeder } from "./pet_queries.ts";
import { SimilarPets } from "../../components/pets/SimilarPets.tsx";
import { MoreFromBreeder } from "./PetLists.tsx";
import { ReportListing } from "./ReportListing.tsx";
import { Siblings } from "./Siblings.tsx";
import type { Choice } from "./use_choice.ts";
import css from "./pet.module.css";

/**
 * The part of a pet's page below the first screen. React hydrates its boundaries one by one, or at once when
 * a visitor presses something in them.
 */
export function PetDetails({ pet, breeder, choice }: {
  pet: Pet;
  breeder: PetBreeder | undefined;
  choice: Choice;
}) {
  return (
    <>
      <About pet={pet} more={guaranteeFact(breeder?.guaranteePeriod)} />
      <PetHealth pet={pet} />
      <PetParents pet={pet} />
      <Suspense>
        <BreederCard pet={pet} breeder={breeder} />
        <GuaranteeSection seller={pet.breeder} period={breeder?.guaranteePeriod} className={css.block} />
        {!choice.barred && (
          <NextSteps
            pet={pet}
            isFree={choice.isFree}
            deposit={choice.hasDeposit ? choice.depositCents : undefined}
            lateCancellationCents={choice.order?.lateCancellationCents}
            balanceDueOn={choice.order?.balanceDueOn}
          />
        )}
        <ReportListing pet={pet} />
      </Suspense>
    </>
  );
}

/** Pets of the same litter, of the same breed, and of the same breeder. */
export function OtherPets({ pet, ofBreeder }: { pet: Pet; ofBreeder: readonly PetCard[] }) {
  return (
    <>
      <Siblings pet={pet} />
      <Suspense>
        {/* On a phone, a pet with littermates shows only the link to other breeds, without their cards. */}
        <SimilarPets
          pet={pet}
          className={css.list}
          otherKindClass={pet.litter === undefined ? undefined : css.aside}
        />
      </Suspense>
      <Suspense>
        <MoreFromBreeder pet={pet} pets={ofBreeder} />
      </Suspense>
    </>
  );
}
