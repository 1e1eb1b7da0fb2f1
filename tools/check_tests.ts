/**
 * Finds tests that are skipped, planned, or run alone, before a whole run counts them. `deno run -A tools/check_tests.ts`
 * exits with 1 and names each.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { ROOT } from "./run.ts";

/** Functions of the runner that declare a test or a group of tests. */
const DECLARES = /^(it|test|describe|suite|bench)$/;
/** Their variants that keep a test from running, or keep all others from running. */
const REFUSED = /^(skip|skipIf|runIf|todo|only)$/;
const TESTS = /(_test\.ts|\.test\.tsx?|\.journey\.ts|\.stories\.tsx)$/;
/** Storybook's way to keep a story from being tested. */
const UNTESTED_STORY = "!test";

/** Returns the identifier at the beginning of a chain such as `it.concurrent.each`, or "". */
function rootOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return rootOf(node.expression);
  if (ts.isCallExpression(node)) return rootOf(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return rootOf(node.tag);
  return "";
}

/** Returns a line for each place in a test's source that keeps tests from running. */
export function refusedTests(path: string, source: string): string[] {
  if (!/\b(skip|skipIf|runIf|todo|only)\b|"!test"/.test(source)) return [];
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const refuse = (node: ts.Node, word: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push(`${path}:${line + 1}: ${word} keeps tests from running`);
  };
  /** Names of the context parameter of the test around `node`. */
  const contexts: string[] = [];
  const refuseOptions = (argument: ts.Expression) => {
    if (!ts.isObjectLiteralExpression(argument)) return;
    for (const { name } of argument.properties) {
      if (name && ts.isIdentifier(name) && REFUSED.test(name.text)) refuse(name, name.text);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && node.text === UNTESTED_STORY && path.endsWith(".stories.tsx")) {
      refuse(node, `"${UNTESTED_STORY}"`);
    }
    if (ts.isPropertyAccessExpression(node) && REFUSED.test(node.name.text)) {
      const root = rootOf(node.expression);
      if (DECLARES.test(root) || contexts.includes(root)) refuse(node.name, node.name.text);
    }
    let added = 0;
    if (ts.isCallExpression(node) && DECLARES.test(rootOf(node.expression))) {
      for (const argument of node.arguments) {
        refuseOptions(argument);
        if (!ts.isFunctionLike(argument)) continue;
        for (const { name } of argument.parameters) {
          if (ts.isIdentifier(name)) added += contexts.push(name.text) && 1;
          else {
            for (const element of name.elements) {
              if (ts.isOmittedExpression(element)) continue;
              const bound = element.propertyName ?? element.name;
              if (ts.isObjectBindingPattern(name) && ts.isIdentifier(bound) && REFUSED.test(bound.text)) {
                const isContext = isCalled(argument, element.name.getText(file));
                if (isContext) refuse(element, bound.text);
              }
            }
          }
        }
      }
    }
    ts.forEachChild(node, visit);
    contexts.splice(contexts.length - added);
  };
  visit(file);
  return found;
}

/** Returns whether a function calls `name`: a table of cases may have a column called "only". */
function isCalled(node: ts.Node, name: string): boolean {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name) {
    return true;
  }
  return ts.forEachChild(node, (child) => isCalled(child, name) || undefined) ?? false;
}

/** Returns the paths of all tests and stories below the repository. */
function testPaths(): string[] {
  return ["backend", "bench", "tools", "web", "ui-kit"].flatMap((folder) => pathsIn(folder)).filter((path) =>
    TESTS.test(path)
  );
}

function pathsIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return entry.isFile() ? [path] : [];
    return /^(node_modules|dist|generated|storybook-static|\..*)$/.test(entry.name) ? [] : pathsIn(path);
  });
}

if (import.meta.main) {
  const found = testPaths().flatMap((path) => refusedTests(path, readFileSync(join(ROOT, path), "utf8")));
  if (found.length) {
    console.error(found.join("\n"));
    Deno.exit(1);
  }
}
