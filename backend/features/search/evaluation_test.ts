import { expect, it } from "vitest";
import { PHRASINGS } from "../../testing/search_phrasings.ts";
import { names, TODAY, written } from "../../testing/understood.ts";
import { understand } from "./understand_rules.ts";

/** Floors of the reading: the share of phrasings that may be misread. None may lose a wish silently. */
const MOST_MISREAD = 0.02;
const LEAST_PHRASINGS = 350;

type Phrasing = { typed: string; filters: string[]; named: string[] };

const phrasingsOf = (table: string): Phrasing[] =>
  table.trim().split("\n").map((line) => {
    const [, typed, filters, named] = /^(.*?) => (.*?)(?: ?\?(.*))?$/.exec(line)!;
    return {
      typed: typed!,
      filters: filters!.split(", ").filter(Boolean),
      named: named?.split("; ") ?? [],
    };
  });

/** Returns the differences of a reading from the expected one. */
function read({ typed, filters, named }: Phrasing): { misread?: string; dropped?: string } {
  const understood = understand(typed, names, undefined, TODAY);
  const found = written(understood, typed).filter((one) => !/^(?:text|not|or):|^\?/.test(one));
  const said = [...understood.unknown, ...understood.phrases, ...understood.notLeftOut].join(" | ");
  const isSame = JSON.stringify(found.toSorted()) === JSON.stringify(filters.toSorted());
  const extra = named.length === 0 ? said : "";
  const missing = named.filter((wish) =>
    !wish.split(" ").every((word) => said.split(/[ |]+/).includes(word))
  );
  return {
    ...isSame && !extra ? {} : { misread: `${typed}: ${found.join(", ")} ?${said}` },
    ...missing.length > 0 ? { dropped: `${typed}: ${missing.join("; ")} (${said})` } : {},
  };
}

it("reads phrasings of buyers as they are meant, and drops no wish silently", () => {
  const all = phrasingsOf(PHRASINGS);
  expect(new Set(all.map(({ typed }) => typed)).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(LEAST_PHRASINGS);
  const readings = all.map(read);
  expect(readings.flatMap(({ dropped }) => dropped ?? [])).toEqual([]);
  const misread = readings.flatMap(({ misread }) => misread ?? []);
  expect(misread.length, misread.join("\n")).toBeLessThanOrEqual(Math.floor(all.length * MOST_MISREAD));
});
