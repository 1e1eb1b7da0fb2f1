import { randomInt } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { forEachRow } from "../../../platform/batches.ts";
import type { Database, DeliveryStatus } from "../../../platform/db/schema.ts";
import { withTx } from "../../../platform/db/tx.ts";
import { carrierEntries } from "../../ledger/rules.ts";
import { post } from "../../ledger/store.ts";
import type { Services } from "../../../services.ts";
import { reservationChanged } from "../notices/index.ts";
import { type Checkout, lockCheckout, type Order, updateOrder } from "../order/index.ts";
import { type DeliveryActor, deliveryAfter, deliveryKind, type DeliveryStep } from "./delivery_rules.ts";
import * as store from "./delivery_store.ts";

type Trx = Kysely<Database>;
type Needs = Pick<Services, "newId" | "addJob">;

/** Actor of a step; `name` is the name of a carrier. */
export type Stepper = { role: DeliveryActor; id?: string; name?: string | null; reason?: string | null };

/**
 * Begins the delivery of a paid order, if the platform carries it out. A reservation gets one delivery, even if
 * it was canceled; only a failed delivery has a successor, for the same pick-up address. Repeating it changes
 * nothing. The caller has locked the reservation.
 */
export async function beginDelivery(
  trx: Trx,
  services: Needs,
  { reservationId, order, failed }: {
    reservationId: string;
    order: Pick<Order, "id" | "transportation">;
    failed?: Pick<store.DeliveryRow, "pick_up">;
  },
): Promise<void> {
  if (!deliveryKind(order.transportation)) return;
  if (!failed && await store.hasDelivery(trx, reservationId)) return;
  const id = services.newId();
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const pickUp = failed?.pick_up ? JSON.stringify(failed.pick_up) : null;
  const row = { id, reservation_id: reservationId, order_id: order.id, code, pick_up: pickUp };
  if (!await store.insertDelivery(trx, row)) return;
  await writeStep(trx, services, id, "to-arrange", { role: "system" });
  await tellOf(trx, services, { id, step: "begin", at: 0 });
}

/** Adds the job that notifies everyone concerned of a step; `at` tells repeated steps apart. */
export async function tellOf(
  trx: Trx,
  { addJob }: Pick<Services, "addJob">,
  { id, step, at }: {
    id: string;
    step: DeliveryStep | "begin" | "resend" | "replace" | "code-locked";
    at: number;
  },
): Promise<void> {
  await addJob(trx, "notifyDelivery", { deliveryId: id, step, at }, { key: `delivery:${id}:${step}` });
}

/** Begins the deliveries of orders that were paid before the platform had deliveries. */
export async function beginDeliveries(
  services: Pick<Services, "db" | "newId" | "addJob" | "log">,
  signal?: AbortSignal,
): Promise<void> {
  await forEachRow({
    page: (after, limit) => store.findWithoutDelivery(services.db, after, limit),
    work: ({ id }) =>
      withTx(services.db, async (trx) => {
        const checkout = await lockCheckout(trx, id);
        const status = checkout?.reservation.status;
        if (status !== "deposit-paid" && status !== "paid") return;
        await beginDelivery(trx, services, { reservationId: id, order: checkout!.order });
      }),
    failed: "could not begin a delivery",
    log: services.log,
    signal,
  });
}

/**
 * Takes a step of a delivery, updates open pages and notifies the people concerned. Returns the new status;
 * undefined, without a change, if the step is not possible. The caller has locked reservation and delivery.
 */
export async function takeStep(
  trx: Trx,
  services: Needs,
  delivery: store.DeliveryRow,
  step: DeliveryStep,
  by: Stepper,
  change: store.DeliveryChange = {},
): Promise<DeliveryStatus | undefined> {
  const to = deliveryAfter(delivery.status, step, by.role);
  if (!to) return undefined;
  await store.updateDelivery(trx, delivery.id, {
    ...change,
    status: to,
    ...(to === delivery.status ? {} : { status_at: sql<Date>`now()` }),
  });
  await writeStep(trx, services, delivery.id, to, by);
  await reservationChanged(trx, services, delivery.reservation_id);
  await tellOf(trx, services, { id: delivery.id, step, at: delivery.updated_at.getTime() });
  return to;
}

async function writeStep(
  trx: Trx,
  services: Pick<Services, "newId">,
  deliveryId: string,
  status: DeliveryStatus,
  { role, id, name, reason }: Stepper,
): Promise<void> {
  await store.insertDeliveryEvent(trx, {
    id: services.newId(),
    delivery_id: deliveryId,
    status,
    by_role: role,
    actor_id: id ?? null,
    name: name ?? null,
    reason: reason ?? null,
  });
}

/** Records on the order that the carrier picked the pet up, which changes what a cancellation refunds. */
export async function markBegun(trx: Trx, { order }: Pick<Checkout, "order">): Promise<void> {
  if (order.delivery_begun_at) return;
  await updateOrder(trx, order.id, { delivery_begun_at: sql<Date>`now()` });
}

/** Records on the order that its delivery has to start over, so a cancellation refunds it like one that hasn't. */
export async function markEnded(trx: Trx, { order }: Pick<Checkout, "order">): Promise<void> {
  await updateOrder(trx, order.id, { delivery_begun_at: null });
}

/** Books the carrier's pay against the delivery account, once. The caller has locked the delivery. */
export async function bookCost(trx: Trx, services: Needs, delivery: store.DeliveryRow): Promise<void> {
  if (delivery.is_cost_booked || delivery.cost_cents === null) return;
  await store.updateDelivery(trx, delivery.id, { is_cost_booked: true });
  await post(trx, services.newId, {
    source: `carrier:${delivery.id}`,
    kind: "carrier",
    orderId: delivery.order_id,
    reservationId: delivery.reservation_id,
    entries: carrierEntries(delivery.cost_cents),
  });
}

/**
 * Ends the delivery of a sale that ends. A carrier who already has the pet is paid. Returns whether a carrier
 * has the pet. The caller has locked the reservation.
 */
export async function endDelivery(trx: Trx, services: Needs, reservationId: string): Promise<boolean> {
  const delivery = await store.lockUnfinished(trx, reservationId);
  if (!delivery) return false;
  const hasPet = delivery.status === "picked-up";
  await takeStep(trx, services, delivery, "cancel", { role: "system" }, { link_id: null });
  if (hasPet) await bookCost(trx, services, delivery);
  return hasPet;
}

/**
 * Ends the delivery of a completed sale whose buyer got the pet without it, so its link no longer shows
 * addresses. A carrier on the way still reports the hand-off. The caller has locked the reservation.
 */
export async function endNeedless(trx: Trx, services: Needs, reservationId: string): Promise<void> {
  const delivery = await store.lockUnfinished(trx, reservationId);
  if (!delivery || delivery.status === "picked-up") return;
  await takeStep(trx, services, delivery, "cancel", { role: "system" }, { link_id: null });
}
