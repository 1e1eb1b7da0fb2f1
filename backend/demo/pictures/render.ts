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
  avatar: [256, 256],
};

export const detailFor = (size: PictureSize): Detail => size === "full" || size === "og" ? "high" : "low";

/** Width at which the far layer is drawn: it is blurred, and blurring is what costs most. */
const FAR_WIDTH = 480;

/** The far layer is drawn with a margin, where the page would else shine through its blurred edge. */
const MARGIN = 160;

const open = (body: string, width: number) =>
  sharp(new TextEncoder().encode(svgDocument(body)), { density: 72 * width / 1600, unlimited: true });

/** Turns layers into WEBP. Shapes of picture other than 4:3 keep the upper middle. */
export async function encode(layers: Layers, size: PictureSize): Promise<Uint8Array> {
  const [width, height] = DIMENSIONS[size];
  const whole = Math.max(width, Math.ceil(height * 4 / 3)), tall = Math.round(whole * 3 / 4);
  let body = layers.far;
  if (layers.near !== "") {
    // Back into the picture as an image, which is stretched: joining two large bitmaps later would cost far more.
    const far = await sharp(
      new TextEncoder().encode(
        svgDocument(layers.far).replace(
          'viewBox="0 0 1600 1200" width="1600" height="1200"',
          `viewBox="${-MARGIN} ${-MARGIN * 3 / 4} ${1600 + MARGIN * 2} ${
            1200 + MARGIN * 3 / 2
          }" width="1600" height="1200"`,
        ),
      ),
      { density: 72 * Math.min(FAR_WIDTH, whole) / 1600, unlimited: true },
    ).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
    body =
      `<image x="${-MARGIN}" y="${-MARGIN * 3 / 4}" width="${1600 + MARGIN * 2}" height="${
        1200 + MARGIN * 3 / 2
      }" preserveAspectRatio="none" xlink:href="data:image/png;base64,${far.toString("base64")}"/>` +
      layers.near;
  }
  const image = open(body, whole).removeAlpha();
  if (tall !== height || whole !== width) {
    image.extract({
      left: Math.round((whole - width) / 2),
      top: Math.round((tall - height) * 0.2),
      width,
      height,
    });
  }
  const bytes = await image.webp({ quality: size === "full" ? 82 : 84, effort: size === "full" ? 2 : 4 })
    .toBuffer();
  return new Uint8Array(bytes);
}

/** Draws and encodes a picture on this thread; servers use `servePicture`, which draws beside it. */
export const renderPicture = (spec: PictureSpec, size: PictureSize): Promise<Uint8Array> =>
  encode(drawLayers(spec, detailFor(size)), size);
