/**
 * Extracts the texts that people can read from a file: texts of code and markup, and the contract's
 * descriptions.
 */
import ts from "typescript";
import { isScalar, LineCounter, parseDocument, visit } from "yaml";

/** One text, with `…` for each inserted value, and its first line. */
export type Text = { line: number; text: string };

/** Attributes and options whose values only machines read. */
export const MACHINE: ReadonlySet<string> = new Set(
  ("accept as autoComplete className d encoding enterKeyHint fill form href htmlFor id inputMode key kind lang locale method mode name " +
    "path pattern pointer rel role route sizes slug src srcSet stroke style target timeZone to transform type url variant viewBox")
    .split(" "),
);

/** Functions whose texts only machines and operators read. */
export const MACHINE_CALLS =
  /(^|\.)(cx|sql|raw|createFileRoute|getRouteApi|querySelector(All)?|closest|matches|getElementById|matchMedia|split|join|startsWith|endsWith|includes|indexOf|replace(All)?|has|get|set|delete|append|(add|remove)EventListener|createElement|[gs]etAttribute|create(Hash|Hmac)|debug|info|warn|error|log)$/;

/**
 * Returns the texts of a TypeScript file, in its order. Comments, types, names of fields, SQL and the log are
 * excluded.
 */
export function textsOfCode(name: string, source: string): Text[] {
  const file = ts.createSourceFile(
    name,
    source,
    ts.ScriptTarget.Latest,
    false,
    name.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: Text[] = [];
  const add = (node: ts.Node, text: string) => {
    const words = text.replace(/\s+/g, " ").trim();
    if (!isReadable(words)) return;
    found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, text: words });
  };
  const parts = (node: ts.Node): void => node.forEachChild(look);
  const look = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isJsxAttribute(node) && MACHINE.has(node.name.getText(file))) {
      return node.initializer && ts.isJsxExpression(node.initializer) ? parts(node.initializer) : undefined;
    }
    if (ts.isPropertyAssignment(node)) {
      if (!MACHINE.has(node.name.getText(file)) || !isText(node.initializer)) look(node.initializer);
      return;
    }
    if (ts.isTaggedTemplateExpression(node)) return parts(node.template);
    if (ts.isCaseClause(node)) return node.statements.forEach(look);
    if (ts.isElementAccessExpression(node)) return look(node.expression);
    if (ts.isBinaryExpression(node)) {
      if (isConcatenated(node)) return add(node, textOf(node));
      if (isComparison(node.operatorToken.kind)) return;
    }
    if (ts.isCallExpression(node)) {
      look(node.expression);
      const isForMachines = MACHINE_CALLS.test(calledName(node.expression));
      for (const argument of node.arguments) if (!isForMachines || !isText(argument)) look(argument);
      return;
    }
    if (ts.isJsxText(node)) return add(node, decoded(node.text));
    if (isText(node)) add(node, textOf(node));
    if (!ts.isStringLiteral(node)) parts(node);
  };
  parts(file);
  return found;
}

/** Returns the paragraphs of a page of Storybook (MDX), without imports, elements, code and addresses. */
export function textsOfPage(source: string): Text[] {
  const prose = source.replace(/^```[^]*?^```/gm, (code) => code.replace(/[^\n]/g, ""))
    .replace(/^(import|export) .*$/gm, "").replace(/<[^>]*>/g, "").replace(/`[^`\n]*`/g, "…")
    .replace(/\]\([^)]*\)/g, "]");
  const found: Text[] = [];
  let line = 1;
  for (const part of prose.split(/(\n(?:\s*\n)+|\n(?=#|\d+\. |- ))/)) {
    const text = part.replace(/[*_#[\]]/g, "").replace(/\s+/g, " ").trim();
    if (isReadable(text)) found.push({ line: line + (/^\n*/.exec(part)![0].length), text });
    line += part.split("\n").length - 1;
  }
  return found;
}

/** Returns whether a node is a text of code: a string or a template. */
export const isText = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);

const isConcatenated = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken
    ? isConcatenated(node.left) && isConcatenated(node.right)
    : isText(node);

/** Returns a text of code with `…` for each value in it. */
export function textOf(node: ts.Node): string {
  if (ts.isBinaryExpression(node)) return textOf(node.left) + textOf(node.right);
  if (!ts.isTemplateExpression(node)) return (node as ts.StringLiteral).text;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join("");
}

/** Returns the last name of a called expression. */
export const calledName = (node: ts.Expression): string =>
  ts.isIdentifier(node) ? node.text : ts.isPropertyAccessExpression(node) ? node.name.text : "";

const isComparison = (kind: ts.SyntaxKind): boolean =>
  kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsEqualsToken;

/** Returns the text of markup with its entities decoded. */
export const decoded = (text: string): string =>
  text.replace(/&(\w+);/g, (_all, name: string) => ({ apos: "'", quot: '"', amp: "&" })[name] ?? " ");

/**
 * Machines write `in-review`, `/account/…` and `text/html`; people write words with spaces, or start with a
 * capital.
 */
function isReadable(text: string): boolean {
  if (!/[A-Za-z]{2}/.test(text)) return false;
  return text.includes(" ")
    ? !/^\(?(select|insert|update|delete|with|create|alter) .*(from|into|set|table|index|as) /i.test(text)
    : /^[A-Z][a-z-]|^[a-z]+[.!?]$/.test(text);
}

const WORDS = new Set(["title", "summary", "description", "detail", "error"]);

/**
 * Returns the texts of a file of the contract: titles, summaries, descriptions and everything in its
 * examples.
 */
export function textsOfContract(name: string, source: string): Text[] {
  const lines = new LineCounter();
  const found: Text[] = [];
  const allOfIt = /(^|\/)examples\//.test(name);
  visit(parseDocument(source, { lineCounter: lines }), {
    Scalar(key, node, path) {
      if (key === "key" || typeof node.value !== "string") return;
      const keys = path.flatMap((step) =>
        "key" in step && isScalar(step.key) ? [String(step.key.value)] : []
      );
      if (
        !allOfIt && !WORDS.has(keys.at(-1) ?? "") && !keys.some((step) => /^(examples?|value)$/.test(step))
      ) return;
      const text = node.value.replace(/`[^`]*`/g, "…").replace(/\s+/g, " ").trim();
      if (isReadable(text)) found.push({ line: lines.linePos(node.range?.[0] ?? 0).line, text });
    },
  });
  return found;
}
