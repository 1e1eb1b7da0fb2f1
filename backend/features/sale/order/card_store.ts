import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";
import { TODAY_UTC } from "../../../platform/db/today.ts";
import { OTHER_ZONE } from "../../places/zone_rules.ts";

import { STOP } from "../../ledger/stop_store.ts";

type Db = Kysely<Database>;
export type SavedCard = Selectable<Database["saved_cards"]>;

/** Saves a card for a reservation's balance; a card saved earlier stays unchanged. */
export async function insertCard(db: Db, card: Insertable<Database["saved_cards"]>): Promise<void> {
  await db.insertInto("saved_cards").values(card).onConflict((conflict) =>
    conflict.column("method_id").doNothing()
  )
    .execute();
}

/** Whether a card with this provider id was ever saved. */
export async function isKnown(db: Db, methodId: string): Promise<boolean> {
  return await db.selectFrom("saved_cards").select("id").where("method_id", "=", methodId)
    .executeTakeFirst() !== undefined;
}

/**
 * SQL: no saved card may be charged for the reservation `r`, because the sale is stopped, or the buyer is
 * suspended and could not object.
 */
export const ON_HOLD = `((${STOP}) is not null
  or exists (select from users u where u.account_status = 'Suspended' and u.id = r.consumer_id))`;

const cards = (db: Db) =>
  db.selectFrom("saved_cards as s").innerJoin("reservations as r", "r.id", "s.reservation_id")
    .innerJoin("pets as p", "p.id", "r.pet_id").selectAll("s").select(["p.name as petName", "r.number"])
    .select(sql<boolean>`${sql.raw(ON_HOLD)}`.as("isOnHold"));

export type ShownCard = Awaited<ReturnType<typeof findCardsOf>>[number];

/** Finds a person's saved cards, newest first. */
export function findCardsOf(db: Db, userId: string, limit: number) {
  return cards(db).where("s.user_id", "=", userId).where("s.removed_at", "is", null)
    .orderBy("s.created_at", "desc").orderBy("s.id").limit(limit).execute();
}

/** Finds the saved card of a reservation; undefined if there is none. */
export function findCardFor(db: Db, reservationId: string) {
  return cards(db).where("s.reservation_id", "=", reservationId).where("s.removed_at", "is", null)
    .executeTakeFirst();
}

/** Finds the saved cards of these reservations. */
export async function findCardsFor(db: Db, reservationIds: readonly string[]) {
  return await cards(db).where("s.reservation_id", "in", reservationIds).where("s.removed_at", "is", null)
    .execute();
}

/** Counts all cards ever saved for a reservation. */
export async function countCards(db: Db, reservationId: string): Promise<number> {
  const { count } = await db.selectFrom("saved_cards").where("reservation_id", "=", reservationId)
    .select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  return Number(count);
}

