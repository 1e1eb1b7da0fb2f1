import { type Kysely, type Selectable, sql } from "kysely";
import type { Database, ListingStatus, UsersTable } from "../../platform/db/schema.ts";
import { type BlockerFacts, CLOSED_NAME } from "./closing_rules.ts";
import { closedEmail } from "../accounts/rules.ts";

type Db = Kysely<Database>;
export type Person = { id: string; breederId: string | null };
export type FoundBlocker = BlockerFacts & {
  reservationId: string | null;
  number: string | null;
  petName: string | null;
};

/** Locks an account. No row that references it can be added before this transaction ends. */
export function lockPerson(trx: Db, userId: string): Promise<Selectable<UsersTable> | undefined> {
  return trx.selectFrom("users").selectAll().where("id", "=", userId).forUpdate().executeTakeFirst();
}

/** Locks a breeder's profile the same way, with everything that could be listed under it. */
export async function lockBreeder(trx: Db, breederId: string): Promise<void> {
  await trx.selectFrom("breeders").select("id").where("id", "=", breederId).forUpdate().execute();
}

/** Returns the start of a session. Undefined if it is gone. */
export async function sessionBegan(db: Db, sessionId: string): Promise<Date | undefined> {
  const row = await db.selectFrom("sessions").select("created_at").where("id", "=", sessionId)
    .executeTakeFirst();
  return row?.created_at;
}

/** Returns at most 100 blockers of closing an account, reservations first. */
export async function findBlockers(db: Db, { id, breederId }: Person): Promise<FoundBlocker[]> {
  const { rows } = await sql<FoundBlocker>`
    with mine as (
      select r.*, p.name as pet_name, case when r.consumer_id = ${id} then 'buyer' else 'breeder' end as side,
        r.status in ('held', 'processing', 'deposit-paid', 'paid', 'handed-over', 'disputed') as is_live
      from reservations r join pets p on p.id = r.pet_id
      where r.consumer_id = ${id} or r.breeder_id = ${breederId}
    ), found as (
      select 1 as rank, case status when 'disputed' then 'dispute' else 'reservation' end as kind, side, id, number,
        pet_name, status, created_at
      from mine where is_live
      union all
      select 2, 'payment', m.side, m.id, m.number, m.pet_name, y.status, y.created_at
      from mine m join payments y on y.reservation_id = m.id
      where not m.is_live and y.status in ('creating', 'requires_payment_method', 'requires_action', 'processing')
      union all
      select 3, 'refund', m.side, m.id, m.number, m.pet_name, f.status, f.created_at
      from mine m join payments y on y.reservation_id = m.id join refunds f on f.payment_id = y.id
      where f.status in ('pending', 'failed')
      union all
      select 4, 'payout', 'breeder', null, null, null, 'pending-sales', now()
      where (select coalesce(sum(e.amount_cents), 0) from ledger_entries e
        where e.breeder_id = ${breederId} and e.account = 'breeder-pending') <> 0
      union all
      select 5, 'payout', 'breeder', null, null, null, 'on-the-way', p.created_at from payouts p
      where p.breeder_id = ${breederId} and p.status in ('pending', 'transferred', 'returning', 'on-the-way')
    )
    select kind, side, id as "reservationId", number, pet_name as "petName", status
    from found order by rank, created_at limit 100`.execute(db);
  return rows;
}

/**
 * SQL: the law requires keeping the reservation `r` as a financial record, because it had a payment or was
 * completed without one.
 */
const RECORDED = sql`(r.paid_at is not null
  or exists (select from payments y where y.reservation_id = r.id and y.status = 'succeeded'))`;

/** Returns whether records of money exist for the person as a buyer and as a breeder. */
export async function findRecords(
  db: Db,
  { id, breederId }: Person,
): Promise<{ bought: boolean; sold: boolean }> {
  const { rows: [row] } = await sql<{ bought: boolean; sold: boolean }>`select
    exists (select from reservations r where r.consumer_id = ${id} and ${RECORDED}) as bought,
    exists (select from reservations r where r.breeder_id = ${breederId} and ${RECORDED}) as sold`.execute(
    db,
  );
  return row!;
}

