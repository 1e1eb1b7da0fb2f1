/** Types for the result of JSON.parse, and helpers that every part of the generator uses on it. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json | undefined;
}

/** An error in the contract (or a keyword that the generator does not know), with its place. */
export class ContractError extends Error {
  override name = "ContractError";
  constructor(where: string, message: string) {
    super(`${where}: ${message}`);
  }
}

/** Returns the value as an object, or throws an error with the expected place. */
export function asObject(value: Json | undefined, where: string): JsonObject {
  if (value === null || typeof value !== "object" || Array.isArray(value)) {
    throw new ContractError(where, `expected an object, found ${JSON.stringify(value)?.slice(0, 60)}`);
  }
  return value;
}

/** Returns the value as a string, or throws an error with the expected place. */
export function asString(value: Json | undefined, where: string): string {
  if (typeof value !== "string") {
    throw new ContractError(where, `expected a string, found ${JSON.stringify(value)}`);
  }
  return value;
}

/** Returns the value as a list of strings; undefined counts as an empty list. */
export function asStrings(value: Json | undefined, where: string): string[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new ContractError(where, "expected a list of strings");
  return value.map((item, i) => asString(item, `${where}/${i}`));
}

/** Throws on a key that is neither listed nor an `x-` extension. */
export function onlyKeys(object: JsonObject, known: ReadonlySet<string>, where: string): void {
  for (const key of Object.keys(object)) {
    if (!known.has(key) && !key.startsWith("x-")) {
      throw new ContractError(where, `the generator does not know the keyword "${key}"`);
    }
  }
}

/** Follows a reference such as `#/a/b` inside the document. */
export function follow(document: JsonObject, ref: string, where: string): Json {
  if (!ref.startsWith("#/")) throw new ContractError(where, `"${ref}" does not point into the bundle`);
  let at: Json | undefined = document;
  for (const part of ref.slice(2).split("/")) {
    const key = decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~");
    at = asObject(at, where)[key];
  }
  if (at === undefined) throw new ContractError(where, `"${ref}" points to nothing`);
  return at;
}

/** Returns the object itself, or the target of its `$ref`. */
export function resolved(document: JsonObject, value: Json | undefined, where: string): JsonObject {
  const object = asObject(value, where);
  return typeof object.$ref === "string"
    ? resolved(document, follow(document, object.$ref, where), object.$ref)
    : object;
}

/**
 * Writes a contract with one line for each path and each component: small, and a change of one call is a change of one
 * line.
 */
export function compactJson(document: JsonObject): string {
  const lines = (value: Json | undefined, depth: number): string => {
    if (depth === 0 || value === null || typeof value !== "object" || Array.isArray(value)) {
      return JSON.stringify(value);
    }
    const entries = Object.entries(value).map(([key, one]) =>
      `${JSON.stringify(key)}: ${lines(one, depth - 1)}`
    );
    return entries.length ? `{\n${entries.join(",\n")}\n}` : "{}";
  };
  const { paths, components, ...rest } = document;
  const parts = Object.entries(rest).map(([key, value]) =>
    `${JSON.stringify(key)}: ${JSON.stringify(value)}`
  );
  if (paths !== undefined) parts.push(`"paths": ${lines(paths, 1)}`);
  if (components !== undefined) parts.push(`"components": ${lines(components, 2)}`);
  return `{\n${parts.join(",\n")}\n}\n`;
}
