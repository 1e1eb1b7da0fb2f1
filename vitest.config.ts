import { availableParallelism } from "node:os";
import { relative } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes 10 seconds and more, or waits long for processes: begun last, it would run alone while a core has nothing to do. */
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

/** The long ones first. The rest by what they took in the run before, or by their size where there was none. */
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
 * Tests of the server and the tools: `deno run -A npm:vitest run`. They run under Deno, in as many processes as there
 * are cores, with databases of a cluster that the set-up starts once. The web and the ui-kit have configurations of
 * their own.
 */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: ".data/vitest",
  test: {
    name: "server",
    pool: "forks",
    // Files one after the other in the same process: the app is imported once and not for each of them. What a file
    // changes for all (the environment, the clock) it puts back.
    isolate: false,
    // Deno imports what is tested, as it does when the server runs, and keeps what it made of the TypeScript between
    // runs. Vite's own way costs a tenth of the run, and is needed only for modules that are mocked.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // One process per core: the default leaves one idle, and a file spends much of its time waiting for its database.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    include: ["backend/**/*_test.ts", "bench/**/*_test.ts", "tools/**/*_test.ts"],
    globalSetup: ["backend/testing/setup.ts"],
    setupFiles: ["backend/testing/each_file.ts"],
    // A slow machine with all suites side by side takes several times as long as a quick one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
    allowOnly: false,
  },
});
