import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { text } from "./http/kit.ts";
import { firstCharacters, ONE_LINE, tidyLine, tidyText } from "./text.ts";

/** Emoji, invisible characters, blanks and control characters among letters. */
const typed = fc.array(
  fc.constantFrom(
    "a",
    "é",
    "🐶",
    "👩‍🌾",
    " ",
    "\t",
    "\r\n",
    "\r",
    "\n",
    "\u200b",
    "\u2060",
    "\ufeff",
    "\u3164",
    "\u0007",
    "?",
  ),
  { maxLength: 12 },
).map((parts) => parts.join(""));
/** Counts in a different way than the code does. */
const codePoints = (value: string) => Array.from(value).length;

describe("tidyText", () => {
  it.each([
    [" 🐶? ", "🐶?"],
    ["a\r\nb\rc", "a\nb\nc"],
    ["\u200b\u3164\ufeff", ""],
    ["\u0007Ring\u007f", "Ring"],
    ["a\u0085b\u009f", "ab"],
    ["\u202egnp.exe", "gnp.exe"],
    ["\u2066Dana\u2069 \u202dW\u202c", "Dana W"],
    ["👩\u200d🌾", "👩\u200d🌾"],
    ["a \u200b b", "a \u200b b"],
    ["🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
  ])("makes %j into %j", (before, after) => expect(tidyText(before)).toBe(after));

  it("is done once and for all", () =>
    fc.assert(fc.property(typed, (value) => tidyText(tidyText(value)) === tidyText(value))));

  it("takes a long text in linear time", () => {
    // A slow implementation would take minutes.
    const blanks = " ".repeat(400_000);
    expect(tidyText(`${blanks}a${blanks}b${blanks}`)).toBe(`a${blanks}b`);
  });
});

describe("tidyLine", () => {
  it.each([
    ["Dana\r\n\r\nHearthpaw: call us", "Dana Hearthpaw: call us"],
    ["a \t\u2028 b\u2029c", "a b c"],
    ["\nDana  W\n", "Dana  W"],
  ])("makes one line of %j: %j", (before, after) => expect(tidyLine(before)).toBe(after));
});

describe("free text of the contract", () => {
  it("is one line where it is short, as names, titles and addresses are", () => {
    expect(text(1, 60).parse("Dana\nWhitfield")).toBe("Dana Whitfield");
    expect(text(1, ONE_LINE + 1).parse("Dana\nWhitfield")).toBe("Dana\nWhitfield");
  });

  it("is measured in characters as it is then stored", () =>
    fc.assert(fc.property(typed, fc.nat(4), fc.nat(8), (value, min, more) => {
      const read = text(min, min + more).safeParse(value);
      const length = codePoints(tidyLine(value));
      expect(read.success).toBe(length >= min && length <= min + more);
      if (read.success) expect(read.data).toBe(tidyLine(value));
    })));

  it("that was taken once is good as an answer", () =>
    fc.assert(fc.property(typed, (value) => {
      const read = text(3, 6).safeParse(value);
      fc.pre(read.success);
      expect(text(3, 6).safeParse(read.data).data).toBe(read.data);
    })));
});

it("firstCharacters never cuts one in half", () => {
  expect(firstCharacters("🐶🐶🐶", 2)).toBe("🐶🐶");
  expect(firstCharacters("abc", 5)).toBe("abc");
});
