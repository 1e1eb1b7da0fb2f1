import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

/**
 * Runs every story as a test in a real browser: it renders, its play function passes, and axe finds nothing,
 * including color problems in the dark theme.
 */
const stories: TestProjectConfiguration = {
  plugins: [storybookTest({ configDir: `${root}.storybook` })],
  define: { __STORY_TESTS__: "true" },
  // A dependency that Vite discovers during a run would load a second copy of all modules that it shares.
  optimizeDeps: { include: ["@storybook/addon-a11y/preview"] },
  test: {
    name: "stories",
    // All files share one page, which loads Storybook's setup and axe only once.
    isolate: false,
    // Pages of prose have no stories.
    exclude: ["**/*.mdx"],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({
        actionTimeout: 10_000,
        launchOptions: {
          executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
          args: [
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
          ],
        },
      }),
      instances: [{ browser: "chromium" }],
    },
  },
};

export default defineConfig({
  root,
  test: {
    projects: [
      { root, test: { name: "unit", environment: "node", include: ["src/**/*.test.{ts,tsx}"] } },
      stories,
    ],
  },
});
