import { type Kysely, sql } from "kysely";
import type { ClaimChange, OwnClaimChange } from "../../generated/types.ts";
import { type JsonOf, sqlJson, sqlJsonStored, timestampJson } from "../../platform/db/json.ts";
import type { Database, VerificationStatus } from "../../platform/db/schema.ts";
import { BREEDER_JSON } from "../pets/json_store.ts";
import type { ClaimKind, Claims, ClaimValue, ClaimWish, LegalName } from "./claim_rules.ts";

type Db = Kysely<Database>;

/** Returns a program's claims and verification, locked until the transaction ends. */
export function lockClaims(
  trx: Db,
  breederId: string,
): Promise<(Claims & { verification: VerificationStatus; user_id: string }) | undefined> {
  return trx.selectFrom("breeders")
    .select(["name", "licence", "city", "state", "zip", "program_address", "verification", "user_id"])
    .where("id", "=", breederId).forNoKeyUpdate().executeTakeFirst();
}

/** Returns the name of an account, locked until the transaction ends. */
export function lockLegalName(trx: Db, userId: string): Promise<LegalName> {
  return trx.selectFrom("users").select(["first_name", "last_name"]).where("id", "=", userId)
    .forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** Writes the name of an account. */
export async function changeLegalName(trx: Db, userId: string, name: Partial<LegalName>): Promise<void> {
  await trx.updateTable("users").set({ ...name, updated_at: sql<Date>`now()` }).where("id", "=", userId)
    .execute();
}

/** Returns the photos of the premises in a program's documents. */
export async function findPremises(db: Db, breederId: string): Promise<string[]> {
  const row = await db.selectFrom("verifications").select("rearing_area").where("breeder_id", "=", breederId)
    .executeTakeFirst();
  return row?.rearing_area ?? [];
}

/** Writes the photos of the premises. Adds the row of documents for a program verified without any. */
export async function changePremises(
  trx: Db,
  { id, breederId, photos, now }: { id: string; breederId: string; photos: string[]; now: Date },
): Promise<void> {
  const none = { identity_front: [], identity_back: [], registration: [] };
  await trx.insertInto("verifications")
    .values({ id, breeder_id: breederId, ...none, rearing_area: photos, submitted_at: now, decided_at: now })
    .onConflict((conflict) => conflict.column("breeder_id").doUpdateSet({ rearing_area: photos })).execute();
}

type Withdrawn = { new_value: ClaimValue };

/** Withdraws and returns the open changes of these kinds. */
export async function withdrawClaims(
  trx: Db,
  breederId: string,
  kinds: readonly ClaimKind[],
): Promise<Withdrawn[]> {
  if (!kinds.length) return [];
  return await trx.updateTable("claim_changes").set({ status: "withdrawn" }).where(
    "breeder_id",
    "=",
    breederId,
  )
    .where("kind", "in", kinds).where("status", "=", "open").returning("new_value").execute();
}

/**
 * Asks staff to approve a change. It replaces the open change of its kind, which is returned. An identical
 * change keeps its place in the queue.
 */
export async function askForClaim(
  trx: Db,
  id: string,
  breederId: string,
  wish: ClaimWish,
): Promise<Withdrawn[]> {
  const newValue = JSON.stringify(wish.newValue);
  const { rows } = await sql<Withdrawn>`update claim_changes set status = 'withdrawn'
    where breeder_id = ${breederId} and kind = ${wish.kind} and status = 'open'
      and (old_text, new_value) is distinct from (${wish.oldText}::text, ${newValue}::jsonb)
    returning new_value`.execute(trx);
  await trx.insertInto("claim_changes").values({
    id,
    breeder_id: breederId,
    kind: wish.kind,
    old_text: wish.oldText,
    new_text: wish.newText,
    new_value: newValue,
  }).onConflict((open) =>
    open.columns(["breeder_id", "kind"]).where("status", "=", sql.lit("open")).doNothing()
  )
    .execute();
  return rows;
}

/** Returns a program's changes that wait for staff, by kind. */
export async function findOwnClaimChanges(db: Db, breederId: string): Promise<OwnClaimChange[]> {
  const rows = await db.selectFrom("claim_changes")
    .select(["id", "kind", "old_text as oldText", "new_text as newText", "new_value", "question", "answer"])
    .select("created_at as createdAt")
    .where("breeder_id", "=", breederId).where("status", "=", "open").orderBy("kind").execute();
  return rows.map(({ new_value, createdAt, ...row }) => ({
    ...row,
    newPhotos: new_value.rearing_area ?? [],
    createdAt: createdAt.toISOString(),
  }));
}

/** Returns this program's change, locked; undefined for another program's id. */
export function lockOwnClaimChange(trx: Db, breederId: string, id: string) {
  return trx.selectFrom("claim_changes").select(["kind", "status", "question"]).where("id", "=", id)
    .where("breeder_id", "=", breederId).forUpdate().executeTakeFirst();
}

const VIEW = sqlJson<Omit<ClaimChange, "textFlags">>({
  id: "c.id",
  kind: "c.kind",
  status: "c.status",
  breeder: BREEDER_JSON,
  oldText: "c.old_text",
  newText: "c.new_text",
  oldPhotos: sqlJsonStored<string[]>(`coalesce(case when c.kind = 'premises' then
    (select to_jsonb(v.rearing_area) from verifications v where v.breeder_id = c.breeder_id) end, '[]')`),
  newPhotos: sqlJsonStored<string[]>("coalesce(c.new_value -> 'rearing_area', '[]')"),
  question: "c.question",
  answer: "c.answer",
  reason: "c.reason",
  createdAt: timestampJson("c.created_at"),
  decidedAt: timestampJson("c.decided_at"),
});

type Viewed = { view: JsonOf<typeof VIEW> };

/** Returns open changes, oldest first, by keyset. */
export async function findOpenClaimChanges(
  db: Db,
  kind: ClaimKind | undefined,
  after: { at: string; id: string } | undefined,
  limit: number,
): Promise<(Viewed & { at: string; id: string })[]> {
  const { rows } = await sql<Viewed & { at: string; id: string }>`
    select ${sql.raw(VIEW)} as view, c.created_at::text as at, c.id
    from claim_changes c join breeders d on d.id = c.breeder_id
    where c.status = 'open' and ${kind ? sql`c.kind = ${kind}` : sql`true`}
      and ${after ? sql`(c.created_at, c.id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`}
    order by c.created_at, c.id limit ${limit}`.execute(db);
  return rows;
}

/** Returns a change as staff see it, without its flags. */
export async function findClaimChange(
  db: Db,
  id: string,
): Promise<Omit<ClaimChange, "textFlags"> | undefined> {
  const { rows } = await sql<Viewed>`
    select ${sql.raw(VIEW)} as view from claim_changes c join breeders d on d.id = c.breeder_id
    where c.id = ${id}`.execute(db);
  return rows[0]?.view;
}

/** Returns the program of a change. Lock the program first, then the change. */
export function findBreederOfClaimChange(db: Db, id: string): Promise<{ breeder_id: string } | undefined> {
  return db.selectFrom("claim_changes").select("breeder_id").where("id", "=", id).executeTakeFirst();
}

/** Returns a change's row, locked. */
export function lockClaimChange(trx: Db, id: string) {
  return trx.selectFrom("claim_changes").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function decideClaimRow(
  trx: Db,
  id: string,
  change: { status: "accepted" | "rejected"; reason: string | null; decidedBy: string; now: Date },
): Promise<void> {
  await trx.updateTable("claim_changes").set({
    status: change.status,
    reason: change.reason,
    decided_by: change.decidedBy,
    decided_at: change.now,
  }).where("id", "=", id).execute();
}

/** Returns the seller to notify about a decision. */
export function findSeller(
  db: Db,
  userId: string,
): Promise<{ email: string; first_name: string } | undefined> {
  return db.selectFrom("users").select(["email", "first_name"]).where("id", "=", userId).executeTakeFirst();
}

/** Saves a staff question and clears the answer to an earlier one. */
export async function askAboutClaim(trx: Db, id: string, question: string, now: Date): Promise<void> {
  await trx.updateTable("claim_changes").set({ question, asked_at: now, answer: null, answered_at: null })
    .where("id", "=", id).execute();
}

/** Saves a seller's answer. */
export async function answerClaim(trx: Db, id: string, answer: string, now: Date): Promise<void> {
  await trx.updateTable("claim_changes").set({ answer, answered_at: now }).where("id", "=", id).execute();
}
