import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { styleOf, unusedExamples, yamlFiles } from "./check_contract_style.ts";
import { ROOT } from "./run.ts";

describe("styleOf", () => {
  it.each([
    ["an anchor", "a: &id001\n  b: 1\n", /^x\.yaml:\d: Take the anchor &id001/],
    ["an alias", "a: &b 1\nc:\n  - *b\n", /x\.yaml:3: Write out what the alias \*b/],
    ["an alias that nothing defines", "a: *b\n", /Write out what the alias \*b/],
    ["a tag", "a: !!str 1\n", /x\.yaml:1: Take the tag tag:yaml\.org,2002:str/],
    ["a key that stands twice", "a: 1\na: 2\n", /x\.yaml:2: Map keys must be unique/],
    ["a second document", "a: 1\n---\nb: 2\n", /one YAML document/],
    ["a list that is not closed", "a: [1, 2\n", /x\.yaml:\d: /],
    ["single quotes without need", "a: '1'\n", /x\.yaml:1: Write '1' in double quotes/],
    [
      "a description that is a clause",
      "description: What waits in one queue.\n",
      /x\.yaml:1: "What" is a caption/,
    ],
    [
      "a description that begins with where",
      "description: Where the pet is.\n",
      /x\.yaml:1: "Where" begins a clause/,
    ],
    [
      "a description in braces",
      "a:\n  b: { description: Null where there is none. }\n",
      /x\.yaml:2: "where there"/,
    ],
    ["a folded description", "description: >-\n  Sorted so\n  that it agrees.\n", /x\.yaml:1: "so that"/],
    ["a hard summary", "summary: Keep money that nobody can explain\n", /x\.yaml:1: "nobody can"/],
    ["tight braces", "a: {b: 1}\n", /x\.yaml:1: Write a space inside the braces/],
  ])("refuses %s", (_what, text, says) => {
    expect(styleOf("x.yaml", text).join("\n")).toMatch(says);
  });

  it("accepts what is written by hand", () => {
    const text = `# A comment.
a: { $ref: "common.yaml#/Id" }
pattern: ^[a-z]+&[a-z]*$
quoted: 'Say "hello".'
empty: {}
long:
  [one, two,
   three]
text: >-
  Maple & Otis * and more
description: Returns 404 for another person's id. Null if unknown.
other: Where the pet is.
properties:
  description: { type: string, description: Plain text. }
`;
    expect(styleOf("x.yaml", text)).toEqual([]);
  });
});

describe("unusedExamples", () => {
  const used = `examples: { Review: { $ref: "../examples/reviews.yaml#/Review" } }`;

  it("names the example that nothing refers to", () => {
    const files = new Map([
      ["examples/reviews.yaml", "Review:\n  value: 1\nReviews:\n  value: 2\n"],
      ["schemas/reviews.yaml", used],
    ]);
    expect(unusedExamples(files)).toEqual(["examples/reviews.yaml#/Reviews"]);
  });
});

it("the contract itself is in order", () => {
  const files = yamlFiles(join(ROOT, "openapi"));
  expect(files.size).toBeGreaterThan(80);
  expect([...files].flatMap(([name, text]) => styleOf(name, text))).toEqual([]);
  expect(unusedExamples(files)).toEqual([]);
});
