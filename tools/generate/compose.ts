/** Reads allOf and discriminators: schemas composed of other schemas. */
import { asObject, asString, ContractError, follow, type Json, type JsonObject } from "./json.ts";
import {
  type Direction,
  keywords,
  known,
  type Node,
  type Property,
  readObject,
  readSchema,
} from "./schema.ts";

/**
 * Merges objects into one. Strict members would reject each other's properties, so the merged one decides.
 */
export function readAllOf(
  document: JsonObject,
  schema: JsonObject,
  where: string,
  direction: Direction,
): Node {
  known(schema, [new Set(["allOf"]), keywords.object ?? new Set(), new Set(["type"])], where);
  const members = Array.isArray(schema.allOf) ? schema.allOf : [];
  if (members.length === 1 && schema.properties === undefined) {
    return readSchema(document, members[0], `${where}/allOf/0`, direction);
  }
  const own: JsonObject = { ...schema, type: "object", allOf: undefined };
  const open = {
    ...own,
    additionalProperties: own.additionalProperties ?? own.unevaluatedProperties ?? false,
  };
  const parts = [
    ...members.map((member, i) => merged(document, member, `${where}/allOf/${i}`, direction)),
    readObject(document, open, where, direction, () => undefined),
  ];
  const properties = new Map<string, Property>();
  for (const part of parts) {
    if (part.kind !== "object") throw new ContractError(where, "allOf of something that is not an object");
    for (const property of part.properties) {
      if (properties.has(property.name)) {
        throw new ContractError(where, `allOf describes "${property.name}" twice`);
      }
      properties.set(property.name, property);
    }
  }
  const last = parts.at(-1);
  return {
    kind: "object",
    properties: [...properties.values()],
    rest: last?.kind === "object" ? last.rest : false,
  };
}

function merged(document: JsonObject, member: Json, where: string, direction: Direction): Node {
  const schema = asObject(member, where);
  if (typeof schema.$ref !== "string") {
    return readSchema(document, { additionalProperties: false, ...schema }, where, direction);
  }
  return merged(document, follow(document, schema.$ref, where), where, direction);
}

/** Returns the property that distinguishes the members of a union, and its fixed value for each of them. */
export function readTag(document: JsonObject, schema: JsonObject, members: Json[], where: string) {
  if (schema.discriminator === undefined) return {};
  const discriminator = asObject(schema.discriminator, where);
  known(discriminator, [new Set(["propertyName", "mapping"])], `${where}/discriminator`);
  const property = asString(discriminator.propertyName, `${where}/discriminator`);
  const values = members.map((member, i) => {
    const object = asObject(member, where);
    const target = typeof object.$ref === "string"
      ? asObject(follow(document, object.$ref, where), where)
      : object;
    const tag = asObject(asObject(target.properties, where)[property], `${where}/${i}/${property}`);
    const value = tag.const ?? (Array.isArray(tag.enum) && tag.enum.length === 1 ? tag.enum[0] : undefined);
    if (typeof value !== "string") {
      throw new ContractError(where, `member ${i} of the union does not fix its discriminator "${property}"`);
    }
    return value;
  });
  return { tag: { property, values } };
}
