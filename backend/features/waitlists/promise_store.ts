import { type Kysely, sql } from "kysely";
import { named, namedQuery } from "../../platform/db/named.ts";
import type { Database, ListingStatus, WaitlistStatus } from "../../platform/db/schema.ts";
import { SELLER_SHOWN } from "../pets/card_store.ts";
import { WAITING_NAME, WAITING_OWNER, WAITS_FOR } from "../pets/waiting_store.ts";
import type { Outcome, PetStanding } from "./rules.ts";

type Db = Kysely<Database>;

/** Owner and end of a pet's promise. `isOver` follows the database's clock. */
export type PetPromise = { ownerId: string | null; endsAt: Date; isOver: boolean };

/** SQL: the account of the waitlist entry `e` is suspended. */
const OWNER_BARRED =
  `exists (select from users b where b.id = ${WAITING_OWNER} and b.account_status = 'Suspended')`;

/** Locks every promised pet of a breeder, ordered by id. */
export async function lockPromised(trx: Db, breederId: string): Promise<void> {
  await sql`select p.id from pets p where p.id in (select m.pet_id from waitlist_promises m
    join waitlist_entries e on e.id = m.entry_id where e.breeder_id = ${breederId} and m.ended_at is null)
    order by p.id for update of p`.execute(trx);
}

/** Locks pets, ordered by id. */
export async function lockPets(trx: Db, petIds: readonly string[]): Promise<void> {
  await trx.selectFrom("pets").select("id").where("id", "in", [...petIds]).orderBy("id").forUpdate()
    .execute();
}

export type OpenPromise = {
  entryId: string;
  status: WaitlistStatus;
  petId: string;
  standing: PetStanding;
  isOver: boolean;
  /** The invited person is suspended and may not buy now. */
  isBarred: boolean;
  /** Active reservation by the invited person. */
  reservationId: string | null;
};

/** Locks the promised pets of a breeder's line. Returns their open promises with the standing of each pet. */
export async function findOpenPromises(trx: Db, breederId: string): Promise<OpenPromise[]> {
  const { rows } = await sql<OpenPromise>`
    select e.id as "entryId", e.status, m.pet_id as "petId", m.ends_at <= clock_timestamp() as "isOver",
      r.id as "reservationId", ${sql.raw(OWNER_BARRED)} as "isBarred",
      case when r.status in ('deposit-paid', 'paid', 'handed-over', 'disputed', 'completed') then 'theirs'
        when r.id is not null then 'held'
        when p.status = 'available' and ${sql.raw(SELLER_SHOWN)} then 'free' else 'gone' end as standing
    from waitlist_promises m join waitlist_entries e on e.id = m.entry_id join pets p on p.id = m.pet_id
      join breeders d on d.id = p.breeder_id join users u on u.id = d.user_id
      left join reservations r on r.pet_id = p.id and r.consumer_id = ${sql.raw(WAITING_OWNER)}
        and r.status in ('held', 'processing', 'deposit-paid', 'paid', 'handed-over', 'disputed', 'completed')
    where e.breeder_id = ${breederId} and m.ended_at is null order by e.created_at, e.id, m.pet_id`.execute(
    trx,
  );
  return rows;
}

/** Ends the open promise of a pet. */
export async function endPromise(
  trx: Db,
  petId: string,
  end: { outcome: Outcome; reservationId: string | null },
): Promise<void> {
  await trx.updateTable("waitlist_promises").set({
    ended_at: sql<Date>`clock_timestamp()`,
    outcome: end.outcome,
    reservation_id: end.outcome === "taken" ? end.reservationId : null,
  }).where("pet_id", "=", petId).where("ended_at", "is", null).execute();
}

/** Promises pets to a person for a number of hours, by the database's clock. Returns the end. */
export async function insertPromises(
  trx: Db,
  promises: { id: string; entryId: string; petId: string }[],
  hours: number,
): Promise<Date> {
  const rows = await trx.insertInto("waitlist_promises").values(promises.map(({ id, entryId, petId }) => ({
    id,
    entry_id: entryId,
    pet_id: petId,
    ended_at: null,
    outcome: null,
    ends_at: sql<Date>`now() + make_interval(hours => ${hours})`,
  }))).returning("ends_at").execute();
  return rows[0]!.ends_at;
}

