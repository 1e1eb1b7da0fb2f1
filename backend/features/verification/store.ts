import { type Insertable, type Kysely, sql } from "kysely";
import { named } from "../../platform/db/named.ts";
import type { Database, VerificationEventsTable, VerificationStatus } from "../../platform/db/schema.ts";
import type {
  Verification,
  VerificationClaims,
  VerificationFiles,
  VerificationStep,
} from "../../generated/types.ts";
import { type JsonOf, sqlJson, sqlJsonList, timestampJson } from "../../platform/db/json.ts";
import { SELLER_STANDING } from "../listings/store.ts";
import { BREEDER_SLUG } from "../pets/json_store.ts";
import { type Documents, IDENTITY_DAYS } from "./rules.ts";

type Db = Kysely<Database>;

/**
 * SQL for a verification in the contract's form, from the breeders row `d`, its account `u` and its documents
 * `v`, if any.
 */
const VERIFICATION = sqlJson<Verification>({
  status: "d.verification",
  breederId: "d.id",
  breederSlug: BREEDER_SLUG,
  breederName: "d.name",
  submittedAt: timestampJson("v.submitted_at"),
  decidedAt: timestampJson("(case when v.id is null then d.verified_at else v.decided_at end)"),
  // Without documents there is no row that could store it.
  reason: `coalesce(v.reason, (select e.reason from verification_events e
    where v.id is null and e.breeder_id = d.id order by e.at desc, e.id desc limit 1))`,
  identityDeletedAt: timestampJson(`(v.decided_at + interval '${IDENTITY_DAYS} days')`),
  isContractConfirmed: SELLER_STANDING.isContractConfirmed,
  files: sqlJson<VerificationFiles>({
    identityFront: "coalesce(to_jsonb(v.identity_front), '[]')",
    identityBack: "coalesce(to_jsonb(v.identity_back), '[]')",
    rearingArea: "coalesce(to_jsonb(v.rearing_area), '[]')",
    registration: "coalesce(to_jsonb(v.registration), '[]')",
  }),
  claims: sqlJson<VerificationClaims>({
    contactName: "u.first_name || ' ' || u.last_name",
    isShelter: "d.kind = 'shelter'",
    city: "d.city",
    state: "d.state",
    licence: "d.licence",
    website: "d.website",
    breedingSince: "d.breeding_since",
    memberSince: "to_char(d.member_since at time zone 'UTC', 'YYYY-MM-DD')",
  }),
  history: sqlJsonList(
    sqlJson<VerificationStep>({ status: "e.to_status", at: timestampJson("e.at"), reason: "e.reason" }),
    "verification_events e where e.breeder_id = d.id order by e.at desc, e.id desc limit 50",
  ),
}, { id: "v.id" });

type VerificationRow = { verification: JsonOf<typeof VERIFICATION> };

const ONE = `
  select ${VERIFICATION} as verification from breeders d join users u on u.id = d.user_id
    left join verifications v on v.breeder_id = d.id where d.id = $1`;

/** Returns the verification of a breeder; undefined for an unknown id. */
export async function findVerification(db: Db, breederId: string): Promise<Verification | undefined> {
  return (await named<VerificationRow>(db, "verification_one", ONE, [breederId]))[0]
    ?.verification;
}

export type QueueRow = VerificationRow & { id: string; key: string };

/** Returns verifications in these statuses, first submitted first, after the last line of a page. */
export function findQueue(
  db: Db,
  statuses: readonly VerificationStatus[],
  after: { at: string; id: string } | undefined,
  limit: number,
): Promise<QueueRow[]> {
  const text = `
    select ${VERIFICATION} as verification, v.id, v.submitted_at::text as key
    from verifications v join breeders d on d.id = v.breeder_id join users u on u.id = d.user_id
    where d.verification = any($1) ${after ? "and (v.submitted_at, v.id) > ($3::timestamptz, $4::uuid)" : ""}
    order by v.submitted_at, v.id limit $2`;
  const params = [statuses, limit, ...(after ? [after.at, after.id] : [])];
  return named(db, after ? "verification_queue_after" : "verification_queue", text, params);
}

