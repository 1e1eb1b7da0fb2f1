import { type Insertable, type Kysely, sql } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";
import type { LineItem } from "../../../platform/db/schema.ts";
import type { Order } from "./store.ts";

type Db = Kysely<Database>;

/** Adds an add-on order. The database refuses a second open one for a reservation. */
export async function insertAddOnOrder(
  db: Db,
  { line_items, ...order }: Omit<Insertable<Database["orders"]>, "order_type" | "line_items"> & {
    line_items: readonly LineItem[];
  },
): Promise<Order> {
  return await db.insertInto("orders")
    .values({ ...order, order_type: "addon", line_items: JSON.stringify(line_items) })
    .returningAll().executeTakeFirstOrThrow();
}

/** Finds the reservation and buyer of an add-on order; undefined if there is none. */
export function findAddOnOwner(db: Db, id: string) {
  return db.selectFrom("orders as o").innerJoin("reservations as r", "r.id", "o.reservation_id")
    .select(["r.id as reservationId", "r.consumer_id as buyerId"])
    .where("o.id", "=", id).where("o.order_type", "=", "addon").executeTakeFirst();
}

/**
 * Takes add-on orders that have been unpaid and unchanged for a day, oldest first. Marks them, so an order
 * that cannot be closed now is retried a day later.
 */
export async function takeAbandoned(db: Db, limit: number): Promise<{ id: string; reservationId: string }[]> {
  const { rows } = await sql<{ id: string; reservationId: string }>`
    update orders set updated_at = now() where id in (
      select id from orders where order_type = 'addon' and paid_at is null and ended_at is null
        and updated_at < now() - interval '1 day'
      order by updated_at limit ${limit} for update skip locked)
    returning id, reservation_id as "reservationId"`.execute(db);
  return rows;
}
