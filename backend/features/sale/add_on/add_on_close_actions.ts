import { type Kysely, sql } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";
import { withTx } from "../../../platform/db/tx.ts";
import type { Services } from "../../../services.ts";
import { closePayment, openPayments } from "../payment/index.ts";
import { type AddOnOrder, lockCheckout, takeAbandoned, updateOrder } from "../order/index.ts";

type Trx = Kysely<Database>;
type Needs = Pick<Services, "db" | "payments" | "newId" | "addJob" | "log">;

/**
 * Add-on payments that the buyer could still confirm. Payments in processing are left out because they finish
 * without help.
 */
const confirmable = (orders: readonly AddOnOrder[]) =>
  orders.flatMap(({ payments }) => openPayments(payments)).filter(({ status }) => status !== "processing");

/** Whether any add-on order could still be paid. */
export function hasOpenAddOns(orders: readonly AddOnOrder[]): boolean {
  return confirmable(orders).length > 0;
}

/**
 * Closes all open add-on payments at the provider, or settles one that succeeded first. A payment in
 * processing is left alone: its money is refunded if it arrives after its order has ended.
 */
export async function closeAddOns(services: Needs, orders: readonly AddOnOrder[]): Promise<void> {
  for (const payment of confirmable(orders)) await closePayment(services, payment);
}

/** Ends add-on orders. Money that arrives later no longer pays for them. */
export async function endAddOns(trx: Trx, orders: readonly AddOnOrder[], at: Date): Promise<void> {
  for (const { order } of orders) {
    if (order.ended_at === null) await updateOrder(trx, order.id, { ended_at: at });
  }
}

/** Closes and ends an unpaid add-on order, unless its money is under way. */
export async function giveUpAddOns(
  services: Needs,
  { id, reservationId }: { id: string; reservationId: string },
): Promise<void> {
  const open = async (db: Trx) =>
    (await lockCheckout(db, reservationId))!.addOnOrders
      .filter(({ order }) => order.id === id && order.paid_at === null && order.ended_at === null);
  const seen = await withTx(services.db, open);
  await closeAddOns(services, seen);
  await withTx(services.db, async (trx) => {
    const orders = await open(trx);
    if (orders.some(({ payments }) => openPayments(payments).length > 0)) return;
    await endAddOns(trx, orders, await nowOf(trx));
  });
}

async function nowOf(db: Trx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  return rows[0]!.now;
}

/**
 * Ends add-on orders that have been unpaid for a day. An order that cannot be closed now is retried next
 * time.
 */
export async function giveUpAbandoned(services: Needs, limit: number, signal?: AbortSignal): Promise<void> {
  for (const order of await takeAbandoned(services.db, limit)) {
    if (signal?.aborted) return;
    await giveUpAddOns(services, order).catch((error) =>
      services.log.info("could not close an unpaid add-on order", { id: order.id, error })
    );
  }
}
