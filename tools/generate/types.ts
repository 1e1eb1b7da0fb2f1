/** Writes plain TypeScript types, which the compiler reads far faster than types inferred from zod. */
import type { Parameter } from "./operation.ts";
import type { Direction, Node } from "./schema.ts";
import { indent, key } from "./zod.ts";

export interface TypeScope {
  /** Prefix of a component's name: "T." outside types.ts. */
  prefix: string;
  /** In a parsed request, a property with a default is always present. */
  direction: Direction;
}

/** Returns the type of a node. */
export function typeOf(node: Node, scope: TypeScope): string {
  switch (node.kind) {
    case "ref":
      return scope.prefix + node.name;
    case "string":
      return "string";
    case "file":
      return "File";
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    case "null":
      return "null";
    case "any":
      return "unknown";
    case "values":
      return node.values.map((value) => JSON.stringify(value)).join(" | ");
    case "list": {
      const item = typeOf(node.item, scope);
      return /[|&]/.test(item) && !item.startsWith("{") ? `(${item})[]` : `${item}[]`;
    }
    case "object":
      return objectType(node, scope);
    case "union":
      return [...new Set(node.of.map((part) => typeOf(part, scope)))].join(" | ");
    case "nullable":
      return `${typeOf(node.of, scope)} | null`;
    case "default":
      return typeOf(node.of, scope);
  }
}

function objectType(node: Node & { kind: "object" }, scope: TypeScope): string {
  if (node.properties.length === 0) {
    return node.rest === false ? "Nothing" : `Record<string, ${typeOf(node.rest, scope)}>`;
  }
  const lines = node.properties.map(({ name, node: of, required, description }) => {
    const sure = required || (of.kind === "default" && scope.direction === "request");
    return `${comment(description)}  ${key(name)}${sure ? "" : "?"}: ${indent(typeOf(of, scope))};`;
  });
  if (node.rest !== false) lines.push("  [key: string]: unknown;");
  return `{\n${lines.join("\n")}\n}`;
}

/** Returns the type of the parsed parameters of one place. */
export function typeOfParameters(parameters: Parameter[], scope: TypeScope): string {
  if (parameters.length === 0) return "Nothing";
  const fields = parameters.map(({ name, node, required }) => {
    const sure = required || node.kind === "default";
    return `${key(name)}${sure ? "" : "?"}: ${typeOf(node, scope)}`;
  });
  return `{ ${fields.join("; ")} }`;
}

/** Returns `export interface` for an object, `export type` for other types. */
export function declare(name: string, node: Node, scope: TypeScope): string {
  const type = typeOf(node, scope);
  return node.kind === "object" && type.startsWith("{")
    ? `export interface ${name} ${type}\n`
    : `export type ${name} = ${type};\n`;
}

/** Returns a description as a one-line comment, indented by two spaces. */
export function comment(description: string | undefined, space = "  "): string {
  if (description === undefined) return "";
  const text = description.replaceAll(/\s+/g, " ").replaceAll("*/", "* /").trim();
  return `${space}/** ${text} */\n`;
}
