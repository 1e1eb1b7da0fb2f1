import { CompiledQuery, type Kysely } from "kysely";
import type pg from "pg";

/** Names used by `named`, by statement text. */
const names = new Map<string, string>();
const pools = new WeakMap<object, pg.Pool>();

/** Length of a turn in statements. The counts of unnamed statements start over after it. */
const TURN = 10_000;
/** Uses within a turn after which a statement gets a name. */
const OFTEN = 20;
/** Maximum number of names. Connections keep the plan of each name, about 50 kB. */
const MOST = 400;
/** Returns the name of a statement, or undefined for one to be sent without a name. */
export type Naming = (text: string, isCounted: boolean) => string | undefined;

/**
 * Creates a naming of the statements that `named` has seen and of other frequent ones. Texts that differ each
 * time (lists of values of any length) get no name.
 */
export function createNaming(): Naming {
  const often = new Map<string, string>();
  let asked = 0;
  let counts = new Map<string, number>();
  return (text, isCounted) => {
    const known = names.get(text) ?? often.get(text);
    if (known !== undefined || !isCounted || often.size >= MOST) return known;
    if (++asked >= TURN) [asked, counts] = [0, new Map()];
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    if (count < OFTEN) return undefined;
    counts.delete(text);
    const name = `often_${often.size}`;
    often.set(text, name);
    return name;
  };
}

/** Registers the pool of this database. `named` then queries it directly. */
export function rememberPool(db: object, pool: pg.Pool): void {
  pools.set(db, pool);
}

/** Returns the pool of a database, or undefined for a transaction or a single connection. */
export const poolOf = (db: object): pg.Pool | undefined => pools.get(db);

/**
 * Runs a prepared statement, which each connection plans once and then executes by name, as the busiest
 * routes need. `on` is the database, a transaction of it, or a pool. `text` is constant (values go into
 * `params`), and a name belongs to one text forever. Returns the rows.
 */
export async function named<Row>(
  // deno-lint-ignore no-explicit-any -- any schema and any of its transactions are accepted
  on: Kysely<any> | pg.Pool,
  name: string,
  text: string,
  params: readonly unknown[] = [],
): Promise<Row[]> {
  claimName(name, text);
  const pool = "getExecutor" in on ? pools.get(on) : on;
  if (pool) return (await pool.query({ name, text, values: params as unknown[] })).rows as Row[];
  const { rows } = await (on as Kysely<unknown>).executeQuery(CompiledQuery.raw(text, [...params]));
  return rows as Row[];
}

/** The same for a query built by Kysely, whose text must be the same every time. */
export const namedQuery = <Row>(
  // deno-lint-ignore no-explicit-any -- any schema and any of its transactions are accepted
  db: Kysely<any>,
  name: string,
  { sql, parameters }: CompiledQuery<Row>,
): Promise<Row[]> => named<Row>(db, name, sql, parameters);

/** Placeholder of a value while a query is being built. */
class Slot {
  constructor(readonly name: PropertyKey) {}
}

/** A named statement with its values, ready to send. `Row` is its result type. */
export type Prepared<Row> = { name: string; text: string; values: unknown[]; row?: Row };

/**
 * Returns a function that prepares a statement whose shape no value changes. Kysely builds it only at the
 * first call, because that takes as long as sending it and reading its answer. `build` must only pass its
 * values on. A call with other value names than the first one throws, since the statement would leave them
 * out.
 */
export function preparedOnce<Values extends object, Row>(
  name: string,
  // deno-lint-ignore no-explicit-any -- as above
  build: (db: Kysely<any>, values: Values) => { compile: () => CompiledQuery<Row> },
  // deno-lint-ignore no-explicit-any -- as above
): (db: Kysely<any>, values: Values) => Prepared<Row> {
  let made: CompiledQuery<Row> | undefined;
  let keys = new Set<string>();
  return (db, values) => {
    const named = Object.keys(values);
    if (!made) {
      made = build(db, new Proxy(values, { get: (_values, key) => new Slot(key) })).compile();
      keys = new Set(named);
    }
    if (named.length !== keys.size || !named.every((key) => keys.has(key))) {
      throw new Error(`"${name}" was made for ${[...keys]}, and is asked with ${named}`);
    }
    claimName(name, made.sql);
    return {
      name,
      text: made.sql,
      values: made.parameters.map((one) =>
        one instanceof Slot ? (values as Record<PropertyKey, unknown>)[one.name] : one
      ),
    };
  };
}

/** Like `preparedOnce`, but sends the statement. */
export function namedOnce<Values extends object, Row>(
  name: string,
  // deno-lint-ignore no-explicit-any -- as above
  build: (db: Kysely<any>, values: Values) => { compile: () => CompiledQuery<Row> },
  // deno-lint-ignore no-explicit-any -- as above
): (db: Kysely<any>, values: Values) => Promise<Row[]> {
  const prepared = preparedOnce(name, build);
  return (db, values) => sendPrepared(db, prepared(db, values));
}

/** Sends one prepared statement and returns its rows. */
// deno-lint-ignore no-explicit-any -- as above
export const sendPrepared = <Row>(db: Kysely<any>, { name, text, values }: Prepared<Row>): Promise<Row[]> =>
  named<Row>(db, name, text, values);

const texts = new Map<string, string>();

function claimName(name: string, text: string): void {
  const known = names.get(text);
  if (known === name) return;
  if (known) throw new Error(`The statement "${name}" is named "${known}" already`);
  if (texts.has(name)) {
    throw new Error(`The name "${name}" belongs to another statement: use a constant text`);
  }
  texts.set(name, text);
  names.set(text, name);
}
