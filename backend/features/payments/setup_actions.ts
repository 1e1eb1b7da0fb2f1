import type { SetupIntentAnswer } from "../../generated/types.ts";
import { valueOf } from "../../platform/provider_answers.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { type Checkout, countCards, noteSetUp } from "../sale/order/index.ts";
import { consentMetadata, consentNow, syncSetUp } from "../sale/payment/index.ts";
import * as store from "../sale/order/index.ts";

/**
 * Begins to keep a buyer's card for the balance. The customer and the set-up are each made once, whatever answers were
 * lost on the way; an earlier one that the buyer has confirmed has its effect first. Fails with `payments_unavailable` or
 * `provider_refused`.
 */
export async function openSetup(
  services: Pick<Services, "db" | "payments" | "newId" | "addJob">,
  userId: string,
  { reservation, order, pet }: Checkout,
): Promise<SetupIntentAnswer> {
  const { id: reservationId, setup_intent_id: earlier } = reservation;
  if (earlier && await syncSetUp(services, earlier) === "unknown") fail("payments_unavailable");
  const customerId = await customerOf(services, userId);
  const consent = consentNow({ reservation, order, pet });
  const setup = valueOf(
    await services.payments.createSetupIntent({
      customerId,
      metadata: { reservationId, ...consentMetadata(consent) },
      // A card that was taken off needs a set-up of its own again, and so does another amount or day.
      idempotencyKey: [
        `setup:${reservationId}:${await countCards(services.db, reservationId)}`,
        ...Object.values(consent),
      ].join(":"),
    }),
  );
  await noteSetUp(services.db, reservationId, setup.id);
  return { clientSecret: setup.clientSecret ?? fail("payments_unavailable"), setupIntentId: setup.id };
}

/** The customer at the provider that a user is, made once. Fails with `payments_unavailable` or `provider_refused`. */
export async function customerOf(
  { db, payments }: Pick<Services, "db" | "payments">,
  userId: string,
): Promise<string> {
  const user = await store.findCustomer(db, userId);
  if (user.payment_customer_id) return user.payment_customer_id;
  const made = valueOf(
    await payments.createCustomer({
      email: user.email,
      name: `${user.first_name} ${user.last_name}`,
      userId,
      idempotencyKey: `customer:${userId}`,
    }),
  );
  await store.keepCustomer(db, userId, made.id);
  return (await store.findCustomer(db, userId)).payment_customer_id!;
}

/** Deletes a customer at the provider, with the cards that were kept there; payments stay. Throws where nobody can tell. */
export async function forgetCustomer(
  { payments }: Pick<Services, "payments">,
  customerId: string,
): Promise<void> {
  const answer = await payments.deleteCustomer(customerId);
  if (answer.kind !== "done" && answer.kind !== "missing") {
    throw new Error(`the customer could not be deleted: ${answer.kind}`);
  }
}
