/** Ears: each type consists of one or two thin limbs on the skull. */

import type { Builder } from "./solid.ts";
import { mix, type Vec3 } from "./math.ts";
import type { Look } from "./look.ts";

/** Adds the ears of a dog. With `young`, prick ears sit a little lower and are rounder. */
export function dogEars(b: Builder, look: Look, young: number): void {
  const s = look.skull, k = look.earSize * mix(1, 0.92, young);
  const up = look.earSet;
  for (const side of [-1, 1]) {
    const at = (x: number, y: number, z: number): Vec3 => [side * x, y, z];
    const limb = (
      from: Vec3,
      to: Vec3,
      r1: number,
      r2: number,
      facing: Vec3,
      flat = 2.6,
      melt = 0.14,
    ) => b.limb("ear", from, to, r1, r2, { side, flat, facing, melt });
    switch (look.ears) {
      case "drop": {
        const base = at(0.7 * s, mix(-0.34, -0.6, up), 0.02);
        const knee = at(0.93 * s + 0.03 * k, mix(-0.24, -0.46, up), 0.06);
        const tip = at(1.02 * s + 0.08 * k, mix(-0.16, -0.34, up) + 0.86 * k, 0.2);
        limb(base, knee, 0.22, 0.23, at(0.4, -0.8, 0.5), 1.7, 0.3);
        limb(knee, tip, 0.24 * k, 0.31 * k, at(0.72, -0.05, 0.7), 2.3, 0.16);
        break;
      }
      case "longdrop": {
        const base = at(0.76 * s, mix(-0.14, -0.42, up), 0.0);
        const knee = at(0.95 * s + 0.02 * k, mix(-0.02, -0.26, up), 0.04);
        const tip = at(1.0 * s + 0.1 * k, mix(0.1, -0.12, up) + 1.1 * k, 0.22);
        limb(base, knee, 0.2, 0.22, at(0.5, -0.7, 0.5), 1.7, 0.3);
        limb(knee, tip, 0.23 * k, 0.37 * k, at(0.74, 0, 0.7), 2.4, 0.16);
        break;
      }
      case "vdrop": {
        const base = at(0.66 * s, mix(-0.54, -0.7, up), 0.04);
        const fold = at(0.9 * s, mix(-0.56, -0.7, up), 0.1);
        const tip = at(1.02 * s + 0.04 * k, mix(-0.4, -0.5, up) + 0.72 * k, 0.34);
        limb(base, fold, 0.2, 0.24 * k, at(0.25, -0.9, 0.4), 1.9);
        limb(fold, tip, 0.31 * k, 0.1 * k, at(0.62, 0, 0.78), 2.6);
        break;
      }
      case "button": {
        const rise = (0.08 + 0.5 * up) * k;
        const base = at(0.7 * s, -0.5, 0.02);
        const fold = at(0.85 * s, -0.52 - rise, 0.1);
        const tip = at(0.92 * s, -0.5 - rise + 0.5 * k, 0.42);
        limb(base, fold, 0.3 * mix(1, k, 0.6), 0.22 * k, at(0.25, -0.2, 1), 2.2, 0.2);
        limb(fold, tip, 0.27 * k, 0.07, at(0.4, -0.25, 1), 2.6, 0.08);
        break;
      }
      case "rose": {
        const base = at(0.72 * s, -0.62, -0.02);
        const fold = at(0.98 * s, -0.76, 0.04);
        const tip = at(1.16 * s, -0.76 + 0.3 * k, 0.1);
        limb(base, fold, 0.2, 0.19 * k, at(0.2, -0.6, 1), 1.9);
        limb(fold, tip, 0.2 * k, 0.07, at(0.5, -0.4, 0.9), 2.2, 0.08);
        break;
      }
      case "prick": {
        const base = at(mix(0.66, 0.58, up) * s, -0.52, -0.04);
        const tip = at(mix(0.98, 0.68, up) * s + 0.04, -0.66 - 0.7 * k, -0.02);
        limb(base, tip, 0.42 * mix(1, k, 0.5), mix(0.06, 0.1, young), at(0.28, 0.05, 1), 3.2, 0.18);
        break;
      }
      case "bat": {
        const base = at(0.56 * s, -0.42, -0.04);
        const tip = at(0.8 * s, -0.68 - 0.56 * k, -0.02);
        limb(base, tip, 0.44, 0.25 * k, at(0.3, 0.05, 1), 3, 0.26);
        break;
      }
      case "tipped": {
        const base = at(0.58 * s, -0.6, -0.04);
        const fold = at(0.68 * s, -1.12 * mix(1, k, 0.6), 0.0);
        const tip = at(0.78 * s, -0.86 * mix(1, k, 0.6), 0.3);
        limb(base, fold, 0.31 * k, 0.19 * k, at(0.2, 0.1, 1), 2.6, 0.16);
        limb(fold, tip, 0.19 * k, 0.06, at(0.3, -0.5, 0.8), 2.4, 0.08);
        break;
      }
      default:
        break;
    }
  }
}

/** Adds the ears of a cat. */
export function catEars(b: Builder, look: Look, young: number): void {
  const s = look.skull, k = look.earSize * mix(1, 1.06, young);
  for (const side of [-1, 1]) {
    const out = mix(0.86, 0.62, look.earSet);
    const base: Vec3 = [side * 0.58 * s * mix(1.06, 0.94, look.earSet), -0.52, -0.02];
    if (look.ears === "catfold") {
      const fold: Vec3 = [side * 0.62 * s, -0.84, 0.12];
      b.limb("ear", base, fold, 0.27, 0.2, { side, flat: 2, facing: [side * 0.2, -0.3, 1], melt: 0.16 });
      b.limb("ear", fold, [side * 0.66 * s, -0.66, 0.42], 0.22, 0.1, {
        side,
        flat: 2.4,
        facing: [side * 0.2, -0.6, 0.8],
        melt: 0.08,
      });
      continue;
    }
    const tip: Vec3 = [side * (out + 0.06) * s, -0.7 - 0.56 * k, -0.06];
    b.limb("ear", base, tip, 0.4 * mix(1, k, 0.6), 0.06 + 0.03 * young, {
      side,
      flat: 3.4,
      facing: [side * 0.32, 0.05, 1],
      melt: 0.16,
    });
    if (look.ears === "catcurl") {
      b.limb("ear", tip, [side * (out - 0.1) * s, -0.8 - 0.62 * k, -0.2], 0.1, 0.05, {
        side,
        flat: 2,
        melt: 0.08,
      });
    }
  }
}
