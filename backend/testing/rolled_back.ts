import type { Transaction } from "kysely";
import type { Db } from "../platform/db/connection.ts";
import type { Database } from "../platform/db/schema.ts";

/**
 * Returns the result of some work in a transaction and rolls it back, so its changes to rows have no lasting
 * effect.
 */
export async function rolledBack<T>(db: Db, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  const undo = new Error("undone");
  let result: { value: T } | undefined;
  await db.transaction().execute(async (trx) => {
    result = { value: await work(trx) };
    throw undo;
  }).catch((error) => {
    if (error !== undo) throw error;
  });
  return result!.value;
}
