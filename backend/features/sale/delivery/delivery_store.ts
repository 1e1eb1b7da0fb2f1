import { type Insertable, type Kysely, type Selectable, sql, type UpdateObject } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";
import { UNFINISHED } from "./delivery_rules.ts";

type Db = Kysely<Database>;
export type DeliveryRow = Selectable<Database["deliveries"]>;
export type DeliveryChange = UpdateObject<Database, "deliveries">;

/** Adds a delivery, unless the reservation has an open one; returns whether it was added. */
export async function insertDelivery(
  trx: Db,
  row: Pick<Insertable<Database["deliveries"]>, "id" | "reservation_id" | "order_id" | "code" | "pick_up">,
): Promise<boolean> {
  const added = await trx.insertInto("deliveries").values(row).onConflict((conflict) => conflict.doNothing())
    .returning("id").executeTakeFirst();
  return added !== undefined;
}

/** Whether a reservation has had a delivery, whatever became of it. */
export async function hasDelivery(trx: Db, reservationId: string): Promise<boolean> {
  return await trx.selectFrom("deliveries").select("id").where("reservation_id", "=", reservationId)
    .executeTakeFirst() !== undefined;
}

/** Returns the status of a reservation's unfinished delivery; undefined if it has none. */
export async function findUnfinished(
  db: Db,
  reservationId: string,
): Promise<DeliveryRow["status"] | undefined> {
  const row = await db.selectFrom("deliveries").select("status").where("reservation_id", "=", reservationId)
    .where("status", "in", UNFINISHED).executeTakeFirst();
  return row?.status;
}

/** Returns a delivery, locked. The caller has locked its reservation. */
export function lockDelivery(trx: Db, id: string): Promise<DeliveryRow | undefined> {
  return trx.selectFrom("deliveries").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Returns the unfinished delivery of a reservation, locked. */
export function lockUnfinished(trx: Db, reservationId: string): Promise<DeliveryRow | undefined> {
  return trx.selectFrom("deliveries").selectAll().where("reservation_id", "=", reservationId)
    .where("status", "in", UNFINISHED).forUpdate().executeTakeFirst();
}

/** Returns a delivery by the id in its link; undefined for an expired or revoked one. */
export function findByLink(db: Db, linkId: string): Promise<DeliveryRow | undefined> {
  return db.selectFrom("deliveries").selectAll().where("link_id", "=", linkId)
    .where("link_expires_at", ">", sql<Date>`now()`).executeTakeFirst();
}

export async function updateDelivery(trx: Db, id: string, change: DeliveryChange): Promise<void> {
  await trx.updateTable("deliveries").set({ ...change, updated_at: sql<Date>`now()` }).where("id", "=", id)
    .execute();
}

export async function insertDeliveryEvent(
  trx: Db,
  event: Insertable<Database["delivery_events"]>,
): Promise<void> {
  await trx.insertInto("delivery_events").values(event).execute();
}

/** Returns paid reservations whose delivery has no row yet: they were paid before deliveries existed. */
export async function findWithoutDelivery(
  db: Db,
  after: { id: string } | undefined,
  limit: number,
): Promise<{ id: string; orderId: string }[]> {
  return await db.selectFrom("reservations as r").innerJoin("orders as o", "o.reservation_id", "r.id")
    .select(["r.id", "o.id as orderId"])
    .where("r.status", "in", ["deposit-paid", "paid"])
    .where("o.order_type", "=", "pet").where("o.transportation", "in", ["honest", "flight"])
    .where(({ not, exists, selectFrom }) =>
      not(exists(
        selectFrom("deliveries as d").select("d.id").whereRef("d.reservation_id", "=", "r.id"),
      ))
    )
    .$if(after !== undefined, (query) => query.where("r.id", ">", after!.id))
    .orderBy("r.id").limit(limit).execute();
}
