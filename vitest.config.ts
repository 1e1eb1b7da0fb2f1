import { defineConfig } from "vitest/config";

/**
 * Tests of the server and the tools: `deno run -A npm:vitest run`. They run under Deno, each file in a process of its
 * own, with databases of a cluster that the set-up starts once. The web and the ui-kit have their own configurations.
 */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: ".data/vitest",
  test: {
    name: "server",
    pool: "forks",
    // As many as there are cores: the default leaves one of two idle, and a file waits much for its database.
    maxWorkers: 2,
    include: ["backend/**/*_test.ts", "tools/**/*_test.ts"],
    globalSetup: ["backend/testing/setup.ts"],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    passWithNoTests: false,
    allowOnly: false,
  },
});
