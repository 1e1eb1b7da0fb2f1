/**
 * Covers for breeders and shelters, which show a place in a landscape, and their logos in the size of an
 * avatar.
 */

import { type Chance, chance } from "./math.ts";
import type { MarkSpec, PlaceSpec } from "./spec.ts";
import { blade, bokeh, linear, mass, num, oval, path, radial, rect, soft } from "./svg.ts";

type Hour = {
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  readonly hills: readonly [string, string, string];
  readonly grass: readonly [string, string];
};
const HOURS: readonly Hour[] = [
  {
    sky: ["#a9cfe4", "#d9e9ea", "#fbeed2"],
    sun: "#fff5d6",
    hills: ["#a8c2b8", "#8fb08a", "#7aa066"],
    grass: ["#9cbf68", "#5c8a3f"],
  },
  {
    sky: ["#8ea6c9", "#e3b7b0", "#fad9a8"],
    sun: "#ffe2ac",
    hills: ["#a39bb3", "#94937f", "#82885a"],
    grass: ["#a9a45a", "#636b35"],
  },
  {
    sky: ["#c6d8e2", "#e6e4dc", "#f6dcc0"],
    sun: "#fff0da",
    hills: ["#b9bfc0", "#c19b6b", "#b87f43"],
    grass: ["#cdaa62", "#8a6a34"],
  },
  {
    sky: ["#9fc4dd", "#cfe3ea", "#eef2e2"],
    sun: "#ffffff",
    hills: ["#94b1bd", "#7d9d8c", "#668a63"],
    grass: ["#86b06a", "#4b7a45"],
  },
];

/** Draws a pitched-roof building seen from a corner. */
function building(
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  roof: string,
  door: string,
  lit: boolean,
): string {
  const pitch = h * 0.62, pane = lit ? "#ffe3a0" : "#cfe0e4";
  let out = path(
    `M${x} ${y}V${y - h}L${num(x + w * 0.25)} ${num(y - h - pitch)}L${num(x + w * 0.5)} ${y - h}V${y}Z`,
    wall,
  );
  out += rect(x + w * 0.5, y - h, w * 0.75, h, wall) +
    rect(x + w * 0.5, y - h, w * 0.75, h, "#2a1c12", 'fill-opacity=".16"');
  out += path(
    `M${num(x + w * 0.25)} ${num(y - h - pitch - 8)}L${num(x + w * 1.02)} ${num(y - h - pitch - 8)}L${
      num(x + w * 1.3)
    } ${num(y - h + 10)}H${num(x + w * 0.52)}Z`,
    roof,
  );
  out += path(
    `M${num(x - 16)} ${num(y - h + 12)}L${num(x + w * 0.25)} ${num(y - h - pitch - 12)}L${
      num(x + w * 0.52)
    } ${num(y - h + 12)}L${num(x + w * 0.49)} ${num(y - h + 16)}L${num(x + w * 0.25)} ${
      num(y - h - pitch + 14)
    }L${num(x + 2)} ${num(y - h + 18)}Z`,
    "#f4efe4",
  );
  out += rect(x + w * 0.19, y - h * 0.62, w * 0.13, h * 0.62, door) +
    oval(x + w * 0.3, y - h * 0.3, 4, 4, "#e8c877");
  for (const wx of [0.58, 0.78, 0.98]) {
    out += rect(x + w * wx, y - h * 0.7, w * 0.13, h * 0.34, "#f4efe4") +
      rect(x + w * wx + 5, y - h * 0.7 + 5, w * 0.13 - 10, h * 0.34 - 10, pane) +
      rect(x + w * wx + w * 0.065 - 2, y - h * 0.7, 4, h * 0.34, "#f4efe4");
  }
  return out + rect(x + w * 0.2, y - h - pitch * 0.35, w * 0.1, w * 0.1, pane) +
    rect(x - 10, y - 6, w * 1.28, 12, "#3a2a1a", 'fill-opacity=".25"');
}

function tree(
  luck: Chance,
  x: number,
  y: number,
  k: number,
  leaves: readonly [string, string, string],
): string {
  return path(
    `M${num(x - 12 * k)} ${num(y)}L${num(x - 6 * k)} ${num(y - 150 * k)}H${num(x + 8 * k)}L${
      num(x + 14 * k)
    } ${num(y)}Z`,
    "#6a4d37",
  ) +
    mass(luck, [leaves[2]], 16, x + 10 * k, y - 190 * k, 90 * k, 80 * k, [34 * k, 62 * k]) +
    mass(luck, [leaves[1]], 16, x, y - 215 * k, 80 * k, 70 * k, [26 * k, 50 * k]) +
    mass(luck, [leaves[0]], 10, x - 24 * k, y - 240 * k, 52 * k, 44 * k, [18 * k, 34 * k]);
}

