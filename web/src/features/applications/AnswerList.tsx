import type { Application } from "@hearthpaw/client";
import { useToday } from "../../lib/today.ts";
import { ownPetText } from "./application_rules.ts";
import * as texts from "./texts.tsx";
import css from "./applications.module.css";

/** Questions and answers of an application, and the applicant's present pets. */
export function AnswerList({ application: { questions, answers, ownPets } }: { application: Application }) {
  const today = useToday();
  return (
    <dl className={css.answers}>
      {questions.map(({ id, text }) => {
        const answer = answers.find(({ questionId }) => questionId === id)?.text;
        return (
          <div key={id}>
            <dt>{text}</dt>
            <dd className={answer ? undefined : css.soft}>{answer ?? texts.notAnswered}</dd>
          </div>
        );
      })}
      {ownPets.length > 0 && (
        <div>
          <dt>{ownPets.length === 1 ? texts.petAtHome : texts.petsAtHome}</dt>
          {ownPets.map((pet) => (
            <dd key={pet.id}>
              <b>{pet.name}</b>
              {` · ${ownPetText(pet, today)}`}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}
