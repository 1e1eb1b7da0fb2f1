import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run.ts";

/** The web's build as browsers get it. */
export const CLIENT = join(ROOT, "web/dist/client");

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>;

/**
 * Returns what a page of a route loads until it can be used: the entry and the route's parts with all that they import at once. `others` are
 * sources that are fetched by themselves, but on this page always. What is imported later is not among them.
 */
export function pageFiles(route: string, others: readonly string[] = []): string[] {
  const list = join(CLIENT, ".vite/manifest.json");
  if (!existsSync(list)) throw new Error("build the web first: make web");
  const manifest: Manifest = JSON.parse(readFileSync(list, "utf8"));
  const source = `src/routes${route === "/" ? "/index" : route}.tsx?`;
  const parts = Object.keys(manifest).filter((key) => key.startsWith(source));
  for (const missing of [...(parts.length ? [] : [route]), ...others.filter((key) => !manifest[key])]) {
    throw new Error(`the build has no files of ${missing}`);
  }
  const found = new Set<string>();
  const walk = (key: string) => {
    const item = manifest[key];
    if (!item || found.has(item.file)) return;
    found.add(item.file);
    for (const sheet of item.css ?? []) found.add(sheet);
    item.imports?.forEach(walk);
  };
  [...Object.keys(manifest).filter((key) => manifest[key]!.isEntry), ...parts, ...others].forEach(walk);
  return [...found];
}
