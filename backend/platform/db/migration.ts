import type { Kysely } from "kysely";

/** A schema change: `up` in one transaction, or statements that each run outside of one. */
export type Migration = InTransaction | WithoutTransaction;

type InTransaction = {
  // deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
  up: (db: Kysely<any>) => Promise<void>;
  withoutTransaction?: undefined;
};

/**
 * Statements that Postgres refuses inside a transaction, or that would otherwise lock out readers and writers
 * while they run. They run in order, each on its own. After a crash they all run again from the first one, so
 * each must match one of `REPEATABLE`.
 */
type WithoutTransaction = { withoutTransaction: readonly string[]; up?: undefined };

const CREATE_INDEX = /^create (?:unique )?index concurrently if not exists (\w+) on /;

/** Statements that change nothing when repeated and block neither readers nor writers. */
const REPEATABLE: readonly RegExp[] = [
  CREATE_INDEX,
  /^drop index concurrently if exists \w+$/,
  /^alter type \w+ add value if not exists /,
  /^alter table \w+ validate constraint \w+$/,
];

const plain = (statement: string): string => statement.trim().replaceAll(/\s+/g, " ").toLowerCase();

/** Returns the name of the index that a statement builds concurrently, if it builds one. */
export function indexBuiltBy(statement: string): string | undefined {
  return CREATE_INDEX.exec(plain(statement))?.[1];
}

/**
 * Rejects a statement that could not be repeated after a crash, before any statement of the migration runs.
 */
export function assertRepeatable(name: string, statement: string): void {
  if (REPEATABLE.some((pattern) => pattern.test(plain(statement)))) return;
  throw new Error(
    `${name} runs "${
      plain(statement).slice(0, 80)
    }" outside a transaction. Allowed there, so that it can run again ` +
      `after a crash: create index concurrently if not exists, drop index concurrently if exists, alter type ... add ` +
      `value if not exists, alter table ... validate constraint.`,
  );
}
