import { expect, it } from "vitest";
import { breeds } from "./index.ts";
import { nicknames } from "./nicknames.ts";

it("gives nicknames to breeds that are there, each nickname once", () => {
  const known = new Set(breeds.map(({ slug }) => slug));
  expect(nicknames.flatMap(({ slugs }) => slugs).filter((slug) => !known.has(slug))).toEqual([]);
  const names = nicknames.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it("keeps a group small enough for one search", () => {
  for (const { slugs } of nicknames) expect(slugs.length).toBeLessThanOrEqual(30);
});
