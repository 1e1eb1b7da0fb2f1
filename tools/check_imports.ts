/**
 * Who may import whom: docs/architecture.md as code. `deno run -A tools/check_imports.ts` exits 1 and names every import
 * that the table does not allow.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import ts from "typescript";

export type Import = { from: string; to: string; line: number; isType: boolean; isLater: boolean };

type Rule = {
  /** The files that it speaks of. */
  of: RegExp;
  /** Files among them that it leaves alone. */
  except?: RegExp;
  /** What they may not import: paths from the root, or names of packages. */
  never?: RegExp;
  /** What alone they may import; for packages and files of other folders than their own. */
  only?: RegExp;
  /** Types may be imported all the same. */
  typesAreFine?: boolean;
  /** It may be imported by `import()`, when it is needed. */
  laterIsFine?: boolean;
  because: string;
};

/**
 * The features, the lowest first: each imports only those before it. Tags of the contract stand beside the domains that
 * several tags share (accounts, audit, links, second_factor, orders, ledger, mails, reports, sms).
 */
export const ORDER = [
  "places",
  "ledger",
  "masks",
  "accounts",
  "audit",
  "approvals",
  "state_rules",
  "settings",
  "mails",
  "sms",
  "notifications",
  "reports",
  "links",
  "second_factor",
  "blocks",
  "files",
  "pets",
  "breeds",
  "reference",
  "search",
  "saved_searches",
  "fraud",
  "pet_profiles",
  "favourites",
  "listings",
  "litters",
  "parents",
  "applications",
  "breeders",
  "posts",
  "discount_codes",
  "add_ons",
  "payouts",
  "waitlists",
  "orders",
  "verification",
  "matches",
  "reservations",
  "payments",
  "disputes",
  "chargebacks",
  "reviews",
  "chats",
  "moderation",
  "money",
  "analytics",
  "emails",
  "staff",
  "realtime",
  "auth",
  "passwords",
  "phones",
  "users",
  "system",
] as const;

/** The kinds of files in a feature, each also with a part's name before it: `social_handlers.ts`. */
const KINDS = /(^|_)(handlers|rules|rule|store|actions|view|jobs|emails|crypto|worker|index)\.ts$/;

const FEATURE = String.raw`backend/features/\w+/`;
const RULES = String.raw`backend/features/\w+/(\w+_)?rules\.ts$`;
const STORE = String.raw`backend/features/\w+/(\w+_)?store\.ts$`;
const HANDLERS = String.raw`backend/features/\w+/(\w+_)?handlers\.ts$`;
const OUTER = String
  .raw`backend/(app|server|main)\.ts|backend/platform/(http|jobs)/|backend/platform/front\.ts`;
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
    never: /^backend\/(features|demo)\/|^backend\/(main|server|app|jobs)\.ts$/,
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
    never: new RegExp(`${HANDLERS}|backend/(app|server|main)\\.ts|backend/platform/(http|front)`),
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

/** What is wrong with these imports, a line each. */
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
    wrong.push(...againstOrder({ from, to, line, isType, isLater }));
    const [own, other] = [from, to].map((path) => /^web\/src\/features\/(\w+)\//.exec(path)?.[1]);
    if (own && other && own !== other) {
      wrong.push(
        `${from}:${line} imports ${to}: features never import each other; what two need goes to components`,
      );
    }
  }
  return wrong;
}

/** An import of a feature that stands above, or that the order does not name; types count as well. */
function againstOrder({ from, to, line }: Import): string[] {
  if (TEST.test(from)) return [];
  const [own, other] = [from, to].map((path) => /^backend\/features\/(\w+)\//.exec(path)?.[1]);
  if (!own || !other || own === other) return [];
  const place = (name: string) => (ORDER as readonly string[]).indexOf(name);
  for (const name of [own, other]) {
    if (place(name) < 0) return [`${from}:${line}: the feature ${name} has no place in the order`];
  }
  return place(other) < place(own)
    ? []
    : [`${from}:${line} imports ${to}: ${other} stands above ${own}; what both need belongs below them`];
}

/** A file of a feature whose name does not tell its kind. */
export function withoutKind(path: string): string[] {
  const name = /^backend\/features\/\w+\/([^/]+)$/.exec(path)?.[1];
  if (!name || TEST.test(path) || KINDS.test(name)) return [];
  return [`${path} is of no kind that docs/architecture.md names`];
}

/** Environment variables are read in one place. */
export function readsEnvironment(path: string, source: string): string[] {
  if (!path.startsWith("backend/") || path === "backend/platform/config.ts" || TEST.test(path)) return [];
  return source.split("\n").flatMap((text, index) =>
    /\bDeno\.env\b|\bprocess\.env\b/.test(text)
      ? [`${path}:${index + 1} reads the environment: config.ts alone does`]
      : []
  );
}

/** The imports of a source, those of files as paths from the root. */
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
  const wrong = sources(root).flatMap((path) => {
    const source = readFileSync(join(root, path), "utf8");
    return [
      ...violations(importsOf(path, source)),
      ...withoutKind(path),
      ...readsEnvironment(path, source),
    ];
  });
  if (wrong.length) {
    console.error(wrong.join("\n"));
    Deno.exit(1);
  }
}
