/** Scenes outdoors. */

import { lightOf, type Scene, type SceneWish } from "./scene.ts";
import { blade, blurred, bokeh, linear, mass, num, oval, path, radial, rect, soft } from "./svg.ts";

const EVEN = [0, 1] as const;

/** Draws grass before the animal's feet, along the bottom of the picture. */
function grass(w: SceneWish, colors: readonly string[], from: number): string {
  let out = "";
  for (let i = 0; i < 150; i++) {
    const x = w.luck.between(-20, w.wide + 20), y = w.luck.between(from, w.high + 60);
    const k = 0.6 + (y - from) / (w.high - from + 1);
    out += blade(
      x,
      y + 30,
      w.luck.between(35, 80) * k,
      w.luck.between(-26, 26),
      w.luck.between(3, 6) * k,
      w.luck.pick(colors),
    );
  }
  return out;
}

export function garden(w: SceneWish): Scene {
  const { luck, horizon: h, wide, high } = w;
  const bloom = luck.pick(
    [["#e8a7b8", "#f6d3da"], ["#f2d98a", "#fbeebf"], ["#c7b3e0", "#e5daf2"], ["#f4f0e6", "#ffffff"]] as const,
  );
  const back = linear("sky", [[0, "#dfe9d2"], [0.5, "#bcd3a0"], [1, "#8fb071"]]) +
    linear("lawn", [[0, "#a9c47c"], [0.35, "#84a95a"], [1, "#55803b"]]) +
    radial("sun", [[0, "#fff8dc", 0.95], [0.4, "#fdf0c0", 0.5], [1, "#fdf0c0", 0]]) +
    soft("far", 26) + soft("disc", 2.5) +
    blurred(
      "far",
      rect(-80, -80, wide + 160, high + 160, "url(#sky)") +
        mass(luck, ["#7fa263", "#6b9153", "#93b276", "#a8c488"], 46, wide / 2, h - 250, wide * 0.6, 230, [
          60,
          150,
        ]) +
        mass(luck, ["#55803f", "#638d4a", "#4b7439"], 26, luck.between(0, wide), h - 120, wide * 0.5, 110, [
          50,
          120,
        ]) +
        mass(luck, ["#fdf6cf", "#eef3c0"], 10, wide * 0.25, h - 420, 300, 160, [16, 60]) +
        mass(luck, [...bloom], 34, wide / 2, h - 40, wide * 0.55, 70, [10, 26]) +
        rect(-80, h, wide + 160, high - h + 80, "url(#lawn)"),
    ) +
    `<circle cx="${wide * 0.16}" cy="90" r="640" fill="url(#sun)"/>` +
    blurred(
      "disc",
      bokeh(luck, ["#fffbe0", "#f3f7c9", "#dcecb4", bloom[1]], 26, [0, 0, wide, h - 60], [14, 58], [
        0.1,
        0.34,
      ]),
    );
  return {
    back,
    floor: mass(luck, ["#78a04f", "#89ae5c", "#668f42"], 40, wide / 2, high - 60, wide * 0.55, 120, [30, 90])
      .replaceAll("<ellipse", '<ellipse fill-opacity=".35"'),
    front: grass(w, ["#5d8a3e", "#76a24f", "#4c7733", "#93b968"], high - 50),
    edge: { fill: "#a88763", light: "#cdb08a", dark: "#7d6043" },
    light: lightOf([-0.6, -0.72, 0.62], "#fff0cf", 1.3, "#cfe0e6", 0.62, "#a9bf72", "#fff0bd", 1.1, [
      0.75,
      -0.55,
      -0.3,
    ]),
    indoors: false,
    shadow: "#23381a",
  };
}

export function meadow(w: SceneWish): Scene {
  const { luck, horizon: h, wide, high } = w;
  const back = linear("sky", [[0, "#bcd8e6"], [0.55, "#dfeaea"], [1, "#f6ecd3"]]) +
    linear("lawn", [[0, "#dcd08d"], [0.4, "#b9b565"], [1, "#7d8a43"]]) +
    radial("sun", [[0, "#fff6d8", 0.9], [1, "#fff0c8", 0]]) + soft("far", 20) + soft("disc", 2.5) +
    blurred(
      "far",
      rect(-80, -80, wide + 160, high + 160, "url(#sky)") +
        mass(luck, ["#f3f5f2", "#e6eef0"], 14, wide * luck.next(), 160, 420, 70, [60, 130]) +
        path(
          `M-80 ${h - 120}Q${wide * 0.25} ${h - 260} ${wide * 0.55} ${h - 130}T${wide + 90} ${h - 190}V${
            h + 60
          }H-80Z`,
          "#a9c0b4",
        ) +
        path(
          `M-80 ${h - 30}Q${wide * 0.35} ${h - 140} ${wide * 0.7} ${h - 40}T${wide + 90} ${h - 70}V${
            h + 60
          }H-80Z`,
          "#8aa872",
        ) +
        mass(luck, ["#66855a", "#5b7a4e"], 10, luck.between(100, wide - 100), h - 80, 180, 60, [40, 90]) +
        rect(-80, h, wide + 160, high - h + 80, "url(#lawn)") +
        mass(luck, ["#f1e3a0", "#fbf6e4", "#d9785a", "#e3b34f"], 60, wide / 2, h + 90, wide * 0.56, 100, [
          6,
          16,
        ]),
    ) + `<circle cx="${wide * 0.8}" cy="140" r="620" fill="url(#sun)"/>` +
    blurred(
      "disc",
      bokeh(luck, ["#fff7d6", "#fbe7a6", "#ffffff"], 16, [0, h - 160, wide, h + 160], [10, 34], [0.12, 0.34]),
    );
  return {
    back,
    floor: "",
    front: grass(w, ["#8d9a4c", "#a9ad5c", "#c2bd72", "#72823e"], high - 60),
    edge: { fill: "#9c7d5a", light: "#c7a981", dark: "#6f563b" },
    light: lightOf([0.55, -0.72, 0.65], "#fff1d4", 1.32, "#c9def0", 0.62, "#c9bd7c", "#fff0c4", 0.9, [
      -0.75,
      -0.5,
      -0.3,
    ]),
    indoors: false,
    shadow: "#34391a",
  };
}

