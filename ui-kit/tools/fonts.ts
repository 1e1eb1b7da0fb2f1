/**
 * Reduces the two typefaces to what an American English site shows: fewer glyphs and weights, 40 kB together.
 * Run it after a new version of the fonts: `deno run -A ui-kit/tools/fonts.ts`. The output is committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
// @ts-expect-error: the package has no types
import subsetFont from "subset-font";

const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => String.fromCodePoint(from + i)).join("");

/** Printable ASCII, the accented letters of Western names, and the punctuation in our texts. */
const GLYPHS = range(0x20, 0x7f) + range(0xc0, 0x100) + "\u00a0¢£©®°±·½¼¾×–—‘’“”•…™−→←";

const FACES = [
  { name: "hanken-grotesk", wght: { min: 400, max: 700 } },
  { name: "ysabeau", wght: 700 },
] as const;

for (const { name, wght } of FACES) {
  const root = fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/package.json`)).replace(
    /package\.json$/,
    "",
  );
  const source = readFileSync(`${root}files/${name}-latin-wght-normal.woff2`);
  const cut = await subsetFont(source, GLYPHS, { targetFormat: "woff2", variationAxes: { wght } });
  const out = new URL("../src/fonts/", import.meta.url);
  mkdirSync(out, { recursive: true });
  writeFileSync(new URL(`${name}.woff2`, out), cut);
  writeFileSync(new URL(`${name}.LICENSE.txt`, out), readFileSync(`${root}LICENSE`));
  console.log(`${name}: ${source.length} -> ${cut.length} bytes`);
}
