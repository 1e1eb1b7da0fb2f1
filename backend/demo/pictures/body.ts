/**
 * Bodies by pose, in half skulls: y up is negative, z is the direction in which the animal looks. Returns the
 * position of the head.
 */

import { type Builder, builder, type Shape } from "./solid.ts";
import { type Frame, mix, type Vec3 } from "./math.ts";
import type { Look } from "./look.ts";
import { paw, ruff, SIDES, tail } from "./limbs.ts";

export type BodyPlan = "portrait" | "peeking" | "sitting" | "lying" | "standing";

export function buildBody(
  shapes: Shape[],
  frame: Frame,
  look: Look,
  young: number,
  plan: BodyPlan,
  wag = 1,
): Vec3 {
  const b = builder(shapes, frame, [0, 1, -0.25]);
  const g = look.girth * mix(1, 0.92, young);
  const leg = look.leg * mix(1, 0.72, young);
  const back = look.back * mix(1, 0.78, young);
  const neck = look.neck * mix(1, 0.6, young);
  const puff = look.texture === "fluffy"
    ? 0.16
    : look.texture === "long" || look.texture === "curly"
    ? 0.1
    : look.texture === "silky"
    ? 0.06
    : 0;
  switch (plan) {
    case "portrait":
      return portrait(b, look, g, neck, puff);
    case "peeking":
      for (const side of SIDES) {
        b.limb("leg", [side * 0.66, 1.9, 0.3], [side * 0.6, 1.22, 0.8], 0.28 + puff * 0.3, 0.24, {
          side,
          melt: 0.16,
        });
        b.ball("paw", [side * 0.6, 1.27, 0.94], [0.27, 0.2, 0.24], { side, melt: 0.12, flow: [0, 1, 0.2] });
        for (const toe of [-1, 0, 1]) {
          b.ball("paw", [side * 0.6 + toe * 0.15, 1.38 - Math.abs(toe) * 0.03, 1.08], [0.1, 0.13, 0.1], {
            side,
            melt: 0.04,
            flow: [0, 1, 0.2],
          });
        }
      }
      return portrait(b, look, g, neck, puff);
    case "sitting":
      return sitting(b, look, g, leg, back, neck, puff, young, wag);
    case "lying":
      return lying(b, look, g, back, neck, puff, young, wag);
    case "standing":
      return standing(b, look, g, leg, back, neck, puff, young, wag);
  }
}

function portrait(b: Builder, look: Look, g: number, neck: number, puff: number): Vec3 {
  const high = 0.35 + 0.55 * neck;
  b.limb(
    "chest",
    [0, 0, -0.3],
    [0, 0.62 + high * 0.8, -0.32],
    0.5 + puff + look.ruff * 0.1,
    0.68 * g + puff,
    {
      melt: 0.4,
      flow: [0, 1, 0.1],
    },
  );
  b.ball("chest", [0, 1.35 + high, -0.1], [0.9 * g + puff, 1.05, 0.74 + puff], { melt: 0.5 });
  for (const side of SIDES) {
    b.ball("body", [side * 0.82 * g, 1.95 + high, -0.4], [0.62 * g + puff, 1.0, 0.7], {
      side,
      melt: 0.45,
      flow: [side * 0.3, 1, -0.2],
    });
    b.limb("leg", [side * 0.62 * g, 2.1 + high, 0.05], [side * 0.56 * g, 4, 0.1], 0.42, 0.36, {
      side,
      melt: 0.3,
    });
  }
  ruff(b, look, [0, 0.95 + high * 0.4, 0.02], 0.92, puff);
  return [0, 0, 0];
}

function sitting(
  b: Builder,
  look: Look,
  g: number,
  leg: number,
  back: number,
  neck: number,
  puff: number,
  young: number,
  wag: number,
): Vec3 {
  const cat = look.species === "cat";
  const chestY = -(0.9 + 0.85 * leg);
  const rear = -0.75 * back;
  const chestR = (cat ? 0.62 : 0.72) * g + puff;
  b.limb("body", [0, -0.72, rear], [0, chestY, -0.02], 0.86 * g + puff, chestR, {
    melt: 0.3,
    flow: [0, 1, -0.2],
  });
  b.ball("chest", [0, chestY + 0.05, 0.1], [chestR * 0.96, 0.78, chestR * 0.9], {
    melt: 0.3,
    flow: [0, 1, 0.1],
  });
  const k = mix(1, 1.1, young) * mix(1, g, 0.4) * (cat ? 0.86 : 1);
  for (const side of SIDES) {
    b.ball("body", [side * 0.66 * g, -0.58, rear * 0.55], [0.46 * g + puff, 0.58, 0.7], {
      side,
      melt: 0.22,
      flow: [side * 0.2, 1, 0.2],
    });
    paw(b, side * 0.74 * g, -0.14, rear * 0.55 + 0.72, side, k, side);
    b.limb(
      "leg",
      [side * 0.46 * g, chestY + 0.25, 0.18],
      [side * 0.36 * g, -0.3, 0.4],
      0.32 * k + puff * 0.5,
      0.19 * k + puff * 0.4,
      { side, melt: 0.18 },
    );
    paw(b, side * 0.36 * g, -0.15, 0.5, side, k);
  }
  tail(b, look, [0, -0.7, rear - 0.6], wag, true, puff);
  const top: Vec3 = [0, chestY - 0.72 - 0.5 * neck, 0.12];
  b.limb("chest", [0, chestY, -0.02], [0, top[1] + 0.2, -0.06], chestR * 0.86, 0.6 + puff + look.ruff * 0.1, {
    melt: 0.35,
    flow: [0, 1, 0.1],
  });
  ruff(b, look, [0, chestY - 0.3, 0.22], 0.78, puff);
  return top;
}

