import { type Kysely, type RawBuilder, sql } from "kysely";
import { namedQuery } from "../../platform/db/named.ts";
import type { Database, ListingStatus } from "../../platform/db/schema.ts";
import { SELLER_SHOWN } from "./card_store.ts";

type Db = Kysely<Database>;

export type StatusChange = {
  eventId: string;
  petId: string;
  from: ListingStatus;
  to: ListingStatus;
  actorId: string | null;
  actorRole: string;
  reason: string | null;
};

/** Moves a listing to another status and logs it. The caller must hold the pet's row and rewrite its card. */
export async function setPetStatus(db: Db, change: StatusChange): Promise<void> {
  const isSold = change.to === "sold" || change.to === "adopted-sold" || change.to === "sold-external";
  await db.updateTable("pets").set({
    status: change.to,
    sold_at: isSold ? sql<Date>`now()` : null,
    updated_at: sql<Date>`now()`,
    version: sql<number>`version + 1`,
  }).where("id", "=", change.petId).execute();
  await db.insertInto("listing_events").values({
    id: change.eventId,
    pet_id: change.petId,
    from_status: change.from,
    to_status: change.to,
    actor_id: change.actorId,
    actor_role: change.actorRole,
    reason: change.reason,
    // Not the start of this transaction, which may have waited for the previous move.
    at: sql<Date>`clock_timestamp()`,
  }).execute();
}

export type PetState = {
  petId: string;
  status: ListingStatus;
  onHold: boolean;
  holdUntil: Date | null;
  promisedUntil: Date | null;
  isShown: boolean;
};

/** Returns a pet's public state: its status, and the end of its hold. */
export async function findPetState(db: Db, petId: string): Promise<PetState | undefined> {
  return (await petStates(db).where("p.id", "=", petId).execute())[0];
}

/** Returns the state of several pets. */
export function findPetStates(db: Db, petIds: readonly string[]): Promise<PetState[]> {
  return namedQuery(
    db,
    "pets_states",
    petStates(db).where(sql<boolean>`p.id = any(${petIds}::uuid[])`).compile(),
  );
}

/**
 * Returns the states of a breeder's pets that pages show as available or reserved, by id, starting after
 * `after`.
 */
export function findListedStates(
  db: Db,
  breederId: string,
  after: string | undefined,
  limit: number,
): Promise<PetState[]> {
  return petStates(db).where("p.breeder_id", "=", breederId).where("p.status", "in", [
    "available",
    "reserved",
  ])
    .$if(after !== undefined, (query) => query.where("p.id", ">", after!)).orderBy("p.id").limit(limit)
    .execute();
}

function petStates(db: Db) {
  return db.selectFrom("pets as p")
    .leftJoin(
      "reservations as r",
      (join) => join.onRef("r.pet_id", "=", "p.id").on("r.status", "in", ["held", "processing"]),
    )
    .leftJoin(
      "waitlist_promises as m",
      (join) => join.onRef("m.pet_id", "=", "p.id").on("m.ended_at", "is", null),
    )
    .select([
      "p.id as petId",
      "p.status",
      "r.hold_expires_at as holdUntil",
      "m.ends_at as promisedUntil",
    ])
    .select(sql<boolean>`r.id is not null`.as("onHold"))
    .select(sql<boolean>`p.card is not null`.as("isShown"));
}

/**
 * Returns ids of up to `limit` pets that have a card although their breeder is not public. Locks them and
 * skips pets locked by others.
 */
export async function strayPetIds(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from breeders d join users u on u.id = d.user_id join pets p on p.breeder_id = d.id
    where not ${sql.raw(SELLER_SHOWN)} and p.card is not null
    order by p.id limit ${limit} for update of p skip locked`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns the ids of all listings of a breeder, locked in order. */
export const petIdsOf = (db: Db, breederId: string): Promise<string[]> =>
  lockedIds(db, sql`breeder_id = ${breederId}`);

/** Returns the ids of the listings whose pages name a sire or dam, locked in order. */
export const petIdsOfParent = (db: Db, parentId: string): Promise<string[]> =>
  lockedIds(db, sql`sire_id = ${parentId} or dam_id = ${parentId}`);

/** Returns the ids of a litter's listings, locked in order. */
export const petIdsOfLitter = (db: Db, litterId: string): Promise<string[]> =>
  lockedIds(db, sql`litter_id = ${litterId}`);

/** Returns those of these listing ids that exist, locked in order. */
export const lockedPetIds = (db: Db, ids: readonly string[]): Promise<string[]> =>
  lockedIds(db, sql`id = any(${ids}::uuid[])`);

/**
 * Returns the pets that show this picture, or whose parent does. It searches by the picture's owner because
 * no index contains pictures.
 */
export async function petIdsWith(db: Db, key: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with seller as (select d.id from files f join breeders d on d.user_id = f.owner_id where f.key = ${key})
    select i.pet_id as id from seller s join pets p on p.breeder_id = s.id
      join pet_images i on i.pet_id = p.id and i.file_key = ${key}
    union
    select p.id from seller s join parents a on a.breeder_id = s.id and ${key} = any(a.image_keys)
      join pets p on p.sire_id = a.id or p.dam_id = a.id`.execute(db);
  return rows.map(({ id }) => id);
}

async function lockedIds(db: Db, which: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from pets where ${which} order by id for update`
    .execute(db);
  return rows.map(({ id }) => id);
}
