import { describe, expect, it } from "vitest";
import openapi from "../../../generated/openapi.json" with { type: "json" };
import { healthTests } from "./health.ts";
import { breeds } from "./index.ts";
import { parseLevels } from "./levels.ts";
import { traits } from "./traits.ts";

const schemas = openapi.components.schemas;
const NAMES = schemas.HealthTestName.enum;
const SOURCES = schemas.BreedHealthTest.properties.source.enum;

describe("the levels of the breeds", () => {
  it("are known for every breed but the mix, from 1 to 5, as far as they are known", () => {
    const without = breeds.filter(({ slug }) => !traits.has(slug)).map(({ slug }) => slug);
    expect(without).toEqual(["mixed-breed"]);
    for (const [slug, { basis, ...levels }] of traits) {
      expect(["breed", "parents", "group"], slug).toContain(basis);
      for (const [name, level] of Object.entries(levels)) {
        if (level !== undefined) expect([1, 2, 3, 4, 5], `${slug} ${name}`).toContain(level);
      }
    }
  });

  it("name only breeds of the tables, and rate almost all of them one by one", () => {
    const slugs = new Set(breeds.map(({ slug }) => slug));
    expect([...traits.keys()].filter((slug) => !slugs.has(slug))).toEqual([]);
    const count = (basis: string) => [...traits.values()].filter((one) => one.basis === basis).length;
    expect(count("breed")).toBeGreaterThan(280);
    expect(count("group")).toBeLessThan(25);
  });

  it("agree with the flag for low shedding", () => {
    for (const { slug, facts } of breeds) {
      const levels = traits.get(slug);
      if (levels) expect(levels.shedding <= 2, slug).toBe(facts.lowShedding);
    }
  });

  it("leave training out for cats, and everything but the coat for cats rated by their group", () => {
    for (const { slug, category } of breeds) {
      const levels = traits.get(slug);
      if (category === "Dogs" || !levels) continue;
      expect(levels.training, slug).toBeUndefined();
      if (levels.basis === "group") {
        expect([levels.energy, levels.children], slug).toEqual([undefined, undefined]);
      }
    }
  });

  it("are refused outside of 1 to 5 and without a pair", () => {
    expect(() => parseLevels("beagle 41636")).toThrow(/beagle 41636/);
    expect(() => parseLevels("beagle")).toThrow(/not levels/);
  });
});

describe("the recommended health tests", () => {
  it("are those of the contract, each once and with its source", () => {
    for (const [slug, tests] of healthTests) {
      const names = tests.map(({ name }) => name);
      expect(names.length, slug).toBeGreaterThan(0);
      expect(new Set(names).size, slug).toBe(names.length);
      for (const { name, source } of tests) {
        expect(NAMES, slug).toContain(name);
        expect(SOURCES, slug).toContain(source);
      }
    }
    const used = new Set([...healthTests.values()].flat().map(({ name }) => name));
    expect(NAMES.filter((name) => !used.has(name as never))).toEqual([]);
  });

  it("belong to breeds of the tables; the dogs' come from the OFA and the cats' do not", () => {
    const categories = new Map(breeds.map(({ slug, category }) => [slug, category]));
    for (const [slug, tests] of healthTests) {
      const isDog = categories.get(slug) === "Dogs";
      expect(categories.has(slug), slug).toBe(true);
      for (const { source } of tests) expect(source === "ofa_chic", slug).toBe(isDog);
    }
  });

  it("of a cross are those of both parents", () => {
    const names = healthTests.get("goldendoodle")?.map(({ name }) => name);
    expect(names?.toSorted()).toEqual(["elbows", "eyes", "heart", "hips", "knees", "pra_dna"]);
    // The parents' own lists must both be known.
    expect(healthTests.has("texas-heeler")).toBe(true);
    expect(healthTests.has("whoodle")).toBe(true);
    expect(healthTests.has("pyredoodle")).toBe(true);
    expect(healthTests.has("irish-doodle")).toBe(true);
  });
});
