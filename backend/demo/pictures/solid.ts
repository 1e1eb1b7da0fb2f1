/**
 * The animal as one smooth solid: ellipsoids and tapering limbs melted together (a signed distance field).
 * Light, fur and markings thus have a real surface to follow. Lengths are picture units (1600 x 1200, y down,
 * z toward the viewer).
 */

import {
  add,
  apply,
  cross,
  dot,
  type Frame,
  IDENTITY,
  len,
  type Mat3,
  multiply,
  scale,
  sub,
  toWorld,
  unit,
  type Vec3,
} from "./math.ts";

export const ZONES = ["skull", "muzzle", "ear", "chest", "body", "leg", "paw", "tail"] as const;
export type Zone = (typeof ZONES)[number];

export type Shape = {
  readonly zone: Zone;
  /** -1 for parts on the left of the picture, 1 right, 0 center. */
  readonly side: number;
  readonly kind: "ball" | "limb";
  readonly center: Vec3;
  /** Columns are the shape's own axes; a limb extends along its y. */
  readonly turn: Mat3;
  /** ball: radii; limb: [start radius, end radius, length]. */
  readonly size: Vec3;
  /** limb: factor by which it is thinner along its z than along its x. */
  readonly flat: number;
  /** Width of the transition into its neighbors. */
  readonly melt: number;
  /** Direction of its hair. */
  readonly flow: Vec3;
  /** Section of its limb that a piece covers: a lower leg extends from 0.5 to 1. */
  readonly span: readonly [number, number];
};

export type Solid = {
  readonly shapes: readonly Shape[];
  readonly data: Float64Array;
  readonly zone: Uint8Array;
  curl: number;
  curlSize: number;
};

const STRIDE = 25;

export type Builder = {
  ball(
    zone: Zone,
    center: Vec3,
    radii: Vec3,
    more?: { side?: number; melt?: number; turn?: Mat3; flow?: Vec3 },
  ): void;
  limb(
    zone: Zone,
    from: Vec3,
    to: Vec3,
    r1: number,
    r2: number,
    more?: {
      side?: number;
      melt?: number;
      flat?: number;
      facing?: Vec3;
      flow?: Vec3;
      span?: readonly [number, number];
    },
  ): void;
};

/** Collects shapes given in the space of `frame`. `flow` is the default direction of the hair. */
export function builder(shapes: Shape[], frame: Frame, flow: Vec3): Builder {
  return {
    ball(zone, center, radii, more = {}) {
      shapes.push({
        zone,
        side: more.side ?? 0,
        kind: "ball",
        center: toWorld(frame, center),
        turn: multiply(frame.turn, more.turn ?? IDENTITY),
        size: scale(radii, frame.size),
        flat: 1,
        melt: (more.melt ?? 0.2) * frame.size,
        flow: apply(frame.turn, unit(more.flow ?? flow)),
        span: [0, 1],
      });
    },
    limb(zone, from, to, r1, r2, more = {}) {
      const y = unit(sub(to, from));
      const facing = more.facing ?? [0, 0, 1];
      let z = sub(facing, scale(y, dot(facing, y)));
      z = len(z) < 1e-3 ? unit(cross(y, [1, 0.01, 0])) : unit(z);
      const x = cross(y, z);
      shapes.push({
        zone,
        side: more.side ?? 0,
        kind: "limb",
        center: toWorld(frame, from),
        turn: multiply(frame.turn, [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]]),
        size: scale([r1, r2, Math.max(len(sub(to, from)), Math.abs(r1 - r2) * 1.02 + 1e-3)], frame.size),
        flat: more.flat ?? 1,
        melt: (more.melt ?? 0.2) * frame.size,
        flow: apply(frame.turn, unit(more.flow ?? y)),
        span: more.span ?? [0, 1],
      });
    },
  };
}

/** Returns the center and radius of a ball around the shape. */
export function around(s: Shape): { center: Vec3; radius: number } {
  if (s.kind === "ball") return { center: s.center, radius: Math.max(...s.size) };
  const axis: Vec3 = [s.turn[1], s.turn[4], s.turn[7]];
  return {
    center: add(s.center, scale(axis, s.size[2] / 2)),
    radius: s.size[2] / 2 + Math.max(s.size[0], s.size[1]),
  };
}

