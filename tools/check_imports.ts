/**
 * Rules for imports between modules: docs/architecture.md as code. `deno run -A tools/check_imports.ts` exits
 * with 1 and names every import that the table does not allow.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import ts from "typescript";

export type Import = { from: string; to: string; line: number; isType: boolean; isLater: boolean };

type Rule = {
  /** Files to which the rule applies. */
  of: RegExp;
  /** Exceptions among them. */
  except?: RegExp;
  /** Imports that are forbidden: paths from the root, or names of packages. */
  never?: RegExp;
  /** The only imports that are allowed, besides files of their own folder. */
  only?: RegExp;
  /** Whether type imports are allowed all the same. */
  typesAreFine?: boolean;
  /** Whether a dynamic `import()` is allowed. */
  laterIsFine?: boolean;
  because: string;
};

/**
 * Layers of features, lowest first. A feature imports features of its own layer and of those below, never in a
 * circle. Folders are tags of the contract, or domains that several tags share (accounts, ledger, mails,
 * sale ...).
 */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  /** Facts and rules without people. */
  ground: ["approvals", "audit", "ledger", "masks", "places", "state_rules"],
  people: ["accounts", "blocks", "settings"],
  messages: ["abuse_reports", "links", "mails", "notifications", "sms"],
  catalog: [
    "applications",
    "breeders",
    "breeds",
    "favourites",
    "files",
    "fraud",
    "listings",
    "litters",
    "parents",
    "pet_profiles",
    "pets",
    "posts",
    "reference",
    "saved_searches",
    "search",
    "waitlists",
  ],
  sale: [
    "add_ons",
    "chargebacks",
    "deliveries",
    "discount_codes",
    "disputes",
    "matches",
    "money",
    "payments",
    "payouts",
    "reservations",
    "sale",
  ],
  /** Accounts, conversations and work of staff, which show and change the rest. */
  desks: [
    "analytics",
    "auth",
    "chats",
    "moderation",
    "passwords",
    "phones",
    "questions",
    "realtime",
    "reviews",
    "second_factor",
    "staff",
    "system",
    "users",
    "verification",
  ],
};

/** The kinds of files in a feature, each also with a part's name before it: `social_handlers.ts`. */
const KINDS = /(^|_)(handlers|rules|rule|store|actions|view|jobs|emails|crypto|worker|index)\.ts$/;

const FEATURE = String.raw`backend/features/\w+/(\w+/)?`;
const RULES = String.raw`${FEATURE}(\w+_)?rules\.ts$`;
const STORE = String.raw`${FEATURE}(\w+_)?store\.ts$`;
const HANDLERS = String.raw`${FEATURE}(\w+_)?handlers\.ts$`;
/** A part of the sale, which others enter by its index.ts. */
const PART = /^backend\/features\/sale\/(\w+)\/([\w.]+)$/;
const OUTER = String
  .raw`backend/(app|features|server|main)\.ts|backend/platform/(http|jobs)/|backend/platform/front\.ts`;
const TEST = /^backend\/testing\/|(_test\.ts|\.test\.tsx?|\/testing\w*\.ts|\.stories\.tsx?)$/;
const PRODUCTION = { except: TEST };

