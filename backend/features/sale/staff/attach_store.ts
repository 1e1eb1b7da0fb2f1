import { type Kysely, sql } from "kysely";
import type { Database, OrdersTable, PaymentMethod, ReservationStatus } from "../../../platform/db/schema.ts";
import { SELLER_SHOWN } from "../../pets/card_store.ts";
import { WAITING_OWNER } from "../../pets/waiting_store.ts";
import type { Insertable } from "kysely";
import type { AttachFacts } from "./attach_rules.ts";
import {
  eventOf,
  type KeptOrder,
  type KeptSale,
  type MoveEvent,
  type Progress,
  writeEvent,
} from "../order/index.ts";

type Db = Kysely<Database>;

/** Returns the facts that decide whether each sale's payment can be attached, in the same order. */
export async function findAttachFacts(
  db: Db,
  sales: readonly (Pick<KeptSale, "petId" | "buyerId" | "reservationId" | "orderId"> | undefined)[],
): Promise<Pick<AttachFacts, "buyer" | "pet" | "reservation">[]> {
  const column = (name: "petId" | "buyerId" | "reservationId" | "orderId") =>
    sales.map((sale) => sale?.[name] ?? null);
  const { rows } = await sql<Pick<AttachFacts, "buyer" | "pet" | "reservation">>`
    select
      (select jsonb_build_object('isClosed', b.closed_at is not null) from users b where b.id = s.buyer) as buyer,
      (select jsonb_build_object('name', p.name, 'breederId', p.breeder_id, 'status', p.status,
          'isSellerShown', ${sql.raw(SELLER_SHOWN)},
          'liveReservationId', (select l.id from reservations l where l.pet_id = p.id
            and l.status in ('held', 'processing', 'deposit-paid', 'paid', 'handed-over', 'disputed')),
          'isPromised', exists (select from waitlist_promises m join waitlist_entries e on e.id = m.entry_id
            where m.pet_id = p.id and m.ended_at is null and ${
    sql.raw(WAITING_OWNER)
  } is distinct from s.buyer))
        from pets p join breeders d on d.id = p.breeder_id join users u on u.id = d.user_id
        where p.id = s.pet) as pet,
      (select jsonb_build_object('status', r.status, 'consumerId', r.consumer_id, 'petId', r.pet_id,
          'hasOrder', exists (select from orders o where o.id = s.sale and o.reservation_id = r.id))
        from reservations r where r.id = s.reservation) as reservation
    from unnest(${column("petId")}::uuid[], ${column("buyerId")}::uuid[], ${column("reservationId")}::uuid[],
      ${column("orderId")}::uuid[]) with ordinality as s (pet, buyer, reservation, sale, at)
    order by s.at`.execute(db);
  return rows;
}

/** Locks a pet until the transaction ends. */
export async function lockPet(trx: Db, petId: string): Promise<void> {
  await trx.selectFrom("pets").select("id").where("id", "=", petId).forUpdate().execute();
}

/** Finds the buyer as the checkout knew them; the phone number is null if there is none. */
export function findBuyer(db: Db, id: string) {
  return db.selectFrom("users").select(["first_name", "last_name", "email", "phone"]).where("id", "=", id)
    .executeTakeFirstOrThrow();
}

/**
 * Restores a reservation that was lost with its rows, as a hold. Its number gets a suffix if it is taken.
 */
export async function insertLostReservation(
  trx: Db,
  lost: KeptSale & { progress: Progress; begunAt: Date; eventId: string; reason: string },
): Promise<void> {
  const { reservationId: id, number } = lost;
  await trx.insertInto("reservations").values({
    id,
    pet_id: lost.petId,
    breeder_id: lost.breederId,
    consumer_id: lost.buyerId,
    status: "held",
    number: sql<string>`case when exists (select from reservations where number = ${number})
      then ${`${number}-2`} else ${number} end`,
    hold_expires_at: sql<Date>`now() + interval '15 minutes'`,
    progress: JSON.stringify(lost.progress),
    created_at: lost.begunAt,
  }).execute();
  const event = { id: lost.eventId, actor: "system" as const, actorId: null, reason: lost.reason };
  await trx.insertInto("reservation_events").values(eventOf({ id, status: null }, "held", event)).execute();
}

/**
 * Reopens an ended hold for a moment, so it can be paid. This is not a move of the sale: if the payment had
 * not been lost, the hold would not have expired. The history records it all the same.
 */
export async function reopenHold(
  trx: Db,
  { id, status }: { id: string; status: ReservationStatus },
  event: MoveEvent,
): Promise<void> {
  if (status !== "held") await writeEvent(trx, { id, status }, "held", event);
  await trx.updateTable("reservations").set({
    status: "held",
    ended_at: null,
    end_reason: null,
    hold_expires_at: sql<Date>`now() + interval '15 minutes'`,
    updated_at: sql<Date>`now()`,
  }).where("id", "=", id).where("status", "in", ["held", "expired"]).execute();
}

/**
 * Writes an order as its payment carried it, replacing the existing one. Leaves out codes and contracts that
 * no longer exist.
 */
export async function writeLostOrder(
  trx: Db,
  sale: Pick<KeptSale, "orderId" | "reservationId" | "order">,
  more: { deploymentVersion: string; acceptedAt: Date },
): Promise<void> {
  const { discount_code_id, sale_contract_id, terms, line_items, ...order } = sale.order as KeptOrder;
  const there = async (table: "discount_codes" | "sale_contracts", id: string | null | undefined) => {
    const row = id
      ? await trx.selectFrom(table).select("id").where("id", "=", id).executeTakeFirst()
      : undefined;
    return row?.id ?? null;
  };
  const columns: Omit<Insertable<OrdersTable>, "id" | "reservation_id"> = {
    ...order,
    line_items: JSON.stringify(line_items),
    ...(terms ? { terms: JSON.stringify(terms) } : {}),
    discount_code_id: await there("discount_codes", discount_code_id),
    sale_contract_id: await there("sale_contracts", sale_contract_id),
    accepted_at: order.terms_version ? more.acceptedAt : null,
    deployment_version: more.deploymentVersion,
  };
  await trx.insertInto("orders").values({ ...columns, id: sale.orderId, reservation_id: sale.reservationId })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(columns)).execute();
}

/** Writes the row of a lost payment as if it had just been requested. */
export async function insertLostPayment(
  trx: Db,
  { paymentId, orderId, reservationId, kind }: KeptSale,
  payment: { intentId: string; method: PaymentMethod; amountCents: number; begunAt: Date },
): Promise<void> {
  await trx.insertInto("payments").values({
    id: paymentId,
    order_id: orderId,
    reservation_id: reservationId,
    kind,
    method: payment.method,
    amount_cents: payment.amountCents,
    status: "creating",
    created_at: payment.begunAt,
    idempotency_key: `attached:${payment.intentId}`,
  }).execute();
}
