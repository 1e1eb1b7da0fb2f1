/** Extracts comments and identifiers from code, comments from style sheets and texts from Markdown. */
import ts from "typescript";
import { isText } from "./strings.ts";

/** One comment or text, with its first line. */
export type Said = { line: number; text: string };
/** `names` are the names that the file declares, each with its first line; names of imports are of other files. */
export type ReadCode = { comments: Said[]; names: Map<string, number> };

/** Directives to tools, which are not sentences. */
const DIRECTIVE = /^(?:eslint|deno-|@ts-|biome|knip|prettier|istanbul|v8 ignore|global )/;

/**
 * Returns the comments of a TypeScript or JavaScript file in its order, and the names that it declares. Line
 * comments in a row are one comment. Comments are only outside of strings, templates, regular expressions and
 * markup.
 */
export function readCode(name: string, source: string): ReadCode {
  const kind = name.endsWith("x")
    ? ts.ScriptKind.TSX
    : /\.m?js$/.test(name)
    ? ts.ScriptKind.JS
    : ts.ScriptKind.TS;
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, false, kind);
  const lineAt = (at: number): number => file.getLineAndCharacterOfPosition(at).line + 1;
  const names = new Map<string, number>();
  const literals: { start: number; end: number }[] = [];
  const look = (node: ts.Node): void => {
    const name = declaredBy(node);
    if (name && !names.has(name.text)) names.set(name.text, lineAt(name.getStart(file)));
    // A template as a whole is no literal: its values may have comments.
    if (ts.isJsxText(node) || ts.isRegularExpressionLiteral(node) || isPartOfText(node)) {
      literals.push({ start: ts.isJsxText(node) ? node.pos : node.getStart(file), end: node.end });
      return;
    }
    node.forEachChild(look);
  };
  look(file);
  literals.sort((one, other) => one.start - other.start);
  return { comments: joined(commentsAround(source, literals), source, lineAt), names };
}

/** Returns the name that a node declares: of a variable, parameter, function, type, property or alias of an import. */
function declaredBy(node: ts.Node): ts.Identifier | ts.PrivateIdentifier | undefined {
  // `import { name }`, `export { name }` and `{ name }` only use a name that is declared elsewhere.
  const isUse = (ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) && !node.propertyName;
  if (isUse || ts.isShorthandPropertyAssignment(node) || ts.isPropertyAccessExpression(node)) {
    return undefined;
  }
  const { name } = node as ts.Node & { name?: ts.Node };
  return name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)) ? name : undefined;
}

const isPartOfText = (node: ts.Node): boolean =>
  (isText(node) && !ts.isTemplateExpression(node)) || ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

/** Returns the ranges of the comments outside of the literals, which are in order. */
function commentsAround(
  source: string,
  literals: readonly { start: number; end: number }[],
): [number, number][] {
  const found: [number, number][] = [];
  const comment = /\/\/[^\n]*|\/\*[^]*?\*\//g;
  let next = 0;
  for (let match = comment.exec(source); match; match = comment.exec(source)) {
    const start = match.index;
    while ((literals[next]?.end ?? Infinity) <= start) next++;
    const literal = literals[next];
    if (literal && literal.start <= start) {
      comment.lastIndex = literal.end;
      continue;
    }
    found.push([start, comment.lastIndex]);
    while ((literals[next]?.start ?? Infinity) < comment.lastIndex) next++;
  }
  return found;
}

/** Joins line comments that follow each other, and removes the signs of comments. */
function joined(ranges: readonly [number, number][], source: string, lineAt: (at: number) => number): Said[] {
  const found: (Said & { end: number; isLine: boolean })[] = [];
  for (const [start, end] of ranges) {
    const raw = source.slice(start, end);
    const isLine = raw.startsWith("//");
    const text = bare(raw);
    if (DIRECTIVE.test(text)) continue;
    const last = found.at(-1);
    if (isLine && last?.isLine && /^[ \t\r]*\n[ \t]*$/.test(source.slice(last.end, start))) {
      last.text = `${last.text} ${text}`.trim();
      last.end = end;
    } else found.push({ line: lineAt(start), text, end, isLine });
  }
  return found.filter(({ text }) => text).map(({ line, text }) => ({ line, text }));
}

const bare = (raw: string): string =>
  raw.replace(/^\/\*+|\*+\/$|^\/\/+/g, "").replace(/^[ \t]*\*+[ \t]?/gm, "").replace(/\s+/g, " ").trim();

/** Returns the comments of a style sheet, in its order. */
export function commentsOfStyles(source: string): Said[] {
  const found: Said[] = [];
  for (const match of source.matchAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\*[^]*?\*\//g)) {
    if (!match[0].startsWith("/*")) continue;
    const text = bare(match[0]);
    if (text && !DIRECTIVE.test(text)) found.push({ line: lineOf(source, match.index), text });
  }
  return found;
}

const lineOf = (source: string, at: number): number => source.slice(0, at).split("\n").length;

/**
 * Returns the paragraphs, headings, list items and table cells of a Markdown file, in its order, without code
 * blocks, comments, markup, imports and the addresses of links.
 */
export function textsOfMarkdown(source: string): Said[] {
  const found: Said[] = [];
  let open: Said | undefined;
  let isCode = false;
  const text = source.replace(/<!--[^]*?-->/g, (all) => all.replace(/[^\n]/g, ""));
  for (const [index, raw] of text.split("\n").entries()) {
    const line = raw.trim();
    if (/^(```|~~~)/.test(line)) isCode = !isCode;
    if (isCode || !line || /^(```|~~~)/.test(line) || /^(import|export) |^[-=|: ]+$/.test(line)) {
      open = undefined;
      continue;
    }
    const says = wordsOf(line);
    if (line.startsWith("|")) {
      // `\|` is a bar in a cell.
      const cells = says.split(/(?<!\\)\|/).map((cell) => cell.trim()).filter(Boolean);
      found.push(...cells.map((cell) => ({ line: index + 1, text: cell })));
      open = undefined;
    } else if (open && !/^(#|[-*+] |\d+[.)] |>)/.test(line)) open.text = `${open.text} ${says}`.trim();
    else {
      open = { line: index + 1, text: says };
      found.push(open);
      if (line.startsWith("#")) open = undefined;
    }
  }
  return found.filter((one) => one.text);
}

const wordsOf = (line: string): string =>
  line.replace(/^(?:#+|[-*+]|\d+[.)]|>)\s+/, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/<\/?[A-Za-z][^>]*>/g, " ")
    .replace(/\*\*|__/g, "")
    .replace(/\s+/g, " ").trim();
