/** Where each colour lies on the animal: markings as functions of the place on its head and body. */

import { clamp, cloud, mix, mixRgb, noise, type Rgb, shade, smooth } from "./math.ts";
import type { Tone } from "./tone.ts";

/** A place on the animal. Head coordinates are half skulls from its middle; body ones the same measure. */
export type Spot = {
  hx: number;
  hy: number;
  hz: number;
  bx: number;
  by: number;
  bz: number;
  /** The way the surface looks in body space. */
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
  /** Along the ear, leg or tail: 0 where it starts, 1 at its end. */
  along: number;
  /** 1 on the inside of an ear, 0 outside. */
  inner: number;
  side: number;
};

/** What markings must know of the animal besides its tone. */
export type Wearer = {
  readonly tone: Tone;
  readonly eyeX: number;
  readonly eyeY: number;
  readonly noseY: number;
  readonly noseZ: number;
  /** Moves the noise: two animals of one colour wear other patches. */
  readonly luck: number;
  readonly cat: boolean;
  readonly pointedEars: boolean;
};

type Masks = { head: number; blaze: number; bib: number; socks: number; belly: number; tip: number };

/** How white each usual white place is, for markings with white. */
function whites(w: Wearer, p: Spot): Masks {
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

/** Stripes of a tabby: strength 0 to 1. */
function stripes(w: Wearer, p: Spot, kind: "mackerel" | "classic" | "rosette"): number {
  const warp = (cloud(p.bx * 1.3 + w.luck, p.by * 1.3, p.bz * 1.3) - 0.5) * 1.5;
  let s = 0;
  const head = p.skull + p.muzzle;
  if (head + p.ear > 0.5) {
    // The M of the forehead, the lines from the eye's outer corner, the lines on the crown.
    const top = smooth(w.eyeY - 0.2, w.eyeY - 0.34, p.hy);
    const fork = Math.abs(p.hx) * (1 + 0.25 * smooth(-0.3, -0.8, p.hy));
    s = Math.max(
      s,
      top * smooth(0.62, 0.9, Math.cos(fork * 17 + noise(p.hx * 2, p.hy * 3, w.luck) * 0.7)) *
        smooth(0.62, 0.4, Math.abs(p.hx)),
    );
    const out = smooth(0.5, 0.66, Math.abs(p.hx)) * smooth(0.35, 0.1, Math.abs(p.hz));
    s = Math.max(
      s,
      out * smooth(0.45, 0.85, Math.cos((p.hy - Math.abs(p.hx) * 0.35 + warp * 0.1) * 17)) *
        smooth(-0.5, -0.15, p.hy),
    );
    const line = p.hy - w.eyeY - 0.05 - (Math.abs(p.hx) - w.eyeX) * 0.42;
    s = Math.max(
      s,
      smooth(0.06, 0.025, Math.abs(line)) * smooth(w.eyeX + 0.12, w.eyeX + 0.22, Math.abs(p.hx)) *
        smooth(1.1, 0.85, Math.abs(p.hx)),
    );
    s *= 1 - p.ear;
  }
  const trunk = p.body + p.chest;
  if (trunk > 0.05) {
    let t: number;
    if (kind === "rosette") {
      const n = cloud(p.bx * 3.4 + w.luck * 3, p.by * 3.4, p.bz * 3.4);
      t = smooth(0.075, 0.03, Math.abs(n - 0.56)) + 0.35 * smooth(0.56, 0.66, n);
    } else if (kind === "classic") {
      const n = cloud(p.bx * 1.1 + w.luck, p.by * 1.1, p.bz * 1.1);
      t = smooth(0.35, 0.7, Math.sin(n * 34));
    } else t = smooth(0.25, 0.75, Math.sin(p.bz * 6.5 + Math.abs(p.bx) * 1.2 + p.by * 1.4 + warp * 2.2));
    const collar = p.chest * smooth(0.5, 0.85, Math.sin(p.by * 8 + Math.abs(p.bx) * 2.6 + warp));
    s = Math.max(s, trunk * Math.max(clamp(t) * (1 - p.chest), collar * 0.8) * smooth(0.75, 0.35, p.ny));
  }
  s = Math.max(s, (p.leg + p.paw * 0.6) * smooth(0.35, 0.8, Math.sin(p.along * 17 + warp)));
  s = Math.max(s, p.tail * Math.max(smooth(0.1, 0.7, Math.sin(p.along * 30)), smooth(0.86, 0.92, p.along)));
  return s;
}

const patches = (w: Wearer, p: Spot, size: number, cut: number): number => {
  const head = p.skull + p.muzzle + p.ear > 0.5;
  const n = head
    ? cloud(p.hx * size + w.luck * 5, p.hy * size, p.hz * size)
    : cloud(p.bx * size + w.luck * 3, p.by * size + 9, p.bz * size);
  return smooth(cut - 0.02, cut + 0.025, n);
};

/** Colour over both eyes and the ears with a white blaze between, as spaniels and beagles wear it. */
function hood(w: Wearer, p: Spot): number {
  const wob = (noise(p.hx * 2.6 + w.luck, p.hy * 2.6, p.hz * 2.6) - 0.5) * 0.2;
  const half = mix(0.1, 0.2, smooth(w.eyeY, w.noseY, p.hy)) + wob * 0.4 + 0.03;
  const eye = smooth(half - 0.04, half + 0.06, Math.abs(p.hx)) *
    smooth(w.noseY + 0.22, w.noseY - 0.02, p.hy + wob - (Math.abs(p.hx) - 0.4) * 0.5);
  return Math.max(p.ear, (p.skull + p.muzzle * 0.5) * eye * (1 - p.muzzle * 0.75));
}

const lower = (p: Spot) => Math.max(p.paw, p.leg * smooth(0.3, 0.5, p.along));

/** Tan where black-and-tan dogs wear it: over the eyes, on the cheeks and muzzle, chest, legs. */
function tanPoints(w: Wearer, p: Spot): number {
  const head = p.skull + p.muzzle;
  const brow = smooth(
    0.125,
    0.075,
    Math.hypot((Math.abs(p.hx) - w.eyeX * 0.78) * 0.9, p.hy - (w.eyeY - 0.31)),
  );
  const bridge = smooth(0.13, 0.24, Math.abs(p.hx) + (p.hy - w.noseY) * 0.12);
  const muzzle = p.muzzle * bridge * smooth(w.noseY - 0.22, w.noseY - 0.02, p.hy);
  const cheek = p.skull * smooth(0.3, 0.46, p.hy) * smooth(0.2, 0.4, Math.abs(p.hx)) *
    smooth(1.02, 0.84, Math.abs(p.hx));
  const throat = head * smooth(0.6, 0.72, p.hy);
  const wob = noise(p.bx * 3, p.by * 3 + w.luck, p.bz * 3) * 0.16;
  const chest = p.chest * smooth(0.3, 0.2, Math.hypot(Math.abs(p.bx) - 0.42, wob)) *
    smooth(0.2, 0.5, p.nz);
  return Math.max(
    head * brow * (1 - p.ear),
    muzzle,
    cheek,
    throat * 0.9,
    chest * 0.9,
    lower(p),
    p.ear * p.inner * 0.5,
  );
}

/** The colour of the hair at a place, in linear light, before any light falls on it. */
export function hairColor(w: Wearer, p: Spot): Rgb {
  const t = w.tone;
  const head = p.skull + p.muzzle;
  const soft = cloud(p.bx * 2 + w.luck, p.by * 2, p.bz * 2) - 0.5;
  // Every coat is lighter below and at the muzzle, darker on the ears and the back.
  const under = clamp(
    0.55 * p.ny * (p.body + p.chest) + 0.35 * p.muzzle + 0.3 * p.paw + 0.25 * p.leg + soft * 0.5,
  );
  let c = mixRgb(t.main, t.light, under * 0.7);
  c = mixRgb(
    c,
    t.dark,
    clamp(p.ear * 0.3 * (1 - p.inner) + Math.max(0, -p.ny) * 0.2 * (p.body + p.skull) - soft * 0.3),
  );
  const mask = () =>
    Math.max(
      p.muzzle * smooth(w.noseY - 0.24, w.noseY + 0.02, p.hy + soft * 0.2),
      (1 - p.ear) * head *
        smooth(0.19, 0.1, Math.hypot((Math.abs(p.hx) - w.eyeX) * 0.8, p.hy - w.eyeY) - 0.06) * 0.75,
    );
  const white = (k: Masks, blaze = 1, more = 0) => {
    c = mixRgb(c, t.white, clamp(Math.max(k.blaze * blaze, k.bib, k.socks, k.belly, k.tip, more)));
  };
  const black: Rgb = [0.018, 0.016, 0.017];

  switch (t.pattern) {
    case "shaded":
      return mixRgb(
        c,
        t.light,
        clamp(
          0.45 * p.muzzle + 0.5 * (p.chest * smooth(0.1, 0.7, p.nz)) + 0.5 * p.tail * p.along + 0.3 * p.leg,
        ),
      );
    case "mask":
      c = mixRgb(c, t.light, 0.25 * p.chest);
      return mixRgb(
        c,
        black,
        clamp(
          Math.max(
            mask() * 0.92,
            p.ear * 0.8 * (1 - p.inner * 0.5),
            smooth(0.09, 0.03, Math.abs(p.hx)) * head * smooth(w.eyeY - 0.75, w.eyeY - 0.3, p.hy) *
              smooth(w.eyeY, w.eyeY - 0.2, p.hy) * 0.35,
          ),
        ),
      );
    case "sable": {
      const over = clamp(
        0.7 * Math.max(0, -p.ny) * (p.body + p.chest) + 0.45 * p.ear + 0.4 * p.tail * (1 - p.along) +
          head * smooth(-0.1, -0.7, p.hy) * 0.6 + mask() * 0.35 + soft * 0.5,
      );
      c = mixRgb(c, black, over * 0.75);
      return mixRgb(c, t.light, clamp(0.5 * p.chest * smooth(0.1, 0.7, p.nz) + p.muzzle * 0.3));
    }
    case "points":
      return mixRgb(c, t.tan, clamp(tanPoints(w, p)));
    case "silverpoints":
      return mixRgb(c, [0.5, 0.49, 0.48], clamp(tanPoints(w, p)));
    case "saddle": {
      const tan = mixRgb(t.tan, [
        Math.min(1, t.tan[0] * 1.5),
        Math.min(1, t.tan[1] * 1.5),
        Math.min(1, t.tan[2] * 1.5),
      ], 0.3 * under);
      const back = (p.body + p.chest * 0.75) * smooth(0.5, -0.1, p.ny + soft * 0.4 + p.nz * p.chest * 0.5);
      const crown = head * smooth(-0.05, -0.55, p.hy + soft * 0.3) * 0.8 *
        smooth(0.1, 0.3, Math.abs(p.hx) + 0.15);
      const face = Math.max(
        mask(),
        p.muzzle * 0.85,
        head * smooth(0.16, 0.05, Math.abs(p.hx)) * smooth(w.eyeY - 0.6, w.eyeY, p.hy) * 0.6,
      );
      return mixRgb(
        tan,
        black,
        clamp(
          Math.max(back * 0.95, face, crown, p.ear * (1 - p.inner) * 0.8, p.tail * smooth(0.9, 0.3, p.along)),
        ),
      );
    }
    case "tricolor":
    case "merletri": {
      if (t.pattern === "merletri") c = merled(w, p, c, black);
      c = mixRgb(c, t.tan, clamp(tanPoints(w, p)));
      white(whites(w, p));
      return c;
    }
    case "merle":
      c = merled(w, p, c, black);
      white(whites(w, p), ((w.luck * 3) % 1) > 0.4 ? 1 : 0);
      return c;
    case "parti":
    case "partitri": {
      let coat = mixRgb(c, t.dark, p.ear * 0.25);
      if (t.pattern === "partitri") {
        coat = mixRgb(coat, t.tan, clamp(tanPoints(w, p) * (1 - p.muzzle) * (head + p.ear)));
      }
      const body = (p.body + p.chest + p.tail * 0.6) * patches(w, p, 0.95, 0.53) * smooth(0.6, 0.1, p.ny) *
        smooth(0.75, 0.45, p.nz * p.chest);
      return mixRgb(mixRgb(t.white, shade(t.white, 0.92), under), coat, clamp(Math.max(hood(w, p), body)));
    }
    case "irish":
      white(whites(w, p), 1);
      return c;
    case "brindle":
    case "brindlewhite": {
      const u = p.bx * 1.1 + p.bz, v = head > 0.5 ? p.hy + Math.abs(p.hx) * 0.5 : p.by;
      const grain = cloud(p.bx * 3 + p.hx, p.by * 3 + w.luck, p.bz * 3) - 0.5;
      const s = smooth(-0.1, 0.8, Math.sin((u * 1.4 + v * 3.4) * 9 + grain * 17)) * (0.55 + grain);
      c = mixRgb(mixRgb(c, t.dark, 0.25), black, clamp(s) * 0.85);
      c = mixRgb(c, black, mask() * 0.8);
      if (t.pattern === "brindlewhite") white(whites(w, p));
      return c;
    }
    case "spitz": {
      const peak = -0.12 - 0.34 * smooth(0.0, 0.5, Math.abs(p.hx)) +
        0.32 * smooth(0.14, 0.02, Math.abs(p.hx)) + soft * 0.1;
      const cap = p.skull * smooth(peak + 0.07, peak - 0.07, p.hy - (w.eyeY - 0.08)) *
        (1 - smooth(0.13, 0.09, Math.hypot(Math.abs(p.hx) - w.eyeX * 0.72, p.hy - w.eyeY + 0.32)) * 0.85);
      const side = p.skull * smooth(0.78, 0.95, Math.abs(p.hx)) * smooth(0.55, 0.2, p.hy);
      const bar = (p.skull + p.muzzle) * smooth(0.12, 0.05, Math.abs(p.hx)) *
        smooth(w.noseY - 0.1, w.noseY - 0.35, p.hy) * smooth(-0.4, 0, p.hy) * 0.55;
      const back = (p.body + p.chest) * smooth(0.4, 0.05, p.ny + soft * 0.4) *
        (1 - p.chest * smooth(0.1, 0.5, p.nz));
      const dark = Math.max(
        cap,
        side,
        bar,
        back,
        p.ear * (1 - p.inner * 0.7),
        p.tail * smooth(0.9, 0.5, p.along),
        p.leg * smooth(0.35, 0.1, p.along) * 0.6,
      );
      return mixRgb(t.white, c, clamp(dark));
    }
    case "ticked":
    case "roan": {
      const fleck = smooth(0.62, 0.7, noise(p.bx * 16 + p.hx, p.by * 16 + w.luck, p.bz * 16));
      const field = mixRgb(t.white, t.main, t.pattern === "roan" ? 0.35 + fleck * 0.5 : fleck * 0.75);
      const body = (p.body + p.tail) * patches(w, p, 0.9, 0.57);
      return mixRgb(field, c, clamp(Math.max(hood(w, p), body)));
    }
    case "spotted": {
      const n = noise(p.bx * 5.2 + w.luck * 9, p.by * 5.2, p.bz * 5.2);
      const h = noise(p.hx * 6.5 + w.luck * 9, p.hy * 6.5, p.hz * 6.5);
      const spots = Math.max(
        (p.body + p.chest + p.leg + p.paw * 0.7 + p.tail) * smooth(0.68, 0.73, n),
        head * smooth(0.7, 0.75, h) * (1 - p.muzzle * 0.6),
        p.ear * smooth(0.42, 0.5, h),
      );
      return mixRgb(t.white, t.main, clamp(spots));
    }
    case "harlequin":
      return mixRgb(t.white, black, clamp(patches(w, p, 1.6, 0.58)));
    case "grizzle": {
      // Salt and pepper: dark on the back and crown, pale at the beard, brows, legs and chest.
      const brow = head *
        smooth(0.3, 0.16, Math.hypot((Math.abs(p.hx) - w.eyeX) * 0.8, (p.hy - (w.eyeY - 0.26)) * 1.5));
      const pale = clamp(
        Math.max(
          p.muzzle,
          brow,
          lower(p),
          p.chest * smooth(0.2, 0.6, p.nz) * 0.7,
          head * smooth(0.4, 0.6, p.hy),
        ),
      );
      const pepper = mixRgb(c, t.dark, 0.45 - noise(p.bx * 14 + p.hx * 5, p.by * 9, p.bz * 14) * 0.4);
      return mixRgb(pepper, mixRgb(t.light, t.white, 0.35), pale * 0.85);
    }
    case "houndtri": {
      // A beagle: brown hood with a blaze, black saddle that fades into brown, white below.
      const brown = mixRgb(t.tan, shade(t.tan, 0.6), p.ear * 0.5);
      const saddle = clamp(
        (p.body + p.chest * 0.7 + p.tail) * smooth(0.45, 0.0, p.ny + soft * 0.5) *
          smooth(0.55, 0.2, p.nz * p.chest),
      );
      const coat = mixRgb(brown, black, clamp(saddle * (1 - head - p.ear) * 0.95 + p.leg * 0));
      const shown = Math.max(hood(w, p), saddle * (1 - p.leg), p.leg * smooth(0.4, 0.1, p.along) * 0.8);
      return mixRgb(t.white, coat, clamp(shown * (1 - p.tail * smooth(0.6, 0.75, p.along))));
    }
    case "yorkie": {
      const gold = clamp(
        head * smooth(-1.2, -0.6, p.hy) + p.ear * 0.8 + lower(p) + p.chest * smooth(0.25, 0.6, p.nz),
      );
      return mixRgb(t.main, mixRgb(t.tan, t.light, 0.15), gold);
    }
    case "urajiro": {
      const pale = clamp(
        Math.max(
          p.muzzle * smooth(w.noseY - 0.25, w.noseY + 0.1, p.hy + Math.abs(p.hx) * 0.5) *
            smooth(0.1, 0.3, Math.abs(p.hx) + (p.hy - w.noseY)),
          p.skull * smooth(0.16, 0.36, p.hy) * smooth(0.2, 0.4, Math.abs(p.hx)),
          smooth(0.1, 0.06, Math.hypot(Math.abs(p.hx) - w.eyeX * 0.75, p.hy - w.eyeY + 0.3)) * head * 0.8,
          p.chest * smooth(0.1, 0.5, p.nz),
          p.paw * 0.8,
          p.leg * 0.3,
          p.body * smooth(0.2, 0.6, p.ny),
          p.ear * p.inner,
        ),
      );
      return mixRgb(c, mixRgb(t.white, t.light, 0.2), pale);
    }
    case "badger":
      return mixRgb(
        t.white,
        c,
        clamp(
          Math.max(
            p.ear,
            (p.skull + p.muzzle) * smooth(0.24, 0.34, Math.abs(p.hx)) * smooth(0.5, 0.3, p.hy) * 0.95 *
              (1 - p.muzzle * 0.8),
          ),
        ),
      );
    case "mackerel":
    case "classic":
    case "rosette":
    case "tabbywhite":
    case "torbie":
    case "agouti": {
      c = tabby(
        w,
        p,
        c,
        t.pattern === "classic" ? "classic" : t.pattern === "rosette" ? "rosette" : "mackerel",
        t.pattern === "agouti" ? 0.35 : 0.85,
      );
      if (t.pattern === "torbie") c = mixRgb(c, [0.5, 0.2, 0.05], patches(w, p, 1.7, 0.56) * 0.75);
      if (t.pattern === "tabbywhite") white(whites(w, p));
      return c;
    }
    case "colorpoint":
    case "lynxpoint":
    case "mitted": {
      const ivory: Rgb = mixRgb([0.83, 0.75, 0.62], t.light, 0.12);
      const face = (1 - p.ear) * head *
        smooth(0.86, 0.4, Math.hypot(p.hx * 1.12, (p.hy - w.noseY + 0.12) * 0.95));
      const pts = clamp(
        Math.max(p.ear * (1 - p.inner * 0.4), face, p.tail * smooth(0, 0.25, p.along), lower(p) * 0.9),
      );
      const dark = t.pattern === "lynxpoint"
        ? mixRgb(t.light, t.dark, stripes(w, p, "mackerel") * 0.9)
        : t.dark;
      c = mixRgb(ivory, mixRgb(dark, t.main, 0.4), pts);
      return t.pattern === "mitted"
        ? mixRgb(
          c,
          t.white,
          Math.max(
            p.paw,
            p.leg * smooth(0.7, 0.8, p.along),
            p.chest * smooth(0.2, 0.5, p.nz) * 0.8,
            head * smooth(0.64, 0.72, p.hy),
          ),
        )
        : c;
    }
    case "tortie":
      return mixRgb(
        c,
        mixRgb([0.42, 0.15, 0.035], [0.72, 0.42, 0.17], patches(w, p, 2.6, 0.6)),
        patches(w, p, 2.1, 0.5),
      );
    case "calico": {
      const coat = mixRgb(c, [0.52, 0.2, 0.045], patches(w, p, 1.2, 0.5));
      const k = whites(w, p);
      const open = (p.body + p.chest) * (1 - patches(w, { ...p, hx: p.hx + 4, bx: p.bx + 4 }, 1, 0.5));
      return mixRgb(coat, t.white, clamp(Math.max(k.blaze, k.bib, k.socks, k.belly, open)));
    }
    case "bicolor":
      white(whites(w, p));
      return c;
    case "tuxedo": {
      const k = whites(w, p);
      const small = p.muzzle * smooth(w.noseY - 0.02, w.noseY + 0.12, p.hy);
      return mixRgb(
        c,
        t.white,
        clamp(
          Math.max(
            small,
            k.bib,
            p.paw,
            p.leg * smooth(0.78, 0.86, p.along),
            head * smooth(0.6, 0.7, p.hy) * 0.9,
          ),
        ),
      );
    }
    case "van":
      return mixRgb(
        t.white,
        c,
        clamp(
          Math.max(
            p.tail,
            p.ear * 0.9,
            p.skull * smooth(-0.15, -0.4, p.hy) * smooth(0.1, 0.2, Math.abs(p.hx)),
          ),
        ),
      );
    case "smoke":
      return mixRgb(
        c,
        t.white,
        clamp(
          p.chest * 0.5 * smooth(0, 0.6, p.nz) + 0.25 * Math.max(0, p.ny) + p.ear * p.inner * 0.4 +
            noise(p.bx * 9, p.by * 5, p.bz * 9) * 0.16,
        ),
      );
    case "tipped":
      return mixRgb(
        mixRgb(t.white, t.light, 0.15),
        t.main,
        clamp(0.25 * Math.max(0, -p.ny) + p.ear * 0.15 + noise(p.bx * 11, p.by * 6, p.bz * 11) * 0.22),
      );
    default:
      return c;
  }
}

function merled(w: Wearer, p: Spot, c: Rgb, black: Rgb): Rgb {
  const pale = mixRgb(c, [0.62, 0.63, 0.66], w.tone.base === "blue" ? 0.35 : 0);
  const field = w.tone.base === "blue" ? pale : mixRgb(c, w.tone.light, 0.6);
  const dark = w.tone.base === "blue" ? black : w.tone.dark;
  return mixRgb(field, dark, clamp(patches(w, p, 2.6, 0.53) * 0.92 + p.ear * 0.3));
}

function tabby(w: Wearer, p: Spot, c: Rgb, kind: "mackerel" | "classic" | "rosette", strength: number): Rgb {
  const t = w.tone;
  const head = p.skull + p.muzzle;
  const ground = mixRgb(mixRgb(t.main, t.light, 0.4), c, 0.4);
  let out = mixRgb(
    ground,
    mixRgb(
      t.dark,
      [0.02, 0.018, 0.016],
      t.base === "red" || t.base === "cream" || t.base === "orange" ? 0 : 0.45,
    ),
    stripes(w, p, kind) * strength,
  );
  // Pale chin, pad and eye rings, without which a tabby has no face.
  const ring = head *
    smooth(0.14, 0.05, Math.abs(Math.hypot((Math.abs(p.hx) - w.eyeX) * 0.85, p.hy - w.eyeY) - 0.27));
  const pale = clamp(
    Math.max(
      p.muzzle * smooth(w.noseY, w.noseY + 0.14, p.hy) * 0.85,
      ring * 0.38,
      p.chest * smooth(0.2, 0.6, p.nz) * 0.25,
      p.ear * p.inner * 0.4,
    ),
  );
  out = mixRgb(out, mixRgb(t.light, t.white, 0.55), pale);
  return out;
}
