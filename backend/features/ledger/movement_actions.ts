import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import type { ProviderRecord } from "../../platform/ports/payments/port.ts";
import type { Services } from "../../services.ts";
import { leftCents } from "./finding_rules.ts";
import { findWaiting } from "./finding_store.ts";
import { type Clearing, isOwnMovement, movementLines, OWN_MOVEMENT } from "./movement_rules.ts";
import { clearingCents, findSources, post } from "./store.ts";

const BATCH_SIZE = 1_000;
/** Maximum number of findings that are subtracted individually. */
const MOST_FINDINGS = 10_000;

/**
 * Books unbooked movements of our own account: fees without a payment, and payouts to our bank. Returns the
 * number booked.
 */
export async function bookOwnMovements(
  services: Pick<Services, "db" | "newId" | "log">,
  { movements }: Pick<ProviderRecord, "movements">,
): Promise<number> {
  const own = movements.filter(isOwnMovement);
  let booked = 0;
  for (let at = 0; at < own.length; at += BATCH_SIZE) {
    const batch = own.slice(at, at + BATCH_SIZE);
    const known = await findSources(services.db, batch.map(({ id }) => `movement:${id}`));
    for (const movement of batch) {
      const source = `movement:${movement.id}`;
      if (known.has(source)) continue;
      const entries = movementLines(movement);
      const transaction = { source, kind: OWN_MOVEMENT, orderId: null, reservationId: null, entries };
      const isNew = await withTx(services.db, (trx) => post(trx, services.newId, transaction));
      if (!isNew) continue;
      booked++;
      if (entries.some(({ account }) => account === "unexplained")) {
        services.log.error("a movement at the provider is unexplained", {
          id: movement.id,
          kind: movement.kind,
        });
      }
    }
  }
  return booked;
}

/**
 * Compares the account `provider-clearing` with the provider's balance. Refunds that may still fail count
 * after they arrive, and payments shown to staff count after staff resolve them.
 */
export async function clearingOf(
  db: Kysely<Database>,
  { balance, movements, refunds }: Pick<ProviderRecord, "balance" | "movements" | "refunds">,
): Promise<Clearing> {
  const pending = new Set(
    refunds.filter(({ status }) => status === "pending" || status === "requires_action").map(({ id }) => id),
  );
  const onTheWay = movements.filter(({ sourceId }) => pending.has(sourceId ?? ""))
    .reduce((sum, { amountCents, feeCents }) => sum + amountCents - feeCents, 0);
  const waiting = (await findWaiting(db, MOST_FINDINGS)).filter(({ bookings }) => bookings === 0);
  const unbooked = waiting.reduce((sum, { kind, fee_cents, ...finding }) => {
    const left = leftCents({
      kind,
      amountCents: finding.amount_cents,
      returnedCents: finding.returned_cents,
      withdrawnCents: finding.withdrawn_cents,
      feeCents: fee_cents,
    });
    return sum + (kind === "payment" ? left : -left) - fee_cents;
  }, 0);
  return {
    booksCents: await clearingCents(db),
    providerCents: balance.availableCents + balance.pendingCents - onTheWay - unbooked,
  };
}
