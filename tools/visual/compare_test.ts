import { describe, expect, it } from "vitest";
import { compare, type Pixels } from "./compare.ts";

/** Returns white paper with a dark square. */
function paper(left: number, { size = 10, shade = 0, width = 80, height = 60 } = {}): Pixels {
  const data = new Uint8Array(width * height * 3).fill(255);
  for (let y = 20; y < 20 + size; y++) {
    for (let x = left; x < left + size; x++) data.fill(shade, (y * width + x) * 3, (y * width + x) * 3 + 3);
  }
  return { width, height, data };
}

describe("two pictures of a story", () => {
  it("are the same where edges are drawn otherwise, or a pixel farther", () => {
    expect(compare(paper(20), paper(20)).share).toBe(0);
    expect(compare(paper(20), paper(20, { shade: 30 })).isSame).toBe(true);
    expect(compare(paper(20), paper(21)).isSame).toBe(true);
    expect(compare(paper(20), paper(20, { height: 62 })).isSame).toBe(true);
  });

  it("differ where something is gone, has come, moved or has another color", () => {
    const nothing = paper(0, { size: 0 });
    expect(compare(paper(20), nothing).isSame).toBe(false);
    expect(compare(nothing, paper(20)).isSame).toBe(false);
    expect(compare(paper(20), paper(26)).isSame).toBe(false);
    expect(compare(paper(20), paper(20, { shade: 120 })).isSame).toBe(false);
  });

  it("differ where one is taller", () => {
    expect(compare(paper(20), paper(20, { height: 70 })).isSame).toBe(false);
  });

  it("say which pixels differ", () => {
    const { differing, share } = compare(paper(20), paper(40));
    expect(differing[25 * 80 + 25]).toBe(1);
    expect(differing[25 * 80 + 45]).toBe(1);
    expect(differing[0]).toBe(0);
    expect(share).toBeGreaterThan(0.03);
  });
});