export function autumn(w: SceneWish): Scene {
  const { luck, horizon: h, wide, high } = w;
  const leaves = ["#d9772b", "#c4531f", "#e3a03b", "#b3471c", "#edc15c"] as const;
  let floor = "";
  for (let i = 0; i < 90; i++) {
    const y = luck.between(h + 60, high + 20), k = 0.5 + (y - h) / (high - h);
    floor += oval(
      luck.between(0, wide),
      y,
      luck.between(12, 26) * k,
      luck.between(5, 11) * k,
      luck.pick([...leaves]),
      `fill-opacity=".8" transform="rotate(${num(luck.between(-25, 25))} ${wide / 2} ${num(y)})"`,
    );
  }
  const trunks = EVEN.map((i) => {
    const x = luck.between(i * wide * 0.6, i * wide * 0.6 + wide * 0.35), t = luck.between(50, 90);
    return path(
      `M${num(x)} ${h + 20}L${num(x + 14)} -90H${num(x + t)}L${num(x + t + 20)} ${h + 20}Z`,
      "#6d4a35",
    );
  }).join("");
  const back = linear("sky", [[0, "#f7e3b8"], [0.6, "#f0c98a"], [1, "#d9995a"]]) +
    linear("lawn", [[0, "#d79b56"], [0.5, "#b9713a"], [1, "#85491f"]]) +
    radial("sun", [[0, "#fff3cf", 0.95], [1, "#ffe3a3", 0]]) + soft("far", 24) + soft("disc", 2.5) +
    blurred(
      "far",
      rect(-80, -80, wide + 160, high + 160, "url(#sky)") +
        mass(luck, ["#e6ad54", "#dd8b3a", "#efc878", "#c96a2a"], 40, wide / 2, h - 330, wide * 0.6, 250, [
          60,
          150,
        ]) +
        trunks +
        mass(luck, ["#b5581f", "#cf7a30", "#9a4a1e", "#e0a24a"], 26, wide / 2, h - 110, wide * 0.6, 90, [
          40,
          110,
        ]) +
        rect(-80, h, wide + 160, high - h + 80, "url(#lawn)"),
    ) + `<circle cx="${wide * 0.78}" cy="160" r="600" fill="url(#sun)"/>` +
    blurred(
      "disc",
      bokeh(luck, ["#fff0c4", "#ffd98a", "#f6b25c"], 28, [0, 0, wide, h], [14, 56], [0.12, 0.36]),
    );
  return {
    back,
    floor,
    front: Array.from({ length: 5 }, () => {
      const x = luck.next() < 0.5 ? luck.between(60, 330) : luck.between(wide - 330, wide - 60);
      const y = luck.between(60, high - 100), a = luck.between(0, 360);
      return path(
        "M0-26C16-18 18 6 0 26C-18 6-16-18 0-26Z",
        luck.pick([...leaves]),
        `transform="translate(${num(x)} ${num(y)}) rotate(${num(a)})" fill-opacity=".85"`,
      );
    }).join(""),
    edge: { fill: "#8f6847", light: "#b98f66", dark: "#60432b" },
    light: lightOf([0.55, -0.66, 0.66], "#ffe6ba", 1.32, "#e6d5c0", 0.6, "#d08a4c", "#ffd58f", 1.25, [
      -0.75,
      -0.5,
      -0.3,
    ]),
    indoors: false,
    shadow: "#3d2010",
  };
}

