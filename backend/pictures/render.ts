/** From a spec to WEBP bytes. */

import sharp from "sharp";
import { type Detail, drawLayers, type Layers, svgDocument } from "./draw.ts";
import type { PictureSize, PictureSpec } from "./spec.ts";

/** Width and height of each size in pixels. */
export const DIMENSIONS: Readonly<Record<PictureSize, readonly [number, number]>> = {
  thumb: [320, 240],
  card: [640, 480],
  full: [1600, 1200],
  og: [1200, 630],
};

export const detailFor = (size: PictureSize): Detail => size === "full" || size === "og" ? "high" : "low";

/** Width at which the far layer is drawn: it is blurred, and blurring is what costs most. */
const FAR_WIDTH = 480;

const bytesOf = (svg: string): Uint8Array => new TextEncoder().encode(svg);
const at = (width: number) => ({ density: 72 * width / 1600, unlimited: true });

/** Turns layers into WEBP. Shapes of picture other than 4:3 keep the upper middle. */
export async function encode(layers: Layers, size: PictureSize): Promise<Uint8Array> {
  const [width, height] = DIMENSIONS[size];
  const whole = Math.max(width, Math.ceil(height * 4 / 3)), tall = Math.round(whole * 3 / 4);
  const near = layers.near === ""
    ? undefined
    : sharp(bytesOf(svgDocument(layers.near)), at(whole)).resize(whole, tall, { fit: "fill" }).raw()
      .toBuffer();
  const farWidth = near ? Math.min(FAR_WIDTH, whole) : whole;
  const far = await sharp(bytesOf(svgDocument(layers.far)), at(farWidth)).removeAlpha()
    .resize(whole, tall, { fit: "fill", kernel: "cubic" }).raw().toBuffer();
  const image = sharp(far, { raw: { width: whole, height: tall, channels: 3 } });
  if (near) image.composite([{ input: await near, raw: { width: whole, height: tall, channels: 4 } }]);
  // Cut after the composite: sharp cuts before it otherwise.
  const flat = await image.removeAlpha().raw().toBuffer();
  const bytes = await sharp(flat, { raw: { width: whole, height: tall, channels: 3 } })
    .extract({ left: 0, top: Math.round((tall - height) * 0.2), width, height })
    .webp({ quality: size === "full" ? 82 : 84, effort: size === "full" ? 3 : 4 }).toBuffer();
  return new Uint8Array(bytes);
}

/** Draws and encodes a picture on this thread; servers use `servePicture`, which draws beside it. */
export const renderPicture = (spec: PictureSpec, size: PictureSize): Promise<Uint8Array> =>
  encode(drawLayers(spec, detailFor(size)), size);
