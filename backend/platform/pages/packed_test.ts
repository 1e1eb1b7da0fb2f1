import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joined, packedParts, separated } from "./packed.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("packedParts", () => {
  it("gives what any gzip reader unpacks to the parts with the text between them", async () => {
    const part = fc.oneof(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc.constantFrom("", "<p>née</p>".repeat(9_000)),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { minLength: 1, maxLength: 6 }),
        fc.string(),
        async (parts, between) => {
          const packed = (await packedParts(parts.map(bytes), bytes(between).length))(bytes(between));
          expect(gunzipSync(packed).toString()).toBe(new TextDecoder().decode(bytes(parts.join(between))));
        },
      ),
    );
  });

  it("is read by the decoder of browsers, with another text each time, and is as small as one piece nearly is", async () => {
    const text = Array.from(
      { length: 2_000 },
      (_, at) => `<li>Cavalier ${at % 97} from Corvallis, $${at}</li>`,
    ).join("");
    const parts = ["<script nonce='", `'></script>${text}<script nonce='`, "'></script>"].map(bytes);
    const pack = await packedParts(parts, 22);
    for (const nonce of ["A".repeat(22), "b1".repeat(11)].map(bytes)) {
      const stream = new Blob([pack(nonce)]).stream().pipeThrough(new DecompressionStream("gzip"));
      expect(await new Response(stream).bytes()).toEqual(joined(separated(parts, nonce)));
    }
    expect(pack(bytes("A".repeat(22))).length).toBeLessThan(joined(parts).length / 5);
  });

  it("points back over what is between, and never into it", async () => {
    const words = bytes("Willow Creek Cavaliers of Corvallis, Oregon; ".repeat(3));
    const pack = await packedParts([words, words, words], 22);
    for (const between of ["A".repeat(22), "Willow Creek Cavaliers"].map(bytes)) {
      expect(new Uint8Array(gunzipSync(pack(between)))).toEqual(
        joined(separated([words, words, words], between)),
      );
      expect(pack(between).length).toBeLessThan(words.length + 50);
    }
  });

  it("refuses a text of another length", async () => {
    const pack = await packedParts([bytes("a"), bytes("b")], 22);
    expect(() => pack(new Uint8Array(21))).toThrow(RangeError);
  });
});
