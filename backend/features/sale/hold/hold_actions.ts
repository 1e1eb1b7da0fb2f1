import type { Kysely } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";
import { isUniqueViolation } from "../../../platform/db/errors.ts";
import { withTx } from "../../../platform/db/tx.ts";
import { closePayments, openPayments } from "../payment/index.ts";
import { changedChoices, claimCode, destinationOf, firstChoices, priceChoices } from "../price/index.ts";
import type { OrderChoices } from "../../../generated/types.ts";
import {
  deploymentRefusal,
  HOLD_MINUTES,
  INITIAL_PROGRESS,
  type Listing,
  moveFor,
  refuseBarred,
  saleErrorOf,
  termsOf,
} from "../order/index.ts";
import { visitorHash } from "../../pets/crypto.ts";
import { networkOf } from "../../../platform/networks.ts";
import { holdRefusal, refusalWords } from "./hold_limit_rules.ts";
import { type From, type HoldLook, lookToHold, NOWHERE } from "./hold_limit_store.ts";
import { insertHold } from "./hold_store.ts";
import { visibility } from "../../pets/rules.ts";
import { fail } from "../../../platform/problem.ts";
import type { Services } from "../../../services.ts";
import { refusePromised } from "../../waitlists/settle_actions.ts";
import * as store from "../order/index.ts";

type Start = {
  petId: string;
  userId: string;
  /** IP address of the caller; missing for jobs and scripts. */
  ip?: string;
  deploymentVersion?: string;
  /** Choices made on the pet's page, with the buyer's ZIP code. */
  order?: OrderChoices;
  postalCode?: string;
};

/** Maximum attempts when other people's changes, or this person's other holds, interfere. */
const MAX_ATTEMPTS = 10;

/**
 * Holds a pet for its buyer, with price, fees and terms frozen. Returns the same hold unchanged if this buyer
 * already has one. A new hold after an expired one keeps what the buyer had typed. Fails with `pet_on_hold`,
 * `pet_promised`, `pet_not_available`, `own_pet`, `not_found`, `state_not_allowed`, `too_many_holds` or
 * `deployment_changed`, and with `unavailable` if the facts changed during every attempt.
 */
export async function startReservation(services: Services, start: Start): Promise<string> {
  if (deploymentRefusal(services.config.deploymentVersion, start.deploymentVersion, null)) {
    fail("deployment_changed");
  }
  const network = start.ip ? visitorHash(services, networkOf(start.ip), "holds") : null;
  const most = services.config.holds.networkHour;
  const from = network && most > 0 ? { network, most } : NOWHERE;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const look = await lookToHold(services.db, start.petId, start.userId, from) ?? fail("not_found");
    const { listing, live } = look;
    refuseOwn(listing, start);
    if (live?.isOver) {
      await expireHold(services, live.id).catch(() => fail("pet_on_hold"));
      continue;
    }
    if (live) return await sameHold(services, live, start);
    refuseUnavailable(listing);
    refusePromised(look.promise, start.userId);
    if (!look.mayReserve) fail("application_needed");
    // All checks up to here take no lock, so a flood is refused before it costs anything. The hold is written
    // only if the same facts hold under the locks.
    refuseTooMany(services, start, look);
    const id = await tryHold(services, look, start, { ...from, of: network });
    if (id) return id;
  }
  // Another change was faster every time, possibly one of this person's own holds, so the pet may well be
  // free.
  return fail("unavailable");
}

function refuseOwn(listing: Listing, { userId }: Start): void {
  if (listing.breederUserId === userId) fail("own_pet");
}

function refuseUnavailable({ status, isSellerShown }: Listing): void {
  if (visibility(status) === "hidden") fail("not_found");
  if (status !== "available" || !isSellerShown) fail("pet_not_available");
}

/**
 * Returns the hold that this buyer already has and moves it to the deployment of the calling page. Refuses
 * someone else's hold.
 */
async function sameHold(
  { db, config }: Services,
  live: NonNullable<HoldLook["live"]>,
  start: Start,
): Promise<string> {
  const isOpen = live.status === "held" || live.status === "processing";
  if (!isOpen) fail("pet_not_available");
  if (live.consumerId !== start.userId) {
    fail("pet_on_hold", live.endsAt ? { holdUntil: live.endsAt.toISOString() } : {});
  }
  await withTx(db, async (trx) => {
    const checkout = (await store.lockCheckout(trx, live.id))!;
    const version = start.deploymentVersion ?? config.deploymentVersion;
    if (checkout.order.deployment_version === version) return;
    await store.updateOrder(trx, checkout.order.id, { deployment_version: version });
  });
  return live.id;
}

/**
 * Fails with `too_many_holds` and a retry time if this person or network has too many holds, because holds
 * are scarce.
 */
