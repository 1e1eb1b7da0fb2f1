import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DRAWN } from "../web/src/later_files.ts";
import type { Manifest } from "../web/src/server_manifest.ts";
import { ROOT } from "./run.ts";

/** The web's build as browsers receive it. */
export const CLIENT = join(ROOT, "web/dist/client");

function builtManifest(): Manifest {
  const list = join(CLIENT, ".vite/manifest.json");
  if (!existsSync(list)) throw new Error("build the web first: make web");
  return JSON.parse(readFileSync(list, "utf8"));
}

/**
 * Returns the browser's path for the file of a separately loaded source, such as
 * `src/components/search/SearchBoxLater.tsx`.
 */
export function builtPath(source: string): string {
  const item = builtManifest()[source];
  if (!item) throw new Error(`the build has no file of ${source}`);
  return `/${item.file}`;
}

/**
 * Returns the files that a page of a route loads until it is usable: the entry and the route's parts with all
 * their static imports, and the styles of its server-rendered content. `others` are sources that are loaded
 * separately, but always on this page. Later dynamic imports are not included.
 */
export function pageFiles(route: string, others: readonly string[] = []): string[] {
  const manifest = builtManifest();
  const source = `src/routes${route === "/" ? "/index" : route}.tsx?`;
  const parts = Object.keys(manifest).filter((key) => key.startsWith(source));
  for (const missing of [...(parts.length ? [] : [route]), ...others.filter((key) => !manifest[key])]) {
    throw new Error(`the build has no files of ${missing}`);
  }
  const known = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const walk = (key: string, isLater: boolean) => {
    const item = manifest[key];
    const name = `${key} ${isLater}`;
    if (!item || known.has(name)) return;
    known.add(name);
    if (!isLater) scripts.add(item.file);
    for (const sheet of item.css ?? []) styles.add(sheet);
    for (const next of item.imports ?? []) walk(next, isLater);
    for (const next of item.dynamicImports ?? []) if (DRAWN.test(next)) walk(next, true);
  };
  const entries = Object.keys(manifest).filter((key) => manifest[key]!.isEntry);
  for (const key of [...entries, ...parts, ...others]) walk(key, false);
  return [...scripts, ...styles];
}