/** Finds a card by its id. */
export function findCard(db: Db, id: string): Promise<SavedCard | undefined> {
  return db.selectFrom("saved_cards").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Finds a card by its id and locks it. Take the reservation's locks first. */
export function lockCard(db: Db, id: string): Promise<SavedCard | undefined> {
  return db.selectFrom("saved_cards").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Marks the saved cards of a reservation as removed; returns their ids. */
export async function retire(db: Db, reservationId: string): Promise<string[]> {
  const rows = await db.updateTable("saved_cards").set({ removed_at: sql<Date>`now()` })
    .where("reservation_id", "=", reservationId).where("removed_at", "is", null).returning("id").execute();
  return rows.map(({ id }) => id);
}

/** Marks one card as removed. */
export async function removeCard(db: Db, id: string): Promise<void> {
  await db.updateTable("saved_cards").set({ removed_at: sql<Date>`now()` }).where("id", "=", id).execute();
}

/** Records that the provider has detached a card. */
export async function noteDetached(db: Db, id: string): Promise<void> {
  await db.updateTable("saved_cards").set({ detached_at: sql<Date>`now()` }).where("id", "=", id).execute();
}

const SOLD_ZONE = `(select coalesce(o.terms ->> 'timeZone', '${OTHER_ZONE}') from orders o
  where o.reservation_id = r.id and o.order_type = 'pet')`;

/**
 * SQL: end of the grace period of the reservation `r`, as in `graceEndsAt`: 3 calendar days later in the
 * pet's time zone.
 */
export const GRACE_ENDS =
  `((r.balance_due_at at time zone ${SOLD_ZONE}) + interval '3 days') at time zone ${SOLD_ZONE}`;

/**
 * SQL: the balance of the reservation `r` may be charged automatically now, from 9:00 on the due date in the
 * pet's time zone until the end of the grace period, unless it is on hold.
 */
const CHARGED_NOW = `(not ${ON_HOLD} and r.balance_due_at - interval '15 hours' <= now() and
  now() <= ${GRACE_ENDS})`;

/** Whether the balance of a reservation may be charged automatically now. */
export async function isChargedNow(db: Db, reservationId: string): Promise<boolean> {
  const { rows } = await sql`select from reservations r where r.id = ${reservationId} and ${
    sql.raw(CHARGED_NOW)
  }`.execute(db);
  return rows.length > 0;
}

/**
 * Finds cards to charge now, and cards whose charge was started but has no known result, even if automatic
 * charges are no longer allowed.
 */
export async function findDueCards(db: Db, limit: number): Promise<{ id: string; isBegun: boolean }[]> {
  const { rows } = await sql<{ id: string; isBegun: boolean }>`
    select s.id, s.attempted_at is not null as "isBegun"
    from saved_cards s join reservations r on r.id = s.reservation_id
    where s.removed_at is null and s.answered_at is null and r.status = 'deposit-paid'
      and s.charge_on <= ${TODAY_UTC} + 1 and (s.attempted_at < now() - interval '5 minutes'
        or (s.attempted_at is null and ${sql.raw(CHARGED_NOW)}))
    order by r.balance_due_at, s.id limit ${limit}`.execute(db);
  return rows;
}

/** Records that a card is about to be charged; undefined if it must no longer be charged. */
export async function beginCharge(db: Db, id: string): Promise<SavedCard | undefined> {
  return await db.updateTable("saved_cards").set({ attempted_at: sql<Date>`now()` }).where("id", "=", id)
    .where("removed_at", "is", null).where("answered_at", "is", null).returningAll().executeTakeFirst();
}

/** Records that a card was not charged and may be charged later. */
export async function putOffCharge(db: Db, id: string): Promise<void> {
  await db.updateTable("saved_cards").set({ attempted_at: null, put_off: sql<number>`put_off + 1` })
    .where("id", "=", id).where("answered_at", "is", null).execute();
}

/** Moves the charge of a reservation's saved card to the new due day of its balance. */
export async function moveCharge(db: Db, reservationId: string, day: string): Promise<void> {
  await db.updateTable("saved_cards").set({ charge_on: day }).where("reservation_id", "=", reservationId)
    .where("removed_at", "is", null).where("answered_at", "is", null).execute();
}

/** Records the result of a charge; a card is charged once. False if a result was already recorded. */
export async function endCharge(db: Db, id: string, failureCode: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable("saved_cards")
    .set({ answered_at: sql<Date>`now()`, failure_code: failureCode })
    .where("id", "=", id).where("answered_at", "is", null).executeTakeFirst();
  return numUpdatedRows > 0;
}

/**
 * Records that saving a card for a reservation's balance was started. The first check of its result is 15
 * minutes later.
 */
export async function noteSetUp(db: Db, reservationId: string, setupIntentId: string): Promise<void> {
  await db.updateTable("reservations").set({
    setup_intent_id: setupIntentId,
    setup_begun_at: sql<Date>`now()`,
    setup_look_at: sql<Date>`now() + interval '15 minutes'`,
  }).where("id", "=", reservationId).execute();
}

/** Stops checking a set-up that is finished. */
export async function endSetUp(db: Db, reservationId: string, setupIntentId: string): Promise<void> {
  await db.updateTable("reservations").set({ setup_look_at: null }).where("id", "=", reservationId)
    .where("setup_intent_id", "=", setupIntentId).execute();
}

/**
 * Takes set-ups that are due for a check. The intervals grow, and checks end after three days, the time for
 * which the provider repeats its events. Two processes can share the work.
 */
export async function takeSetUps(db: Db, limit: number): Promise<{ setupIntentId: string }[]> {
  const { rows } = await sql<{ setupIntentId: string }>`
    update reservations set setup_look_at = case when setup_begun_at > now() - interval '3 days'
      then now() + greatest(interval '15 minutes', now() - setup_begun_at) end
    where id in (
      select id from reservations where setup_look_at <= now() order by setup_look_at limit ${limit}
      for update skip locked)
    returning setup_intent_id as "setupIntentId"`.execute(db);
  return rows;
}
