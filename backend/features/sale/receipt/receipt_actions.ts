import type { Kysely } from "kysely";
import { forEachRow } from "../../../platform/batches.ts";
import type { Database } from "../../../platform/db/schema.ts";
import { withTx } from "../../../platform/db/tx.ts";
import { dayIn } from "../../places/zone_rules.ts";
import type { Services } from "../../../services.ts";
import { receiptsOf } from "./receipt_rules.ts";
import * as receipts from "./receipt_store.ts";
import { type Checkout, everyOrder, lockCheckout } from "../order/index.ts";
import { isBrought, linesOf } from "./view.ts";

/** Seller of add-ons after the reservation. */
const PLATFORM = { sellerName: "Hearthpaw", sellerPlace: "" };

/**
 * Writes the missing receipts of an order's payments, in the order of payment. The caller holds the
 * reservation's lock, in the transaction that counts the payment.
 */
export async function issueReceipts(
  trx: Kysely<Database>,
  { reservation, order, pet }: Pick<Checkout, "reservation" | "order" | "pet">,
  balanceDueAt: Date | null = null,
  sale: Pick<Checkout["order"], "transportation"> = order,
): Promise<void> {
  const taken = await receipts.findTaken(trx, order.id);
  if (taken.every(({ receipt }) => receipt !== null)) return;
  const isPet = order.order_type === "pet";
  const isDelivered = isBrought(sale);
  const sold = await receipts.findSold(trx, reservation.pet_id);
  const issued = receiptsOf(taken, {
    ...sold,
    ...(isPet ? {} : PLATFORM),
    number: reservation.number,
    issued: await receipts.countReceipts(trx, reservation.id),
    progress: reservation.progress,
    lines: linesOf(order, isPet ? { id: pet.id, name: sold.petName || "Pet" } : undefined, isDelivered),
    totalCents: order.total_cents,
    balanceDueOn: balanceDueAt && dayIn(pet.timeZone, balanceDueAt),
  });
  for (const { paymentId, number, receipt } of issued) {
    await receipts.keepReceipt(trx, paymentId, number, receipt);
  }
}

/**
 * Writes the receipts of payments that predate receipts, from the current facts; returns the number of
 * orders.
 */
export async function issueMissingReceipts(
  services: Pick<Services, "db" | "log">,
  signal?: AbortSignal,
): Promise<number> {
  return await forEachRow({
    page: (after, limit) => receipts.findWithoutReceipt(services.db, after, limit),
    work: ({ reservationId }) =>
      withTx(services.db, async (trx) => {
        const checkout = (await lockCheckout(trx, reservationId))!;
        for (const { order } of everyOrder(checkout)) {
          await issueReceipts(
            trx,
            { ...checkout, order },
            checkout.reservation.balance_due_at,
            checkout.order,
          );
        }
      }),
    failed: "could not write a receipt",
    log: services.log,
    ...(signal ? { signal } : {}),
  });
}
