/**
 * Checks that comments and documents read as plain American English, and that names of our own are spelled so.
 * `deno run -A tools/check_comments.ts`
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ROOT } from "./run.ts";
import { americanOf } from "./words/american.ts";
import { commentsOfStyles, readCode, type Said, textsOfMarkdown } from "./words/comments.ts";
import { faultOf, hardPlaces } from "./words/plain_patterns.ts";

const CODE = /\.(tsx?|mjs)$/;
const READ = /\.(tsx?|mjs|css|mdx?)$/;
const UNREAD = /(^|\/)(node_modules|dist|generated|storybook-static|\.[^/]+)$|^docs\/site$/;
const UNREAD_FILES = /\.gen\.ts$/;
/** Files whose keys are words that people type, or statuses of the contract. */
const FOREIGN_NAMES = ["backend/features/search/plain_words_rules.ts", "ui-kit/src/Badge/Badge.tsx"];

/** Returns the faults in a file as `<name>:<line>: <sentence>`, in its order. */
export function faultsOf(name: string, source: string): string[] {
  const code = CODE.test(name) ? readCode(name, source) : undefined;
  const said = code?.comments ?? (name.endsWith(".css") ? commentsOfStyles(source) : textsOfMarkdown(source));
  return [
    ...said.flatMap((one) => hardIn(name, one)),
    ...(FOREIGN_NAMES.includes(name) ? [] : britishIn(name, code?.names ?? new Map())),
  ];
}

const hardIn = (name: string, { line, text }: Said): string[] =>
  hardPlaces(text).map((place) => `${name}:${line}: ${faultOf(place)}`);

function britishIn(name: string, names: ReadonlyMap<string, number>): string[] {
  const file = basename(name).replace(/\..*/, "");
  return [...[[file, 1] as const].filter(() => CODE.test(name)), ...names].flatMap(([word, line]) => {
    const american = americanOf(word);
    return american === undefined ? [] : [`${name}:${line}: write ${american} instead of ${word}`];
  });
}

/** Returns all files to read below a folder, as paths from the root in order. */
export function readFiles(folder = ""): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return UNREAD.test(path) ? [] : readFiles(path);
    return READ.test(path) && !UNREAD_FILES.test(path) ? [path] : [];
  }).sort();
}

/** Returns all faults in the project. */
export function check(): string[] {
  return readFiles().flatMap((path) => faultsOf(path, readFileSync(join(ROOT, path), "utf8")));
}

if (import.meta.main) {
  const wrong = check();
  if (wrong.length) {
    console.error(wrong.join("\n"));
    Deno.exit(1);
  }
}
