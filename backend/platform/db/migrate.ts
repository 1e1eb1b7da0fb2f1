import { Logger, runMigrations } from "graphile-worker";
import { Kysely, PostgresDialect, sql } from "kysely";
import type pg from "pg";
import { openPool } from "./connection.ts";
import { assertRepeatable, indexBuiltBy, type Migration } from "./migration.ts";
import {
  findLockHolders,
  IN_TRANSACTION,
  type LockPatience,
  type Wait,
  withLockPatience,
  WITHOUT_TRANSACTION,
} from "./migration_locks.ts";
import type { Database } from "./schema.ts";
import { applyFunctions, type SqlFunctions } from "./sql_functions.ts";
import { functions } from "./functions/index.ts";
import { migrations } from "./migrations/index.ts";

/**
 * Advisory lock held by the one process that migrates. Others that start at the same time wait for it and
 * find nothing left to do.
 */
const LOCK = 4_853_200_401;
const LOCK_LOOK_MS = 100;
/** Looks before a wait for another process is first reported; then after twice as many, and so on. */
const LOOKS_BEFORE_TOLD = 100;

export type MigrateOptions = {
  /** Default: all current migrations. */
  list?: Record<string, Migration | (() => Promise<Migration>)>;
  /** Applied after the migrations. Default: all current functions, or none if `list` is given. */
  functions?: SqlFunctions;
  /**
   * Runs under the same lock without statement limits, one process at a time, such as to fill an empty
   * database.
   */
  prepare?: ((db: Kysely<Database>) => Promise<void>) | undefined;
  /** Called while another process migrates or a migration waits for a lock. */
  onWait?: (wait: Wait) => void;
  inTransaction?: LockPatience;
  withoutTransaction?: LockPatience;
};

type Run = Required<Omit<MigrateOptions, "prepare">> & { url: string; pool: pg.Pool };
// deno-lint-ignore no-explicit-any -- migrations speak to the schema of their own moment
type Session = Kysely<any>;

/**
 * Brings the database at `url` to the schema of this build. Returns the names of the migrations that it ran,
 * in order, and the functions that it applied as `name@revision`. Ignores migrations and functions of a newer
 * build, so an older process may restart while a new version rolls out. Throws `MigrationBlocked` if one of
 * them gets no lock.
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  // A migration may take as long as it needs. `withLockPatience` limits only its waits for locks.
  const pool = openPool({ url, size: 4, waitMs: 5_000, isPatient: true });
  const run: Run = {
    url,
    pool,
    list: migrations,
    functions: options.list ? {} : functions,
    onWait: () => {},
    inTransaction: IN_TRANSACTION,
    withoutTransaction: WITHOUT_TRANSACTION,
    ...options,
  };
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await db.connection().execute(async (session) => {
      await takeLock(run, session);
      const { rows: [own] } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(session);
      const ran = await runAll(run, session, own!.pid);
      await prepareJobs(run);
      const { pool, onWait, functions: list, inTransaction: patience } = run;
      ran.push(...await applyFunctions(session, { list, pool, pid: () => own!.pid, patience, onWait }));
      await options.prepare?.(db);
      return ran;
    });
  } finally {
    await pool.end(); // closing the session frees the lock in any state
  }
}

/**
 * Takes the lock for the migrating session, so a statement that outlives its process keeps the lock until it
 * ends. Polls instead of waiting in `pg_advisory_lock`: a waiting statement holds a snapshot, and a `create
 * index concurrently` of the migrating process would wait for that in turn.
 */
async function takeLock({ pool, onWait }: Run, session: Session): Promise<void> {
  for (let looks = 1, tellAt = LOOKS_BEFORE_TOLD;; looks++) {
    const { rows: [row] } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${LOCK}) as taken`
      .execute(session);
    if (row!.taken) return;
    if (looks === tellAt) {
      tellAt *= 2;
      onWait({ migration: "all migrations", blockers: await findLockHolders(pool, LOCK) });
    }
    await new Promise((done) => setTimeout(done, LOCK_LOOK_MS));
  }
}

async function runAll(run: Run, session: Session, pid: number): Promise<string[]> {
  // The server's and the role's own limits are meant for requests.
  await sql`select set_config(name, '0', false)
    from unnest(array['statement_timeout', 'idle_in_transaction_session_timeout']) as name`.execute(session);
  await sql`create table if not exists schema_migrations (
    name text primary key, ran_at timestamptz not null default now())`.execute(session);
  const known = await sql<{ name: string }>`select name from schema_migrations`.execute(session);
  const done = new Set(known.rows.map((row) => row.name));
  const ran: string[] = [];
  for (const name of Object.keys(run.list).sort()) {
    if (done.has(name)) continue;
    await runOne(run, session, pid, name);
    ran.push(name);
  }
  return ran;
}

async function runOne(run: Run, session: Session, pid: number, name: string): Promise<void> {
  const found = run.list[name]!;
  const { up, withoutTransaction } = typeof found === "function" ? await found() : found;
  const patience = up ? run.inTransaction : run.withoutTransaction;
  for (const statement of withoutTransaction ?? []) assertRepeatable(name, statement);
  await sql`select set_config('lock_timeout', ${`${patience.lockTimeoutMs}ms`}, false)`.execute(session);
  const attempt = { pool: run.pool, pid: () => pid, migration: name, patience, onWait: run.onWait };
  const note = (db: Session) => sql`insert into schema_migrations (name) values (${name})`.execute(db);
  if (up) {
    await withLockPatience(attempt, () =>
      session.transaction().execute(async (trx) => {
        await up(trx);
        await note(trx);
      }));
    return;
  }
  for (const statement of withoutTransaction) {
    await withLockPatience(attempt, () => runAlone(session, statement));
  }
  await note(session);
}

/** Runs a statement in autocommit. Rebuilds an unusable index that an interrupted build left behind. */
async function runAlone(session: Session, statement: string): Promise<void> {
  const index = indexBuiltBy(statement);
  if (index) {
    const { rows } =
      await sql`select from pg_index where indexrelid = to_regclass(${index}) and not indisvalid`
        .execute(session);
    if (rows.length) await sql`drop index concurrently ${sql.id(index)}`.execute(session);
  }
  await sql.raw(statement).execute(session);
}

/** Prepares the job queue's own tables in the schema graphile_worker. */
async function prepareJobs({ url, pool, inTransaction, onWait }: Run): Promise<void> {
  const jobs = openPool({ url, size: 1, isPatient: true, lockTimeoutMs: inTransaction.lockTimeoutMs });
  let pid = 0;
  jobs.on("connect", (client) => pid = (client as unknown as { processID: number }).processID);
  const attempt = { pool, pid: () => pid, migration: "graphile_worker", patience: inTransaction, onWait };
  try {
    await withLockPatience(
      attempt,
      () => runMigrations({ pgPool: jobs, logger: new Logger(() => () => {}) }),
    );
  } finally {
    await jobs.end();
  }
}
