/** Placement of each color on the animal. */

import { clamp, cloud, mixRgb, type Rgb } from "./math.ts";
import type { Spot, Wearer } from "./markings_common.ts";
import { catHair } from "./markings_cat.ts";
import { dogHair } from "./markings_dog.ts";

/** Returns the color of the hair at a place, in linear light, before lighting. */
export function hairColor(w: Wearer, p: Spot): Rgb {
  const t = w.tone;
  const soft = cloud(p.bx * 2 + w.luck, p.by * 2, p.bz * 2) - 0.5;
  // Every coat is lighter below and at the muzzle, and darker on the ears and the back.
  const under = clamp(
    0.55 * p.ny * (p.body + p.chest) + 0.35 * p.muzzle + 0.3 * p.paw + 0.25 * p.leg + soft * 0.5,
  );
  const shaded = clamp(
    p.ear * 0.3 * (1 - p.inner) + Math.max(0, -p.ny) * 0.2 * (p.body + p.skull) - soft * 0.3,
  );
  const coat = mixRgb(mixRgb(t.main, t.light, under * 0.7), t.dark, shaded);
  return (w.cat ? catHair : dogHair)(w, p, { coat, head: p.skull + p.muzzle, soft, under });
}
