/** Places of the face in the picture. */

import { apply, type Frame, multiply, rotation, toWorld, type Vec3 } from "./math.ts";
import { distance, type Solid } from "./solid.ts";

const n = (v: number) => Math.round(v * 100) / 100;

/** Returns the point of the surface at (x, y) that is visible from the front of the face. */
export function onFace(s: Solid, head: Frame, x: number, y: number): Vec3 {
  const near = Int32Array.from(s.shapes.keys());
  let z = 3;
  for (let i = 0; i < 60; i++) {
    const p = toWorld(head, [x, y, z]);
    const d = distance(s, near, near.length, p[0], p[1], p[2]) / head.size;
    if (d < 0.002) break;
    z -= d * 0.95;
    if (z < -1) break;
  }
  return [x, y, z];
}

/**
 * Returns a transform that places a drawing, one unit to `size` half skulls, on the head at `at`, turned
 * outward by `out`.
 */
export function lay(head: Frame, at: Vec3, size: number, out: number, roll = 0): string {
  const turn = multiply(head.turn, rotation(out, 0, roll));
  const k = size * head.size;
  const x = apply(turn, [k, 0, 0]), y = apply(turn, [0, k, 0]), o = toWorld(head, at);
  return `matrix(${[x[0], x[1], y[0], y[1], o[0], o[1]].map(n).join(" ")})`;
}
