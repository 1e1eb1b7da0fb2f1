/**
 * Hair: thousands of tapering strokes that follow the surface, far ones first, colored by the light on them.
 */

import {
  apply,
  chance,
  clamp,
  dot,
  type Frame,
  hex,
  noise,
  type Rgb,
  scale,
  sub,
  toLocal,
  unit,
  type Vec3,
} from "./math.ts";
import type { Texture } from "./look.ts";
import type { Painting } from "./paint.ts";
import { type Solid, type Zone, ZONES } from "./solid.ts";

export type Hair = {
  readonly texture: Texture;
  readonly face: "clean" | "beard" | "curtain";
  readonly ruff: number;
  readonly feather: number;
  /** Ears that stand up and have short hair. */
  readonly upright: boolean;
  /** Space between roots in picture units. Smaller is finer and slower. */
  readonly gap: number;
  readonly seed: string;
};

type Kind = { length: number; width: number; strength: number; lift: number; wild: number; contrast: number };

// Lengths in half skulls. `lift` is the distance of hair from the skin, `wild` its deviation from the flow.
const KINDS: Record<Texture, Kind> = {
  smooth: { length: 0.11, width: 0.02, strength: 0.58, lift: 0.15, wild: 0.2, contrast: 0.2 },
  medium: { length: 0.17, width: 0.024, strength: 0.62, lift: 0.26, wild: 0.26, contrast: 0.22 },
  long: { length: 0.3, width: 0.03, strength: 0.72, lift: 0.24, wild: 0.24, contrast: 0.26 },
  silky: { length: 0.36, width: 0.022, strength: 0.7, lift: 0.14, wild: 0.13, contrast: 0.3 },
  fluffy: { length: 0.27, width: 0.03, strength: 0.66, lift: 0.5, wild: 0.34, contrast: 0.2 },
  wire: { length: 0.19, width: 0.021, strength: 0.78, lift: 0.42, wild: 0.62, contrast: 0.34 },
  curly: { length: 0.15, width: 0.032, strength: 0.6, lift: 0.35, wild: 0.9, contrast: 0.17 },
  bare: { length: 0.03, width: 0.01, strength: 0.1, lift: 0.1, wild: 0.1, contrast: 0.05 },
};

const LONG: readonly Texture[] = ["long", "silky", "fluffy"];

/** Returns the length of hair in a zone, relative to the coat's own length. */
function lengthIn(h: Hair, zone: Zone, p: Vec3): number {
  const long = LONG.includes(h.texture);
  const curtain = h.face === "curtain", beard = h.face === "beard";
  switch (zone) {
    case "muzzle":
      return h.texture === "curly" && !beard
        ? 0.35
        : curtain
        ? 1.5
        : beard
        ? (p[1] > 0.25 ? 2.0 : 0.55)
        : long
        ? 0.2
        : 0.34;
    case "skull": {
      if (curtain) return p[1] < -0.05 ? 0.8 : 1.35;
      const brow = beard && p[1] < 0.05 && p[1] > -0.35 && p[2] > 0.5 ? 1.5 : 0;
      // Short on the face, even in long-haired dogs; longer toward the sides, the crown and the neck.
      const away = Math.max(clamp((Math.abs(p[0]) - 0.45) * 2), clamp((0.45 - p[2]) * 1.6));
      const low = clamp((p[1] - 0.1) * 2) * clamp((Math.abs(p[0]) - 0.4) * 3);
      return Math.max(
        brow,
        (long ? 0.2 : h.texture === "smooth" ? 0.55 : 0.36) + away * (0.22 + h.ruff * 0.25) +
          low * h.ruff * 0.8,
      );
    }
    case "ear":
      return h.upright
        ? 0.24 + h.feather * 0.2
        : long || h.feather > 0.5
        ? 0.35 + h.feather * 1.1
        : 0.5 + h.feather * 0.5;
    case "chest":
      return 0.9 + h.ruff * 1.1;
    case "leg":
      return long ? 0.75 : 0.8;
    case "paw":
      return 0.4;
    case "tail":
      return long ? 1.5 : 1;
    default:
      return 1;
  }
}

