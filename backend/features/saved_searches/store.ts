import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import { namedQuery } from "../../platform/db/named.ts";
import type { Database, SavedSearchesTable } from "../../platform/db/schema.ts";
import type { FoundPet } from "./rules.ts";

type Db = Kysely<Database>;
export type SavedSearch = Selectable<SavedSearchesTable> & { new_count: number };

/** Local time at which daily searches send their notice. */
const DIGEST_TIME = "09:00";
/**
 * SQL for the time zone of the person `u` of the search `s`: as their browser reported, or else that of the
 * searched place, or else Eastern.
 */
const ZONE = sql`coalesce(u.settings #>> '{quietHours,timeZone}',
  (select p.time_zone from places p where p.zip = s.zip), 'America/New_York')`;
/** SQL for the next such time after now. */
const NEXT_DIGEST = sql<Date>`(((now() at time zone ${ZONE})::date
  + case when (now() at time zone ${ZONE})::time < time '${sql.raw(DIGEST_TIME)}' then 0 else 1 end
  + time '${sql.raw(DIGEST_TIME)}') at time zone ${ZONE})`;

/** Returns a person's searches, or one of them, newest first. Found pets are counted up to `most`. */
export function findSearches(
  db: Db,
  userId: string,
  { id, most }: { id?: string; most: number },
): Promise<SavedSearch[]> {
  return db.selectFrom("saved_searches as s").selectAll("s")
    .select(
      sql<number>`(select count(*)::int from (select from saved_search_pets f join pets p on p.id = f.pet_id
        where f.search_id = s.id and f.created_at > s.seen_at and p.status = 'available' and p.card is not null
        limit ${most}) found)`.as("new_count"),
    )
    .where("s.user_id", "=", userId).$if(id !== undefined, (query) => query.where("s.id", "=", id!))
    .orderBy("s.created_at", "desc").orderBy("s.id", "desc").execute();
}

