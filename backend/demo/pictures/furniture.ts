/** Floors that several scenes share. */

import type { SceneWish } from "./scene.ts";
import { linear, num, oval, path, rect } from "./svg.ts";

/** Draws boards that run toward the viewer. */
export function boards(w: SceneWish, light: string, dark: string): string {
  let out = linear("boards", [[0, light], [1, dark]]) +
    rect(-80, w.horizon, w.wide + 160, w.high - w.horizon + 80, "url(#boards)");
  for (let i = -9; i <= 9; i++) {
    const x = w.wide / 2;
    out += path(
      `M${num(x + i * 120)} ${w.horizon}L${num(x + i * 330)} ${w.high + 60}`,
      "none",
      `stroke="#3b2413" stroke-opacity=".22" stroke-width="5"`,
    );
  }
  return out;
}

/** Draws a round rug under the animal: ground, edge and line color. */
export function rug(w: SceneWish, y: number, colors: readonly [string, string, string]): string {
  return oval(w.wide / 2, y, 690, 150, colors[1]) + oval(w.wide / 2, y - 6, 676, 142, colors[0]) +
    oval(w.wide / 2, y - 6, 600, 122, "none", `stroke="${colors[2]}" stroke-width="10" stroke-opacity=".8"`) +
    oval(w.wide / 2, y - 6, 560, 112, "none", `stroke="${colors[2]}" stroke-width="4" stroke-opacity=".6"`);
}
