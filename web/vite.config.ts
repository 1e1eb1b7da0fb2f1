import { join } from "node:path";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { classNames } from "./class_names.ts";
import { iconSheet } from "./icons_plugin.ts";
import { mapCities } from "./map_cities.ts";
import { kitLayer } from "./kit_layer.ts";
import { offline } from "./offline.ts";
import { ownOperations } from "./operations_plugin.ts";
import { precompress } from "./precompress.ts";
import { routes } from "./routes.config.ts";
import { ownTexts } from "./texts_plugin.ts";

/**
 * Two builds: the browser's (`vite build`, hashed files and a manifest in dist/client) and the server's
 * (`vite build --ssr`, one self-contained module in dist/server that the backend loads).
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  plugins: [
    ownTexts(process.env.SITE_LANGUAGE),
    classNames(join(import.meta.dirname, "src"), join(import.meta.dirname, "../ui-kit/src")),
    tanstackRouter({ ...routes, autoCodeSplitting: !isSsrBuild }),
    react(),
    kitLayer(),
    mapCities(),
    ...(isSsrBuild ? [] : [ownOperations(), iconSheet(), offline(), precompress()]),
  ],
  // React includes this since version 18.
  resolve: command === "build"
    ? { alias: { "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector" } }
    : {},
  define: {
    __BUILD_VERSION__: JSON.stringify(process.env.DEPLOYMENT_VERSION ?? "2025.10.10.1833"),
    // A server build leaves this undefined, and React would run its development version.
    ...(command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {}),
    // Unused parts of the error reports' SDK.
    __SENTRY_DEBUG__: "false",
    __RRWEB_EXCLUDE_IFRAME__: "true",
    __RRWEB_EXCLUDE_SHADOW_DOM__: "true",
    __SENTRY_EXCLUDE_REPLAY_WORKER__: "true",
  },
  build: {
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    target: "es2022",
    sourcemap: isSsrBuild ? false : "hidden",
    assetsInlineLimit: 0,
    // The browser finds a screen's imports in the screen; a list of them all would load with every page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith(".css")),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      // Inlines each text into the code that shows it, instead of a separate constant.
      optimization: { inlineConst: { mode: "all" } },
      input: isSsrBuild ? "src/entry_server.tsx" : "src/main.tsx",
      output: {
        // Pages list many files, and each waits for those names, so they are short: `.vite/manifest.json`
        // maps them.
        assetFileNames: "assets/[hash][extname]",
        ...(isSsrBuild ? {} : { entryFileNames: "assets/[hash].js", chunkFileNames: "assets/[hash].js" }),
        codeSplitting: isSsrBuild ? false : {
          groups: [
            // The scripts of every page form three files, each parsed in a separate task (`src/start.ts`);
            // each screen has a separate file.
            {
              name: "react",
              test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/,
              tags: ["$initial"],
              priority: 3,
            },
            { name: "router", test: /node_modules\//, tags: ["$initial"], priority: 2 },
            { name: "base", tags: ["$initial"], priority: 1 },
            // Shared by the pages of one pet, breeder or breed, and by pages with fields: as separate files a
            // page would wait for ten of a kilobyte.
            {
              name: "profile",
              test: /ui-kit\/src\/(Avatar|Fold|KeyFacts|Rating)\/(?!StarsField).+\.tsx/,
            },
            {
              name: "lists",
              test: /ui-kit\/src\/LoadMore\/|react-query\/.+\/(useInfiniteQuery|infiniteQueryOptions)\.js/,
            },
            { name: "tables", test: /ui-kit\/src\/(Table|Timeline)\/.+\.(css|tsx)/ },
            { name: "pets", test: /src\/lib\/pets\.ts/ },
            // Shared by nearly every page with pets, or with a form.
            {
              name: "cards",
              test:
                /components\/(pets\/(live_pets|PetTile|card_rules)|waitlists\/(use_promise|waitlists|until_text))\.ts/,
            },
            // Needed by the checkout at once, and by few other pages.
            {
              name: "orders",
              test: /ui-kit\/src\/(Arrival|OrderSummary)\/.+\.tsx|reservations\/(standing|order_lines)\.ts/,
            },
            { name: "fields", test: /ui-kit\/src\/(Field|Select)\/.+\.tsx/ },
            // A server-rendered page loads the styles of all of them, and some of their scripts later.
            { name: "form_styles", test: /ui-kit\/src\/(Dialog|Field|Choice|Select)\/.+\.css/, priority: 1 },
            {
              name: "profile_styles",
              test: /ui-kit\/src\/(Avatar|Breadcrumbs|Fold|KeyFacts|Rating)\/(?!StarsField).+\.css/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  // A build is one self-contained file; development loads packages unchanged.
  ssr: command === "build" ? { noExternal: true } : {},
}));
