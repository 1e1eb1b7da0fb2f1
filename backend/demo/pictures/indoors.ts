/** Scenes in the house. */

import { boards, rug } from "./furniture.ts";
import { lightOf, type Scene, type SceneWish } from "./scene.ts";
import { blurred, bokeh, linear, mass, num, oval, path, radial, rect, soft } from "./svg.ts";

type Wall = { readonly top: string; readonly low: string; readonly trim: string };
const WALLS: readonly Wall[] = [
  { top: "#e6dccb", low: "#cdbda4", trim: "#f3ece0" },
  { top: "#cfd6c6", low: "#acb89f", trim: "#eef0e6" },
  { top: "#e3c9b4", low: "#c9a486", trim: "#f5e8da" },
  { top: "#c7d2d8", low: "#9fb0ba", trim: "#eef2f3" },
  { top: "#dccbd0", low: "#bda3ab", trim: "#f5ecee" },
];

function plant(w: SceneWish, x: number, y: number, k: number): string {
  let out = rect(x - 50 * k, y - 90 * k, 100 * k, 100 * k, "#b8785a", 'rx="14"');
  for (let i = 0; i < 13; i++) {
    const a = w.luck.between(-1.25, 1.25), l = w.luck.between(140, 300) * k;
    const ex = x + Math.sin(a) * l, ey = y - 90 * k - Math.cos(a) * l;
    out += path(
      `M${num(x)} ${num(y - 80 * k)}Q${num(x + Math.sin(a) * l * 0.2 - 26 * k)} ${num(ey + l * 0.3)} ${
        num(ex)
      } ${num(ey)}Q${num(x + Math.sin(a) * l * 0.6 + 26 * k)} ${num(ey + l * 0.6)} ${num(x)} ${
        num(y - 80 * k)
      }Z`,
      w.luck.pick(["#5d7d55", "#4a6a47", "#76946a"]),
    );
  }
  return out;
}

const RUGS = [
  ["#d9c7ab", "#a98e6c", "#b8573f"],
  ["#bcc3bb", "#8a958c", "#5d7567"],
  ["#d9b7a6", "#a87c69", "#f1e2d3"],
  ["#a9b4c2", "#77869a", "#eef0f2"],
] as const;

export function windowRoom(w: SceneWish): Scene {
  const { luck, horizon: h, wide, high } = w;
  const wall = luck.pick(WALLS), left = luck.next() < 0.5;
  const x = left ? wide * 0.05 : wide * 0.55, s = left ? -1 : 1;
  const ww = wide * 0.4, top = 40, bottom = Math.min(h - 140, 640);
  const pane = rect(x, top, ww, bottom - top, "url(#glass)") +
    mass(luck, ["#b9cf9a", "#d3e0b4", "#a7c08c"], 16, x + ww / 2, bottom - 60, ww * 0.42, 70, [40, 90]);
  const bars = rect(x - 26, top - 26, ww + 52, 26, wall.trim) + rect(x - 26, bottom, ww + 52, 40, wall.trim) +
    rect(x - 26, top, 26, bottom - top, wall.trim) + rect(x + ww, top, 26, bottom - top, wall.trim) +
    rect(x + ww / 2 - 10, top, 20, bottom - top, wall.trim) +
    rect(x, top + (bottom - top) * 0.45, ww, 18, wall.trim);
  const curtain = (cx: number) =>
    [0, 1, 2, 3].map((i) =>
      path(
        `M${num(cx + i * 42)} -40Q${num(cx + i * 42 - 20)} ${h * 0.4} ${num(cx + i * 42 + 6)} ${h - 30}H${
          num(cx + i * 42 + 52)
        }Q${num(cx + i * 42 + 30)} ${h * 0.4} ${num(cx + i * 42 + 46)} -40Z`,
        i % 2 ? "#efe4d4" : "#dfcfba",
      )
    ).join("");
  const back = linear("wall", [[0, wall.top], [1, wall.low]]) +
    linear("glass", [[0, "#eaf4f8"], [0.6, "#fdfbef"], [1, "#e9efcf"]]) +
    radial("sun", [[0, "#fffbe9", 0.9], [0.5, "#fff3d6", 0.4], [1, "#fff3d6", 0]]) + soft("far", 15) +
    soft("disc", 2.5) +
    blurred(
      "far",
      rect(-80, -80, wide + 160, high + 160, "url(#wall)") + pane + bars + curtain(x - 130) +
        curtain(x + ww - 30) +
        rect(left ? wide * 0.66 : wide * 0.1, 150, 250, 310, "#f4efe6", 'rx="6"') +
        rect(
          left ? wide * 0.66 + 26 : wide * 0.1 + 26,
          176,
          198,
          258,
          luck.pick(["#c98b6b", "#7f9a8b", "#d3b06d", "#8b9cb3"]),
        ) +
        plant(w, left ? wide * 0.93 : wide * 0.07, h + 10, 1.25) + boards(w, "#c79a6a", "#9a6d42"),
    ) + `<circle cx="${num(x + ww / 2)}" cy="300" r="620" fill="url(#sun)"/>`;
  return {
    back,
    floor: rug(
      w,
      w.ground,
      luck.pick(RUGS),
    ),
    front: "",
    edge: { fill: "#cbb393", light: "#eadbc2", dark: "#98805f" },
    light: lightOf([0.66 * s, -0.6, 0.62], "#fff4e2", 1.3, "#e2dfe0", 0.6, "#c9a47c", "#fff4dd", 1.0, [
      -0.8 * s,
      -0.35,
      -0.3,
    ]),
    indoors: true,
    shadow: "#2f2116",
  };
}

