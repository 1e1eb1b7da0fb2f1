/**
 * Lists references in the documentation that do not exist in the repository: source files by their paths or
 * names, and make targets. `deno run -A tools/check_docs.ts` exits with 1 if there are any.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run.ts";

const PAGES = [
  "README.md",
  "CONTRIBUTING.md",
  "openapi/README.md",
  "ui-kit/README.md",
  "docs/benchmarks/README.md",
  ...["architecture", "operations", "decisions", "peers", "security"].map((name) => `docs/${name}.md`),
];
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
  const wrong = PAGES.flatMap((page) =>
    unknownIn(read(page), paths, targets).map((name) => `${page} names ${name}, which is not there.`)
  );
  if (wrong.length) {
    console.error(wrong.join("\n"));
    Deno.exit(1);
  }
}
