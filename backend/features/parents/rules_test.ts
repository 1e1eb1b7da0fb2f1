import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isReviewedChange, type ParentStanding, type Reviewed, standingAfterSave } from "./rules.ts";

const before: Reviewed = {
  name: "Clementine",
  type: "Dog",
  sex: "Female",
  breedId: "01980a11-0c3f-7d20-a6f1-3b9c5e7d1f02",
  birthDate: "2022-03-08",
  registries: ["AKC", "microchipped"],
  registrationNumber: "TS41880217",
  geneticTesting: true,
  healthTests: [{
    type: "Cardiac",
    laboratory: "OFA",
    result: "Normal",
    testedOn: null,
    documentKey: "a.pdf",
  }],
  imageKeys: ["one", "two"],
};

describe("a change of a parent animal", () => {
  it.each<[keyof Reviewed, unknown]>([
    ["name", "Clem"],
    ["sex", "Male"],
    ["breedId", "01980a11-0c3f-7d20-a6f1-3b9c5e7d1f03"],
    ["birthDate", null],
    ["registries", ["AKC"]],
    ["registrationNumber", null],
    ["geneticTesting", false],
    ["healthTests", []],
    ["imageKeys", ["two", "one"]],
  ])("of %s is one that staff look at", (name, value) => {
    expect(isReviewedChange(before, { ...before, [name]: value })).toBe(true);
  });

  it("that says the same in other words is none", () => {
    expect(isReviewedChange(before, { ...before, registries: ["microchipped", "AKC"] })).toBe(false);
  });
});

describe("a parent animal that its breeder saves", () => {
  it.each<
    [
      ParentStanding | undefined,
      { isChange: boolean; wish?: "live" | "no-longer-available" },
      string,
      boolean,
    ]
  >([
    [undefined, { isChange: true }, "in-review", false],
    [{ status: "in-review", isVerified: false }, { isChange: false, wish: "live" }, "in-review", false],
    [{ status: "live", isVerified: true }, { isChange: false }, "live", true],
    [{ status: "live", isVerified: true }, { isChange: true }, "in-review", false],
    [
      { status: "live", isVerified: true },
      { isChange: false, wish: "no-longer-available" },
      "no-longer-available",
      true,
    ],
    [{ status: "no-longer-available", isVerified: true }, { isChange: false }, "no-longer-available", true],
    [{ status: "no-longer-available", isVerified: true }, { isChange: false, wish: "live" }, "live", true],
    [
      { status: "no-longer-available", isVerified: true },
      { isChange: true, wish: "live" },
      "in-review",
      false,
    ],
    [
      { status: "no-longer-available", isVerified: false },
      { isChange: false, wish: "live" },
      "in-review",
      false,
    ],
    [{ status: "rejected", isVerified: false }, { isChange: false }, "rejected", false],
    [{ status: "rejected", isVerified: false }, { isChange: true }, "in-review", false],
    [{ status: "rejected", isVerified: false }, { isChange: false, wish: "live" }, "in-review", false],
  ])("from %j by %j becomes %s", (start, save, status, isVerified) => {
    const after = standingAfterSave(start, { wish: undefined, ...save });
    expect(after).toEqual({ status, isVerified });
  });

  it("never becomes live without staff, whatever is saved in a row", () => {
    const save = fc.record({
      isChange: fc.boolean(),
      wish: fc.constantFrom("live" as const, "no-longer-available" as const, undefined),
    });
    const step = fc.oneof(save, fc.constantFrom("approve" as const, "reject" as const));
    fc.assert(fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let now = standingAfterSave(undefined, { isChange: true, wish: undefined });
      // Latest staff decision on the animal in its current state.
      let isApproved = false;
      for (const each of steps) {
        if (typeof each === "string") {
          if (now.status !== "in-review") continue;
          isApproved = each === "approve";
          now = isApproved ? { status: "live", isVerified: true } : { status: "rejected", isVerified: false };
        } else {
          isApproved &&= !each.isChange;
          now = standingAfterSave(now, each);
        }
        expect(now.isVerified).toBe(isApproved);
        if (now.status === "live") expect(isApproved).toBe(true);
      }
    }));
  });
});
