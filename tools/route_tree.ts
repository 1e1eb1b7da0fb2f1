/**
 * Writes the web's route tree (`web/src/routeTree.gen.ts`) from the files in `web/src/routes`. With `--check`
 * it writes nothing and exits with 1 if the tree is out of date. `deno run -A tools/route_tree.ts`
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { Generator, getConfig } from "@tanstack/router-generator";
import { routes } from "../web/routes.config.ts";
import { ROOT } from "./run.ts";

/** Returns the correct route tree; `path` is its place on disk. */
async function generate(path: string): Promise<string> {
  const root = join(ROOT, "web");
  const config = getConfig({ ...routes, generatedRouteTree: path }, root);
  await new Generator({ config, root }).run();
  return readFileSync(path, "utf8");
}

if (import.meta.main) {
  if (!Deno.args.includes("--check")) await generate(routes.generatedRouteTree);
  else {
    // Not in a folder of the code, because concurrent checks would find a temporary file there. Not outside
    // the project either, which may be another disk: the generator renames its file into place.
    mkdirSync(join(ROOT, ".data"), { recursive: true });
    const folder = mkdtempSync(join(ROOT, ".data/route-tree-"));
    try {
      const made = await generate(join(folder, "tree.gen.ts"));
      const current = readFileSync(routes.generatedRouteTree, "utf8");
      // The imports of the tree are relative to its own path.
      if (made.replaceAll(`"./${relative(folder, dirname(routes.generatedRouteTree))}/`, '"./') !== current) {
        console.error("web/src/routeTree.gen.ts is not current: run `deno run -A tools/route_tree.ts`");
        Deno.exitCode = 1;
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
}
