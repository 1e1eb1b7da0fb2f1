import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/**
 * Builds the kit as a package: one module, one style sheet, and React left to the consumer. It does not have
 * Vite's default name, because Storybook would load it.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
    lib: { entry: "src/index.ts", formats: ["es"], fileName: () => "index.js", cssFileName: "kit" },
    rolldownOptions: { external: /^react(-dom)?(\/|$)/ },
  },
});
