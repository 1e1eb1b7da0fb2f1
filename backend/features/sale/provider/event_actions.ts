import { fail } from "../../../platform/problem.ts";
import type { Services } from "../../../services.ts";
import { notePayment, noteTransfer } from "../../ledger/finding_actions.ts";
import { syncAccount } from "../../payouts/account_actions.ts";
import { syncDispute } from "../chargeback/index.ts";
import * as store from "./event_store.ts";
import { syncRefunds } from "../refund/index.ts";
import { settleIntent, syncSetUp } from "../payment/index.ts";

const BATCH_SIZE = 100;
/**
 * Number of tries, over about two days, after which the failure is logged as an error for a person to check.
 */
const HOPELESS = 12;

/**
 * Applies an event of the provider once. Its content may be outdated, so it only says where to look: the
 * intent, refunds, dispute and card set-up are read again. Fails with `payments_unavailable` while the
 * provider is unreachable.
 */
export async function heedEvent(services: Services, event: store.NotedEvent): Promise<void> {
  if (event.transferId && await noteTransfer(services, event.transferId) === "unknown") {
    fail("payments_unavailable");
  }
  if (event.disputeId && await syncDispute(services, event.disputeId) === "unknown") {
    fail("payments_unavailable");
  }
  if (event.accountId && await syncAccount(services, event.accountId) === "unknown") {
    fail("payments_unavailable");
  }
  if (event.setupIntentId && await syncSetUp(services, event.setupIntentId) === "unknown") {
    fail("payments_unavailable");
  }
  if (event.intentId) {
    const settlement = await settleIntent(services, event.intentId);
    if (settlement.kind === "unknown") fail("payments_unavailable");
    if (settlement.kind === "missing") await noteUnknown(services, event.intentId, event.disputeId);
    const isRefund = /refund/.test(event.type);
    if (isRefund && await syncRefunds(services, event.intentId) === "unknown") fail("payments_unavailable");
  }
  await store.finishEvent(services.db, event.id);
}

/**
 * Notes for staff a payment of ours that our rows don't know. Payments of another installation are ignored.
 */
async function noteUnknown(services: Services, intentId: string, disputeId: string | null): Promise<void> {
  const dispute = disputeId === null ? undefined : await services.payments.retrieveDispute(disputeId);
  if (dispute?.kind === "unknown") fail("payments_unavailable");
  const noted = await notePayment(services, intentId, dispute?.kind === "done" ? dispute.value : undefined);
  if (noted === "unknown") fail("payments_unavailable");
}

/**
 * Applies noted events that never had their effect, whatever the reason, because the provider repeats them
 * for only some days. One failure is left for its next time and does not stop the others.
 */
export async function heedUnfinished(
  services: Services,
  signal?: AbortSignal,
  most: number = BATCH_SIZE,
): Promise<void> {
  const { log } = services;
  for (const event of await store.takeUnfinished(services.db, most)) {
    if (signal?.aborted) return;
    const { id, type, tries } = event;
    await heedEvent(services, event).catch((error) =>
      log[tries === HOPELESS ? "error" : "info"]("an event of the provider could not be applied yet", {
        id,
        type,
        tries,
        error,
      })
    );
  }
}
