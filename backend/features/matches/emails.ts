import { EXPIRES_DAYS } from "./rules.ts";

/** The reader's own animal and the other breeder's. */
type Pair = { mine: string; other: string };

/** News to a breeder about a match, by its new status. */
export const MATCH_WORDS = {
  proposed: ({ mine, other }: Pair) => ({
    title: `A match for ${mine}`,
    text: `Another breeder has proposed ${other} for ${mine}. You have ${EXPIRES_DAYS} days to reply.`,
  }),
  accepted: ({ mine, other }: Pair) => ({
    title: `Your match between ${mine} and ${other} was accepted`,
    text: "Mark it as completed once the two have met.",
  }),
  declined: ({ mine, other }: Pair) => ({
    title: `Your match between ${mine} and ${other} was declined`,
    text: "You can look for another partner any time.",
  }),
  withdrawn: ({ mine, other }: Pair) => ({
    title: `The match between ${mine} and ${other} was withdrawn`,
    text: "There's nothing left for you to do.",
  }),
  expired: ({ mine, other }: Pair) => ({
    title: `The match between ${mine} and ${other} has expired`,
    text: `There was no reply within ${EXPIRES_DAYS} days. You can propose it again.`,
  }),
  completed: ({ mine, other }: Pair) => ({
    title: `The match between ${mine} and ${other} is complete`,
    text: "You'll find it with your past matches.",
  }),
} as const;
export type MatchStep = keyof typeof MATCH_WORDS;
