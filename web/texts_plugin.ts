import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { relative } from "node:path";
import type { Plugin } from "vite";

/** Path of a text catalog. */
const CATALOG = /(^|[/_])texts\.tsx?$/;

/**
 * Gives each module that imports a text catalog its own copy, reduced by the bundler to the texts in use.
 * They travel with the screen that shows them, and no page waits for another file of texts. `language`
 * chooses `texts.es.ts` beside `texts.ts`.
 */
export function ownTexts(language?: string): Plugin {
  return {
    name: "own-texts",
    enforce: "pre",
    apply: "build",
    async resolveId(source, importer, options) {
      if (!importer || !CATALOG.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found) return null;
      const of = createHash("sha256").update(relative(import.meta.dirname!, importer)).digest("hex").slice(
        0,
        8,
      );
      return `${inLanguage(found.id, language)}?of=${of}`;
    },
  };
}

function inLanguage(path: string, language: string | undefined): string {
  if (!language) return path;
  const told = [".ts", ".tsx"].map((end) => path.replace(/\.tsx?$/, `.${language}${end}`)).find(existsSync);
  if (!told) throw new Error(`${path} is not there in "${language}"`);
  return told;
}
