import { setImmediate } from "node:timers/promises";
import type { TextFlag } from "../../generated/types.ts";
import type { Services } from "../../services.ts";
import { ownHostOf } from "./actions.ts";
import { flagsIn } from "./flag_rules.ts";

/** Time that reading takes before it yields to other work. */
const SLICE_MS = 5;

type World = Pick<Services, "config">;

/** Returns the flags of each of these texts. A missing text has none. */
export async function flagTexts(
  world: World,
  texts: readonly (string | null | undefined)[],
): Promise<TextFlag[][]> {
  const ownHost = ownHostOf(world);
  const flags: TextFlag[][] = [];
  let began = performance.now();
  for (const text of texts) {
    flags.push(text ? flagsIn(text, ownHost) : []);
    if (performance.now() - began < SLICE_MS) continue;
    await setImmediate();
    began = performance.now();
  }
  return flags;
}

/**
 * Returns whether staff must review one of these texts before it becomes public, even if its author is
 * trusted.
 */
export function needsEyes(world: World, texts: readonly (string | null | undefined)[]): boolean {
  const ownHost = ownHostOf(world);
  return texts.some((text) => text && flagsIn(text, ownHost).length > 0);
}
