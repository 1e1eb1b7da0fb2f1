/**
 * Reads a JSON Schema of the contract into a small tree of nodes that the writers (zod, types, reducers)
 * share. It is strict on purpose: an unknown keyword would be a promise of the contract that no code keeps.
 */
import { readTag } from "./tag.ts";
import { asObject, asString, asStrings, ContractError, follow, type Json, type JsonObject } from "./json.ts";
import { keywords, known } from "./keywords.ts";

export interface Property {
  name: string;
  node: Node;
  required: boolean;
  description?: string;
}

/**
 * Why a text of another form is rejected: the first reason whose pattern matches it. `{1}` in `detail` is a
 * group of the match.
 */
export type Reason = { code: string; pattern: string; detail: string };

export type Node =
  | { kind: "ref"; name: string }
  | {
    kind: "string";
    format?: string;
    pattern?: string;
    minLength?: number;
    maxLength?: number;
    refusal?: string;
    reasons?: Reason[];
  }
  | { kind: "file" }
  | {
    kind: "number";
    integer: boolean;
    min?: number;
    max?: number;
    above?: number;
    below?: number;
    step?: number;
  }
  | { kind: "boolean" }
  | { kind: "null" }
  | { kind: "any" }
  /** `refusal` is the code of the problem for another value, unless it is invalid_input. */
  | { kind: "values"; values: (string | number | boolean | null)[]; refusal?: string }
  | { kind: "list"; item: Node; min?: number; max?: number; unique: boolean }
  | {
    kind: "object";
    properties: Property[];
    /** false: no other keys are allowed; a node: the schema of other keys. */
    rest: false | Node;
    keyPattern?: string;
    min?: number;
    max?: number;
  }
  | {
    kind: "union";
    of: Node[];
    exactlyOne: boolean;
    tag?: { property: string; values: (string | undefined)[] };
  }
  | { kind: "nullable"; of: Node }
  | { kind: "default"; of: Node; value: Json };

export type Direction = "request" | "answer" | "both";

const stringFormats = new Set([
  "uuid",
  "email",
  "date",
  "date-time",
  "time",
  "uri",
  "uri-reference",
  "hostname",
  "ipv4",
  "ipv6",
  "byte",
  "password",
  "binary",
]);
const numberFormats = new Set(["int32", "int64", "float", "double"]);

/** Returns the schema's name: `#/components/schemas/Pet` -> `Pet`. */
function schemaName(ref: string, where: string): string {
  const name = /^#\/components\/schemas\/([A-Za-z][A-Za-z0-9_]*)$/.exec(ref)?.[1];
  if (name === undefined) {
    throw new ContractError(
      where,
      `a schema can only refer to a component that is named like a type, not "${ref}"`,
    );
  }
  return name;
}

/**
 * Reads one schema. `where` names its place in messages; `direction` is the sender, which decides the meaning
 * of `readOnly` and `writeOnly`.
 */
export function readSchema(
  document: JsonObject,
  value: Json | undefined,
  where: string,
  direction: Direction,
): Node {
  const schema = asObject(value, where);
  if (typeof schema.$ref === "string") {
    known(schema, [new Set(["$ref"])], where);
    const ref: Node = { kind: "ref", name: schemaName(schema.$ref, where) };
    return "default" in schema ? { kind: "default", of: ref, value: schema.default as Json } : ref;
  }
  checkOneWay(schema, where, direction);
  const node = readBare(document, schema, where, direction);
  return schema.default === undefined ? node : { kind: "default", of: node, value: schema.default };
}

/** Returns the code of the problem for a value of another form. */
export function refusalOf(schema: JsonObject, where: string): string | undefined {
  const code = schema["x-refusal"];
  return code === undefined ? undefined : asString(code, `${where}/x-refusal`);
}

/** Returns the reasons for rejecting a text, if the contract names any. */
function reasonsOf(schema: JsonObject, where: string): Reason[] | undefined {
  if (schema["x-reasons"] === undefined) return undefined;
  if (!Array.isArray(schema["x-reasons"])) throw new ContractError(where, "x-reasons is no list");
  return schema["x-reasons"].map((entry, index) => {
    const place = `${where}/x-reasons/${index}`;
    const reason = asObject(entry, place);
    const [code, pattern, detail] = ["code", "pattern", "detail"].map((name) =>
      asString(reason[name], `${place}/${name}`)
    );
    return { code: code!, pattern: pattern!, detail: detail! };
  });
}

function checkOneWay(schema: JsonObject, where: string, direction: Direction): void {
  if (schema.readOnly === true && direction !== "answer") {
    throw new ContractError(
      where,
      "readOnly in something that a request sends; give the request a schema of its own",
    );
  }
  if (schema.writeOnly === true && direction !== "request") {
    throw new ContractError(
      where,
      "writeOnly in something that is answered; give the answer a schema of its own",
    );
  }
}

