type Status = "inquiry" | "open" | "won" | "lost";
type Known = { status: Status; movements: number };
/** Dispute as read at the provider. */
type Reading = { status: Status; isAppeal: boolean; movements: readonly unknown[] };

/** Order in which a dispute's states follow each other while no money moves. */
const RANK = { inquiry: 0, open: 1, lost: 2, appeal: 3, won: 4 } as const;
const rankOf = ({ status, isAppeal }: Pick<Reading, "status" | "isAppeal">): number =>
  RANK[status === "open" && isAppeal ? "appeal" : status];

/**
 * Whether a reading of a dispute is older than the stored one. The number of movements only grows. At an
 * equal number the status only moves forward, so a slow reader cannot reopen what a bank has closed. An
 * appeal is marked as one.
 */
export function isStale(
  known: Known,
  { movements, ...now }: Reading,
): boolean {
  if (movements.length !== known.movements) return movements.length < known.movements;
  return rankOf(now) < rankOf({ status: known.status, isAppeal: false });
}
