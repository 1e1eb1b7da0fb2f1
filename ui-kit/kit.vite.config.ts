import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The kit as a package: one module, one style sheet, React left to whoever uses it. Not named as Vite's own, which Storybook would take. */
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
