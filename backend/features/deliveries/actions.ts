import { isDeepStrictEqual } from "node:util";
import type { Kysely } from "kysely";
import type {
  DeliveryAnswer,
  DeliveryPickUp,
  DeliveryWindow,
  OfferDeliveryBody,
  StaffDeliveryAnswer,
  StaffRank,
  UpdateDeliveryBody,
} from "../../generated/types.ts";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { fail, failFields } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { type Decision, recordDecision } from "../audit/actions.ts";
import { viewPhotos } from "../files/actions.ts";
import {
  beginDelivery,
  bookCost,
  CARRIED,
  type DeliveryRow,
  type DeliveryStep,
  isWindowPossible,
  linkExpiry,
  lockDelivery,
  markEnded,
  newLinkExpiry,
  type Stepper,
  takeStep,
  tellOf,
  updateDelivery,
} from "../sale/delivery/index.ts";
import { reservationChanged } from "../sale/notices/index.ts";
import { type Checkout, findParties, lockCheckout } from "../sale/order/index.ts";
import { sideOf } from "../sale/refund_plan/index.ts";
import { actionsIn, isPayHigh, PAYING, REASONED } from "./rules.ts";
import * as store from "./store.ts";
import { tellChanged, tellTaken } from "./tell_carrier_actions.ts";
import { deliveryOf, staffPageOf } from "./view.ts";

type Trx = Kysely<Database>;
type Staff = { actorId: string; rank: StaffRank | null };
type Person = { id: string; breederId: string | null };

const photoKeys = (row: store.Shown): string[] =>
  [row.pick_up_photo, row.hand_off_photo].filter((key) => key !== null);

/** Returns the delivery of a reservation for one side of the sale. Fails with `not_found` for others. */
export async function showDelivery(
  services: Pick<Services, "db" | "files">,
  reservationId: string,
  user: Person,
): Promise<DeliveryAnswer> {
  const side = sideOf(await findParties(services.db, reservationId), user) ?? fail("not_found");
  const row = await store.findOfReservation(services.db, reservationId);
  if (!row) return {};
  return { delivery: deliveryOf(row, side, await viewPhotos(services, photoKeys(row))) };
}

/** Returns one delivery for staff. Fails with `not_found`. */
export async function showToStaff(
  services: Pick<Services, "db" | "files">,
  id: string,
): Promise<StaffDeliveryAnswer> {
  const row = await store.findShown(services.db, id) ?? fail("not_found");
  const [events, photos] = await Promise.all([
    store.findEvents(services.db, id),
    viewPhotos(services, photoKeys(row)),
  ]);
  return { page: staffPageOf(row, events, photos) };
}

/**
 * Runs `work` with a delivery and its sale locked, in the order of all locks. Fails with `not_found`.
 */
export async function withDelivery<T>(
  services: Pick<Services, "db">,
  found: { id: string; reservation_id: string } | undefined,
  work: (trx: Trx, delivery: DeliveryRow, checkout: Checkout) => Promise<T>,
): Promise<T> {
  if (!found) fail("not_found");
  return await withTx(services.db, async (trx) => {
    const checkout = await lockCheckout(trx, found.reservation_id) ?? fail("not_found");
    const delivery = await lockDelivery(trx, found.id) ?? fail("not_found");
    return await work(trx, delivery, checkout);
  });
}

/** Saves where the carrier picks the pet up. Fails with `not_found` or `delivery_changed`. */
export async function savePickUp(
  services: Services,
  reservationId: string,
  { address, note, user }: DeliveryPickUp & { user: Person },
): Promise<void> {
  if (sideOf(await findParties(services.db, reservationId), user) !== "breeder") fail("not_found");
  const row = await store.findOfReservation(services.db, reservationId);
  await withDelivery(services, row, async (trx, delivery) => {
    const isEarly = delivery.status === "to-arrange" || delivery.status === "offered" ||
      delivery.status === "accepted" || delivery.status === "scheduled";
    if (!isEarly) fail("delivery_changed");
    await updateDelivery(trx, delivery.id, { pick_up: JSON.stringify({ address, note }) });
    if (!isDeepStrictEqual(delivery.pick_up, { address, note })) {
      await tellChanged(trx, services, delivery, "pick-up");
    }
    await reservationChanged(trx, services, reservationId);
  });
}

/** Returns the columns of a window, until after which the carrier's link works. Fails with `window_not_valid`. */
export function scheduleColumns(delivery: DeliveryRow, window: DeliveryWindow, now: Date) {
  const columns = windowColumns(window, now);
  return { ...columns, link_expires_at: linkExpiry(delivery.link_expires_at, columns.arrive_to) };
}

/** Returns the columns of a window. Fails with `window_not_valid`. */
function windowColumns(window: DeliveryWindow, now: Date) {
  const [pickUpAt, arriveFrom, arriveTo] = [
    new Date(window.pickUpAt),
    new Date(window.arriveFrom),
    new Date(window.arriveTo),
  ];
  if (!isWindowPossible({ pickUpAt, arriveFrom, arriveTo }, now)) fail("window_not_valid");
  return { pick_up_at: pickUpAt, arrive_from: arriveFrom, arrive_to: arriveTo };
}

/** Columns of a delivery without a carrier. */
export const NO_CARRIER = {
  carrier_name: null,
  carrier_email: null,
  carrier_phone: null,
  carrier_company: null,
  cost_cents: null,
  pick_up_at: null,
  arrive_from: null,
  arrive_to: null,
  link_id: null,
  link_expires_at: null,
  link_opened_at: null,
};

