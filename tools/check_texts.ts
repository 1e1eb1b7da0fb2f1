/**
 * Checks that the texts of the web are in its catalogs (`texts.ts` and `texts.tsx` of each folder): screens
 * and rules contain no text for people, which allows a second language. `deno run -A tools/check_texts.ts`
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { ROOT } from "./run.ts";
import { calledName, decoded, isText, MACHINE, MACHINE_CALLS, textOf, textsOfCode } from "./words/strings.ts";

const SRC = "web/src";
const EXEMPT = /(\.test|\.gen|\.d)\.tsx?$|(^|\/)testing[\w.]*$|(^|[/_])texts\.tsx?$/;

/** Attributes and options whose values people read, whatever they look like. */
const SHOWN = new RegExp(
  "^(aria-(label|description|roledescription|valuetext)|alt|answer|asks|badge|below|button|caption|description|details?|" +
    "does|done|effect|empty|error|explain|explanation|failed|go|header|hint|label|lead|legend|many|message|more|note|noun|" +
    "nothing|one|placeholder|reason|refusal|short|subtitle|summary|term|text|title|unit|verb|warning|when|why|words?|" +
    "\\w+(Hint|Label|Note|Reason|Text|Title|Words))$",
);

function read(name: string, source: string): ts.SourceFile {
  const kind = name.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, kind);
}

/**
 * Returns the texts of a module that belong in a catalog, as `<name>:<line>: "<text>" ...`, in their order.
 */
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
        !isForMachines(node) &&
        (isShown(node)
          ? /\p{L}/u.test(text.replace(/…/g, "")) && !declaredValues(node).has(text)
          : !values.has(text) && isSentence(text))
      ) {
        return refuse(node, text);
      }
    }
    node.forEachChild(look);
  };
  file.forEachChild(look);
  return found;
}

/** Names of the values that a call sends. */
const SENT = /^(body|json|params|query)$/;
/** Calls for machines whose result people may read. */
const JOINS = /(^|\.)(append|join|replace(All)?|set)$/;

/**
 * Returns the catalog texts that a module sends, compares or uses as names, as `<name>:<line>: texts.x ...`:
 * in another language, or with better words, the other side would no longer recognize them.
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

/**
 * Returns whether the node, or its parent, is a value: a name, a part of a call's data, one side of a
 * comparison.
 */
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
/** Returns whether an option's value is its displayed text. */
const isTwin = (option: ts.PropertyAssignment): boolean =>
  nameOf(option) === "value" &&
  option.parent.properties.some((other) =>
    other !== option && ts.isPropertyAssignment(other) &&
    other.initializer.getText() === option.initializer.getText()
  );
/**
 * Returns whether the attribute is an element's own value; a component may display an attribute of that name.
 */
const isValueOf = ({ name, parent }: ts.JsxAttribute): boolean =>
  MACHINE.has(name.getText()) ||
  (/^(defaultValue|value)$/.test(name.getText()) && /^[a-z]/.test(parent.parent.tagName.getText()));

/** Returns the values that the variable around the node declares: `const ICONS: Record<State, "check">`. */
function declaredValues(node: ts.Node): Set<string> {
  const declaration = ts.findAncestor(node, ts.isVariableDeclaration);
  return declaration?.type ? valuesOf(declaration.type) : new Set();
}

/** Returns the texts in types, which the code compares and people never read. */
function valuesOf(types: ts.Node): Set<string> {
  const found = new Set<string>();
  const look = (node: ts.Node): void => {
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) found.add(node.literal.text);
    node.forEachChild(look);
  };
  look(types);
  return found;
}

/** Returns whether the node is displayed: between tags, or by an attribute or option for people. */
function isShown(node: ts.Node): boolean {
  const up = node.parent;
  if (ts.isJsxAttribute(up)) return SHOWN.test(up.name.getText());
  if (ts.isPropertyAssignment(up)) return SHOWN.test(nameOf(up));
  if (ts.isJsxExpression(up)) return !ts.isJsxAttribute(up.parent) || isShown(up);
  return isChoice(up, node) && isShown(up);
}

/** The parent of a choice treats all its branches alike: `a ? "x" : "y"`, `(x ?? "y")`. */
const isChoice = (up: ts.Node, node: ts.Node): boolean =>
  ts.isParenthesizedExpression(up) || (ts.isConditionalExpression(up) && up.condition !== node) ||
  (ts.isBinaryExpression(up) && /^(&&|\|\||\?\?|\+)$/.test(up.operatorToken.getText()));

/**
 * Returns whether only programs read the node: a name, an address, a style, a compared value, an internal
 * error.
 */
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

/**
 * Returns whether the text has two words in a row, as people write them; styles, headers, media queries and
 * lists of tokens do not count.
 */
const isSentence = (text: string): boolean =>
  /(^|[\s(“"…])[\p{L}’'-]{2,}[,.:;]? [\p{L}…(“]/u.test(text) &&
  !/[={}<>;]|--|^\(|\d(px|%\))|-line\d|^[a-z-]+-[a-z-]+, |^[a-z]+-[a-z-]+( [a-z]+-[a-z-]+)+$/
    .test(text);

/** Maximum words of a name that may be the beginning of its text. */
const FEW_WORDS = 4;

/**
 * Returns the names in a catalog that are their text's first words cut off, as `<name>:<line>: youCanAdd
 * ...`: they do not tell the text's purpose, and no longer match once it is reworded.
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

/** Returns the modules of the web that must not contain texts, as paths from the root. */
export const readFiles = (): string[] => webFiles().filter((path) => !EXEMPT.test(path));

/** Returns the catalogs of the web, as paths from the root. */
export const catalogs = (): string[] => webFiles().filter((path) => /(^|[/_])texts\.tsx?$/.test(path));

const SELLER_PAIR = /\?\s*["'`](shelter|adoption|adoption agreement)["'`]\s*:/gi;

/**
 * Returns the places of a catalog that choose between a breeder's and a shelter's word. `sellerWords` of
 * `web/src/lib/seller_texts.ts` is the one place for that.
 */
export function sellerPairs(name: string, source: string): string[] {
  if (name.endsWith("/lib/seller_texts.ts")) return [];
  return [...source.matchAll(SELLER_PAIR)].map(({ index }) =>
    `${name}:${source.slice(0, index).split("\n").length}: take the word from sellerWords`
  );
}

/** Returns all faults in the web. */
export function check(): string[] {
  const source = (path: string) => readFileSync(join(ROOT, path), "utf8");
  return [
    ...readFiles().flatMap((path) => [
      ...looseTexts(path, source(path)),
      ...textsAsValues(path, source(path)),
    ]),
    ...catalogs().flatMap((path) => [
      ...cutOffNames(path, source(path)),
      ...sellerPairs(path, source(path)),
    ]),
  ];
}

if (import.meta.main) {
  const wrong = check();
  if (wrong.length) {
    console.error(wrong.join("\n"));
    Deno.exit(1);
  }
}
