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
  const items = Object.values(manifest);
  const entry = items.find((item) => item.isEntry);
  if (!entry) throw new Error("the web build's manifest has no entry");
  const shared = filesOf(manifest, entry);
  const css = new Set(
    items.flatMap((item) => [item.file, ...item.css ?? []]).filter((file) => file.endsWith(".css")),
  );
  const routes: Record<string, RouteFiles> = {
    [rootRouteId]: {
      preloads: [...shared].map(pathOf),
      css: [...css].map(pathOf),
      scripts: [{ attrs: { type: "module", src: pathOf(entry.file) } }],
    },
  };
  for (const [key, item] of Object.entries(manifest)) {
    const id = routeIdOf(key);
    if (id === undefined) continue;
    const files = [...filesOf(manifest, item)].filter((file) => !shared.has(file)).map(pathOf);
    routes[id] = { preloads: [...new Set([...routes[id]?.preloads ?? [], ...files])] };
  }
  const made = { routes };
  known.set(manifest, made);
  return made;
}

const pathOf = (file: string): string => `/${file}`;

/** The route whose lazy part this source is: `src/routes/pets/$id/$slug.tsx?tsr-split=component` is `/pets/$id/$slug`. */
function routeIdOf(source: string): string | undefined {
  const path = /^src\/routes\/(.+)\.tsx\?/.exec(source)?.[1];
  return path && `/${path.replace(/(^|\/)index$/, "$1")}`;
}

/** A file with all that it imports at once. */
function filesOf(manifest: Manifest, item: Manifest[string], found = new Set<string>()): Set<string> {
  if (found.has(item.file)) return found;
  found.add(item.file);
  for (const key of item.imports ?? []) {
    const imported = manifest[key];
    if (imported) filesOf(manifest, imported, found);
  }
  return found;
}
