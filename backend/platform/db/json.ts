/**
 * SQL that makes JSON of the contract's types. The compiler holds its fields against the type: none may be missing,
 * misspelt or too many. All of it is constant text; values of requests are parameters.
 */
declare const makes: unique symbol;

/** SQL whose value is jsonb of exactly a T, or null where its row has none. */
export type SqlJson<T> = string & { readonly [makes]: (value: T) => T };

/** What the database gives for such SQL; `JsonText` of it where the statement casts it to text. */
export type JsonOf<S> = S extends { readonly [makes]: (value: infer T) => unknown } ? T : never;

type Optional<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];
type Some<V> = NonNullable<V>;

/** An object, or a list of such, which has fields to check. */
type HasFields<V> = V extends readonly (infer Item)[] ? HasFields<Item> : V extends object ? true : false;
type HasNull<V> = V extends readonly (infer Item)[] ? HasNull<Item>
  : V extends object
    ? true extends { [K in keyof V]-?: null extends V[K] ? true : HasNull<Some<V[K]>> }[keyof V] ? true
    : false
  : false;

/** SQL of a field: what has fields of its own is made by `sqlJson` again, anything else is plain SQL. */
type Field<V> = true extends HasFields<Some<V>> ? SqlJson<Some<V>> : string;

/** An optional field that is there under a condition, for what may hold nulls itself. */
export type When<V> = { when: string; json: Field<V> };

/** SQL of the fields that a T must have. */
export type Fields<T> = { readonly [K in Exclude<keyof T, Optional<T>>]: Field<T[K]> };

/** SQL of those that it may have; left out where the SQL is null. `null`: never there. */
export type OptionalFields<T> = {
  readonly [K in Optional<T>]-?:
    | null
    | When<T[K]>
    | (HasNull<Some<T[K]>> extends false ? Field<T[K]> : never);
};

/** Postgres takes 100 arguments: a name and a value for each field. */
const MOST_FIELDS = 50;

/** SQL that makes the JSON of a T; `optional` names each of its optional fields. */
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

/** SQL for the list of `item` over these rows: all that stands after `from`, in its order and within its limit. */
export function sqlJsonList<T>(item: SqlJson<T>, from: string): SqlJson<T[]> {
  return `(select coalesce(jsonb_agg(list.item), '[]') from (select ${item} as item from ${from}) list)` as SqlJson<
    T[]
  >;
}

/** SQL for `item` of the first of these rows; null where there is none. */
export function sqlJsonOne<T>(item: SqlJson<T>, from: string): SqlJson<T> {
  return `(select ${item} from ${from} limit 1)` as SqlJson<T>;
}

/** SQL for JSON that is stored finished: nothing but the word of the caller says that it is a T. */
export function sqlJsonStored<T>(column: string): SqlJson<T> {
  return column as SqlJson<T>;
}

/** SQL for a moment as the wire writes it: RFC 3339 in UTC with milliseconds. */
export const timestampJson = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The columns of a row that are moments. */
type Moments<Row> = { [K in keyof Row]-?: NonNullable<Row[K]> extends Date ? K : never }[keyof Row];

/** Rows of a table that came within another row, as `to_json` or `json_agg` makes them. */
export type JsonRow<Row> = { readonly [makes]: Row };

/**
 * Returns what reads such a row as the driver reads one of its own. All columns that are moments are named; one of bytes is not for
 * this.
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
