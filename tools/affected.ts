/**
 * The tests that a change can affect: those that load a changed file, by imports and by what is declared here.
 *
 *     deno run -A tools/affected.ts           against main, with the working tree
 *     deno run -A tools/affected.ts 0ede9de7  against another commit
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Graph, graphOf, reachOf, readSources, type Sources } from "./import_graph.ts";
import { changedSince } from "./changed.ts";
import { ROOT } from "./run.ts";
import { type Suite, suiteOf, suites } from "./suites.ts";

const TEST =
  /^(backend|bench|tools)\/.*_test\.ts$|^web\/src\/.*\.test\.tsx?$|^web\/client\/.*\.test\.ts$|^web\/e2e\/.*\.journey\.ts$|^ui-kit\/src\/.*\.(test\.tsx?|stories\.tsx)$/;

/** Files that no import names but that the files before them read. */
const READS: readonly { of: RegExp; reads: RegExp }[] = [
  // Dependencies and settings of the whole repository.
  { of: TEST, reads: /^(package\.json|package-lock\.json|deno\.json)$/ },
  {
    of: /^(backend|bench|tools)\/.*_test\.ts$/,
    reads: /^(vitest\.config\.ts|backend\/testing\/(setup|each_file)\.ts)$/,
  },
  { of: /^web\/src\/.*\.test\.tsx?$/, reads: /^web\/([\w.]+\.ts|package\.json|tsconfig\.json)$/ },
  { of: /^web\/src\/.*\.test\.tsx$/, reads: /^web\/src\/testing_(setup|messages|vendors)\.ts$/ },
  { of: /^web\/client\/.*\.test\.ts$/, reads: /^web\/client\/(?!consumer\/)/ },
  { of: /^ui-kit\/src\//, reads: /^ui-kit\/(\.storybook\/|[\w.]+\.(ts|json)$)/ },
  {
    of: /^backend\/(platform\/db\/.*|features\/reference\/.*)_test\.ts$/,
    reads: /^backend\/platform\/db\/migrations\//,
  },
  // The cluster makes the template of each test's database.
  { of: /^backend\/testing\/databases\.ts$/, reads: /^backend\/testing\/cluster\.ts$/ },
  {
    of: /^backend\/platform\/embedded\/start\.ts$/,
    reads: /^backend\/platform\/ports\/payments\/simulator\//,
  },
  {
    of: /^backend\/testing\/ports\/payments\.ts$/,
    reads: /^backend\/platform\/ports\/payments\/simulator\//,
  },
  {
    of: /^(backend\/testing\/ports\/realtime|web\/src\/lib\/realtime\.test)\.ts$/,
    reads: /^backend\/testing\/ports\/realtime_server\.ts$/,
  },
  { of: /^backend\/testing\/files\.ts$/, reads: /^backend\/testing\/pictures\// },
  { of: /^backend\/testing\/outside\.ts$/, reads: /^backend\/testing\/tls\// },
  {
    of: /^backend\/demo\/pictures\/masters\.ts$/,
    reads: /^backend\/demo\/pictures\/(masters\/|previews\.json$)/,
  },
  { of: /^backend\/features\/files\/video_rules_test\.ts$/, reads: /^backend\/demo\/pictures\/masters\// },
  {
    of: /^backend\/features\/system\/media_test\.ts$/,
    reads: /^(backend\/demo\/pictures\/masters|web\/public)\//,
  },
  { of: /^backend\/features\/reference\/once_actions\.ts$/, reads: /^backend\/(demo|features\/reference)\// },
  {
    of: /^backend\/features\/masks\/(mask|asking)_corpus_test\.ts$/,
    reads: /^(backend\/features\/masks\/.*\.txt|docs\/security\.md)$/,
  },
  { of: /^backend\/features\/payments\/ends_table_test\.ts$/, reads: /^docs\/ends\.md$/ },
  { of: /^tools\/(security_tables|config_table)_test\.ts$/, reads: /^(docs\/|README\.md$)/ },
  // Tests that read sources to find forbidden code.
  {
    of:
      /^backend\/(lost_jobs|fairness|platform\/clock|features\/sale\/(order\/life_cycle_rules|ending\/stop_doors))_test\.ts$/,
    reads: /^(backend\/|docs\/architecture\.md$)/,
  },
  {
    of: /^tools\/(mutate|check_imports|security_tables)_test\.ts$/,
    reads: /^(backend|bench|web|ui-kit)\/|^docs\/security\.md$/,
  },
  { of: /^web\/src\/(lib\/forms|style_sheets)\.test\.ts$/, reads: /^(web|ui-kit)\/src\/.*\.(tsx|css)$/ },
  { of: /^ui-kit\/src\/tokens\.test\.ts$/, reads: /^ui-kit\/src\/tokens\.css$/ },
  // The contract and what is made of it.
  {
    of: /^tools\/(generate|check_contract_style|contract_diff)_test\.ts$/,
    reads: /^(openapi|tools\/(generate|golden))\//,
  },
  {
    of: /^(backend\/features\/payouts\/life_cycle_rules|tools\/client_against_server)_test\.ts$/,
    reads: /^openapi\//,
  },
  { of: /^web\/client\/.*\.test\.ts$/, reads: /^openapi\// },
  { of: /^tools\/lint_test\.ts$/, reads: /tsconfig\.json$|^\.oxlintrc\.json$/ },
  {
    of: /^tools\/(texts_plugin|class_names|route_tree)_test\.ts$/,
    reads: /^web\/(src\/routes\/|[\w.]+\.ts$)/,
  },
  // Code that decides about callers of an operation.
  {
    of: /^backend\/testing\/authori[sz]ation\/.*_test\.ts$/,
    reads: /^backend\/(platform\/(http\/|permissions|caller)|generated\/operations\.ts$)/,
  },
  // Pages are rendered by what is built of the web.
  {
    of: /^backend\/platform\/pages\/render_test\.ts$/,
    reads: /^(web|ui-kit)\/src\/(?!.*\.(test|stories)\.)/,
  },
  // Processes of their own, and what is built of the web: what they try is the platform, which the features share.
  {
    of: /^backend\/(server|production|least_rights|processes)_test\.ts$/,
    reads: /^backend\/([\w.]+|start|platform\/.*)$/,
  },
  { of: /^bench\/torture\/torture_test\.ts$/, reads: /^bench\/torture\// },
];

/**
 * Tests that use nearly everything: journeys, the example data, every caller of every operation, histories and races at random. A
 * change selects one of them only if it touches the test or a file that the test itself imports. The whole run has the others.
 */
const WHOLE_RUN_ONLY = new RegExp(
  [
    "^web/e2e/",
    "^bench/torture/",
    "^tools/weight_test",
    "^backend/demo/",
    "^backend/testing/authori[sz]ation/",
    "^backend/features/payments/money_model_test",
    "^backend/features/payouts/interleaving_test",
    "^backend/features/staff/standing_races_test",
    "^backend/features/users/closing_property_test",
  ].join("|"),
);

const FEATURES = "backend/testing/features.ts";
const ALL_FEATURES = "backend/features.ts";
const ROUTE_TREE = "web/src/routeTree.gen.ts";

/** Made from the contract: what changes there is told from the contract's own files, tag by tag. */
const MADE_OF_CONTRACT = /^(backend|web\/client)\/generated\//;

/** Returns the features that a test's source names for its app: all of them if it names them in a way not known here. */
export function featuresOf(source: string): readonly string[] | "all" {
  const given = source.matchAll(
    /(?:\bfeatures\s*[:=]\s*(?:await\s+loadFeatures\(\s*)?|\bloadFeatures\(\s*)(\[[^\]]*\]|[\w".]+)/g,
  );
  const lists = Array.from(given, ([, list]) => list!).filter((list) =>
    !/^(options\.|Features$|readonly$)/.test(list)
  );
  if (lists.some((list) => !list.startsWith("["))) return "all";
  return [...new Set(lists.flatMap((list) => Array.from(list.matchAll(/"(\w+)"/g), ([, name]) => name!)))];
}

/** Returns the addresses that the sources of a screen's test name, as patterns. */
export function addressesOf(source: string): RegExp[] {
  return [...source.matchAll(/["'`](\/(?!v1\/)[^"'`\s]*)["'`]/g)].map(([, text]) => {
    const path = text!.replace(/\$\{[^}]*\}/g, "\0").replace(/[?#].*$/, "").replace(/(.)\/$/, "$1");
    return new RegExp(`^${path.replace(/[.*+^()|[\]\\{}$]/g, "\\$&").replaceAll("\0", "[^/]+")}$`);
  });
}

/** Adds what imports don't say to the graph, and takes away what they say too much of. */
export function withDeclared(imports: Graph, sources: Sources, examples: Sources = new Map()): Graph {
  const graph: Graph = new Map(Array.from(imports, ([path, loads]) => [path, new Set(loads)]));
  const paths = [...sources.keys()];
  const handlers = paths.filter((path) => /^backend\/features\/\w+\/(\w+_)?handlers\.ts$/.test(path));
  // A test has the features that it names.
  graph.get(FEATURES)?.delete(ALL_FEATURES);
  for (const path of paths) {
    const source = sources.get(path)!;
    if (
      path === FEATURES || !/^(backend|bench|tools)\//.test(path) ||
      !/\b(startApp|open\w+|loadFeatures)\(/.test(source)
    ) continue;
    const named = featuresOf(source);
    if (named === "all") graph.get(path)!.add(ALL_FEATURES);
    else {for (const name of named) {
        for (const file of handlers) {
          if (dirname(file) === `backend/features/${name}`) graph.get(path)!.add(file);
        }
      }}
  }
  // Every app mounts all operations; a test tries those that its features handle.
  const operations = graph.get("backend/generated/operations.ts") ?? new Set();
  const tagOf = new Map<string, string>();
  for (const file of operations) {
    const tag = /^backend\/generated\/(\w+)\.ts$/.exec(file)?.[1];
    if (!tag) continue;
    for (const [, id] of sources.get(file)!.matchAll(/^ {2}id: "(\w+)"/gm)) tagOf.set(id!, tag);
  }
  for (const file of handlers) {
    for (const [word] of sources.get(file)!.matchAll(/\b[a-z]\w+\b/g)) {
      const tag = tagOf.get(word);
      if (tag !== undefined) graph.get(file)!.add(`openapi/paths/${tag}.yaml`);
    }
  }
  // Tests of the web answer with the contract's examples, each by its name.
  const exampleFiles = [...examples].flatMap(([path, text]) =>
    Array.from(text.matchAll(/^(\w+):/gm), ([, name]) => [name!, path] as const)
  );
  const fileOf = new Map(exampleFiles);
  for (const path of paths.filter((one) => /^(web|ui-kit)\//.test(one))) {
    const loads = graph.get(path)!;
    if (!loads.delete("backend/generated/openapi.json")) continue;
    for (const [word] of sources.get(path)!.matchAll(/\b[A-Z]\w+\b/g)) {
      const file = fileOf.get(word);
      if (file !== undefined) loads.add(file);
    }
  }
  // A screen's test shows the routes whose addresses it names, or all if it names none.
  const routes = [...graph.get(ROUTE_TREE) ?? []].filter((path) => path.startsWith("web/src/routes/"));
  if (routes.length) {
    const root = routes.filter((path) => path.endsWith("/__root.tsx"));
    graph.set(ROUTE_TREE, new Set(root));
    const addresses = new Map(routes.map((path) => {
      const address = /createFileRoute\("([^"]+)"\)/.exec(sources.get(path)!)?.[1] ?? "";
      return [path, address.replace(/\/(_\w+)/g, "").replace(/\/$/, "") || "/"] as const;
    }));
    for (const path of paths.filter((one) => /^web\/src\/.*\.test\.tsx?$/.test(one))) {
      const reached = reachOf(graph, path);
      if (!reached.has(ROUTE_TREE)) continue;
      const near = [...reached].filter((one) =>
        one === path || /\/testing\w*\.tsx?$/.test(one) && one !== "web/src/testing.tsx"
      );
      const named = near.flatMap((one) => addressesOf(sources.get(one) ?? ""));
      const shown = routes.filter((route) => matches(addresses.get(route)!, named));
      for (const route of shown.length ? shown : routes) graph.get(path)!.add(route);
    }
  }
  return graph;
}

/** Returns whether one of the addresses, or one below it, is the route's. */
function matches(route: string, named: readonly RegExp[]): boolean {
  const pattern = new RegExp(`^${route.replace(/[.*+^()|[\]\\{}]/g, "\\$&").replace(/\$\w*/g, "[^/]+")}$`);
  // A parameter of the route is any word, as is one of the test: each is tried in place of the other's.
  return named.some((one) =>
    one.test(route.replace(/\$\w*/g, "x")) ||
    pattern.test(one.source.slice(1, -1).replaceAll("[^/]+", "x").replaceAll("\\", ""))
  );
}

/** Returns the contract's files that a tag refers to, two references deep: deeper ones are nearly all. */
function withReferences(read: (path: string) => string | undefined, path: string, depth = 2): string[] {
  const text = read(path);
  if (text === undefined) return [];
  const found = [...text.matchAll(/["']?([./\w]+\.yaml)/g)].map(([, name]) => join(dirname(path), name!))
    .filter((one) => one !== path && !one.endsWith("/common.yaml"));
  return [
    path,
    ...depth > 0 ? [...new Set(found)].flatMap((one) => withReferences(read, one, depth - 1)) : [],
  ];
}

/** Returns the tables that a migration's source names. */
export function tablesOf(source: string): string[] {
  const statements = source.replace(/^import .*$/gm, "");
  const names = statements.matchAll(
    /\b(?:table|on|into|update|from|join)\s+(?:if\s+(?:not\s+)?exists\s+)?(?:only\s+)?([a-z]\w+)/gi,
  );
  const words = /^(if|not|exists|set|the|only|of|or|from|each|delete|update|conflict|new|old)$/;
  return [...new Set(Array.from(names, ([, name]) => name!.toLowerCase()))].filter((name) =>
    !words.test(name)
  );
}

/** Returns the tests that these changed files can affect. */
export function affectedTests(
  { graph, changed, read }: {
    graph: Graph;
    changed: readonly string[];
    read: (path: string) => string | undefined;
  },
): string[] {
  const isContract = changed.some((path) => path.startsWith("openapi/"));
  const direct = new Set(changed.filter((path) => !(isContract && MADE_OF_CONTRACT.test(path))));
  // The errors and parameters that all calls share. `openapi.yaml` only lists what the other files describe.
  const isShared = direct.has("openapi/schemas/common.yaml");
  const files = [...graph.keys()];
  const touched = new Set(direct);
  for (const { of, reads } of READS) {
    if (changed.some((path) => reads.test(path) && direct.has(path))) {
      for (const path of files) if (of.test(path)) touched.add(path);
    }
  }
  // A migration affects what names one of its tables; one that fails, fails each test with a database.
  for (const path of direct) {
    const tables = /^backend\/platform\/db\/migrations\/\d/.test(path) ? tablesOf(read(path) ?? "") : [];
    if (!tables.length) continue;
    const names = new RegExp(`\\b(${tables.join("|")})\\b`);
    for (const file of files) {
      if (/^backend\/features\/.*(store|actions)\.ts$/.test(file) && names.test(read(file) ?? "")) {
        touched.add(file);
      }
    }
  }
  if (isContract) {
    for (
      const path of new Set(
        files.flatMap((file) => [...graph.get(file)!]).filter((one) => one.startsWith("openapi/paths/")),
      )
    ) {
      if (isShared || withReferences(read, path).some((one) => direct.has(one))) touched.add(path);
    }
  }
  return files.filter((path) =>
    TEST.test(path) &&
    (WHOLE_RUN_ONLY.test(path)
      ? touched.has(path) || [...graph.get(path)!].some((one) => direct.has(one))
      : [...reachOf(graph, path)].some((one) => touched.has(one)))
  );
}

/** Returns the repository's graph with everything that tests depend on. */
export function readDependencies(): Graph {
  const sources = readSources(ROOT);
  const folder = "openapi/examples";
  const examples = readdirSync(join(ROOT, folder)).map((name) =>
    [`${folder}/${name}`, sourceAt(`${folder}/${name}`)!] as const
  );
  return withDeclared(graphOf(sources, (path) => existsSync(join(ROOT, path))), sources, new Map(examples));
}

/** Returns a file's text, if it exists. */
export const sourceAt = (path: string): string | undefined =>
  existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), "utf8") : undefined;

/** Returns the tests of each suite. */
export function bySuite(tests: readonly string[]): Map<Suite, string[]> {
  const found = Map.groupBy(tests, suiteOf);
  return new Map(suites.flatMap((suite) => found.has(suite) ? [[suite, found.get(suite)!]] : []));
}

/** Tests, or folders of tests, that need the web to be built. */
const OF_BUILT_WEB = [
  "backend/features/system/media_test.ts",
  "backend/least_rights_test.ts",
  "backend/platform/pages",
  "backend/platform/permissions_test.ts",
  "backend/processes_test.ts",
  "backend/production_test.ts",
  "backend/server_test.ts",
  "tools/weight_test.ts",
  "web/e2e",
];

/** Returns whether a test, or one in this folder, needs the web to be built. */
export const needsWeb = (path: string): boolean =>
  OF_BUILT_WEB.some((one) => `${one}/`.startsWith(`${path}/`) || `${path}/`.startsWith(`${one}/`));

if (import.meta.main) {
  const changed = changedSince(Deno.args[0] ?? "main");
  for (const path of affectedTests({ graph: readDependencies(), changed, read: sourceAt })) console.log(path);
}
