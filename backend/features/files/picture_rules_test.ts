import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { chunk, framed, joined, made, scanned, words } from "../../testing/files.ts";
import { barePicture } from "./picture_rules.ts";

const text = (data: Uint8Array | undefined) => new TextDecoder("latin1").decode(data);
const pixels = (data: Uint8Array) => sharp(data).autoOrient().toColourspace("srgb").raw().toBuffer();
const times = (count: number, piece: Uint8Array) => joined(...Array.from({ length: count }, () => piece));

describe("barePicture", () => {
  it.each([
    ["a JPEG", "image/jpeg", () => made.jpeg()],
    ["a JPEG on its side", "image/jpeg", made.located],
    ["a progressive JPEG with colors of its own", "image/jpeg", () => made.inColors("jpeg")],
    ["a PNG with colors of its own", "image/png", () => made.inColors("png")],
    ["a WEBP with colors of its own", "image/webp", () => made.inColors("webp")],
  ])("changes no pixel of %s", async (_what, type, make) => {
    const bytes = await make();
    const bare = barePicture(bytes, type)!;
    expect(await pixels(bare)).toEqual(await pixels(bytes));
    const heads = [await sharp(bare).metadata(), await sharp(bytes).metadata()];
    expect(heads[0]!.icc?.length).toBe(heads[1]!.icc?.length);
    expect(heads[0]!.orientation).toBe(heads[1]!.orientation);
  });

  it("leaves out words that unpack to more than a server has", async () => {
    const packed = chunk(
      "zTXt",
      joined(new TextEncoder().encode("k\0\0"), deflateSync(new Uint8Array(5_000_000))),
    );
    const bytes = words(await made.png(), times(20, packed));
    const bare = barePicture(bytes, "image/png")!;
    expect(text(bytes)).toContain("zTXt");
    expect(text(bare)).not.toContain("zTXt");
    expect(await pixels(bare)).toEqual(await pixels(bytes));
  });

  it("leaves out a JPEG's words, its second picture and what lies behind it", async () => {
    const plain = await made.jpeg();
    const note = new Uint8Array([0xff, 0xfe, 0, 6, 0x57, 0x6f, 0x6f, 0x66]); // a comment: Woof
    const bytes = joined(plain.subarray(0, 2), times(50, note), plain.subarray(2), plain);
    const bare = barePicture(bytes, "image/jpeg")!;
    expect(text(bare)).not.toContain("Woof");
    expect(bare.length).toBeLessThanOrEqual(plain.length);
    expect(await pixels(bare)).toEqual(await pixels(plain));
  });

  it("shows the first picture of a WEBP that moves", async () => {
    const bytes = await framed(500);
    const bare = barePicture(bytes, "image/webp")!;
    expect((await sharp(bytes).metadata()).pages).toBe(500);
    expect((await sharp(bare).metadata()).pages ?? 1).toBe(1);
    expect(await pixels(bare)).toEqual(await pixels(bytes));
  });

  it("refuses a JPEG of more scans than a program writes", async () => {
    const bytes = scanned(100);
    expect(await pixels(barePicture(bytes, "image/jpeg")!)).toEqual(await pixels(bytes));
    expect(barePicture(scanned(101), "image/jpeg")).toBeUndefined();
  });

  it("refuses parts without end, and parts that do not add up", async () => {
    const [png, jpeg, webp] = [await made.png(), await made.jpeg(), await framed(1)];
    expect(barePicture(words(png, times(20_001, chunk("abCd", new Uint8Array()))), "image/png"))
      .toBeUndefined();
    expect(barePicture(png.slice(0, 500), "image/png")).toBeUndefined();
    expect(barePicture(webp.slice(0, -2), "image/webp")).toBeUndefined();
    const comment = new Uint8Array([0xff, 0xfe, 0, 2]);
    expect(barePicture(joined(jpeg.subarray(0, 2), times(20_001, comment), jpeg.subarray(2)), "image/jpeg"))
      .toBeUndefined();
    expect(barePicture(joined(jpeg.subarray(0, 2), new Uint8Array([0xff, 0xfe, 0, 0])), "image/jpeg"))
      .toBeUndefined();
  });
});
