import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "../../backend/platform/pages/build.ts";

export const ENTRY = "src/main.tsx";
/** On an answer that stands for a page. */
export const PAGE_HEADER = "x-page-of-the-sources";

/** Of a browser's build there is only the way in: Vite answers the sources themselves. */
export const MANIFEST: Manifest = { [ENTRY]: { file: ENTRY, isEntry: true } };

/**
 * Writes a build for the server that renders nothing: it marks every page, and who stands before the server renders it.
 * So it is the server that says what is a page, under which policy, as it does in production.
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
