/** Differences between littermates, and between litters. */

import { type Chance, mix } from "./math.ts";
import type { Look } from "./look.ts";

/** Returns the breed's look for one animal: mostly its family's, a little its own. */
export function individually(look: Look, family: Chance, own: Chance): Look {
  const by = (value: number, share: number) =>
    value * (1 + share * mix(family.between(-1, 1), own.between(-1, 1), 0.4));
  return {
    ...look,
    muzzle: by(look.muzzle, 0.09),
    muzzleWide: by(look.muzzleWide, 0.06),
    skull: by(look.skull, 0.03),
    cheek: by(look.cheek, 0.12),
    earSize: by(look.earSize, 0.08),
    earSet: by(look.earSet, 0.14),
    eye: by(look.eye, 0.05),
    ruff: by(look.ruff, 0.15),
    feather: by(look.feather, 0.15),
    girth: by(look.girth, 0.07),
    leg: by(look.leg, 0.05),
    back: by(look.back, 0.04),
  };
}