function lying(
  b: Builder,
  look: Look,
  g: number,
  back: number,
  neck: number,
  puff: number,
  young: number,
  wag: number,
): Vec3 {
  const rear = -1.9 * back;
  const r = 0.72 * g + puff;
  b.limb("body", [0, -0.66, rear], [0, -0.84, -0.1], r * 0.95, r, { melt: 0.3, flow: [0, 0.4, -1] });
  b.ball("chest", [0, -0.9, 0.18], [r, 0.8, 0.66], { melt: 0.3, flow: [0, 1, 0.1] });
  const k = mix(1, 1.1, young) * mix(1, g, 0.4) * (look.species === "cat" ? 0.86 : 1);
  const reach = 0.9 + 0.5 * look.leg;
  for (const side of SIDES) {
    b.ball("body", [side * 0.6 * g, -0.52, rear + 0.2], [0.46 * g + puff, 0.52, 0.78], {
      side,
      melt: 0.22,
      flow: [side * 0.2, 0.6, -0.6],
    });
    paw(b, side * 0.86 * g, -0.14, rear + 1.0, side, k, side);
    b.limb(
      "leg",
      [side * 0.6 * g, -0.62, 0.16],
      [side * 0.58 * g, -0.26, 0.62],
      0.34 * k + puff * 0.5,
      0.26 * k + puff * 0.4,
      { side, melt: 0.2, flow: [0, 0.4, 1], span: [0, 0.45] },
    );
    b.limb(
      "leg",
      [side * 0.58 * g, -0.25, 0.5],
      [side * 0.46 * g, -0.2, reach],
      0.25 * k + puff * 0.4,
      0.2 * k + puff * 0.3,
      { side, melt: 0.16, flow: [0, 0.3, 1], span: [0.45, 1] },
    );
    paw(b, side * 0.46 * g, -0.16, reach + 0.12, side, k);
  }
  tail(b, look, [0, -0.5, rear - 0.55], wag, true, puff);
  const top: Vec3 = [0, -1.5 - 0.5 * neck, 0.42];
  b.limb("chest", [0, -0.9, 0.05], [0, top[1] + 0.25, 0.2], r * 0.9, 0.6 + puff + look.ruff * 0.1, {
    melt: 0.35,
    flow: [0, 1, 0.1],
  });
  ruff(b, look, [0, -1.15, 0.42], 0.78, puff);
  return top;
}

function standing(
  b: Builder,
  look: Look,
  g: number,
  leg: number,
  back: number,
  neck: number,
  puff: number,
  young: number,
  wag: number,
): Vec3 {
  const cat = look.species === "cat";
  const hip = -(0.5 + 1.15 * leg);
  const long = 1.05 * back;
  const r = (cat ? 0.56 : 0.66) * g + puff;
  b.limb("body", [0, hip - 0.2, -long], [0, hip - 0.2, long * 0.8], r * 0.86, r, {
    melt: 0.3,
    flow: [0, 0.5, -1],
  });
  b.ball("chest", [0, hip - 0.12, long * 0.85], [r * 0.95, r * 1.12, r], { melt: 0.3, flow: [0, 1, -0.1] });
  const k = mix(1, 1.1, young) * mix(1, g, 0.4) * (cat ? 0.84 : 1);
  for (const side of SIDES) {
    b.limb(
      "leg",
      [side * 0.4 * g, hip + 0.1, long * 0.85],
      [side * 0.38 * g, -0.28, long * 0.9],
      0.32 * k + puff * 0.5,
      0.18 * k + puff * 0.4,
      { side, melt: 0.2 },
    );
    paw(b, side * 0.38 * g, -0.15, long * 0.9 + 0.1, side, k);
    b.limb(
      "leg",
      [side * 0.4 * g, hip + 0.05, -long * 0.95],
      [side * 0.42 * g, hip * 0.52, -long * 0.85],
      0.46 * k + puff * 0.5,
      0.26 * k + puff * 0.4,
      { side, melt: 0.22, span: [0, 0.5] },
    );
    b.limb(
      "leg",
      [side * 0.42 * g, hip * 0.5, -long * 0.88],
      [side * 0.42 * g, -0.26, -long * 1.08],
      0.24 * k + puff * 0.4,
      0.17 * k + puff * 0.4,
      { side, melt: 0.16, span: [0.5, 1] },
    );
    paw(b, side * 0.42 * g, -0.15, -long * 1.0, side, k);
  }
  tail(b, look, [0, hip - 0.5, -long - r * 0.7], wag, false, puff);
  const top: Vec3 = [0, hip - 1.1 - 0.62 * neck, long * 0.85 + 0.45];
  b.limb(
    "chest",
    [0, hip - 0.35, long * 0.75],
    [0, top[1] + 0.2, top[2] - 0.2],
    r * 0.95,
    0.56 + puff + look.ruff * 0.1,
    { melt: 0.35, flow: [0, 1, -0.1] },
  );
  ruff(b, look, [0, hip - 0.6, long * 0.85 + 0.22], 0.74, puff);
  return top;
}