function readBare(document: JsonObject, schema: JsonObject, where: string, direction: Direction): Node {
  const read = (part: Json | undefined, place: string) =>
    readSchema(document, part, `${where}/${place}`, direction);
  if (schema.const !== undefined) {
    known(schema, [new Set(["const", "type"])], where);
    return { kind: "values", values: [scalar(schema.const, where)] };
  }
  if (schema.enum !== undefined) {
    known(schema, [new Set(["enum", "type"])], where);
    if (!Array.isArray(schema.enum) || schema.enum.length === 0) {
      throw new ContractError(where, "an empty enum");
    }
    return trim({
      kind: "values",
      values: schema.enum.map((item) => scalar(item, where)),
      refusal: refusalOf(schema, where),
    });
  }
  if (schema.allOf !== undefined) return readAllOf(document, schema, where, direction);
  for (const union of ["oneOf", "anyOf"] as const) {
    if (schema[union] === undefined) continue;
    known(schema, [new Set([union, "discriminator", "type"])], where);
    if (!Array.isArray(schema[union])) throw new ContractError(where, `${union} is not a list`);
    const members = schema[union];
    const parts = members.map((item, i) => read(item, `${union}/${i}`));
    const real = parts.filter((part) => part.kind !== "null");
    const of: Node = real.length === 1 && real[0] !== undefined ? real[0] : {
      kind: "union",
      of: real,
      exactlyOne: union === "oneOf",
      ...readTag(document, schema, members, where),
    };
    return real.length < parts.length ? { kind: "nullable", of } : of;
  }
  const types = typeof schema.type === "string" ? [schema.type] : asStrings(schema.type, `${where}/type`);
  if (types.length === 0) {
    known(schema, [], where);
    return { kind: "any" };
  }
  known(
    schema,
    [
      new Set(["type"]),
      ...types.map((type) => {
        const own = keywords[type];
        if (own === undefined) {
          throw new ContractError(where, `the generator does not know the type "${type}"`);
        }
        return own;
      }),
    ],
    where,
  );
  const parts = types.filter((type) => type !== "null").map((type) =>
    readTyped(document, schema, type, where, direction)
  );
  const first = parts[0];
  if (first === undefined) return { kind: "null" };
  const node: Node = parts.length === 1 ? first : { kind: "union", of: parts, exactlyOne: false };
  return types.includes("null") ? { kind: "nullable", of: node } : node;
}

function readTyped(
  document: JsonObject,
  schema: JsonObject,
  type: string,
  where: string,
  direction: Direction,
): Node {
  const number = (key: string): number | undefined => {
    const value = schema[key];
    if (value !== undefined && typeof value !== "number") {
      throw new ContractError(where, `${key} is not a number`);
    }
    return value;
  };
  switch (type) {
    case "string": {
      const format = schema.format === undefined ? undefined : asString(schema.format, `${where}/format`);
      if (format !== undefined && !stringFormats.has(format)) {
        throw new ContractError(where, `the generator does not know the format "${format}"`);
      }
      if (format === "binary" || schema.contentMediaType !== undefined) return { kind: "file" };
      return trim({
        kind: "string",
        format,
        pattern: schema.pattern === undefined ? undefined : asString(schema.pattern, `${where}/pattern`),
        minLength: number("minLength"),
        maxLength: number("maxLength"),
        refusal: refusalOf(schema, where),
        reasons: reasonsOf(schema, where),
      });
    }
    case "number":
    case "integer": {
      if (schema.format !== undefined && !numberFormats.has(asString(schema.format, where))) {
        throw new ContractError(where, `the generator does not know the format "${schema.format}"`);
      }
      const is32 = schema.format === "int32";
      return trim({
        kind: "number",
        integer: type === "integer",
        min: number("minimum") ?? (is32 ? -2147483648 : undefined),
        max: number("maximum") ?? (is32 ? 2147483647 : undefined),
        above: number("exclusiveMinimum"),
        below: number("exclusiveMaximum"),
        step: number("multipleOf"),
      });
    }
    case "boolean":
      return { kind: "boolean" };
    case "array":
      if (schema.items === undefined) throw new ContractError(where, "an array without items");
      return trim({
        kind: "list",
        item: readSchema(document, schema.items, `${where}/items`, direction),
        min: number("minItems"),
        max: number("maxItems"),
        unique: schema.uniqueItems === true,
      });
    default:
      return readObject(document, schema, where, direction, number);
  }
}

/** Reads an object; `number` reads one of its numeric keywords. */
function readObject(
  document: JsonObject,
  schema: JsonObject,
  where: string,
  direction: Direction,
  number: (key: string) => number | undefined,
): Node {
  const properties = asObject(schema.properties ?? {}, `${where}/properties`);
  const required = new Set(asStrings(schema.required, `${where}/required`));
  for (const name of required) {
    if (!(name in properties)) throw new ContractError(where, `"${name}" is required and not described`);
  }
  const more = schema.additionalProperties ?? schema.unevaluatedProperties;
  if (more === undefined) {
    throw new ContractError(where, "an object that does not state additionalProperties");
  }
  let rest: false | Node = false;
  if (more === true) rest = { kind: "any" };
  else if (more !== false) rest = readSchema(document, more, `${where}/additionalProperties`, direction);
  let keyPattern: string | undefined;
  if (schema.propertyNames !== undefined) {
    const names = asObject(schema.propertyNames, `${where}/propertyNames`);
    known(names, [new Set(["type", "pattern"])], `${where}/propertyNames`);
    keyPattern = asString(names.pattern, `${where}/propertyNames/pattern`);
  }
  return trim({
    kind: "object",
    properties: Object.entries(properties).map(([name, value]) => {
      const place = `${where}/${name}`;
      const description = asObject(value, place).description;
      return trim({
        name,
        node: readSchema(document, value, place, direction),
        required: required.has(name),
        description: typeof description === "string" ? description : undefined,
      });
    }),
    rest,
    keyPattern,
    min: number("minProperties"),
    max: number("maxProperties"),
  });
}

function scalar(value: Json, where: string): string | number | boolean | null {
  if (typeof value === "object" && value !== null) {
    throw new ContractError(where, "const and enum take scalars only");
  }
  return value;
}

function trim<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}

/**
 * Merges objects into one. Strict members would reject each other's properties, so the merged one decides.
 */
function readAllOf(
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