/** Returns a breeder's listings that can still be archived. */
export async function archivable(
  trx: Db,
  breederId: string,
): Promise<{ id: string; status: ListingStatus }[]> {
  return await trx.selectFrom("pets").select(["id", "status"]).where("breeder_id", "=", breederId)
    .where("status", "not in", ["no-longer-available", "reserved", "sold", "sold-external", "adopted-sold"])
    .orderBy("id").execute();
}

/** SQL: the progress of a checkout without the personal details typed into it. */
const PLACE_ONLY = sql`progress - 'contact' - 'delivery' - 'billing'`;

/**
 * Deletes all data of a person that nothing requires us to keep. Records of money keep their names and
 * addresses.
 */
export async function erasePerson(trx: Db, { id, email }: { id: string; email: string }): Promise<void> {
  const statements = [
    sql`delete from sessions where user_id = ${id}`,
    sql`delete from link_tokens where user_id = ${id}`,
    sql`delete from password_codes where user_id = ${id}`,
    sql`delete from phone_codes where user_id = ${id}`,
    sql`delete from social_identities where user_id = ${id}`,
    sql`delete from social_sign_ins where user_id = ${id}`,
    sql`delete from second_factors where user_id = ${id}`,
    sql`delete from texts where user_id = ${id}`,
    sql`delete from textbox where recipient = (select phone from users where id = ${id})`,
    sql`delete from mailbox where message_id in (select message_id from mails where user_id = ${id})`,
    sql`delete from mails where user_id = ${id} or recipient = ${email}`,
    sql`update mails set reply_to = null where reply_to = ${email} and status not in ('waiting', 'sending')`,
    sql`delete from mailbox where recipient = ${email}`,
    sql`delete from shelter_invitations where used_by = ${id} or email = ${email}`,
    sql`delete from staff_invitations where accepted_by = ${id} or email = ${email}`,
    // Deletes jobs that wait or have failed for good. A running job ends in a moment.
    sql`delete from graphile_worker._private_jobs where locked_at is null and payload ->> 'address' = ${email}`,
    sql`update reservations r set progress = ${PLACE_ONLY} where r.consumer_id = ${id} and not ${RECORDED}`,
    sql`update reservations r set end_reason = null where exists (select from reservation_events e
      where e.reservation_id = r.id and e.actor_id = ${id} and e.reason = r.end_reason)`,
    sql`update reservation_events set reason = null where actor_id = ${id} and reason is not null`,
    sql`update listing_events set reason = null where actor_id = ${id} and reason is not null`,
    sql`update deliveries y set pick_up = null from reservations r join breeders d on d.id = r.breeder_id
      where r.id = y.reservation_id and d.user_id = ${id} and y.pick_up is not null`,
    sql`update dispute_messages m set text = 'This account was closed.', file_keys = '[]'
      from disputes s join reservations r on r.id = s.reservation_id join breeders d on d.id = r.breeder_id
      where s.id = m.dispute_id and ((m.by = 'buyer' and r.consumer_id = ${id}) or (m.by = 'breeder' and d.user_id = ${id}))`,
    sql`delete from saved_cards where user_id = ${id}`,
    sql`update money_findings set buyer_email = null where buyer_email = ${email} and status = 'settled'`,
    sql`update chargeback_evidence e set text = 'This account was closed.', file_keys = '[]'
      from chargebacks c join payments y on y.id = c.payment_id join reservations r on r.id = y.reservation_id
      join breeders d on d.id = r.breeder_id where c.id = e.chargeback_id and e.by = 'breeder' and d.user_id = ${id}`,
    sql`update chargebacks c set evidence = null from payments y join reservations r on r.id = y.reservation_id
      where y.id = c.payment_id and r.consumer_id = ${id}`,
    sql`delete from posts where author_id = ${id}`,
    sql`delete from post_comments where author_id = ${id} and parent_id is not null`,
    sql`delete from post_comments where author_id = ${id} and replies_count = 0`,
    sql`update post_comments set author_id = null, text = '', pseudonym = '' where author_id = ${id}`,
    sql`delete from post_likes where user_id = ${id}`,
    sql`delete from post_bookmarks where user_id = ${id}`,
    sql`delete from post_comment_likes where user_id = ${id}`,
    sql`delete from favourites where user_id = ${id}`,
    sql`delete from chats c using breeders d join users s on s.id = d.user_id, users b
      where d.id = c.breeder_id and b.id = c.consumer_id
        and ((c.consumer_id = ${id} and s.closed_at is not null) or (d.user_id = ${id} and b.closed_at is not null))`,
    sql`delete from quick_replies q using breeders d where d.id = q.breeder_id and d.user_id = ${id}`,
    sql`delete from notifications where user_id = ${id}`,
    // Clears notifications of others that name this person, and those of the other side of a sale.
    sql`update notifications set title = '', text = '', url = null, status = 'deleted' where about_user_id = ${id}`,
    sql`update notifications n set title = '', text = '', status = 'deleted' from reservations r
      where n.reservation_id = r.id and (r.consumer_id = ${id}
        or r.breeder_id in (select b.id from breeders b where b.user_id = ${id}))`,
    sql`delete from saved_searches where user_id = ${id}`,
    sql`delete from pet_profiles where user_id = ${id}`,
    // A place stays, without a person, until its promises have gone to the next in line.
    sql`update waitlist_entries set status = case when status in ('waiting', 'invited') then 'left' else status end,
      name = '', email = null, note = '', reason = null, updated_at = clock_timestamp()
      where user_id = ${id} or email = ${email}`,
    sql`update reviews set title = '', text = '', photo_keys = '{}' where author_id = ${id}`,
    sql`delete from applications where consumer_id = ${id}`,
    sql`update report_voices set reporter_id = null, details = '' where reporter_id = ${id}`,
    sql`update listing_reports set reporter_id = null, details = '' where reporter_id = ${id}`,
    // We never ask for an ended payment again, and its request repeats the contact details.
    sql`update payments y set request = null, client_secret = null, offers = '[]' from reservations r
      where r.id = y.reservation_id and r.consumer_id = ${id}`,
    // Photos of sold pets stay for their buyers. All other files leave the storage.
    sql`update files f set state = 'leaving', name = '', purge_at = null where f.owner_id = ${id}
      and not exists (select from pet_images i join reservations r on r.pet_id = i.pet_id
        where i.file_key = f.key and ${RECORDED})`,
    sql`update files set name = '' where owner_id = ${id}`,
  ];
  for (const statement of statements) await statement.execute(trx);
}

