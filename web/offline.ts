import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Plugin, transformWithOxc } from "vite";

const FOLDER = join(import.meta.dirname, "offline");
const read = (name: string) => readFileSync(join(FOLDER, name), "utf8");

/**
 * Writes the service worker and the offline page beside the browser's build. Both have fixed addresses. The
 * worker lists the hashed files that style the page, so it changes with each build that changes one of them.
 */
export function offline(): Plugin {
  return {
    name: "hearthpaw:offline",
    apply: "build",
    // Runs after Vite has written the style sheets; the page needs only the shared ones.
    enforce: "post",
    async generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((item) => item.type === "chunk" && item.isEntry);
      const [css] = entry?.type === "chunk" ? entry.viteMetadata?.importedCss ?? [] : [];
      if (!css) this.error("the build has no style sheet for the offline page");
      const styled = [css, ...Object.keys(bundle).filter((name) => name.endsWith(".woff2")).sort()];
      const script = async (name: string) =>
        (await transformWithOxc(read(name), name, { target: "es2022" })).code;
      const files = {
        "offline.html": read("offline.html").replace("STYLES", `/${css}`),
        "offline.css": read("offline.css"),
        "offline.js": await script("page.ts"),
      };
      const kept = [...Object.keys(files), "favicon.svg", ...styled].map((name) => `/${name}`);
      const worker = await script("worker.ts");
      const version = createHash("sha256").update(worker).update(JSON.stringify([files, kept])).digest("hex")
        .slice(0, 12);
      const stamp = `const FILES = ${JSON.stringify(kept)};\nconst VERSION = "${version}";\n`;
      for (const [fileName, source] of [...Object.entries(files), ["sw.js", stamp + worker] as const]) {
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}