/** Returns the direction of hair on the head: away from the nose, then downward if it is long. */
function headFlow(p: Vec3, zone: Zone, h: Hair, noseY: number): Vec3 {
  const hang = h.face === "curtain"
    ? 1.2
    : h.face === "beard"
    ? (zone === "muzzle" ? 1.5 : 0.1)
    : zone === "muzzle"
    ? 0.12
    : 0.1;
  if (h.face === "curtain" && zone === "skull" && p[1] < 0) return [p[0] * 1.6, 0.25 + Math.abs(p[0]), -0.2];
  if (zone === "muzzle") return [p[0] * 1.8, (p[1] - noseY) * 0.9 + hang * 0.6, -0.7];
  const from = sub(p, [0, noseY - 0.12, 1.0]);
  return [from[0], from[1] + hang, from[2] * 0.8];
}

/** Returns the strokes as SVG, with `lines` of one color and depth combined in one path. */
export function fur(
  p: Painting,
  s: Solid,
  head: Frame,
  noseY: number,
  h: Hair,
  keep: (x: number, y: number) => number,
): string {
  const { view } = p;
  const kind = KINDS[h.texture];
  const luck = chance(h.seed);
  const size = head.size;
  type Stroke = { z: number; fill: string; strength: number; d: string };
  const strokes: Stroke[] = [];
  const turnHead = head.turn;
  // Roots are as dense as short hair needs. Long hair covers more, so most of its roots are skipped.
  const gap = h.gap * 0.74;
  for (let gy = 0; gy < 1200; gy += gap) {
    for (let gx = 0; gx < 1600; gx += gap) {
      const x = gx + (luck.next() - 0.5) * gap * 1.5, y = gy + (luck.next() - 0.5) * gap * 1.5;
      const r1 = luck.next(), r2 = luck.next(), r3 = luck.next(), r4 = luck.next(), r5 = luck.next();
      const ix = Math.floor(x / view.step), iy = Math.floor(y / view.step);
      if (ix < 0 || iy < 0 || ix >= view.width || iy >= view.height) continue;
      const at = iy * view.width + ix;
      const index = view.shape[at]!;
      if (index < 0) continue;
      const allowed = keep(x, y);
      if (allowed <= 0.02) continue;
      const z = view.depth[at]!;
      const shape = s.shapes[index]!;
      const onHead = shape.zone === "skull" || shape.zone === "muzzle";
      const local = toLocal(head, [x, y, z]);
      const n: Vec3 = [view.normal[at * 3]!, view.normal[at * 3 + 1]!, view.normal[at * 3 + 2]!];
      let flow = onHead ? apply(turnHead, unit(headFlow(local, shape.zone, h, noseY))) : shape.flow;
      // Clumps: neighboring hairs deviate together.
      const stray = (noise(x * 0.011, y * 0.011, 3) - 0.5) * 2.4 * kind.wild + (r1 - 0.5) * 1.6 * kind.wild;
      const k = dot(flow, n);
      flow = sub(flow, scale(n, k));
      const lift = kind.lift * (0.6 + 0.8 * r2);
      const dx0 = flow[0] + n[0] * lift, dy0 = flow[1] + n[1] * lift;
      const [c, sn] = [Math.cos(stray), Math.sin(stray)];
      const dx = dx0 * c - dy0 * sn, dy = dx0 * sn + dy0 * c;
      let relative = 0, total = 0;
      for (let i = 0; i < ZONES.length; i++) {
        const w = p.zones[at * ZONES.length + i]!;
        if (w > 0.05) {
          relative += w * lengthIn(h, ZONES[i]!, local);
          total += w;
        }
      }
      const length = kind.length * size * (relative / (total || 1)) * (0.6 + 0.8 * r3) *
        (0.4 + 0.6 * allowed);
      if (r5 > 0.4 + 0.6 * clamp((0.2 * size - length) / (0.12 * size))) continue;
      const w = kind.width * size * (0.7 + 0.6 * r4) * clamp(0.42 + length / (size * 0.22), 0.5, 1.5);
      const tone = 1 + (r1 + r4 - 1) * kind.contrast * 2;
      const at3 = at * 3;
      const rgbOf: Rgb = [
        p.color[at3]! * tone + 0.004 * (tone - 1),
        p.color[at3 + 1]! * tone,
        p.color[at3 + 2]! * tone,
      ];
      strokes.push({
        z: Math.round(z / (size * 0.05)),
        fill: quantize(hex(rgbOf)),
        strength: kind.strength,
        d: h.texture === "curly"
          ? curlPath(x, y, dx, dy, length, w, r2)
          : strokePath(x, y, dx, dy, length, w, (r2 - 0.5) * 0.5),
      });
    }
  }
  strokes.sort((a, b) => a.z - b.z || (a.fill < b.fill ? -1 : a.fill > b.fill ? 1 : 0));
  let out = "", open = "";
  for (const st of strokes) {
    const want = `<path fill="${st.fill}" d="`;
    if (want !== open) {
      out += (open ? '"/>' : "") + want;
      open = want;
    }
    out += st.d;
  }
  return `<g fill-opacity="${kind.strength}">${out}${open ? '"/>' : ""}</g>`;
}

