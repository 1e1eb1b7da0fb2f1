import { describe, expect, it } from "vitest";
import type { ReviewListing } from "@hearthpaw/client";
import { checksOf, warningsOf } from "./checks_rules.ts";
import { waiting, willow } from "./testing.ts";

const TODAY = "2026-11-21";
const warnings = (one: ReviewListing) => warningsOf(checksOf(one, TODAY));
const usualPrice = { lowCents: 200_000, highCents: 300_000, count: 41 };

describe("what staff look at", () => {
  it("finds nothing odd in a plain listing", () => {
    expect(warnings(waiting("Maple", {}, { usualPrice }))).toEqual([]);
  });

  it.each(
    [
      ["2026-09-26", null, []],
      ["2026-09-27", "2026-11-30", []],
      ["2026-11-01", null, []],
      ["2026-11-01", "2026-12-27", []],
      ["2026-11-01", "2026-12-26", ["Age: The go-home date December 26, 2026 is before 8 weeks of age."]],
      [null, null, ["Age: The birth date is missing."]],
    ] as const,
  )("born %s, going home %s", (birthDate, goHomeDate, expected) => {
    expect(warnings(waiting("Maple", { birthDate, goHomeDate }))).toEqual(expected);
  });

  it.each(
    [
      ["2026-09-26", null, "8 weeks"],
      ["2026-11-01", null, "2 weeks, goes home from December 27, 2026"],
      ["2026-11-01", "2027-01-05", "2 weeks, goes home from January 5, 2027"],
    ] as const,
  )("born %s, going home %s: %s old", (birthDate, goHomeDate, expected) => {
    const checks = checksOf(waiting("Maple", { birthDate, goHomeDate }), TODAY);
    expect(checks.find(({ term }) => term === "Age")!.value).toBe(expected);
  });

  it.each(
    [
      [150_000, []],
      [149_999, ["Price: Low: Most others of this breed here (41) cost $2,000 to $3,000."]],
      [375_000, []],
      [375_001, ["Price: High: Most others of this breed here (41) cost $2,000 to $3,000."]],
      [0, ["Price: There's no fee."]],
      [null, ["Price: The price is missing."]],
    ] as const,
  )("a price of %s cents", (priceCents, expected) => {
    expect(warnings(waiting("Maple", { priceCents }, { usualPrice }))).toEqual(expected);
  });

  it("knows no usual price where few are for sale", () => {
    expect(warnings(waiting("Maple", { priceCents: 5_000_000 }))).toEqual([]);
  });

  it("misses parents, and tests of parents, but not of rescues", () => {
    const one = waiting("Maple");
    const dam = { ...one.shown!.dam!, healthTests: [] };
    expect(warnings({ ...one, shown: { ...one.shown!, dam } }))
      .toEqual(["Parents' tests: No health tests of Fern, the dam."]);
    const { sire: _, ...fatherless } = one.shown!;
    expect(warnings({ ...one, shown: fatherless })).toEqual(["Parents' tests: The sire isn't listed."]);
    const { sireId: _sire, damId: _dam, ...pet } = one.pet;
    expect(warnings({ ...one, pet })).toEqual(["Parents' tests: Neither parent is listed."]);
    expect(warnings({ ...one, pet, shown: { ...one.shown!, isRescue: true } })).toEqual([]);
  });

  it("says what the server found in the text", () => {
    expect(warnings({ ...waiting("Maple"), textFlags: ["phone", "contact"] }))
      .toEqual(["Text: It may contain a phone number, another way to get in touch."]);
  });

  it("names a breeder who is not verified, few photos, and a chip without a number", () => {
    const one = waiting("Maple", {
      images: [],
      registries: ["microchipped"],
      microchipNumber: null,
    }, { breeder: { ...willow, isVerified: false } });
    expect(warnings(one).map((warning) => warning.split(":")[0])).toEqual([
      "Verification",
      "Photos",
      "Microchip",
    ]);
  });
});
