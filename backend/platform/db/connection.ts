import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { isDatabaseUnavailable, isOutdated } from "./errors.ts";
import { createNaming, type Naming, rememberPool } from "./named.ts";
import type { Database } from "./schema.ts";

export type Db = Kysely<Database>;

/** A statement in the form that `pg` accepts. */
export type Statement = { name?: string | undefined; text: string; values?: readonly unknown[] };

/** A connection of `openPool`. It sends statements together and returns a result for each. */
export type SendsTogether = { together: (statements: readonly Statement[]) => Promise<pg.QueryResult[]> };

export type PoolSettings = {
  url: string;
  /** Maximum connections of this process. Default: 16. */
  size?: number;
  /** Maximum wait of a request for a connection before it is refused (503). Default: 1,000 ms. */
  waitMs?: number;
  /** Maximum run time of one statement. Default: 10,000 ms; 0 for no limit. */
  statementTimeoutMs?: number;
  /** Maximum wait of a statement for a lock. Default: 5,000 ms; 0 for no limit. */
  lockTimeoutMs?: number;
  /** Removes the default limits on statements, locks and transactions, such as for migrations. */
  isPatient?: boolean;
  /**
   * Names the statements of the pool's connections. Default: the instance that all pools of a process share.
   */
  naming?: Naming;
  /** Called for idle connections that broke, as when the database restarts. */
  onError?: (error: Error) => void;
};

// int8 (counts, cents) fits a double up to 2^53, and a sum of money in cents stays far below.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// A calendar day has no time zone: it stays the text "2025-10-10".
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

const shared = createNaming();

/** Texts that the database never refuses. Any other text that begins a transaction is sent alone, and its answer awaited. */
const BEGINS =
  /^(begin|start transaction( isolation level (read committed|repeatable read|serializable))?)$/i;
const ENDS = /^(commit|rollback)$/i;
const nothing = (command: string) => ({ command, rowCount: null, rows: [], fields: [] });

/**
 * A connection that sends statements under names, even inside transactions: those of `named` and frequent
 * ones. A name is bound to the columns of its result. After a migration has changed those, the connection
 * drops the name.
 *
 * The statement that starts a transaction travels with its first statement, in the driver's pipeline mode, so the client
 * never waits for it alone. A transaction without statements never reaches the database.
 */
class NamingClient extends pg.Client {
  readonly #naming: Naming;
  /** Begin of a transaction whose first statement has not been sent yet. */
  #begin: string | undefined;

  constructor(config?: pg.ClientConfig & { naming?: Naming }) {
    super(config);
    this.#naming = config?.naming ?? shared;
  }

  // deno-lint-ignore no-explicit-any -- pg's query has a dozen overloads
  override query(config: any, values?: any, done?: any): any {
    const call = typeof config === "string" ? { text: config, values } : config;
    const answer = this.#send(Array.isArray(call.values) ? call : { ...call, values: undefined });
    const tell = typeof values === "function" ? values : done;
    if (!tell) return answer;
    void answer.then((result: unknown) => tell(null, result), tell);
  }

  async #send(call: Statement): Promise<unknown> {
    const begin = this.#begin;
    if (begin === undefined && BEGINS.test(call.text)) {
      this.#begin = call.text;
      return nothing("START");
    }
    this.#begin = undefined;
    if (begin !== undefined && ENDS.test(call.text)) return nothing(call.text.toUpperCase());
    // A text without values may contain several statements, which cannot be prepared.
    const name = call.name ?? (call.values && this.#naming(call.text, call.values.length > 0));
    const sent = name ? { ...call, name } : call;
    try {
      if (begin === undefined) return await super.query(sent as pg.QueryConfig);
      const [, result] = await allOf([super.query(begin), super.query(sent as pg.QueryConfig)]);
      return result;
    } catch (error) {
      if (!name || !isLost(error)) throw error;
      this.forget(name);
      if (!isOutdated(error)) throw error;
      // The error has ended the transaction, so its caller must restart it.
      return await super.query({ text: call.text, values: call.values as unknown[] }).catch(() => {
        throw error;
      });
    }
  }

  /**
   * Runs statements as one transaction in a single trip and returns the result of each. If any fails or cannot be sent,
   * nothing remains.
   */
  async together(statements: readonly Statement[]): Promise<pg.QueryResult[]> {
    let isRefused = false;
    const answers = ["begin", ...statements].map(async (one) => {
      try {
        return await super.query(one as pg.QueryConfig);
      } catch (error) {
        isRefused = true;
        throw error;
      }
    });
    const answered = allOf(answers);
    answered.catch(() => {});
    // The driver reports a statement that it cannot send in the next turn, when the others are on their way.
    await new Promise((done) => setImmediate(done));
    const ended = super.query(isRefused ? "rollback" : "commit");
    try {
      const [[, ...results]] = await allOf([answered, ended]);
      return results;
    } catch (error) {
      if (isLost(error)) { for (const { name } of statements) if (name) this.forget(name); }
      throw error;
    }
  }

  /** Sent with the next statement. The database accepts it even in a failed transaction. */
  private forget(name: string): void {
    // deno-lint-ignore no-explicit-any -- the types leave out the internals of a connection
    const { connection } = this as any;
    connection.close({ type: "S", name });
    delete connection.parsedStatements[name];
  }
}

/**
 * Returns whether an error means that a prepared statement is of no use any more: its result has changed, or the driver
 * could not send it. In the latter case the driver closes the name at the server and keeps it in its own list.
 */
function isLost(error: unknown): boolean {
  return isOutdated(error) || (!(error instanceof pg.DatabaseError) && !isDatabaseUnavailable(error));
}

/** Waits for all answers, and fails with the first failure in their order: later statements fail because of it. */
async function allOf<T extends readonly unknown[]>(
  answers: readonly [...{ [At in keyof T]: Promise<T[At]> }],
): Promise<T> {
  const settled = await Promise.allSettled(answers as readonly Promise<unknown>[]);
  return settled.map((one) => {
    if (one.status === "rejected") throw one.reason;
    return one.value;
  }) as unknown as T;
}

/** Opens a pool with limits on waits and statements. It survives restarts of the database. */
export function openPool(settings: PoolSettings): pg.Pool {
  const pool = new pg.Pool({
    Client: NamingClient,
    pipeline: true,
    ...(settings.naming && { naming: settings.naming }),
    connectionString: settings.url,
    max: settings.size ?? 16,
    connectionTimeoutMillis: settings.waitMs ?? 1_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: settings.isPatient ? 0 : settings.statementTimeoutMs ?? 10_000,
    idle_in_transaction_session_timeout: settings.isPatient ? 0 : 15_000,
    lock_timeout: settings.lockTimeoutMs ?? (settings.isPatient ? 0 : 5_000),
    application_name: "hearthpaw",
    keepAlive: true,
  });
  // Without a listener, a broken idle connection would end the process. The pool drops it and opens another.
  pool.on("error", (error) => {
    if (!pool.ending) settings.onError?.(error);
  });
  // The same holds for a connection in use; its current statement reports the error.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Opens Kysely over the pool. The owner of the pool closes it; `db.destroy()` ends the pool as well. */
export function openDatabase(pool: pg.Pool): Db {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  rememberPool(db, pool);
  return db;
}
