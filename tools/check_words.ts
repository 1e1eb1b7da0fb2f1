/**
 * Checks that no text for people uses a banned word: strings and markup of the web and the kit, the server's
 * emails, texts and errors, the contract's descriptions, and pages of Storybook. `deno run -A tools/check_words.ts`
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run.ts";
import { EXCEPTIONS, PRESCRIBED, REFUSED } from "./words/refused.ts";
import { type Text, textsOfCode, textsOfContract, textsOfPage } from "./words/strings.ts";

const READ = ["web/src", "web/offline", "ui-kit/src", "ui-kit/stories", "backend", "openapi"];
const UNREAD =
  /(_test|\.test|\.gen|\.d)\.tsx?$|(^|\/)testing[\w.]*(\/|$)|\/generated\/|\/migrations\/|^backend\/demo\/|node_modules/;

/** Returns the faults in the texts of a file as `<name>:<line>: "<word>" ...`, in their order. */
export function wordsOf(name: string, texts: readonly Text[]): string[] {
  const mine = REFUSED.filter(({ of }) => !of || of.test(name));
  const excepted = EXCEPTIONS.filter(({ files }) => files.test(name));
  if (excepted.some(({ word }) => word === undefined)) return [];
  return texts.flatMap(({ line, text }) => {
    const ours = PRESCRIBED.reduce((left, sentence) => left.replaceAll(sentence, ""), text);
    return mine.flatMap(({ word, instead }) => {
      const found = word.exec(ours)?.[0];
      if (found === undefined || excepted.some((one) => one.word === found.toLowerCase())) return [];
      return [`${name}:${line}: "${found.trim()}" in "${text.slice(0, 120)}": say instead: ${instead}`];
    });
  });
}

/** Returns the files with texts for people, as paths from the root. */
export function readFiles(): string[] {
  return READ.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`)
  ).filter((path) => /\.(tsx?|yaml|mdx)$/.test(path) && !UNREAD.test(path)).sort();
}

/** Returns all faults in the project. */
export function check(): string[] {
  return readFiles().flatMap((path) => {
    const source = readFileSync(join(ROOT, path), "utf8");
    if (path.endsWith(".mdx")) return wordsOf(path, textsOfPage(source));
    return wordsOf(path, path.endsWith(".yaml") ? textsOfContract(path, source) : textsOfCode(path, source));
  });
}

if (import.meta.main) {
  const wrong = check();
  if (wrong.length) {
    console.error(wrong.join("\n"));
    Deno.exit(1);
  }
}
