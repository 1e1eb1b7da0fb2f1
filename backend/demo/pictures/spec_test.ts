import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { breeds } from "../../features/breeds/data/index.ts";
import { FileKey } from "../../generated/schemas.ts";
import { uploadedMedia, uploadedVideo } from "../../features/files/rules.ts";
import { breedSlugs } from "./looks.ts";
import { SETTINGS } from "./settings.ts";
import { AGES, animalOf, canonical, keyOf, lineOf, type PictureSpec, POSES } from "./spec.ts";
import { COATS } from "./look.ts";

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
    family: fc.string(),
    member: fc.nat(),
  })
);

describe("the key of a picture", () => {
  it("has the form of an uploaded one's, and stays the same", () => {
    fc.assert(fc.property(specs, (spec) => {
      const key = keyOf(spec);
      expect(FileKey.safeParse(key).success && uploadedMedia(`${key}.card.webp`) !== undefined).toBe(true);
      expect(keyOf(canonical(spec))).toBe(key);
      expect(uploadedVideo(keyOf({ film: spec }))).toBeDefined();
    }));
  });

  it("is another for each animal, pose and place", () => {
    const spec = fc.sample(specs, 1)[0]!;
    const others: PictureSpec[] = [
      { ...spec, member: spec.member + 1 },
      { ...spec, family: `${spec.family}+` },
      { ...spec, pose: spec.pose === "lying" ? "sitting" : "lying" },
      { ...spec, setting: spec.setting === "snow" ? "sofa" : "snow" },
    ];
    expect(new Set([spec, ...others].map(keyOf)).size).toBe(5);
    expect(animalOf(others[2]!)).toBe(animalOf(spec));
  });
});

describe("breeds and their colours", () => {
  const key = (slug: string, category: string, color: string) =>
    lineOf({
      species: category === "Cats" ? "cat" : "dog",
      breed: slug,
      coat: "natural",
      color,
      age: "adult",
      pose: "portrait",
      setting: "studio",
      family: "x",
      member: 0,
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
    ["bengal", "Cats", "Brown Spotted", "gold-rosette"],
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
