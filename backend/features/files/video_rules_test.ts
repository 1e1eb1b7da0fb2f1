import { describe, expect, it } from "vitest";
import { box, joined, numbers, track } from "../../testing/files.ts";
import { cleanVideo } from "./video_rules.ts";

const nothing = new Uint8Array();
const ascii = (said: string) => new TextEncoder().encode(said);
const text = (data: Uint8Array) => new TextDecoder("latin1").decode(data);
const times = (count: number, piece: Uint8Array) => joined(...Array.from({ length: count }, () => piece));
const tables = (sizes: Uint8Array, groups: Uint8Array, places: Uint8Array) =>
  joined(box("stsz", sizes), box("stsc", groups), box("stco", places));
/** Returns a video with a picture track and additional tracks. Its data are 1,000 bytes. */
const film = (...more: Uint8Array[]) =>
  joined(
    box("ftyp", ascii("isom")),
    box("mdat", new Uint8Array(1_000).fill(7)),
    box("moov", joined(track("vide", nothing), ...more)),
  );
/** Returns a camera track that claims one piece of this length, from the start of the file. */
const claim = (length: number) =>
  track("meta", tables(numbers(0, length, 1), numbers(0, 1, 1, 1, 1), numbers(0, 1, 20)));
/** Returns a camera track with a number of empty pieces. */
const empty = (pieces: number) =>
  track("meta", tables(numbers(0, 0, 0), numbers(0, 0), new Uint8Array(8 + pieces * 4)));

describe("cleanVideo", () => {
  it("reads no more boxes than a film has, wherever they stand", () => {
    const free = box("free", nothing);
    const holder = (count: number) => track("vide", nothing, times(count, free));
    expect(cleanVideo(film(holder(4_000), holder(4_000)))).toBe(true);
    expect(cleanVideo(film(holder(6_000), holder(6_000)))).toBe(false);
    const media = box("mdia", box("minf", times(5_000, free)));
    expect(cleanVideo(film(times(60, box("trak", media))))).toBe(false);
  });

  it("reads no deeper than a film goes", () => {
    const depth = 20_000;
    const nested = new Uint8Array(depth * 8);
    for (let at = 0; at < depth; at++) {
      new DataView(nested.buffer).setUint32(at * 8, nested.length - at * 8);
      nested.set(ascii("trak"), at * 8 + 4);
    }
    expect(cleanVideo(film(nested))).toBe(false);
    expect(cleanVideo(joined(film(), nested))).toBe(true); // not needed for playing, so it is erased unread
  });

  it("wipes no more than the film's length for all tracks together", () => {
    expect(cleanVideo(film(claim(900)))).toBe(true);
    expect(cleanVideo(film(claim(900), claim(900), claim(900)))).toBe(false);
  });

  it("reads no more entries of tables than a film has, for all tracks together", () => {
    expect(cleanVideo(film(empty(400_000)))).toBe(true);
    expect(cleanVideo(film(empty(400_000), empty(400_000), empty(400_000)))).toBe(false);
    expect(cleanVideo(film(empty(1_000_001)))).toBe(false);
  });

  it.each<[string, Uint8Array, Uint8Array, string]>([
    ["of one size each", numbers(0, 2, 9), numbers(0, 2, 1, 2, 1, 3, 1, 1), "....####....####..##"],
    ["of their own sizes", numbers(0, 0, 5, 1, 2, 3, 0, 1), numbers(0, 1, 1, 2, 1), "....###.....###...#."],
  ])("wipes the pieces of a camera's track, %s", (_what, sizes, groups, wiped) => {
    const places = [24, 32, 38];
    const bytes = film(track("meta", tables(sizes, groups, numbers(0, 3, ...places))));
    expect(cleanVideo(bytes)).toBe(true);
    const kept = [...bytes.subarray(20, 40)].map((byte) => byte === 7 ? "." : "#").join("");
    expect(kept).toBe(wiped);
  });

  it.each(["inst", "free", "skip", "wide", "uuid", "frea", "©xyz"])(
    "erases what a camera says in %s",
    (name) => {
      const type = name.replace("©", "\xa9");
      const own = box("inst", ascii("GPS +44.5646-123.2620"));
      own.set(Uint8Array.from(type, (sign) => sign.charCodeAt(0)), 4);
      const bytes = joined(film(own, track("vide", own, own), track("vide", nothing, own)), own);
      const before = bytes.length;
      expect(cleanVideo(bytes)).toBe(true);
      expect(bytes.length).toBe(before);
      expect(text(bytes)).not.toMatch(/GPS|44\.5|inst|frea|xyz/);
      expect(text(bytes).match(/free\0{21}/g)).toHaveLength(5);
    },
  );

  it.each([
    "u-0aa44f6931dea79292a0c74210e7e77c",
    "u-b4c7e5e5f28f022e8afbe5babcf0cb21",
    "u-caf5a9a063d0616f48a7d7e07c16e9cd",
  ])("leaves the example film %s as it is, but for what its maker wrote about it", async (name) => {
    const given = await Deno.readFile(new URL(`../../demo/pictures/masters/${name}.mp4`, import.meta.url));
    const said = text(given).lastIndexOf("udta", text(given).indexOf("mdat"));
    const kept = given.slice();
    expect(cleanVideo(kept)).toBe(true);
    const wanted = given.slice();
    wanted.set(ascii("free"), said);
    wanted.fill(0, said + 4, said - 4 + new DataView(given.buffer).getUint32(said - 4));
    expect(text(kept) === text(wanted)).toBe(true);
  });

  it("takes a film in pieces, without what a camera says in them", () => {
    const piece = (own: Uint8Array) =>
      box(
        "moof",
        joined(box("mfhd", numbers(0, 1)), own, box("traf", joined(box("tfhd", numbers(0, 1)), own))),
      );
    const own = box("inst", ascii("GPS +44.5646"));
    const bytes = joined(film(), piece(own), box("mdat", ascii("pictures")));
    expect(cleanVideo(bytes)).toBe(true);
    const gone = new Uint8Array(own.length);
    gone.set(own.subarray(0, 4));
    gone.set(ascii("free"), 4);
    expect(text(bytes).endsWith(text(joined(piece(gone), box("mdat", ascii("pictures")))))).toBe(true);
  });
});
