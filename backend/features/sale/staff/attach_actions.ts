import type { Kysely } from "kysely";
import type { Database, PaymentMethod } from "../../../platform/db/schema.ts";
import type { DeliveryDetails } from "../../../generated/types.ts";
import type { Intent } from "../../../platform/ports/payments/port.ts";
import type { Services } from "../../../services.ts";
import { type AttachFacts, attachRefusal } from "./attach_rules.ts";
import * as attach from "./attach_store.ts";
import { INITIAL_PROGRESS, keptSale, type Progress } from "../order/index.ts";
import { applyIntent } from "../payment/index.ts";

type Trx = Kysely<Database>;
type Needs = Pick<Services, "db" | "payments" | "newId" | "addJob" | "log" | "config">;

/** Payment at the provider that our rows don't know. */
type Lost = { metadata: Record<string, string>; isPaid: boolean; isWhole: boolean };

const REASON = "Restored from the payment provider's record, since our own was lost.";

/** Returns, for each payment, why it can't be attached to its sale now; undefined if it can. */
export async function refusalsOf(db: Trx, lost: readonly Lost[]): Promise<(string | undefined)[]> {
  const sales = lost.map(({ metadata }) => keptSale(metadata));
  const facts = await attach.findAttachFacts(db, sales);
  return lost.map(({ isPaid, isWhole }, i) =>
    attachRefusal({ ...facts[i]!, sale: sales[i], isPaid, isWhole })
  );
}

/**
 * Attaches a payment to its sale: restores the lost rows from the payment's metadata, and completes the
 * payment as if its webhook had just arrived. If that isn't possible, changes nothing and returns the reason
 * as a sentence for staff.
 */
export async function attachPayment(
  trx: Trx,
  services: Needs,
  intent: Intent,
  isWhole: boolean,
): Promise<string | undefined> {
  const sale = keptSale(intent.metadata);
  if (sale) await attach.lockPet(trx, sale.petId);
  const [facts] = await attach.findAttachFacts(trx, [sale]);
  const isPaid = intent.status === "succeeded";
  const refusal = attachRefusal({ ...facts as AttachFacts, sale, isPaid, isWhole });
  if (refusal !== undefined || !sale) return refusal;
  const begunAt = intent.createdAt;
  if (!facts!.reservation) {
    const progress = await progressOf(trx, sale.buyerId, intent);
    const eventId = services.newId();
    await attach.insertLostReservation(trx, { ...sale, progress, begunAt, eventId, reason: REASON });
  } else if (facts!.reservation.status === "held" || facts!.reservation.status === "expired") {
    await attach.reopenHold(trx, { ...facts!.reservation, id: sale.reservationId }, {
      id: services.newId(),
      actor: "system",
      actorId: null,
      reason: REASON,
    });
  }
  if (sale.kind !== "Balance") {
    const more = { deploymentVersion: services.config.deploymentVersion, acceptedAt: begunAt };
    await attach.writeLostOrder(trx, sale, more);
  }
  const method = (intent.charge?.method.kind ?? "card") as PaymentMethod;
  const payment = { intentId: intent.id, method, amountCents: intent.amountCents, begunAt };
  await attach.insertLostPayment(trx, sale, payment);
  const settled = await applyIntent(
    trx,
    services,
    { id: sale.paymentId, reservation_id: sale.reservationId },
    intent,
  );
  // The restored rows would only be refunded at once; a refund without them is simpler.
  if (settled.kind !== "paid") throw new NotAttached(`It would have been ${settled.kind}.`);
  return undefined;
}

/** The sale did not accept its payment, so everything written must be rolled back. */
export class NotAttached extends Error {
  override name = "NotAttached";
}

/** Returns the buyer's checkout details as far as the account and the payment contain them. */
async function progressOf(trx: Trx, buyerId: string, { receiptEmail, shipping }: Intent): Promise<Progress> {
  const { step: _, ...place } = INITIAL_PROGRESS;
  const buyer = await attach.findBuyer(trx, buyerId);
  const phoneNumber = shipping?.phone ?? buyer.phone;
  const name = { firstName: buyer.first_name, lastName: buyer.last_name };
  return {
    ...place,
    stepName: "payment",
    ...(phoneNumber ? { contact: { ...name, email: receiptEmail ?? buyer.email, phoneNumber } } : {}),
    ...(shipping
      ? {
        delivery: {
          isBillingDifferent: false,
          ...name,
          // It was a complete address of ours when the payment was made.
          address: {
            ...shipping.address,
            line2: shipping.address.line2 ?? null,
          } as DeliveryDetails["address"],
        },
      }
      : {}),
  };
}
