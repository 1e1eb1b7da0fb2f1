import { asObject, type Json, type JsonObject, resolved } from "./json.ts";
import type { Direction } from "./schema.ts";

/** Returns which components occur in requests, and which in answers. */
export function reach(document: JsonObject, methods: readonly string[]): Map<string, Direction> {
  const found = new Map<string, Direction>();
  const walk = (value: Json | undefined, direction: "request" | "answer"): void => {
    if (value === null || typeof value !== "object") return;
    if (Array.isArray(value)) return value.forEach((item) => walk(item, direction));
    for (const [key, item] of Object.entries(value)) {
      if (key === "example" || key === "examples") continue;
      if (key !== "$ref" || typeof item !== "string") {
        walk(item, direction);
        continue;
      }
      const name = /^#\/components\/schemas\/(.+)$/.exec(item)?.[1];
      if (name !== undefined) {
        const before = found.get(name);
        if (before === direction || before === "both") continue;
        found.set(name, before === undefined ? direction : "both");
      }
      walk(resolved(document, value, item), direction);
    }
  };
  for (const item of Object.values(asObject(document.paths, "paths"))) {
    const path = resolved(document, item, "paths");
    walk(path.parameters, "request");
    for (const method of methods) {
      const operation = path[method];
      if (operation === undefined) continue;
      const raw = asObject(operation, method);
      walk(raw.parameters, "request");
      walk(raw.requestBody, "request");
      walk(raw.responses, "answer");
    }
  }
  return found;
}
