import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { ICONS } from "../ui-kit/src/Icon/drawings.ts";

const SHEET = `<svg xmlns="http://www.w3.org/2000/svg">${
  Object.entries(ICONS).map(([name, svg]) => `<symbol id="${name}" viewBox="0 0 24 24">${svg}</symbol>`)
    .join("")
}</svg>`;
const FILE = `assets/icons-${createHash("sha256").update(SHEET).digest("base64url").slice(0, 8)}.svg`;

/**
 * Makes a browser draw icons from one cached file with all of them, instead of a table of paths in the
 * scripts of every page. Server-rendered icons are part of the page.
 */
export function iconSheet(): Plugin {
  return {
    name: "icon-sheet",
    enforce: "pre",
    apply: "build",
    load: {
      filter: { id: /ui-kit\/src\/Icon\/drawings\.ts$/ },
      handler: () => `export const drawing = (name) => '<use href="/${FILE}#' + name + '"/>';`,
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: FILE, source: SHEET });
    },
  };
}
