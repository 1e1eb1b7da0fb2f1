import type { Pet } from "@hearthpaw/client";
import { ageText, dayText, Fold, type KeyFact, KeyFacts, Link, Section } from "@hearthpaw/ui-kit";
import { fullDayText } from "../../lib/days.ts";
import { useToday } from "../../lib/today.ts";
import { firstDayHome, isOpen } from "./pet_rules.ts";
import { Prose } from "./Prose.tsx";
import { exposureWords, goodWithWords, poundsText, trainingWords } from "./words.ts";
import css from "./pet.module.css";

/** Every fact in a list, those that people ask for first before the others, and the breeder's words. */
export function About({ pet }: { pet: Pet }) {
  const today = useToday();
  const home = firstDayHome(pet);
  const facts: (KeyFact | false | undefined)[] = [
    { term: "Age", value: ageText(pet.birthDate, today) },
    { term: "Sex", value: pet.sex },
    isOpen(pet) && {
      term: "Ready to go home",
      value: pet.isReadyToGoHome ? "Now" : <Day day={home} today={today} />,
    },
    pet.weightLb !== null && { term: "Current weight", value: poundsText(pet.weightLb) },
    pet.adultWeightLb !== null && {
      term: "Adult weight",
      value: `About ${Math.round(pet.adultWeightLb)} lb`,
      note: "The breeder's estimate",
    },
    pet.sizeClass && { term: "Size", value: pet.sizeClass },
    pet.color ? { term: "Color", value: pet.color } : undefined,
    pet.coatType && { term: "Coat", value: pet.coatType },
    { term: "Born", value: <Day day={pet.birthDate} today={today} /> },
    { term: "Breed", value: <Link href={`/breeds/${pet.breed.slug}`}>{pet.breed.breedName}</Link> },
    pet.generation && { term: "Generation", value: pet.generation, note: generationNote(pet.generation) },
    pet.litter && { term: "Litter", value: pet.litter.name },
    words("Gets along with", pet.goodWith, goodWithWords),
    words("Training started", pet.training, trainingWords),
    words("Already used to", pet.exposure, exposureWords),
    { term: "Location", value: `${pet.city}, ${pet.state}` },
  ];
  return (
    <Section title={`About ${pet.name}`} className={css.block}>
      <Fold more="Show all facts" items={4}>
        <KeyFacts look="pairs" facts={facts.filter((fact) => typeof fact === "object")} />
      </Fold>
      {pet.description && <Prose text={pet.description} label={`about ${pet.name}`} />}
    </Section>
  );
}

/** What of a list of choices holds for the pet, in words: "Adults, Dogs". */
function words<Id extends string>(
  term: string,
  ids: readonly Id[],
  names: Readonly<Record<Id, string>>,
): KeyFact | false {
  return ids.length > 0 && { term, value: ids.map((id) => names[id]).join(", ") };
}

/** A day as people say it, exact on hover. */
function Day({ day, today }: { day: string; today: string }) {
  return <time dateTime={day} title={fullDayText(day)}>{dayText(day, today)}</time>;
}

function generationNote(generation: NonNullable<Pet["generation"]>): string {
  const notes = {
    F1: "The parents are two different breeds",
    F1b: "One parent is a first cross, the other a purebred",
    F1bb: "An F1b crossed back to a purebred again",
    F2: "Both parents are first crosses",
    Multigen: "Both parents are later-generation crosses",
  };
  return notes[generation];
}