/** Returns invited places of a line without an open promise, because their pets were deleted. */
export async function findEmptyInvites(trx: Db, breederId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select e.id from waitlist_entries e
    where e.breeder_id = ${breederId} and e.status = 'invited' and not exists
      (select from waitlist_promises m where m.entry_id = e.id and m.ended_at is null)`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Restores the places of people whose reservation the breeder or the platform ended, or whose dispute was
 * resolved in their favor, unless they have a new place. Returns the ids of their entries. Marking the
 * promise as withdrawn makes this happen once.
 */
export async function restorePlaces(trx: Db, breederId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with lost as (
      update waitlist_promises m set outcome = 'withdrawn' from waitlist_entries e
      where e.id = m.entry_id and e.breeder_id = ${breederId} and m.outcome = 'taken'
        and exists (select from reservation_events v where v.reservation_id = m.reservation_id
          and (v.to_status in ('cancelled-by-breeder', 'cancelled-by-platform')
            or (v.from_status = 'disputed' and v.to_status = 'refunded')))
      returning m.entry_id
    )
    update waitlist_entries e set status = 'waiting', updated_at = clock_timestamp() from lost
    where e.id = lost.entry_id and e.status = 'accepted' and not exists (select from waitlist_entries o
      where o.breeder_id = e.breeder_id and o.status in ('waiting', 'invited')
        and (o.user_id = e.user_id or o.email = e.email))
    returning e.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Returns the first person in line with a wish for such a pet and without an earlier invitation to it. Skips
 * people barred from buying now. Undefined if the line has no such person.
 */
export async function findNext(
  db: Db,
  petId: string,
): Promise<{ id: string; personName: string } | undefined> {
  const { rows } = await sql<{ id: string; personName: string }>`
    select e.id, ${sql.raw(WAITING_NAME)} as "personName"
    from pets p join waitlist_entries e on e.breeder_id = p.breeder_id
    where p.id = ${petId} and ${sql.raw(WAITS_FOR)}
    order by e.created_at, e.id limit 1`.execute(db);
  return rows[0];
}

export type InvitedPet = {
  id: string;
  slug: string;
  name: string;
  status: ListingStatus;
  isShown: boolean;
  isPromised: boolean;
  /** An active reservation holds the pet. `holdUntil` is null if that hold has no end. */
  isHeld: boolean;
  holdUntil: Date | null;
};

/** Returns a breeder's pets with the facts that decide whether they can be in an invitation. */
export async function findInvitedPets(
  db: Db,
  breederId: string,
  petIds: readonly string[],
): Promise<InvitedPet[]> {
  const { rows } = await sql<InvitedPet>`
    select p.id, p.slug, p.name, p.status, ${sql.raw(SELLER_SHOWN)} as "isShown",
      exists (select from waitlist_promises m where m.pet_id = p.id and m.ended_at is null) as "isPromised",
      r.id is not null as "isHeld", r.hold_expires_at as "holdUntil"
    from pets p join breeders d on d.id = p.breeder_id join users u on u.id = d.user_id
      left join reservations r on r.pet_id = p.id
        and r.status in ('held', 'processing', 'deposit-paid', 'paid', 'handed-over', 'disputed')
    where p.breeder_id = ${breederId} and p.id = any(${petIds}::uuid[]) order by p.name, p.id`.execute(db);
  return rows;
}

/** Returns the breeder whose line a change of a pet, reservation or breeder may affect. */
export async function findLineOf(
  db: Db,
  about: { petId?: string; reservationId?: string; breederId?: string },
): Promise<string | undefined> {
  const { petId = null, reservationId = null, breederId = null } = about;
  const line = sql<{ id: string }>`
    select e.breeder_id as id from waitlist_promises m join waitlist_entries e on e.id = m.entry_id
    where (m.ended_at is null and (m.pet_id = ${petId}
        or m.pet_id = (select r.pet_id from reservations r where r.id = ${reservationId}) or e.breeder_id = ${breederId}))
      or (m.outcome = 'taken' and m.reservation_id = ${reservationId}) limit 1`;
  const [found] = await namedQuery(db, "waitlists_line_of", line.compile(db));
  return found?.id;
}

/** Returns the breeders whose lines promise these pets. */
export async function findLinesOf(db: Db, petIds: readonly string[]): Promise<string[]> {
  const rows = await named<{ id: string }>(
    db,
    "waitlists_lines_of",
    `select distinct e.breeder_id as id from waitlist_promises m join waitlist_entries e on e.id = m.entry_id
     where m.ended_at is null and m.pet_id = any($1::uuid[])`,
    [petIds],
  );
  return rows.map(({ id }) => id);
}

/** Returns the breeders whose lines promise a pet to this account. */
export async function findLinesOfPerson(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct e.breeder_id as id from waitlist_entries e join waitlist_promises m on m.entry_id = e.id
    where m.ended_at is null and e.status = 'invited' and ${sql.raw(WAITING_OWNER)} = ${userId}
      and (e.user_id = ${userId} or e.email = (select email from users where id = ${userId}))`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns breeders after the given one whose line needs settling, because its job was lost. */
export async function findUnsettledLines(
  db: Db,
  after: { id: string } | undefined,
  limit: number,
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct e.breeder_id as id from waitlist_entries e
      left join waitlist_promises m on m.entry_id = e.id and m.ended_at is null
      left join pets p on p.id = m.pet_id left join breeders d on d.id = e.breeder_id
      left join users u on u.id = d.user_id
    where (e.status = 'invited' or m.id is not null)
      and (e.status <> 'invited' or m.id is null or m.ends_at <= now() or p.status <> 'available'
        or not ${sql.raw(SELLER_SHOWN)} or ${sql.raw(OWNER_BARRED)})
      and ${after ? sql`e.breeder_id > ${after.id}::uuid` : sql`true`}
    order by 1 limit ${limit}`.execute(db);
  return rows;
}

/**
 * Records the first opening of an invitation's link. Returns the pets that the invited person can pick, or
 * undefined if the invitation has ended.
 */
export async function openPromise(
  db: Db,
  id: string,
  openedOn: string,
): Promise<{ id: string; slug: string }[] | undefined> {
  const { rows } = await sql<{ id: string; slug: string }>`
    with opened as (
      update waitlist_promises set opened_at = coalesce(opened_at, clock_timestamp()), opened_on = coalesce(opened_on, ${openedOn})
      where id = ${id} and ended_at is null and ends_at > clock_timestamp() returning entry_id
    )
    select p.id, p.slug from opened join waitlist_promises m on m.entry_id = opened.entry_id and m.ended_at is null
      join pets p on p.id = m.pet_id order by p.id`.execute(db);
  return rows.length > 0 ? rows : undefined;
}
