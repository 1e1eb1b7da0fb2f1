/** Reads discriminators: the property that tells which member of a union a value is. */
import { asObject, asString, ContractError, follow, type Json, type JsonObject } from "./json.ts";
import { known } from "./keywords.ts";

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
