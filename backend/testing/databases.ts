import pg from "pg";
import { inject } from "vitest";
import { joinTestCluster, maintain, onDatabase, type TestCluster, testDatabaseName } from "./cluster.ts";

declare module "vitest" {
  interface ProvidedContext {
    testCluster: TestCluster;
  }
}

/** A separate database with the current schema and no rows. */
export type TestDatabase = { url: string; drop: () => Promise<void> };

/** Used if a test runs without the setup of vitest.config.ts. */
let joined: ReturnType<typeof joinTestCluster> | undefined;

/** Clones the template, in about 50 ms. Drop it at the end; the next run drops leftovers of a killed one. */
export function openTestDatabase(): Promise<TestDatabase> {
  return openFrom();
}

async function openFrom(template?: string): Promise<TestDatabase> {
  const cluster = inject("testCluster") ?? await (joined ??= joinTestCluster());
  const name = testDatabaseName();
  await maintain(
    cluster.url,
    `create database ${name} template ${template ?? cluster.template} strategy file_copy`,
  );
  return {
    url: onDatabase(cluster.url, name),
    drop: () => maintain(cluster.url, `drop database if exists ${name} with (force)`),
  };
}

/** A database that is emptied and lent again. `serve` lets a pool reuse the connections that others left. */
type LentDatabase = TestDatabase & { serve: (pool: pg.Pool) => void };

/**
 * Copies a database's current state, as restoring a backup does. No session may be connected to it meanwhile.
 */
export async function copyTestDatabase({ url }: Pick<TestDatabase, "url">): Promise<TestDatabase> {
  return await openFrom(new URL(url).pathname.slice(1));
}

/**
 * Lends a database with the current schema and no rows: a used one, or a new one. A new connection to a new
 * database reads its catalog and plans each statement again, which takes longer than most tests.
 */
export async function borrowTestDatabase(): Promise<LentDatabase> {
  const kept = free.pop() ?? await KeptDatabase.make();
  return {
    url: kept.url,
    serve: (pool) => kept.serve(pool),
    drop: async () => {
      const isAsNew = free.length < MOST_FREE && await kept.clean().catch(() => false);
      if (isAsNew) free.push(kept);
      else await kept.drop();
    },
  };
}

const free: KeptDatabase[] = [];
/** Maximum number of kept databases in one process. Most files need one or two at a time. */
const MOST_FREE = 4;

/**
 * A new database has 13 MB. Emptying does not shrink it, and statements that read a whole table become
 * slower.
 */
const MOST_BYTES = 24e6;

/** Catalogs in which DDL, statistics or settings leave a trace. */
const CATALOGS = [
  "pg_class",
  "pg_attribute",
  "pg_attrdef",
  "pg_constraint",
  "pg_index",
  "pg_trigger",
  "pg_proc",
  "pg_type",
  "pg_rewrite",
  "pg_namespace",
  "pg_extension",
  "pg_statistic",
];

/** Resets the state of a session. */
const FORGET = "select pg_advisory_unlock_all(); unlisten *; reset session authorization; reset all";

// deno-lint-ignore no-explicit-any -- the types leave out the internals of a client
type Client = any;
const isWell = (client: Client): boolean => client._queryable && !client._ending && client._txStatus === "I";

/** Pool that a connection currently belongs to. */
const owners = new WeakMap<object, pg.Pool>();

class KeptDatabase {
  readonly url: string;
  readonly #database: TestDatabase;
  /** A separate connection without triggers and foreign keys. */
  readonly #keeper: pg.Client;
  /** Connections that belong to no pool at the moment, by their settings. */
  readonly #left = new Map<string, Left>();
  #empty = "";
  #sum = "";
  #before = "";

