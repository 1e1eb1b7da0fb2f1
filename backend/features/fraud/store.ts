import { type Kysely, sql } from "kysely";
import type { Database, FraudRuleName, FraudStatus, ListingStatus } from "../../platform/db/schema.ts";
import { type Finding, MONEY_RULES } from "./rules.ts";

type Db = Kysely<Database>;

/** Statuses in which a case is in effect, until staff clear it. */
const HOLDS: readonly FraudStatus[] = ["open", "kept"];

/** Returns SQL for whether a case puts the payouts of the breeder with this id on hold. */
export const hasMoneyAsideSql = (breeder: string): string =>
  `exists (select from fraud_cases f where f.breeder_id = ${breeder} and f.status in ('open', 'kept')
    and f.rule in (${MONEY_RULES.map((rule) => `'${rule}'`).join(", ")}))`;

/** Returns SQL for whether a case sets aside the listing with this id. */
export const isListingAsideSql = (pet: string): string =>
  `exists (select from fraud_case_listings l join fraud_cases f on f.id = l.case_id
    where l.pet_id = ${pet} and f.status in ('open', 'kept'))`;

/** Returns whether a case sets this listing aside. */
export async function isListingAside(db: Db, petId: string): Promise<boolean> {
  const row = await db.selectFrom("fraud_case_listings as l").innerJoin(
    "fraud_cases as f",
    "f.id",
    "l.case_id",
  )
    .select("f.id").where("l.pet_id", "=", petId).where("f.status", "in", HOLDS).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Opens a case; returns undefined if one exists for the same rule and pair, or the same rule and listing. */
export async function insertCase(
  trx: Db,
  { id, rule, breederId, petId, finding }: {
    id: string;
    rule: FraudRuleName;
    breederId: string;
    petId: string | null;
    finding: Finding;
  },
): Promise<string | undefined> {
  const { otherBreederId, priceCents, evidence } = finding;
  const row = await trx.insertInto("fraud_cases").values({
    id,
    rule,
    breeder_id: breederId,
    other_breeder_id: otherBreederId,
    evidence,
    pet_id: otherBreederId === null ? petId : null,
    price_cents: priceCents,
  }).onConflict((conflict) => conflict.doNothing()).returning("id").executeTakeFirst();
  return row?.id;
}

export type StandingCase = { id: string; breederId: string; status: FraudStatus; priceCents: number | null };

/** Returns the case for this rule and pair, or this rule and listing, locked. */
export async function lockStanding(
  trx: Db,
  { rule, breederId, petId, otherBreederId }: {
    rule: FraudRuleName;
    breederId: string;
    petId: string | null;
    otherBreederId: string | null;
  },
): Promise<StandingCase | undefined> {
  const { rows } = await sql<StandingCase>`
    select id, breeder_id as "breederId", status, price_cents as "priceCents" from fraud_cases where rule = ${rule} and ${
    otherBreederId === null
      ? sql`pet_id = ${petId}`
      : sql`least(breeder_id, other_breeder_id) = least(${breederId}::uuid, ${otherBreederId}::uuid)
        and greatest(breeder_id, other_breeder_id) = greatest(${breederId}::uuid, ${otherBreederId}::uuid)
        and other_breeder_id is not null`
  } for update`.execute(trx);
  return rows[0];
}

/** Reopens a cleared case for a price that staff have not seen. */
export async function reopenCase(trx: Db, id: string, { priceCents, evidence }: Finding): Promise<void> {
  await trx.updateTable("fraud_cases").set({
    status: "open",
    price_cents: priceCents,
    evidence,
    opened_at: sql<Date>`now()`,
    reason: null,
    decided_by: null,
    decided_at: null,
  }).where("id", "=", id).execute();
}

/** Adds a listing to a case. A listing already in the case keeps its return status, unless it has none. */
export async function addListing(
  trx: Db,
  { caseId, petId, otherPetId, resumes }: {
    caseId: string;
    petId: string;
    otherPetId: string | null;
    resumes: "available" | "temporary-pause" | "not-available" | null;
  },
): Promise<void> {
  await trx.insertInto("fraud_case_listings")
    .values({ case_id: caseId, pet_id: petId, other_pet_id: otherPetId, resumes_as: resumes })
    .onConflict((conflict) =>
      conflict.columns(["case_id", "pet_id"]).doUpdateSet({
        resumes_as: sql`coalesce(excluded.resumes_as, fraud_case_listings.resumes_as)`,
        // Staff have read the listing as it was before this move.
        added_at: sql`case when excluded.resumes_as is null then fraud_case_listings.added_at else now() end`,
        other_pet_id: sql`coalesce(excluded.other_pet_id, fraud_case_listings.other_pet_id)`,
      })
    ).execute();
}

/**
 * Records that a listing returns to the public when its cases are cleared: only they keep it from going live.
 */
export async function noteResumes(trx: Db, petId: string): Promise<void> {
  await sql`update fraud_case_listings l set resumes_as = 'available' from fraud_cases f
    where f.id = l.case_id and l.pet_id = ${petId} and f.status in ('open', 'kept')`.execute(trx);
}

/** Clears a listing's return status: staff have refused it, or it has returned. */
export async function forgetResumes(trx: Db, petId: string): Promise<void> {
  await trx.updateTable("fraud_case_listings").set({ resumes_as: null }).where("pet_id", "=", petId)
    .execute();
}

/** Returns listings that a case sets aside but that are still public and have no buyer now. */
export async function findLate(db: Db, limit: number): Promise<{ caseId: string; petId: string }[]> {
  const { rows } = await sql<{ caseId: string; petId: string }>`
    select distinct on (p.id) f.id as "caseId", p.id as "petId" from fraud_cases f
      join fraud_case_listings l on l.case_id = f.id join pets p on p.id = l.pet_id
    where f.status in ('open', 'kept') and p.status in ('available', 'temporary-pause', 'not-available')
      and not exists (select from reservations r where r.pet_id = p.id and r.status in ('held', 'processing'))
    order by p.id, f.opened_at limit ${limit}`.execute(db);
  return rows;
}

export type Listing = {
  petId: string;
  breederId: string;
  status: ListingStatus;
  name: string;
  isOnHold: boolean;
  updatedAt: Date;
};

/** Returns a listing and its current state, locked. */
export async function lockListing(trx: Db, petId: string): Promise<Listing | undefined> {
  const { rows } = await sql<Listing>`
    select p.id as "petId", p.breeder_id as "breederId", p.status, p.name, p.updated_at as "updatedAt",
      exists (select from reservations r where r.pet_id = p.id and r.status in ('held', 'processing')) as "isOnHold"
    from pets p where p.id = ${petId} for update of p`.execute(trx);
  return rows[0];
}

/** Records that a listing waits for staff from now on. */
export async function noteSubmitted(trx: Db, petId: string): Promise<void> {
  await trx.updateTable("pets").set({ submitted_at: sql<Date>`now()` }).where("id", "=", petId).execute();
}

/** Records when a listing first became public. */
export async function noteListed(trx: Db, petId: string): Promise<void> {
  await sql`update pets set listed_at = coalesce(listed_at, now()) where id = ${petId} and status = 'available'`
    .execute(trx);
}

/** Returns the account of a breeder. */
export function findOwner(db: Db, breederId: string) {
  return db.selectFrom("breeders as d").innerJoin("users as u", "u.id", "d.user_id")
    .select(["u.id", "u.email", "u.first_name as firstName"]).where("d.id", "=", breederId)
    .executeTakeFirst();
}

export type LockedCase = {
  id: string;
  rule: FraudRuleName;
  status: FraudStatus;
  breederId: string;
};

/** Returns a case, locked until the transaction ends. */
export function lockCase(trx: Db, id: string): Promise<LockedCase | undefined> {
  return trx.selectFrom("fraud_cases").select(["id", "rule", "status", "breeder_id as breederId"])
    .where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Saves the staff decision about a case. */
export async function decideCase(
  trx: Db,
  id: string,
  { status, reason, actorId, at }: { status: "kept" | "cleared"; reason: string; actorId: string; at: Date },
): Promise<void> {
  await trx.updateTable("fraud_cases").set({ status, reason, decided_by: actorId, decided_at: at })
    .where("id", "=", id).execute();
}

export type ListingOfCase = {
  petId: string;
  resumesAs: "available" | "temporary-pause" | "not-available" | null;
  addedAt: Date;
};

/** Returns a case's listings by id, with the status to which each returns. */
export function findListingsOf(trx: Db, caseId: string): Promise<ListingOfCase[]> {
  return trx.selectFrom("fraud_case_listings").select([
    "pet_id as petId",
    "resumes_as as resumesAs",
    "added_at as addedAt",
  ])
    .where("case_id", "=", caseId).orderBy("pet_id").execute();
}

/** Returns whether a breeder may be public as a seller: approved by staff. */
export async function isApproved(db: Db, breederId: string): Promise<boolean> {
  const row = await db.selectFrom("breeders").select("verification").where("id", "=", breederId)
    .executeTakeFirst();
  return row?.verification === "approved";
}

/** Returns whether this breeder's listings and their changes skip the review. */
export async function isTrusted(db: Db, breederId: string): Promise<boolean> {
  const row = await db.selectFrom("breeders").select("auto_approve as isTrusted").where("id", "=", breederId)
    .executeTakeFirst();
  return row?.isTrusted === true;
}

/** Returns whether any case puts this breeder's payouts on hold. */
export async function isMoneyAside(db: Db, breederId: string): Promise<boolean> {
  const row = await db.selectFrom("fraud_cases").select("id").where("breeder_id", "=", breederId)
    .where("status", "in", HOLDS).where("rule", "in", MONEY_RULES).limit(1).executeTakeFirst();
  return row !== undefined;
}
