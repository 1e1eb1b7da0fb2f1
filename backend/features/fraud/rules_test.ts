import { describe, expect, it } from "vitest";
import { asideMove, isNewPrice, LISTING_RULES, mayDecide, MONEY_RULES, rulesFor } from "./rules.ts";

describe("what is set aside", () => {
  it.each(["available", "temporary-pause", "not-available"] as const)(
    "a listing that is %s leaves",
    (status) => {
      expect(asideMove(status, false)).toEqual({ to: "not-approved-internal", resumes: status });
      expect(asideMove(status, true)).toBeUndefined();
    },
  );

  it.each(["in-review", "reserved", "sold", "adopted-sold", "rejected", "no-longer-available"] as const)(
    "a listing that is %s stays where it is",
    (status) => expect(asideMove(status, false)).toBeUndefined(),
  );
});

describe("decisions", () => {
  it("clears open and kept cases, and keeps open ones", () => {
    const all = (["open", "kept", "cleared"] as const).map((status) => [
      mayDecide(status, "keep"),
      mayDecide(status, "clear"),
    ]);
    expect(all).toEqual([[true, true], [false, true], [false, false]]);
  });

  it("belong to the ranks that resolve money or listings", () => {
    expect(rulesFor("finance")).toEqual(MONEY_RULES);
    expect(rulesFor("moderator")).toEqual(LISTING_RULES);
    expect(rulesFor("admin")).toEqual([...MONEY_RULES, ...LISTING_RULES]);
    expect([rulesFor("support"), rulesFor(null)]).toEqual([[], []]);
  });

  it("are asked for again when a cleared price falls further", () => {
    expect([isNewPrice(50_000, 49_999), isNewPrice(50_000, 50_000), isNewPrice(null, 1), isNewPrice(1, null)])
      .toEqual([true, false, false, false]);
  });
});
