import { describe, expect, it } from "vitest";
import type { DiscountCodeFields } from "../../generated/types.ts";
import { type CodeFacts, codeRefusal, codeWords, contradictions, normalCode } from "./rules.ts";

const now = new Date("2026-03-01T12:00:00Z");
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const facts: CodeFacts = {
  id: "c",
  code: "WELCOME10",
  type: "Percentage",
  value: 10,
  funder: "platform",
  breederId: null,
  startsAt: at(-1),
  endsAt: at(1),
  isActive: true,
  usesLimit: 5,
  usesLimitPerPerson: 1,
  uses: 4,
  ownUses: 0,
  now,
};
const fields: DiscountCodeFields = {
  code: "WELCOME10",
  type: "Percentage",
  percent: 10,
  amountCents: null,
  funder: "platform",
  startsAt: "2026-03-01T00:00:00.000Z",
  endsAt: null,
  usesLimit: null,
  isActive: true,
};

describe("a code", () => {
  it("is one whatever way it is typed", () => {
    expect(["welcome10", " Welcome10 ", "WELCOME10"].map(normalCode)).toEqual(Array(3).fill("WELCOME10"));
  });

  it.each<[string, Partial<CodeFacts>, string | undefined]>([
    ["fits", {}, undefined],
    ["that starts this moment fits", { startsAt: now }, undefined],
    ["of this breeder fits", { breederId: "maple" }, undefined],
    [
      "without an end or limits fits",
      { endsAt: null, usesLimit: null, usesLimitPerPerson: null, ownUses: 9 },
      undefined,
    ],
    ["that is off is not known", { isActive: false }, "We don't recognize this code."],
    ["that is not out yet is not known", { startsAt: at(0.1) }, "We don't recognize this code."],
    ["ends at its end", { endsAt: now }, "This code has expired."],
    ["of another breeder does not fit", { breederId: "oak" }, "This code is for another breeder's pets."],
    ["has as many uses as its limit", { uses: 5 }, "This code has been used up."],
    ["is used once a person", { ownUses: 1 }, "You've already used this code."],
  ])("%s", (_case, change, refusal) => {
    expect(codeRefusal({ ...facts, ...change }, "maple")).toBe(refusal);
  });

  it("that does not exist is not known", () => {
    expect(codeRefusal(undefined, "maple")).toBe("We don't recognize this code.");
  });

  it.each(
    [
      ["Percentage", 10, "10% off"],
      ["Amount", 5_000, "$50 off"],
      ["Amount", 1_999, "$19.99 off"],
      ["Free Delivery", null, "Free delivery"],
      ["Zero Total", null, "Your order is free"],
    ] as const,
  )("%s of %s reads as %s", (type, value, words) => {
    expect(codeWords({ type, value })).toBe(words);
  });

  it.each<[string, Partial<DiscountCodeFields>, string[]]>([
    ["a percentage without one", { percent: null }, ["/percent"]],
    ["a percentage of free delivery", { type: "Free Delivery" }, ["/percent"]],
    ["an amount with a percentage alone", { type: "Amount" }, ["/percent", "/amountCents"]],
    ["an amount of a percentage", { amountCents: 500 }, ["/amountCents"]],
    ["a breeder who pays and is not named", { funder: "breeder" }, ["/breederId"]],
    ["an end before the start", { endsAt: "2026-02-01T00:00:00.000Z" }, ["/endsAt"]],
    ["nothing wrong", { funder: "breeder", breederId: "b", endsAt: "2026-03-02T00:00:00.000Z" }, []],
  ])("is refused with %s", (_case, change, pointers) => {
    expect(contradictions({ ...fields, ...change }).map(({ pointer }) => pointer)).toEqual(pointers);
  });
});
