import { formatCents } from "../../platform/money.ts";
import type { DiscountCodeFields, DiscountType } from "../../generated/types.ts";

/** What a code does, as an order keeps it. */
export type CodeTerms = {
  id: string;
  code: string;
  type: DiscountType;
  /** Percent of a Percentage, cents of an Amount, null for the others. */
  value: number | null;
  funder: "platform" | "breeder";
};

/** A code with everything that decides whether an order may have it. Uses are without this very order's. */
export type CodeFacts = CodeTerms & {
  breederId: string | null;
  startsAt: Date;
  endsAt: Date | null;
  isActive: boolean;
  usesLimit: number | null;
  usesLimitPerPerson: number | null;
  uses: number;
  ownUses: number;
  /** Now by the database's clock. */
  now: Date;
};

/** Maximum unknown codes per period: of a person, and of all people of a network together. */
export const CODE_TRIES = { person: 20, network: 60, seconds: 3_600 } as const;

/** The form in which codes are kept and compared. */
export function normalCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Whether buyers may learn that the code exists: one that is off or not out yet looks like one that never was. */
export function isPublished(facts: CodeFacts | undefined): facts is CodeFacts {
  return facts !== undefined && facts.isActive && facts.startsAt <= facts.now;
}

/** Why an order for this breeder's pet cannot have the code, as a sentence for the buyer; undefined when it can. */
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

/** What of a code's fields contradicts another, by pointer. */
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

/** What a code gives, as the buyer reads it beside the code. */
export function codeWords({ type, value }: { type: DiscountType; value: number | null }): string {
  if (type === "Free Delivery") return "Free delivery";
  if (type === "Zero Total") return "Your order is free";
  return type === "Percentage" ? `${value}% off` : `${formatCents(value ?? 0)} off`;
}
