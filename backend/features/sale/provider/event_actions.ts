import { fail } from "../../../platform/problem.ts";
import type { Services } from "../../../services.ts";
import { notePayment, noteTransfer } from "../../ledger/finding_actions.ts";
import { syncAccount } from "../../payouts/account_actions.ts";
import { syncDispute } from "../chargeback/index.ts";
import * as store from "./event_store.ts";
import { syncRefunds } from "../refund/index.ts";
import { settleIntent, syncSetUp } from "../payment/index.ts";

const BATCH_SIZE = 100;
/** After so many times, some two days, somebody has to look. */
const HOPELESS = 12;

/**
 * Gives an event of the provider its effect, once. What it tells may be old, so it is only a hint where to look: intent,
 * refunds, dispute and the set-up of a card are read again. Fails with `payments_unavailable` while the provider cannot be asked.
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

/** A payment of ours that our rows don't know is kept for staff at once; another installation's is none of our business. */
async function noteUnknown(services: Services, intentId: string, disputeId: string | null): Promise<void> {
  const dispute = disputeId === null ? undefined : await services.payments.retrieveDispute(disputeId);
  if (dispute?.kind === "unknown") fail("payments_unavailable");
  const noted = await notePayment(services, intentId, dispute?.kind === "done" ? dispute.value : undefined);
  if (noted === "unknown") fail("payments_unavailable");
}

/**
 * Takes up events that were noted and never had their effect, whatever stopped it: the provider repeats them for some days
 * only. One that fails is left for its next time and does not keep the others.
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
      log[tries === HOPELESS ? "error" : "info"]("an event of the provider has no effect yet", {
        id,
        type,
        tries,
        error,
      })
    );
  }
}
