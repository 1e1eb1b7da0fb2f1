/**
 * Serialized JSON text. The database produces it, a handler assembles it, and no code parses it on the way.
 * Its type names the value, so the compiler refuses a wrongly assembled answer.
 */
declare const of: unique symbol;

/** JSON text of exactly a T. A text with more or fewer fields has another type. */
export type JsonText<T> = string & { readonly [of]: (value: T) => T };

/** Serializes a value. */
export function jsonText<T>(value: T): JsonText<T> {
  return JSON.stringify(value) as JsonText<T>;
}

/** Parses a text. */
export function jsonValue<T>(text: JsonText<T>): T {
  return JSON.parse(text) as T;
}

/** Builds a list of serialized texts. */
export function jsonArray<T>(items: readonly JsonText<T>[]): JsonText<T[]> {
  return `[${items.join(",")}]` as JsonText<T[]>;
}

/** Builds an object of serialized texts. */
export function jsonObject<T>(fields: { readonly [K in keyof T]: JsonText<T[K]> }): JsonText<T> {
  const entries = Object.entries<string>(fields).map(([name, text]) => `${JSON.stringify(name)}:${text}`);
  return `{${entries.join(",")}}` as JsonText<T>;
}

/** Merges the fields of two objects. For a field in both, the value of the second counts. */
export function jsonMerge<A, B>(first: JsonText<A>, second: JsonText<B>): JsonText<A & B> {
  const fields = [first, second].map((text) => text.slice(1, -1)).filter(Boolean);
  return `{${fields.join(",")}}` as JsonText<A & B>;
}
