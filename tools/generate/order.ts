import type { Node } from "./schema.ts";

/** Returns the names that a node refers to, without following them. */
function refsOf(node: Node, found: Set<string> = new Set()): Set<string> {
  switch (node.kind) {
    case "ref":
      found.add(node.name);
      break;
    case "list":
      refsOf(node.item, found);
      break;
    case "nullable":
    case "default":
      refsOf(node.of, found);
      break;
    case "union":
      node.of.forEach((part) => refsOf(part, found));
      break;
    case "object":
      node.properties.forEach((property) => refsOf(property.node, found));
      if (node.rest !== false) refsOf(node.rest, found);
      break;
  }
  return found;
}

/** Sorts components after those they refer to; circular references are in alphabetical order. */
export function inOrder(components: Map<string, Node>): string[] {
  const done = new Set<string>();
  const under = new Set<string>();
  const order: string[] = [];
  const visit = (name: string): void => {
    const node = components.get(name);
    if (node === undefined || done.has(name) || under.has(name)) return;
    under.add(name);
    [...refsOf(node)].sort().forEach(visit);
    under.delete(name);
    done.add(name);
    order.push(name);
  };
  [...components.keys()].sort().forEach(visit);
  return order;
}
