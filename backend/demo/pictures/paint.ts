/** Color and light on the traced surface: the soft underpainting below the hair strokes. */

import {
  add,
  apply,
  clamp,
  dot,
  type Frame,
  mix,
  type Rgb,
  scale,
  smooth,
  sub,
  toScreen,
  transpose,
  unit,
  type Vec3,
} from "./math.ts";
import { hairColor } from "./markings.ts";
import type { Spot, Wearer } from "./markings_common.ts";
import { type Solid, ZONES } from "./solid.ts";
import { type View, zonesAt } from "./trace.ts";

export type Light = {
  /** Direction of the key light. */
  readonly key: Vec3;
  readonly keyColor: Rgb;
  readonly sky: Rgb;
  /** Light reflected by the ground. */
  readonly bounce: Rgb;
  /** Color and direction of the light from behind that draws the edge. */
  readonly rim: Rgb;
  readonly rimFrom: Vec3;
};

export type Painting = {
  readonly view: View;
  /** Linear light, three values a sample. */
  readonly color: Float32Array;
  /** Head share and furriness by zone, which the strokes use again. */
  readonly zones: Float32Array;
};

const Z = ZONES.length;

/** Returns the light on a surface of color `c` that faces along `n`. */
function lightOn(
  c: Rgb,
  n: Vec3,
  open: number,
  lit: number,
  light: Light,
  sheen: number,
  rim = 1,
): Rgb {
  const key = unit(light.key);
  const wrap = clamp((dot(n, key) + 0.3) / 1.3) * (0.3 + 0.7 * lit);
  const up = 0.5 - 0.5 * n[1];
  const edge = (1 - clamp(n[2])) ** 2.2 * clamp(dot(n, unit(light.rimFrom)) + 0.15);
  const half = unit(add(key, [0, 0, 1]));
  const gloss = clamp(dot(n, half)) ** 14 * lit * sheen;
  const shut = open * open;
  const at = (i: 0 | 1 | 2): number => {
    // In folds of the skin, light passes through hair more than once, so it is warmer there than gray.
    const fold = open + (1 - open) * 0.25 * (i === 0 ? 1 : 0);
    const v =
      c[i] * (light.keyColor[i] * wrap + (light.sky[i] * up * shut + light.bounce[i] * (1 - up) * open)) *
        fold +
      light.rim[i] * rim * edge * shut * (0.12 + c[i] * 0.9) + gloss * light.keyColor[i];
    return v / (1 + v * 0.22);
  };
  return [at(0), at(1), at(2)];
}

/** Fills `spot` for a point of the picture's space. */
function spotAt(
  s: Solid,
  head: Frame,
  body: Frame,
  p: Vec3,
  n: Vec3,
  shape: number,
  zones: Float64Array,
  upright: boolean,
  spot: Spot,
): void {
  zonesAt(s, p[0], p[1], p[2], head.size * 0.045, zones);
  const turnHead = transpose(head.turn), turnBody = transpose(body.turn);
  const h = scale(apply(turnHead, sub(p, head.origin)), 1 / head.size);
  const b = scale(apply(turnBody, sub(p, body.origin)), 1 / body.size);
  const bn = apply(turnBody, n);
  spot.hx = h[0];
  spot.hy = h[1];
  spot.hz = h[2];
  spot.bx = b[0];
  spot.by = b[1];
  spot.bz = b[2];
  spot.ny = bn[1];
  spot.nz = bn[2];
  ZONES.forEach((z, i) => spot[z] = zones[i]!);
  const of = s.shapes[shape]!;
  spot.side = of.side;
  spot.along = 0;
  spot.inner = 0;
  if (of.kind === "limb") {
    const q = apply(transpose(of.turn), sub(p, of.center));
    spot.along = mix(of.span[0], of.span[1], clamp(q[1] / of.size[2]));
    if (of.zone === "ear" && upright) {
      // From the root's own round end to the tip's, so short wide ears are pink as far up as long ones.
      const [r1, r2, h] = of.size;
      const up = clamp((q[1] + r1 * 0.4) / (h + r1 * 0.4 + r2));
      const facing = dot(n, [of.turn[2], of.turn[5], of.turn[8]]);
      const half = Math.abs(q[0]) / (r1 + (r2 - r1) * clamp(q[1] / h));
      spot.inner = clamp(facing * 1.6 - 0.2) * smooth(0.92, 0.45, half) * smooth(0.95, 0.6, up) *
        smooth(-0.05, 0.3, up);
    }
  }
}

