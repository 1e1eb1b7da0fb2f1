/**
 * Names what pages of the documentation speak of and the repository does not have: source files by their paths or names, and
 * targets of make. `deno run -A tools/check_docs.ts` exits 1 where there is any.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run.ts";

const PAGES = [
  ...["README.md", "CONTRIBUTING.md", "openapi/README.md", "ui-kit/README.md", "docs/benchmarks/README.md"],
  ...["architecture", "operations", "decisions", "peers", "security"].map((name) => `docs/${name}.md`),
];
const SKIPPED = ["node_modules", "dist", ".data", ".git", "storybook-static"];

/** A source file in backticks; neither an ending alone (`_test.ts`) nor one of another language, which nobody has written yet. */
const SOURCE = /^(?![._])(?!.*\.es\.)[\w.$/-]+\.(ts|tsx|yaml|wat|mjs)$/;

/** Returns what `text` names and is neither among `paths`, by its whole path or the end of it, nor among `targets`. */
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

/** Returns the paths of all files below a folder, from there; what is built or installed is left out. */
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
  const wrong = PAGES.flatMap((page) =>
    unknownIn(read(page), paths, targets).map((name) => `${page} names ${name}, which is not there.`)
  );
  if (wrong.length) {
    console.error(wrong.join("\n"));
    Deno.exit(1);
  }
}
