type Status = "inquiry" | "open" | "won" | "lost";
type Known = { status: Status; movements: number };
/** A reading of a dispute at the provider. */
type Reading = { status: Status; isAppeal: boolean; movements: readonly unknown[] };

/** The order in which a dispute's states follow each other as long as no money moves. */
const RANK = { inquiry: 0, open: 1, lost: 2, appeal: 3, won: 4 } as const;
const rankOf = ({ status, isAppeal }: Pick<Reading, "status" | "isAppeal">): number =>
  RANK[status === "open" && isAppeal ? "appeal" : status];

/**
 * Whether a reading of a dispute is older than the one that is written. Movements only ever grow in number. With as many of
 * them the status moves forward only, so a slow reader cannot open again what a bank has closed; an appeal says so itself.
 */
export function isStale(
  known: Known,
  { movements, ...now }: Reading,
): boolean {
  if (movements.length !== known.movements) return movements.length < known.movements;
  return rankOf(now) < rankOf({ status: known.status, isAppeal: false });
}