function fence(y: number, from: number, to: number, color: string): string {
  let out = "";
  for (let x = from; x < to; x += 92) out += rect(x, y - 92, 14, 104, color, 'rx="4"');
  return out + rect(from - 10, y - 74, to - from + 20, 11, color, 'rx="4"') +
    rect(from - 10, y - 40, to - from + 20, 11, color, 'rx="4"');
}

/**
 * Returns a breeder's or shelter's place as the body of an SVG of 1600 x 1200 units. The important parts are
 * in the upper two thirds.
 */
export function drawPlace(spec: PlaceSpec): string {
  const luck = chance(`place${spec.place}${spec.seed}`);
  const hour = luck.pick(HOURS), evening = hour === HOURS[1];
  const leaves = hour === HOURS[2]
    ? ["#e2a545", "#cf7e32", "#a9561f"] as const
    : ["#9dbb6c", "#76994f", "#55793c"] as const;
  const wave = (y: number, a: number, fill: string) =>
    path(
      `M-20 ${y}C${num(300 + luck.between(-80, 80))} ${num(y - a)} ${num(560)} ${num(y + a * 0.6)} 860 ${
        num(y - a * 0.3)
      }S1400 ${num(y - a)} 1640 ${num(y - a * 0.1)}V1220H-20Z`,
      fill,
    );
  const roof = luck.pick(["#7b4a3c", "#4f5a60", "#8c5a3a", "#5d6b58"]);
  const walls = {
    farm: "#b1503f",
    house: luck.pick(["#f1e9da", "#dfe6e2", "#efe0c4"]),
    cottage: luck.pick(["#f3ead8", "#e6d3bd"]),
    ranch: luck.pick(["#c9a27a", "#b98f66"]),
    shelter: luck.pick(["#dbe4e6", "#e9e2d2"]),
  } as const;
  const x = luck.between(380, 760), ground = 720;
  const size = {
    farm: [430, 230],
    house: [400, 220],
    cottage: [320, 160],
    ranch: [560, 140],
    shelter: [520, 190],
  } as const;
  const [bw, bh] = size[spec.place];
  let scene = building(
    x,
    ground,
    bw,
    bh,
    walls[spec.place],
    roof,
    luck.pick(["#3f5f6b", "#8f3f35", "#4f6b50", "#f4efe4"]),
    evening,
  );
  if (spec.place === "farm") {
    scene = rect(x - 150, ground - 330, 120, 330, "#cfcac0") +
      path(
        `M${num(x - 150)} ${ground - 330}Q${num(x - 90)} ${ground - 430} ${num(x - 30)} ${ground - 330}Z`,
        "#9aa0a3",
      ) + rect(x - 70, ground - 330, 40, 330, "#000", 'fill-opacity=".1"') + scene +
      path(
        `M${num(x + bw * 0.19)} ${num(ground - bh * 0.62)}l${num(bw * 0.13)} ${num(bh * 0.62)}M${
          num(x + bw * 0.32)
        } ${num(ground - bh * 0.62)}l${num(-bw * 0.13)} ${num(bh * 0.62)}`,
        "none",
        'stroke="#f4efe4" stroke-width="5"',
      );
  } else if (spec.place !== "ranch") {
    scene = rect(x + bw * 0.8, ground - bh - bh * 0.92, 46, 110, "#9a6650") + scene;
  }
  const sun = [luck.between(200, 1400), luck.between(180, 340)] as const;
  const body = linear("sky", [[0, hour.sky[0]], [0.55, hour.sky[1]], [1, hour.sky[2]]]) +
    linear("lawn", [[0, hour.grass[0]], [1, hour.grass[1]]]) +
    radial("sun", [[0, hour.sun, 1], [0.12, hour.sun, 0.7], [1, hour.sun, 0]]) + soft("haze", 3) +
    soft("near", 7) +
    rect(0, 0, 1600, 760, "url(#sky)") +
    `<circle cx="${num(sun[0])}" cy="${num(sun[1])}" r="560" fill="url(#sun)"/>` +
    `<g filter="url(#near)" fill-opacity=".75">${
      mass(luck, ["#ffffff", "#fdf6ea"], 18, luck.between(200, 1400), luck.between(110, 240), 330, 36, [
        36,
        84,
      ])
    }</g>` +
    `<g filter="url(#haze)">${wave(520, 90, hour.hills[0])}${wave(590, 70, hour.hills[1])}${
      mass(luck, [leaves[1], leaves[2]], 40, 800, 655, 860, 26, [18, 44])
    }</g>` +
    wave(680, 50, hour.hills[2]) + tree(luck, x - 230, ground + 4, luck.between(1, 1.4), leaves) + scene +
    tree(luck, x + bw * 1.5 + 60, ground + 10, luck.between(0.9, 1.5), leaves) +
    path(
      `M-20 ${ground - 8}Q500 ${ground - 26} 900 ${ground - 4}T1620 ${ground - 12}V1220H-20Z`,
      "url(#lawn)",
    ) +
    path(
      `M${num(x + bw * 0.22)} ${ground}C${num(x + bw * 0.3)} ${ground + 120} ${num(x - 120)} ${
        ground + 210
      } ${num(x + 80)} 1220H${num(x + 520)}C${num(x + 120)} ${ground + 240} ${num(x + bw * 0.6)} ${
        ground + 120
      } ${num(x + bw * 0.3)} ${ground}Z`,
      "#e9d3a8",
      'fill-opacity=".9"',
    ) +
    fence(ground + 78, -40, x - 60, "#f6f1e6") + fence(ground + 78, x + bw * 0.9, 1660, "#f6f1e6") +
    mass(luck, ["#fffaf0", "#f2c8c0", "#f3d98c", "#d9c2e6"], 60, 800, 930, 860, 140, [4, 10]) +
    Array.from(
      { length: 140 },
      () =>
        blade(
          luck.between(-20, 1620),
          luck.between(960, 1230),
          luck.between(40, 110),
          luck.between(-30, 30),
          luck.between(4, 8),
          luck.pick([hour.grass[0], hour.grass[1], hour.hills[2]]),
        ),
    ).join("") +
    `<g filter="url(#haze)">${
      bokeh(luck, [hour.sun, "#ffffff"], 10, [0, 100, 1600, 700], [8, 30], [0.08, 0.2])
    }</g>`;
  return body;
}

