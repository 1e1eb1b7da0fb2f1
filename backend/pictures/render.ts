/** From a spec to WEBP bytes. */

import sharp from "sharp";
import { type Detail, drawSvg } from "./draw.ts";
import type { PictureSize, PictureSpec } from "./spec.ts";

/** Width and height of each size in pixels. */
export const DIMENSIONS: Readonly<Record<PictureSize, readonly [number, number]>> = {
  thumb: [320, 240],
  card: [640, 480],
  full: [1600, 1200],
  og: [1200, 630],
};

export const detailFor = (size: PictureSize): Detail => size === "full" || size === "og" ? "high" : "low";

/** Turns an SVG of 1600 x 1200 units into WEBP; shapes other than 4:3 keep the upper middle. */
export async function encode(svg: string, size: PictureSize): Promise<Uint8Array> {
  const [width, height] = DIMENSIONS[size];
  const scaled = Math.max(width, height * 4 / 3);
  const image = sharp(new TextEncoder().encode(svg), { density: 72 * scaled / 1600, unlimited: true });
  const bytes = await image.resize(width, height, { fit: "cover", position: "top" }).removeAlpha()
    .webp({ quality: size === "full" ? 80 : 82, effort: size === "full" ? 2 : 4, smartSubsample: true })
    .toBuffer();
  return new Uint8Array(bytes);
}

/** Draws and encodes a picture on this thread; servers use `servePicture`, which draws beside it. */
export const renderPicture = (spec: PictureSpec, size: PictureSize): Promise<Uint8Array> =>
  encode(drawSvg(spec, detailFor(size)), size);
