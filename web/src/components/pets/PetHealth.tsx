import type { Pet } from "@hearthpaw/client";
import { Carousel, type KeyFact, KeyFacts, Section } from "@hearthpaw/ui-kit";
import { HealthTests } from "./HealthTests.tsx";
import { ParentCard } from "./ParentCard.tsx";
import { registriesOf } from "./words.ts";
import css from "./pet.module.css";

/** Health tests with their laboratory, then documents and registries. */
export function PetHealth({ pet }: { pet: Pet }) {
  const registries = registriesOf(pet.registries);
  const facts: KeyFact[] = [
    pet.registries.includes("healthRecords")
      ? {
        term: "Health records",
        value: "Included",
        note: "Vet checks, vaccinations and deworming",
        icon: "document",
      }
      : {
        term: "Health records",
        value: "Ask the breeder",
        icon: "document",
      },
    { term: "Genetic testing", value: pet.geneticTesting ? "Done" : "Ask the breeder", icon: "health" },
    { term: "Microchip", value: pet.isMicrochipped ? "Yes" : "Not yet", icon: "tag" },
    ...(registries.length > 0
      ? [{
        term: "Registered with",
        value: registries.join(", "),
        note: pet.registrationNumber ? `Number ${pet.registrationNumber}` : undefined,
        icon: "shield" as const,
      }]
      : []),
    ...(pet.registries.includes("other")
      ? [{ term: "Other documents", value: "Included", icon: "document" as const }]
      : []),
  ];
  return (
    <Section title="Health and documents" className={css.block}>
      {pet.healthTests.length > 0 && (
        <HealthTests caption={`Health tests of ${pet.name}`} tests={pet.healthTests} />
      )}
      <KeyFacts look="pairs" facts={facts} />
    </Section>
  );
}

/** Sire and dam with their tests. */
export function PetParents({ pet }: { pet: Pet }) {
  const { sire, dam } = pet;
  if (!sire && !dam) return null;
  return (
    <Section title={`${pet.name}’s parents`} className={css.block}>
      <Carousel label={`Parents of ${pet.name}`} show={[1.15, 2, 2]}>
        {dam && (
          <li>
            <ParentCard parent={dam} role="Dam, the mother" />
          </li>
        )}
        {sire && (
          <li>
            <ParentCard parent={sire} role="Sire, the father" />
          </li>
        )}
      </Carousel>
    </Section>
  );
}