/** Does the same for a breeder's profile and pets. After sales, the facts that an invoice needs stay. */
export async function eraseBreeder(
  trx: Db,
  { breederId, userId, hasSold }: { breederId: string; userId: string; hasSold: boolean },
): Promise<void> {
  const unsold = sql`(select p.id from pets p where p.breeder_id = ${breederId}
    and not exists (select from reservations r where r.pet_id = p.id and ${RECORDED}))`;
  const statements = [
    sql`update breeders set story = '', name_skeleton = null, phone = null, website = null, cover_key = null, avatar_key = null,
      latitude = null, longitude = null, updated_at = now() where id = ${breederId}`,
    ...(hasSold ? [] : [eraseSeller(breederId)]),
    sql`update waitlist_entries set status = case when status in ('waiting', 'invited') then 'rejected' else status end,
      name = '', email = null, updated_at = clock_timestamp(),
      reason = case when status in ('waiting', 'invited') then 'This program has closed.' end
      where breeder_id = ${breederId}`,
    sql`update matches set status = case when status = 'proposed' then 'withdrawn'
        when status = 'accepted' then 'completed' else status end,
      message = case when breeder_id = ${breederId} then '' else message end
      where breeder_id = ${breederId} or other_breeder_id = ${breederId}`,
    sql`delete from application_forms where breeder_id = ${breederId}`,
    sql`update reviews set answer = null, answered_at = null where breeder_id = ${breederId}`,
    sql`update applications set status = 'declined', decided_at = now(), reason = 'This program has closed.'
      where breeder_id = ${breederId} and status in ('draft', 'submitted', 'approved')`,
    sql`update applications set reason = null where breeder_id = ${breederId}
      and reason <> 'This program has closed.'`,
    sql`delete from verifications where breeder_id = ${breederId}`,
    sql`delete from verification_events where breeder_id = ${breederId}`,
    sql`delete from shelter_invitations where invited_by = ${userId}`,
    sql`delete from sale_contracts c where c.breeder_id = ${breederId}
      and not exists (select from orders o where o.sale_contract_id = c.id)`,
    sql`update pets set description = '', video_key = null, latitude = null, longitude = null, zip = null,
      city = null, external_id = null, health_tests = '[]' where breeder_id = ${breederId}`,
    sql`update pets set microchip_number = null, registration_number = null where id in ${unsold}`,
    sql`delete from pet_images where pet_id in ${unsold}`,
    sql`delete from claim_changes where breeder_id = ${breederId}`,
    sql`delete from change_requests where pet_id in (select id from pets where breeder_id = ${breederId})`,
    sql`update parents set status = 'no-longer-available', description = '', registration_number = null,
      sire_name = null, sire_registration = null, dam_name = null, dam_registration = null, health_tests = '[]', image_keys = '{}', public_image_keys = '{}', review_reason = null where breeder_id = ${breederId}`,
    sql`update litters set litter_number = null where breeder_id = ${breederId}`,
  ];
  for (const statement of statements) await statement.execute(trx);
}

