/** Parts that a scene adds to the picture, and its input. */

import { type Chance, type Rgb, rgb, type Vec3 } from "./math.ts";
import type { Light } from "./paint.ts";

export type Scene = {
  /** Definitions and the far part, which is out of focus. */
  readonly back: string;
  /** The floor near the animal, in focus. */
  readonly floor: string;
  /** Objects before the animal: grass, snowflakes. */
  readonly front: string;
  /** Fill of an edge over which it may peek, and the line of light on it. */
  readonly edge: { readonly fill: string; readonly light: string; readonly dark: string };
  readonly light: Light;
  readonly indoors: boolean;
  /** Color of the shadow on the ground. */
  readonly shadow: string;
};

export type SceneWish = {
  readonly luck: Chance;
  /** Height of the line at which the floor begins. */
  readonly horizon: number;
  /** Height of the ground under the animal. */
  readonly ground: number;
  readonly wide: number;
  readonly high: number;
};

/** Returns a light made from hex colors; strengths multiply them. */
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
