import { CompiledQuery, type Kysely } from "kysely";
import type pg from "pg";

/** The names of `named`, by the text. */
const names = new Map<string, string>();
const pools = new WeakMap<object, pg.Pool>();

/** Of so many statements in turn ... */
const TURN = 10_000;
/** ... one that comes so often gets a name. */
const OFTEN = 20;
/** Connections keep the plan of each name they were told, some 50 kB: more names than this are not given. */
const MOST = 400;
/** Returns the name of a statement; undefined for one that is sent without. */
export type Naming = (text: string, isCounted: boolean) => string | undefined;

/**
 * Names statements that `named` has seen, and others that are asked often. Texts that are different each time (lists of values of
 * any length) get none.
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

/** Lets `named` go straight to the pool for this database. */
export function rememberPool(db: object, pool: pg.Pool): void {
  pools.set(db, pool);
}

/** The pool of a database; undefined of a transaction or a single connection. */
export const poolOf = (db: object): pg.Pool | undefined => pools.get(db);

/**
 * Runs a prepared statement: planned once a connection, then sent by its name, which is what the hottest routes need.
 * `on` is the database, a transaction of it, or a pool. `text` is constant (values go into `params`), and a name
 * belongs to one text for good. Returns the rows.
 */
export async function named<Row>(
  // deno-lint-ignore no-explicit-any -- any schema and any transaction of it will do
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

/** The same for a query that Kysely has put together; its text has to be the same every time. */
export const namedQuery = <Row>(
  // deno-lint-ignore no-explicit-any -- any schema and any transaction of it will do
  db: Kysely<any>,
  name: string,
  { sql, parameters }: CompiledQuery<Row>,
): Promise<Row[]> => named<Row>(db, name, sql, parameters);

/** Stands in for a value while a query is put together. */
class Slot {
  constructor(readonly name: PropertyKey) {}
}

/** A statement with its name, which has values but was not sent; `Row` is what it answers. */
export type Prepared<Row> = { name: string; text: string; values: unknown[]; row?: Row };

/**
 * Returns what prepares a statement whose shape no value changes: Kysely puts it together at the first call alone, which takes as long
 * as sending it and reading its answer. What a call is given, `build` only passes on; a call that names other values than the first
 * throws, as the statement would leave them out.
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

/** The same as `preparedOnce`, sent. */
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
