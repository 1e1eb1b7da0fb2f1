import { withTx } from "../../platform/db/tx.ts";
import { lockBreeder } from "../ledger/store.ts";
import type { Services } from "../../services.ts";
import { finishReversal } from "./reversal_actions.ts";
import * as store from "./store.ts";

type Needs = Pick<Services, "db" | "payments" | "newId">;

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
      // Its bank may have sent it back meanwhile: then all of it comes back.
      if (now.status !== "on-the-way" && now.status !== "paid") return undefined;
      const { availableCents, debtCents } = await store.findFunds(trx, breederId);
      const cents = Math.min(debtCents - Math.max(0, availableCents), now.amount_cents - now.reversed_cents);
      if (cents <= 0) return undefined;
      await store.updatePayout(trx, id, { reversing_cents: cents });
      return { ...now, reversing_cents: cents };
    });
    if (payout) await finishReversal(services, payout);
  }
}