const MARKS = [
  ["#2f5d50", "#f3ead9"],
  ["#8a4b3a", "#f7ead9"],
  ["#34506b", "#efe7d8"],
  ["#7a5c2e", "#fbf1de"],
  ["#5a4a6a", "#f2e9e2"],
  ["#4f6b3a", "#f6f0dc"],
] as const;

/** Draws a round emblem: a paw, a house, a heart or leaves in a ring. It can be cropped to a square. */
export function drawMark(spec: MarkSpec): string {
  const luck = chance(`mark${spec.mark}${spec.seed}`);
  const [deep, pale] = luck.pick(MARKS);
  const pawAt = (x: number, y: number, k: number, fill: string) =>
    `<g transform="translate(${x} ${y}) scale(${k})" fill="${fill}"><path d="M0 16C46 16 82 58 82 92C82 124 54 132 34 124C14 116-14 116-34 124C-54 132-82 124-82 92C-82 58-46 16 0 16Z"/><ellipse cx="-86" cy="0" rx="27" ry="38" transform="rotate(-24 -86 0)"/><ellipse cx="86" cy="0" rx="27" ry="38" transform="rotate(24 86 0)"/><ellipse cx="-34" cy="-46" rx="28" ry="42" transform="rotate(-6 -34 -46)"/><ellipse cx="34" cy="-46" rx="28" ry="42" transform="rotate(6 34 -46)"/></g>`;
  const form = spec.mark === "shelter" ? luck.pick(["house", "heart"]) : luck.pick(["paw", "leaf", "heart"]);
  const inside = form === "house"
    ? path("M800 330L1090 580V860Q1090 890 1060 890H540Q510 890 510 860V580Z", pale) +
      pawAt(800, 690, 1.15, deep)
    : form === "heart"
    ? path(
      "M800 910C560 740 470 620 470 510C470 400 555 340 640 340C715 340 775 385 800 440C825 385 885 340 960 340C1045 340 1130 400 1130 510C1130 620 1040 740 800 910Z",
      pale,
    ) + pawAt(800, 590, 1.15, deep)
    : form === "leaf"
    ? [-62, -31, 0, 31, 62].map((a) =>
      path(
        "M0 0C-60-90-56-200 0-290C56-200 60-90 0 0Z",
        pale,
        `transform="translate(800 640) rotate(${a})" fill-opacity="${a % 62 === 0 ? 1 : 0.72}"`,
      )
    ).join("") + pawAt(800, 740, 1, pale)
    : pawAt(800, 560, 2.1, pale);
  return `${
    rect(0, 0, 1600, 1200, deep)
  }<circle cx="800" cy="600" r="470" fill="none" stroke="${pale}" stroke-opacity=".55" stroke-width="14"/>${inside}`;
}
