/**
 * Lists references in the documentation that do not exist in the repository: source files by their paths or
 * names, make targets, and links to files and headings. `deno run -A tools/check_docs.ts` exits with 1 if
 * there are any.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { ROOT } from "./run.ts";

/** Records of measurements: their files may have been renamed since. */
const UNREAD = /^docs\/benchmarks\/(?!README)|^docs\/site\//;
const SKIPPED = ["node_modules", "dist", ".data", ".git", "storybook-static"];

/**
 * A source file in backticks, but neither a bare ending (`_test.ts`) nor a file of another language, which
 * may not exist yet.
 */
const SOURCE = /^(?![._])(?!.*\.es\.)[\w.$/-]+\.(ts|tsx|yaml|wat|mjs)$/;

/**
 * Returns the files in `text` that are not among `paths`, by full path or by its end, and the make targets
 * that are not among `targets`.
 */
export function unknownIn(text: string, paths: readonly string[], targets: readonly string[]): string[] {
  const words = [...text.matchAll(/`([^`\n]+)`/g)].map(([, word]) => word!);
  const files = words.filter((word) =>
    SOURCE.test(word) && !paths.some((path) => `/${path}`.endsWith(`/${word}`))
  );
  const made = words.flatMap((word) => /(?:^| )make ([a-z][a-z-]+)/.exec(word)?.[1] ?? []);
  return [
    ...new Set([...files, ...made.filter((name) => !targets.includes(name)).map((name) => `make ${name}`)]),
  ];
}

/** Returns the fragment GitHub gives a heading: lower case, hyphens for spaces, no punctuation. */
const fragmentOf = (heading: string): string =>
  heading.trim().toLowerCase().replaceAll(/[^\p{L}\p{N} _-]/gu, "").replaceAll(" ", "-");

/** Returns the relative links of `page` to files or headings that do not exist. `pages` maps paths to text. */
export function brokenLinksIn(
  page: string,
  pages: ReadonlyMap<string, string>,
  paths: readonly string[],
): string[] {
  const links = [...pages.get(page)!.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!);
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [file = "", fragment] = link.split("#");
    const path = file === "" ? page : normalize(join(dirname(page), file));
    if (!paths.some((known) => known === path || known.startsWith(`${path.replace(/\/$/, "")}/`))) {
      return true;
    }
    const text = pages.get(path);
    if (fragment === undefined || text === undefined) return false;
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => fragmentOf(heading!));
    return !headings.includes(fragment);
  });
}

/** Returns the paths of all files below a folder, relative to it, without built and installed ones. */
const pathsBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !SKIPPED.includes(name)).flatMap((
    entry,
  ) =>
    entry.isDirectory()
      ? pathsBelow(join(folder, entry.name)).map((path) => `${entry.name}/${path}`)
      : [entry.name]
  );

if (import.meta.main) {
  const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
  const paths = pathsBelow(ROOT);
  const targets = [...read("Makefile").matchAll(/^([a-z-]+):/gm)].map(([, name]) => name!);
  const pages = new Map(
    paths.filter((path) => path.endsWith(".md") && !UNREAD.test(path)).map((path) => [path, read(path)]),
  );
  const wrong = [...pages].flatMap(([page, text]) => [
    ...unknownIn(text, paths, targets).map((name) => `${page} names ${name}, which is not there.`),
    ...brokenLinksIn(page, pages, paths).map((link) => `${page} links to ${link}, which is not there.`),
  ]);
  if (wrong.length) {
    console.error(wrong.join("\n"));
    Deno.exit(1);
  }
}
