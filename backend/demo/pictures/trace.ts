/**
 * Traces the solid from the front: the visible part at each sample, the direction of its surface, and the
 * light that reaches it.
 */

import { clamp, unit, type Vec3 } from "./math.ts";
import { around, atLeast, distance, distanceTo, type Solid } from "./solid.ts";

export type View = {
  /** Samples across and down; one sample is `step` picture units wide. */
  readonly width: number;
  readonly height: number;
  readonly step: number;
  /** 1 visible, 0 not, between at the edge. */
  readonly cover: Float32Array;
  /** Depth of the surface; -1e9 for empty samples. */
  readonly depth: Float32Array;
  /** Three numbers a sample. */
  readonly normal: Float32Array;
  /** From 0 (dark crease) to 1 (open). */
  readonly open: Float32Array;
  /** From 0 (in shadow) to 1 (lit by the key light). */
  readonly lit: Float32Array;
  /** Index of the nearest shape. */
  readonly shape: Int16Array;
};

const TILE = 8;
const FAR = -1e9;
const SHADOW_REACH = 260;

/** Marches one ray for each sample. `light` points to the key light. */
export function trace(s: Solid, step: number, light: Vec3, width = 1600, height = 1200): View {
  const w = Math.round(width / step), h = Math.round(height / step);
  const size = w * h;
  const view: View = {
    width: w,
    height: h,
    step,
    cover: new Float32Array(size),
    depth: new Float32Array(size).fill(FAR),
    normal: new Float32Array(size * 3),
    open: new Float32Array(size).fill(1),
    lit: new Float32Array(size).fill(1),
    shape: new Int16Array(size).fill(-1),
  };
  const bounds = s.shapes.map((shape) => {
    const ball = around(shape);
    return { ...ball, radius: ball.radius + shape.melt + s.curl * 2 };
  });
  const near = new Int32Array(s.shapes.length), between = new Int32Array(s.shapes.length);
  const key = unit(light);
  for (let ty = 0; ty < h; ty += TILE) {
    for (let tx = 0; tx < w; tx += TILE) {
      const cx = (tx + TILE / 2) * step, cy = (ty + TILE / 2) * step, reach = TILE * step * 0.71;
      let count = 0, front = FAR, back = 1e9;
      bounds.forEach((b, i) => {
        if (Math.hypot(b.center[0] - cx, b.center[1] - cy) > b.radius + reach) return;
        near[count++] = i;
        front = Math.max(front, b.center[2] + b.radius);
        back = Math.min(back, b.center[2] - b.radius);
      });
      if (count === 0) continue;
      // Shapes that may block the light of this tile are along the path of its shadow rays.
      let blockers = 0;
      bounds.forEach((b, i) => {
        const dx = b.center[0] - cx, dy = b.center[1] - cy;
        const t = Math.max(0, Math.min(SHADOW_REACH, dx * key[0] + dy * key[1]));
        if (Math.hypot(dx - key[0] * t, dy - key[1] * t) <= b.radius + reach) between[blockers++] = i;
      });
      for (let y = ty; y < Math.min(h, ty + TILE); y++) {
        for (let x = tx; x < Math.min(w, tx + TILE); x++) {
          march(s, view, near, count, x, y, front, back);
          if (view.shape[y * w + x]! >= 0) shadeAt(s, view, between, blockers, x, y, key);
        }
      }
    }
  }
  return view;
}

function march(
  s: Solid,
  view: View,
  near: Int32Array,
  count: number,
  gx: number,
  gy: number,
  front: number,
  back: number,
): void {
  const step = view.step, x = (gx + 0.5) * step, y = (gy + 0.5) * step, at = gy * view.width + gx;
  let z = front, closest = 1e9, hit = false;
  for (let i = 0; i < 70 && z > back; i++) {
    const d = distance(s, near, count, x, y, z);
    if (d < closest) closest = d;
    if (d < 0.6) {
      hit = true;
      break;
    }
    z -= d * 0.93;
  }
  if (!hit) {
    view.cover[at] = clamp(0.5 - closest / step) * 0.99;
    return;
  }
  view.cover[at] = 1;
  view.depth[at] = z;
  const e = 1.2;
  const a = distance(s, near, count, x + e, y - e, z - e), b = distance(s, near, count, x - e, y - e, z + e);
  const c = distance(s, near, count, x - e, y + e, z - e), d = distance(s, near, count, x + e, y + e, z + e);
  let nx = a - b - c + d, ny = -a - b + c + d, nz = -a + b - c + d;
  const k = 1 / (Math.hypot(nx, ny, nz) || 1);
  nx *= k;
  ny *= k;
  nz *= k;
  view.normal.set([nx, ny, nz], at * 3);
  let hidden = 0;
  for (const r of [18, 52]) {
    hidden += clamp((r - distance(s, near, count, x + nx * r, y + ny * r, z + nz * r)) / r) * 0.5;
  }
  view.open[at] = 1 - hidden * 0.9;
  let best = 1e9;
  for (let n = 0; n < count; n++) {
    if (atLeast(s.data, near[n]!, x, y, z) > best) continue;
    const v = distanceTo(s.data, near[n]!, x, y, z);
    if (v < best) {
      best = v;
      view.shape[at] = near[n]!;
    }
  }
}

function shadeAt(
  s: Solid,
  view: View,
  between: Int32Array,
  count: number,
  gx: number,
  gy: number,
  key: Vec3,
): void {
  const at = gy * view.width + gx, n = view.normal;
  const nx = n[at * 3]!, ny = n[at * 3 + 1]!, nz = n[at * 3 + 2]!;
  // A surface that faces away is already dark.
  if (nx * key[0] + ny * key[1] + nz * key[2] < -0.3) return;
  const x = (gx + 0.5) * view.step + nx * 6, y = (gy + 0.5) * view.step + ny * 6;
  view.lit[at] = shadow(s, between, count, x, y, view.depth[at]! + nz * 6, key);
}

function shadow(
  s: Solid,
  near: Int32Array,
  count: number,
  x: number,
  y: number,
  z: number,
  key: Vec3,
): number {
  let t = 8, lit = 1;
  for (let i = 0; i < 9 && t < SHADOW_REACH; i++) {
    const d = distance(s, near, count, x + key[0] * t, y + key[1] * t, z + key[2] * t);
    lit = Math.min(lit, clamp(0.5 + 3.5 * d / t));
    if (lit <= 0.02) return 0;
    t += Math.max(12, d);
  }
  return lit;
}

const scratch = new Float64Array(256);

/**
 * Returns the share of each zone at a point: 1 deep inside one, shared between two that melt. Order as in
 * ZONES.
 */
export function zonesAt(s: Solid, x: number, y: number, z: number, soft: number, out: Float64Array): void {
  out.fill(0);
  const n = s.shapes.length;
  let best = 1e9, sum = 0;
  for (let i = 0; i < n; i++) {
    scratch[i] = 1e9;
    if (atLeast(s.data, i, x, y, z) > best + soft * 5) continue;
    const d = scratch[i] = distanceTo(s.data, i, x, y, z);
    if (d < best) best = d;
  }
  for (let i = 0; i < n; i++) {
    if (scratch[i]! - best > soft * 5) continue;
    const w = Math.exp((best - scratch[i]!) / soft);
    out[s.zone[i]!]! += w;
    sum += w;
  }
  for (let i = 0; i < out.length; i++) out[i]! /= sum;
}
