/** Surroundings of the animal: a soft background, objects in front of it, and the light of the place. */

import { chance } from "./math.ts";
import type { Scene, SceneWish } from "./scene.ts";
import { blanket, porch, studio } from "./homely.ts";
import { hearth, sofa, windowRoom } from "./indoors.ts";
import { autumn, beach, garden, meadow, snow } from "./outdoors.ts";

export const SETTINGS = [
  "window",
  "sofa",
  "hearth",
  "blanket",
  "porch",
  "garden",
  "meadow",
  "autumn",
  "snow",
  "beach",
  "studio",
] as const; // deno-fmt-ignore
export type Setting = (typeof SETTINGS)[number];

const PAINTERS: Record<Setting, (w: SceneWish) => Scene> = {
  window: windowRoom,
  sofa,
  hearth,
  blanket,
  porch,
  garden,
  meadow,
  autumn,
  snow,
  beach,
  studio,
};

/** Returns the scene of a setting, 1600 x 1200 units. */
export const drawSetting = (setting: Setting, seed: string, horizon: number, ground: number): Scene =>
  PAINTERS[setting]({ luck: chance(`${setting}${seed}`), horizon, ground, wide: 1600, high: 1200 });
