import type { Kysely } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";
import { fail } from "../../../platform/problem.ts";
import { dayIn } from "../../places/zone_rules.ts";
import type { Services } from "../../../services.ts";
import { reservationChanged } from "../notices/index.ts";
import type { Checkout } from "../order/index.ts";
import * as store from "../order/index.ts";

type Trx = Kysely<Database>;
type Kept = { id: string; brand: string | null; last4: string | null };

/**
 * Saves a card for the balance of a reservation whose deposit is paid, replacing an earlier card. The buyer
 * has agreed to the current amount and day. A card that was saved before, even if removed since, stays
 * unchanged.
 */
export async function keepCardLocked(
  trx: Trx,
  services: Pick<Services, "newId" | "addJob">,
  { reservation, order, pet }: Checkout,
  card: Kept,
): Promise<void> {
  const dueAt = reservation.balance_due_at;
  const amount_cents = order.total_cents - order.deposit_cents;
  if (reservation.status !== "deposit-paid" || !dueAt || amount_cents <= 0) fail("balance_not_due");
  if (await store.isKnown(trx, card.id)) return;
  await retireCards(trx, services, reservation.id);
  await store.insertCard(trx, {
    id: services.newId(),
    reservation_id: reservation.id,
    user_id: reservation.consumer_id,
    amount_cents,
    method_id: card.id,
    brand: card.brand,
    last4: card.last4,
    charge_on: dayIn(pet.timeZone, dueAt),
  });
  await reservationChanged(trx, services, reservation.id);
}

/**
 * Removes the saved cards of a reservation because nothing is left to charge or another card replaces them.
 */
export async function retireCards(
  trx: Trx,
  { addJob }: Pick<Services, "addJob">,
  reservationId: string,
): Promise<void> {
  for (const savedCardId of await store.retire(trx, reservationId)) {
    await addJob(trx, "detachCard", { savedCardId }, { key: `detach:${savedCardId}` });
  }
}

/**
 * Plans to detach a card that the provider has saved but that will never be charged. A card that was ever
 * saved is detached by its own job.
 */
export async function planDrop(
  trx: Trx,
  { addJob }: Pick<Services, "addJob">,
  methodId: string,
): Promise<void> {
  if (await store.isKnown(trx, methodId)) return;
  await addJob(trx, "dropCard", { methodId }, { key: `drop:${methodId}` });
}
