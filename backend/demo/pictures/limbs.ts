/** Parts that several poses share. */

import type { Builder } from "./solid.ts";
import { mix, type Vec3 } from "./math.ts";
import type { Look } from "./look.ts";

export const SIDES = [-1, 1] as const;

/** Adds the collar of long hair. */
export function ruff(b: Builder, look: Look, at: Vec3, size: number, puff: number): void {
  if (look.ruff < 0.35) return;
  b.ball(
    "chest",
    at,
    [size * (0.92 + puff), size * (0.8 + look.ruff * 0.2), size * (0.7 + look.ruff * 0.12)],
    { melt: 0.35 },
  );
}

/** Adds a paw with three toes; `k` is its size. */
export function paw(b: Builder, x: number, y: number, z: number, side: number, k: number, yawOut = 0): void {
  b.ball("paw", [x, y, z], [0.25 * k, 0.17 * k, 0.32 * k], { side, melt: 0.12, flow: [0, 0.4, 1] });
  for (const toe of [-1, 0, 1]) {
    b.ball("paw", [x + toe * 0.135 * k + yawOut * 0.05, y + 0.03, z + (0.25 - Math.abs(toe) * 0.06) * k], [
      0.095 * k,
      0.12 * k,
      0.13 * k,
    ], {
      side,
      melt: 0.045,
      flow: [0, 0.4, 1],
    });
  }
}

/** Adds the tail, beginning at its root. */
export function tail(
  b: Builder,
  look: Look,
  root: Vec3,
  side: number,
  onGround: boolean,
  puff: number,
): void {
  const k = look.tail === "plume" || look.tail === "brush" ? 0.24 + puff : look.tail === "whip" ? 0.1 : 0.15;
  const [x, y, z] = root;
  const chain = (points: readonly Vec3[], r: number, end: number) => {
    for (let i = 0; i + 1 < points.length; i++) {
      const t0 = i / (points.length - 1), t1 = (i + 1) / (points.length - 1);
      b.limb("tail", points[i]!, points[i + 1]!, mix(r, end, t0), mix(r, end, t1), {
        side,
        melt: 0.16,
        span: [t0, t1],
      });
    }
  };
  if (look.tail === "bob") return b.ball("tail", [x, y - 0.1, z - 0.1], [0.18, 0.18, 0.18], { melt: 0.2 });
  if (look.tail === "curl") {
    return chain(
      [[x, y - 0.1, z], [x + side * 0.1, y - 0.75, z - 0.15], [x + side * 0.42, y - 0.95, z + 0.1], [
        x + side * 0.6,
        y - 0.6,
        z + 0.3,
      ]],
      0.2 + puff,
      0.16 + puff,
    );
  }
  if (onGround) {
    return chain(
      [[x, -0.25, z], [x + side * 0.75, -0.18, z + 0.1], [x + side * 1.25, -0.15, z + 0.55], [
        x + side * 1.3,
        -0.14,
        z + 1.1,
      ]],
      k,
      k * 0.72,
    );
  }
  chain(
    [[x, y, z], [x + side * 0.2, y + 0.1, z - 0.6], [x + side * 0.35, y - 0.3, z - 1.15], [
      x + side * 0.4,
      y - 0.8,
      z - 1.35,
    ]],
    k,
    k * 0.7,
  );
}
