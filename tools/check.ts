/** Everything that can be said of the code without running it. `deno run -A tools/check.ts` */
import { quietRedocly } from "./contract_diff.ts";
import { bin, deno, type Ran, run } from "./run.ts";

type Check = { name: string; command: string[]; env?: Record<string, string> };

const tool = (name: string, ...args: string[]): string[] => [deno, "run", "-A", `tools/${name}.ts`, ...args];

const checks: readonly Check[] = [
  {
    name: "types of the server, the tools and the journeys",
    command: [deno, "check", "--quiet", "backend", "tools", "web/e2e", "vitest.config.ts"],
  },
  { name: "types of the web and the ui-kit, and promises everywhere", command: tool("lint") },
  { name: "format", command: [deno, "fmt", "--check"] },
  { name: "lint", command: [deno, "lint", "--quiet"] },
  { name: "who imports whom", command: tool("check_imports") },
  { name: "generated code", command: tool("generate", "--check") },
  { name: "the web's route tree", command: tool("route_tree", "--check") },
  {
    name: "the contract's conventions",
    command: [
      bin("redocly"),
      "lint",
      "openapi/openapi.yaml",
      "--config=openapi/redocly.yaml",
      "--format=stylish",
    ],
    env: quietRedocly(),
  },
  { name: "the contract's YAML", command: tool("check_contract_style") },
  { name: "the contract against its last release", command: tool("contract_diff") },
];

/** Runs all checks, two at a time; prints a line for each and what a failing one says. Answers how many failed. */
export async function runChecks(): Promise<number> {
  const waiting = [...checks];
  let failed = 0;
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const ran = await run(check.command, { env: check.env ?? {} });
      if (ran.code !== 0) failed++;
      print(check, ran);
    }
  };
  await Promise.all([work(), work()]);
  return failed;
}

function print({ name }: Check, { code, output, seconds }: Ran): void {
  console.log(`${code === 0 ? "ok    " : "FAILED"} ${name} (${seconds.toFixed(1)} s)`);
  if (code !== 0) console.log(output.trim().replace(/^/gm, "  "));
}

if (import.meta.main) {
  const failed = await runChecks();
  if (failed) {
    console.error(`${failed} of ${checks.length} checks failed`);
    Deno.exit(1);
  }
}