const rules: readonly Rule[] = [
  {
    of: /^backend\//,
    never:
      /^(sharp|nodemailer|pusher|@zxcvbn-ts\/[\w-]+|@node-rs\/argon2)$|\/image_actions\.ts$|generated\/openapi\.json$/,
    typesAreFine: true,
    laterIsFine: true,
    because: "it is large, and a server can start without it: import() it where it is needed first",
    except: new RegExp(`^backend/demo/|/image_actions\\.ts$|${TEST.source}`),
  },
  {
    of: new RegExp(RULES),
    never: new RegExp(
      `${STORE}|${HANDLERS}|backend/(services|platform/(ports|config|log|db/(?!schema\\.ts)|outbox|embedded))|^node:`,
    ),
    because: "rules decide from their arguments alone",
    ...PRODUCTION,
  },
  {
    of: new RegExp(STORE),
    never: /backend\/(services\.ts|platform\/(ports|outbox|problem\.ts|http))|\/(\w+_)?actions\.ts$/,
    because: "a store knows SQL, and never answers a protocol error",
    ...PRODUCTION,
  },
  {
    of: new RegExp(FEATURE),
    except: new RegExp(`${HANDLERS}|${TEST.source}`),
    never: new RegExp(HANDLERS),
    because: "handlers stand above the rest of their feature",
  },
  {
    of: new RegExp(HANDLERS),
    never: new RegExp(HANDLERS),
    because: "handlers never call each other's: what two need is an action",
    ...PRODUCTION,
  },
  {
    of: new RegExp(FEATURE),
    never: new RegExp(OUTER),
    typesAreFine: true,
    because: "features know nothing of HTTP, the app and its jobs",
    ...PRODUCTION,
  },
  {
    of: new RegExp(FEATURE),
    never: /backend\/platform\/ports\/\w+\/(?!(port|channels)\.ts)/,
    except: TEST,
    because: "a feature knows a port by its interface, and is given the implementation",
  },
  {
    of: /^backend\/platform\/ports\//,
    never: new RegExp(`${OUTER}|backend/services\\.ts`),
    because: "a port knows its provider and not who serves with it",
    ...PRODUCTION,
  },
  {
    of: /^backend\/platform\//,
    never: /^backend\/(features|demo)\/|^backend\/(main|server|app|features|jobs)\.ts$/,
    because: "the platform carries features and knows none",
    ...PRODUCTION,
  },
  {
    of: /^backend\/platform\//,
    never: /^backend\/services\.ts$/,
    typesAreFine: true,
    because: "the platform is given its services",
    ...PRODUCTION,
  },
  {
    of: /^backend\/platform\/(db|embedded|outbox)\//,
    never: new RegExp(`${OUTER}|backend/services\\.ts`),
    because: "the database knows nothing of who uses it",
    ...PRODUCTION,
  },
  {
    of: /^backend\/jobs\.ts|\/jobs\.ts$/,
    never: new RegExp(`${HANDLERS}|backend/(app|features|server|main)\\.ts|backend/platform/(http|front)`),
    because: "a job calls actions, as a handler does",
    ...PRODUCTION,
  },
  {
    of: /^backend\/platform\/http\//,
    never: /^backend\/platform\/(front\.ts|jobs\/)/,
    because: "the adapter knows the contract, not the features",
    ...PRODUCTION,
  },
  {
    of: /^backend\/(?!platform\/http\/|app\.ts|platform\/answer\.ts|generated\/)/,
    never: /^(hono|@hono\/)/,
    because: "http/ alone knows Hono",
    ...PRODUCTION,
  },
  {
    of: /^backend\/(?!demo\/)/,
    except: /^backend\/main\.ts$/,
    never: /^backend\/demo\//,
    because: "production runs without demo/",
  },
  {
    of: /^backend\/main\.ts$/,
    never: /^backend\/demo\/(?!main\.ts$)/,
    because: "main.ts loads demo/main.ts, where the configuration asks for it, and nothing else of demo/",
  },
  {
    of: /^backend\//,
    never: /^backend\/testing\//,
    because: "only tests use what is made for tests",
    ...PRODUCTION,
  },
  {
    of: /^backend\//,
    never: /^(web|ui-kit|tools)\/|^@hearthpaw\//,
    because: "backend and web never import each other's source",
  },
  {
    of: /^(web|ui-kit)\//,
    except: /^web\/(e2e\/|vite|precompress|.*(_test|\.test|\/testing\w*)\.tsx?$)/,
    never: /^backend\//,
    because: "backend and web never import each other's source",
  },
  {
    of: /^web\/src\/lib\//,
    never: /^web\/src\/(components|features|routes)\//,
    because: "lib stands below everything else of the web",
  },
  {
    of: /^web\/src\/components\//,
    never: /^web\/src\/(features|routes)\//,
    because: "components stand below features",
  },
  {
    of: /^web\/src\/features\//,
    never: /^web\/src\/routes\//,
    because: "routes show features, not the reverse",
  },
  {
    of: /^ui-kit\/src\//,
    only: /^(react|react-dom|ui-kit\/)/,
    because: "the ui-kit needs React only",
    ...PRODUCTION,
  },
  {
    of: /^web\/client\/consumer\//,
    only: /^@hearthpaw\/client$/,
    because: "whoever uses the client's package has nothing else",
  },
  {
    of: /^web\/client\/(?!consumer\/)/,
    only: /^(openapi-fetch|@tanstack\/react-query|web\/client\/)/,
    because: "the client needs openapi-fetch and TanStack Query only",
    except: /(\.test\.ts|vitest\.config\.ts)$/,
  },
  {
    of: /^bench\/torture\/checker\//,
    only: /^(node:|pg$|bench\/torture\/checker\/)/,
    because: "who judges the product's money knows none of its code",
  },
];

