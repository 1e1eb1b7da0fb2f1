import { describe, expect, it } from "vitest";
import { csvOf } from "./csv.ts";

describe("csvOf", () => {
  it("quotes what needs it and keeps numbers as they are", () => {
    expect(csvOf([["Pet", "Amount"], ['Max "Moose", Jr.', -375.5], [null, 0]])).toBe(
      '\uFEFFPet,Amount\r\n"Max ""Moose"", Jr.",-375.5\r\n,0\r\n',
    );
  });

  it.each([
    ["=1+1", "'=1+1"],
    ["+49 151", "'+49 151"],
    ["-5", "'-5"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", "'\t=1"],
    ["a=b", "a=b"],
    ["", ""],
    ['Say "hello", twice', '"Say ""hello"", twice"'],
    ["=A1,B1", `"'=A1,B1"`],
    ["two\nlines", '"two\nlines"'],
  ])("writes %j so that no program runs it", (text, cell) => {
    expect(csvOf([[text]])).toBe(`\uFEFF${cell}\r\n`);
  });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1", "\r=1", "\n=1"])(
    "does not let %j be a formula",
    (text) => {
      const [, cell] = csvOf([["a", text]]).split(/,(.*)/s);
      expect(cell!.replace(/^"/, "").startsWith("'")).toBe(true);
    },
  );
});
