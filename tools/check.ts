/** Runs all checks that need no running code. `deno run -A tools/check.ts` */
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { changedSince, hasCommit } from "./changed.ts";
import { quietRedocly } from "./contract_diff.ts";
import { runInLanes, type Work } from "./lanes.ts";
import { bin, deno, type Ran, ROOT, run } from "./run.ts";

/** `seconds` is the measured duration with an empty cache, if longer than a moment; it decides the order. */
type Check = {
  name: string;
  seconds?: number;
  command: string[];
  env?: Record<string, string>;
  /** Files outside of which a change can't make it fail. Outside a whole run it is left out unless one of them has changed. */
  onlyOf?: RegExp;
};

/** Files that Deno runs. */
const ofDeno = [
  "vitest.config.ts",
  ...["backend", "tools", "bench", "web/e2e"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((path) => join(folder, path))
  ).filter((path) => path.endsWith(".ts")),
];

const tool = (name: string, ...args: string[]): string[] => [deno, "run", "-A", `tools/${name}.ts`, ...args];

const checks: readonly Check[] = [
  {
    // Deno's own type check would take 30 seconds of processor time, and the next one finds all but this.
    name: "modules, as Deno finds them",
    command: [deno, "cache", "--quiet", ...ofDeno],
  },
  { name: "types and promises, everywhere", seconds: 70, command: tool("lint") },
  { name: "format", command: [deno, "fmt", "--check"] },
  { name: "lint", command: [deno, "lint", "--quiet"] },
  { name: "no skipped tests", command: tool("check_tests") },
  {
    name: "no unused exports or files",
    seconds: 6,
    command: ["node", "node_modules/knip/bin/knip.js", "--no-progress", "--include", "files,exports,types"],
  },
  { name: "who imports whom", command: tool("check_imports") },
  { name: "generated code", seconds: 3, command: tool("generate", "--check") },
  { name: "the web's route tree", command: tool("route_tree", "--check") },
  {
    name: "the contract's conventions",
    seconds: 3,
    command: [
      bin("redocly"),
      "lint",
      "openapi/openapi.yaml",
      "--config=openapi/redocly.yaml",
      "--format=stylish",
    ],
    env: quietRedocly(),
  },
  { name: "every setting and job is documented", command: tool("config_table", "--check") },
  { name: "files that the documentation names", command: tool("check_docs") },
  {
    name: "the kit as a package",
    seconds: 10,
    command: tool("kit"),
    onlyOf: /^(ui-kit\/|tools\/(kit|must|run)\.ts$|package(-lock)?\.json$)/,
  },
  {
    name: "the client as a package",
    seconds: 14,
    command: tool("client"),
    onlyOf: /^(openapi\/|web\/client\/|tools\/(client|must|run|generate)\b|package(-lock)?\.json$)/,
  },
  { name: "words that people read", seconds: 2, command: tool("check_words") },
  { name: "plain comments and documents, American names", seconds: 4, command: tool("check_comments") },
  { name: "texts in the web's catalogs", seconds: 2, command: tool("check_texts") },
  { name: "the contract's YAML", command: tool("check_contract_style") },
  { name: "the contract against its last release", command: tool("contract_diff") },
];

/**
 * Returns the checks as work: all of them, or those that these changed files can make fail. Each prints a line, and its output if it
 * fails, and then calls `failed`.
 */
export function checkWorks(failed: (name: string) => void, changed?: readonly string[]): Work[] {
  const isNeeded = ({ onlyOf }: Check) => !changed || !onlyOf || changed.some((path) => onlyOf.test(path));
  return checks.filter(isNeeded).map((check) => ({
    name: `check: ${check.name}`,
    seconds: check.seconds ?? 2,
    lanes: 1,
    run: async () => {
      const ran = await run(check.command, { env: check.env ?? {} });
      if (ran.code !== 0) failed(check.name);
      print(check, ran);
    },
  }));
}

function print({ name }: Check, { code, output, seconds }: Ran): void {
  console.log(`${code === 0 ? "ok    " : "FAILED"} ${name} (${seconds.toFixed(1)} s)`);
  if (code !== 0) console.log(output.trim().replace(/^/gm, "  "));
}

if (import.meta.main) {
  const failed: string[] = [];
  const works = checkWorks((name) => failed.push(name), hasCommit("main") ? changedSince("main") : undefined);
  await runInLanes(works, availableParallelism());
  if (failed.length) {
    console.error(`${failed.length} of ${works.length} checks failed`);
    Deno.exit(1);
  }
}
