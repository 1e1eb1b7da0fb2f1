import { describe, expect, it } from "vitest";
import { commentsOfStyles, readCode, textsOfMarkdown } from "./comments.ts";

const commentsOf = (source: string, name = "a.ts"): string[] =>
  readCode(name, source).comments.map(({ line, text }) => `${line}: ${text}`);

describe("readCode: comments", () => {
  it.each([
    ["a line comment", "// One.\nconst a = 1;", ["1: One."]],
    ["a trailing comment", "const a = 1; // Two.", ["1: Two."]],
    ["line comments in a row as one", "  // One\n  // sentence.\nconst a = 1;", ["1: One sentence."]],
    ["line comments that are apart", "// One.\n\n// Two.", ["1: One.", "3: Two."]],
    ["two trailing comments apart", "a(); // One.\nb(); // Two.", ["1: One.", "2: Two."]],
    ["a JSDoc comment", "/**\n * Returns it,\n * in cents.\n */\nconst a = 1;", ["1: Returns it, in cents."]],
    ["a comment in a type", "type A = {\n  /** In cents. */\n  a: number;\n};", ["2: In cents."]],
    ["a comment before a closing bracket", "f(\n  1,\n  // The last.\n);", ["3: The last."]],
    ["a comment inside a template's value", "const a = `x${/* In. */ b}y`;", ["1: In."]],
    ["a comment after a regular expression", "const a = /[/]*\\/\\//; // After.", ["1: After."]],
    ["a comment in an empty function", "const a = () => {\n  // Nothing to do.\n};", ["2: Nothing to do."]],
  ])("finds %s", (_what, source, comments) => {
    expect(commentsOf(source)).toEqual(comments);
  });

  it.each([
    ["a string", 'const a = "https://a.b /* no */";'],
    ["a template", "const a = `// no ${b} /* no */`;"],
    ["a regular expression", "const a = /\\/\\/ no/;"],
    ["a directive", "// deno-lint-ignore no-explicit-any\nconst a = 1;"],
  ])("finds none in %s", (_what, source) => {
    expect(commentsOf(source)).toEqual([]);
  });

  it("tells comments of markup from its text", () => {
    const source =
      'const a = (\n  <p title="// no">\n    http://a.b {/* Yes. */}\n    {b /* Also. */}\n  </p>\n);';
    expect(commentsOf(source, "a.tsx")).toEqual(["3: Yes.", "4: Also."]);
  });
});

it("readCode finds the names that a file declares, with their first line", () => {
  const source = `import { used, other as mine } from "./b.ts";
import whole from "c";
export function f(first: number, { second, key: third }: T): void {}
const list = { own: used.property, short };
type T = { "quoted-key": string; field: number };
class C { #secret = 1; method() {} }
export { used as renamed };
used.call(mine, whole);`;
  expect([...readCode("a.ts", source).names]).toEqual([
    ["mine", 1],
    ["whole", 2],
    ["f", 3],
    ["first", 3],
    ["second", 3],
    ["third", 3],
    ["list", 4],
    ["own", 4],
    ["T", 5],
    ["field", 5],
    ["C", 6],
    ["#secret", 6],
    ["method", 6],
    ["renamed", 7],
  ]);
});

it("commentsOfStyles finds comments outside of strings", () => {
  const source = '/* One. */\n.a::before { content: "/* no */"; /* Two\n * lines. */ }';
  expect(commentsOfStyles(source)).toEqual([{ line: 1, text: "One." }, { line: 2, text: "Two lines." }]);
});

it("textsOfMarkdown finds paragraphs, headings, items and cells without code", () => {
  const source = `# A **title**

One sentence of
two lines with [a link](where/it/is.md).
- An item
  of two lines
- Another

| a | b |
|---|---|
| one cell | \`code\` and two |

\`\`\`sh
so that  # no
\`\`\`
<!-- no
one -->
import { Meta } from "b";
<Meta title="no" />
> Quoted.
1. First`;
  expect(textsOfMarkdown(source)).toEqual([
    { line: 1, text: "A title" },
    { line: 3, text: "One sentence of two lines with a link." },
    { line: 5, text: "An item of two lines" },
    { line: 7, text: "Another" },
    { line: 9, text: "a" },
    { line: 9, text: "b" },
    { line: 11, text: "one cell" },
    { line: 11, text: "`code` and two" },
    { line: 20, text: "Quoted." },
    { line: 21, text: "First" },
  ]);
});
