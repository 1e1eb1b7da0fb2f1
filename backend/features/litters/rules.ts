import { earliestGoHome } from "../pets/rules.ts";
import type { FieldError } from "../../platform/problem.ts";

export type LitterState = "planned" | "expected" | "born";

/** Allowed next states of a litter: planned, then expected, then born. Born is final. */
const NEXT: Record<LitterState, readonly LitterState[]> = {
  planned: ["planned", "expected", "born"],
  expected: ["expected", "planned", "born"],
  born: ["born"],
};

/** Returns whether a litter may move from one state to another. */
export function canBecome(from: LitterState, to: LitterState): boolean {
  return NEXT[from].includes(to);
}

export type LitterFacts = {
  state: LitterState;
  expectedDate: string | null;
  birthDate: string | null;
  goHomeDate: string | null;
};

/**
 * Dogs and cats are pregnant for about nine weeks, so a litter due later than this many days from now can
 * only be planned.
 */
const LONGEST_WAIT_DAYS = 75;
const DAY = 86_400_000;

/** Returns the errors in a litter's dates: for each field a pointer and the sentence to show. */
export function checkLitter(litter: LitterFacts, today: string): FieldError[] {
  const errors: FieldError[] = [];
  const refuse = (field: string, detail: string) =>
    void errors.push({ pointer: `/${field}`, code: "invalid", detail });
  const { state, expectedDate, birthDate, goHomeDate } = litter;
  const latest = new Date(Date.parse(today) + LONGEST_WAIT_DAYS * DAY).toISOString().slice(0, 10);
  if (state === "born" && birthDate === null) {
    refuse("birthDate", "A litter that was born needs a birth date.");
  }
  if (state !== "born" && birthDate !== null) {
    refuse("birthDate", "Mark the litter as born, or leave this empty.");
  }
  if (birthDate !== null && birthDate > today) refuse("birthDate", "The birth date is in the future.");
  if (state === "expected" && expectedDate === null) refuse("expectedDate", "Enter when you expect it.");
  if (state === "expected" && expectedDate !== null && expectedDate > latest) {
    refuse("expectedDate", `That's more than ${LONGEST_WAIT_DAYS} days away, so mark the litter as planned.`);
  }
  const born = birthDate ?? expectedDate;
  if (goHomeDate !== null && born !== null && goHomeDate < earliestGoHome(born)) {
    refuse("goHomeDate", `At least 8 weeks after birth: ${earliestGoHome(born)} or later.`);
  }
  return errors;
}
