/** Renders a drawing to WEBP bytes. */

import sharp from "sharp";
import { drawLayers, type Layers, type Moment, svgDocument } from "./draw.ts";
import { drawMark, drawPlace } from "./places.ts";
import { type Drawing, type FilmSpec, WIDTH } from "./spec.ts";

/**
 * Hair is fine-grained. At this quality about 1,900 pictures stay below 30 MB, and the difference is
 * invisible on a page.
 */
const QUALITY = 38;

/**
 * Width at which the far layer is drawn. It is small, because the layer is blurred and blurring is the most
 * expensive step.
 */
const FAR_WIDTH = 480;

/** Margin of the far layer. Without it, the page would shine through the layer's blurred edge. */
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

/** Returns the picture of layers, for encoding by the caller. */
export async function rasterize(layers: Layers, width: number = WIDTH): Promise<ReturnType<typeof sharp>> {
  if (layers.near === "") return open(svgDocument(layers.far), width);
  const [x, y, wide, high] = PADDED;
  const far = await open(
    svgDocument(layers.far).replace('viewBox="0 0 1600 1200"', `viewBox="${PADDED.join(" ")}"`),
    FAR_WIDTH,
  ).png({ compressionLevel: 1 }).toBuffer();
  // Embedded as a stretched image, because joining two large bitmaps later would cost far more.
  const image = `<image x="${x}" y="${y}" width="${wide}" height="${high}" preserveAspectRatio="none" ` +
    `xlink:href="data:image/png;base64,${far.toString("base64")}"/>`;
  return open(svgDocument(image + layers.near), width);
}

/** Returns a master: the picture in its committed form. */
export async function encode(layers: Layers): Promise<Uint8Array> {
  return await (await rasterize(layers)).webp({ quality: QUALITY, effort: 4 }).toBuffer();
}
