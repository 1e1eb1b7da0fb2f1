import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "../../backend/platform/pages/build.ts";

export const ENTRY = "src/main.tsx";
/** Header of an answer that represents a page. */
export const PAGE_HEADER = "x-page-of-the-sources";

/** The browser's build has only the entry, because Vite serves the sources themselves. */
export const MANIFEST: Manifest = { [ENTRY]: { file: ENTRY, isEntry: true } };

/**
 * Writes a server build that renders nothing: it marks every page, for the proxy before the server to render.
 * This way the server decides what a page is, and under which policy, like in production.
 */
export function writeMarkingBuild(folder: string): void {
  mkdirSync(join(folder, "server"), { recursive: true });
  mkdirSync(join(folder, "client/.vite"), { recursive: true });
  const marked = { status: 200, headers: { [PAGE_HEADER]: "1" }, body: "", errors: [] };
  writeFileSync(
    join(folder, "server/entry_server.js"),
    `export const render = async () => (${JSON.stringify(marked)});\n`,
  );
  writeFileSync(join(folder, "client/.vite/manifest.json"), JSON.stringify(MANIFEST));
}
