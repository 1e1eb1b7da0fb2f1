import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Db } from "../platform/db/connection.ts";
import type { Database } from "../platform/db/schema.ts";
import { rolledBack } from "./rolled_back.ts";

type Trx = Transaction<Database>;

/** A query that compares a time with the database's now(). */
export type TimeLimit = {
  /** Age at which the answer changes, as an SQL interval. Negative for a future time. */
  age: string;
  /** Writes the time into the row. */
  put: (trx: Trx, moment: RawBuilder<Date>) => Promise<unknown>;
  /** Returns whether the query finds the row. */
  finds: (trx: Trx) => Promise<boolean>;
};

/**
 * Returns whether a query finds a row one second before and one second after it reaches an age. Leaves the
 * rows unchanged.
 */
export async function sidesOf(
  db: Db,
  { age, put, finds }: TimeLimit,
): Promise<{ before: boolean; after: boolean }> {
  const at = (shift: string) =>
    rolledBack(db, async (trx) => {
      await put(trx, sql<Date>`(now() - ${age}::interval + ${shift}::interval)`);
      return await finds(trx);
    });
  return { before: await at("1 second"), after: await at("-1 second") };
}

/** Returns every status that the database allows in a table. */
export async function statesOf(db: Db, table: keyof Database): Promise<string[]> {
  const { rows } = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint
    where conrelid = ${table}::regclass and conname = ${`${table}_status_check`}`.execute(db);
  return [...rows[0]!.rule.matchAll(/'([a-z_-]+)'::text/g)].map(([, state]) => state!);
}

/**
 * Returns those of these states in which a query finds a row that `put` writes. Leaves the rows unchanged.
 */
export async function foundIn<State extends string>(
  db: Db,
  states: readonly State[],
  { put, finds }: {
    put: (trx: Trx, state: State) => Promise<unknown>;
    finds: (trx: Trx) => Promise<boolean>;
  },
): Promise<State[]> {
  const found: State[] = [];
  for (const state of states) {
    const isFound = await rolledBack(db, async (trx) => {
      await put(trx, state);
      return await finds(trx);
    });
    if (isFound) found.push(state);
  }
  return found;
}
