/** Shared by the markings of dogs and cats: places on the animal, usual white areas, patches. */

import { cloud, mix, noise, type Rgb, smooth } from "./math.ts";
import type { Tone } from "./tone.ts";

/**
 * A place on the animal. Head coordinates are half skulls from its center; body coordinates use the same
 * unit.
 */
export type Spot = {
  hx: number;
  hy: number;
  hz: number;
  bx: number;
  by: number;
  bz: number;
  /** Direction of the surface in body space. */
  ny: number;
  nz: number;
  skull: number;
  muzzle: number;
  ear: number;
  chest: number;
  body: number;
  leg: number;
  paw: number;
  tail: number;
  /** Position along the ear, leg or tail, from 0 at its root to 1 at its end. */
  along: number;
  /** 1 on the inside of an ear, 0 outside. */
  inner: number;
  side: number;
};

/** Facts about the animal that markings need in addition to its tone. */
export type Wearer = {
  readonly tone: Tone;
  readonly eyeX: number;
  readonly eyeY: number;
  readonly noseY: number;
  readonly noseZ: number;
  /** Shifts the noise, so two animals of one color have different patches. */
  readonly luck: number;
  readonly cat: boolean;
};

export type Masks = { head: number; blaze: number; bib: number; socks: number; belly: number; tip: number };

/** Returns the whiteness of each usual white place, for markings with white. */
export function whites(w: Wearer, p: Spot): Masks {
  const wob = (noise(p.hx * 3 + w.luck, p.hy * 3, p.hz * 3) - 0.5) * 0.14;
  const low = smooth(w.eyeY - 0.1, w.noseY + 0.15, p.hy);
  const half = mix(mix(0.1, 0.13, smooth(-0.9, w.eyeY, p.hy)), w.cat ? 0.42 : 0.46, low) + wob +
    ((w.luck * 7) % 1) * 0.06;
  const head = p.skull + p.muzzle;
  const blaze = head * smooth(half + 0.07, half - 0.05, Math.abs(p.hx)) *
    smooth(-0.95, -0.7, p.hy + (w.cat ? -0.35 : 0));
  const muzzle = p.muzzle * smooth(w.noseY - 0.3, w.noseY - 0.02, p.hy + wob);
  const chin = head * smooth(0.62, 0.74, p.hy + wob);
  const front = noise(p.bx * 1.6, p.by * 1.6 + w.luck, p.bz * 1.6) - 0.5;
  return {
    head,
    blaze: Math.max(blaze, muzzle, chin * 0.9),
    bib: (p.chest + p.body * 0.7) * smooth(0.1, 0.45, p.nz + front * 0.7) *
      smooth(0.95, 0.6, Math.abs(p.bx) + front * 0.5),
    socks: Math.max(p.paw, p.leg * smooth(0.5, 0.68, p.along + front * 0.3)),
    belly: (p.body + p.chest) * smooth(0.35, 0.7, p.ny),
    tip: p.tail * smooth(0.68, 0.8, p.along + front * 0.3),
  };
}
/** Returns irregular patches: 0 or 1 with a soft edge. `size` determines their number, `cut` their rarity. */
export const patches = (w: Wearer, p: Spot, size: number, cut: number): number => {
  const head = p.skull + p.muzzle + p.ear > 0.5;
  const n = head
    ? cloud(p.hx * size + w.luck * 5, p.hy * size, p.hz * size)
    : cloud(p.bx * size + w.luck * 3, p.by * size + 9, p.bz * size);
  return smooth(cut - 0.02, cut + 0.025, n);
};
/** Returns the lower half of the legs. */
export const lower = (p: Spot) => Math.max(p.paw, p.leg * smooth(0.3, 0.5, p.along));

/** The plain coat at a place, and values that most markings need. */
export type Ground = {
  /** Color without markings. */
  readonly coat: Rgb;
  /** 1 on the head except the ears. */
  readonly head: number;
  /** Broad soft noise around 0. */
  readonly soft: number;
  /** Degree to which the place faces down or is naturally pale. */
  readonly under: number;
};

export const BLACK: Rgb = [0.018, 0.016, 0.017];
