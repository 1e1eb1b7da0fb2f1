import { join } from "node:path";
import { defineConfig } from "vitest/config";

/**
 * The journeys: people in a real browser against the real server, started as a separate process with an empty
 * data folder. `make e2e`. They run one after the other, because they share two cores with a server, its
 * database and a browser.
 */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: join(import.meta.dirname!, "../../.data/vitest-e2e"),
  test: {
    name: "e2e",
    pool: "forks",
    include: ["*.journey.ts"],
    globalSetup: ["harness/setup.ts"],
    setupFiles: ["harness/each_file.ts"],
    fileParallelism: false,
    // All files share one process, and with it one browser; each person has a separate profile.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
    allowOnly: false,
  },
});
