import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import { deno } from "./run.ts";

/** Tests that share one configuration of the runner. */
export type Suite = {
  name: string;
  config: string;
  runtime: "deno" | "node";
  needsBrowser?: boolean;
  needsWeb?: boolean;
  /** Measured duration in seconds, which decides only the order. */
  seconds: number;
  /** Number of its processes that are busy at a time; one by default. */
  lanes?: number;
  env?: Record<string, string>;
  /** In a whole run, a failing test gets a second try: the suites share the cores with a browser. */
  triesTwice?: boolean;
  /** Whether it records the statuses of each operation, and must have tested them all. */
  triesOperations?: boolean;
};

/** All suites; the tests of each are in the folder of its configuration. */
export const suites: readonly Suite[] = [
  {
    name: "server",
    config: "vitest.config.ts",
    runtime: "deno",
    seconds: 500,
    lanes: availableParallelism(),
    needsWeb: true,
    triesOperations: true,
    // Most of the server's code runs only a few times in each process, so V8 should collect the data for
    // compiling it from the first call on.
    env: { DENO_V8_FLAGS: "--no-lazy-feedback-allocation" },
  },
  {
    name: "web",
    config: "web/vitest.config.ts",
    runtime: "node",
    seconds: 265,
    needsBrowser: true,
    triesTwice: true,
  },
  { name: "client", config: "web/client/vitest.config.ts", runtime: "node", seconds: 5 },
  { name: "ui-kit", config: "ui-kit/vitest.config.ts", runtime: "node", seconds: 65, needsBrowser: true },
  {
    name: "e2e",
    config: "web/e2e/vitest.config.ts",
    runtime: "deno",
    seconds: 290,
    needsBrowser: true,
    triesTwice: true,
    needsWeb: true,
  },
];

/** Returns the command that runs a suite; further arguments narrow it or choose a reporter. */
export const runnerOf = ({ runtime, config }: Suite): string[] => [
  ...(runtime === "deno" ? [deno, "run", "-A", "npm:vitest"] : ["node", "node_modules/vitest/vitest.mjs"]),
  "run",
  "--config",
  config,
];

/**
 * Returns the suite of a test's path below the repository: the one with the nearest configuration above it.
 */
export function suiteOf(path: string): Suite {
  const near = suites.filter(({ config }) => `${path}/`.startsWith(`${dirname(config)}/`));
  return near.sort((a, b) => b.config.length - a.config.length)[0] ?? suites[0]!;
}
