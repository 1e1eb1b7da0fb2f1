/**
 * Writes zod schemas. They are strict (unknown properties are rejected) and check every bound in the
 * contract.
 */
import type { Parameter } from "./operation.ts";
import { ContractError } from "./json.ts";
import type { Node } from "./schema.ts";

export interface ZodScope {
  components: Map<string, Node>;
  /** Prefix of a component's name: "S." outside schemas.ts. */
  prefix: string;
  /**
   * Returns whether a component may be named directly; others are referenced lazily, because they are
   * declared later.
   */
  declared: (name: string) => boolean;
}

/** Returns the zod expression of a node. */
export function zodOf(node: Node, scope: ZodScope): string {
  switch (node.kind) {
    case "ref":
      return scope.declared(node.name)
        ? scope.prefix + node.name
        : `z.lazy(() => ${scope.prefix}${node.name})`;
    case "string":
      return refused(node.refusal, textOf(node));
    case "file":
      return "k.file()";
    case "number":
      return numberOf(node);
    case "boolean":
      return "z.boolean()";
    case "null":
      return "z.null()";
    case "any":
      return "z.unknown()";
    case "values":
      return refused(node.refusal, choiceOf(node.values));
    case "list": {
      let code = `z.array(${zodOf(node.item, scope)})`;
      if (node.min !== undefined) code += `.min(${node.min})`;
      if (node.max !== undefined) code += `.max(${node.max})`;
      return node.unique ? `k.distinct(${code})` : code;
    }
    case "object":
      return objectOf(node, scope);
    case "union": {
      const parts = node.of.map((part) => zodOf(part, scope)).join(", ");
      if (node.tag) return `k.tagged(${JSON.stringify(node.tag.property)}, ${taggedOf(node, scope)})`;
      return `${node.exactlyOne ? "z.xor" : "z.union"}([${parts}])`;
    }
    case "nullable":
      return `${zodOf(node.of, scope)}.nullable()`;
    case "default":
      return `${zodOf(node.of, scope)}.default(${JSON.stringify(node.value)})`;
  }
}

const refused = (code: string | undefined, schema: string): string =>
  code === undefined ? schema : `k.refusedAs(${JSON.stringify(code)}, ${schema})`;

const choiceOf = (values: (string | number | boolean | null)[]): string =>
  values.every((value) => typeof value === "string") && values.length > 1
    ? `z.enum(${JSON.stringify(values)})`
    : `z.literal(${JSON.stringify(values.length === 1 ? values[0] : values)})`;

function taggedOf(node: Node & { kind: "union" }, scope: ZodScope): string {
  const entries = node.of.map((part, i) => `${JSON.stringify(node.tag?.values[i])}: ${zodOf(part, scope)}`);
  return `{ ${entries.join(", ")} }`;
}

function textOf(node: Node & { kind: "string" }): string {
  const bases: Record<string, string> = {
    uuid: "z.uuid()",
    email: node.pattern === undefined ? "z.email()" : "z.string()",
    date: "z.iso.date()",
    "date-time": "z.iso.datetime({ offset: true })",
    time: "z.iso.time()",
    uri: "z.url()",
    hostname: "z.hostname()",
    ipv4: "z.ipv4()",
    ipv6: "z.ipv6()",
    byte: "z.base64()",
  };
  let code = bases[node.format ?? ""] ?? "z.string()";
  if (node.pattern !== undefined) code += `.regex(new RegExp(${JSON.stringify(node.pattern)}, "u"))`;
  const { minLength, maxLength } = node;
  if (minLength === undefined && maxLength === undefined) return code;
  // A format or pattern decides about the characters itself; a password is accepted as typed.
  const isFree = node.format === undefined && node.pattern === undefined;
  if (isFree) return `k.text(${minLength ?? 0}, ${maxLength ?? "Infinity"})`;
  code = `k.length(${code}, ${minLength ?? 0}, ${maxLength ?? "Infinity"})`;
  return node.reasons ? `k.explained(${JSON.stringify(node.reasons)}, ${code})` : code;
}

