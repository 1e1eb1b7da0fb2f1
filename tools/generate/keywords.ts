import { ContractError, type JsonObject } from "./json.ts";

const annotations = new Set([
  "title",
  "description",
  "example",
  "examples",
  "deprecated",
  "externalDocs",
  "default",
  "$comment",
  "readOnly",
  "writeOnly",
]);

export const keywords: Record<string, ReadonlySet<string>> = {
  string: new Set(["minLength", "maxLength", "pattern", "format", "contentMediaType"]),
  number: new Set(["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "format"]),
  integer: new Set(["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "format"]),
  boolean: new Set(),
  null: new Set(),
  array: new Set(["items", "minItems", "maxItems", "uniqueItems"]),
  object: new Set([
    "properties",
    "required",
    "additionalProperties",
    "unevaluatedProperties",
    "propertyNames",
    "minProperties",
    "maxProperties",
  ]),
};

/** Throws on a keyword that is neither in these sets nor an annotation or an extension. */
export function known(schema: JsonObject, sets: ReadonlySet<string>[], where: string): void {
  for (const key of Object.keys(schema)) {
    if (schema[key] === undefined || key.startsWith("x-") || annotations.has(key)) continue;
    if (!sets.some((set) => set.has(key))) {
      throw new ContractError(where, `the generator does not know the keyword "${key}" here`);
    }
  }
}
