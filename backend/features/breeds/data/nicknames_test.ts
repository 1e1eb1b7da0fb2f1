import { expect, it } from "vitest";
import { breeds } from "./index.ts";
import { crossedOf, crosses } from "./crosses.ts";
import { groupOf, nicknames } from "./nicknames.ts";

it("gives nicknames to breeds that are there, each nickname once", () => {
  const known = new Set(breeds.map(({ slug }) => slug));
  expect(nicknames.flatMap(({ slugs }) => slugs).filter((slug) => !known.has(slug))).toEqual([]);
  const names = nicknames.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it("gives crosses that no listing is of parents that are there, and none that is a breed by itself", () => {
  const known = new Set(breeds.map(({ name }) => name.toLowerCase()));
  const several = nicknames.filter(({ slugs, group }) => slugs.length > 1 && !group);
  expect(several.filter(({ name }) => known.has(name))).toEqual([]);
  expect(several.find(({ name }) => name === "cheagle")?.slugs).toEqual(["chihuahua", "beagle"]);
});

it("keeps a group small enough for one search", () => {
  for (const { slugs } of nicknames) expect(slugs.length).toBeLessThanOrEqual(30);
});

it("knows crosses and their parents by breeds that are there, each cross once", () => {
  const known = new Set(breeds.map(({ slug }) => slug));
  const named = crosses.flatMap(({ slug, parents }) => [slug, ...parents.flat()]);
  expect(named.filter((slug) => !known.has(slug))).toEqual([]);
  expect(new Set(crosses.map(({ slug }) => slug)).size).toBe(crosses.length);
});

it("takes a mix of two breeds for the cross of that name, and leaves breeds that are only listed", () => {
  expect(crossedOf(new Set(["poodle", "mixed-breed", "golden-retriever"]))).toEqual(["goldendoodle"]);
  expect(crossedOf(new Set(["poodle", "golden-retriever"]))).toEqual(["poodle", "golden-retriever"]);
  expect(crossedOf(new Set(["poodle", "mixed-breed"]))).toEqual(["poodle", "mixed-breed"]);
});

it("knows dogs by their size, each breed as one, and none that is sold in several", () => {
  const [medium, large, giant] = ["medium", "large", "giant"].map((word) => groupOf(word) ?? []);
  expect(large).toContain("golden-retriever");
  expect(medium!.filter((slug) => large!.includes(slug))).toEqual([]);
  expect(giant!.filter((slug) => !large!.includes(slug))).toEqual([]);
  expect([...medium!, ...large!]).not.toContain("poodle");
});
