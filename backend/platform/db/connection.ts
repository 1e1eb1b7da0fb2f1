import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { isOutdated } from "./errors.ts";
import { createNaming, type Naming, rememberPool } from "./named.ts";
import type { Database } from "./schema.ts";
import { type Statement, together } from "./together.ts";

export type Db = Kysely<Database>;

export type PoolSettings = {
  url: string;
  /** The most connections of this process; 16 unless told. */
  size?: number;
  /** How long a request waits for a connection before it is refused (503); 1,000 ms unless told. */
  waitMs?: number;
  /** How long one statement may run; 10,000 ms unless told; 0 for no bound. */
  statementTimeoutMs?: number;
  /** How long a statement waits for a lock; 5,000 ms unless told; 0 for no bound. */
  lockTimeoutMs?: number;
  /** Without any bound that is not told, on statements, locks and transactions: for migrations and the like. */
  isPatient?: boolean;
  /** Names the statements of the pool's connections; all pools of a process share one unless told. */
  naming?: Naming;
  /** Told of connections that broke while idle, as when the database restarts. */
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
 * A connection that sends statements under their names, inside transactions too: those of `named`, and of all others those that
 * are asked often. A name keeps what its statement answers: where a migration has changed that, the name is given up.
 *
 * What begins a transaction goes with the first statement, in one write: nobody waits for its answer alone, and where it fails, the
 * statement is not carried out and fails with it. A transaction without statements is never begun.
 */
class NamingClient extends pg.Client {
  readonly #naming: Naming;
  /** What begins a transaction whose first statement has not come yet. */
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
    // Without values it may be several statements in one text, which cannot be prepared.
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
      // A transaction has ended by it: whoever began that begins it again.
      return await super.query({ text: call.text, values: call.values as unknown[] }).catch(() => {
        throw error;
      });
    }
  }

  /** Sends statements in one write and returns the result of each; together they are a transaction, where none is open. */
  async together(statements: readonly Statement[]): Promise<pg.QueryResult[]> {
    try {
      return await super.query(together(statements)).answer;
    } catch (error) {
      if (isOutdated(error)) { for (const { name } of statements) if (name) this.forget(name); }
      throw error;
    }
  }

  /** Sent with the next statement; the database takes it in a transaction that has failed, too. */
  private forget(name: string): void {
    // deno-lint-ignore no-explicit-any -- the types leave out what a connection is made of
    const { connection } = this as any;
    connection.close({ type: "S", name });
    delete connection.parsedStatements[name];
  }
}

/** A pool whose waits and statements are bounded, and that lives through restarts of the database. */
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
  // Without a listener a broken idle connection would end the process. The pool drops it and opens another.
  pool.on("error", (error) => {
    if (!pool.ending) settings.onError?.(error);
  });
  // Nor may one that breaks while it is lent out: the statement under way reports it.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Kysely over the pool. Whoever opened the pool closes it: `db.destroy()` ends the pool as well. */
export function openDatabase(pool: pg.Pool): Db {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  rememberPool(db, pool);
  return db;
}