/** Returns the account and verification status of a breeder. */
export function findOwner(
  db: Db,
  breederId: string,
): Promise<{ userId: string; status: VerificationStatus } | undefined> {
  return db.selectFrom("breeders").select(["user_id as userId", "verification as status"])
    .where("id", "=", breederId).executeTakeFirst();
}

/** Facts about a breeder that a move needs. */
export type Locked = {
  breederId: string;
  userId: string;
  name: string;
  email: string;
  firstName: string;
  status: VerificationStatus;
  documents: Documents;
};

/** Returns a breeder by its own id or that of its verification, locked until the transaction ends. */
export async function lockBreeder(
  trx: Db,
  by: { breederId: string } | { verificationId: string },
): Promise<Locked | undefined> {
  const row = await trx.selectFrom("breeders as d").innerJoin("users as u", "u.id", "d.user_id")
    .leftJoin("verifications as v", "v.breeder_id", "d.id")
    .select([
      "d.id as breederId",
      "d.user_id as userId",
      "d.name",
      "u.email",
      "u.first_name as firstName",
      "d.verification as status",
    ])
    .$if("breederId" in by, (query) => query.where("d.id", "=", (by as { breederId: string }).breederId))
    .$if(
      "verificationId" in by,
      (query) => query.where("v.id", "=", (by as { verificationId: string }).verificationId),
    )
    .forUpdate("d").executeTakeFirst();
  // Read after acquiring the lock, because another call may have changed the documents during the wait.
  return row && { ...row, documents: await documentsOf(trx, row.breederId) };
}

/** Returns the keys of a breeder's submitted files, by kind. */
async function documentsOf(db: Db, breederId: string): Promise<Documents> {
  const row = await db.selectFrom("verifications")
    .select(["identity_front", "identity_back", "rearing_area", "registration"])
    .where("breeder_id", "=", breederId).executeTakeFirst();
  return {
    identityFront: row?.identity_front ?? [],
    identityBack: row?.identity_back ?? [],
    rearingArea: row?.rearing_area ?? [],
    registration: row?.registration ?? [],
  };
}

/** Replaces the documents with new ones, submitted now and undecided. */
export async function saveDocuments(
  trx: Db,
  { id, breederId, documents, now }: { id: string; breederId: string; documents: Documents; now: Date },
): Promise<void> {
  const columns = {
    identity_front: documents.identityFront,
    identity_back: documents.identityBack,
    rearing_area: documents.rearingArea,
    registration: documents.registration,
    submitted_at: now,
    decided_at: null,
    decided_by: null,
    reason: null,
  };
  await trx.insertInto("verifications").values({ id, breeder_id: breederId, ...columns })
    .onConflict((conflict) => conflict.column("breeder_id").doUpdateSet(columns)).execute();
}

/** Saves a decision with the documents. */
export async function saveDecision(
  trx: Db,
  decision: { breederId: string; actorId: string; reason: string | null; now: Date },
): Promise<void> {
  await trx.updateTable("verifications")
    .set({ decided_at: decision.now, decided_by: decision.actorId, reason: decision.reason })
    .where("breeder_id", "=", decision.breederId).execute();
}

/** Logs a move. */
export async function insertEvent(trx: Db, event: Insertable<VerificationEventsTable>): Promise<void> {
  await trx.insertInto("verification_events").values(event).execute();
}

/**
 * Clears the picture keys of up to `limit` IDs decided on at least this many days ago; returns the number
 * cleared. The files themselves are deleted at the date set by the decision.
 */
export async function forgetIdentities(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update verifications set identity_front = '{}', identity_back = '{}' where id in (
      select id from verifications
      where decided_at < now() - make_interval(days => ${days}) and (identity_front <> '{}' or identity_back <> '{}')
      limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
