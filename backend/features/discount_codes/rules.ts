import { formatCents } from "../../platform/money.ts";
import type { DiscountCodeFields, DiscountType } from "../../generated/types.ts";

/** Terms of a code, as an order stores them. */
export type CodeTerms = {
  id: string;
  code: string;
  type: DiscountType;
  /** Percent for a Percentage, cents for an Amount, null for the others. */
  value: number | null;
  funder: "platform" | "breeder";
};

/** A code with everything that decides whether an order may use it. Uses exclude the order itself. */
export type CodeFacts = CodeTerms & {
  breederId: string | null;
  startsAt: Date;
  endsAt: Date | null;
  isActive: boolean;
  usesLimit: number | null;
  usesLimitPerPerson: number | null;
  uses: number;
  ownUses: number;
  /** Current time of the database. */
  now: Date;
};

/** Maximum unknown codes per period: for a person, and for all people of a network together. */
export const CODE_TRIES = { person: 20, network: 60, seconds: 3_600 } as const;

/** Returns a code in the form that is stored and compared. */
export function normalCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Returns whether buyers may learn that the code exists. A code that is off or not out yet looks unknown. */
export function isPublished(facts: CodeFacts | undefined): facts is CodeFacts {
  return facts !== undefined && facts.isActive && facts.startsAt <= facts.now;
}

/**
 * Returns the reason, as a sentence for the buyer, why an order for this breeder's pet cannot use the code;
 * undefined if it can.
 */
export function codeRefusal(facts: CodeFacts | undefined, breederId: string): string | undefined {
  if (!isPublished(facts)) return "We don't recognize this code.";
  if (facts.endsAt && facts.endsAt <= facts.now) return "This code has expired.";
  if (facts.breederId !== null && facts.breederId !== breederId) {
    return "This code is for another breeder's pets.";
  }
  if (facts.usesLimitPerPerson !== null && facts.ownUses >= facts.usesLimitPerPerson) {
    return "You've already used this code.";
  }
  if (facts.usesLimit !== null && facts.uses >= facts.usesLimit) return "This code has been used up.";
  return undefined;
}

/** Returns the errors of a code's fields that contradict each other. */
export function contradictions(
  fields: DiscountCodeFields,
): { pointer: string; code: string; detail: string }[] {
  const { type, percent, amountCents, funder, breederId, startsAt, endsAt } = fields;
  const problem = (is: boolean, pointer: string, code: string, detail: string) =>
    is ? [{ pointer, code, detail }] : [];
  return [
    ...problem(
      (type === "Percentage") !== (percent !== null),
      "/percent",
      "percent_mismatch",
      type === "Percentage" ? "Enter the percentage." : "Only a Percentage code has one.",
    ),
    ...problem(
      (type === "Amount") !== (amountCents !== null),
      "/amountCents",
      "amount_mismatch",
      type === "Amount" ? "Enter the amount." : "Only an Amount code has one.",
    ),
    ...problem(
      funder === "breeder" && breederId === undefined,
      "/breederId",
      "breeder_needed",
      "Choose the breeder who funds this code.",
    ),
    ...problem(
      endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt),
      "/endsAt",
      "ends_before_start",
      "The code has to end after it starts.",
    ),
  ];
}

/** Returns a code's benefit as the buyer reads it beside the code. */
export function codeWords({ type, value }: { type: DiscountType; value: number | null }): string {
  if (type === "Free Delivery") return "Free delivery";
  if (type === "Zero Total") return "Your order is free";
  return type === "Percentage" ? `${value}% off` : `${formatCents(value ?? 0)} off`;
}
