import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

const OPERATIONS = join(import.meta.dirname!, "client/generated/operations.ts");
/** A module's imports of values from the client. Types use `import type`, or say `type` themselves. */
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*(["'])@hearthpaw\/client\2;?/g;

/**
 * Gives each module that calls operations of the contract its own copy of them, one line each, like
 * `ownTexts` does with texts. They travel with the screen that calls them, and no page waits for a table of
 * all.
 */
export function ownOperations(): Plugin {
  const { head, blocks } = readOperations();
  return {
    name: "own-operations",
    enforce: "pre",
    apply: "build",
    transform(code, id) {
      if (!code.includes("@hearthpaw/client")) return null;
      const of = createHash("sha256").update(relative(import.meta.dirname!, id)).digest("hex").slice(0, 8);
      const own = code.replace(IMPORT, (statement: string, list: string, quote: string) => {
        const all = list.split(",").map((name) => name.trim()).filter(Boolean);
        const called = all.filter((name) => blocks.has(nameOf(name)));
        if (called.length === 0) return statement;
        const others = all.filter((name) => !blocks.has(nameOf(name)));
        const only = called.map(nameOf).sort().join("+");
        return [
          `import { ${called.join(", ")} } from ${quote}${OPERATIONS}?of=${of}&only=${only}${quote};`,
          ...(others.length
            ? [`import { ${others.join(", ")} } from ${quote}@hearthpaw/client${quote};`]
            : []),
          // Keeps every line at the number that the source map expects.
          "\n".repeat(statement.split("\n").length - 1),
        ].join(" ");
      });
      return own === code ? null : { code: own, map: null };
    },
    load(id) {
      const only = id.startsWith(OPERATIONS) && /&only=(.+)$/.exec(id)?.[1];
      if (!only) return null;
      return [head, ...new Set(only.split("+").map((name) => blocks.get(name)))].join("\n");
    },
  };
}

/** `getPet as read` is `getPet`. */
const nameOf = (name: string): string => name.split(/\s/, 1)[0]!;

/** Returns the file's imports, and for each function the part of the file that it needs. */
function readOperations(): { head: string; blocks: Map<string, string> } {
  const [head = "", ...parts] = readFileSync(OPERATIONS, "utf8").split(/\n(?=export type \w+Input = )/);
  const blocks = new Map<string, string>();
  for (const part of parts) {
    for (const [, name] of part.matchAll(/^export function (\w+)/gm)) blocks.set(name!, part);
  }
  if (blocks.size === 0) throw new Error("web/client/generated/operations.ts has no operations");
  return { head, blocks };
}
