import { type Kysely, sql } from "kysely";
import type { Database, ReceiptFacts } from "../../../platform/db/schema.ts";
import type { Payment } from "../order/index.ts";

type Db = Kysely<Database>;

/** Finds the facts of a sale that only receipts show: the breed, and the seller's name and place. */
export function findSold(db: Db, petId: string) {
  return db.selectFrom("pets as p").innerJoin("breeders as d", "d.id", "p.breeder_id")
    .leftJoin("breeds as b", "b.id", "p.breed_id")
    .select([
      "p.name as petName",
      "b.name as breedName",
      "d.name as sellerName",
      "d.kind as sellerKind",
      sql<string>`d.city || ', ' || d.state`.as("sellerPlace"),
    ])
    .where("p.id", "=", petId).executeTakeFirstOrThrow();
}

/** Finds the succeeded payments of an order that were not returned, oldest first. */
export function findTaken(db: Db, orderId: string): Promise<Payment[]> {
  return db.selectFrom("payments").selectAll().where("order_id", "=", orderId)
    .where("status", "=", "succeeded").where("is_returned", "=", false)
    .orderBy("succeeded_at").orderBy("id").execute();
}

/** Counts the receipts of a reservation. */
export async function countReceipts(db: Db, reservationId: string): Promise<number> {
  const { issued } = await db.selectFrom("payments").select(
    sql<number>`count(receipt_number)::int`.as("issued"),
  )
    .where("reservation_id", "=", reservationId).executeTakeFirstOrThrow();
  return issued;
}

/** Stores the receipt of a payment; an earlier one stays. */
export async function keepReceipt(
  db: Db,
  paymentId: string,
  number: string,
  receipt: ReceiptFacts,
): Promise<void> {
  await db.updateTable("payments").set({ receipt_number: number, receipt: JSON.stringify(receipt) })
    .where("id", "=", paymentId).where("receipt", "is", null).execute();
}

/** Finds a payment with its receipt, buyer and breeder; undefined if there is none. */
export async function findReceipt(db: Db, paymentId: string) {
  return await db.selectFrom("payments as y").innerJoin("reservations as r", "r.id", "y.reservation_id")
    .innerJoin("orders as o", "o.id", "y.order_id")
    .selectAll("y").select("o.order_type as orderType").select([
      "r.number",
      "r.consumer_id as buyerId",
      "r.breeder_id as breederId",
    ])
    .where("y.id", "=", paymentId).where("y.receipt", "is not", null).executeTakeFirst();
}

/** Finds reservations, after the given payment id, with payments from before receipts were written. */
export async function findWithoutReceipt(
  db: Db,
  after: { id: string } | undefined,
  limit: number,
): Promise<{ id: string; reservationId: string }[]> {
  return await db.selectFrom("payments").select(["id", "reservation_id as reservationId"])
    .where("receipt", "is", null).where("status", "=", "succeeded").where("is_returned", "=", false)
    .$if(after !== undefined, (query) => query.where("id", ">", after!.id))
    .orderBy("id").limit(limit).execute();
}
