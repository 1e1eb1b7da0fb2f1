import { dirname } from "node:path";
import { deno } from "./run.ts";

/** Tests that one configuration of the runner has in common. */
export type Suite = {
  name: string;
  config: string;
  runtime: "deno" | "node";
  needsBrowser?: boolean;
  needsWeb?: boolean;
  /** What it took when it was measured, in seconds; the order hangs on it. */
  seconds: number;
  /** How many processes of it are busy at a time; one unless told. */
  lanes?: number;
  env?: Record<string, string>;
  /** Notes which operation answered what, and has to have tried them all. */
  triesOperations?: boolean;
};

/** All of them, the folder of each configuration being where its tests lie. */
export const suites: readonly Suite[] = [
  {
    name: "server",
    config: "vitest.config.ts",
    runtime: "deno",
    seconds: 500,
    lanes: 2,
    needsWeb: true,
    triesOperations: true,
    // Most of the server's code runs a few times in each process: V8 notes from the first call on what it needs to compile it.
    env: { DENO_V8_FLAGS: "--no-lazy-feedback-allocation" },
  },
  { name: "web", config: "web/vitest.config.ts", runtime: "node", seconds: 265, needsBrowser: true },
  { name: "client", config: "web/client/vitest.config.ts", runtime: "node", seconds: 5 },
  { name: "ui-kit", config: "ui-kit/vitest.config.ts", runtime: "node", seconds: 65, needsBrowser: true },
  {
    name: "e2e",
    config: "web/e2e/vitest.config.ts",
    runtime: "deno",
    seconds: 290,
    needsBrowser: true,
    needsWeb: true,
  },
];

/** Returns the command that runs a suite; what follows it narrows it or says how to report. */
export const runnerOf = ({ runtime, config }: Suite): string[] => [
  ...(runtime === "deno" ? [deno, "run", "-A", "npm:vitest"] : ["node", "node_modules/vitest/vitest.mjs"]),
  ...["run", "--config", config],
];

/** Returns the suite of a test's path below the repository: the one whose configuration stands nearest above it. */
export function suiteOf(path: string): Suite {
  const near = suites.filter(({ config }) => `${path}/`.startsWith(`${dirname(config)}/`));
  return near.sort((a, b) => b.config.length - a.config.length)[0] ?? suites[0]!;
}