/** Returns a person's number of searches and locks it, so concurrent additions wait for each other. */
export async function lockAndCount(trx: Db, userId: string): Promise<number> {
  await trx.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute();
  const { count } = await trx.selectFrom("saved_searches").select((eb) => eb.fn.countAll().as("count"))
    .where("user_id", "=", userId).executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the id of a person's search with this query. */
export async function findByQuery(db: Db, userId: string, query: string): Promise<string | undefined> {
  const row = await db.selectFrom("saved_searches").select("id").where("user_id", "=", userId)
    .where("query", "=", query).executeTakeFirst();
  return row?.id;
}

export async function insertSearch(db: Db, search: Insertable<SavedSearchesTable>): Promise<void> {
  await db.insertInto("saved_searches").values(search).execute();
}

/** Changes a person's search; returns false if there is none. A daily search gets its next time. */
export async function changeSearch(
  db: Db,
  userId: string,
  id: string,
  { name, frequency }: { name: string; frequency: "instant" | "daily" },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update saved_searches s set name = ${name}, frequency = ${frequency},
      next_digest_at = case when ${frequency} = 'daily' then coalesce(s.next_digest_at, ${NEXT_DIGEST}) end
    from users u where u.id = s.user_id and s.id = ${id} and s.user_id = ${userId}`.execute(db);
  return Number(numAffectedRows) > 0;
}

/** Counts new pets from now on; returns false if there is no such search. */
export async function markSeen(db: Db, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable("saved_searches").set({ seen_at: sql<Date>`now()` })
    .where("id", "=", id).where("user_id", "=", userId).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a person's search; returns false if there is none. */
export async function deleteSearch(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("saved_searches").where("id", "=", id)
    .where("user_id", "=", userId).executeTakeFirst();
  return numDeletedRows > 0n;
}

export type ListedPet = {
  id: string;
  breedId: string | null;
  type: string | null;
  sex: string | null;
  priceCents: number | null;
  listedAt: string;
};

/**
 * Returns the facts of an available pet that narrow down the searches that may find it; undefined if the pet
 * is not available.
 */
export function findListedPet(db: Db, petId: string): Promise<ListedPet | undefined> {
  return db.selectFrom("pets").select([
    "id",
    "breed_id as breedId",
    "type",
    "sex",
    "price_cents as priceCents",
    sql<string>`listed_at::text`.as("listedAt"),
  ]).where("id", "=", petId).where("status", "=", "available").where("card", "is not", null)
    .where("listed_at", "is not", null).executeTakeFirst();
}

/** Returns a breeder's available pets that were listed lately, newest first. */
export async function findLatePets(
  db: Db,
  breederId: string,
  days: number,
  limit: number,
): Promise<string[]> {
  const rows = await db.selectFrom("pets").select("id").where("breeder_id", "=", breederId)
    .where("status", "=", "available").where("card", "is not", null)
    .where("listed_at", ">", sql<Date>`now() - make_interval(days => ${days})`)
    .orderBy("listed_at", "desc").limit(limit).execute();
  return rows.map(({ id }) => id);
}

export type Candidate = { id: string; query: string; frequency: "instant" | "daily" };

/**
 * Returns searches that may find a pet, by id: those for its breed and those for any breed, each from its
 * index. They were saved before it was listed, and belong to active accounts except its own breeder's.
 */
export async function findCandidates(
  db: Db,
  pet: ListedPet,
  after: string,
  limit: number,
): Promise<Candidate[]> {
  const branch = (breeds: ReturnType<typeof sql>) =>
    sql`(select s.id, s.query, s.frequency from saved_searches s join users u on u.id = s.user_id
      where s.id > ${after}::uuid and ${breeds} and s.created_at < ${pet.listedAt}::timestamptz
        and (s.types = '{}' or s.types @> array[${pet.type}]) and (s.sexes = '{}' or s.sexes @> array[${pet.sex}])
        and (s.price_min_cents is null or s.price_min_cents <= ${pet.priceCents})
        and (s.price_max_cents is null or s.price_max_cents >= ${pet.priceCents})
        and u.account_status = 'Active' and u.closed_at is null
        and not exists (select from pets p join breeders d on d.id = p.breeder_id
          where p.id = ${pet.id} and d.user_id = u.id)
      order by s.id limit ${limit})`;
  const found = sql<Candidate>`
    ${branch(sql`s.breed_ids @> array[${pet.breedId}]::uuid[]`)} union all ${branch(sql`s.breed_ids is null`)}
    order by id limit ${limit}`;
  return await namedQuery(db, "saved_searches_candidates", found.compile(db));
}

/** Records that these searches found a pet; returns those without a notice about it yet. */
export async function noteFound(db: Db, petId: string, searchIds: readonly string[]): Promise<string[]> {
  await sql`insert into saved_search_pets (search_id, pet_id)
    select s.id, ${petId} from saved_searches s where s.id = any(${searchIds}::uuid[])
    on conflict do nothing`.execute(db);
  const rows = await db.selectFrom("saved_search_pets").select("search_id").where("pet_id", "=", petId)
    .where("search_id", "in", searchIds).where("told_at", "is", null).execute();
  return rows.map(({ search_id }) => search_id);
}

/**
 * Returns a search with its person, locked, so two notices run one after the other; undefined if the account
 * is not active.
 */
export function lockSearch(trx: Db, id: string) {
  return trx.selectFrom("saved_searches as s").innerJoin("users as u", "u.id", "s.user_id")
    .select(["s.id", "s.name", "s.query", "s.frequency", "u.id as userId", "u.first_name as firstName"])
    .where("s.id", "=", id).where("u.account_status", "=", "Active").where("u.closed_at", "is", null)
    .forUpdate("s").executeTakeFirst();
}

/** Returns available pets that a search has found without a notice yet, longest waiting first. */
export function findUntold(db: Db, searchId: string, limit: number): Promise<FoundPet[]> {
  return db.selectFrom("saved_search_pets as f").innerJoin("pets as p", "p.id", "f.pet_id")
    .innerJoin("breeders as d", "d.id", "p.breeder_id").leftJoin("breeds as b", "b.id", "p.breed_id")
    .select(["p.id", "p.name", "b.name as breed", "p.price_cents as priceCents"])
    .select([sql<string | null>`coalesce(p.city, d.city)`.as("city")])
    .select([sql<string | null>`coalesce(p.state, d.state)`.as("state")])
    .where("f.search_id", "=", searchId).where("f.told_at", "is", null)
    .where("p.status", "=", "available").where("p.card", "is not", null)
    .orderBy("f.created_at").orderBy("p.id").limit(limit).execute();
}

/** Marks pets as announced. */
export async function markTold(db: Db, searchId: string, petIds: readonly string[]): Promise<void> {
  await db.updateTable("saved_search_pets").set({ told_at: sql<Date>`now()` })
    .where("search_id", "=", searchId).where("pet_id", "in", petIds).execute();
}

/** Deletes finds that a search no longer returns; it may find them again. */
export async function dropFound(db: Db, searchId: string, petIds: readonly string[]): Promise<void> {
  await db.deleteFrom("saved_search_pets").where("search_id", "=", searchId).where("pet_id", "in", petIds)
    .where("told_at", "is", null).execute();
}

/** Takes up to `limit` daily searches that are due, and sets their next time. */
export async function takeDigests(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update saved_searches s set next_digest_at = ${NEXT_DIGEST} from users u
    where u.id = s.user_id and s.id in (
      select id from saved_searches where next_digest_at <= now() order by next_digest_at limit ${limit}
      for update skip locked) returning s.id`.execute(db);
  return rows.map(({ id }) => id);
}
