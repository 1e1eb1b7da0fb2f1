import { rootRouteId } from "@tanstack/react-router";

/** The browser build's list of files, as Vite writes it. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; assets?: string[]; imports?: string[]; isEntry?: boolean }
>;

type RouteFiles = {
  preloads?: string[];
  css?: string[];
  scripts?: { attrs: Record<string, string | boolean> }[];
};

const known = new WeakMap<Manifest, { routes: Record<string, RouteFiles> }>();

/** Returns the files that each route needs, as the router's server wants to know them; worked out once for a build. */
export function routerManifest(manifest: Manifest): { routes: Record<string, RouteFiles> } {
  const before = known.get(manifest);
  if (before) return before;
  const entry = Object.values(manifest).find((item) => item.isEntry);
  if (!entry) throw new Error("the web build's manifest has no entry");
  const shared = filesOf(manifest, entry);
  const routes: Record<string, RouteFiles> = {
    [rootRouteId]: {
      preloads: [...shared.scripts].map(pathOf),
      css: [...shared.styles].map(pathOf),
      scripts: [{ attrs: { type: "module", src: pathOf(entry.file) } }],
    },
  };
  for (const [key, item] of Object.entries(manifest)) {
    const id = routeIdOf(key);
    if (id === undefined) continue;
    const { scripts, styles } = filesOf(manifest, item);
    const { preloads = [], css = [] } = routes[id] ?? {};
    routes[id] = {
      preloads: [...new Set([...preloads, ...without(scripts, shared.scripts).map(pathOf)])],
      css: [...new Set([...css, ...without(styles, shared.styles).map(pathOf)])],
    };
  }
  const made = { routes };
  known.set(manifest, made);
  return made;
}

const without = (files: Set<string>, others: Set<string>): string[] =>
  [...files].filter((file) => !others.has(file));

const pathOf = (file: string): string => `/${file}`;

/** The route whose lazy part this source is: `src/routes/pets/$id/$slug.tsx?tsr-split=component` is `/pets/$id/$slug`. */
function routeIdOf(source: string): string | undefined {
  const path = /^src\/routes\/(.+)\.tsx\?/.exec(source)?.[1];
  return path && `/${path.replace(/(^|\/)index$/, "$1")}`;
}

/** A file with all that it imports at once. Styles stand in the order of imports, so that a screen's own win over its parts'. */
function filesOf(
  manifest: Manifest,
  item: Manifest[string],
  found = { scripts: new Set<string>(), styles: new Set<string>() },
): { scripts: Set<string>; styles: Set<string> } {
  if (found.scripts.has(item.file)) return found;
  found.scripts.add(item.file);
  for (const key of item.imports ?? []) {
    const imported = manifest[key];
    if (imported) filesOf(manifest, imported, found);
  }
  for (const file of item.css ?? []) found.styles.add(file);
  return found;
}
