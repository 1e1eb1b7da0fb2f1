/**
 * Assembles the animal: its body in a pose, its head on top. Lengths are half skulls; the ground is y = 0.
 */

import { apply, clamp, type Frame, mix, rotation, toWorld, type Vec3 } from "./math.ts";
import { builder, type Shape } from "./solid.ts";
import type { Look } from "./look.ts";
import { dogHead, type Features } from "./head_dog.ts";
import { catHead } from "./head_cat.ts";
import { type BodyPlan, buildBody } from "./body.ts";

export type Animal = {
  readonly shapes: readonly Shape[];
  readonly head: Frame;
  readonly body: Frame;
  readonly features: Features;
  /** Position of the animal on the ground in the picture, and width of its shadow there. */
  readonly ground: { readonly x: number; readonly y: number; readonly wide: number };
};

export type Stance = {
  readonly plan: BodyPlan;
  /** Picture coordinates of the ground under the animal, or of the head for portraits. */
  readonly x: number;
  readonly y: number;
  /** Half a skull in picture units. */
  readonly size: number;
  readonly bodyYaw: number;
  readonly headYaw: number;
  readonly headPitch: number;
  readonly headRoll: number;
  /** Angle from which the picture looks down on the ground. */
  readonly camera: number;
  /** From 1 (the default) to -1: the tail's own side, or the other. */
  readonly wag?: number;
};

/**
 * Returns the animal with its stance adjusted, so all parts that should be visible are, and it fills the
 * picture well.
 */
export function framed(
  look: Look,
  young: number,
  asked: Stance,
  open: number,
): Animal & { readonly stance: Stance } {
  const close = asked.plan === "portrait" || asked.plan === "peeking";
  let stance = asked;
  for (let i = 0; i < 2; i++) {
    const a = buildAnimal(look, young, stance, open);
    const box = boxOf(a.shapes, close);
    let size = stance.size, x = stance.x, y = stance.y;
    if (close) {
      // Room above the head. A tall-eared head is drawn smaller rather than lower.
      const above = (y - box.top) / size;
      size = Math.min(
        size,
        (asked.plan === "peeking" ? 500 : 530) / above,
        620 / ((box.right - box.left) / 2 / size),
      );
      y = 95 + above * size;
      y = Math.max(y, asked.plan === "peeking" ? 470 : 500);
    } else {
      const k = Math.min((y - 100) / (y - box.top), 1380 / (box.right - box.left));
      size *= clamp(k, 0.5, 1.3);
      x += 800 - (stance.x + ((box.left + box.right) / 2 - stance.x) * size / stance.size) - (x - stance.x);
    }
    stance = { ...stance, size, x, y };
  }
  return { ...buildAnimal(look, young, stance, open), stance };
}

/** Returns the area that the animal covers in the picture. For a portrait only the head counts. */
function boxOf(shapes: readonly Shape[], headOnly: boolean) {
  const box = { left: 1e9, right: -1e9, top: 1e9 };
  for (const s of shapes) {
    if (headOnly && s.zone !== "skull" && s.zone !== "muzzle" && s.zone !== "ear") continue;
    const reach = s.kind === "ball" ? Math.min(...s.size) * 0.4 + Math.max(...s.size) * 0.6 : 0;
    const ends: [Vec3, number][] = s.kind === "ball" ? [[s.center, reach]] : [[s.center, s.size[0]], [[
      s.center[0] + s.turn[1] * s.size[2],
      s.center[1] + s.turn[4] * s.size[2],
      s.center[2] + s.turn[7] * s.size[2],
    ], s.size[1]]];
    for (const [c, r] of ends) {
      box.left = Math.min(box.left, c[0] - r);
      box.right = Math.max(box.right, c[0] + r);
      box.top = Math.min(box.top, c[1] - r);
    }
  }
  return box;
}

/** Size of an adult body relative to its head, compared with a newborn's. */
const GROWN = 1.24;

export function buildAnimal(look: Look, young: number, stance: Stance, open = 0): Animal {
  const shapes: Shape[] = [];
  // Yaw turns the body on the ground first; the camera then looks down on it.
  const bodyTurn = stance.plan === "portrait" || stance.plan === "peeking"
    ? rotation(stance.bodyYaw, 0, 0)
    : multiplyCamera(stance.camera, stance.bodyYaw);
  const headTurn = rotation(stance.headYaw, stance.headPitch, stance.headRoll);
  // Young animals have large heads; an adult body is larger relative to its own head.
  const size = stance.size / mix(look.headSize, 1, 0.35) * mix(GROWN, 1, young);
  const bodyFrame: Frame = { origin: [stance.x, stance.y, 0], turn: bodyTurn, size };
  const neck = buildBody(shapes, bodyFrame, look, young, stance.plan, stance.wag);
  const headAt = toWorld(bodyFrame, neck);
  const head: Frame = { origin: headAt, turn: headTurn, size: stance.size };
  const b = builder(shapes, head, [0, -0.2, -1]);
  const features = look.species === "dog" ? dogHead(b, look, young, open) : catHead(b, look, young);
  return {
    shapes,
    head,
    body: bodyFrame,
    features,
    ground: { x: stance.x, y: stance.y, wide: size * 1.4 },
  };
}

function multiplyCamera(camera: number, yaw: number) {
  const a = rotation(0, camera, 0), b = rotation(yaw, 0, 0);
  const col = (v: Vec3) => apply(a, apply(b, v));
  const [x, y, z] = [col([1, 0, 0]), col([0, 1, 0]), col([0, 0, 1])];
  return [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]] as const;
}