function numberOf(node: Node & { kind: "number" }): string {
  let code = node.integer ? "z.int()" : "z.number()";
  if (node.min !== undefined) code += `.gte(${node.min})`;
  if (node.max !== undefined) code += `.lte(${node.max})`;
  if (node.above !== undefined) code += `.gt(${node.above})`;
  if (node.below !== undefined) code += `.lt(${node.below})`;
  if (node.step !== undefined) code += `.multipleOf(${node.step})`;
  return code;
}

function objectOf(node: Node & { kind: "object" }, scope: ZodScope): string {
  const fields = node.properties.map(({ name, node: of, required }) => {
    const optional = required || of.kind === "default" ? "" : ".optional()";
    return `  ${key(name)}: ${indent(zodOf(of, scope))}${optional},`;
  });
  const shape = fields.length === 0 ? "{}" : `{\n${fields.join("\n")}\n}`;
  let code: string;
  if (node.rest === false) code = `z.strictObject(${shape})`;
  else if (fields.length === 0) {
    const keys = node.keyPattern === undefined
      ? "z.string()"
      : `z.string().regex(new RegExp(${JSON.stringify(node.keyPattern)}, "u"))`;
    code = `z.record(${keys}, ${zodOf(node.rest, scope)})`;
  } else code = `z.object(${shape}).catchall(${zodOf(node.rest, scope)})`;
  if (node.min !== undefined || node.max !== undefined) {
    code = `k.entries(${code}, ${node.min ?? 0}, ${node.max ?? "Infinity"})`;
  }
  return code;
}

/** Returns the schema of all parameters of one place, which arrive as lists of strings under their names. */
export function zodOfParameters(parameters: Parameter[], scope: ZodScope): string {
  const fields = parameters.map(({ name, node, required, refusal }) => {
    const optional = required || node.kind === "default" ? "" : ".optional()";
    return `  ${key(name)}: ${refused(refusal, coerced(node, scope, name))}${optional},`;
  });
  return fields.length === 0 ? "z.strictObject({})" : `z.strictObject({\n${fields.join("\n")}\n})`;
}

/** Returns a schema for the fields of a form, whose values are texts (or files) that may repeat. */
export function zodOfForm(node: Node, scope: ZodScope, where: string): string {
  const object = node.kind === "ref" ? scope.components.get(node.name) : node;
  if (object?.kind !== "object" || (object.rest !== false && object.rest.kind !== "any")) {
    throw new ContractError(where, "a form is a strict object, or takes any other field as it is");
  }
  const fields = object.properties.map(({ name, node: of, required }): Parameter => ({
    name,
    in: "query",
    required,
    node: of,
  }));
  const strict = zodOfParameters(fields, scope);
  return object.rest === false ? strict : `${strict}.catchall(z.unknown())`;
}

function coerced(node: Node, scope: ZodScope, where: string): string {
  const plain = node.kind === "default" ? node.of : node;
  const suffix = node.kind === "default" ? `.default(${JSON.stringify(node.value)})` : "";
  const target = plain.kind === "ref" ? scope.components.get(plain.name) ?? plain : plain;
  if (target.kind === "list") {
    const item = target.item.kind === "ref"
      ? scope.components.get(target.item.name) ?? target.item
      : target.item;
    const list = zodOf({ ...target, item: { kind: "any" } }, scope);
    return `k.many(${list.replace("z.unknown()", single(item, zodOf(target.item, scope), where))})${suffix}`;
  }
  return `k.one(${single(target, zodOf(plain, scope), where)})${suffix}`;
}

function single(node: Node, code: string, where: string): string {
  if (node.kind === "string" || node.kind === "file") return code;
  if (node.kind === "number") return `k.${node.integer ? "integer" : "number"}(${code})`;
  if (node.kind === "boolean") return `k.truth(${code})`;
  if (node.kind === "values") {
    if (node.values.every((value) => typeof value === "string")) return code;
    if (node.values.every((value) => typeof value === "number")) return `k.number(${code})`;
    if (node.values.every((value) => typeof value === "boolean")) return `k.truth(${code})`;
  }
  throw new ContractError(where, `a parameter or form field cannot be of the kind "${node.kind}"`);
}

/** Returns a property name as code. */
export function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** Indents all lines but the first by two spaces. */
export function indent(code: string): string {
  return code.replaceAll("\n", "\n  ");
}
