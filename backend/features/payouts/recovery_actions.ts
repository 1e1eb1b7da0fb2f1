import { withTx } from "../../platform/db/tx.ts";
import { lockBreeder } from "../ledger/store.ts";
import type { Services } from "../../services.ts";
import { finishReversal } from "./reversal_actions.ts";
import * as store from "./store.ts";

type Needs = Pick<Services, "db" | "payments" | "newId">;

/**
 * Takes a breeder's debt beyond available funds back from earlier payouts, as far as the provider allows.
 * Money that has reached the bank cannot come back and stays owed. The amount is saved before the call, so a
 * repeated call is the same.
 * @throws if the outcome is unknown.
 */
export async function recoverDebt(services: Needs, breederId: string): Promise<void> {
  for (const { id } of await store.findRecoverable(services.db, breederId)) {
    const payout = await withTx(services.db, async (trx) => {
      await lockBreeder(trx, breederId);
      const now = await store.lockPayout(trx, id);
      if (now.reversing_cents !== null) return now;
      // The bank may have returned it in the meantime: then all of it comes back.
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
