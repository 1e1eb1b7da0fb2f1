import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { askedVendors, openVendors } from "./src/testing_vendors.ts";

const common = {
  extends: "./vite.config.ts",
  root: import.meta.dirname,
} as const;
/** How long a test waits for something to be shown, or to be clickable, in milliseconds. */
const WAIT_MS = 10_000;
/** Timeouts of each project, since those at the root don't reach them. */
const patience = { testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: WAIT_MS } } };

/** Rules and services run in Node, screens in a real browser. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: "../.data/vitest-web",
  test: {
    passWithNoTests: false,
    allowOnly: false,
    projects: [
      { ...common, test: { ...patience, name: "unit", environment: "node", include: ["src/**/*.test.ts"] } },
      {
        ...common,
        cacheDir: "../.data/vite-web-screens",
        // All of them at the start: a dependency discovered during a run would load a second React.
        optimizeDeps: {
          include: [
            "react",
            "react/jsx-runtime",
            "react/jsx-dev-runtime",
            "react-dom",
            "react-dom/client",
            "@tanstack/react-query",
            "@tanstack/react-router",
            "openapi-fetch",
            "pusher-js",
            "@stripe/stripe-js",
            "@stripe/react-stripe-js",
            "libheif-js/libheif/libheif.js",
            "lean-qr",
            "diff",
            "recharts",
            "ical-generator",
            "@sentry/react",
            "maplibre-gl",
            "topojson-client",
            "pmtiles",
          ],
        },
        test: {
          ...patience,
          name: "screens",
          // One page for all files: each import of the site costs more than most files' tests.
          isolate: false,
          include: ["src/**/*.test.tsx"],
          setupFiles: ["src/testing_setup.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            provider: playwright({
              // Without it a click on something that isn't there waits until the test's own timeout.
              actionTimeout: WAIT_MS,
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
            commands: { openVendors, askedVendors },
          },
        },
      },
    ],
  },
});
