import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { nameOf, rememberPool } from "./named.ts";
import type { Database } from "./schema.ts";

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
  /** Told of connections that broke while idle, as when the database restarts. */
  onError?: (error: Error) => void;
};

// int8 (counts, cents) fits a double up to 2^53, and a sum of money in cents stays far below.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// A calendar day has no time zone: it stays the text "2025-10-10".
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** A connection that sends statements known to `named` under their name, inside transactions too. */
class NamingClient extends pg.Client {
  // deno-lint-ignore no-explicit-any -- pg's query has a dozen overloads, all passed on unchanged
  override query(config: any, values?: any, done?: any): any {
    const name = typeof config === "string" ? nameOf(config) : undefined;
    if (name) return super.query({ name, text: config as string, values }, done);
    return super.query(config, values, done);
  }
}

/** A pool whose waits and statements are bounded, and that lives through restarts of the database. */
export function openPool(settings: PoolSettings): pg.Pool {
  const pool = new pg.Pool({
    Client: NamingClient,
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
