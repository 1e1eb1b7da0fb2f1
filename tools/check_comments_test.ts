import { describe, expect, it } from "vitest";
import { check, faultsOf, readFiles } from "./check_comments.ts";

describe("faultsOf", () => {
  it.each([
    ["a.ts", "const a = 1; // Sorted so that two runs agree.", /^a\.ts:1: "so that" is/],
    ["a.tsx", "const a = <p>{/* What is shown. */}</p>;", /^a\.tsx:1: "What" is/],
    ["a.css", "\n/* Null where there is none. */", /^a\.css:2: "where there" is/],
    ["a.md", "# A title\n\nIt is drawn\nanew.", /^a\.md:3: "anew" is/],
    ["a.mdx", "- Whose ID it is", /^a\.mdx:1: "Whose" is/],
    ["a.mjs", "let favouriteColour;", /^a\.mjs:1: write favoriteColor instead of favouriteColour$/],
    ["b/catalogue.ts", "", /^b\/catalogue\.ts:1: write catalog instead of catalogue$/],
  ])("refuses what is in %s: %j", (name, source, says) => {
    expect(faultsOf(name, source).join("\n")).toMatch(says);
  });

  it("accepts plain comments, values in British spelling and names of others", () => {
    const source =
      '// Returns the pets, newest first.\nimport { colour } from "b";\nexport const a = [colour, "grey"];';
    expect(faultsOf("a.ts", source)).toEqual([]);
  });
});

it("reads the hand-written code and documents", () => {
  const files = readFiles();
  for (const path of ["README.md", "backend/main.ts", "openapi/README.md", "web/src/routes/__root.tsx"]) {
    expect(files).toContain(path);
  }
  expect(files.filter((path) => /node_modules|generated\/|\.gen\./.test(path))).toEqual([]);
  expect(files.length).toBeGreaterThan(2500);
});

it("the project itself is plain", () => {
  expect(check()).toEqual([]);
});
