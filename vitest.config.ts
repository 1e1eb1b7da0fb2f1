import { availableParallelism } from "node:os";
import { relative } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that take 10 seconds or more, or wait long for processes. They start first: a long file that starts last
 * runs alone, with the other core idle.
 */
const LONG = [
  "backend/server_test.ts",
  "bench/torture/torture_test.ts",
  "backend/features/staff/standing_races_test.ts",
  "backend/features/ledger/invariants_test.ts",
  "backend/features/listings/import_test.ts",
  "backend/features/listings/races_test.ts",
  "backend/features/payments/money_model_test.ts",
  "backend/features/payments/refunds_owed_test.ts",
  "backend/features/users/closing_property_test.ts",
  "backend/platform/jobs/runner_test.ts",
  "backend/testing/authorisation/matrix_1_test.ts",
  "backend/testing/authorisation/matrix_2_test.ts",
  "backend/testing/authorisation/matrix_3_test.ts",
  "backend/testing/authorisation/matrix_4_test.ts",
];

/** Runs the long files first, then the others by their duration in the last run, or by size if there was none. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONG.indexOf(relative(import.meta.dirname!, moduleId));
      return at < 0 ? LONG.length : at;
    };
    return [...await super.sort(files)].sort((a, b) => place(a) - place(b));
  }
}

/**
 * Tests of the server and the tools: `deno run -A npm:vitest run`. They run under Deno, in one process per core. The
 * setup starts one database cluster for all of them. The web and the ui-kit have their own configurations.
 */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: ".data/vitest",
  test: {
    name: "server",
    pool: "forks",
    // Each process runs its files one after the other and imports the app only once. A file restores every global
    // that it changes, such as the environment and the clock.
    isolate: false,
    // Deno imports the modules under test, as in a running server, and caches its compiled TypeScript between runs.
    // Vite's own module runner costs a tenth of the run, and only mocked modules need it.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // The default leaves one core idle, although a file spends much of its time waiting for its database.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    include: ["backend/**/*_test.ts", "bench/**/*_test.ts", "tools/**/*_test.ts"],
    globalSetup: ["backend/testing/setup.ts"],
    setupFiles: ["backend/testing/each_file.ts"],
    // A slow machine that runs all suites at once needs several times as long as a fast one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
    allowOnly: false,
  },
});
