import { describe, expect, it } from "vitest";
import type { OwnPetRow } from "@hearthpaw/client";
import {
  askedOf,
  bulkStep,
  deletionError,
  doneWords,
  hrefOf,
  moveWord,
  tabsOf,
  whyNone,
} from "./own_pets_rules.ts";
import { rowOf } from "./testing_rows.ts";

describe("the address", () => {
  it("asks for a status with those that read like it, for words and an order", () => {
    const { asked, filter } = askedOf({ status: "in-review", find: " map ", sort: "views" });
    expect(filter).toEqual({ status: ["in-review", "not-approved-internal"], q: "map", sort: "views" });
    expect(hrefOf(asked)).toBe("/breeder/pets?status=in-review&find=map&sort=views");
  });
  it("leaves out what it cannot have", () => {
    expect(askedOf({ status: "live", sort: "constructor", find: "  " })).toEqual({ asked: {}, filter: {} });
    expect(askedOf({ sort: "updated" })).toEqual({ asked: {}, filter: {} });
  });
});

describe("the tabs", () => {
  const counts = [
    { status: "available", label: "Available", count: 4 },
    { status: "in-review", label: "In Review", count: 2 },
    { status: "not-approved-internal", label: "In Review", count: 1 },
  ] as const;
  it("count what there is, as the server names it", () => {
    expect(tabsOf(counts, undefined)).toEqual([
      { status: undefined, label: "All", count: 7 },
      { status: "in-review", label: "In Review", count: 3 },
      { status: "available", label: "Available", count: 4 },
    ]);
  });
  it("keep the chosen one when it has become empty", () => {
    expect(tabsOf(counts, "sold").at(-1)).toEqual({ status: "sold", label: "Sold", count: 0 });
  });
});

describe("what a bulk action makes of a row", () => {
  const hold = "Someone is reserving this pet right now.";
  it.each<[Parameters<typeof bulkStep>[0], Partial<OwnPetRow>, ReturnType<typeof bulkStep>]>([
    ["pause", {}, { to: "temporary-pause" }],
    ["archive", {}, { to: "no-longer-available" }],
    ["delete", {}, { to: "deleted" }],
    ["publish", {}, { reason: "A listing with the status “Available” can't be published." }],
    [
      "publish",
      { status: "in-progress", actions: [{ status: "in-review", isPossible: true, reason: null }] },
      { to: "in-review" },
    ],
    [
      "publish",
      { status: "temporary-pause", actions: [{ status: "available", isPossible: true, reason: null }] },
      { to: "available" },
    ],
    ["pause", { actions: [{ status: "temporary-pause", isPossible: false, reason: hold }] }, {
      reason: hold,
    }],
  ])("%s %j", (action, change, step) => {
    expect(bulkStep(action, rowOf(change))).toEqual(step);
  });
  it.each(["reserved", "sold", "adopted-sold", "sold-external"] as const)("keeps what is %s", (status) => {
    expect(deletionError({ status, isOnHold: false })).toMatch("Archive it instead");
  });
});

it("says why a bulk action is possible for none: the one reason, or that there are several", () => {
  const held = rowOf({ actions: [{ status: "temporary-pause", isPossible: false, reason: "On hold." }] });
  const sold = rowOf({ status: "sold", statusLabel: "Sold", actions: [] });
  expect(whyNone("pause", [held, rowOf()])).toBeUndefined();
  expect(whyNone("pause", [held, held])).toBe("On hold.");
  expect(whyNone("pause", [held, sold])).toBe("None of these can be paused right now.");
});

it("says moves and results in words", () => {
  expect(moveWord("available", "in-progress")).toBe("Publish");
  expect(moveWord("available", "temporary-pause")).toBe("Publish again");
  expect(moveWord("in-review", "rejected")).toBe("Submit again");
  expect([doneWords("pause", 1), doneWords("delete", 3)]).toEqual([
    "1 listing was paused.",
    "3 listings were deleted.",
  ]);
});
