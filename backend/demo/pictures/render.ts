/** From a drawing to WEBP bytes. */

import sharp from "sharp";
import { drawLayers, type Layers, type Moment, svgDocument } from "./draw.ts";
import { drawMark, drawPlace } from "./places.ts";
import { type Drawing, type FilmSpec, WIDTH } from "./spec.ts";

/** Hair is fine-grained: at this quality some 1,900 pictures stay below 30 MB, and nobody sees the difference in a page. */
const QUALITY = 38;

/** Width at which the far layer is drawn: it is blurred, and blurring is what costs most. */
const FAR_WIDTH = 480;

/** The far layer is drawn with a margin, where the page would else shine through its blurred edge. */
const MARGIN = 160;
const PADDED = [-MARGIN, -MARGIN * 3 / 4, 1600 + MARGIN * 2, 1200 + MARGIN * 3 / 2] as const;

const open = (document: string, width: number) =>
  sharp(new TextEncoder().encode(document), { density: 72 * width / 1600, unlimited: true }).removeAlpha();

/** Returns the layers of a drawing. */
export function layersOf(drawing: Exclude<Drawing, FilmSpec>, moment?: Moment): Layers {
  if ("place" in drawing) return { far: drawPlace(drawing), near: "" };
  if ("mark" in drawing) return { far: drawMark(drawing), near: "" };
  return drawLayers(drawing, "fine", moment);
}

/** Returns the picture of layers, to be encoded by the caller. */
export async function rasterize(layers: Layers, width: number = WIDTH): Promise<ReturnType<typeof sharp>> {
  if (layers.near === "") return open(svgDocument(layers.far), width);
  const [x, y, wide, high] = PADDED;
  const far = await open(
    svgDocument(layers.far).replace('viewBox="0 0 1600 1200"', `viewBox="${PADDED.join(" ")}"`),
    FAR_WIDTH,
  ).png({ compressionLevel: 1 }).toBuffer();
  // Back into the picture as an image, which is stretched: joining two large bitmaps later would cost far more.
  const image = `<image x="${x}" y="${y}" width="${wide}" height="${high}" preserveAspectRatio="none" ` +
    `xlink:href="data:image/png;base64,${far.toString("base64")}"/>`;
  return open(svgDocument(image + layers.near), width);
}

/** Returns a master: the picture as it is committed. */
export async function encode(layers: Layers): Promise<Uint8Array> {
  return await (await rasterize(layers)).webp({ quality: QUALITY, effort: 4 }).toBuffer();
}
