import type { KeptCard } from "../../../platform/ports/payments/port.ts";
import { withTx } from "../../../platform/db/tx.ts";
import { fail } from "../../../platform/problem.ts";
import type { Services } from "../../../services.ts";
import { isUuid } from "../../../platform/text.ts";
import { consentIn, isStillAgreed, type SetUpConsent } from "./consent_rules.ts";
import { keepCardLocked, planDrop } from "./kept_card_actions.ts";
import { findCustomer, findParties, lockCheckout } from "../order/index.ts";
import * as store from "../order/index.ts";

type Needs = Pick<Services, "db" | "payments" | "newId" | "addJob">;
/** Card that its buyer has set up for a reservation, with the buyer's consent. */
type Confirmed = { reservationId: string; card: KeptCard; consent: SetUpConsent | undefined; begunAt: Date };
/**
 * Reason why there is no card. `foreign`: not our set-up, or another buyer's. `open`: not confirmed yet.
 * `over`: the set-up was canceled or the card is gone.
 */
type Not = "foreign" | "open" | "over" | "unknown";

async function readSetUp({ db, payments }: Needs, id: string): Promise<Confirmed | Not> {
  const setup = await payments.retrieveSetupIntent(id);
  if (setup.kind === "missing") return "foreign";
  if (setup.kind !== "done") return "unknown";
  const { metadata, customerId, status, paymentMethodId, createdAt } = setup.value;
  const { reservationId } = metadata;
  const parties = reservationId && isUuid(reservationId) ? await findParties(db, reservationId) : undefined;
  if (!parties) return "foreign";
  const buyer = await findCustomer(db, parties.buyerId);
  if (customerId === null || customerId !== buyer.payment_customer_id) return "foreign";
  if (status === "canceled") return "over";
  if (status !== "succeeded" || paymentMethodId === null) return "open";
  const card = await payments.retrieveCard(paymentMethodId);
  if (card.kind === "missing") return "over";
  if (card.kind !== "done") return "unknown";
  if (card.value.customerId === null) return "over";
  return {
    reservationId: reservationId!,
    card: card.value,
    consent: consentIn(metadata),
    begunAt: createdAt,
  };
}

/**
 * Saves the card of a set-up that its buyer has confirmed at the provider. Fails with `not_found`,
 * `payment_incomplete`, `balance_not_due` or `payments_unavailable`.
 */
export async function keepCard(
  services: Needs,
  { reservationId, setupIntent, userId }: { reservationId: string; setupIntent: string; userId: string },
): Promise<void> {
  const parties = await findParties(services.db, reservationId);
  if (parties?.buyerId !== userId) fail("not_found");
  const found = await readSetUp(services, setupIntent);
  if (found === "foreign") fail("not_found");
  if (found === "unknown") fail("payments_unavailable");
  if (found === "open" || found === "over") fail("payment_incomplete");
  if (found.reservationId !== reservationId) fail("not_found");
  await withTx(services.db, async (trx) => {
    const checkout = (await lockCheckout(trx, reservationId))!;
    if (!isStillAgreed(found.consent, checkout)) fail("balance_not_due");
    await keepCardLocked(trx, services, checkout, found.card);
    await store.endSetUp(trx, reservationId, setupIntent);
  });
}

/**
 * Applies a set-up even if the buyer's browser never came back. Saves the card for the agreed charge unless a
 * card that was set up later is saved already. If the reservation has changed since, the card is detached at
 * the provider. Returns `unknown` while the provider is unreachable; otherwise done, and safe to repeat.
 */
export async function syncSetUp(services: Needs, setupIntent: string): Promise<"done" | "unknown"> {
  const found = await readSetUp(services, setupIntent);
  if (found === "unknown") return found;
  // A set-up without consent is saved only through the buyer's browser.
  if (typeof found === "string" || !found.consent) return "done";
  const { reservationId, consent, card, begunAt } = found;
  await withTx(services.db, async (trx) => {
    const checkout = (await lockCheckout(trx, reservationId))!;
    const { status } = checkout.reservation;
    // The deposit may still arrive, and the browser may come back.
    if (status === "held" || status === "processing") return;
    await store.endSetUp(trx, reservationId, setupIntent);
    if (await store.isKnown(trx, card.id)) return;
    const kept = await store.findCardFor(trx, reservationId);
    const isReplaced = kept !== undefined && kept.created_at >= begunAt;
    if (isReplaced || !isStillAgreed(consent, checkout)) await planDrop(trx, services, card.id);
    else await keepCardLocked(trx, services, checkout, card);
  });
  return "done";
}
