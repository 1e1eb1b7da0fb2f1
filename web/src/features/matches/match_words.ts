import type { Match, Relatedness } from "@hearthpaw/client";
import { type Tone } from "@hearthpaw/ui-kit";
import * as texts from "./texts.tsx";

/** Words of a match's status. */
export const matchLooks: Record<
  Match["status"],
  { word: string; tone: Tone; icon: "clock" | "check" | "close" | "minus" | "heart" }
> = {
  proposed: { word: texts.proposed, tone: "wait", icon: "clock" },
  accepted: { word: texts.accepted, tone: "good", icon: "check" },
  declined: { word: texts.declined, tone: "bad", icon: "close" },
  withdrawn: { word: texts.withdrawn, tone: "neutral", icon: "minus" },
  expired: { word: texts.expired, tone: "neutral", icon: "minus" },
  completed: { word: texts.completed, tone: "good", icon: "heart" },
};

/** Returns a sentence on how related two animals are, with its basis. */
export function relatednessText(related: Relatedness | undefined): string {
  if (!related) return texts.relatednessUnknown;
  const { inbreedingPercent, generations, knownPercent, commonAncestors } = related;
  const basis = texts.generationOfAncestorsKnown({ generations, knownPercent });
  if (inbreedingPercent === 0 && commonAncestors.length === 0) {
    return texts.noCommonAncestorsFound(basis);
  }
  const names = commonAncestors.length > 1
    ? texts.listAnd({ before: commonAncestors.slice(0, -1).join(", "), last: commonAncestors.at(-1) })
    : commonAncestors[0];
  return texts.litterInbreeding({ inbreedingPercent, basis, names });
}

/** Returns "3 health tests" or "No health tests". */
export const testsText = (count: number): string =>
  count === 0 ? texts.noHealthTests : texts.healthTest(count);

/** Returns "Sire: Jasper" or "Dam: Clementine". */
export const roleOf = ({ sex }: { sex: "Male" | "Female" }): string =>
  sex === "Male" ? texts.sire : texts.dam;
