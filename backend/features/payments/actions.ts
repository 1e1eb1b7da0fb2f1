import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { heedEvent, noteEvent } from "../sale/provider/index.ts";

/**
 * Processes a signed event of the provider; a repeated event has its effect once. A forged or stale event
 * fails with `signature_invalid` and has no effect. While the provider is unreachable, the call fails with
 * `payments_unavailable`; the provider sends the event again, and we also retry it ourselves.
 */
export async function receiveWebhook(
  services: Services,
  rawBody: Uint8Array,
  signature: string | undefined,
): Promise<void> {
  const event = await services.payments.parseWebhook(rawBody, signature);
  if (event === "invalid") fail("signature_invalid");
  if (event.isLive !== services.payments.isLive) return;
  if (await noteEvent(services.db, event)) await heedEvent(services, event);
}
