import type { Frame } from "./math.ts";
import type { Solid } from "./solid.ts";
import type { Features } from "./head_dog.ts";
import type { Look } from "./look.ts";

export type Face = {
  readonly look: Look;
  readonly features: Features;
  readonly head: Frame;
  readonly solid: Solid;
  readonly nose: string;
  readonly iris: string;
  /** Color of the lids and lips. */
  readonly rim: string;
  /** Color of the other eye in odd-eyed animals. */
  readonly iris2?: string;
  readonly young: number;
  readonly seed: string;
  /** Whether the light comes from a window (indoors) or from the sky. */
  readonly window: boolean;
  /** Opening of the mouth, 0 to 1. */
  readonly open: number;
  /** From 0 (open eyes) to 1 (closed). */
  readonly blink: number;
  /** Whether it wears a ribbon on the crown. */
  readonly bow: boolean;
};
