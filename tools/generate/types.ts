/** Writes plain TypeScript types, which the compiler reads far faster than what it would infer from zod. */
import type { Parameter } from "./document.ts";
import type { Direction, Node } from "./schema.ts";
import { indent, key } from "./zod.ts";

export interface TypeScope {
  /** What stands before a component's name, "T." outside types.ts. */
  prefix: string;
  /** In a request that was read, a property with a default is always there. */
  direction: Direction;
}

/** The type of a node. */
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

/** The type of the parameters of one place after they were read. */
export function typeOfParameters(parameters: Parameter[], scope: TypeScope): string {
  if (parameters.length === 0) return "Nothing";
  const fields = parameters.map(({ name, node, required }) => {
    const sure = required || node.kind === "default";
    return `${key(name)}${sure ? "" : "?"}: ${typeOf(node, scope)}`;
  });
  return `{ ${fields.join("; ")} }`;
}

/** `export interface` for an object, `export type` for the rest. */
export function declare(name: string, node: Node, scope: TypeScope): string {
  const type = typeOf(node, scope);
  return node.kind === "object" && type.startsWith("{")
    ? `export interface ${name} ${type}\n`
    : `export type ${name} = ${type};\n`;
}

/** A description as a comment on one line, two spaces in. */
export function comment(description: string | undefined, space = "  "): string {
  if (description === undefined) return "";
  const text = description.replaceAll(/\s+/g, " ").replaceAll("*/", "* /").trim();
  return `${space}/** ${text} */\n`;
}
