/**
 * Writes reducers: functions that copy only the contract's fields from an answer, which keeps all others from
 * leaving.
 */
import type { Node } from "./schema.ts";
import { indent, key } from "./zod.ts";

export interface ReducerScope {
  components: Map<string, Node>;
  prefix: string;
  declared: (name: string) => boolean;
}

/** Returns the reducer expression of a node. */
export function reducerOf(node: Node, scope: ReducerScope): string {
  switch (node.kind) {
    case "ref": {
      const name = `${scope.prefix}${node.name}`;
      return scope.declared(node.name) ? name : `r.later(() => ${name})`;
    }
    case "any":
      return "r.all";
    case "list":
      return `r.list(${reducerOf(node.item, scope)})`;
    case "nullable":
    case "default":
      return reducerOf(node.of, scope);
    case "object": {
      const fields = node.properties.map(({ name, node: of }) =>
        `  ${key(name)}: ${indent(reducerOf(of, scope))},`
      );
      const shape = fields.length === 0 ? "{}" : `{\n${fields.join("\n")}\n}`;
      return node.rest === false
        ? `r.object(${shape})`
        : `r.object(${shape}, ${reducerOf(node.rest, scope)})`;
    }
    case "union": {
      if (node.tag) {
        const entries = node.of.map((part, i) =>
          `${JSON.stringify(node.tag?.values[i])}: ${reducerOf(part, scope)}`
        );
        return `r.tagged(${JSON.stringify(node.tag.property)}, { ${entries.join(", ")} })`;
      }
      const parts = node.of.map((part) =>
        `{ needs: ${needs(part, scope)}, reduce: ${reducerOf(part, scope)} }`
      );
      return node.of.every((part) => isScalar(part, scope)) ? "r.scalar" : `r.either([${parts.join(", ")}])`;
    }
    default:
      return "r.scalar";
  }
}

function isScalar(node: Node, scope: ReducerScope): boolean {
  const target = node.kind === "ref" ? scope.components.get(node.name) : node;
  return target !== undefined && ["string", "number", "boolean", "null", "values"].includes(target.kind);
}

/**
 * Returns how to recognize a member of a union: the properties that it must have, or that it is a list or a
 * scalar.
 */
function needs(node: Node, scope: ReducerScope): string {
  const target = node.kind === "ref" ? scope.components.get(node.name) : node;
  if (target?.kind === "list") return '"list"';
  if (target !== undefined && isScalar(target, scope)) return '"scalar"';
  if (target?.kind !== "object") return "[]";
  const required = target.properties.filter((property) => property.required).map((property) => property.name);
  return JSON.stringify(required);
}