export function paint(
  view: View,
  s: Solid,
  head: Frame,
  body: Frame,
  wearer: Wearer,
  light: Light,
  sheen: number,
  skin: { inner: Rgb; show: boolean },
): Painting {
  const size = view.width * view.height;
  const color = new Float32Array(size * 3), zones = new Float32Array(size * Z);
  const mixOf = new Float64Array(Z);
  const spot: Spot = {
    hx: 0,
    hy: 0,
    hz: 0,
    bx: 0,
    by: 0,
    bz: 0,
    ny: 0,
    nz: 0,
    skull: 0,
    muzzle: 0,
    ear: 0,
    chest: 0,
    body: 0,
    leg: 0,
    paw: 0,
    tail: 0,
    along: 0,
    inner: 0,
    side: 0,
  }; // deno-fmt-ignore
  for (let y = 0; y < view.height; y++) {
    for (let x = 0; x < view.width; x++) {
      const at = y * view.width + x;
      if (view.shape[at]! < 0) continue;
      const n: Vec3 = [view.normal[at * 3]!, view.normal[at * 3 + 1]!, view.normal[at * 3 + 2]!];
      const p: Vec3 = [(x + 0.5) * view.step, (y + 0.5) * view.step, view.depth[at]!];
      spotAt(s, head, body, p, n, view.shape[at]!, mixOf, skin.show, spot);
      let c = hairColor(wearer, spot);
      if (skin.show && spot.inner > 0) {
        const k = spot.inner * spot.ear * 0.8;
        c = [c[0] + (skin.inner[0] - c[0]) * k, c[1] + (skin.inner[1] - c[1]) * k, c[2] + (skin.inner[2] - c[2]) * k];
      }
      // Light from behind draws the outline, not the side of the nose.
      const lit = lightOn(c, n, view.open[at]! * (1 - 0.35 * spot.inner * spot.ear), view.lit[at]!, light, sheen, 1 - 0.85 * spot.muzzle);
      color.set(lit, at * 3);
      zones.set(mixOf, at * Z);
    }
  }
  return { view, color, zones };
}

/** Returns the cover smoothed along the outline, so it shows no steps when enlarged. */
function edgeOf(cover: Float32Array, width: number, height: number, x: number, y: number): number {
  let sum = 0;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const cx = Math.min(width - 1, Math.max(0, x + dx)), cy = Math.min(height - 1, Math.max(0, y + dy));
      sum += cover[cy * width + cx]! * (dx === 0 ? 2 : 1) * (dy === 0 ? 2 : 1);
    }
  }
  return clamp((sum / 16 - 0.18) / 0.64);
}

/** Returns the painting as RGBA bytes. Colors extend past the edge, so it shows no dark line. */
export function pixels(p: Painting): Uint8Array {
  const { width, height, cover, shape } = p.view;
  const out = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      let r = 0, g = 0, b = 0, n = 0;
      if (shape[at]! >= 0) {
        r = p.color[at * 3]!;
        g = p.color[at * 3 + 1]!;
        b = p.color[at * 3 + 2]!;
        n = 1;
      } else {
        for (let dy = -2; dy <= 2; dy++) {
          for (let dx = -2; dx <= 2; dx++) {
            const i = (y + dy) * width + x + dx;
            if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height || shape[i]! < 0) continue;
            r += p.color[i * 3]!;
            g += p.color[i * 3 + 1]!;
            b += p.color[i * 3 + 2]!;
            n++;
          }
        }
      }
      if (n === 0) continue;
      out[at * 4] = toScreen(r / n) * 255;
      out[at * 4 + 1] = toScreen(g / n) * 255;
      out[at * 4 + 2] = toScreen(b / n) * 255;
      out[at * 4 + 3] = edgeOf(cover, width, height, x, y) * 255;
    }
  }
  return out;
}
