/** Small vectors, rotations, seeded random values and smooth noise, shared by every part of the drawing. */

export type Vec3 = readonly [number, number, number];
/** A rotation, row by row. */
export type Mat3 = readonly [number, number, number, number, number, number, number, number, number];

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec3, s: number): Vec3 => [a[0] * s, a[1] * s, a[2] * s];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const len = (a: Vec3): number => Math.hypot(a[0], a[1], a[2]);
export const unit = (a: Vec3): Vec3 => scale(a, 1 / (len(a) || 1));
export const cross = (
  a: Vec3,
  b: Vec3,
): Vec3 => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

export const IDENTITY: Mat3 = [1, 0, 0, 0, 1, 0, 0, 0, 1];

export function multiply(a: Mat3, b: Mat3): Mat3 {
  const cell = (r: 0 | 3 | 6, c: 0 | 1 | 2): number =>
    a[r] * b[c] + a[(r + 1) as 1] * b[(c + 3) as 3] + a[(r + 2) as 2] * b[(c + 6) as 6];
  return [
    cell(0, 0),
    cell(0, 1),
    cell(0, 2),
    cell(3, 0),
    cell(3, 1),
    cell(3, 2),
    cell(6, 0),
    cell(6, 1),
    cell(6, 2),
  ];
}

export const apply = (m: Mat3, v: Vec3): Vec3 => [
  m[0] * v[0] + m[1] * v[1] + m[2] * v[2],
  m[3] * v[0] + m[4] * v[1] + m[5] * v[2],
  m[6] * v[0] + m[7] * v[1] + m[8] * v[2],
];

/** Returns the inverse of a rotation. */
export const transpose = (m: Mat3): Mat3 => [m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]];

/**
 * Returns a rotation: roll (about the line of sight), then yaw (positive turns right), then pitch (positive
 * looks down).
 */
export function rotation(yaw: number, pitch: number, roll: number): Mat3 {
  const [cy, sy] = [Math.cos(yaw), Math.sin(yaw)];
  const [cp, sp] = [Math.cos(pitch), Math.sin(pitch)];
  const [cr, sr] = [Math.cos(roll), Math.sin(roll)];
  const ry: Mat3 = [cy, 0, sy, 0, 1, 0, -sy, 0, cy];
  const rx: Mat3 = [1, 0, 0, 0, cp, sp, 0, -sp, cp];
  const rz: Mat3 = [cr, -sr, 0, sr, cr, 0, 0, 0, 1];
  return multiply(rz, multiply(ry, rx));
}

/** A place with a turn and a size. It maps points of the animal's own space to points of the picture. */
export type Frame = { readonly origin: Vec3; readonly turn: Mat3; readonly size: number };

export const toWorld = (f: Frame, p: Vec3): Vec3 => add(f.origin, scale(apply(f.turn, p), f.size));
export const toLocal = (f: Frame, p: Vec3): Vec3 =>
  scale(apply(transpose(f.turn), sub(p, f.origin)), 1 / f.size);

export const clamp = (x: number, lo = 0, hi = 1): number => x < lo ? lo : x > hi ? hi : x;
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
/** Returns 0 below `a`, 1 above `b`, smooth between. Also works with a > b. */
export function smooth(a: number, b: number, x: number): number {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
}

export type Chance = {
  /** 0 <= x < 1 */
  next(): number;
  between(lo: number, hi: number): number;
  /** Returns an item of a non-empty list. */
  pick<T>(items: readonly T[]): T;
};

/** Returns the same numbers for the same word, on every machine (mulberry32 over an FNV-1a hash). */
export function chance(word: string): Chance {
  let state = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) state = Math.imul(state ^ word.charCodeAt(i), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (lo, hi) => lo + (hi - lo) * next(),
    pick: (items) => items[Math.floor(next() * items.length)]!,
  };
}

function lattice(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647 - 61);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Returns value noise in three dimensions, 0 to 1. */
export function noise(x: number, y: number, z: number): number {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  let [fx, fy, fz] = [x - ix, y - iy, z - iz];
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  fz = fz * fz * (3 - 2 * fz);
  const row = (dy: number, dz: number) => {
    const a = lattice(ix, iy + dy, iz + dz);
    return a + (lattice(ix + 1, iy + dy, iz + dz) - a) * fx;
  };
  const near = row(0, 0) + (row(1, 0) - row(0, 0)) * fy;
  const far = row(0, 1) + (row(1, 1) - row(0, 1)) * fy;
  return near + (far - near) * fz;
}

/** Returns three octaves of noise, 0 to 1. */
export const cloud = (x: number, y: number, z: number): number =>
  noise(x, y, z) * 0.57 + noise(x * 2.03 + 7, y * 2.03, z * 2.03) * 0.28 +
  noise(x * 4.1, y * 4.1 + 3, z * 4.1) * 0.15;

/** A color in linear light. */
export type Rgb = readonly [number, number, number];

const toLinear = (c: number): number => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
export const toScreen = (c: number): number => {
  const v = c <= 0 ? 0 : c >= 1 ? 1 : c;
  return v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;
};

/** Converts '#rrggbb' to linear light. */
export function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [toLinear((n >> 16) / 255), toLinear(((n >> 8) & 255) / 255), toLinear((n & 255) / 255)];
}

/** Converts linear light to '#rrggbb'. */
export function hex(c: Rgb): string {
  const byte = (x: number) => Math.round(toScreen(x) * 255);
  return `#${((1 << 24) | (byte(c[0]) << 16) | (byte(c[1]) << 8) | byte(c[2])).toString(16).slice(1)}`;
}

export const mixRgb = (a: Rgb, b: Rgb, t: number): Rgb =>
  t <= 0 ? a : t >= 1 ? b : [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
export const shade = (c: Rgb, k: number): Rgb => [c[0] * k, c[1] * k, c[2] * k];
