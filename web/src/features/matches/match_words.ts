import type { Match, Relatedness } from "@hearthpaw/client";
import { countText, type Tone } from "@hearthpaw/ui-kit";

/** What a match's status reads as. */
export const matchLooks: Record<
  Match["status"],
  { word: string; tone: Tone; icon: "clock" | "check" | "close" | "minus" | "heart" }
> = {
  proposed: { word: "Proposed", tone: "wait", icon: "clock" },
  accepted: { word: "Accepted", tone: "good", icon: "check" },
  declined: { word: "Declined", tone: "bad", icon: "close" },
  withdrawn: { word: "Withdrawn", tone: "neutral", icon: "minus" },
  expired: { word: "Expired", tone: "neutral", icon: "minus" },
  completed: { word: "Completed", tone: "good", icon: "heart" },
};

/** How related two animals are, in a sentence, with what it rests on. */
export function relatednessText(related: Relatedness | undefined): string {
  if (!related) return "Their pedigrees contradict each other, so we can't tell how related they are.";
  const { inbreedingPercent, generations, knownPercent, commonAncestors } = related;
  const basis = `${countText(generations, "generation")}, ${knownPercent}% of ancestors known`;
  if (inbreedingPercent === 0 && commonAncestors.length === 0) {
    return `No common ancestors found (${basis}).`;
  }
  const names = commonAncestors.length > 1
    ? `${commonAncestors.slice(0, -1).join(", ")} and ${commonAncestors.at(-1)}`
    : commonAncestors[0];
  return `${inbreedingPercent}% inbreeding in a litter (${basis}). Both descend from ${names}.`;
}

/** "3 health tests", "No health tests". */
export const testsText = (count: number): string =>
  count === 0 ? "No health tests" : countText(count, "health test");

/** "Sire: Jasper" or "Dam: Clementine". */
export const roleOf = ({ sex }: { sex: "Male" | "Female" }): string => sex === "Male" ? "Sire" : "Dam";
