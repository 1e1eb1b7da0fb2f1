/**
 * Writes the web's route tree (`web/src/routeTree.gen.ts`) from the files in `web/src/routes`. With `--check` it writes
 * nothing and exits 1 where the tree is not current. `deno run -A tools/route_tree.ts`
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Generator, getConfig } from "@tanstack/router-generator";
import { routes } from "../web/routes.config.ts";
import { ROOT } from "./run.ts";

/** Returns what the route tree should be; `path` is where it is written. */
async function generate(path: string): Promise<string> {
  const root = join(ROOT, "web");
  const config = getConfig({ ...routes, generatedRouteTree: path }, root);
  await new Generator({ config, root }).run();
  return readFileSync(path, "utf8");
}

if (import.meta.main) {
  if (!Deno.args.includes("--check")) await generate(routes.generatedRouteTree);
  else {
    // Beside the real one, because its imports are relative.
    const folder = mkdtempSync(join(ROOT, "web/src/route-tree-"));
    try {
      const made = await generate(join(folder, "tree.gen.ts"));
      const current = readFileSync(routes.generatedRouteTree, "utf8");
      if (made.replaceAll('"./../', '"./') !== current) {
        console.error("web/src/routeTree.gen.ts is not current: run `deno run -A tools/route_tree.ts`");
        Deno.exitCode = 1;
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
}
