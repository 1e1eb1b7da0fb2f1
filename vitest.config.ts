import { defineConfig } from "vitest/config";

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
    // As many as there are cores: the default leaves one of two idle, and a file waits much for its database.
    maxWorkers: 2,
    include: ["backend/**/*_test.ts", "bench/**/*_test.ts", "tools/**/*_test.ts"],
    globalSetup: ["backend/testing/setup.ts"],
    setupFiles: ["backend/testing/each_file.ts"],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    passWithNoTests: false,
    allowOnly: false,
  },
});
