import { defineConfig } from "vitest/config";

/** The client's own tests: against a server in the same process, without a browser. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: "../../.data/vitest-client",
  test: { name: "client", include: ["src/**/*.test.ts"], passWithNoTests: false, allowOnly: false },
});
