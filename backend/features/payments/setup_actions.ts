import type { SetupIntentAnswer } from "../../generated/types.ts";
import { valueOf } from "../../platform/provider_answers.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { type Checkout, countCards, noteSetUp } from "../sale/order/index.ts";
import { consentMetadata, consentNow, syncSetUp } from "../sale/payment/index.ts";
import * as store from "../sale/order/index.ts";

/**
 * Starts to save a buyer's card for the balance. The customer and the setup are each created once, even if
 * responses were lost; an earlier setup that the buyer has confirmed takes effect first. Fails with
 * `payments_unavailable` or `provider_refused`.
 */
export async function createSetupIntent(
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
      // A removed card needs a new setup, and so does another amount or day.
      idempotencyKey: [
        `setup:${reservationId}:${await countCards(services.db, reservationId)}`,
        ...Object.values(consent),
      ].join(":"),
    }),
  );
  await noteSetUp(services.db, reservationId, setup.id);
  return { clientSecret: setup.clientSecret ?? fail("payments_unavailable"), setupIntentId: setup.id };
}

/**
 * Returns a user's customer at the provider, created once. Fails with `payments_unavailable` or
 * `provider_refused`.
 */
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

/**
 * Deletes a customer and their saved cards at the provider; payments stay. Throws if the outcome is unknown.
 */
export async function forgetCustomer(
  { payments }: Pick<Services, "payments">,
  customerId: string,
): Promise<void> {
  const answer = await payments.deleteCustomer(customerId);
  if (answer.kind !== "done" && answer.kind !== "missing") {
    throw new Error(`the customer could not be deleted: ${answer.kind}`);
  }
}
