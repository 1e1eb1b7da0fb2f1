import { describe, expect, it } from "vitest";
import sharp from "sharp";
import { drawLayers, drawSvg } from "./draw.ts";
import { encode, layersOf } from "./render.ts";
import { breedSlugs } from "./looks.ts";
import { SETTINGS } from "./settings.ts";
import { CAT_PATTERNS, DOG_PATTERNS } from "./tone.ts";
import { AGES, HEIGHT, type PictureSpec, PLACES, POSES, WIDTH } from "./spec.ts";
import { COATS } from "./look.ts";

const beagle: PictureSpec = {
  species: "dog",
  breed: "beagle",
  coat: "natural",
  color: "Tricolor",
  age: "puppy",
  pose: "portrait",
  setting: "garden",
  family: "Willow Creek, litter 3",
  member: 5,
};

/** Fails for numbers from a wrong calculation and for an unclosed element. */
function expectSound(whole: string, what: string): void {
  // The underpainting consists of arbitrary letters.
  const svg = whole.replace(/base64,[^"]*/g, "");
  expect(svg.includes("NaN") || svg.includes("undefined") || svg.includes("Infinity"), what).toBe(false);
  expect((svg.match(/<g[ >]/g) ?? []).length, what).toBe((svg.match(/<\/g>/g) ?? []).length);
}

describe("drawing", () => {
  it("gives the same picture for the same spec and another for a littermate", () => {
    const a = drawSvg(beagle);
    expect(drawSvg({ ...beagle }) === a).toBe(true);
    expect(drawSvg({ ...beagle, member: 6 }) === a).toBe(false);
  });

  it("draws the same whether the colour is said by name or by tone", () => {
    expect(drawSvg({ ...beagle, color: "black-houndtri" }) === drawSvg(beagle)).toBe(true);
  });

  it("moves an animal without moving its place", () => {
    const still = drawLayers(beagle, "draft");
    const moved = drawLayers(beagle, "draft", { turn: 0.1, roll: 0.05, wag: -1, blink: 1 });
    expect(moved.far === still.far).toBe(true);
    expect(moved.near === still.near).toBe(false);
  });

  it("draws every breed", { timeout: 240_000 }, () => {
    for (const species of ["dog", "cat"] as const) {
      breedSlugs(species).forEach((breed, i) => {
        const spec = {
          ...beagle,
          species,
          breed,
          color: "",
          age: AGES[i % 3]!,
          pose: POSES[i % POSES.length]!,
        };
        expectSound(drawSvg(spec, "draft"), breed);
      });
    }
  });

  it("draws every coat, age, pose and setting", { timeout: 120_000 }, () => {
    for (const setting of SETTINGS) expectSound(drawSvg({ ...beagle, setting }, "draft"), setting);
    for (const pose of POSES) expectSound(drawSvg({ ...beagle, pose }, "draft"), pose);
    for (const age of AGES) expectSound(drawSvg({ ...beagle, age }, "draft"), age);
    for (const coat of COATS) expectSound(drawSvg({ ...beagle, coat }, "draft"), coat);
  });

  it("draws every pattern of both species, each unlike the plain one", { timeout: 120_000 }, () => {
    for (const [species, patterns] of [["dog", DOG_PATTERNS], ["cat", CAT_PATTERNS]] as const) {
      const spec = {
        ...beagle,
        species,
        breed: species === "dog" ? "labrador-retriever" : "domestic-shorthair",
      };
      const seen = new Set<string>();
      for (const pattern of patterns) {
        const svg = drawSvg({ ...spec, color: `brown-${pattern}` }, "draft");
        expectSound(svg, pattern);
        seen.add(svg);
      }
      expect(seen.size).toBe(patterns.length);
    }
  });

  it("draws places and marks", () => {
    for (const place of PLACES) expectSound(layersOf({ place, seed: 3 }).far, place);
    for (const mark of ["breeder", "shelter"] as const) expectSound(layersOf({ mark, seed: 3 }).far, mark);
  });
});

describe("rendering", () => {
  it("gives small WEBP that an animal fills, before every kind of scene", { timeout: 60_000 }, async () => {
    const persian = { species: "cat", breed: "persian", color: "White", setting: "snow" } as const;
    for (const spec of [beagle, { ...beagle, ...persian }]) {
      const bytes = await encode(layersOf(spec));
      expect(bytes.length).toBeLessThan(40_000);
      const { format, width, height } = await sharp(bytes).metadata();
      expect([format, width, height]).toEqual(["webp", WIDTH, HEIGHT]);
      const { channels } = await sharp(bytes).stats();
      // A picture without its animal or its light is one flat color.
      expect(Math.max(...channels.map((c) => c.stdev))).toBeGreaterThan(18);
      expect(channels.every((c) => c.mean > 25)).toBe(true);
    }
  });
});
