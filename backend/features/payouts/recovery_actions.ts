import { withTx } from "../../platform/db/tx.ts";
import { recoveryEntries } from "../ledger/rules.ts";
import { lockBreeder, post } from "../ledger/store.ts";
import type { Services } from "../../services.ts";
import { foundOne } from "./payout_actions.ts";
import * as store from "./store.ts";

type Needs = Pick<Services, "db" | "payments" | "newId" | "log">;

/**
 * Takes back from earlier payouts what a breeder owes and available funds do not cover, as far as the provider allows: what
 * has reached the bank it does not, and stays owed. The amount is saved before the call, so that a repetition is the same.
 * @throws when the outcome is not known.
 */
export async function recoverDebt(services: Needs, breederId: string): Promise<void> {
  for (const { id } of await store.findRecoverable(services.db, breederId)) {
    const payout = await withTx(services.db, async (trx) => {
      await lockBreeder(trx, breederId);
      const now = await store.lockPayout(trx, id);
      if (now.reversing_cents !== null) return now;
      const { availableCents, debtCents } = await store.findFunds(trx, breederId);
      const cents = Math.min(debtCents - Math.max(0, availableCents), now.amount_cents - now.reversed_cents);
      if (cents <= 0) return undefined;
      await store.updatePayout(trx, id, { reversing_cents: cents });
      return { ...now, reversing_cents: cents };
    });
    if (!payout?.reversing_cents || !payout.transfer_id) continue;
    const { reversing_cents: amountCents, reversed_cents: before } = payout;
    const answer = await services.payments.reverseTransfer({
      ...{ transferId: payout.transfer_id, amountCents, payoutId: id },
      idempotencyKey: `payout:${id}:recover:${before}:${amountCents}`,
    });
    if (answer.kind === "unknown") {
      throw new Error(`the outcome of a reversal is not known: ${answer.reason}`);
    }
    // Refused, it may have been made all the same, by an earlier call whose answer was lost.
    const isDone = answer.kind === "done" || await reversedCents(services, id) >= before + amountCents;
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
        ...{ source: `payout-reversed:${id}:${before}`, kind: "payout-reversed" },
        ...{ orderId: null, reservationId: null, entries: recoveryEntries(breederId, amountCents) },
      });
    });
  }
}

/** What of a payout's transfer has come back by the provider's word, in cents. */
async function reversedCents({ payments }: Pick<Services, "payments">, payoutId: string): Promise<number> {
  const made = await foundOne(payments.findTransfers(payoutId));
  return made?.kind === "done" ? made.value.reversedCents : 0;
}
