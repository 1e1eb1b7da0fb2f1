/** Small SVG helpers that the scenes share. */

import type { Chance } from "./math.ts";

export const num = (v: number): number => Math.round(v * 10) / 10;

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ""): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}" ${more}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;

type Stop = readonly [number, string, number?];
const stops = (s: readonly Stop[]): string =>
  s.map(([at, color, alpha]) =>
    `<stop offset="${at}" stop-color="${color}"${alpha === undefined ? "" : ` stop-opacity="${alpha}"`}/>`
  ).join("");

/** From top to bottom, unless `line` states another direction. */
export const linear = (id: string, s: readonly Stop[], line = "0 0 0 1"): string => {
  const [x1, y1, x2, y2] = line.split(" ");
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${
    stops(s)
  }</linearGradient>`;
};

export const radial = (id: string, s: readonly Stop[], where = 'cx=".5" cy=".5" r=".5"'): string =>
  `<radialGradient id="${id}" ${where}>${stops(s)}</radialGradient>`;

export const soft = (id: string, by: number): string =>
  `<filter id="${id}" x="-15%" y="-15%" width="130%" height="130%"><feGaussianBlur stdDeviation="${by}"/></filter>`;

/**
 * Returns `body` seen through the filter `id`, with a sharp copy below it, because a blur lets the page shine
 * through at the picture's edge.
 */
export const blurred = (id: string, body: string): string =>
  `<g id="${id}-sharp">${body}</g><use xlink:href="#${id}-sharp" filter="url(#${id})"/>`;

/** Draws discs of light, out of focus. */
export function bokeh(
  luck: Chance,
  colors: readonly string[],
  count: number,
  area: readonly [number, number, number, number],
  radius: readonly [number, number],
  alpha: readonly [number, number],
): string {
  let out = "";
  for (let i = 0; i < count; i++) {
    const x = luck.between(area[0], area[2]), y = luck.between(area[1], area[3]);
    const r = luck.between(radius[0], radius[1]), c = luck.pick(colors), a = luck.between(alpha[0], alpha[1]);
    out += `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${c}" fill-opacity="${
      num(a * 10) / 10
    }"/>`;
    out += `<circle cx="${num(x)}" cy="${num(y)}" r="${
      num(r * 0.95)
    }" fill="none" stroke="${c}" stroke-opacity="${num(a * 7) / 10}" stroke-width="${num(r * 0.09)}"/>`;
  }
  return out;
}

/** Draws a soft mass of leaves or cloud: many overlapping ovals. */
export function mass(
  luck: Chance,
  colors: readonly string[],
  count: number,
  x: number,
  y: number,
  rx: number,
  ry: number,
  radius: readonly [number, number],
): string {
  let out = "";
  for (let i = 0; i < count; i++) {
    const a = luck.between(0, 6.283), r = Math.sqrt(luck.next());
    const k = luck.between(radius[0], radius[1]);
    out += oval(
      x + Math.cos(a) * r * rx,
      y + Math.sin(a) * r * ry,
      k,
      k * luck.between(0.6, 0.95),
      luck.pick(colors),
    );
  }
  return out;
}

/** Draws a blade of grass or a reed. */
export const blade = (x: number, y: number, high: number, lean: number, w: number, fill: string): string =>
  path(
    `M${num(x - w)} ${num(y)}Q${num(x - w * 0.4 + lean * 0.3)} ${num(y - high * 0.6)} ${num(x + lean)} ${
      num(y - high)
    }Q${num(x + w + lean * 0.2)} ${num(y - high * 0.5)} ${num(x + w)} ${num(y)}Z`,
    fill,
  );
