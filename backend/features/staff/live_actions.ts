import { queueEvent, staffChannel } from "../../platform/ports/realtime/channels.ts";
import type { Services } from "../../services.ts";

/** Refreshes a queue on the open pages of staff. */
export async function announceQueue(
  { realtime }: Pick<Services, "realtime">,
  change: { queue: string },
): Promise<void> {
  await realtime.trigger([staffChannel], queueEvent, change);
}
