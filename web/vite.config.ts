import { join } from "node:path";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { classNames } from "./class_names.ts";
import { iconSheet } from "./icons_plugin.ts";
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
    ...(isSsrBuild ? [] : [ownOperations(), iconSheet(), offline(), precompress()]),
  ],
  // React has it for itself since version 18.
  resolve: command === "build"
    ? { alias: { "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector" } }
    : {},
  define: {
    __BUILD_VERSION__: JSON.stringify(process.env.DEPLOYMENT_VERSION ?? "2025.10.10.1833"),
    // A build for a server leaves this open, and React would run its development version.
    ...(command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {}),
    // Parts of the error reports' SDK that nothing here uses.
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
    // What a screen imports the browser finds in it; the list of all of it would come with every page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith(".css")),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      // A text stands where it is shown, and not in a name of its own.
      optimization: { inlineConst: { mode: "all" } },
      input: isSsrBuild ? "src/entry_server.tsx" : "src/main.tsx",
      output: {
        // Pages name many files, and each waits for those names: `.vite/manifest.json` says what is in which.
        assetFileNames: "assets/[hash][extname]",
        ...(isSsrBuild ? {} : { entryFileNames: "assets/[hash].js", chunkFileNames: "assets/[hash].js" }),
        codeSplitting: isSsrBuild ? false : {
          groups: [
            // What every page needs are three files, each read in a moment of its own (`src/start.ts`); screens stay files of
            // their own.
            {
              name: "react",
              test: /node_modules\/(react|react-dom|scheduler)\//,
              tags: ["$initial"],
              priority: 3,
            },
            { name: "router", test: /node_modules\//, tags: ["$initial"], priority: 2 },
            { name: "base", tags: ["$initial"], priority: 1 },
            // What the pages of one pet, breeder or breed ask for together, and what pages with fields do: as files of
            // their own a page would wait for ten of a kilobyte.
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
            // What nearly each page with pets, or with a form, asks for together.
            {
              name: "cards",
              test:
                /components\/(pets\/(live_pets|PetTile|card_rules)|waitlists\/(use_promise|waitlists|until_text))\.ts/,
            },
            // What the checkout needs at once, and few other pages of it.
            {
              name: "orders",
              test: /ui-kit\/src\/(Arrival|OrderSummary)\/.+\.tsx|reservations\/(standing|order_lines)\.ts/,
            },
            { name: "fields", test: /ui-kit\/src\/(Field|Select)\/.+\.tsx/ },
            // The styles of all of them come with a page that the server draws, the scripts of some of them later.
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
  // A build is one self-contained file; in development packages are loaded as they are.
  ssr: command === "build" ? { noExternal: true } : {},
}));
