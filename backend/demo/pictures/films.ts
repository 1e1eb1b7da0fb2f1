/**
 * Videos of a few seconds: an animal looks around, blinks and wags its tail while the camera zooms in. Needs
 * ffmpeg.
 */
import { spawn } from "node:child_process";
import { chance, mix } from "./math.ts";
import type { Moment } from "./draw.ts";
import { layersOf, rasterize } from "./render.ts";
import { lineOf, type PictureSpec } from "./spec.ts";

const [WIDTH, HEIGHT] = [640, 480];
/** The animal is drawn twelve times a second; the camera moves at every frame. */
const [DRAWN_A_SECOND, SHOWN_A_DRAWING, SECONDS] = [12, 2, 5];
/** Zoom factor of the camera at the end of the video. */
const NEAR = 1.25;

/** Writes the video of an animal to a file, as H.264 that every browser plays. */
export async function shoot(spec: PictureSpec, file: string): Promise<void> {
  const luck = chance(`film ${lineOf(spec)}`);
  const [blinks, start] = [[luck.between(0.8, 1.4), luck.between(2.6, 3.6)], luck.between(0, 6)];
  const ffmpeg = spawn("ffmpeg", [
    "-y",
    "-loglevel",
    "error",
    "-f",
    "rawvideo",
    "-pix_fmt",
    "rgb24",
    "-s",
    `${WIDTH}x${HEIGHT}`,
    "-r",
    String(DRAWN_A_SECOND * SHOWN_A_DRAWING),
    "-i",
    "-",
    "-an",
    "-c:v",
    "libx264",
    "-preset",
    "veryslow",
    "-crf",
    "29",
    "-pix_fmt",
    "yuv420p",
    "-movflags",
    "+faststart",
    file,
  ], { stdio: ["pipe", "inherit", "inherit"] });
  const ended = new Promise<number | null>((done, fail) => ffmpeg.on("close", done).on("error", fail));
  const count = DRAWN_A_SECOND * SECONDS;
  for (let drawn = 0; drawn < count; drawn++) {
    const { data, info } = await (await rasterize(layersOf(spec, at(drawn / DRAWN_A_SECOND)), WIDTH * NEAR))
      .raw().toBuffer({ resolveWithObject: true });
    for (let shown = 0; shown < SHOWN_A_DRAWING; shown++) {
      const t = (drawn * SHOWN_A_DRAWING + shown) / (count * SHOWN_A_DRAWING);
      ffmpeg.stdin.write(await framed(data, info, t));
    }
  }
  ffmpeg.stdin.end();
  if (await ended !== 0) throw new Error("ffmpeg could not write the video");

  function at(second: number): Moment {
    const blink = Math.max(...blinks.map((when) => 1 - Math.abs(second - when) / 0.14), 0);
    return {
      turn: 0.12 * Math.sin(second * 1.5 + start),
      roll: 0.05 * Math.sin(second * 1.1 + start * 2),
      wag: Math.cos(second * 8),
      blink: Math.min(1, blink * 1.6),
    };
  }
}

type Raw = { width: number; height: number; channels: 1 | 2 | 3 | 4 };

/** Returns the camera's view of a drawing at position `t` of the video, 0 to 1. */
async function framed(data: Uint8Array, raw: Raw, t: number): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  const eased = t * t * (3 - 2 * t);
  const width = Math.round(mix(raw.width, WIDTH, eased));
  const height = Math.round(width * HEIGHT / WIDTH);
  return await sharp(data, { raw }).extract({
    left: Math.round((raw.width - width) / 2),
    top: Math.round((Math.min(raw.height, raw.width * HEIGHT / WIDTH) - height) * 0.35),
    width,
    height,
  }).resize(WIDTH, HEIGHT, { fit: "fill" }).raw().toBuffer();
}
