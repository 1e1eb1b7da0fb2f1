import { rootRouteId } from "@tanstack/react-router";
import { DRAWN } from "./later_files.ts";

/** The browser build's list of files, as Vite writes it. */
export type Manifest = Record<
  string,
  {
    file: string;
    css?: string[];
    assets?: string[];
    imports?: string[];
    dynamicImports?: string[];
    isEntry?: boolean;
  }
>;

type RouteFiles = { css: string[] };
type Routes = {
  /** Files that the router links: the styles. */
  routes: Record<string, RouteFiles>;
  /** The scripts of each route, each after its imports; the root's end with the entry. */
  scripts: Record<string, string[]>;
  /**
   * Files that the browser loads if the page is none of the first (`first_routes.ts`): the routes of all
   * others.
   */
  otherRoutes: string[];
};

const known = new WeakMap<Manifest, Routes>();

/**
 * Returns the files of each route, with the styles in the format of the router's server. Computed once per
 * build.
 */
export function filesOfRoutes(manifest: Manifest): Routes {
  const before = known.get(manifest);
  if (before) return before;
  const entry = Object.values(manifest).find((item) => item.isEntry);
  if (!entry) throw new Error("the web build's manifest has no entry");
  const shared = filesOf(manifest, entry);
  const routes: Routes["routes"] = { [rootRouteId]: { css: [...shared.styles].map(pathOf) } };
  const scripts: Routes["scripts"] = { [rootRouteId]: [...shared.scripts].map(pathOf) };
  for (const [key, item] of Object.entries(manifest)) {
    const id = routeIdOf(key);
    if (id === undefined) continue;
    const own = filesOf(manifest, item);
    const css = routes[id]?.css ?? [];
    routes[id] = { css: [...new Set([...css, ...without(own.styles, shared.styles).map(pathOf)])] };
    scripts[id] = [
      ...new Set([...(scripts[id] ?? []), ...without(own.scripts, shared.scripts).map(pathOf)]),
    ];
  }
  const tree = manifest["src/routeTree.gen.ts"];
  const otherRoutes = tree ? without(filesOf(manifest, tree).scripts, shared.scripts).map(pathOf) : [];
  const made = { routes, scripts, otherRoutes };
  known.set(manifest, made);
  return made;
}

const without = (files: Set<string>, others: Set<string>): string[] =>
  [...files].filter((file) => !others.has(file));

const pathOf = (file: string): string => `/${file}`;

/**
 * Returns the route of a lazily loaded source: `src/routes/pets/$id/$slug.tsx?tsr-split=component` is
 * `/pets/$id/$slug`.
 */
function routeIdOf(source: string): string | undefined {
  const path = /^src\/routes\/(.+)\.tsx\?/.exec(source)?.[1];
  return path && `/${path.replace(/(^|\/)index$/, "$1")}`;
}

type Found = { known: Set<string>; parts: Set<string>; scripts: Set<string>; styles: Set<string> };

/**
 * Returns a file with all its static imports. Styles are in import order, which lets a screen's own override
 * those of its parts.
 */
function filesOf(
  manifest: Manifest,
  item: Manifest[string],
  found: Found = { known: new Set(), parts: new Set(), scripts: new Set(), styles: new Set() },
): Found {
  if (found.known.has(item.file)) return found;
  found.known.add(item.file);
  for (const key of item.imports ?? []) {
    const imported = manifest[key];
    if (imported) filesOf(manifest, imported, found);
  }
  found.scripts.add(item.file);
  for (const file of item.css ?? []) found.styles.add(file);
  for (const key of item.dynamicImports ?? []) {
    const part = manifest[key];
    if (!part || !DRAWN.test(key) || found.parts.has(key)) continue;
    found.parts.add(key);
    filesOf(manifest, part, { ...found, known: new Set(), scripts: new Set() });
  }
  return found;
}