function refuseTooMany(
  { config }: Pick<Services, "config">,
  { petId }: Start,
  { isConfirmed, own, network, now }: HoldLook,
): void {
  const facts = { petId, isConfirmed, own, network, now };
  const refusal = holdRefusal(config.holds, facts);
  if (!refusal) return;
  fail("too_many_holds", {
    detail: refusalWords(refusal, facts.now),
    retryAt: refusal.until.toISOString(),
    retryAfterSeconds: Math.ceil((refusal.until.getTime() - facts.now.getTime()) / 1_000),
  });
}

/**
 * Returns the id of the new hold; undefined if another change was faster and the caller has to look again.
 */
async function tryHold(
  services: Services,
  { listing, mark, own }: HoldLook,
  start: Start,
  { of: network, ...from }: From & { of: Uint8Array | null },
): Promise<string | undefined> {
  const { petId, postalCode, userId: consumerId, ip } = start;
  const asker = { consumerId, ...(ip === undefined ? {} : { ip }) };
  const choices = await changedChoices(services, listing, firstChoices(listing), start.order, asker);
  const priceTo = async (to: Pick<store.Progress, "postalCode" | "delivery">) =>
    await priceChoices(services, listing, choices, await destinationOf(services, to));
  let typed = own.some((hold) => hold.petId === petId)
    ? await store.typedBefore(services.db, { petId, consumerId, postalCode })
    : {};
  let priced = await priceTo({ postalCode, ...typed });
  if (typed.delivery && saleErrorOf(listing, priced) !== null) {
    // A stored address that a rule now excludes must not prevent a new hold.
    typed = { contact: typed.contact };
    priced = await priceTo({ postalCode });
  }
  refuseBarred(listing, priced);
  const [id, orderId] = [services.newId(), services.newId()];
  const { step: _, ...place } = INITIAL_PROGRESS;
  const hold = {
    id,
    number: newNumber(),
    petId,
    breederId: listing.breederId,
    consumerId,
    network,
    minutes: HOLD_MINUTES,
    progress: {
      ...place,
      stepName: start.order ? "payment-options" as const : "started" as const,
      ...(postalCode === undefined ? {} : { postalCode }),
      ...typed,
    },
    orderId,
    order: {
      ...priced,
      terms: JSON.stringify(termsOf(listing)),
      go_home_on: listing.goHomeDate,
      deployment_version: start.deploymentVersion ?? services.config.deploymentVersion,
    },
    eventId: services.newId(),
  };
  const claim = priced.discount_code_id === null
    ? undefined
    : (trx: Kysely<Database>) => claimCode(trx, listing, priced, { consumerId, orderId });
  try {
    const isHeld = await insertHold(services.db, { petId, userId: consumerId, ...from, mark }, hold, claim);
    return isHeld ? id : undefined;
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

/**
 * Ends a hold whose time is over by the database's clock. Cancels its intents at the provider first; if the
 * money was faster, settles the payment instead and the reservation continues. Does nothing for any other
 * reservation, so any number of sweepers may call it. Fails with `payments_unavailable` while the provider
 * does not answer.
 */
export async function expireHold(services: Services, reservationId: string): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const seen = await store.findCheckout(services.db, reservationId);
    if (!seen || seen.reservation.status !== "held" || !seen.reservation.isOver) return;
    if (await closePayments(services, seen.payments) !== "closed") continue;
    const isDone = await withTx(services.db, async (trx) => {
      const { reservation, payments } = (await store.lockCheckout(trx, reservationId))!;
      const move = moveFor(reservation.status, "expire", "system");
      if (!move || !reservation.isOver) return true;
      if (openPayments(payments).length) return false;
      const event = { id: services.newId(), actor: "system" as const, actorId: null };
      await store.endHold(trx, reservation, move, event, {
        ended_at: reservation.at,
        end_reason: "The hold has ended.",
      });
      return true;
    });
    if (isDone) return;
  }
}

/**
 * Ends the unpaid holds of a buyer, or of a breeder's pets, at once. Nothing can be paid for them any more,
 * and a job closes their intents. Money that was faster counts, as at the end of any hold.
 */
export async function endHoldsOf(
  trx: Kysely<Database>,
  services: Pick<Services, "addJob">,
  of: { consumerId?: string; breederId?: string },
): Promise<void> {
  for (const reservationId of await store.cutHolds(trx, of)) {
    await services.addJob(trx, "expireHold", { reservationId }, { key: `hold:${reservationId}` });
  }
}

/** Returns a number that people can read aloud, without letters that look alike. */
function newNumber(): string {
  const letters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
  const bytes = crypto.getRandomValues(new Uint32Array(8));
  const text = [...bytes].map((byte) => letters[byte % letters.length]).join("");
  return `HP-${text.slice(0, 4)}-${text.slice(4)}`;
}
