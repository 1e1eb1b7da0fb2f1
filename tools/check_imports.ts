/**
 * Who may import whom: docs/architecture.md as code. `deno run -A tools/check_imports.ts` exits 1 and names every import
 * that the table does not allow.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import ts from "typescript";

export type Import = { from: string; to: string; line: number; isType: boolean };

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
  because: string;
};

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
    never: new RegExp(`${FEATURE}|${OUTER}|backend/services\\.ts`),
    because: "a port knows its provider and no feature",
    ...PRODUCTION,
  },
  {
    of: /^backend\/platform\/(db|embedded|outbox)\//,
    never: new RegExp(`${FEATURE}|${OUTER}|backend/services\\.ts`),
    because: "what carries features does not know them",
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
    never: new RegExp(`${FEATURE}|backend/(app|server|main|jobs)\\.ts|backend/platform/(front|jobs)`),
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
    except: /^web\/(e2e\/|vite|precompress|.*(_test|\.test)\.tsx?$)/,
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
    of: /^web\/client\//,
    only: /^(openapi-fetch|@tanstack\/react-query|web\/client\/)/,
    because: "the client needs openapi-fetch and TanStack Query only",
    except: /(\.test\.ts|vitest\.config\.ts)$/,
  },
];

/** What is wrong with these imports, a line each. */
export function violations(imports: readonly Import[]): string[] {
  const wrong: string[] = [];
  for (const { from, to, line, isType } of imports) {
    for (const rule of rules) {
      if (!rule.of.test(from) || rule.except?.test(from)) continue;
      if (rule.typesAreFine && isType) continue;
      if (rule.never?.test(to) || (rule.only && !rule.only.test(to))) {
        wrong.push(`${from}:${line} imports ${to}: ${rule.because}`);
      }
    }
    const [own, other] = [from, to].map((path) => /^web\/src\/features\/(\w+)\//.exec(path)?.[1]);
    if (own && other && own !== other) {
      wrong.push(
        `${from}:${line} imports ${to}: features never import each other; what two need goes to components`,
      );
    }
  }
  return wrong;
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
  for (const folder of ["backend", "web", "ui-kit"]) visit(join(root, folder));
  return found.sort();
}

if (import.meta.main) {
  const root = join(import.meta.dirname!, "..");
  const wrong = sources(root).flatMap((path) => {
    const source = readFileSync(join(root, path), "utf8");
    return [...violations(importsOf(path, source)), ...readsEnvironment(path, source)];
  });
  if (wrong.length) {
    console.error(wrong.join("\n"));
    Deno.exit(1);
  }
}