export function sofa(w: SceneWish): Scene {
  const { luck, horizon: h, wide, high } = w;
  const wall = luck.pick(WALLS);
  const cloth = luck.pick(
    [
      ["#8fa391", "#6f8572", "#a9bba9"],
      ["#b98a6e", "#96694f", "#d2a98e"],
      ["#8796a8", "#66778b", "#a5b2c1"],
      ["#c7b597", "#a59272", "#ddcfb6"],
      ["#a97f86", "#865e66", "#c49ea4"],
    ] as const,
  );
  const seat = h + 30;
  const back = linear("wall", [[0, wall.top], [1, wall.low]]) +
    linear("cloth", [[0, cloth[2]], [0.5, cloth[0]], [1, cloth[1]]]) +
    radial("lamp", [[0, "#fff0cf", 0.95], [0.35, "#ffe6b8", 0.5], [1, "#ffe0ae", 0]]) + soft("far", 13) +
    soft("disc", 2.5) +
    blurred(
      "far",
      rect(-80, -80, wide + 160, high + 160, "url(#wall)") +
        rect(wide * 0.36, 70, 330, 240, "#f6f0e6") +
        rect(wide * 0.36 + 24, 94, 282, 192, luck.pick(["#d8b48c", "#9fb3a4", "#b8a3b5"])) +
        rect(wide * 0.82, 130, 16, h, "#7b6147") +
        path(`M${wide * 0.77} 300L${wide * 0.8} 110H${wide * 0.85}L${wide * 0.89} 300Z`, "#fbe9c6") +
        rect(-40, seat - 430, wide * 0.56, 520, "url(#cloth)", 'rx="90"') +
        rect(wide * 0.48, seat - 430, wide * 0.58, 520, "url(#cloth)", 'rx="90"') +
        rect(
          wide * 0.05,
          seat - 290,
          330,
          330,
          luck.pick(["#e4c38a", "#d98f74", "#f0e6d6"]),
          `rx="60" transform="rotate(-12 ${wide * 0.1} ${seat})"`,
        ) +
        rect(
          wide * 0.76,
          seat - 280,
          320,
          320,
          luck.pick(["#f0e6d6", "#7f9a8b", "#c9a3a0"]),
          `rx="60" transform="rotate(10 ${wide * 0.8} ${seat})"`,
        ) +
        rect(-80, seat - 10, wide + 160, high, "url(#cloth)", 'rx="60"'),
    ) + `<circle cx="${wide * 0.83}" cy="220" r="520" fill="url(#lamp)"/>`;
  return {
    back,
    floor: "",
    front: "",
    edge: { fill: cloth[0], light: cloth[2], dark: cloth[1] },
    light: lightOf([-0.55, -0.65, 0.7], "#fff3e2", 1.25, "#e4e0de", 0.66, cloth[2], "#ffe6b6", 1.15, [
      0.8,
      -0.5,
      -0.25,
    ]),
    indoors: true,
    shadow: "#2a2019",
  };
}

