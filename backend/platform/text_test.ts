import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { text } from "./http/kit.ts";
import { firstCharacters, tidyText } from "./text.ts";

/** Emoji, marks that are not drawn, blanks and control characters beside letters. */
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
/** Counted another way than the code does it. */
const codePoints = (value: string) => Array.from(value).length;

describe("tidyText", () => {
  it.each([
    [" 🐶? ", "🐶?"],
    ["a\r\nb\rc", "a\nb\nc"],
    ["\u200b\u3164\ufeff", ""],
    ["\u0007Ring\u007f", "Ring"],
    ["a \u200b b", "a \u200b b"],
    ["🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
  ])("makes %j into %j", (before, after) => expect(tidyText(before)).toBe(after));

  it("is done once and for all", () =>
    fc.assert(fc.property(typed, (value) => tidyText(tidyText(value)) === tidyText(value))));

  it("takes a long text in linear time", () => {
    // Otherwise this takes minutes.
    const blanks = " ".repeat(400_000);
    expect(tidyText(`${blanks}a${blanks}b${blanks}`)).toBe(`a${blanks}b`);
  });
});

describe("free text of the contract", () => {
  it("is measured in characters as it is then stored", () =>
    fc.assert(fc.property(typed, fc.nat(4), fc.nat(8), (value, min, more) => {
      const read = text(min, min + more).safeParse(value);
      const length = codePoints(tidyText(value));
      expect(read.success).toBe(length >= min && length <= min + more);
      if (read.success) expect(read.data).toBe(tidyText(value));
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
