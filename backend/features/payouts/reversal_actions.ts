import { withTx } from "../../platform/db/tx.ts";
import type { Services } from "../../services.ts";
import { lockBreeder, post } from "../ledger/store.ts";
import { recoveryEntries } from "../ledger/rules.ts";
import * as store from "./store.ts";

type Needs = Pick<Services, "db" | "payments" | "newId">;

/**
 * Requests the reversal that a payout notes for a debt, and books it once, even if several of these run: the
 * original process, a repeated call, and the payout's return from its bank.
 * @throws if the outcome is unknown. The note stays, and the next request has the same amount.
 */
export async function finishReversal(services: Needs, payout: store.Payout): Promise<void> {
  const { id, reversing_cents: amountCents, reversed_cents: before, breeder_id: breederId } = payout;
  if (amountCents === null) return;
  const transferId = payout.transfer_id!;
  const wantedCents = before + amountCents;
  let isDone = await reversedCents(services, transferId) >= wantedCents;
  if (!isDone) {
    const answer = await services.payments.reverseTransfer({
      transferId,
      amountCents,
      payoutId: id,
      idempotencyKey: `payout:${id}:recover:${before}:${amountCents}`,
    });
    if (answer.kind === "unknown") {
      throw new Error(`the outcome of a reversal is not known: ${answer.reason}`);
    }
    // A refused reversal may still have been made by an earlier call whose answer was lost.
    isDone = answer.kind === "done" || await reversedCents(services, transferId) >= wantedCents;
  }
  await withTx(services.db, async (trx) => {
    await lockBreeder(trx, breederId);
    const now = await store.lockPayout(trx, id);
    if (now.reversed_cents !== before || now.reversing_cents === null) return;
    await store.updatePayout(trx, id, {
      reversing_cents: null,
      ...(isDone ? { reversed_cents: before + amountCents } : {}),
    });
    if (!isDone) return;
    await post(trx, services.newId, {
      source: `payout-reversed:${id}:${before}`,
      kind: "payout-reversed",
      orderId: null,
      reservationId: null,
      entries: recoveryEntries(breederId, amountCents),
    });
  });
}

/**
 * Returns the reversed part of a transfer according to the provider, in cents.
 * @throws if the provider cannot be asked.
 */
export async function reversedCents(
  { payments }: Pick<Services, "payments">,
  transferId: string,
): Promise<number> {
  const answer = await payments.retrieveTransfer(transferId);
  if (answer.kind === "unknown") throw new Error(`a transfer cannot be read: ${answer.reason}`);
  return answer.kind === "done" ? answer.value.reversedCents : 0;
}
