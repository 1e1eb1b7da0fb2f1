import { type Insertable, type Kysely, sql } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";
import type { LineItem } from "../../../platform/db/schema.ts";
import type { Order } from "./store.ts";

type Db = Kysely<Database>;

/** Adds an order of add-ons. A reservation has one that is open, or the database refuses. */
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

/** Whose an order of add-ons is; undefined where there is none. */
export function findAddOnOwner(db: Db, id: string) {
  return db.selectFrom("orders as o").innerJoin("reservations as r", "r.id", "o.reservation_id")
    .select(["r.id as reservationId", "r.consumer_id as buyerId"])
    .where("o.id", "=", id).where("o.order_type", "=", "addon").executeTakeFirst();
}

/**
 * Orders of add-ons that nobody has paid for a day and that have not been given up, the longest untouched first; marked, so
 * that one that cannot be closed now comes again a day later.
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
