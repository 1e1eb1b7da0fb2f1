/**
 * The head of a cat, in half widths of its skull: x right, y down, z to the nose, with the origin in the
 * skull.
 */

import type { Builder } from "./solid.ts";
import { mix } from "./math.ts";
import type { Look } from "./look.ts";
import type { Features } from "./head_dog.ts";
import { catEars } from "./ears.ts";

/** Builds the head. `young` is 0 for an adult and 1 for a small kitten. */
export function catHead(b: Builder, look: Look, young: number): Features {
  const s = look.skull, flat = look.muzzle < 0.18;
  const long = look.muzzle * mix(1, 0.85, young);
  const eyeY = mix(0.02, 0.08, young);
  const noseY = flat ? eyeY + 0.2 : eyeY + 0.34 + Math.max(0, long - 0.3) * 0.3;
  const wide = look.muzzleWide;
  const cheek = look.cheek + young * 0.12;
  const front = 0.58;
  const noseZ = front + 0.16 + long;
  b.ball("skull", [0, -0.02 - look.dome * 0.05, -0.12], [s, 0.8 + look.dome * 0.1 + young * 0.04, 0.9], {
    melt: 0.3,
  });
  b.ball("skull", [0, -0.34, 0.26], [0.6 * s, 0.4, 0.46], { melt: 0.35 });
  for (const side of [-1, 1]) {
    b.ball("skull", [side * 0.52 * s, 0.32, 0.12], [0.32 + cheek * 0.26, 0.32 + cheek * 0.14, 0.48], {
      side,
      melt: 0.3,
    });
    b.ball("skull", [side * 0.42 * s, eyeY - 0.22, 0.56], [0.26, 0.12, 0.2], { side, melt: 0.25 });
    b.ball("skull", [side * 0.44 * s, eyeY + 0.22, 0.5], [0.26, 0.14, 0.24], { side, melt: 0.25 });
    b.ball("muzzle", [side * wide * 0.46, noseY + 0.2, noseZ - 0.28], [wide * 0.58, wide * 0.5, 0.3], {
      side,
      melt: 0.1,
      flow: [side * 0.8, 0.4, -0.5],
    });
  }
  b.limb("muzzle", [0, eyeY - 0.06, 0.66], [0, noseY + 0.02, noseZ - 0.2], 0.2, 0.17, {
    melt: 0.25,
    flow: [0, -0.6, -0.6],
  });
  b.ball("muzzle", [0, noseY + 0.38, noseZ - 0.36], [wide * 0.62, 0.19, 0.28], {
    melt: 0.12,
    flow: [0, 0.8, -0.4],
  });
  catEars(b, look, young);
  return {
    eye: [0.44 * mix(s, 1, 0.5), eyeY, 0.86],
    eyeRadius: look.eye * mix(1, 1.1, young),
    nose: [0, noseY + 0.02, noseZ],
    noseWide: 0.135,
    lip: [0, noseY + 0.2, noseZ],
    corner: [wide * 0.82, noseY + 0.34, noseZ - 0.25],
    chin: [0, noseY + 0.46, noseZ - 0.1],
  };
}