export function solid(shapes: readonly Shape[], curl = 0, curlSize = 30): Solid {
  const data = new Float64Array(shapes.length * STRIDE);
  shapes.forEach((s, i) => {
    const h = s.size[2];
    const b = s.kind === "limb" ? (s.size[0] - s.size[1]) / h : 0;
    const curly = s.zone === "muzzle" ? 0.25 : s.zone === "paw" ? 0.5 : 1;
    data.set([
      s.kind === "ball" ? 0 : 1,
      ...s.center,
      ...s.turn,
      ...s.size,
      s.flat,
      s.melt,
      b,
      Math.sqrt(Math.max(0, 1 - b * b)),
      curly,
      ...around(s).center,
      around(s).radius,
    ], i * STRIDE);
  });
  const zone = Uint8Array.from(shapes, (x) => ZONES.indexOf(x.zone));
  return { shapes, data, zone, curl, curlSize };
}

/**
 * Returns a lower bound of the distance to the shape, by the ball around it, which saves most exact
 * measurements.
 */
export function atLeast(d: Float64Array, i: number, x: number, y: number, z: number): number {
  const o = i * STRIDE;
  const px = x - d[o + 21]!, py = y - d[o + 22]!, pz = z - d[o + 23]!;
  return Math.sqrt(px * px + py * py + pz * pz) - d[o + 24]!;
}

/** Returns the distance from a point to one shape. */
export function distanceTo(d: Float64Array, i: number, x: number, y: number, z: number): number {
  const o = i * STRIDE;
  const px = x - d[o + 1]!, py = y - d[o + 2]!, pz = z - d[o + 3]!;
  const qx = d[o + 4]! * px + d[o + 7]! * py + d[o + 10]! * pz;
  const qy = d[o + 5]! * px + d[o + 8]! * py + d[o + 11]! * pz;
  const qz = d[o + 6]! * px + d[o + 9]! * py + d[o + 12]! * pz;
  const a = d[o + 13]!, b = d[o + 14]!, c = d[o + 15]!;
  if (d[o] === 0) {
    const ex = qx / a, ey = qy / b, ez = qz / c;
    const k0 = Math.sqrt(ex * ex + ey * ey + ez * ez);
    const fx = ex / a, fy = ey / b, fz = ez / c;
    const k1 = Math.sqrt(fx * fx + fy * fy + fz * fz);
    return k1 < 1e-9 ? -Math.min(a, b, c) : k0 * (k0 - 1) / k1;
  }
  const flat = d[o + 16]!;
  const zs = qz * flat;
  const radial = Math.sqrt(qx * qx + zs * zs);
  const slope = d[o + 18]!, side = d[o + 19]!;
  const k = side * qy - slope * radial;
  let dist: number, from: number;
  if (k < 0) {
    from = Math.sqrt(radial * radial + qy * qy);
    dist = from - a;
  } else if (k > side * c) {
    from = Math.sqrt(radial * radial + (qy - c) * (qy - c));
    dist = from - b;
  } else {
    from = radial;
    dist = radial * side + qy * slope - a;
  }
  if (flat === 1) return dist;
  // A squeezed limb: divide by the slope of the squeezed distance, or rays overshoot thin ears.
  const steep = from > 1e-6 ? zs / from : 0;
  return dist / Math.sqrt(1 + (flat * flat - 1) * steep * steep);
}

const curlNoise = (x: number, y: number, z: number): number =>
  Math.sin(x + 1.7 * Math.sin(y * 0.7)) * Math.sin(y + 1.3 * Math.sin(z * 0.8)) *
  Math.sin(z + 1.5 * Math.sin(x * 0.6));

/** Returns the distance from a point to the melted whole, over the shapes listed in `near`. */
export function distance(s: Solid, near: Int32Array, count: number, x: number, y: number, z: number): number {
  const d = s.data;
  let out = 1e9, curly = 0, closest = 1e9;
  for (let n = 0; n < count; n++) {
    const i = near[n]!;
    if (atLeast(d, i, x, y, z) > out + d[i * STRIDE + 17]!) continue;
    const v = distanceTo(d, i, x, y, z);
    if (v < closest) {
      closest = v;
      curly = d[i * STRIDE + 20]!;
    }
    const k = d[i * STRIDE + 17]!;
    const h = k - Math.abs(out - v);
    out = h > 0 ? Math.min(out, v) - h * h / (4 * k) : Math.min(out, v);
  }
  if (s.curl > 0 && out < s.curl * 3) {
    const f = 1 / s.curlSize;
    out -= s.curl * curly * curlNoise(x * f, y * f, z * f);
  }
  return out;
}
