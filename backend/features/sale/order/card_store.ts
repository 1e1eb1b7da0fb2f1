import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";
import { TODAY_UTC } from "../../../platform/db/today.ts";
import { OTHER_ZONE } from "../../places/zone_rules.ts";

import { STOP } from "../../ledger/stop_store.ts";

type Db = Kysely<Database>;
export type SavedCard = Selectable<Database["saved_cards"]>;

/** Keeps a card for a reservation's balance; one that is kept already stays as it is. */
export async function insertCard(db: Db, card: Insertable<Database["saved_cards"]>): Promise<void> {
  await db.insertInto("saved_cards").values(card).onConflict((conflict) =>
    conflict.column("method_id").doNothing()
  )
    .execute();
}

/** Whether a card of this id at the provider was ever kept. */
export async function isKnown(db: Db, methodId: string): Promise<boolean> {
  return await db.selectFrom("saved_cards").select("id").where("method_id", "=", methodId)
    .executeTakeFirst() !== undefined;
}

/**
 * SQL: no kept card is charged for the reservation `r`. The sale is stopped, or the buyer is suspended and could not say no.
 */
export const ON_HOLD = `((${STOP}) is not null
  or exists (select from users u where u.account_status = 'Suspended' and u.id = r.consumer_id))`;

const cards = (db: Db) =>
  db.selectFrom("saved_cards as s").innerJoin("reservations as r", "r.id", "s.reservation_id")
    .innerJoin("pets as p", "p.id", "r.pet_id").selectAll("s").select(["p.name as petName", "r.number"])
    .select(sql<boolean>`${sql.raw(ON_HOLD)}`.as("isOnHold"));

export type ShownCard = Awaited<ReturnType<typeof findCardsOf>>[number];

/** The cards that a person has kept, the newest first. */
export function findCardsOf(db: Db, userId: string, limit: number) {
  return cards(db).where("s.user_id", "=", userId).where("s.removed_at", "is", null)
    .orderBy("s.created_at", "desc").orderBy("s.id").limit(limit).execute();
}

/** The card that is kept for a reservation; undefined where there is none. */
export function findCardFor(db: Db, reservationId: string) {
  return cards(db).where("s.reservation_id", "=", reservationId).where("s.removed_at", "is", null)
    .executeTakeFirst();
}

/** The cards that are kept for these reservations. */
export async function findCardsFor(db: Db, reservationIds: readonly string[]) {
  return await cards(db).where("s.reservation_id", "in", reservationIds).where("s.removed_at", "is", null)
    .execute();
}

/** How many cards were ever kept for a reservation. */
export async function countCards(db: Db, reservationId: string): Promise<number> {
  const { count } = await db.selectFrom("saved_cards").where("reservation_id", "=", reservationId)
    .select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  return Number(count);
}

/** A card by its id. */
export function findCard(db: Db, id: string): Promise<SavedCard | undefined> {
  return db.selectFrom("saved_cards").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The same, locked. The reservation's locks come first. */
export function lockCard(db: Db, id: string): Promise<SavedCard | undefined> {
  return db.selectFrom("saved_cards").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Marks the kept cards of a reservation as removed; returns their ids. */
export async function retire(db: Db, reservationId: string): Promise<string[]> {
  const rows = await db.updateTable("saved_cards").set({ removed_at: sql<Date>`now()` })
    .where("reservation_id", "=", reservationId).where("removed_at", "is", null).returning("id").execute();
  return rows.map(({ id }) => id);
}

/** Marks one card as removed. */
export async function removeCard(db: Db, id: string): Promise<void> {
  await db.updateTable("saved_cards").set({ removed_at: sql<Date>`now()` }).where("id", "=", id).execute();
}

/** Notes that the provider has let go of a card. */
export async function noteDetached(db: Db, id: string): Promise<void> {
  await db.updateTable("saved_cards").set({ detached_at: sql<Date>`now()` }).where("id", "=", id).execute();
}

const SOLD_ZONE = `(select coalesce(o.terms ->> 'timeZone', '${OTHER_ZONE}') from orders o
  where o.reservation_id = r.id and o.order_type = 'pet')`;

/** SQL for when the grace of the reservation `r` ends, as `graceEndsAt` has it: 3 days later by the calendar where the pet is. */
export const GRACE_ENDS =
  `((r.balance_due_at at time zone ${SOLD_ZONE}) + interval '3 days') at time zone ${SOLD_ZONE}`;

/**
 * SQL: the balance of the reservation `r` is charged by itself now: from nine in the morning of the due date on, where the pet is, for
 * as long as the grace lasts, unless it is on hold.
 */
const CHARGED_NOW = `(not ${ON_HOLD} and r.balance_due_at - interval '15 hours' <= now() and
  now() <= ${GRACE_ENDS})`;

/** Whether the balance of a reservation is charged by itself now. */
export async function isChargedNow(db: Db, reservationId: string): Promise<boolean> {
  const { rows } = await sql`select from reservations r where r.id = ${reservationId} and ${
    sql.raw(CHARGED_NOW)
  }`.execute(db);
  return rows.length > 0;
}

/**
 * Cards to charge now, and those whose charge was begun and whose answer is not known, also where nothing is charged by itself
 * any more.
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

/** Notes that a card is about to be charged; undefined where it must not be, any more. */
export async function beginCharge(db: Db, id: string): Promise<SavedCard | undefined> {
  return await db.updateTable("saved_cards").set({ attempted_at: sql<Date>`now()` }).where("id", "=", id)
    .where("removed_at", "is", null).where("answered_at", "is", null).returningAll().executeTakeFirst();
}

/** Records that a card was not charged, and may be later. */
export async function putOffCharge(db: Db, id: string): Promise<void> {
  await db.updateTable("saved_cards").set({ attempted_at: null, put_off: sql<number>`put_off + 1` })
    .where("id", "=", id).where("answered_at", "is", null).execute();
}

/** Moves the charge of a reservation's kept card to a later day, on which its balance is due now. */
export async function moveCharge(db: Db, reservationId: string, day: string): Promise<void> {
  await db.updateTable("saved_cards").set({ charge_on: day }).where("reservation_id", "=", reservationId)
    .where("removed_at", "is", null).where("answered_at", "is", null).execute();
}

/** Notes how a charge ended; a card is charged once. False where that is known already. */
export async function endCharge(db: Db, id: string, failureCode: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable("saved_cards")
    .set({ answered_at: sql<Date>`now()`, failure_code: failureCode })
    .where("id", "=", id).where("answered_at", "is", null).executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Notes that a set-up of a card was begun for a reservation's balance; its end is looked for from a quarter of an hour on. */
export async function noteSetUp(db: Db, reservationId: string, setupIntentId: string): Promise<void> {
  await db.updateTable("reservations").set({
    setup_intent_id: setupIntentId,
    setup_begun_at: sql<Date>`now()`,
    setup_look_at: sql<Date>`now() + interval '15 minutes'`,
  }).where("id", "=", reservationId).execute();
}

/** Notes that nothing more is expected of a set-up. */
export async function endSetUp(db: Db, reservationId: string, setupIntentId: string): Promise<void> {
  await db.updateTable("reservations").set({ setup_look_at: null }).where("id", "=", reservationId)
    .where("setup_intent_id", "=", setupIntentId).execute();
}

/**
 * Takes set-ups that are due to be looked at. The next look is ever later, and there is none once three days are over, for
 * which the provider repeats its events too. Two processes share the work.
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
