import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";

type Db = Kysely<Database>;
export type StaffRefund = Selectable<Database["staff_refunds"]>;

/** Finds the refund of an order that was made under this key. */
export function findStaffRefund(db: Db, orderId: string, key: string): Promise<StaffRefund | undefined> {
  return db.selectFrom("staff_refunds").selectAll().where("order_id", "=", orderId)
    .where("idempotency_key", "=", key).executeTakeFirst();
}

/** Stores a refund by staff. */
export async function insertStaffRefund(db: Db, row: Insertable<Database["staff_refunds"]>): Promise<void> {
  await db.insertInto("staff_refunds").values(row).execute();
}
