import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { syncDispute } from "../orders/chargeback_actions.ts";
import { syncRefunds } from "../orders/refund_sync_actions.ts";
import { settleIntent } from "../orders/settle_actions.ts";
import * as store from "../orders/payment_store.ts";

/**
 * Takes a signed event of the provider. What it tells may be old or come twice, so that it is only a hint where to look:
 * the intent and its refunds are read again. A forged or stale event fails with `signature_invalid` and has no effect;
 * while the provider cannot be asked it fails with `payments_unavailable`, and is sent again.
 */
export async function takeEvent(
  services: Services,
  rawBody: Uint8Array,
  signature: string | undefined,
): Promise<void> {
  const event = await services.payments.parseWebhook(rawBody, signature);
  if (event === "invalid") fail("signature_invalid");
  if (event.isLive !== services.payments.isLive) return;
  if (!await store.noteEvent(services.db, event)) return;
  if (event.disputeId && await syncDispute(services, event.disputeId) === "unknown") {
    fail("payments_unavailable");
  }
  if (event.intentId) {
    const isRefund = event.refundId !== null || /refund/.test(event.type);
    const settlement = await settleIntent(services, event.intentId);
    if (settlement.kind === "unknown") fail("payments_unavailable");
    if (isRefund && await syncRefunds(services, event.intentId) === "unknown") fail("payments_unavailable");
  }
  await store.finishEvent(services.db, event.id);
}
