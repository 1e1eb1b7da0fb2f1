import type { MatchStatus } from "../../platform/db/schema.ts";

/** Days that a proposal waits for a reply. */
export const EXPIRES_DAYS = 14;
/** Relatedness from which a match is refused: that of a litter of first cousins, 6.25%. */
const MOST_INBREEDING = 0.0625;
/** Age in days at which an animal counts as adult. */
export const ADULT_DAYS = 365;

export type MatchSide = "proposer" | "asked";
export type MatchMove = "accepted" | "declined" | "withdrawn" | "completed";

const MOVES: readonly { from: MatchStatus; to: MatchMove; by: readonly MatchSide[] }[] = [
  { from: "proposed", to: "accepted", by: ["asked"] },
  { from: "proposed", to: "declined", by: ["asked"] },
  { from: "proposed", to: "withdrawn", by: ["proposer"] },
  { from: "accepted", to: "completed", by: ["proposer", "asked"] },
];

/**
 * Returns the moves that a side may make from a status. A proposal whose time is over allows none: it waits
 * for the job that expires it.
 */
export function allowedMoves(status: MatchStatus, side: MatchSide, isOver: boolean): MatchMove[] {
  if (status === "proposed" && isOver) return [];
  return MOVES.filter((move) => move.from === status && move.by.includes(side)).map(({ to }) => to);
}

export type Ranked = {
  id: string;
  healthTestsCount: number;
  isSameBreed: boolean;
  /** Coefficient of their litter; null if a pedigree contradicts itself. */
  coefficient: number | null;
  distanceMiles: number | null;
};

/**
 * Compares candidates by health tests, same breed, relatedness to a tenth of a percent, and distance; ties by
 * id.
 */
export function compareCandidates(a: Ranked, b: Ranked): number {
  const related = ({ coefficient }: Ranked) =>
    coefficient === null ? Infinity : Math.round(coefficient * 1_000);
  const by = [
    b.healthTestsCount - a.healthTestsCount,
    Number(b.isSameBreed) - Number(a.isSameBreed),
    order(related(a), related(b)),
    order(a.distanceMiles ?? Infinity, b.distanceMiles ?? Infinity),
  ].find((one) => one !== 0);
  return by ?? (a.id < b.id ? -1 : 1);
}

/** Compares without subtracting two infinities, which would give NaN. */
const order = (a: number, b: number): number => a === b ? 0 : a < b ? -1 : 1;

/** Returns whether two animals are too closely related for a litter. */
export const isTooClose = (coefficient: number | null): boolean =>
  coefficient !== null && coefficient >= MOST_INBREEDING;
