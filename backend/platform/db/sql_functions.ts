import { type Kysely, sql } from "kysely";
import type pg from "pg";
import { type LockPatience, type Wait, withLockPatience } from "./migration_locks.ts";

/**
 * A function of the database with all its triggers, or one that was dropped. The revision decides whether a
 * database gets it: only if the database has a lower one. So an older process that starts during a rollout
 * leaves a newer function alone, which a comparison of texts couldn't tell.
 */
export type SqlFunction = CurrentFunction | DroppedFunction;

type CurrentFunction = {
  revision: number;
  /** A `create or replace function`, which locks no table. */
  sql: string;
  /**
   * All triggers that call the function, each as `pg_get_triggerdef(oid, true)` prints it, in any case and
   * with any spaces. A trigger that the database has in these words isn't created again, so its table isn't
   * locked.
   */
  triggers?: readonly string[];
  dropped?: undefined;
};

/** `dropped` is the function's name with its argument types. The file stays, so no older one puts it back. */
type DroppedFunction = { revision: number; dropped: string; sql?: undefined; triggers?: undefined };

export type SqlFunctions = Record<string, SqlFunction>;

// deno-lint-ignore no-explicit-any -- functions speak to the tables of all versions
type Session = Kysely<any>;

type Trigger = { table: string; name: string; definition: string; isConstraint: boolean };

const TRIGGER = /^create (constraint )?trigger (\w+) .*? on (\w+) /;

/** Returns SQL in lowercase and with single spaces, except inside quotes. */
const plain = (text: string): string =>
  text.trim().replaceAll(
    /'[^']*'|[^']+/g,
    (part) => part.startsWith("'") ? part : part.replaceAll(/\s+/g, " ").toLowerCase(),
  );

function readTrigger(text: string): Trigger {
  const definition = plain(text);
  const [, constraint, name, table] = TRIGGER.exec(definition) ?? [];
  if (!name || !table) throw new Error(`"${definition.slice(0, 80)}" is no trigger.`);
  return { table, name, definition, isConstraint: constraint !== undefined };
}

const keyOf = ({ table, name }: Pick<Trigger, "table" | "name">): string => `${table}.${name}`;

/** Returns the triggers of a function's file. */
export const triggersOf = (wanted: SqlFunction): Trigger[] => (wanted.triggers ?? []).map(readTrigger);

/**
 * Brings the functions and triggers of the database up to the revisions of `list`, each function with its
 * triggers in one transaction. Returns those that it applied, as `name@revision`.
 */
export async function applyFunctions(
  session: Session,
  { list, ...attempt }: {
    list: SqlFunctions;
    pool: pg.Pool;
    pid: () => number;
    patience: LockPatience;
    onWait: (wait: Wait) => void;
  },
): Promise<string[]> {
  await sql`create table if not exists schema_functions (
    name text primary key, revision integer not null, ran_at timestamptz not null default now())`
    .execute(session);
  const { rows } = await sql<{ name: string; revision: number }>`select name, revision from schema_functions`
    .execute(session);
  const stored = new Map(rows.map((row) => [row.name, row.revision]));
  const listed = new Set(Object.values(list).flatMap((wanted) => triggersOf(wanted).map(keyOf)));
  await sql`select set_config('lock_timeout', ${`${attempt.patience.lockTimeoutMs}ms`}, false)`.execute(
    session,
  );
  const applied: string[] = [];
  // A trigger of a dropped function may belong to another function now, which has to take it first.
  const inOrder = Object.entries(list).toSorted(([, a], [, b]) =>
    Number(a.dropped !== undefined) - Number(b.dropped !== undefined)
  );
  for (const [name, wanted] of inOrder) {
    if ((stored.get(name) ?? 0) >= wanted.revision) continue;
    const migration = `${name}@${wanted.revision}`;
    const isApplied = await withLockPatience(
      { ...attempt, migration },
      () => session.transaction().execute((trx) => applyOne(trx, name, wanted, listed)),
    );
    if (isApplied) applied.push(migration);
  }
  return applied;
}

/**
 * Returns false if the database has the revision already. The row of `schema_functions` is written first, so
 * two processes don't apply the same function even if a pooler made the lock of migrations ineffective.
 */
async function applyOne(
  db: Session,
  name: string,
  wanted: SqlFunction,
  listed: ReadonlySet<string>,
): Promise<boolean> {
  const { rows } = await sql`
    insert into schema_functions (name, revision) values (${name}, ${wanted.revision})
    on conflict (name) do update set revision = excluded.revision, ran_at = now()
      where schema_functions.revision < excluded.revision
    returning name`.execute(db);
  if (!rows.length) return false;
  if (wanted.sql !== undefined) await sql.raw(wanted.sql).execute(db);
  await applyTriggers(db, name, triggersOf(wanted), listed);
  if (wanted.dropped !== undefined) {
    await sql.raw(`drop function if exists ${wanted.dropped}`).execute(db);
  }
  return true;
}

/**
 * Creates missing and changed triggers, and drops triggers that call the function and are in no file.
 */
async function applyTriggers(
  db: Session,
  functionName: string,
  triggers: readonly Trigger[],
  listed: ReadonlySet<string>,
): Promise<void> {
  const found = await findTriggers(db, functionName, triggers.map(({ name }) => name));
  const existing = new Map(found.map((trigger) => [keyOf(trigger), trigger]));
  for (const trigger of triggers) {
    const old = existing.get(keyOf(trigger));
    if (old?.definition === trigger.definition) continue;
    // Postgres replaces ordinary triggers only.
    if (old && (old.isConstraint || trigger.isConstraint)) await dropTrigger(db, trigger);
    await sql.raw(trigger.definition.replace(/^create trigger/, "create or replace trigger")).execute(db);
  }
  for (const trigger of found) {
    if (trigger.functionName === functionName && !listed.has(keyOf(trigger))) await dropTrigger(db, trigger);
  }
}

const dropTrigger = (db: Session, { table, name }: Trigger) =>
  sql`drop trigger ${sql.id(name)} on ${sql.id(table)}`.execute(db);

/** Returns the triggers that call a function, and those of the given names. */
async function findTriggers(
  db: Session,
  functionName: string,
  names: readonly string[],
): Promise<(Trigger & { functionName: string })[]> {
  const { rows } = await sql<{ table: string; name: string; functionName: string; definition: string }>`
    select pg_class.relname as table, pg_trigger.tgname as name, pg_proc.proname as "functionName",
      pg_get_triggerdef(pg_trigger.oid, true) as definition
    from pg_trigger
      join pg_class on pg_class.oid = pg_trigger.tgrelid
      join pg_proc on pg_proc.oid = pg_trigger.tgfoid
    where not pg_trigger.tgisinternal and pg_class.relnamespace = 'public'::regnamespace
      and (pg_proc.proname = ${functionName} or pg_trigger.tgname = any(${names}))`.execute(db);
  return rows.map((row) => ({ ...readTrigger(row.definition), functionName: row.functionName }));
}
