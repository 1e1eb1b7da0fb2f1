/**
 * JSON that is finished text: the database makes it, a handler puts it together, and nobody parses it on the way. The
 * type says what the text is of, so that the compiler refuses an answer that is put together wrongly.
 */
declare const of: unique symbol;

/** JSON text of exactly a T: one with more or fewer fields is another type. */
export type JsonText<T> = string & { readonly [of]: (value: T) => T };

/** The text of a value. */
export function jsonText<T>(value: T): JsonText<T> {
  return JSON.stringify(value) as JsonText<T>;
}

/** The value of a text. */
export function jsonValue<T>(text: JsonText<T>): T {
  return JSON.parse(text) as T;
}

/** A list of finished texts. */
export function jsonArray<T>(items: readonly JsonText<T>[]): JsonText<T[]> {
  return `[${items.join(",")}]` as JsonText<T[]>;
}

/** An object of finished texts. */
export function jsonObject<T>(fields: { readonly [K in keyof T]: JsonText<T[K]> }): JsonText<T> {
  const entries = Object.entries<string>(fields).map(([name, text]) => `${JSON.stringify(name)}:${text}`);
  return `{${entries.join(",")}}` as JsonText<T>;
}

/** The fields of two objects in one; of a field that both have, the second one's counts. */
export function jsonMerge<A, B>(first: JsonText<A>, second: JsonText<B>): JsonText<A & B> {
  const fields = [first, second].map((text) => text.slice(1, -1)).filter(Boolean);
  return `{${fields.join(",")}}` as JsonText<A & B>;
}
