import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { payoutEntries, reachesWaiting, reversed } from "./rules.ts";
import { balanceCents, pendingCents, post } from "./store.ts";

type Db = Kysely<Database>;

/**
 * SQL interval: time within which another process's call to the provider may still take effect. A call times
 * out after 8 seconds.
 */
export const CALL_ENDS = sql`interval '30 seconds'`;

/** SQL: the provider was never asked for this payout, or refused it while no other process was asking. */
const WAITS = sql<boolean>`status = 'pending' and tried_at is null
  and coalesce(shared_at < now() - ${CALL_ENDS}, true)`;

/** Returns the money reserved for a payout that has not left, in cents. */
export async function waitingCents(db: Db, breederId: string): Promise<number> {
  const row = await db.selectFrom("payouts").select("amount_cents").where("breeder_id", "=", breederId)
    .where(WAITS).executeTakeFirst();
  return row?.amount_cents ?? 0;
}

/**
 * Cancels the breeder's payout that has not left, which makes its money available again. Returns false if
 * there is none. The caller holds the breeder's lock.
 */
export async function cancelWaiting(
  trx: Db,
  newId: () => string,
  breederId: string,
  reason: string,
): Promise<boolean> {
  const row = await trx.updateTable("payouts")
    .set({ status: "canceled", failure: reason, updated_at: sql<Date>`now()` })
    .where("breeder_id", "=", breederId).where(WAITS).returning(["id", "amount_cents"]).executeTakeFirst();
  if (!row) return false;
  await post(trx, newId, {
    source: `payout-canceled:${row.id}`,
    kind: "payout-canceled",
    orderId: null,
    reservationId: null,
    entries: reversed(payoutEntries(breederId, row.amount_cents)),
  });
  return true;
}

/**
 * Returns the breeder's funds for bearing a loss, in cents: a sale's pending funds and available ones. If
 * they don't cover it, this cancels a payout that has not left and counts it as available. The caller holds
 * the breeder's lock.
 */
export async function fundsForLoss(
  trx: Db,
  newId: () => string,
  { breederId, reservationId, lossCents }: { breederId: string; reservationId: string; lossCents: number },
): Promise<{ pendingCents: number; availableCents: number }> {
  const read = async () => ({
    pendingCents: await pendingCents(trx, reservationId, breederId),
    availableCents: await balanceCents(trx, "breeder-available", breederId),
  });
  const funds = await read();
  if (!reachesWaiting(lossCents, funds)) return funds;
  return await cancelWaiting(trx, newId, breederId, "loss") ? await read() : funds;
}
