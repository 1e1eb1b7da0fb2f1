import { type Kysely, sql } from "kysely";
import type { Database, ReceiptFacts } from "../../../platform/db/schema.ts";
import type { Payment } from "../order/index.ts";

type Db = Kysely<Database>;

/** What only a receipt says of a sale: the breed, and who the seller is and where. */
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

/** The payments of an order that stand, the first one first. */
export function findTaken(db: Db, orderId: string): Promise<Payment[]> {
  return db.selectFrom("payments").selectAll().where("order_id", "=", orderId)
    .where("status", "=", "succeeded").where("is_returned", "=", false)
    .orderBy("succeeded_at").orderBy("id").execute();
}

/** How many receipts a reservation has had. */
export async function countReceipts(db: Db, reservationId: string): Promise<number> {
  const { issued } = await db.selectFrom("payments").select(
    sql<number>`count(receipt_number)::int`.as("issued"),
  )
    .where("reservation_id", "=", reservationId).executeTakeFirstOrThrow();
  return issued;
}

/** Keeps the receipt of a payment; the first one stays. */
export async function keepReceipt(
  db: Db,
  paymentId: string,
  number: string,
  receipt: ReceiptFacts,
): Promise<void> {
  await db.updateTable("payments").set({ receipt_number: number, receipt: JSON.stringify(receipt) })
    .where("id", "=", paymentId).where("receipt", "is", null).execute();
}

/** A payment with its receipt, and whose it is; undefined where there is none. */
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

/** Reservations with payments from before receipts were written, after the one given; by the payments' ids. */
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
