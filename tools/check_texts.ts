/**
 * Checks that the texts of the web stand in its catalogues (`texts.ts` and `texts.tsx` of each folder): nothing that a person
 * reads is written in a screen or a rule, so that a second language can stand beside the first. `deno run -A tools/check_texts.ts`
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { ROOT } from "./run.ts";
import { calledName, decoded, isText, MACHINE, MACHINE_CALLS, textOf, textsOfCode } from "./words/strings.ts";

const SRC = "web/src";
const EXEMPT = /(\.test|\.gen|\.d)\.tsx?$|(^|\/)testing[\w.]*$|(^|[/_])texts\.tsx?$/;

/** Attributes and options whose values people read, whatever they look like. */
const SHOWN =
  /^(aria-(label|description|roledescription|valuetext)|alt|caption|description|does|done|empty|error|go|header|hint|label|lead|legend|many|note|noun|one|placeholder|text|title|unit|verb|word|\w+(Label|Title|Text|Hint))$/;

function read(name: string, source: string): ts.SourceFile {
  const kind = name.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, kind);
}

/** Returns the texts of a module that should stand in a catalogue, as `<name>:<line>: "<text>" ...`, in their order. */
export function looseTexts(name: string, source: string): string[] {
  const file = read(name, source);
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

/** What a call sends. */
const SENT = /^(body|json|params|query)$/;
/** Calls for machines that people may read the outcome of. */
const JOINS = /(^|\.)(append|join|replace(All)?|set)$/;

/**
 * Returns the texts of catalogues that a module sends, compares or names something by, as `<name>:<line>: texts.x ...`: with another
 * language, or better words, they would no longer be what the other side knows.
 */
export function textsAsValues(name: string, source: string): string[] {
  const file = read(name, source);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === "texts" && isValue(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push(`${name}:${line + 1}: ${node.parent.getText(file)} is a text, and no value`);
    }
    node.forEachChild(look);
  };
  file.forEachChild(look);
  return found;
}

/** Whether what stands here, or what holds it, is a value: a name, a part of what a call sends, one side of a comparison. */
function isValue(node: ts.Node): boolean {
  const up = node.parent;
  if (ts.isPropertyAccessExpression(up) || ts.isNonNullExpression(up)) return isValue(up);
  if (ts.isElementAccessExpression(up)) return up.expression !== node || isValue(up);
  if (ts.isCallExpression(up)) {
    if (up.expression === node) return isValue(up);
    return MACHINE_CALLS.test(calledName(up.expression)) && !JOINS.test(calledName(up.expression));
  }
  if (ts.isJsxAttribute(up)) return isValueOf(up);
  if (ts.isPropertyDeclaration(up)) return MACHINE.has(up.name.getText());
  if (ts.isPropertyAssignment(up)) {
    return up.initializer === node && (isTwin(up) || SENT.test(nameOf(up)) || isValue(up.parent));
  }
  if (isPart(up) || isChoice(up, node)) return isValue(up);
  return ts.isCaseClause(up) || (ts.isBinaryExpression(up) && /^[!=]==?$/.test(up.operatorToken.getText()));
}
const isPart = (node: ts.Node): boolean =>
  ts.isJsxExpression(node) || ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node) ||
  ts.isSpreadElement(node) || ts.isSpreadAssignment(node) || ts.isTemplateSpan(node) ||
  ts.isTemplateExpression(node);
/** Whether an option is known by the words that it is shown with. */
const isTwin = (option: ts.PropertyAssignment): boolean =>
  nameOf(option) === "value" &&
  option.parent.properties.some((other) =>
    other !== option && ts.isPropertyAssignment(other) &&
    other.initializer.getText() === option.initializer.getText()
  );
/** An element's own value; a component may show what it calls so. */
const isValueOf = ({ name, parent }: ts.JsxAttribute): boolean =>
  MACHINE.has(name.getText()) ||
  (/^(defaultValue|value)$/.test(name.getText()) && /^[a-z]/.test(parent.parent.tagName.getText()));

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

/** The longest name that may be the beginning of its text, in words. */
const FEW_WORDS = 4;

/**
 * Returns the names of a catalogue that are their text's first words cut off, as `<name>:<line>: youCanAdd ...`: they say nothing of what
 * the text is for, and no longer even begin it once it is reworded.
 */
export function cutOffNames(name: string, source: string): string[] {
  const file = read(name, source);
  return file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap((declaration) => {
      const called = declaration.name.getText(file);
      const text = textsOfCode(name, `const text = ${declaration.initializer?.getText(file)};`);
      const words = text.map((part) => part.text).join(" ").replace(/[^\p{L}\p{N}\s]/gu, "").split(/\s+/);
      const few = called.split(/(?=[A-Z])/).length <= FEW_WORDS;
      const all = words.join("").toLowerCase();
      if (few || all === called.toLowerCase() || !all.startsWith(called.toLowerCase())) return [];
      const { line } = file.getLineAndCharacterOfPosition(declaration.getStart(file));
      return [`${name}:${line + 1}: ${called} only begins its text: name it by what the text is for`];
    })
  );
}

const webFiles = (): string[] =>
  readdirSync(join(ROOT, SRC), { recursive: true, encoding: "utf8" }).map((path) => `${SRC}/${path}`)
    .filter((path) => /\.tsx?$/.test(path)).sort();

/** Returns the modules of the web that hold no texts, as paths from the root. */
export const readFiles = (): string[] => webFiles().filter((path) => !EXEMPT.test(path));

/** Returns the catalogues of the web, as paths from the root. */
export const catalogues = (): string[] => webFiles().filter((path) => /(^|[/_])texts\.tsx?$/.test(path));

/** Returns what is wrong in the whole web. */
export function check(): string[] {
  const source = (path: string) => readFileSync(join(ROOT, path), "utf8");
  return [
    ...readFiles().flatMap((path) => [
      ...looseTexts(path, source(path)),
      ...textsAsValues(path, source(path)),
    ]),
    ...catalogues().flatMap((path) => cutOffNames(path, source(path))),
  ];
}

if (import.meta.main) {
  const wrong = check();
  if (wrong.length) {
    console.error(wrong.join("\n"));
    Deno.exit(1);
  }
}
