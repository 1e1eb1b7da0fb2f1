import { expect, it } from "vitest";
import { brokenLinksIn, unknownIn } from "./check_docs.ts";

it("names files and targets of make that are not there, and takes the ends of paths for them", () => {
  const text =
    "`orders/settle_actions.ts`, `settle.ts`, `payments/settle_actions.ts`; `make run` and `make fly NOW=1`.";
  expect(unknownIn(text, ["backend/features/orders/settle_actions.ts"], ["run"])).toEqual([
    "settle.ts",
    "payments/settle_actions.ts",
    "make fly",
  ]);
});

it("leaves out endings of names, other languages and what is no source", () => {
  expect(unknownIn("`_test.ts`, `texts.es.ts`, `paths/<tag>.yaml`, `secrets.json`, `.data`", [], [])).toEqual(
    [],
  );
});

it("names links to files and headings that are not there", () => {
  const pages = new Map([
    [
      "docs/a.md",
      "[a](b.md#two-words) [b](b.md#three) [c](../README.md) [d](c.md) [e](https://x.test/y) [f](#a)",
    ],
    ["docs/b.md", "# Two words!"],
  ]);
  expect(brokenLinksIn("docs/a.md", pages, ["docs/a.md", "docs/b.md", "README.md"])).toEqual([
    "b.md#three",
    "c.md",
    "#a",
  ]);
});
