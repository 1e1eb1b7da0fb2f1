/**
 * SQL that builds JSON of the contract's types. The compiler checks its fields against the type, so none may
 * be missing, misspelled or extra. All of it is constant text; request values are parameters.
 */
declare const makes: unique symbol;

/** SQL whose value is jsonb of exactly a T, or null if its row has none. */
export type SqlJson<T> = string & { readonly [makes]: (value: T) => T };

/** Value that the database returns for such SQL; a `JsonText` of it if the statement casts it to text. */
export type JsonOf<S> = S extends { readonly [makes]: (value: infer T) => unknown } ? T : never;

type Optional<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];
type Some<V> = NonNullable<V>;

/** True for an object with fields, or a list of such objects. */
type HasFields<V> = V extends readonly (infer Item)[] ? HasFields<Item> : V extends object ? true : false;
type HasNull<V> = V extends readonly (infer Item)[] ? HasNull<Item>
  : V extends object
    ? true extends { [K in keyof V]-?: null extends V[K] ? true : HasNull<Some<V[K]>> }[keyof V] ? true
    : false
  : false;

/** SQL of a field. `sqlJson` builds values that have fields of their own; any other is plain SQL. */
type Field<V> = true extends HasFields<Some<V>> ? SqlJson<Some<V>> : string;

/** An optional field included under a condition, for values that may themselves contain nulls. */
export type When<V> = { when: string; json: Field<V> };

/** SQL of the required fields of a T. */
export type Fields<T> = { readonly [K in Exclude<keyof T, Optional<T>>]: Field<T[K]> };

/** SQL of the optional fields, each left out if its SQL is null. `null`: never included. */
export type OptionalFields<T> = {
  readonly [K in Optional<T>]-?:
    | null
    | When<T[K]>
    | (HasNull<Some<T[K]>> extends false ? Field<T[K]> : never);
};

/** Postgres allows 100 arguments: a name and a value for each field. */
const MOST_FIELDS = 50;

/** Returns SQL that builds the JSON of a T. `optional` names each of its optional fields. */
export function sqlJson<T extends object>(
  fields: Fields<T>,
  ...[optional]: Optional<T> extends never ? [] : [optional: OptionalFields<T>]
): SqlJson<T> {
  const plain: [string, string][] = [];
  const parts: string[] = [];
  for (
    const [name, value] of Object.entries((optional ?? {}) as Record<string, null | string | When<unknown>>)
  ) {
    if (typeof value === "string") plain.push([name, value]);
    else if (value) parts.push(`case when ${value.when} then ${built([[name, value.json]])} else '{}' end`);
  }
  if (plain.length > 0) parts.unshift(`jsonb_strip_nulls(${built(plain)})`);
  return `(${[built(Object.entries<string>(fields)), ...parts].join("\n  || ")})` as SqlJson<T>;
}

function built(fields: readonly (readonly [string, string])[]): string {
  const chunks: string[] = [];
  for (let at = 0; at < Math.max(fields.length, 1); at += MOST_FIELDS) {
    const list = fields.slice(at, at + MOST_FIELDS).map(([name, value]) => `'${name}', ${value}`);
    chunks.push(`jsonb_build_object(${list.join(", ")})`);
  }
  return chunks.join("\n  || ");
}

/**
 * Returns SQL for the list of `item` over these rows. `from` is the text after that keyword, with its order
 * and limit.
 */
export function sqlJsonList<T>(item: SqlJson<T>, from: string): SqlJson<T[]> {
  return `(select coalesce(jsonb_agg(list.item), '[]') from (select ${item} as item from ${from}) list)` as SqlJson<
    T[]
  >;
}

/** Returns SQL for `item` of the first of these rows, or null if they are empty. */
export function sqlJsonOne<T>(item: SqlJson<T>, from: string): SqlJson<T> {
  return `(select ${item} from ${from} limit 1)` as SqlJson<T>;
}

/** Returns SQL for JSON stored in a column. The type is unchecked: the caller vouches for it. */
export function sqlJsonStored<T>(column: string): SqlJson<T> {
  return column as SqlJson<T>;
}

/** Returns SQL for a timestamp in the contract's format: RFC 3339 in UTC with milliseconds. */
export const timestampJson = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Names of a row's timestamp columns. */
type Moments<Row> = { [K in keyof Row]-?: NonNullable<Row[K]> extends Date ? K : never }[keyof Row];

/** Row of a table embedded in another row by `to_json` or `json_agg`. */
export type JsonRow<Row> = { readonly [makes]: Row };

/**
 * Returns a parser for such rows that yields the same values as the driver. `moments` names every timestamp
 * column. Byte columns are not supported.
 */
export function rowReader<Row>(moments: Record<Moments<Row>, true>): (row: JsonRow<Row>) => Row {
  const names = Object.keys(moments);
  return (row) => {
    const values = row as unknown as Record<string, unknown>;
    for (const name of names) {
      if (values[name] !== null) values[name] = new Date(values[name] as string);
    }
    return values as Row;
  };
}
