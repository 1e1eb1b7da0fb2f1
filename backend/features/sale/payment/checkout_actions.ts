import { isDeepStrictEqual } from "node:util";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";
import { withTx } from "../../../platform/db/tx.ts";
import type { OrderChoices, SaveProgressBody } from "../../../generated/types.ts";
import {
  changedChoices,
  choicesOf,
  claimCode,
  destinationOf,
  frozenOf,
  isForCharity,
  priceChoices,
  type Priced,
} from "../price/index.ts";
import { fail, type ProblemCode } from "../../../platform/problem.ts";
import type { Services } from "../../../services.ts";
import { deploymentRefusal, ENDED, HOLD_MINUTES_EXTENDED, laterStep, refuseBarred } from "../order/index.ts";
import * as store from "../order/index.ts";

export type Asked = { reservationId: string; userId: string; deploymentVersion?: string; ip?: string };
type Change = {
  progress?: Omit<SaveProgressBody, "reservedPetId" | "options">;
  options?: OrderChoices;
};
/** Error codes of a call for a reservation that is no longer held. */
export type Refusals = { processing: ProblemCode; paid: ProblemCode };

const MAX_ATTEMPTS = 5;

/** Fails if the changed order is not allowed; then no part of the change is stored. */
type Check = (checkout: store.Checkout, trx: Kysely<Database>) => unknown;

/**
 * Stores the details that the buyer entered and prices the order again. The first save extends the hold to 30
 * minutes in all. Fails with `hold_expired`, `deployment_changed`, `zip_unknown`, `add_on_unknown`,
 * `state_not_allowed` or one of `refusals`.
 */
export async function saveCheckout(
  services: Services,
  asked: Asked,
  change: Change,
  refusals: Refusals,
  check: Check = () => {},
): Promise<store.Checkout> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const seen = await ownCheckout(services, asked);
    refuseUnlessHeld(seen, refusals);
    const progress = mergedProgress(seen.reservation.progress, change.progress);
    const priced = await priceAgain(services, seen, progress, change, asked.ip);
    refuseBarred(seen.pet, priced);
    const saved = await withTx(services.db, async (trx) => {
      const now = (await store.lockCheckout(trx, asked.reservationId))!;
      refuseUnlessHeld(now, refusals);
      if (now.order.version !== seen.order.version) return undefined;
      const underWay = now.payments.some(({ status, is_returned }) =>
        status === "processing" || (status === "succeeded" && !is_returned)
      );
      if (underWay && isChanged(now.order, priced)) fail(refusals.processing);
      const asker = { consumerId: now.reservation.consumer_id, orderId: now.order.id };
      const isNewCode = priced.discount_code_id !== now.order.discount_code_id;
      if (isNewCode && !await claimCode(trx, now.pet, priced, asker)) return undefined;
      const order = await store.updateOrder(trx, now.order.id, priced);
      const hold_expires_at = await keepProgress(trx, now, progress, change.progress !== undefined);
      const checkout = { ...now, order, reservation: { ...now.reservation, progress, hold_expires_at } };
      await check(checkout, trx);
      return checkout;
    });
    if (saved) return saved;
  }
  return fail(refusals.processing);
}

/**
 * Prices an unpaid order again if its donation is not for the current charity, which drops the donation. A
 * payment only includes a donation if its order names the recipient. The page gets `price_changed` if the
 * amount due is not what it expects.
 */
export async function dropStaleDonation(
  services: Services,
  { order, reservation }: { order: Priced; reservation: Pick<store.Reservation, "status"> },
  asked: Asked,
  refusals: Refusals,
): Promise<void> {
  if (reservation.status !== "held" || isForCharity(order.donation_to, services.config)) return;
  if (choicesOf(order).donationCents > 0) await saveCheckout(services, asked, {}, refusals);
}

/**
 * Returns the buyer's own reservation. Fails with `not_found` for someone else's, and with
 * `deployment_changed` for an old page.
 */
export async function ownCheckout(services: Services, asked: Asked): Promise<store.Checkout> {
  const seen = await store.findCheckout(services.db, asked.reservationId);
  if (!seen || seen.reservation.consumer_id !== asked.userId) fail("not_found");
  const begun = seen.order.deployment_version;
  if (deploymentRefusal(services.config.deploymentVersion, asked.deploymentVersion, begun)) {
    fail("deployment_changed");
  }
  return seen;
}

/** Fails unless the reservation is currently held, by the database's clock. */
export function refuseUnlessHeld({ reservation }: store.Checkout, refusals: Refusals): void {
  const { status, isOver } = reservation;
  if (status === "held" && !isOver) return;
  if (status === "held" || status === "expired") fail("hold_expired");
  if (status === "processing") fail(refusals.processing);
  fail(ENDED.has(status) ? "reservation_not_open" : refusals.paid);
}

async function priceAgain(
  services: Services,
  { order, pet, reservation }: store.Checkout,
  progress: store.Progress,
  change: Change,
  ip: string | undefined,
): Promise<Priced> {
  const asker = {
    consumerId: reservation.consumer_id,
    orderId: order.id,
    ...(ip === undefined ? {} : { ip }),
  };
  const choices = await changedChoices(services, pet, choicesOf(order), change.options, asker);
  const destination = await destinationOf(services, progress);
  return await priceChoices(services, pet, choices, destination, frozenOf(order));
}

function isChanged(order: Priced, priced: Priced): boolean {
  return Object.entries(priced).some(([name, value]) =>
    !isDeepStrictEqual(order[name as keyof Priced], value)
  );
}

/** Merges the changed progress. A section counts as verified only if all its details are present. */
function mergedProgress(now: store.Progress, change: Change["progress"]): store.Progress {
  if (!change) return now;
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const merged: store.Progress = { ...now, ...given };
  const { contact, delivery, billing } = merged;
  const hasBilling = !delivery?.isBillingDifferent || billing !== undefined;
  return {
    ...merged,
    stepName: laterStep(now.stepName, merged.stepName),
    contactDetailsVerified: merged.contactDetailsVerified && contact !== undefined,
    deliveryDetailsVerified: merged.deliveryDetailsVerified && delivery !== undefined && hasBilling,
  };
}

function keepProgress(
  trx: Kysely<Database>,
  { reservation }: store.Checkout,
  progress: store.Progress,
  extends_: boolean,
): Promise<Date | null> {
  return store.updateReservation(trx, reservation.id, {
    progress: JSON.stringify(progress),
    ...(extends_ && !reservation.hold_extended
      ? {
        hold_extended: true,
        hold_expires_at: sql<Date>`greatest(hold_expires_at,
          created_at + make_interval(mins => ${HOLD_MINUTES_EXTENDED}))`,
      }
      : {}),
  });
}
