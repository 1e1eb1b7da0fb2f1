import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { heedEvent, noteEvent } from "../sale/provider/index.ts";

/**
 * Takes a signed event of the provider; one that comes twice has its effect once. A forged or stale one fails with
 * `signature_invalid` and has no effect; while the provider cannot be asked it fails with `payments_unavailable`, is sent
 * again, and is taken up again by ourselves.
 */
export async function takeEvent(
  services: Services,
  rawBody: Uint8Array,
  signature: string | undefined,
): Promise<void> {
  const event = await services.payments.parseWebhook(rawBody, signature);
  if (event === "invalid") fail("signature_invalid");
  if (event.isLive !== services.payments.isLive) return;
  if (await noteEvent(services.db, event)) await heedEvent(services, event);
}
