/**
 * The head of a dog, in half widths of its skull: x right, y down, z to the nose, with the origin in the
 * skull.
 */

import type { Builder } from "./solid.ts";
import { mix, type Vec3 } from "./math.ts";
import type { Look } from "./look.ts";
import { dogEars } from "./ears.ts";

/** Positions of the features on the head, in its own space. */
export type Features = {
  readonly eye: Vec3;
  readonly eyeRadius: number;
  readonly nose: Vec3;
  readonly noseWide: number;
  /** Center of the mouth line below the nose, and its corner on the right. */
  readonly lip: Vec3;
  readonly corner: Vec3;
  readonly chin: Vec3;
};

/** Builds the head. `young` is 0 for an adult and 1 for a small puppy; `open` is the opening of the mouth. */
export function dogHead(b: Builder, look: Look, young: number, open = 0): Features {
  const long = look.muzzle * mix(1, 0.62, young) * (look.muzzle < 0.3 ? mix(1, 1.4, young) : 1);
  const wide = look.muzzleWide * mix(1, 0.92, young);
  const s = look.skull;
  const dome = Math.min(1, look.dome + young * 0.25);
  const flat = look.muzzle < 0.32;
  const eyeY = mix(0.0, 0.1, young) + (flat ? 0.08 : 0);
  const noseY = flat ? eyeY + 0.27 : eyeY + mix(0.36, 0.42, look.muzzle > 0.9 ? 1 : 0.4);
  const front = 0.56;

  b.ball("skull", [0, -0.02 - dome * 0.06, -0.12], [s, 0.8 + dome * 0.14, 0.95], { melt: 0.3 });
  b.ball("skull", [0, -0.34 - dome * 0.1, 0.22], [0.6 * s, 0.42 + dome * 0.08, 0.5], { melt: 0.35 });
  for (const side of [-1, 1]) {
    const cheek = look.cheek + young * 0.18;
    b.ball("skull", [side * 0.5 * s, 0.36, 0.14], [0.36 + cheek * 0.22, 0.38 + cheek * 0.16, 0.5], {
      side,
      melt: 0.3,
    });
    // The brow shades the eye; the ridge under it keeps the eye from floating.
    b.ball("skull", [side * 0.34 * s, eyeY - 0.24, 0.62], [0.25, 0.13, 0.2], { side, melt: 0.22 });
    b.ball("skull", [side * 0.38 * s, eyeY + 0.2, 0.52], [0.26, 0.17, 0.24], { side, melt: 0.22 });
    if (look.wrinkle > 0) {
      b.limb("skull", [side * 0.08, eyeY - 0.42, 0.82], [side * 0.5, eyeY - 0.2, 0.72], 0.07, 0.06, {
        side,
        melt: 0.05 + 0.04 * (1 - look.wrinkle),
        flow: [0, -1, 0.2],
      });
    }
  }

  const noseZ = front + long;
  if (flat && look.wrinkle > 0.4) {
    // The fold above the nose of short-faced dogs.
    for (const side of [-1, 1]) {
      b.limb("muzzle", [side * 0.04, eyeY - 0.02, 0.98], [side * 0.5, noseY + 0.2, 0.78], 0.075, 0.085, {
        side,
        melt: 0.06,
        flow: [side * 0.4, -0.6, -0.4],
      });
    }
  }
  b.limb(
    "muzzle",
    [0, noseY + 0.02, front - 0.1],
    [0, noseY + 0.13, noseZ - wide * 0.66],
    wide * 1.12,
    wide * 0.72,
    {
      melt: 0.3,
      flow: [0, 0, -1],
    },
  );
  const drop = 0.1 + look.jowl * 0.12;
  for (const side of [-1, 1]) {
    b.ball("muzzle", [side * wide * 0.46, noseY + 0.2 + drop * 0.5, noseZ - wide * 0.72], [
      wide * 0.56,
      wide * 0.5 + drop * 0.7,
      wide * 0.72,
    ], { side, melt: 0.1, flow: [side * 0.6, 0.7, -0.6] });
    if (look.jowl > 0.4) {
      b.ball("muzzle", [side * wide * 0.72, noseY + 0.38 + look.jowl * 0.1, front + long * 0.35], [
        wide * 0.46,
        0.26 + look.jowl * 0.16,
        wide * 0.62,
      ], { side, melt: 0.16, flow: [side * 0.4, 0.9, -0.3] });
    }
  }
  b.limb(
    "muzzle",
    [0, noseY + 0.42 + open * 0.06, front - 0.1],
    [0, noseY + 0.46 + look.jowl * 0.04 + open * 0.2, noseZ - wide * 0.75],
    wide * 0.8,
    wide * 0.5,
    {
      melt: 0.12,
      flow: [0, 0.6, -0.8],
    },
  );
  // The bridge of the nose up to the stop.
  b.limb(
    "muzzle",
    [0, eyeY + 0.02, 0.66],
    [0, noseY - 0.02, noseZ - 0.16],
    0.2 + wide * 0.12,
    0.17 + wide * 0.1,
    {
      melt: 0.22,
      flow: [0, -0.3, -1],
    },
  );
  if (look.face !== "clean") hairOfFace(b, look, eyeY, noseY, noseZ);
  if (look.topknot > 0) {
    b.ball("skull", [0, -0.62 - 0.16 * look.topknot, 0.02], [
      0.72 * s,
      0.46 * (0.6 + look.topknot * 0.5),
      0.66,
    ], {
      melt: 0.24,
      flow: [0, -1, 0.2],
    });
  }
  dogEars(b, look, young);

  return {
    eye: [(flat ? 0.48 : 0.39) * mix(s, 1, 0.4), eyeY, 0.9],
    eyeRadius: look.eye * mix(1, 1.22, young),
    nose: [0, noseY + 0.0, noseZ],
    noseWide: (0.16 + wide * 0.25) * mix(1, 0.88, young),
    lip: [0, noseY + 0.27, noseZ],
    corner: [wide * 1.02, noseY + 0.42 + look.jowl * 0.12, front + long * 0.3],
    chin: [0, noseY + 0.52, noseZ - 0.1],
  };
}

