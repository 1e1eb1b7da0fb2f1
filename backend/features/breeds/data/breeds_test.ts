import { describe, expect, it } from "vitest";
import { akcBreeds, breeds, cfaCats, designer, sizeClasses, ticaCats } from "./index.ts";
import { parseBreeds, slugOf } from "./parse.ts";

/** Counts in the registries' lists that the tables follow. */
const AKC_GROUPS = {
  Sporting: 33,
  Hound: 33,
  Working: 32,
  Terrier: 32,
  Toy: 22,
  "Non-Sporting": 20,
  Herding: 33,
};

describe("the breeds", () => {
  it("hold the AKC's seven groups, each with its number of breeds", () => {
    const counts: Record<string, number> = {};
    for (const breed of akcBreeds) counts[breed.group] = (counts[breed.group] ?? 0) + 1;
    expect(counts).toEqual(AKC_GROUPS);
  });

  it("hold the CFA's 45 cat breeds and TICA's further ones", () => {
    expect(cfaCats).toHaveLength(45);
    expect(ticaCats.length).toBeGreaterThanOrEqual(35);
    expect(new Set([...cfaCats, ...ticaCats].map((breed) => breed.slug)).size)
      .toBe(cfaCats.length + ticaCats.length);
  });

  it("have names and slugs of their own that fit the contract", () => {
    expect(new Set(breeds.map((breed) => breed.slug)).size).toBe(breeds.length);
    expect(new Set(breeds.map((breed) => breed.name.toLowerCase())).size).toBe(breeds.length);
    for (const breed of breeds) {
      expect(breed.slug, breed.name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(breed.name.length, breed.name).toBeLessThanOrEqual(80);
    }
  });

  it("each have colours, none of them twice", () => {
    for (const breed of breeds) {
      const titles = breed.colors.map((color) => color.title);
      expect(titles.length, breed.name).toBeGreaterThan(0);
      expect(new Set(titles).size, breed.name).toBe(titles.length);
      for (const title of titles) expect(title, breed.name).toMatch(/^[A-Z][\p{L} -]{1,40}$/u);
    }
  });

  it("weigh, stand and live as dogs and cats do", () => {
    for (const { name, category, facts } of breeds) {
      for (const [low, high] of [facts.weightLb.male, facts.weightLb.female]) {
        expect(low, name).toBeGreaterThanOrEqual(3);
        expect(high, name).toBeLessThanOrEqual(category === "Cats" ? 25 : 230);
      }
      expect(facts.weightLb.female[1], name).toBeLessThanOrEqual(facts.weightLb.male[1]);
      const [young, old] = facts.lifeSpanYears;
      expect(young, name).toBeGreaterThanOrEqual(5);
      expect(old, name).toBeLessThanOrEqual(20);
      if (facts.heightIn) expect(facts.heightIn[1], name).toBeLessThanOrEqual(36);
    }
  });

  it("each have a summary of their own and at least three words for the temperament", () => {
    expect(new Set(breeds.map((breed) => breed.facts.summary)).size).toBe(breeds.length);
    for (const { name, facts } of breeds) {
      expect(facts.summary.length, name).toBeGreaterThan(30);
      expect(facts.temperament.length, name).toBeGreaterThanOrEqual(3);
    }
  });

  it("are sold by size class only where a set applies, and every set is in use", () => {
    const bySet = (set: string) =>
      breeds.filter((breed) => breed.sizeClassSet === set).map(({ name }) => name);
    expect(bySet("dachshund")).toEqual(["Dachshund"]);
    expect(bySet("poodle")).toEqual(["Poodle"]);
    expect(bySet("doodle")).toContain("Goldendoodle");
    for (const name of bySet("doodle")) {
      expect(designer.map((breed) => breed.name), name).toContain(name);
    }
    expect(sizeClasses.none).toEqual([]);
  });

  it("are called hybrid exactly in the Designer group", () => {
    for (const breed of breeds) expect(breed.facts.hybrid, breed.name).toBe(breed.group === "Designer");
  });
});

describe("parseBreeds", () => {
  const line =
    "Test Dog | Smooth, Wire | Red, Blue | 20-30/15-25 | 10-12 | 9-11 | calm, kind, quick | low apt";

  it("reads two lines into a breed", () => {
    expect(parseBreeds(`${line}\n  A dog for tests.`, "Dogs", "Toy")).toEqual([{
      slug: "test-dog",
      name: "Test Dog",
      category: "Dogs",
      group: "Toy",
      sizeClassSet: "none",
      colors: [{ title: "Red" }, { title: "Blue" }],
      facts: {
        coatTypes: ["Smooth", "Wire"],
        weightLb: { male: [20, 30], female: [15, 25] },
        heightIn: [10, 12],
        lifeSpanYears: [9, 11],
        temperament: ["calm", "kind", "quick"],
        lowShedding: true,
        apartmentFriendly: true,
        hybrid: false,
        summary: "A dog for tests.",
      },
    }]);
  });

  it("refuses a breed without its sentence, a missing cell, an unknown coat and a range upside down", () => {
    expect(() => parseBreeds(line, "Dogs", "Toy")).toThrow(/without its sentence/);
    expect(() => parseBreeds(`${line.slice(0, -10)}\n  S.`, "Dogs", "Toy")).toThrow(/cells/);
    expect(() => parseBreeds(`${line.replace("Wire", "Velvet")}\n  S.`, "Dogs", "Toy")).toThrow(/Velvet/);
    expect(() => parseBreeds(`${line.replace("9-11", "11-9")}\n  S.`, "Dogs", "Toy")).toThrow(/not a range/);
  });

  it("makes slugs without accents and apostrophes", () => {
    expect(slugOf("Löwchen")).toBe("lowchen");
    expect(slugOf("Cirneco dell'Etna")).toBe("cirneco-delletna");
  });
});
