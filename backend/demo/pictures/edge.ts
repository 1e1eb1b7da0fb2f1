/** Edges over which an animal peeks: a board, a cushion, a bank of snow. Its paws rest on it. */

import { chance, toWorld } from "./math.ts";
import type { Animal } from "./animal.ts";
import type { Scene } from "./scene.ts";
import type { Setting } from "./settings.ts";
import { linear, mass, num, path, rect } from "./svg.ts";

/** Height of the edge in body space, in half skulls below the head's center. */
const EDGE = 1.22;
const PAWS = 0.6;

/** Returns the edge as SVG, and the clip that shows the animal above it and the paws before it. */
export function drawEdge(
  scene: Scene,
  setting: Setting,
  animal: Animal,
  seed: string,
): { under: string; clip: string } {
  const luck = chance(`edge${seed}`);
  const c = scene.edge;
  const [, y] = toWorld(animal.body, [0, EDGE, 0.9]);
  const size = animal.body.size;
  const fill = linear("edge", [[0, c.light], [0.12, c.fill], [0.6, c.fill], [1, c.dark]]);
  let body: string;
  if (setting === "snow") {
    body = mass(luck, [c.fill, c.light, c.fill], 46, 800, y + 90, 900, 36, [60, 130]) +
      rect(-20, y + 60, 1640, 1200, "url(#edge)");
  } else if (setting === "sofa" || setting === "blanket" || setting === "hearth") {
    const fold = (k: number) =>
      path(
        `M-20 ${num(y + k * 70 + luck.between(-10, 10))}C420 ${num(y + k * 70 - 26)} 1100 ${
          num(y + k * 70 + 30)
        } 1640 ${num(y + k * 70)}`,
        "none",
        `stroke="${c.dark}" stroke-opacity=".4" stroke-width="${num(10 + k * 3)}" stroke-linecap="round"`,
      );
    body = path(
      `M-20 ${num(y + 16)}C300 ${num(y - 14)} 1250 ${num(y - 10)} 1620 ${num(y + 20)}V1220H-20Z`,
      "url(#edge)",
    ) +
      fold(1.3) + fold(2.9) + fold(4.6);
  } else {
    let grain = "";
    for (let i = 0; i < 16; i++) {
      const gy = y + 40 + luck.between(0, 1200 - y);
      grain += path(
        `M${num(luck.between(-200, 900))} ${num(gy)}q${num(luck.between(200, 500))} ${
          num(luck.between(-10, 10))
        } ${num(luck.between(500, 900))} ${num(luck.between(-6, 6))}`,
        "none",
        `stroke="${c.dark}" stroke-opacity=".32" stroke-width="${
          num(luck.between(2, 5))
        }" stroke-linecap="round"`,
      );
    }
    body = rect(-20, y, 1640, 1240 - y, "url(#edge)") + rect(-20, y, 1640, 12, c.light) + grain +
      rect(-20, y + 150, 1640, 8, c.dark, 'fill-opacity=".6"');
  }
  let shade = "", holes = "";
  for (const side of [-1, 1]) {
    const p = toWorld(animal.body, [side * PAWS, EDGE + 0.1, 0.9]);
    shade += `<ellipse cx="${num(p[0] + 10)}" cy="${num(p[1] + size * 0.16)}" rx="${num(size * 0.36)}" ry="${
      num(size * 0.24)
    }" fill="url(#pawshade)"/>`;
    holes += `<ellipse cx="${num(p[0])}" cy="${num(p[1])}" rx="${num(size * 0.4)}" ry="${
      num(size * 0.36)
    }"/>`;
  }
  const paws =
    `<radialGradient id="pawshade"><stop offset=".3" stop-color="${scene.shadow}" stop-opacity=".6"/><stop offset="1" stop-color="${scene.shadow}" stop-opacity="0"/></radialGradient>`;
  const back = linear("backshade", [[0, scene.shadow, 0], [1, scene.shadow, 0.45]]);
  return {
    under: fill + paws + back + rect(0, y - 120, 1600, 122, "url(#backshade)") + body + shade,
    clip: `<clipPath id="above"><rect x="-10" y="-10" width="1620" height="${
      num(y + 16)
    }"/>${holes}</clipPath>`,
  };
}
