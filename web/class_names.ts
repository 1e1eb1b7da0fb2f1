import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

const IMPORT = /import (\w+) from ("[^"]+\.module\.css");/g;
/** Reserved words, which no module can export as class names. */
const RESERVED =
  /^(case|class|const|default|delete|do|else|enum|export|for|function|if|implements|import|in|interface|let|new|package|private|protected|public|return|static|super|switch|this|throw|try|typeof|var|void|while|with|yield)$/;

/**
 * Gives the classes of a build names of four or five characters, the same in the browser's and the server's
 * build, and writes each name into the code that uses it: no page loads tables of names. A module that
 * chooses a class by a value (`css[tone]`) keeps its sheet's table. `folders` contain the style sheets.
 */
export function classNames(...folders: string[]): Plugin[] {
  const sheets = sheetNames(folders.flatMap(sheetsIn));
  const numbers = new Map<string, Map<string, number>>();
  function generateScopedName(name: string, path: string): string {
    const sheet = sheets.get(path.split("?")[0]!);
    if (!sheet) throw new Error(`${path} is in none of the folders of style sheets`);
    const known = numbers.get(sheet) ?? new Map<string, number>();
    numbers.set(sheet, known);
    if (!known.has(name)) known.set(name, known.size);
    return sheet + known.get(name)!.toString(36);
  }
  return [
    {
      name: "class-names",
      enforce: "pre",
      apply: "build",
      config: () => ({ css: { modules: { generateScopedName } } }),
      transform: {
        filter: { id: /\.tsx$/, code: IMPORT },
        handler: (code) => ({
          code: code.replace(
            IMPORT,
            (statement: string, name: string, sheet: string) =>
              namesEach(code, name) ? `import * as ${name} from ${sheet};` : statement,
          ),
          map: null,
        }),
      },
    },
    {
      name: "class-names-kept",
      enforce: "post",
      apply: "build",
      // A sheet whose table is unused still applies its styles.
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
      },
    },
  ];
}

/** Returns whether every use of a table names one class: `css.page`. */
function namesEach(code: string, table: string): boolean {
  const uses = code.replace(IMPORT, "").matchAll(
    new RegExp(`(?<![\\w$.])${table}\\b(?:\\.([A-Za-z]\\w*))?`, "g"),
  );
  return [...uses].every(([, name]) => name !== undefined && !RESERVED.test(name));
}

const sheetsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".module.css")).map((name) => join(folder, name));

/**
 * Returns three characters for each style sheet, derived from its path: adding or removing a sheet changes no
 * other's.
 */
function sheetNames(paths: readonly string[]): Map<string, string> {
  const taken = new Map<string, string>();
  for (const path of paths.toSorted()) {
    let name = relative(import.meta.dirname, path);
    do {
      const sum = createHash("sha256").update(name).digest().readUInt32BE();
      name = String.fromCharCode(97 + sum % 26) + Math.floor(sum / 26).toString(36).slice(-2);
    } while (taken.has(name));
    taken.set(name, path);
  }
  return new Map([...taken].map(([name, path]) => [path, name]));
}
