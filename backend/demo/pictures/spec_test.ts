import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { breeds } from "../../features/breeds/data/index.ts";
import { type Illustration, illustrationPath, ILLUSTRATIONS } from "./illustrations.ts";
import { breedSlugs } from "./looks.ts";
import { SETTINGS } from "./settings.ts";
import {
  AGES,
  COATS,
  parseFileName,
  parsePictureKey,
  pictureKey,
  type PictureSpec,
  pictureUrlPath,
  placeKey,
  POSES,
  SEEDS,
  SIZES,
} from "./spec.ts";

const specs: fc.Arbitrary<PictureSpec> = fc.constantFrom("dog" as const, "cat" as const).chain((species) =>
  fc.record({
    species: fc.constant(species),
    breed: fc.oneof(fc.constantFrom(...breedSlugs(species)), fc.string()),
    coat: fc.constantFrom(...COATS),
    color: fc.oneof(
      fc.constantFrom("Black & Tan", "Blue Merle", "Seal Point", "Tricolor", "Red"),
      fc.string(),
    ),
    age: fc.constantFrom(...AGES),
    pose: fc.constantFrom(...POSES),
    setting: fc.constantFrom(...SETTINGS),
    seed: fc.integer(),
  })
);

describe("the key of a picture", () => {
  it("says the picture again, whatever was asked", () => {
    fc.assert(fc.property(specs, (spec) => {
      const key = pictureKey(spec);
      const parsed = parsePictureKey(key);
      expect(parsed).toBeDefined();
      expect(pictureKey(parsed!)).toBe(key);
      expect(parsed!.seed).toBeGreaterThanOrEqual(0);
      expect(parsed!.seed).toBeLessThan(SEEDS);
    }));
  });

  it("is safe in an address and in a file name", () => {
    fc.assert(fc.property(specs, (spec) => {
      expect(pictureKey(spec)).toMatch(/^[a-z]+(_[a-z0-9-]+){7}$/);
    }));
  });

  it("refuses every key that differs from a right one", () => {
    const right = "dog_pug_natural_fawn-mask_adult_portrait_sofa_3";
    expect(parsePictureKey(right)).toBeDefined();
    for (
      const wrong of [
        "",
        right.toUpperCase(),
        `${right}_`,
        `${right}\n`,
        ` ${right}`,
        right.replace("_3", "_03"),
        right.replace("_3", "_64"),
        right.replace("_3", "_-1"),
        right.replace("_3", "_1e1"),
        right.replace("pug", "siamese"),
        right.replace("pug", "../pug"),
        right.replace("pug", "constructor"),
        right.replace("fawn-mask", "fawn-colorpoint"),
        right.replace("fawn-mask", "mask"),
        right.replace("sofa", "__proto__"),
        right.replace("sofa", "moon"),
        "a".repeat(5000),
      ]
    ) expect(parsePictureKey(wrong), JSON.stringify(wrong).slice(0, 60)).toBeUndefined();
  });

  it("is never found in arbitrary text", () => {
    fc.assert(fc.property(fc.string(), (text) => {
      const parsed = parsePictureKey(text);
      expect(parsed === undefined || pictureKey(parsed) === text).toBe(true);
    }));
  });

  it("makes a file name that is read back, and no other name is", () => {
    const key = placeKey({ place: "farm", seed: 7 });
    for (const size of SIZES) {
      expect(parseFileName(pictureUrlPath(key, size).replace("/media/", ""))).toEqual({ key, size });
    }
    for (
      const name of [
        `${key}.webp`,
        `${key}.card.png`,
        `${key}.card.webp.part`,
        `../${key}.card.webp`,
        `${key}.huge.webp`,
        `place_moon_1.card.webp`,
        `${key}%2e.card.webp`,
        "..",
        ".card.webp",
      ]
    ) expect(parseFileName(name), name).toBeUndefined();
  });
});

describe("breeds and their colours", () => {
  const key = (slug: string, category: string, color: string) =>
    pictureKey({
      species: category === "Cats" ? "cat" : "dog",
      breed: slug,
      coat: "natural",
      color,
      age: "adult",
      pose: "portrait",
      setting: "studio",
      seed: 0,
    });

  it("know every breed of the product by its own look", () => {
    for (const breed of breeds) {
      expect(key(breed.slug, breed.category, "").split("_")[1], breed.name).toBe(breed.slug);
    }
  });

  it.each([
    ["dachshund", "Dogs", "Black & Tan", "black-points"],
    ["doberman-pinscher", "Dogs", "Black and Rust", "black-points"],
    ["cavalier-king-charles-spaniel", "Dogs", "Blenheim", "mahogany-parti"],
    ["german-shepherd-dog", "Dogs", "Black and Tan", "black-saddle"],
    ["pug", "Dogs", "Fawn", "fawn-mask"],
    ["poodle", "Dogs", "Apricot", "apricot-solid"],
    ["australian-shepherd", "Dogs", "Blue Merle", "blue-merletri"],
    ["dalmatian", "Dogs", "White and Black", "black-spotted"],
    ["siberian-husky", "Dogs", "Gray and White", "gray-spitz"],
    ["labrador-retriever", "Dogs", "White", "white-solid"],
    ["siamese", "Cats", "Seal Point", "brown-colorpoint"],
    ["maine-coon", "Cats", "Brown Tabby", "brown-mackerel"],
    ["bengal", "Cats", "Brown Spotted", "brown-rosette"],
    ["domestic-shorthair", "Cats", "Black and White", "black-tuxedo"],
    ["persian", "Cats", "Calico", "black-calico"],
  ])("draw a %s (%s) called '%s' as %s", (slug, category, color, tone) => {
    expect(key(slug, category, color).split("_")[3]).toBe(tone);
  });

  it("tell the colours of one breed apart where their names do", () => {
    const tones = ["Black", "Chocolate", "Yellow"].map((c) =>
      key("labrador-retriever", "Dogs", c).split("_")[3]
    );
    expect(new Set(tones).size).toBe(3);
  });
});

describe("the site's own pictures", () => {
  it("are drawn from the vocabulary too", () => {
    for (const name of Object.keys(ILLUSTRATIONS) as Illustration[]) {
      expect(parseFileName(illustrationPath(name).replace("/media/", "")), name).toBeDefined();
    }
  });
});
