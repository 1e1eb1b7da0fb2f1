import type { Pet } from "@hearthpaw/client";
import { ageText, dayText, Fold, type KeyFact, KeyFacts, Link, Section } from "@hearthpaw/ui-kit";
import { fullDayText } from "../../lib/days.ts";
import { useToday } from "../../lib/today.ts";
import { isOpen } from "./card_rules.ts";
import { Prose } from "./Prose.tsx";
import * as texts from "./texts.ts";
import { exposureWords, goodWithWords, poundsText, trainingWords } from "./words.ts";
import css from "./pet.module.css";

/** All facts in a list, the most requested first, and the breeder's description. */
export function About({ pet, more }: {
  pet: Pet;
  /** A fact that the pet itself does not contain. */
  more?: KeyFact | undefined;
}) {
  const today = useToday();
  const facts: (KeyFact | false | undefined)[] = [
    { term: texts.age, value: ageText(pet.birthDate, today) },
    { term: texts.sex, value: pet.sex },
    isOpen(pet) && {
      term: texts.readyToGoHome,
      value: pet.isReadyToGoHome || !pet.goHomeDate ? texts.now : <Day day={pet.goHomeDate} today={today} />,
    },
    pet.weightLb !== null && { term: texts.currentWeight, value: poundsText(pet.weightLb) },
    pet.adultWeightLb !== null && {
      term: texts.adultWeight,
      value: texts.aboutLb(Math.round(pet.adultWeightLb)),
      note: texts.theBreedersEstimate,
    },
    pet.sizeClass && { term: texts.size, value: pet.sizeClass },
    pet.color ? { term: texts.color, value: pet.color } : undefined,
    pet.coatType && { term: texts.coat, value: pet.coatType },
    more,
    { term: texts.born, value: <Day day={pet.birthDate} today={today} /> },
    { term: texts.breed, value: <Link href={`/breeds/${pet.breed.slug}`}>{pet.breed.breedName}</Link> },
    pet.generation && { term: texts.generation, value: pet.generation, note: generationNote(pet.generation) },
    pet.litter && { term: texts.litter, value: pet.litter.name },
    words(texts.getsAlongWith, pet.goodWith, goodWithWords),
    words(texts.trainingStarted, pet.training, trainingWords),
    words(texts.alreadyUsedTo, pet.exposure, exposureWords),
    { term: texts.location, value: `${pet.city}, ${pet.state}` },
  ];
  return (
    <Section title={texts.about(pet.name)} className={css.block}>
      <Fold more={texts.showAllDetails} items={4}>
        <KeyFacts look="pairs" facts={facts.filter((fact) => typeof fact === "object")} />
      </Fold>
      {pet.description && <Prose text={pet.description} label={texts.aboutPet(pet.name)} />}
    </Section>
  );
}

/** Returns the fact for a list of choices, in words: "Adults, Dogs". */
function words<Id extends string>(
  term: string,
  ids: readonly Id[],
  names: Readonly<Record<Id, string>>,
): KeyFact | false {
  return ids.length > 0 && { term, value: ids.map((id) => names[id]).join(", ") };
}

/** A day as people say it, with the exact date on hover. */
function Day({ day, today }: { day: string; today: string }) {
  return <time dateTime={day} title={fullDayText(day)}>{dayText(day, today)}</time>;
}

function generationNote(generation: NonNullable<Pet["generation"]>): string {
  const notes = {
    F1: texts.generationF1Explained,
    F1b: texts.generationF1bExplained,
    F1bb: texts.generationF1bbExplained,
    F2: texts.generationF2Explained,
    Multigen: texts.multigenExplained,
  };
  return notes[generation];
}
