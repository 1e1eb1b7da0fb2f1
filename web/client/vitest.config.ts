import { defineConfig } from "vitest/config";

/** Tests of the client itself: against a server in the same process, without a browser. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: "../../.data/vitest-client",
  test: { name: "client", include: ["src/**/*.test.ts"], passWithNoTests: false, allowOnly: false },
});
