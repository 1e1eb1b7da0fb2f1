/** Markings of cats. */

import { clamp, cloud, mixRgb, noise, type Rgb, smooth } from "./math.ts";
import { type Ground, lower, patches, type Spot, type Wearer, whites } from "./markings_common.ts";

/** Returns the stripes of a tabby: strength 0 to 1. */
function stripes(w: Wearer, p: Spot, kind: "mackerel" | "classic" | "rosette"): number {
  const warp = (cloud(p.bx * 1.3 + w.luck, p.by * 1.3, p.bz * 1.3) - 0.5) * 1.5;
  let s = 0;
  const head = p.skull + p.muzzle;
  if (head + p.ear > 0.5) {
    // The M on the forehead, the lines from the eye's outer corner, and the lines on the crown.
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
      t = smooth(0.085, 0.045, Math.abs(n - 0.56)) + 0.3 * smooth(0.56, 0.66, n);
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
function tabby(w: Wearer, p: Spot, c: Rgb, kind: "mackerel" | "classic" | "rosette", strength: number): Rgb {
  const t = w.tone;
  const head = p.skull + p.muzzle;
  // Spotted cats have a deeper color than striped ones.
  const ground = mixRgb(
    mixRgb(t.main, kind === "rosette" ? t.dark : t.light, kind === "rosette" ? 0.3 : 0.4),
    c,
    0.4,
  );
  let out = mixRgb(
    ground,
    mixRgb(
      t.dark,
      [0.02, 0.018, 0.016],
      t.base === "red" || t.base === "cream" || t.base === "orange" ? 0 : kind === "rosette" ? 0.85 : 0.5,
    ),
    stripes(w, p, kind) * strength,
  );
  // Pale chin, pad and eye rings, without which a tabby's face is not recognizable.
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
/** Returns the color of a cat's hair at a place. */
export function catHair(w: Wearer, p: Spot, ground: Ground): Rgb {
  const t = w.tone, { head } = ground;
  let c = ground.coat;
  const white = () => {
    const k = whites(w, p);
    c = mixRgb(c, t.white, clamp(Math.max(k.blaze, k.bib, k.socks, k.belly, k.tip)));
  };
  switch (t.pattern) {
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
      if (t.pattern === "tabbywhite") white();
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
      white();
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