/** Columns of a new link, with which codes and photos are accepted again. */
function newLink(services: Pick<Services, "newId">, at: Date, arriveTo: Date | null) {
  return {
    link_id: services.newId(),
    link_expires_at: newLinkExpiry(at, arriveTo),
    link_opened_at: null,
    wrong_codes: 0,
    uploads: 0,
  };
}

/** Takes a step or fails with `delivery_changed`. */
export async function mustStep(
  trx: Trx,
  services: Services,
  delivery: DeliveryRow,
  step: DeliveryStep,
  by: Stepper,
  change: Parameters<typeof takeStep>[5] = {},
): Promise<void> {
  if (!await takeStep(trx, services, delivery, step, by, change)) fail("delivery_changed");
}

function logged(
  delivery: DeliveryRow,
  actorId: string,
  what: Pick<Decision, "action" | "reason"> & Pick<Partial<Decision>, "before" | "after">,
): Decision {
  return { actorId, subjectKind: "delivery", subjectId: delivery.id, ...what };
}

/**
 * Offers a delivery to a carrier, in place of the current one. Fails with `not_found`, `delivery_changed`,
 * `window_not_valid` or `staff_rank`.
 */
export async function offerDelivery(
  services: Services,
  id: string,
  { carrier, costCents, window, actorId, rank }: OfferDeliveryBody & Staff,
): Promise<void> {
  const found = await store.findShown(services.db, id);
  refuseHighPay(found, costCents, rank);
  await withDelivery(
    services,
    found,
    async (trx, delivery, { reservation }) => {
      const times = window && windowColumns(window, reservation.at);
      const change = {
        ...NO_CARRIER,
        carrier_name: carrier.name,
        carrier_email: carrier.email.toLowerCase(),
        carrier_phone: carrier.phoneNumber,
        carrier_company: carrier.company || null,
        cost_cents: costCents,
        ...times,
        ...newLink(services, reservation.at, times?.arrive_to ?? null),
      };
      const isOther = delivery.carrier_email !== change.carrier_email;
      if (isOther) await tellTaken(trx, services, delivery);
      await mustStep(trx, services, delivery, "offer", { role: "staff", id: actorId }, change);
      if (isOther && CARRIED.has(delivery.status)) {
        await tellOf(trx, services, { id, step: "replace", at: delivery.updated_at.getTime() });
      }
      await recordDecision(
        trx,
        logged(delivery, actorId, {
          action: "delivery-offered",
          reason: null,
          before: { costCents: delivery.cost_cents },
          after: { costCents },
        }),
      );
    },
  );
}

/** Fails with `staff_rank` if the carrier would get more than this rank may promise. */
function refuseHighPay(row: store.Shown | undefined, costCents: number, rank: StaffRank | null): void {
  if (!row || !isPayHigh(costCents, row.priceCents) || (rank && PAYING.has(rank))) return;
  fail("staff_rank", {
    detail:
      "The pay is more than 150% of what the buyer paid for the delivery. Ask finance or an admin to set it.",
  });
}

/**
 * Changes a delivery as staff asked. Fails with `not_found`, `delivery_changed`, `delivery_charged`,
 * `window_not_valid` or `staff_rank`.
 */
export async function updateByStaff(
  services: Services,
  id: string,
  body: UpdateDeliveryBody & Staff,
): Promise<void> {
  const { action, actorId, rank } = body;
  const reason = body.reason ?? null;
  if (REASONED.has(action) && reason === null) missing("reason");
  if (action === "schedule" && !body.window) missing("window");
  if (action === "price" && body.costCents === undefined) missing("costCents");
  const found = await store.findShown(services.db, id);
  if (action === "price") refuseHighPay(found, body.costCents!, rank);
  await withDelivery(services, found, async (trx, delivery, checkout) => {
    if (!actionsIn(delivery.status).includes(action)) fail("delivery_changed");
    const now = checkout.reservation.at;
    const by = { role: "staff" as const, id: actorId, reason };
    const before = { costCents: delivery.cost_cents };
    let after: Decision["after"] = before;
    switch (action) {
      case "resend":
        await updateDelivery(trx, id, newLink(services, now, delivery.arrive_to));
        await tellOf(trx, services, { id, step: "resend", at: now.getTime() });
        break;
      case "withdraw":
        await tellTaken(trx, services, delivery);
        await mustStep(trx, services, delivery, "withdraw", by, NO_CARRIER);
        break;
      case "schedule":
        await mustStep(trx, services, delivery, "schedule", by, scheduleColumns(delivery, body.window!, now));
        break;
      case "price":
        after = { costCents: body.costCents! };
        await updateDelivery(trx, id, { cost_cents: body.costCents! });
        if (body.costCents !== delivery.cost_cents) await tellChanged(trx, services, delivery, "pay");
        break;
      case "confirm":
        await mustStep(trx, services, delivery, "hand-off", by, { link_id: null });
        await bookCost(trx, services, delivery);
        break;
      case "fail":
        await mustStep(trx, services, delivery, "fail", by, { link_id: null });
        await bookCost(trx, services, delivery);
        await markEnded(trx, checkout);
        await beginDelivery(trx, services, {
          reservationId: delivery.reservation_id,
          order: checkout.order,
          failed: delivery,
        });
        break;
      case "cancel":
        if (checkout.reservation.status === "deposit-paid") fail("delivery_charged");
        await mustStep(trx, services, delivery, "cancel", by, { link_id: null });
        break;
    }
    await recordDecision(
      trx,
      logged(delivery, actorId, { action: `delivery-${action}`, reason, before, after }),
    );
  });
}

function missing(field: string): never {
  return failFields({
    pointer: `/${field}`,
    code: "required",
    detail: "This field is needed for the action.",
  });
}
