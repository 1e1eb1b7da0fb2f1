/**
 * Checks that the texts of the web stand in its catalogues (`texts.ts` and `texts.tsx` of each folder): nothing that a person
 * reads is written in a screen or a rule, so that a second language can stand beside the first. `deno run -A tools/check_texts.ts`
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { ROOT } from "./run.ts";
import { calledName, decoded, isText, MACHINE, MACHINE_CALLS, textOf } from "./words/strings.ts";

const SRC = "web/src";
const EXEMPT = /(\.test|\.gen|\.d)\.tsx?$|(^|\/)testing[\w.]*$|(^|[/_])texts\.tsx?$/;

/** Attributes and options whose values people read, whatever they look like. */
const SHOWN =
  /^(aria-(label|description|roledescription|valuetext)|alt|caption|description|does|done|empty|error|go|header|hint|label|lead|legend|many|note|noun|one|placeholder|text|title|unit|verb|word|\w+(Label|Title|Text|Hint))$/;

/** Returns the texts of a module that should stand in a catalogue, as `<name>:<line>: "<text>" ...`, in their order. */
export function looseTexts(name: string, source: string): string[] {
  const kind = name.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const values = valuesOf(file);
  const refuse = (node: ts.Node, text: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    const shown = text.replace(/\s+/g, " ").trim().slice(0, 120);
    found.push(`${name}:${line + 1}: "${shown}" stands outside of its folder's texts.ts`);
  };
  const look = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isJsxText(node)) {
      if (/\p{L}/u.test(decoded(node.text))) refuse(node, decoded(node.text));
    } else if (isText(node)) {
      const text = textOf(node);
      if (
        !values.has(text) && !isForMachines(node) &&
        (isShown(node) ? /\p{L}/u.test(text.replace(/…/g, "")) : isSentence(text))
      ) {
        return refuse(node, text);
      }
    }
    node.forEachChild(look);
  };
  file.forEachChild(look);
  return found;
}

/** The texts that types of this module name: what the code tells apart, and nobody reads. */
function valuesOf(file: ts.SourceFile): Set<string> {
  const found = new Set<string>();
  const look = (node: ts.Node): void => {
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) found.add(node.literal.text);
    node.forEachChild(look);
  };
  look(file);
  return found;
}

/** Whether what stands here is drawn: between tags, or by an attribute or option for people. */
function isShown(node: ts.Node): boolean {
  const up = node.parent;
  if (ts.isJsxAttribute(up)) return SHOWN.test(up.name.getText());
  if (ts.isPropertyAssignment(up)) return SHOWN.test(nameOf(up));
  if (ts.isJsxExpression(up)) return !ts.isJsxAttribute(up.parent) || isShown(up);
  return isChoice(up, node) && isShown(up);
}

/** What holds a choice holds its parts: `a ? "x" : "y"`, `(x ?? "y")`. */
const isChoice = (up: ts.Node, node: ts.Node): boolean =>
  ts.isParenthesizedExpression(up) || (ts.isConditionalExpression(up) && up.condition !== node) ||
  (ts.isBinaryExpression(up) && /^(&&|\|\||\?\?|\+)$/.test(up.operatorToken.getText()));

/** Whether only programs read what stands here: a name, an address, a style, a compared value, a fault of the code. */
function isForMachines(node: ts.Node): boolean {
  const up = node.parent;
  if (isChoice(up, node)) return isForMachines(up);
  if (ts.isJsxAttribute(up)) return MACHINE.has(up.name.getText());
  if (ts.isJsxExpression(up)) return ts.isJsxAttribute(up.parent) && isForMachines(up);
  if (ts.isPropertyAssignment(up)) {
    return up.name === node || (MACHINE.has(nameOf(up)) && !isSentence(textOf(node)));
  }
  if (ts.isNewExpression(up)) return /^(Error|TypeError|RangeError)$/.test(calledName(up.expression));
  if (ts.isCallExpression(up)) return MACHINE_CALLS.test(calledName(up.expression));
  return ts.isTaggedTemplateExpression(up) || ts.isCaseClause(up) || ts.isElementAccessExpression(up) ||
    (ts.isBinaryExpression(up) && /^[!=]==$/.test(up.operatorToken.getText()));
}

const nameOf = (property: ts.PropertyAssignment): string => property.name.getText().replace(/^"|"$/g, "");

/** Two words in a row, as people write them; styles, headers and media queries are none. */
const isSentence = (text: string): boolean =>
  /(^|[\s(“"…])[\p{L}’'-]{2,}[,.:;]? [\p{L}…(“]/u.test(text) &&
  !/[={}<>;]|--|^\(|\d(px|%\))|-line\d|^[a-z-]+-[a-z-]+, /.test(text);

/** Returns the modules of the web that hold no texts, as paths from the root. */
export function readFiles(): string[] {
  return readdirSync(join(ROOT, SRC), { recursive: true, encoding: "utf8" }).map((path) => `${SRC}/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !EXEMPT.test(path)).sort();
}

/** Returns what is wrong in the whole web. */
export const check = (): string[] =>
  readFiles().flatMap((path) => looseTexts(path, readFileSync(join(ROOT, path), "utf8")));

if (import.meta.main) {
  const wrong = check();
  if (wrong.length) {
    console.error(wrong.join("\n"));
    Deno.exit(1);
  }
}