/** Returns the forbidden imports, a line each. */
export function violations(imports: readonly Import[]): string[] {
  const wrong: string[] = [];
  for (const { from, to, line, isType, isLater } of imports) {
    for (const rule of rules) {
      if (!rule.of.test(from) || rule.except?.test(from)) continue;
      if (rule.typesAreFine && isType) continue;
      if (rule.laterIsFine && isLater) continue;
      if (rule.never?.test(to) || (rule.only && !rule.only.test(to))) {
        wrong.push(`${from}:${line} imports ${to}: ${rule.because}`);
      }
    }
    const one = { from, to, line, isType, isLater };
    wrong.push(...againstLayers(one), ...pastDoor(one));
    const [own, other] = [from, to].map((path) => /^web\/src\/features\/(\w+)\//.exec(path)?.[1]);
    if (own && other && own !== other) {
      wrong.push(
        `${from}:${line} imports ${to}: features never import each other; what two need goes to components`,
      );
    }
  }
  return wrong;
}

/**
 * Returns an error for an import of a feature in a higher layer, or without a layer; type imports count too.
 */
function againstLayers({ from, to, line }: Import): string[] {
  if (TEST.test(from)) return [];
  const [own, other] = [from, to].map(featureOf);
  if (!own || !other || own === other) return [];
  const names = Object.keys(LAYERS);
  const place = (feature: string) => names.findIndex((name) => LAYERS[name]!.includes(feature));
  for (const name of [own, other]) {
    if (place(name) < 0) return [`${from}:${line}: the feature ${name} has no layer`];
  }
  return place(other) <= place(own) ? [] : [
    `${from}:${line} imports ${to}: the layer ${names[place(other)]} is above ${names[place(own)]}; ` +
    "move what both need below them",
  ];
}

/** Returns an import that enters a part of the sale past its index.ts. */
function pastDoor({ from, to, line }: Import): string[] {
  const entered = PART.exec(to);
  if (!entered || entered[2] === "index.ts" || TEST.test(from) || /^(bench|tools|web)\//.test(from)) {
    return [];
  }
  return PART.exec(from)?.[1] === entered[1]
    ? []
    : [`${from}:${line} imports ${to}: import a part of the sale from its index.ts`];
}

function featureOf(path: string): string | undefined {
  return /^backend\/features\/(\w+)\//.exec(path)?.[1];
}

/** Returns circles among the features, and among the parts of the sale. oxlint finds circles of files. */
export function circles(imports: readonly Import[]): string[] {
  const partOf = (path: string) => PART.exec(path)?.[1];
  return [
    ...circlesBy(imports, featureOf, "features"),
    ...circlesBy(imports, partOf, "parts of the sale"),
  ];
}

function circlesBy(
  imports: readonly Import[],
  nodeOf: (path: string) => string | undefined,
  kind: string,
): string[] {
  const below = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const own = nodeOf(from);
    const other = nodeOf(to);
    if (TEST.test(from) || !own || !other || own === other) continue;
    below.set(own, (below.get(own) ?? new Set()).add(other));
  }
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (node: string, path: readonly string[]) => {
    const at = path.indexOf(node);
    if (at >= 0) {
      found.push(`${kind} import each other in a circle: ${[...path.slice(at), node].join(" -> ")}`);
      return;
    }
    if (done.has(node)) return;
    for (const next of below.get(node) ?? []) visit(next, [...path, node]);
    done.add(node);
  };
  for (const node of below.keys()) visit(node, []);
  return found;
}

/** Returns an error for a feature's file whose name does not tell its kind. */
export function withoutKind(path: string): string[] {
  const name = /^backend\/features\/\w+\/(?:(?<=sale\/)\w+\/)?([^/]+)$/.exec(path)?.[1];
  if (!name || TEST.test(path) || KINDS.test(name)) return [];
  return [`${path} is of no kind that docs/architecture.md names`];
}

/** Returns an error for each read of an environment variable outside of one file. */
export function readsEnvironment(path: string, source: string): string[] {
  if (!path.startsWith("backend/") || path === "backend/platform/config.ts" || TEST.test(path)) return [];
  return source.split("\n").flatMap((text, index) =>
    /\bDeno\.env\b|\bprocess\.env\b/.test(text)
      ? [`${path}:${index + 1} reads the environment: config.ts alone does`]
      : []
  );
}

/** Returns the imports of a source, those of files as paths from the root. */
export function importsOf(path: string, source: string): Import[] {
  return ts.preProcessFile(source, true, true).importedFiles.map(({ fileName, pos }) => {
    const before = source.slice(0, pos);
    const statement = before.slice(Math.max(before.lastIndexOf("import"), before.lastIndexOf("export")));
    return {
      from: path,
      to: fileName.startsWith(".") ? normalize(join(dirname(path), fileName)) : fileName,
      line: before.split("\n").length,
      isType: /^(import|export)\s+type\b/.test(statement),
      isLater: /^import\s*\(/.test(statement),
    };
  });
}

function sources(root: string): string[] {
  const found: string[] = [];
  const visit = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (
        entry.isDirectory() &&
        !/^(node_modules|dist|generated|golden|storybook-static|\..*)$/.test(entry.name)
      ) visit(path);
      if (entry.isFile() && /\.tsx?$/.test(entry.name)) found.push(relative(root, path));
    }
  };
  for (const folder of ["backend", "bench", "web", "ui-kit"]) visit(join(root, folder));
  return found.sort();
}

if (import.meta.main) {
  const root = join(import.meta.dirname!, "..");
  const imports: Import[] = [];
  const wrong = sources(root).flatMap((path) => {
    const source = readFileSync(join(root, path), "utf8");
    const own = importsOf(path, source);
    imports.push(...own);
    return [...violations(own), ...withoutKind(path), ...readsEnvironment(path, source)];
  });
  wrong.push(...circles(imports));
  if (wrong.length) {
    console.error(wrong.join("\n"));
    Deno.exit(1);
  }
}