/**
 * Adds beards, mustaches and brows as separate shapes, because strokes alone would not change the outline.
 */
function hairOfFace(b: Builder, look: Look, eyeY: number, noseY: number, noseZ: number): void {
  const wide = look.muzzleWide, curtain = look.face === "curtain";
  for (const side of [-1, 1]) {
    b.limb(
      "muzzle",
      [side * wide * 0.34, noseY + 0.16, noseZ - 0.2],
      [side * (wide * 0.9 + (curtain ? 0.12 : 0.04)), noseY + (curtain ? 0.82 : 0.5), noseZ - 0.42],
      0.2,
      0.13,
      { side, melt: 0.16, flow: [side * 0.35, 1, -0.1] },
    );
    if (curtain) {
      b.limb("skull", [side * 0.62, -0.3, 0.42], [side * 0.9, 0.95, 0.28], 0.28, 0.14, {
        side,
        melt: 0.3,
        flow: [side * 0.16, 1, 0],
      });
    } else {
      b.limb("skull", [side * 0.2, eyeY - 0.3, 0.9], [side * 0.56, eyeY - 0.25, 0.82], 0.1, 0.07, {
        side,
        melt: 0.12,
        flow: [side * 0.6, 0.3, 0.8],
      });
    }
  }
  b.limb(
    "muzzle",
    [0, noseY + 0.42, noseZ - 0.3],
    [0, noseY + (curtain ? 0.9 : 0.82), noseZ - 0.36],
    wide * 0.62,
    0.16,
    {
      melt: 0.2,
      flow: [0, 1, 0],
    },
  );
}
