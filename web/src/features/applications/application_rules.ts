import type {
  ApplicationFormBody,
  ApplicationPet,
  ApplicationQuestion,
  ApplicationReply,
} from "@hearthpaw/client";
import { ageText, LOCALE } from "@hearthpaw/ui-kit";
import { lengthOf } from "../../lib/text_length.ts";
import * as texts from "./texts.tsx";

/** A question in the form; its choices are one per line. */
export type QuestionDraft = Omit<ApplicationQuestion, "choices"> & { choices: string };

export const MOST_QUESTIONS = 30;
const MOST_CHOICES = 12;

export const kindWords: Record<ApplicationQuestion["kind"], string> = {
  "text": texts.shortAnswer,
  "long-text": texts.longAnswer,
  "yes-no": texts.yesOrNo,
  "choice": texts.multipleChoice,
};

export const emptyQuestion = (): QuestionDraft => ({
  id: `q-${crypto.randomUUID().slice(0, 8)}`,
  text: "",
  kind: "long-text",
  isRequired: true,
  choices: "",
});

/** Questions that most breeders ask, as a start. */
export const usualQuestions = (): QuestionDraft[] => [
  { ...emptyQuestion(), text: texts.householdQuestion },
  {
    ...emptyQuestion(),
    text: texts.dayQuestion,
    kind: "choice",
    choices: texts.dayChoices,
  },
  { ...emptyQuestion(), text: texts.yardQuestion, kind: "yes-no" },
  {
    ...emptyQuestion(),
    text: texts.pastPetsQuestion,
    isRequired: false,
  },
];

export const draftsOf = (questions: readonly ApplicationQuestion[]): QuestionDraft[] =>
  questions.map((question) => ({ ...question, choices: question.choices.join("\n") }));

const choicesOf = (text: string): string[] => [
  ...new Set(text.split("\n").map((line) => line.trim()).filter(Boolean)),
];

export type QuestionErrors = { text?: string; choices?: string };

/** Returns the errors of a question; empty if there are none. */
export function questionErrors({ text, kind, choices }: QuestionDraft): QuestionErrors {
  const all = choicesOf(choices);
  const wrong = kind !== "choice"
    ? undefined
    : all.length < 2
    ? texts.tooFewChoices
    : all.length > MOST_CHOICES
    ? texts.enterUpToChoices(MOST_CHOICES)
    : all.some((choice) => lengthOf(choice) > 80)
    ? texts.choiceTooLong
    : undefined;
  return {
    ...(lengthOf(text) < 3 ? { text: texts.enterTheQuestion } : {}),
    ...(wrong ? { choices: wrong } : {}),
  };
}

/** Returns the form as the server takes it. */
export const bodyOf = (drafts: readonly QuestionDraft[], isRequired: boolean): ApplicationFormBody => ({
  isRequired: isRequired && drafts.length > 0,
  questions: drafts.map(({ id, text, kind, isRequired: isNeeded, choices }) => ({
    id,
    text: text.trim(),
    kind,
    isRequired: isNeeded,
    choices: kind === "choice" ? choicesOf(choices) : [],
  })),
});

/** Returns the list with one item moved up (-1) or down (1). */
export function moved<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const to = at + by;
  if (to < 0 || to >= list.length) return [...list];
  const next = [...list];
  [next[at], next[to]] = [next[to]!, next[at]!];
  return next;
}

export type Answers = Readonly<Record<string, string>>;

export const answersOf = (replies: readonly ApplicationReply[]): Answers =>
  Object.fromEntries(replies.map(({ questionId, text }) => [questionId, text]));

/** Returns the answers in the order of the questions. */
export const repliesOf = (questions: readonly ApplicationQuestion[], answers: Answers): ApplicationReply[] =>
  questions.flatMap(({ id }) => {
    const text = answers[id]?.trim();
    return text ? [{ questionId: id, text }] : [];
  });

/**
 * Returns required questions without an answer, and chosen options that are no longer offered, by question.
 */
export function missingAnswers(
  questions: readonly ApplicationQuestion[],
  answers: Answers,
): Record<string, string> {
  return Object.fromEntries(questions.flatMap(({ id, kind, isRequired, choices }) => {
    const text = answers[id]?.trim() ?? "";
    if (!text) return isRequired ? [[id, texts.answerThisQuestion]] : [];
    const allowed = kind === "yes-no" ? ["Yes", "No"] : kind === "choice" ? choices : undefined;
    return allowed && !allowed.includes(text) ? [[id, texts.chooseAgain]] : [];
  }));
}

/** Returns the known facts of a person's pet: "Beagle · Male · 7 years · 26.5 lb". */
export function ownPetText(
  { type, sex, breedName, birthDate, weightLb }: Omit<ApplicationPet, "id" | "name">,
  today: string,
): string {
  return [
    breedName ?? type,
    sex,
    birthDate && ageText(birthDate, today),
    weightLb !== null && texts.weightLbLb(weightLb.toLocaleString(LOCALE)),
  ].filter(Boolean).join(" · ");
}
