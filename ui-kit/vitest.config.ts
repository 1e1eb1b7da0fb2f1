import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

/** Every story as a test in a real browser: it renders, its play function passes, and axe finds nothing. */
function stories(theme: "light" | "dark"): TestProjectConfiguration {
  return {
    plugins: [storybookTest({ configDir: `${root}.storybook` })],
    // Not `import.meta.env`: that is shared by all projects, and both would run in the last one's theme.
    define: { __STORY_THEME__: JSON.stringify(theme) },
    cacheDir: `${root}node_modules/.vite-${theme}`,
    test: {
      name: `stories-${theme}`,
      // One page for all files of a theme: Storybook's set-up and axe are loaded once.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 900 },
        provider: playwright({
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
}

export default defineConfig({
  root,
  test: {
    projects: [
      { root, test: { name: "unit", environment: "node", include: ["src/**/*.test.{ts,tsx}"] } },
      stories("light"),
      stories("dark"),
    ],
  },
});
