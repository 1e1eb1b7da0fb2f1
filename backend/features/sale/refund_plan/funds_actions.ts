import type { Kysely } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";
import {
  coverEntries,
  type Entry,
  type Funds,
  fundsAfter,
  reachesWaiting,
  uncoverEntries,
} from "../../ledger/rules.ts";
import { balanceCents, coveredCents, pendingCents } from "../../ledger/store.ts";
import { waitingCents } from "../../ledger/waiting_store.ts";
import type { Checkout } from "../order/index.ts";

/**
 * Returns a breeder's funds before and after a sale's refund with these entries, including the cover for a
 * shortfall of pending funds, and the cents that the entries take from the breeder. The end of a sale also
 * returns an earlier cover. Changes nothing.
 */
export async function fundsAround(
  db: Kysely<Database>,
  { reservation, pet: { breederId } }: Checkout,
  entries: readonly Entry[],
  isEnd: boolean,
): Promise<{ before: Funds; after: Funds; breederCents: number }> {
  const before = {
    pendingCents: await pendingCents(db, reservation.id, breederId),
    availableCents: await balanceCents(db, "breeder-available", breederId),
    owedCents: 0 - await balanceCents(db, "breeder-debts", breederId),
  };
  // If the refund takes more than the available funds, the rest comes out of a payout that has not left.
  if (reachesWaiting(-fundsAfter(before, entries).pendingCents, { ...before, pendingCents: 0 })) {
    before.availableCents += await waitingCents(db, breederId);
  }
  const moved = fundsAfter(before, entries);
  const covered = isEnd ? Math.min(moved.pendingCents, await coveredCents(db, reservation.id, breederId)) : 0;
  const after = fundsAfter(
    moved,
    covered > 0
      ? uncoverEntries(breederId, covered, moved.owedCents)
      : coverEntries(breederId, -moved.pendingCents, moved.availableCents),
  );
  return { before, after, breederCents: before.pendingCents - moved.pendingCents };
}
