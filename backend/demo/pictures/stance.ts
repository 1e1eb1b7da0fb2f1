/** Stances: the posture of a spec's animal, before it is framed. */

import { type Chance, mix } from "./math.ts";
import type { Stance } from "./animal.ts";
import type { Look } from "./look.ts";
import type { PictureSpec } from "./spec.ts";

export function stanceOf(spec: PictureSpec, look: Look, luck: Chance): Stance {
  const side = luck.next() < 0.5 ? -1 : 1;
  const yaw = (lo: number, hi: number) => side * luck.between(lo, hi);
  const tall = look.ears === "prick" || look.ears === "bat" || look.ears === "cat" || look.ears === "tipped";
  const k = (tall ? 0.94 : 1) / mix(1, look.skull, 0.3);
  const base = { camera: 0, headRoll: luck.between(-0.05, 0.05), x: 800 };
  switch (spec.pose) {
    case "portrait":
      return {
        ...base,
        plan: "portrait",
        x: 800 - side * 20,
        y: tall ? 610 : 560,
        size: 340 * k,
        bodyYaw: yaw(0.1, 0.35),
        headYaw: yaw(0.02, 0.16),
        headPitch: luck.between(0, 0.08),
      };
    case "tilt":
      return {
        ...base,
        plan: "portrait",
        x: 800 + side * 20,
        y: tall ? 620 : 570,
        size: 335 * k,
        bodyYaw: yaw(0, 0.25),
        headYaw: -yaw(0.04, 0.16),
        headPitch: 0.04,
        headRoll: side * luck.between(0.2, 0.3),
      };
    case "turned":
      return {
        ...base,
        plan: "portrait",
        x: 800 - side * 50,
        y: tall ? 610 : 565,
        size: 335 * k,
        bodyYaw: yaw(0.3, 0.55),
        headYaw: yaw(0.34, 0.5),
        headPitch: luck.between(-0.04, 0.06),
      };
    case "peeking":
      return {
        ...base,
        plan: "peeking",
        x: 800,
        y: tall ? 600 : 540,
        size: 300 * k,
        bodyYaw: 0,
        headYaw: yaw(0.02, 0.14),
        headPitch: 0.1,
        headRoll: side * luck.between(0.02, 0.12),
      };
    case "sitting": {
      const size = 228 * mix(1, 1 / look.leg, 0.35) * (spec.age === "puppy" ? 1.14 : 1) /
        mix(1, look.neck, 0.25);
      return {
        ...base,
        plan: "sitting",
        x: 800,
        y: 1080,
        size,
        bodyYaw: yaw(0.25, 0.55),
        headYaw: yaw(0.05, 0.25),
        headPitch: 0.06,
        camera: 0.16,
      };
    }
    case "lying":
      return {
        ...base,
        plan: "lying",
        x: 800 - side * 60,
        y: 940,
        size: 275,
        bodyYaw: yaw(0.35, 0.7),
        headYaw: yaw(0.08, 0.3),
        headPitch: 0.08,
        camera: 0.2,
      };
    case "standing": {
      const size = 205 * mix(1, 1 / look.leg, 0.3) * (spec.age === "puppy" ? 1.2 : 1) /
        mix(1, look.neck, 0.2);
      return {
        ...base,
        plan: "standing",
        x: 800 - side * 120 * look.back,
        y: 1040,
        size,
        bodyYaw: yaw(0.75, 1.0),
        headYaw: yaw(0.2, 0.42),
        headPitch: 0.04,
        camera: 0.12,
      };
    }
  }
}