/** Fewer colors make fewer elements. The eye does not see the difference between hairs. */
function quantize(color: string): string {
  const n = Number.parseInt(color.slice(1), 16);
  const q = (v: number) => Math.min(255, Math.round(v / 8) * 8);
  return `#${((1 << 24) | (q(n >> 16) << 16) | (q((n >> 8) & 255) << 8) | q(n & 255)).toString(16).slice(1)}`;
}

const f = (v: number) => Math.round(v * 10) / 10;

/** Returns a hair: a thin, bending leaf, pointed at both ends. */
function strokePath(
  x: number,
  y: number,
  dx: number,
  dy: number,
  length: number,
  w: number,
  bend: number,
): string {
  const norm = Math.hypot(dx, dy) || 1;
  const nx = -dy / norm, ny = dx / norm, l = length * norm;
  const ex = dx * length + nx * bend * l * 0.5, ey = dy * length + ny * bend * l * 0.5;
  const mx = dx * length * 0.4 - nx * bend * l * 0.15, my = dy * length * 0.4 - ny * bend * l * 0.15;
  return `M${f(x)} ${f(y)}q${f(mx + nx * w)} ${f(my + ny * w)} ${f(ex)} ${f(ey)}q${f(mx - ex - nx * w)} ${
    f(my - ey - ny * w)
  } ${f(-ex)} ${f(-ey)}z`;
}

/** Returns a lock of a curly coat: a small crescent. */
function curlPath(
  x: number,
  y: number,
  dx: number,
  dy: number,
  length: number,
  w: number,
  turn: number,
): string {
  const norm = Math.hypot(dx, dy) || 1;
  const a = Math.atan2(dy, dx) + (turn - 0.5) * 2.5;
  const l = length * (0.5 + 0.5 * Math.min(1, norm));
  const ux = Math.cos(a) * l, uy = Math.sin(a) * l;
  const side = turn > 0.5 ? 1 : -1;
  const bx = -uy * 0.75 * side, by = ux * 0.75 * side;
  const t = w / (Math.hypot(bx, by) || 1);
  return `M${f(x)} ${f(y)}q${f(ux * 0.5 + bx)} ${f(uy * 0.5 + by)} ${f(ux)} ${f(uy)}q${
    f(-ux * 0.5 + bx * (1 - t * 1.6))
  } ${f(-uy * 0.5 + by * (1 - t * 1.6))} ${f(-ux)} ${f(-uy)}z`;
}
