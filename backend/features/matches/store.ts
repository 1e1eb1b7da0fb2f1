import { type Insertable, type Kysely, sql } from "kysely";
import type { BreederSummary, ParentSummary } from "../../generated/types.ts";
import type { Database, Mask, MatchStatus } from "../../platform/db/schema.ts";
import { SELLER_SHOWN } from "../pets/card_store.ts";
import { BREEDER_JSON, parentJson } from "../pets/json_store.ts";
import { dayThereSql } from "../places/store.ts";
import { ADULT_DAYS } from "./rules.ts";

type Db = Kysely<Database>;

/** SQL for whether the parent `r` of the breeder `d` with the account `u` may be matched. */
const FIT = `(r.status = 'live' and r.verified_at is not null and ${SELLER_SHOWN}
  and coalesce(r.birth_date <= ${dayThereSql("now()", "d.zip", "d.state")} - ${ADULT_DAYS}, true))`;

export type Side = {
  id: string;
  breederId: string;
  userId: string;
  name: string;
  type: string;
  sex: string;
  breedId: string;
  isFit: boolean;
};

/** Returns parents with their breeders, in no particular order. */
export async function findSides(db: Db, ids: readonly string[]): Promise<Side[]> {
  const { rows } = await sql<Side>`
    select r.id, r.breeder_id as "breederId", d.user_id as "userId", r.name, r.type, r.sex, r.breed_id as "breedId",
      ${sql.raw(FIT)} as "isFit"
    from parents r join breeders d on d.id = r.breeder_id join users u on u.id = d.user_id
    where r.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

export type Candidate = {
  id: string;
  parent: ParentSummary;
  breeder: BreederSummary;
  healthTestsCount: number;
  isSameBreed: boolean;
  latitude: number | null;
  longitude: number | null;
  ownLatitude: number | null;
  ownLongitude: number | null;
  matchId: string | null;
};

/**
 * Returns matching parents of other breeders, those with the most health tests first, then those of the same
 * breed.
 */
export async function findCandidates(db: Db, own: Side, limit: number): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select r.id, ${sql.raw(parentJson("r"))} as parent, ${sql.raw(BREEDER_JSON)} as breeder,
      jsonb_array_length(r.health_tests) as "healthTestsCount", r.breed_id = ${own.breedId} as "isSameBreed",
      d.latitude, d.longitude, o.latitude as "ownLatitude", o.longitude as "ownLongitude",
      (select x.id from matches x where x.status in ('proposed', 'accepted')
        and least(x.parent_id, x.other_parent_id) = least(r.id, ${own.id}::uuid)
        and greatest(x.parent_id, x.other_parent_id) = greatest(r.id, ${own.id}::uuid)) as "matchId"
    from parents r join breeders d on d.id = r.breeder_id join users u on u.id = d.user_id,
      breeders o
    where o.id = ${own.breederId} and r.type = ${own.type} and r.sex <> ${own.sex} and r.breeder_id <> ${own.breederId}
      and ${sql.raw(FIT)}
    order by jsonb_array_length(r.health_tests) desc, r.breed_id = ${own.breedId} desc, r.id limit ${limit}`
    .execute(db);
  return rows;
}

export type MatchRow = {
  id: string;
  status: MatchStatus;
  isProposedByMe: boolean;
  isOver: boolean;
  message: string;
  mask: Mask | null;
  mine: ParentSummary;
  other: ParentSummary;
  otherBreeder: BreederSummary;
  expiresAt: Date;
  createdAt: Date;
  updatedAt: Date;
  at: string;
};

/** Returns a breeder's matches, newest first, by keyset. */
export async function findMatches(
  db: Db,
  breederId: string,
  which: {
    id?: string;
    parentId?: string;
    state?: "running" | "past" | undefined;
    after?: { at: string; id: string } | undefined;
  },
  limit: number,
): Promise<MatchRow[]> {
  const { id, parentId, state, after } = which;
  const running = sql`x.status in ('proposed', 'accepted')`;
  const { rows } = await sql<MatchRow>`
    select x.id, x.status, x.breeder_id = ${breederId} as "isProposedByMe", x.expires_at <= clock_timestamp() as "isOver",
      x.message, x.mask, ${sql.raw(parentJson("mine"))} as mine, ${sql.raw(parentJson("other"))} as other,
      ${sql.raw(BREEDER_JSON)} as "otherBreeder", x.expires_at as "expiresAt", x.created_at as "createdAt",
      x.updated_at as "updatedAt", x.created_at::text as at
    from matches x
      join parents mine on mine.id = case when x.breeder_id = ${breederId} then x.parent_id else x.other_parent_id end
      join parents other on other.id = case when x.breeder_id = ${breederId} then x.other_parent_id else x.parent_id end
      join breeders d on d.id = other.breeder_id
    where (x.breeder_id = ${breederId} or x.other_breeder_id = ${breederId})
      and ${id ? sql`x.id = ${id}` : sql`true`}
      and ${parentId ? sql`(x.parent_id = ${parentId} or x.other_parent_id = ${parentId})` : sql`true`}
      and ${state === "running" ? running : state === "past" ? sql`not (${running})` : sql`true`}
      and ${after ? sql`(x.created_at, x.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`}
    order by x.created_at desc, x.id desc limit ${limit}`.execute(db);
  return rows;
}

/**
 * Adds a proposal; the database refuses a second open one for the same two animals. Returns its expiry time.
 */
export async function insertMatch(
  trx: Db,
  match: Omit<Insertable<Database["matches"]>, "expires_at" | "status">,
  days: number,
): Promise<Date> {
  const row = await trx.insertInto("matches").values({
    ...match,
    status: "proposed",
    expires_at: sql<Date>`now() + make_interval(days => ${days})`,
  }).returning("expires_at").executeTakeFirstOrThrow();
  return row.expires_at;
}

/** Returns a match, locked, with whether a proposal's time is over by the database's clock. */
export function lockMatch(trx: Db, id: string) {
  return trx.selectFrom("matches").selectAll().select(
    sql<boolean>`expires_at <= clock_timestamp()`.as("isOver"),
  )
    .where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function moveMatch(trx: Db, id: string, status: MatchStatus): Promise<void> {
  await trx.updateTable("matches").set({ status, updated_at: sql<Date>`clock_timestamp()` }).where(
    "id",
    "=",
    id,
  )
    .execute();
}

/** Returns expired proposals that follow the given one. */
export function findDueMatches(
  db: Db,
  after: { id: string } | undefined,
  limit: number,
): Promise<{ id: string }[]> {
  return db.selectFrom("matches").select("id").where("status", "=", "proposed")
    .where("expires_at", "<=", sql<Date>`now()`)
    .$if(after !== undefined, (query) => query.where("id", ">", after!.id)).orderBy("id").limit(limit)
    .execute();
}
