import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { isOutdated } from "./errors.ts";
import { createNaming, type Naming, rememberPool } from "./named.ts";
import type { Database } from "./schema.ts";
import { type Statement, together } from "./together.ts";

export type Db = Kysely<Database>;

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

const BEGINS = /^(begin|start transaction)\b[^;]*$/i;
const ENDS = /^(commit|rollback)$/i;
const nothing = (command: string) => ({ command, rowCount: null, rows: [], fields: [] });

/**
 * A connection that sends statements under names, even inside transactions: those of `named` and frequent
 * ones. A name is bound to the columns of its result. After a migration has changed those, the connection
 * drops the name.
 *
 * The statements that start a transaction travel with its first statement in a single write, so the client never
 * waits for them alone. If they fail, the statement fails too and is not executed. A transaction without
 * statements never reaches the database.
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
    if (typeof config.submit === "function") return super.query(config, values, done);
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
      if (name || call.values?.length) {
        return (await super.query(together([{ text: begin }, sent])).answer)[1];
      }
      await super.query(begin);
      return await super.query(sent as pg.QueryConfig);
    } catch (error) {
      if (!name || !isOutdated(error)) throw error;
      this.forget(name);
      // The error has ended the transaction, so its caller must restart it.
      return await super.query({ text: call.text, values: call.values as unknown[] }).catch(() => {
        throw error;
      });
    }
  }

  /**
   * Sends statements in a single write and returns the result of each. They form one transaction unless another is
   * already open.
   */
  async together(statements: readonly Statement[]): Promise<pg.QueryResult[]> {
    try {
      return await super.query(together(statements)).answer;
    } catch (error) {
      if (isOutdated(error)) { for (const { name } of statements) if (name) this.forget(name); }
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

/** Opens a pool with limits on waits and statements. It survives restarts of the database. */
export function openPool(settings: PoolSettings): pg.Pool {
  const pool = new pg.Pool({
    Client: NamingClient,
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
