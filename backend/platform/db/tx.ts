import type { Kysely, Transaction } from "kysely";
import { DatabaseUnavailable, isConflict } from "./errors.ts";

const ATTEMPTS = 5;

/**
 * Runs `work` in one transaction. After a deadlock or serialisation failure it runs again, a few times with growing
 * pauses, then fails as `DatabaseUnavailable` (503): `work` must have no effect outside the transaction.
 */
export async function withTx<Schema, T>(
  db: Kysely<Schema>,
  work: (trx: Transaction<Schema>) => Promise<T>,
  isolation: "read committed" | "repeatable read" | "serializable" = "read committed",
): Promise<T> {
  for (let attempt = 1;; attempt++) {
    try {
      return await db.transaction().setIsolationLevel(isolation).execute(work);
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (attempt === ATTEMPTS) throw new DatabaseUnavailable(error);
      await new Promise((done) => setTimeout(done, 2 ** attempt * 5 * (0.5 + Math.random())));
    }
  }
}

/**
 * Runs `look`, which only reads, in one snapshot: its statements see the same moment, however many they are. For decisions
 * from several statements without locks, which could otherwise see one half of another transaction's work.
 */
export function asOfOneMoment<Schema, T>(
  db: Kysely<Schema>,
  look: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  return withTx(db, look, "repeatable read");
}