/** Erases the seller's name and address. */
const eraseSeller = (breederId: string) =>
  sql`update breeders set name = ${CLOSED_NAME.program}, program_address = null, city = 'Unknown', zip = '00000',
    licence = null where id = ${breederId}`;

/** Completes a closing. Afterward the row belongs to no one and cannot change. */
export async function closeUser(trx: Db, id: string, at: Date): Promise<void> {
  await trx.updateTable("users").set({
    email: closedEmail(id),
    email_verified_at: null,
    password_hash: null,
    first_name: CLOSED_NAME.first,
    last_name: CLOSED_NAME.last,
    phone: null,
    phone_verified_at: null,
    profile_image_key: null,
    settings: "{}",
    payment_customer_id: null,
    account_status: "Inactive",
    updated_at: at,
    closed_at: at,
  }).where("id", "=", id).execute();
}

/** Records the closing of an account, the data kept, and the end of its retention. */
export async function insertClosed(
  trx: Db,
  closed: { userId: string; at: Date; kept: string[]; keepUntil: Date | null },
): Promise<void> {
  await trx.insertInto("closed_accounts").values({
    user_id: closed.userId,
    closed_at: closed.at,
    kept: closed.kept,
    keep_until: closed.keepUntil,
  }).execute();
}

/**
 * Locks a closed account whose retention has ended, unless another process holds it. Undefined if there is
 * none.
 */
export async function lockDuePurge(trx: Db, now: Date, id: string): Promise<Person | undefined> {
  return await trx.selectFrom("closed_accounts as c").leftJoin("breeders as b", "b.user_id", "c.user_id")
    .select(["c.user_id as id", "b.id as breederId"])
    .where("c.user_id", "=", id).where("c.keep_until", "<=", now).where("c.purged_at", "is", null)
    .forUpdate("c").skipLocked().executeTakeFirst();
}

/** Returns closed accounts whose retention has ended, after the given one. */
export async function findDuePurges(
  db: Db,
  now: Date,
  after: { id: string } | undefined,
  limit: number,
): Promise<{ id: string }[]> {
  return await db.selectFrom("closed_accounts").select("user_id as id")
    .where("keep_until", "<=", now).where("purged_at", "is", null)
    .$if(after !== undefined, (query) => query.where("user_id", ">", after!.id))
    .orderBy("user_id").limit(limit).execute();
}

/** Removes the person from money records too. Payments and books stay as numbers. */
export async function purgeRecords(trx: Db, { id, breederId }: Person, now: Date): Promise<void> {
  const statements = [
    sql`update reservations set progress = ${PLACE_ONLY} where consumer_id = ${id}`,
    sql`update payments y set brand = null, last4 = null,
      receipt = jsonb_set(receipt, '{buyer}', '{"name": "", "address": null}') from reservations r
      where r.id = y.reservation_id and r.consumer_id = ${id}`,
    ...(breederId
      ? [
        eraseSeller(breederId),
        sql`update payments y set receipt = jsonb_set(receipt, '{seller}', (receipt -> 'seller') ||
          jsonb_build_object('name', ${CLOSED_NAME.program}::text, 'place', '')) from reservations r
          where r.id = y.reservation_id and r.breeder_id = ${breederId} and y.receipt is not null`,
        sql`update sale_contracts set contract_text = '', guarantee_text = '' where breeder_id = ${breederId}`,
        sql`update pets set microchip_number = null, registration_number = null where breeder_id = ${breederId}`,
      ]
      : []),
    sql`update closed_accounts set purged_at = ${now}, kept = '{}' where user_id = ${id}`,
  ];
  for (const statement of statements) await statement.execute(trx);
}
