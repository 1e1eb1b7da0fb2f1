/** Scenes at home: a bed of blankets, the porch, a plain backdrop. */

import { boards, rug } from "./furniture.ts";
import { lightOf, type Scene, type SceneWish } from "./scene.ts";
import { blurred, bokeh, linear, mass, num, oval, path, radial, rect, soft } from "./svg.ts";

export function blanket(w: SceneWish): Scene {
  const { luck, wide, high } = w;
  const c = luck.pick(
    [
      ["#e6dccb", "#cbbba2", "#f7f1e6"],
      ["#c9a08f", "#a87a68", "#e3c3b4"],
      ["#a9b7a4", "#84957f", "#c9d3c3"],
      ["#b3bccb", "#8c98ab", "#d6dbe4"],
      ["#dcbf8d", "#b99865", "#efdcb6"],
    ] as const,
  );
  let folds = "";
  for (let i = 0; i < 9; i++) {
    const y = i * 150 - 40 + luck.between(-30, 30), a = luck.between(-80, 80), b = luck.between(-80, 80);
    folds += path(
      `M-90 ${num(y)}C${num(wide * 0.3)} ${num(y + a)} ${num(wide * 0.6)} ${num(y + b)} ${wide + 90} ${
        num(y - a * 0.5)
      }V${num(y + 120)}C${num(wide * 0.6)} ${num(y + b + 130)} ${num(wide * 0.3)} ${num(y + a + 60)} -90 ${
        num(y + 130)
      }Z`,
      i % 2 ? "url(#foldA)" : "url(#foldB)",
    );
  }
  let knit = "";
  for (let y = w.horizon + 40; y < high + 40; y += 34) {
    for (let x = -20; x < wide + 20; x += 44) {
      knit += `<path d="M${x} ${num(y)}q11 22 22 0q11 22 22 0" stroke="${c[1]}"/>`;
    }
  }
  const back = linear("foldA", [[0, c[2]], [0.5, c[0]], [1, c[1]]]) +
    linear("foldB", [[0, c[0]], [0.4, c[2]], [1, c[0]]]) +
    radial("sun", [[0, "#fffaf0", 0.75], [1, "#fff6e6", 0]]) +
    soft("far", 16) + soft("disc", 2.5) +
    blurred("far", rect(-80, -80, wide + 160, high + 160, c[0]) + folds) +
    `<circle cx="260" cy="120" r="780" fill="url(#sun)"/>` +
    blurred("disc", bokeh(luck, ["#fff3cf", "#ffe6ae"], 9, [0, 0, wide, 380], [12, 34], [0.25, 0.5]));
  return {
    back,
    floor: `<g fill="none" stroke-opacity=".3" stroke-width="7" stroke-linecap="round">${knit}</g>`,
    front: "",
    edge: { fill: c[0], light: c[2], dark: c[1] },
    light: lightOf([-0.6, -0.68, 0.66], "#fff5e6", 1.28, "#e9e4df", 0.68, c[0], "#fff3dc", 0.8, [
      0.8,
      -0.45,
      -0.3,
    ]),
    indoors: true,
    shadow: "#3a2b1e",
  };
}

export function porch(w: SceneWish): Scene {
  const { luck, horizon: h, wide } = w;
  const paint = luck.pick(
    [["#dfe3dd", "#c3cac2"], ["#c9d6dc", "#a9bac3"], ["#e9dcc4", "#d0bd9c"], ["#bccab7", "#9aac95"]] as const,
  );
  const door = luck.pick(["#9c4a3c", "#3f5f6b", "#4f6b50", "#c08a3e"]);
  let siding = "";
  for (let y = -20; y < h; y += 66) {
    siding += rect(-80, y, wide + 160, 62, paint[0]) + rect(-80, y + 56, wide + 160, 10, paint[1]);
  }
  const dx = wide * luck.pick([0.12, 0.62]);
  const pot = (x: number) =>
    mass(luck, ["#d9687a", "#f0a3ab", "#f6d3c6", "#6f9457", "#86a86c"], 26, x, h - 130, 110, 70, [18, 40]) +
    path(`M${x - 80} ${h - 90}H${x + 80}L${x + 56} ${h + 20}H${x - 56}Z`, "#b5694a");
  const back = radial("sun", [[0, "#fff8e2", 0.85], [1, "#fff3d6", 0]]) + soft("far", 12) +
    soft("disc", 2.5) +
    blurred(
      "far",
      siding + rect(dx - 30, 20, 400, h, "#f6f3ec") + rect(dx, 50, 340, h, door) +
        rect(dx + 50, 110, 240, 250, "#dbe7e6", 'rx="8"') + rect(dx + 162, 110, 16, 250, door) +
        oval(dx + 300, 480, 15, 15, "#e6c46a") +
        pot(dx > wide / 2 ? wide * 0.12 : wide * 0.9) + pot(dx > wide / 2 ? wide * 0.3 : wide * 0.7) +
        boards(w, "#b39a7c", "#86694b"),
    ) + `<circle cx="${dx > wide / 2 ? 180 : wide - 180}" cy="100" r="700" fill="url(#sun)"/>` +
    blurred("disc", bokeh(luck, ["#fffbe6", "#f6efc4"], 12, [0, 0, wide, 420], [14, 44], [0.1, 0.28]));
  const s = dx > wide / 2 ? -1 : 1;
  return {
    back,
    floor: rug(w, w.ground, ["#c4a878", "#937748", "#7d5f37"]),
    front: "",
    edge: { fill: "#a5835f", light: "#cfb08a", dark: "#735639" },
    light: lightOf([0.6 * s, -0.7, 0.62], "#fff3d8", 1.3, "#d6e2ea", 0.62, "#b89a74", "#fff1cc", 1.0, [
      -0.78 * s,
      -0.45,
      -0.3,
    ]),
    indoors: false,
    shadow: "#2c2116",
  };
}

export function studio(w: SceneWish): Scene {
  const { luck, wide, high } = w;
  const c = luck.pick(
    [
      ["#e9dfd0", "#c9b79c"],
      ["#c9d4cc", "#93a699"],
      ["#e8c9b5", "#c4937a"],
      ["#c8d3de", "#8c9fb3"],
      ["#efd9a8", "#cfa964"],
      ["#d9cbdc", "#a38fab"],
      ["#b9c7c4", "#6e8a87"],
      ["#e6c1bd", "#bd847f"],
    ] as const,
  );
  const back = radial("drop", [[0, c[0]], [0.55, c[0]], [1, c[1]]], 'cx=".5" cy=".42" r=".78"') +
    linear("low", [[0, c[1], 0], [1, c[1], 0.75]]) + soft("far", 20) + soft("disc", 2.5) +
    rect(-20, -20, wide + 40, high + 40, "url(#drop)") +
    rect(-20, high * 0.62, wide + 40, high * 0.4, "url(#low)");
  return {
    back,
    floor: "",
    front: "",
    edge: { fill: c[1], light: c[0], dark: c[1] },
    light: lightOf([-0.6, -0.68, 0.68], "#fff6ea", 1.3, "#e6e6ea", 0.62, c[0], "#ffffff", 0.85, [
      0.8,
      -0.45,
      -0.3,
    ]),
    indoors: true,
    shadow: "#2a211a",
  };
}