export function hearth(w: SceneWish): Scene {
  const { luck, horizon: h, wide, high } = w;
  const x = wide * luck.pick([0.7, 0.22]), s = x > wide / 2 ? 1 : -1;
  let stones = "";
  for (let r = 0; r < 9; r++) {
    for (let c = 0; c < 12; c++) {
      stones += rect(
        c * 150 - (r % 2) * 70 - 60,
        r * 96 - 40,
        140,
        86,
        luck.pick(["#6b5546", "#75604f", "#614b3d", "#7f6a58"]),
        'rx="18"',
      );
    }
  }
  let flames = "";
  for (let i = 0; i < 15; i++) {
    const fx = x + luck.between(-130, 130), fh = luck.between(90, 260), fw = luck.between(22, 52);
    flames += path(
      `M${num(fx - fw)} ${h - 20}Q${num(fx - fw)} ${num(h - fh * 0.6)} ${num(fx)} ${num(h - fh)}Q${
        num(fx + fw)
      } ${num(h - fh * 0.5)} ${num(fx + fw)} ${h - 20}Z`,
      luck.pick(["#ff9a3c", "#ffc35a", "#ff7a2a", "#ffe08a"]),
    );
  }
  const back = soft("far", 14) + soft("disc", 2.5) +
    linear("night", [[0, "#3c2a20", 0.55], [1, "#2a1c14", 0.1]]) +
    radial("glow", [[0, "#ffcf7e", 0.95], [0.3, "#ff9d4a", 0.5], [1, "#ff8a3a", 0]]) +
    blurred(
      "far",
      rect(-80, -80, wide + 160, high + 160, "#54402f") + stones +
        rect(-80, -80, wide + 160, h + 80, "url(#night)") +
        rect(x - 330, h - 560, 660, 60, "#7a5436") + rect(x - 290, h - 500, 580, 70, "#4f3524") +
        rect(x - 210, h - 400, 420, 420, "#1d120c", 'rx="60"') + flames +
        rect(x - 150, h - 50, 300, 44, "#3a2417", 'rx="20"') +
        oval(x - 220, h - 600, 34, 46, "#f3e6cd") + rect(x + 150, h - 680, 26, 120, "#efe2c8") +
        oval(x + 163, h - 700, 9, 20, "#ffd98a") +
        boards(w, "#8a5f3d", "#5a3a22"),
    ) + `<circle cx="${num(x)}" cy="${h - 130}" r="620" fill="url(#glow)"/>` +
    blurred(
      "disc",
      bokeh(luck, ["#ffd48a", "#ffb45c"], 14, [x - 420, h - 480, x + 420, h], [8, 30], [0.16, 0.4]),
    );
  return {
    back,
    floor: rug(
      w,
      w.ground,
      luck.pick(
        [["#a5533f", "#6f3426", "#e4c38a"], ["#d8c6a8", "#9c8465", "#8a4a38"], [
          "#5f6f63",
          "#3f4d43",
          "#d8c6a0",
        ]] as const,
      ),
    ),
    front: "",
    edge: { fill: "#9c6b4b", light: "#d39c6c", dark: "#5f3d28" },
    light: lightOf([-0.5 * s, -0.6, 0.75], "#ffe9cd", 1.16, "#cdbcae", 0.52, "#c98d58", "#ff9f4e", 1.15, [
      0.85 * s,
      -0.15,
      -0.2,
    ]),
    indoors: true,
    shadow: "#190d07",
  };
}
