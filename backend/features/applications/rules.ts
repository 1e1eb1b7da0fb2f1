import type { ApplicationPet, ApplicationQuestion, ApplicationReply } from "../../platform/db/schema.ts";
import type { FieldError } from "../../platform/problem.ts";

export type ApplicationStatus = "draft" | "submitted" | "approved" | "declined" | "withdrawn";
export type Who = "buyer" | "breeder";

/** Allowed moves between application statuses, and the side that may make each. */
const MOVES: readonly { from: readonly ApplicationStatus[]; to: ApplicationStatus; who: Who }[] = [
  { from: ["draft"], to: "submitted", who: "buyer" },
  { from: ["draft", "submitted", "approved"], to: "withdrawn", who: "buyer" },
  { from: ["submitted"], to: "approved", who: "breeder" },
  { from: ["submitted", "approved"], to: "declined", who: "breeder" },
];

/** Returns whether the buyer or the breeder may move an application between these statuses. */
export function mayMove(from: ApplicationStatus, to: ApplicationStatus, who: Who): boolean {
  return MOVES.some((move) => move.from.includes(from) && move.to === to && move.who === who);
}

/** Returns the errors in a breeder's questions: ids must be unique, and a choice question needs choices. */
export function checkQuestions(questions: readonly ApplicationQuestion[]): FieldError[] {
  const seen = new Set<string>();
  return questions.flatMap(({ id, kind, choices }, index): FieldError[] => {
    const pointer = `/questions/${index}`;
    const isTwice = seen.has(id);
    seen.add(id);
    if (isTwice) {
      return [{ pointer: `${pointer}/id`, code: "not_unique", detail: "Each question has its own id." }];
    }
    if (kind === "choice" && new Set(choices).size < 2) {
      return [{
        pointer: `${pointer}/choices`,
        code: "too_few",
        detail: "Enter at least two different choices.",
      }];
    }
    return [];
  });
}

/** Returns the answers to the questions asked, each once, without empty ones. */
export function tidyAnswers(
  questions: readonly ApplicationQuestion[],
  answers: readonly ApplicationReply[],
): ApplicationReply[] {
  return questions.flatMap(({ id }) => {
    const text = answers.findLast(({ questionId }) => questionId === id)?.text ?? "";
    return text ? [{ questionId: id, text }] : [];
  });
}

/** Returns errors for required questions without an answer and for answers that are not among the choices. */
export function checkAnswers(
  questions: readonly ApplicationQuestion[],
  answers: readonly ApplicationReply[],
): FieldError[] {
  return questions.flatMap(({ id, kind, isRequired, choices }): FieldError[] => {
    const text = answers.find(({ questionId }) => questionId === id)?.text;
    const pointer = `/answers/${id}`;
    if (text === undefined) {
      return isRequired ? [{ pointer, code: "required", detail: "Answer this question." }] : [];
    }
    const allowed = kind === "yes-no" ? ["Yes", "No"] : kind === "choice" ? choices : undefined;
    return allowed && !allowed.includes(text)
      ? [{ pointer, code: "not_a_choice", detail: `Choose one of: ${allowed.join(", ")}.` }]
      : [];
  });
}

/** Returns a buyer's pet as a breeder sees it: its facts, without notes and microchip number. */
export function petOf(
  profile: Pick<ApplicationPet, "id" | "name" | "type"> & {
    sex: "Male" | "Female" | null;
    breed: { breedName: string } | null;
    birth_date: string | null;
    weight_lb: string | number | null;
  },
): ApplicationPet {
  const { id, name, type, sex, breed, birth_date, weight_lb } = profile;
  return {
    id,
    name,
    type,
    ...(sex ? { sex } : {}),
    breedName: breed?.breedName ?? null,
    birthDate: birth_date,
    weightLb: weight_lb === null ? null : Number(weight_lb),
  };
}
