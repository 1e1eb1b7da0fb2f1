import { describe, expect, it } from "vitest";
import { faultOf, hardPlaces, PATTERNS } from "./plain_patterns.ts";

const wordsIn = (text: string): string[] => hardPlaces(text).map(({ words }) => words);

describe("each pattern", () => {
  it.each(PATTERNS.map((pattern) => [pattern.name, pattern] as const))(
    "finds its own example: %s",
    (_name, pattern) => {
      const [now, better] = pattern.plain;
      expect(hardPlaces(now).map((place) => place.pattern)).toContain(pattern);
      expect(hardPlaces(better)).toEqual([]);
    },
  );
});

describe("hardPlaces", () => {
  it.each([
    ["What waits in one queue.", ["What"]],
    ["The status. Whose ID it should be.", ["Whose"]],
    ["Of a sale, as in the quote.", ["Of"]],
    ["A list of three, of which one counts.", [", of which"]],
    ["Null where no balance is left.", ["where no"]],
    ["false, where it is another breeder's", [", where"]],
    ["So many pets are read at a time.", ["So many"]],
    ["Nobody can read it. It waits so long.", ["so long"]],
    ["nobody can read it", ["nobody can"]],
    ["The token of the one who asks.", ["one who"]],
    ["The amount that the provider is asked for now.", ["is asked for"]],
    ["A status that was asked for.", ["was asked for."]],
    ["It stands in the outbox.", ["stands in"]],
    ["It is drawn anew.", ["anew"]],
    ["Sorted so that two runs agree.", ["so that"]],
  ])("finds the hard words of %j", (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });

  it.each([
    "Cases waiting in a queue.",
    "What makes a text hard to read?",
    "So many as the table holds.",
    "Returns 404 for another person's id. Null if unknown.",
    "The state of the pet's home.",
    "Calls `so that` with `What` first.",
    "No one else sees it.",
    "The place where their pets live.",
  ])("finds nothing in %j", (text) => {
    expect(hardPlaces(text)).toEqual([]);
  });

  it("reads a text of several lines as one", () => {
    expect(wordsIn("Sorted so\n  that two runs agree.")).toEqual(["so that"]);
  });
});

it("faultOf says what was found and what to write instead", () => {
  expect(hardPlaces("Sorted so that two runs agree.").map(faultOf)).toEqual([
    '"so that" is "so that": write "Sorted, because two runs must agree.", not "Sorted, so that two runs agree."',
  ]);
});
