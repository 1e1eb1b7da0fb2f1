import type { Application } from "../../generated/types.ts";
import { maskOf, type Texts, withoutContacts } from "../masks/rules.ts";
import type {
  ApplicationPet,
  ApplicationQuestion,
  ApplicationReply,
  Mask,
} from "../../platform/db/schema.ts";
import type { ApplicationStatus } from "./rules.ts";
import type { Form, MaskedForm, Viewed } from "./store.ts";

/** Returns the texts of a breeder's questions by their keys in the mask. */
const textsOfForm = (questions: readonly ApplicationQuestion[]): Texts =>
  Object.fromEntries(questions.flatMap(({ id, text, choices }) => [
    [`question:${id}`, text],
    ...choices.map((choice, place) => [`choice:${id}:${place}`, choice]),
  ]));

/** Returns the texts of an application that the other side reads. */
const textsOf = ({ questions, answers, own_pets, reason }: Words): Texts => ({
  ...textsOfForm(questions),
  ...Object.fromEntries(own_pets.map(({ id, name }) => [`pet:${id}`, name])),
  ...Object.fromEntries(answers.map(({ questionId, text }) => [`answer:${questionId}`, text])),
  reason,
});

type Words = {
  questions: readonly ApplicationQuestion[];
  answers: readonly ApplicationReply[];
  own_pets: readonly ApplicationPet[];
  reason: string | null;
};

/** Returns the mask of a breeder's questions. */
export const maskOfForm = (questions: readonly ApplicationQuestion[], ownHost: string): Mask =>
  maskOf(textsOfForm(questions), ownHost);

/** Returns the mask of an application. */
export const maskOfApplication = (words: Words, ownHost: string): Mask => maskOf(textsOf(words), ownHost);

const questionsIn = (questions: readonly ApplicationQuestion[], shown: Texts): ApplicationQuestion[] =>
  questions.map((question) => ({
    ...question,
    text: shown[`question:${question.id}`]!,
    choices: question.choices.map((_, place) => shown[`choice:${question.id}:${place}`]!),
  }));

/** Returns a breeder's questions as buyers read and answer them. */
export const formFor = ({ isRequired, questions, mask }: MaskedForm, ownHost: string): Form => ({
  isRequired,
  questions: questionsIn(questions, withoutContacts(textsOfForm(questions), mask, ownHost)),
});

/**
 * Returns an application for a reader without contact to the other side yet. Their own words stay unmasked.
 */
export function wordsFor(
  { status, mask, ...words }: Words & { status: ApplicationStatus; mask: Mask | null },
  isBuyer: boolean,
  ownHost: string,
): {
  questions: ApplicationQuestion[];
  answers: ApplicationReply[];
  own_pets: ApplicationPet[];
  reason: string | null;
} {
  const { questions, answers, own_pets, reason } = words;
  const shown = withoutContacts(textsOf(words), mask, ownHost);
  // The reason of a withdrawal is the buyer's; any other reason is the breeder's.
  const isOwnReason = isBuyer === (status === "withdrawn");
  return {
    questions: isBuyer ? questionsIn(questions, shown) : [...questions],
    answers: answers.map((answer) =>
      isBuyer ? answer : { ...answer, text: shown[`answer:${answer.questionId}`]! }
    ),
    own_pets: own_pets.map((pet) => isBuyer ? pet : { ...pet, name: shown[`pet:${pet.id}`]! }),
    reason: isOwnReason ? reason : shown.reason!,
  };
}

/** Returns an application as its buyer or breeder reads it. */
export function viewFor(
  { view, mask, consumerId, isReached }: Viewed,
  reader: { id: string },
  ownHost: string,
): Application {
  if (isReached) return view;
  const { own_pets, ...words } = wordsFor(
    { ...view, own_pets: view.ownPets, mask },
    reader.id === consumerId,
    ownHost,
  );
  return { ...view, ...words, ownPets: own_pets };
}
