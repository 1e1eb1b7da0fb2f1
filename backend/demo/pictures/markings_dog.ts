/** Markings of dogs. */

import { clamp, cloud, mix, mixRgb, noise, type Rgb, shade, smooth } from "./math.ts";
import { BLACK, type Ground, lower, patches, type Spot, type Wearer, whites } from "./markings_common.ts";

/** Returns color over both eyes and the ears with a white blaze between, as in spaniels and beagles. */
function hood(w: Wearer, p: Spot): number {
  const wob = (noise(p.hx * 2.6 + w.luck, p.hy * 2.6, p.hz * 2.6) - 0.5) * 0.2;
  const half = mix(0.1, 0.2, smooth(w.eyeY, w.noseY, p.hy)) + wob * 0.4 + 0.03;
  const eye = smooth(half - 0.04, half + 0.06, Math.abs(p.hx)) *
    smooth(w.noseY + 0.22, w.noseY - 0.02, p.hy + wob - (Math.abs(p.hx) - 0.4) * 0.5);
  return Math.max(p.ear, (p.skull + p.muzzle * 0.5) * eye * (1 - p.muzzle * 0.75));
}
/** Returns the tan points of black-and-tan dogs: over the eyes, on the cheeks and muzzle, chest, legs. */
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
function merled(w: Wearer, p: Spot, c: Rgb): Rgb {
  const pale = mixRgb(c, [0.62, 0.63, 0.66], w.tone.base === "blue" ? 0.35 : 0);
  const field = w.tone.base === "blue" ? pale : mixRgb(c, w.tone.light, 0.6);
  const dark = w.tone.base === "blue" ? BLACK : w.tone.dark;
  return mixRgb(field, dark, clamp(patches(w, p, 2.6, 0.53) * 0.92 + p.ear * 0.3));
}
/** Returns the color of a dog's hair at a place. */
export function dogHair(w: Wearer, p: Spot, ground: Ground): Rgb {
  const t = w.tone, { head, soft, under } = ground;
  let c = ground.coat;
  const mask = () =>
    Math.max(
      p.muzzle * smooth(w.noseY - 0.24, w.noseY + 0.02, p.hy + soft * 0.2),
      (1 - p.ear) * head *
        smooth(0.19, 0.1, Math.hypot((Math.abs(p.hx) - w.eyeX) * 0.8, p.hy - w.eyeY) - 0.06) * 0.75,
    );
  const white = (blaze = 1) => {
    const k = whites(w, p);
    c = mixRgb(c, t.white, clamp(Math.max(k.blaze * blaze, k.bib, k.socks, k.belly, k.tip)));
  };
  switch (t.pattern) {
    case "shaded":
      return mixRgb(
        mixRgb(c, t.dark, p.ear * 0.4),
        t.light,
        clamp(
          0.5 * p.muzzle + 0.5 * (p.chest * smooth(0.1, 0.7, p.nz)) + 0.5 * p.tail * p.along + 0.3 * p.leg,
        ),
      );
    case "mask":
      c = mixRgb(c, t.light, 0.25 * p.chest);
      return mixRgb(
        c,
        BLACK,
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
      c = mixRgb(c, BLACK, over * 0.75);
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
      ], 0.3 + 0.5 * under);
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
        BLACK,
        clamp(
          Math.max(back * 0.95, face, crown, p.ear * (1 - p.inner) * 0.8, p.tail * smooth(0.9, 0.3, p.along)),
        ),
      );
    }
    case "tricolor":
    case "merletri": {
      if (t.pattern === "merletri") c = merled(w, p, c);
      c = mixRgb(c, t.tan, clamp(tanPoints(w, p)));
      white();
      return c;
    }
    case "merle":
      c = merled(w, p, c);
      white(((w.luck * 3) % 1) > 0.4 ? 1 : 0);
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
      white();
      return c;
    case "brindle":
    case "brindlewhite": {
      const u = p.bx * 1.1 + p.bz, v = head > 0.5 ? p.hy + Math.abs(p.hx) * 0.5 : p.by;
      const grain = cloud(p.bx * 3 + p.hx, p.by * 3 + w.luck, p.bz * 3) - 0.5;
      const s = smooth(-0.1, 0.8, Math.sin((u * 1.4 + v * 3.4) * 9 + grain * 17)) * (0.55 + grain);
      c = mixRgb(mixRgb(c, t.dark, 0.25), BLACK, clamp(s) * 0.85);
      c = mixRgb(c, BLACK, mask() * 0.8);
      if (t.pattern === "brindlewhite") white();
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
      return mixRgb(t.white, mixRgb(c, t.dark, 0.4), clamp(dark));
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
      return mixRgb(t.white, BLACK, clamp(patches(w, p, 1.6, 0.58)));
    case "grizzle": {
      // Salt and pepper: dark on the back and crown, pale on the beard, brows, legs and chest.
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
      // A beagle: brown hood with a blaze, BLACK saddle that fades into brown, white below.
      const brown = mixRgb(t.tan, shade(t.tan, 0.6), p.ear * 0.5);
      const saddle = clamp(
        (p.body + p.chest * 0.7 + p.tail) * smooth(0.45, 0.0, p.ny + soft * 0.5) *
          smooth(0.55, 0.2, p.nz * p.chest),
      );
      const coat = mixRgb(brown, BLACK, clamp(saddle * (1 - head - p.ear) * 0.95));
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
    default:
      return c;
  }
}