  private constructor(database: TestDatabase) {
    this.#database = database;
    this.url = database.url;
    this.#keeper = new pg.Client({
      connectionString: database.url,
      options: "-c session_replication_role=replica",
    });
    this.#keeper.on("error", () => {}); // it ends with the cluster
  }

  static async make(): Promise<KeptDatabase> {
    const kept = new KeptDatabase(await openTestDatabase());
    await kept.#look();
    return kept;
  }

  /** Records the content of a new database, and the statements that restore it. */
  async #look(): Promise<void> {
    await this.#keeper.connect();
    (this.#keeper as Client).unref();
    const { rows } = await this.#keeper.query<{ name: string; isSequence: boolean; isFilled: boolean }>(`
      select c.oid::regclass::text as name, c.relkind = 'S' as "isSequence", pg_relation_size(c.oid) > 0 as "isFilled"
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'S') and n.nspname in ('public', 'graphile_worker') order by 1`);
    const tables = rows.filter(({ isSequence }) => !isSequence);
    const counters: string[] = [];
    for (const { name } of rows.filter(({ isSequence }) => isSequence)) {
      const { rows: [at] } = await this.#keeper.query(`select last_value, is_called from ${name}`);
      counters.push(`setval('${name}', ${at.last_value}, ${at.is_called})`);
    }
    const deleted = tables.filter(({ isFilled }) => !isFilled)
      .map(({ name }, at) => `d${at} as (delete from ${name})`);
    this.#empty = `with ${deleted.join(", ")} select ${counters.join(", ")}`;
    const filled = tables.filter(({ isFilled }) => isFilled).map(({ name }) => name);
    const sums = [...CATALOGS, ...filled].map((name) =>
      `(select count(*) || '/' || max(xmin::text::bigint) from ${name})`
    );
    const settings = `(select count(*) from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
      where d.datname = current_database())`;
    // Statistics change some rows in place.
    const counted = "(select sum(reltuples) || '/' || sum(relpages) from pg_class)";
    this.#sum = `select concat_ws(' ', ${[...sums, counted, settings].join(", ")}) as sum`;
    this.#before = await this.#checksum();
  }

  /** Returns a checksum of everything except the rows that a test adds. */
  async #checksum(): Promise<string> {
    const { rows: [row] } = await this.#keeper.query<{ sum: string }>({ name: "sum", text: this.#sum });
    return row!.sum;
  }

  /**
   * Empties the database after closing all other sessions. Returns whether it equals its original state,
   * apart from some free space.
   */
  async clean(): Promise<boolean> {
    const left = [...this.#left.values()];
    // A pool ends before its connections do.
    await Promise.all(left.flatMap(({ leaving }) => [...leaving]));
    const ours = left.flatMap(({ idle }) => idle.map(({ processID }) => processID));
    await this.#keeper.query({
      name: "alone",
      text: `select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and pid <> all($1::int[])`,
      values: [ours],
    });
    await this.#keeper.query({ name: "empty", text: this.#empty });
    const { rows: [row] } = await this.#keeper.query<{ size: number }>({
      name: "size",
      text: "select pg_database_size(current_database()) as size",
    });
    return row!.size < MOST_BYTES && await this.#checksum() === this.#before;
  }

  async drop(): Promise<void> {
    await this.#database.drop();
  }

  /** Lets a pool take its connections from the idle ones here, and return them here when it ends. */
  serve(pool: pg.Pool): void {
    const held = pool as unknown as {
      Client: new (config: unknown) => Client;
      options: Record<string, unknown>;
    };
    const { statement_timeout, lock_timeout, idle_in_transaction_session_timeout } = held.options;
    const settings = JSON.stringify([statement_timeout, lock_timeout, idle_in_transaction_session_timeout]);
    const left = this.#left.get(settings) ?? { idle: [], leaving: new Set() };
    this.#left.set(settings, left);
    held.Client = lasting(held.Client, left);
    pool.on("connect", (client) => owners.set(client, pool));
  }
}

type Left = { idle: Client[]; leaving: Set<Promise<void>> };

/**
 * Returns a connection class that passes connections to the next pool with their cached catalog and plans.
 */
function lasting(
  Base: new (config: unknown) => Client,
  { idle, leaving }: Left,
): new (config: unknown) => Client {
  return class extends Base {
    constructor(config: unknown) {
      for (let known = idle.pop(); known; known = idle.pop()) if (isWell(known)) return known;
      super(config);
    }

    connect(done: (error: Error | null) => void): void {
      if (!owners.has(this)) return super.connect(done);
      this.removeAllListeners();
      this.ref();
      queueMicrotask(() => done(null));
    }

    end(done?: () => void): unknown {
      if (!owners.get(this)?.ending || !isWell(this)) return super.end(done);
      const forgotten: Promise<void> = this.query(FORGET).then(() => {
        this.removeAllListeners();
        this.on("error", () => {}); // the database may stop before the next use
        this.unref();
        idle.push(this);
        done?.();
      }, () => super.end(done)).finally(() => leaving.delete(forgotten));
      leaving.add(forgotten);
      return forgotten;
    }
  };
}
