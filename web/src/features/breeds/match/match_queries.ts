import { type HearthpawClient, matchBreedsQuery } from "@hearthpaw/client";
import { one } from "../../../lib/addresses.ts";
import type { PageHead } from "../../../lib/head.ts";
import type { LoadContext } from "../../../lib/page_context.ts";
import { stringifySearch } from "../../../lib/search_params.ts";
import * as texts from "./texts.ts";

/** Possible answers to each question, in the order shown. `any` is an answer without a wish. */
export const questions = {
  type: ["Dog", "Cat", "any"],
  home: ["apartment", "house", "yard"],
  activity: ["low", "medium", "high"],
  shedding: ["low", "any"],
  household: ["children", "first_pet", "children_and_first_pet", "any"],
  time: ["little", "some", "plenty"],
} as const;

export type Question = keyof typeof questions;
export type AnswerTo<Q extends Question> = (typeof questions)[Q][number];
/** The answers in an address; some may be missing. */
export type MatchAddress = { [Q in Question]?: AnswerTo<Q> };

export const questionNames = Object.keys(questions) as Question[];

/** Returns the answers of an address; values that are no answer are dropped. */
export function matchAddress(search: Record<string, unknown>): MatchAddress {
  const answers: Partial<Record<Question, string>> = {};
  for (const name of questionNames) {
    const value = one(search[name]);
    if ((questions[name] as readonly string[]).includes(value ?? "")) answers[name] = value!;
  }
  return answers as MatchAddress;
}

/** Returns the first question without an answer; undefined if all have one. */
export const nextQuestion = (answers: MatchAddress): Question | undefined =>
  questionNames.find((name) => answers[name] === undefined);

/** Returns the address of some answers. Their order is fixed, so equal answers have equal addresses. */
export const matchHref = (answers: MatchAddress): string =>
  `/breed-match${stringifySearch(Object.fromEntries(questionNames.map((name) => [name, answers[name]])))}`;

/** Returns the query of the best breeds for complete answers. */
export function matchQuery(client: HearthpawClient, answers: MatchAddress) {
  const wishes = Object.entries(answers).filter(([, answer]) => answer !== "any");
  return {
    ...matchBreedsQuery(client, Object.fromEntries(wishes) as Parameters<typeof matchBreedsQuery>[1]),
    staleTime: 300_000,
  };
}

/** Loads the best breeds once all questions are answered, and returns the page's head. */
export async function loadMatch(
  { client, queryClient }: LoadContext,
  answers: MatchAddress,
): Promise<PageHead> {
  const isComplete = nextQuestion(answers) === undefined;
  if (isComplete) await queryClient.ensureQueryData(matchQuery(client, answers));
  return {
    title: isComplete ? texts.yourMatches : texts.findYourBreed,
    description: texts.pageDescription,
    canonical: "/breed-match",
    noIndex: Object.keys(answers).length > 0,
  };
}
