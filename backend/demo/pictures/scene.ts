/** What a scene gives to the picture, and what it is asked for. */

import { type Chance, type Rgb, rgb, type Vec3 } from "./math.ts";
import type { Light } from "./paint.ts";

export type Scene = {
  /** Definitions and the far, out of focus part. */
  readonly back: string;
  /** The floor near the animal, in focus. */
  readonly floor: string;
  /** What stands before it: grass, snowflakes. */
  readonly front: string;
  /** Fill of an edge over which it may peek, and the line of light on it. */
  readonly edge: { readonly fill: string; readonly light: string; readonly dark: string };
  readonly light: Light;
  readonly indoors: boolean;
  /** Colour of the shadow on the ground. */
  readonly shadow: string;
};

export type SceneWish = {
  readonly luck: Chance;
  /** Height of the line where the floor begins. */
  readonly horizon: number;
  /** Height of the ground under the animal. */
  readonly ground: number;
  readonly wide: number;
  readonly high: number;
};

/** A light from hex colours; strengths multiply them. */
export function lightOf(
  key: Vec3,
  keyColor: string,
  strength: number,
  sky: string,
  fill: number,
  bounce: string,
  rim: string,
  rimStrength: number,
  rimFrom: Vec3,
): Light {
  const by = (c: Rgb, k: number): Rgb => [c[0] * k, c[1] * k, c[2] * k];
  return {
    key,
    keyColor: by(rgb(keyColor), strength),
    sky: by(rgb(sky), fill),
    bounce: by(rgb(bounce), fill * 0.9),
    rim: by(rgb(rim), rimStrength),
    rimFrom,
  };
}
