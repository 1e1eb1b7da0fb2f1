import type { Pet } from "@hearthpaw/client";
import {
  ageText,
  dayText,
  Icon,
  type IconName,
  type KeyFact,
  KeyFacts,
  Link,
  Section,
} from "@hearthpaw/ui-kit";
import { fullDayText } from "../../lib/days.ts";
import { useToday } from "../../lib/today.ts";
import { firstDayHome, isOpen, readyText } from "./pet_rules.ts";
import { exposureWords, goodWithWords, poundsText, trainingWords } from "./words.ts";
import css from "./pet.module.css";

/** The four that people ask for first. */
export function MainFacts({ pet }: { pet: Pet }) {
  const today = useToday();
  const facts: KeyFact[] = [
    { term: "Age", value: ageText(pet.birthDate, today), icon: "calendar" },
    { term: "Sex", value: pet.sex, icon: pet.sex === "Male" ? "male" : "female" },
    ...(pet.weightLb === null
      ? []
      : [{ term: "Current weight", value: poundsText(pet.weightLb), icon: "weight" as const }]),
    ...(isOpen(pet)
      ? [{ term: "Ready to go home", value: readyText(pet, today), icon: "home" as const }]
      : []),
  ];
  return <KeyFacts look="tiles" className={css.tiles} facts={facts} />;
}

/** The breeder's words, and every fact in a list. */
export function About({ pet }: { pet: Pet }) {
  const today = useToday();
  const home = firstDayHome(pet);
  const facts: (KeyFact | false | undefined)[] = [
    { term: "Breed", value: <Link href={`/breeds/${pet.breed.slug}`}>{pet.breed.breedName}</Link> },
    pet.generation && { term: "Generation", value: pet.generation, note: generationNote(pet.generation) },
    { term: "Born", value: <Day day={pet.birthDate} today={today} /> },
    isOpen(pet) && {
      term: "Ready to go home",
      value: pet.isReadyToGoHome ? "Now" : <Day day={home} today={today} />,
      note: pet.isReadyToGoHome ? undefined : "No pet goes home before 8 weeks",
    },
    pet.adultWeightLb !== null && {
      term: "Adult weight",
      value: `About ${Math.round(pet.adultWeightLb)} lb`,
      note: "The breeder's estimate",
    },
    pet.sizeClass && { term: "Size", value: pet.sizeClass },
    pet.color ? { term: "Color", value: pet.color } : undefined,
    pet.coatType && { term: "Coat", value: pet.coatType },
    pet.litter && { term: "Litter", value: pet.litter.name },
    { term: "Location", value: `${pet.city}, ${pet.state}` },
  ];
  const groups: [title: string, icon: IconName, words: string[]][] = [
    ["Gets along with", "heart", pet.goodWith.map((id) => goodWithWords[id])],
    ["Training started", "paw", pet.training.map((id) => trainingWords[id])],
    ["Already used to", "bell", pet.exposure.map((id) => exposureWords[id])],
  ];
  const shown = groups.filter(([, , words]) => words.length > 0);
  return (
    <>
      <Section title={`About ${pet.name}`} className={css.block}>
        {pet.description && <Prose text={pet.description} />}
        <KeyFacts facts={facts.filter((fact) => typeof fact === "object")} />
      </Section>
      {shown.length > 0 && (
        <Section title="Temperament and upbringing" className={css.block}>
          <div className={css.groups}>
            {shown.map(([title, icon, words]) => (
              <div key={title} className={css.group}>
                <h3>
                  <Icon name={icon} size={18} />
                  {title}
                </h3>
                <ul className={css.words}>
                  {words.map((word) => (
                    <li key={word}>
                      <Icon name="check" size={16} />
                      {word}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

/** Plain text in its paragraphs. */
function Prose({ text }: { text: string }) {
  return (
    <div className={css.prose}>
      {text.split(/\n\s*\n/).map((paragraph, index) => <p key={index}>{paragraph}</p>)}
    </div>
  );
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