export function snow(w: SceneWish): Scene {
  const { luck, horizon: h, wide, high } = w;
  const pine = (x: number, k: number, c: string) =>
    path(`M${num(x)} ${num(h - 620 * k)}L${num(x + 150 * k)} ${h + 10}H${num(x - 150 * k)}Z`, c);
  let pines = "";
  for (let i = 0; i < 13; i++) {
    pines += pine(
      luck.between(-60, wide + 60),
      luck.between(0.45, 1),
      luck.pick(["#a3b4bf", "#8aa0ac", "#bac8d0", "#76909c"]),
    );
  }
  const flakes = Array.from(
    { length: 70 },
    () =>
      `<circle cx="${num(luck.between(0, wide))}" cy="${num(luck.between(0, high))}" r="${
        num(luck.between(2, 7))
      }" fill="#fff" fill-opacity="${num(luck.between(0.35, 0.9))}"/>`,
  ).join("");
  const back = linear("sky", [[0, "#c9d9e6"], [0.5, "#e3e6ea"], [0.85, "#f4dccb"], [1, "#f6e4d6"]]) +
    linear("lawn", [[0, "#f6f1ee"], [0.4, "#e9eef3"], [1, "#cfdbe6"]]) +
    radial("sun", [[0, "#fff0dc", 0.95], [1, "#ffe6cf", 0]]) +
    soft("far", 20) + soft("disc", 2.5) +
    blurred(
      "far",
      rect(-80, -80, wide + 160, high + 160, "url(#sky)") + pines +
        mass(luck, ["#f3f3f4", "#e4ebf0"], 22, wide / 2, h - 10, wide * 0.6, 40, [50, 130]) +
        rect(-80, h, wide + 160, high - h + 80, "url(#lawn)"),
    ) +
    `<circle cx="${wide * 0.2}" cy="${h - 260}" r="520" fill="url(#sun)"/>` +
    blurred("disc", bokeh(luck, ["#ffffff", "#fdf3e6"], 18, [0, 0, wide, h], [12, 40], [0.15, 0.4]));
  return {
    back,
    floor: "",
    front: mass(luck, ["#f5f7f9", "#eaf0f5", "#ffffff"], 40, wide / 2, high + 40, wide * 0.58, 26, [30, 80]) +
      flakes,
    edge: { fill: "#e9eef4", light: "#ffffff", dark: "#b9c9d8" },
    light: lightOf([-0.6, -0.6, 0.66], "#fff0e2", 1.18, "#d3e2f2", 0.78, "#dfe7f2", "#fff2de", 1.0, [
      0.75,
      -0.5,
      -0.3,
    ]),
    indoors: false,
    shadow: "#5b7389",
  };
}

export function beach(w: SceneWish): Scene {
  const { luck, horizon: h, wide, high } = w;
  const sea = h - 90;
  const back = linear("sky", [[0, "#8fa9c9"], [0.45, "#d9b9bd"], [0.8, "#f6c29a"], [1, "#fbdcae"]]) +
    linear("sea", [[0, "#e9b897"], [0.5, "#8ea3b4"], [1, "#6f93a5"]]) +
    linear("lawn", [[0, "#dcb98f"], [0.4, "#cda579"], [1, "#a98158"]]) +
    radial("sun", [[0, "#fff4d2", 1], [0.18, "#ffe4ae", 0.8], [1, "#ffcf96", 0]]) + soft("far", 18) +
    soft("disc", 2.5) +
    blurred(
      "far",
      rect(-80, -80, wide + 160, high + 160, "url(#sky)") +
        mass(luck, ["#f2c7b2", "#e9b6b0", "#f8d9bd"], 16, wide * luck.next(), sea - 330, 620, 50, [50, 130]) +
        rect(-80, sea - 60, wide + 160, 170, "url(#sea)") +
        Array.from(
          { length: 9 },
          () =>
            rect(
              luck.between(0, wide),
              luck.between(sea - 50, sea + 70),
              luck.between(120, 420),
              7,
              "#ffe9c9",
              'fill-opacity=".6"',
            ),
        ).join("") +
        path(
          `M-80 ${h + 10}Q${wide * 0.3} ${h - 50} ${wide * 0.6} ${h}T${wide + 80} ${h - 16}V${
            high + 80
          }H-80Z`,
          "url(#lawn)",
        ),
    ) + `<circle cx="${wide * 0.76}" cy="${sea - 70}" r="560" fill="url(#sun)"/>` +
    blurred(
      "disc",
      bokeh(luck, ["#ffeccb", "#ffd3a0"], 12, [wide * 0.4, sea - 120, wide, sea + 80], [8, 26], [0.2, 0.45]),
    );
  return {
    back,
    floor: mass(luck, ["#c29a6c", "#d9b68a"], 26, wide / 2, high - 60, wide * 0.55, 110, [40, 110])
      .replaceAll("<ellipse", '<ellipse fill-opacity=".28"'),
    front: Array.from({ length: 40 }, () => {
      const x = luck.next() < 0.5 ? luck.between(-20, 230) : luck.between(wide - 230, wide + 20);
      return blade(
        x,
        high + 20,
        luck.between(90, 260),
        luck.between(-50, 50),
        luck.between(3, 5),
        luck.pick(["#a8935c", "#c2ab70", "#86774a"]),
      );
    }).join(""),
    edge: { fill: "#b49570", light: "#d8bd97", dark: "#83684a" },
    light: lightOf([0.35, -0.5, 0.8], "#ffe3c4", 1.2, "#c7cbe0", 0.7, "#d8ab80", "#ffd09a", 1.5, [
      0.85,
      -0.25,
      -0.35,
    ]),
    indoors: false,
    shadow: "#503a29",
  };
}
