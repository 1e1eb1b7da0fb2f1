import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { needsPerson, owedSince } from "../sale/refund/index.ts";

type Db = Kysely<Database>;

const refunds = (db: Db) =>
  db.selectFrom("refunds as f").innerJoin("payments as y", "y.id", "f.payment_id")
    .innerJoin("reservations as r", "r.id", "y.reservation_id").innerJoin("pets as p", "p.id", "r.pet_id")
    .innerJoin("breeders as d", "d.id", "r.breeder_id").innerJoin("users as b", "b.id", "r.consumer_id")
    .select([
      "f.id",
      "r.id as reservationId",
      "r.number as reservationNumber",
      "p.name as petName",
      "d.name as programName",
      "f.amount_cents as amountCents",
      "f.status",
      "f.failure",
      "f.attempt",
      "f.next_try_at as nextTryAt",
      owedSince.as("owedSince"),
      sql<string>`b.first_name || ' ' || b.last_name`.as("buyerName"),
      sql<string>`${owedSince}::text`.as("key"),
    ]);

export type OwedRow = Awaited<ReturnType<typeof findOwedRefunds>>[number];

/** SQL for whether a refund `f` is owed and needs a person. */
export const toLookAt = sql<boolean>`(f.status in ('pending', 'failed')
  and (${needsPerson} or f.failure is not null))`;

/**
 * Returns owed refunds that need a person, longest owed first, with the text of their time for the next page.
 */
export function findOwedRefunds(db: Db, after: { at: string; id: string } | undefined, limit: number) {
  return refunds(db)
    .where(toLookAt)
    .$if(
      after !== undefined,
      (query) =>
        query.where(sql<boolean>`(${owedSince}, f.id) > (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy(owedSince).orderBy("f.id").limit(limit).execute();
}

/** Returns one refund, still owed or not. */
export function findOwedRefund(db: Db, id: string) {
  return refunds(db).where("f.id", "=", id).executeTakeFirst();
}
