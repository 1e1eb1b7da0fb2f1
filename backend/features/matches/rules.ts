import type { MatchStatus } from "../../platform/db/schema.ts";

/** So many days a proposal waits for its answer. */
export const EXPIRES_DAYS = 14;
/** A litter of first cousins or nearer is no match: 6.25%. */
const MOST_INBREEDING = 0.0625;
/** An animal is grown up after so many days. */
export const ADULT_DAYS = 365;

export type MatchSide = "proposer" | "asked";
export type MatchMove = "accepted" | "declined" | "withdrawn" | "completed";

const MOVES: readonly { from: MatchStatus; to: MatchMove; by: readonly MatchSide[] }[] = [
  { from: "proposed", to: "accepted", by: ["asked"] },
  { from: "proposed", to: "declined", by: ["asked"] },
  { from: "proposed", to: "withdrawn", by: ["proposer"] },
  { from: "accepted", to: "completed", by: ["proposer", "asked"] },
];

/** What a side may make of a match now. A proposal whose time is over waits only for the job that says so. */
export function allowedMoves(status: MatchStatus, side: MatchSide, isOver: boolean): MatchMove[] {
  if (status === "proposed" && isOver) return [];
  return MOVES.filter((move) => move.from === status && move.by.includes(side)).map(({ to }) => to);
}

export type Ranked = {
  id: string;
  healthTestsCount: number;
  isSameBreed: boolean;
  /** Of a litter; null where a pedigree contradicts itself. */
  coefficient: number | null;
  distanceMiles: number | null;
};

/** The order of candidates: health tests, the same breed, relatedness to a tenth of a percent, distance; ties by id. */
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

/** Without a difference of two infinities, which is no number. */
const order = (a: number, b: number): number => a === b ? 0 : a < b ? -1 : 1;

/** Whether two are too near for a litter. */
export const isTooClose = (coefficient: number | null): boolean =>
  coefficient !== null && coefficient >= MOST_INBREEDING;
