/**
 * Checks that the contract's files read as hand-written and load in every standard YAML parser: no anchors or
 * aliases (OpenAPI's own `$ref` is for sharing), no tags, one style of quotes and spacing, no unused example. Checks
 * also that its summaries and descriptions are plain.
 * `deno run -A tools/check_contract_style.ts`
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isAlias, isCollection, isMap, isPair, isScalar, LineCounter, parseAllDocuments, visit } from "yaml";
import { ROOT } from "./run.ts";
import { faultOf, hardPlaces } from "./words/plain_patterns.ts";

/** Returns the faults of one YAML file as `<name>:<line>: <sentence>`, in the order of the file. */
export function styleOf(name: string, text: string): string[] {
  const lines = new LineCounter();
  const found: { at: number; says: string }[] = [];
  const documents = parseAllDocuments(text, {
    version: "1.2",
    strict: true,
    uniqueKeys: true,
    lineCounter: lines,
    prettyErrors: false,
  });
  if (documents.length !== 1) found.push({ at: 0, says: "A file of the contract is one YAML document." });
  for (const document of documents) {
    for (const problem of [...document.errors, ...document.warnings]) {
      found.push({ at: problem.pos[0], says: problem.message });
    }
    visit(document, {
      Node(_key, node) {
        const at = node.range?.[0] ?? 0;
        for (const says of wrongWith(node, text)) found.push({ at, says });
      },
      Pair(_key, pair) {
        const said = saidBy(pair);
        if (said) found.push(...hardToRead(said.text).map((says) => ({ at: said.at, says })));
      },
    });
  }
  return found.sort((one, other) => one.at - other.at)
    .map(({ at, says }) => `${name}:${lines.linePos(at).line}: ${says}`);
}

function* wrongWith(node: unknown, text: string): Generator<string> {
  if (isAlias(node)) {
    yield `Write out what the alias *${node.source} stands for, or refer to a named example.`;
    return;
  }
  if (!isScalar(node) && !isCollection(node)) return;
  if (node.anchor) {
    yield `Take the anchor &${node.anchor} away: name the value as an example, or write it out again.`;
  }
  if (node.tag) yield `Take the tag ${node.tag} away: the contract has JSON types only.`;
  const source = text.slice(...(node.range ?? [0, 0]));
  if (isScalar(node) && node.type === "QUOTE_SINGLE" && !source.includes('"')) {
    yield `Write ${source} in double quotes.`;
  }
  if (isMap(node) && node.flow && node.items.length > 0 && !/^\{\s[^]*\s\}$/.test(source)) {
    yield "Write a space inside the braces: { key: value }.";
  }
}

/** Returns the text of a summary or description; undefined for all else, such as a property with that name. */
function saidBy(pair: unknown): { text: string; at: number } | undefined {
  if (!isPair(pair) || !isScalar(pair.key) || !isScalar(pair.value)) return undefined;
  if (pair.key.value !== "description" && pair.key.value !== "summary") return undefined;
  const text = pair.value.value;
  return typeof text === "string" ? { text, at: pair.key.range?.[0] ?? 0 } : undefined;
}

/** A description is a caption or a sentence, never a question or a clause. */
const CLAUSE = /^(?:Where|How|So many|So long|Whether or not)\b/;

/** Returns what makes a text of the contract hard to read, each as a sentence. */
function hardToRead(text: string): string[] {
  const clause = CLAUSE.exec(text)?.[0];
  return [
    ...hardPlaces(text).map(faultOf),
    ...(clause
      ? [`"${clause}" begins a clause: begin with a noun or a verb, as in "The pet's location."`]
      : []),
  ];
}

/** Returns the named examples that no other file refers to, as `examples/<tag>.yaml#/<name>`. */
export function unusedExamples(files: ReadonlyMap<string, string>): string[] {
  const all = [...files.values()].join("\n");
  return [...files].filter(([name]) => name.startsWith("examples/")).flatMap(([name, text]) =>
    [...text.matchAll(/^(\w+):/gm)].map(([, example]) => `${name}#/${example}`)
  ).filter((address) => !all.includes(`${address}"`));
}

/**
 * Returns a map from the path below the folder to the text of its YAML files, including those of its
 * subfolders.
 */
export function yamlFiles(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".yaml")
  );
  return new Map(names.sort().map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

if (import.meta.main) {
  const files = yamlFiles(join(ROOT, "openapi"));
  const wrong = [
    ...[...files].flatMap(([name, text]) => styleOf(`openapi/${name}`, text)),
    ...unusedExamples(files).map((address) =>
      `openapi/${address} is shown by no call: refer to it or remove it.`
    ),
  ];
  if (wrong.length) {
    console.error(wrong.join("\n"));
    Deno.exit(1);
  }
}
