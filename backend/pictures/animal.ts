/** Puts the animal together: its body in a pose, its head on top. Lengths are half skulls; the ground is y = 0. */

import { apply, type Frame, mix, rotation, toWorld, type Vec3 } from "./math.ts";
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
  /** Where the animal meets the ground in the picture, and how wide its shadow is there. */
  readonly ground: { readonly x: number; readonly y: number; readonly wide: number };
};

export type Stance = {
  readonly plan: BodyPlan;
  /** Picture place of the point of the ground under the animal, or of the head for portraits. */
  readonly x: number;
  readonly y: number;
  /** Half a skull in picture units. */
  readonly size: number;
  readonly bodyYaw: number;
  readonly headYaw: number;
  readonly headPitch: number;
  readonly headRoll: number;
  /** How far the picture looks down on the ground. */
  readonly camera: number;
};

export function buildAnimal(look: Look, young: number, stance: Stance): Animal {
  const shapes: Shape[] = [];
  // Yaw turns the body on the ground first; the camera then looks down on it.
  const bodyTurn = stance.plan === "portrait"
    ? rotation(stance.bodyYaw, 0, 0)
    : multiplyCamera(stance.camera, stance.bodyYaw);
  const headTurn = rotation(stance.headYaw, stance.headPitch, stance.headRoll);
  const size = stance.size / mix(look.headSize, 1, 0.35);
  const bodyFrame: Frame = { origin: [stance.x, stance.y, 0], turn: bodyTurn, size };
  const neck = buildBody(shapes, bodyFrame, look, young, stance.plan);
  const headAt = toWorld(bodyFrame, neck);
  const head: Frame = { origin: headAt, turn: headTurn, size: stance.size };
  const b = builder(shapes, head, [0, -0.2, -1]);
  const features = look.species === "dog" ? dogHead(b, look, young) : catHead(b, look, young);
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
