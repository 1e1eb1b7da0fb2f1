/**
 * Builds the web for the browser (web/dist/client) and for the server (web/dist/server), unless the last
 * build was made from exactly the same sources. `deno run -A tools/build_web.ts`
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT, run } from "./run.ts";

const SOURCES = ["web", "ui-kit/src", "ui-kit/package.json", "package-lock.json"];
const LEFT_OUT = /(^|\/)(node_modules|dist|e2e|\..*)(\/|$)|\.(test|stories)\.tsx?$/;
const OUTPUTS = ["web/dist/client", "web/dist/server/entry_server.js"];
const STAMP = join(ROOT, "web/dist/built-from");

/** Returns a hash of all inputs of the build. */
export function sourcesHash(root: string, version: string): string {
  const sum = createHash("sha256").update(version);
  const visit = (path: string) => {
    const name = relative(root, path);
    if (LEFT_OUT.test(name) || !existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const entry of readdirSync(path).sort()) {
        visit(join(path, entry));
      }
    } else sum.update(`\n${name}\n`).update(readFileSync(path));
  };
  for (const source of SOURCES) visit(join(root, source));
  return sum.digest("hex");
}

/** Builds if anything has changed since the last build; returns whether it did. */
export async function buildWeb(): Promise<boolean> {
  const hash = sourcesHash(ROOT, Deno.env.get("DEPLOYMENT_VERSION") ?? "");
  const isFresh = existsSync(STAMP) && readFileSync(STAMP, "utf8") === hash &&
    OUTPUTS.every((path) => existsSync(join(ROOT, path)));
  if (isFresh) return false;
  const vite = [
    "node",
    "node_modules/vite/bin/vite.js",
    "build",
    "--config",
    "web/vite.config.ts",
    "--logLevel",
    "warn",
  ];
  const builds = await Promise.all([run(vite), run([...vite, "--ssr"])]);
  const failed = builds.find(({ code }) => code !== 0);
  if (failed) throw new Error(`vite could not build the web:\n${failed.output}`);
  writeFileSync(STAMP, hash);
  return true;
}

if (import.meta.main) {
  try {
    const began = performance.now();
    if (await buildWeb()) {
      console.log(`Built the web in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    Deno.exit(1);
  }
}
