/** Which file of the repository loads which: imports, `import()`, style sheets, workers. Types alone load nothing. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import ts from "typescript";

/** For each file, as a path from the root, the files that it loads. */
export type Graph = Map<string, Set<string>>;

/** Sources by path from the root. */
export type Sources = ReadonlyMap<string, string>;

const FOLDERS = ["backend", "bench", "tools", "web", "ui-kit"];
const SOURCE = /\.(tsx?|mjs|css)$/;
const NOT_OURS = /^(node_modules|dist|storybook-static|\..*)$/;

/** The workspace's packages by the name that others import. */
const PACKAGES: Readonly<Record<string, string>> = {
  "@hearthpaw/client": "web/client/src/index.ts",
  "@hearthpaw/ui-kit": "ui-kit/src/index.ts",
  "@hearthpaw/ui-kit/tokens.css": "ui-kit/src/tokens.css",
  "@hearthpaw/ui-kit/base.css": "ui-kit/src/base.css",
};

/** Returns the text of every source below the root's folders. */
export function readSources(root: string): Sources {
  const visit = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      if (NOT_OURS.test(entry.name)) return [];
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return visit(path);
      return SOURCE.test(path) ? [path] : [];
    });
  const paths = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap(visit);
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

type Loaded = { name: string; names?: string[] };

/** Returns what a source loads, as it names it, with the names that it takes from there if it lists them. */
export function loadedBy(path: string, source: string): Loaded[] {
  if (path.endsWith(".css")) {
    const found = source.matchAll(/(?:@import|composes:[^;]*?\bfrom)\s+(?:url\()?["']([^"']+)/g);
    return [...found].map(([, name]) => ({ name: name! }));
  }
  const imports = ts.preProcessFile(source, true, true).importedFiles.flatMap(({ fileName, pos }) => {
    const before = source.slice(0, pos);
    const statement = before.slice(Math.max(before.lastIndexOf("import"), before.lastIndexOf("export")));
    if (/^(import|export)\s+type\b/.test(statement)) return [];
    const list = /^(?:import|export)\s*\{([^}]*)\}\s*from/.exec(statement)?.[1];
    if (list === undefined) return [{ name: fileName }];
    const names = list.split(",").map((name) => name.trim()).filter((name) =>
      name && !name.startsWith("type ")
    );
    // `import { a as b }` takes a, `export { a as b }` gives b.
    const at = statement.startsWith("export") ? -1 : 0;
    return names.length
      ? [{ name: fileName, names: names.map((name) => name.split(/\s+as\s+/).at(at)!) }]
      : [];
  });
  // Workers, processes and data: `new URL("./x_worker.ts", import.meta.url)`.
  const others = source.matchAll(/new URL\(\s*["'`](\.[^"'`$]*)["'`],\s*import\.meta\.url/g);
  return [...imports, ...Array.from(others, ([, name]) => ({ name: name! }))];
}

/** Returns the graph of these sources. It leaves out names of other packages. */
export function graphOf(sources: Sources, exists: (path: string) => boolean): Graph {
  const resolve = (from: string, name: string): string | undefined => {
    const bare = name.replace(/\?.*$/, "");
    const to = PACKAGES[bare] ?? (bare.startsWith(".") ? normalize(join(dirname(from), bare)) : undefined);
    return to !== undefined && exists(to) ? to : undefined;
  };
  const loads = new Map(Array.from(sources, ([path, source]) => [path, loadedBy(path, source)] as const));
  /** For each package's index, which file it has a name from: whoever imports one component doesn't load all. */
  const origins = new Map<string, Map<string, string>>();
  for (const index of Object.values(PACKAGES)) {
    const files = new Map<string, string>();
    for (const { name, names = [] } of loads.get(index) ?? []) {
      const to = resolve(index, name);
      if (to !== undefined) { for (const one of names) files.set(one, to); }
    }
    origins.set(index, files);
  }
  const graph: Graph = new Map();
  for (const [path, loaded] of loads) {
    const found = new Set<string>();
    for (const { name, names } of loaded) {
      const to = resolve(path, name);
      if (to === undefined) continue;
      const files = name in PACKAGES ? origins.get(to) : undefined;
      const from = names?.map((one) => files?.get(one) ?? to) ?? [to];
      for (const one of from) found.add(one);
    }
    graph.set(path, found);
  }
  return graph;
}

/** Returns all files that `path` loads, directly or through others, itself included. */
export function reachOf(graph: Graph, path: string): Set<string> {
  const reached = new Set<string>([path]);
  for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next);
  return reached;
}
