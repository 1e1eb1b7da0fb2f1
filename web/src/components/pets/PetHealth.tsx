import type { Pet } from "@hearthpaw/client";
import { Carousel, type KeyFact, KeyFacts, Section } from "@hearthpaw/ui-kit";
import { HealthTests } from "./HealthTests.tsx";
import { ParentCard } from "./ParentCard.tsx";
import * as texts from "./texts.ts";
import { registriesOf } from "./words.ts";
import css from "./pet.module.css";

/** Health tests with their laboratory, then documents and registries. */
export function PetHealth({ pet }: { pet: Pet }) {
  const registries = registriesOf(pet.registries);
  const { isShelter } = pet.breeder;
  const facts: KeyFact[] = [
    pet.registries.includes("healthRecords")
      ? {
        term: texts.healthRecords,
        value: texts.included,
        note: texts.healthRecordsNote,
        icon: "document",
      }
      : {
        term: texts.healthRecords,
        value: texts.askWhom(isShelter),
        icon: "document",
      },
    {
      term: texts.geneticTesting,
      value: pet.geneticTesting ? texts.done : texts.askWhom(isShelter),
      icon: "health",
    },
    { term: texts.microchip, value: pet.isMicrochipped ? texts.yes : texts.notYet, icon: "tag" },
    ...(registries.length > 0
      ? [{
        term: texts.registeredWith,
        value: registries.join(", "),
        note: pet.registrationNumber ? texts.number(pet.registrationNumber) : undefined,
        icon: "shield" as const,
      }]
      : []),
    ...(pet.registries.includes("other")
      ? [{ term: texts.otherDocuments, value: texts.included, icon: "document" as const }]
      : []),
  ];
  return (
    <Section title={texts.healthAndDocuments} className={css.block}>
      {pet.healthTests.length > 0 && (
        <HealthTests
          caption={texts.healthTestsOf(pet.name)}
          tests={pet.healthTests}
          isShelter={isShelter}
        />
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
    <Section title={texts.nameSParents(pet.name)} className={css.block}>
      <Carousel label={texts.parentsOf(pet.name)} show={[1.15, 2, 2]}>
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
