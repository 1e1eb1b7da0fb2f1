import type { Kysely, Transaction } from "kysely";
import { DatabaseUnavailable, isConflict, isDatabaseUnavailable } from "./errors.ts";
import { poolOf, type Prepared } from "./named.ts";
import type { SendsTogether } from "./connection.ts";

const ATTEMPTS = 5;

/**
 * Runs `work` in one transaction. After a deadlock or serialization failure it runs again a few times with
 * growing pauses, then fails as `DatabaseUnavailable` (503). `work` must therefore have no effect outside the
 * transaction.
 */
export async function withTx<Schema, T>(
  db: Kysely<Schema>,
  work: (trx: Transaction<Schema>) => Promise<T>,
  isolation: "read committed" | "repeatable read" | "serializable" = "read committed",
): Promise<T> {
  return await retried(() => db.transaction().setIsolationLevel(isolation).execute(work));
}

/**
 * Runs statements as one transaction in a single trip and returns the rows of each. `withTx`, in contrast,
 * waits for each answer and for the commit. Each statement sees the effects of those before it and of other
 * transactions until its own start. If any fails, nothing remains. Conflicts are handled as in `withTx`.
 */
export async function inOneTrip<Rows extends unknown[]>(
  // deno-lint-ignore no-explicit-any -- any schema is accepted
  db: Kysely<any>,
  ...statements: { [At in keyof Rows]: Prepared<Rows[At]> }
): Promise<{ [At in keyof Rows]: Rows[At][] }> {
  const pool = poolOf(db);
  if (!pool) throw new Error("A transaction is open already, or this is not a database of `openDatabase`");
  return await retried(async () => {
    const client = await pool.connect();
    let isLost = false;
    try {
      const results = await (client as unknown as SendsTogether).together(statements);
      return results.map(({ rows }) => rows) as { [At in keyof Rows]: Rows[At][] };
    } catch (error) {
      // The database announces the end of a connection before it closes. The pool must not reuse it.
      isLost = isDatabaseUnavailable(error) && !isConflict(error);
      throw error;
    } finally {
      client.release(isLost);
    }
  });
}

async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1;; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (attempt === ATTEMPTS) throw new DatabaseUnavailable(error);
      await new Promise((done) => setTimeout(done, 2 ** attempt * 5 * (0.5 + Math.random())));
    }
  }
}

/**
 * Runs `look`, which only reads, in one snapshot: all its statements see the same moment. For decisions based
 * on several unlocked statements, which could otherwise see half of another transaction's work.
 */
export function asOfOneMoment<Schema, T>(
  db: Kysely<Schema>,
  look: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  return withTx(db, look, "repeatable read");
}
