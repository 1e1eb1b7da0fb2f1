import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { photoPrint } from "./image_actions.ts";
import { bandsNear, bandsOf, differingBits } from "./print_rules.ts";

const MASTERS = "backend/demo/pictures/masters";
const photo = (name: string): Uint8Array => readFileSync(`${MASTERS}/${name}.webp`);
const DOG = photo("u-48c8f5b2da0862dadcba021bd70d2b84");
const OTHER = photo("u-dceb493ab5d84b7b24a20ce165221699");

describe("the print of a photo", () => {
  it.each<[string, () => Promise<Uint8Array>]>([
    ["made smaller", () => sharp(DOG).resize(480).webp({ quality: 70 }).toBuffer()],
    ["compressed hard", () => sharp(DOG).jpeg({ quality: 30 }).toBuffer()],
    ["made brighter", () => sharp(DOG).modulate({ brightness: 1.1 }).jpeg().toBuffer()],
    ["made gray", () => sharp(DOG).greyscale().png().toBuffer()],
  ])("is nearly the same %s", async (_how, changed) => {
    const [print, again] = [await photoPrint(DOG), await photoPrint(await changed())];
    expect(differingBits(print!, again!)).toBeLessThanOrEqual(4);
  });

  it("is another one for another photo", async () => {
    expect(differingBits((await photoPrint(DOG))!, (await photoPrint(OTHER))!)).toBeGreaterThan(10);
  });

  it("is not made of a plain surface", async () => {
    const plain = sharp({ create: { width: 64, height: 48, channels: 3, background: "#4a7c59" } });
    expect(await photoPrint(await plain.jpeg().toBuffer())).toBeNull();
  });

  it("shares a part with each print that differs in 7 bits at most", () => {
    const print = "a5a5c3c3f00f9696";
    const near = new Set(bandsNear(print));
    for (let round = 0; round < 500; round++) {
      let other = BigInt(`0x${print}`);
      for (let bit = 0; bit < 7; bit++) other ^= 1n << BigInt((round * 37 + bit * (round % 11 + 1) * 5) % 64);
      const text = other.toString(16).padStart(16, "0");
      expect(differingBits(print, text)).toBeLessThanOrEqual(7);
      expect(bandsOf(text).some((band) => near.has(band))).toBe(true);
    }
    expect(near.size).toBe(68);
    expect(bandsOf("ffffffffffffffff").every((band) => Number.isSafeInteger(band) && band < 2 ** 31)).toBe(
      true,
    );
  });
});
