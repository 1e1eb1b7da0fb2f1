import { type Kysely, type Selectable, sql } from "kysely";
import type { Database, SecondFactorsTable } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;
export type FactorRow = Selectable<SecondFactorsTable>;

/** Returns a person's second factor, confirmed or started. */
export function findFactor(db: Db, userId: string): Promise<FactorRow | undefined> {
  return db.selectFrom("second_factors").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** Saves a secret that waits for its first code; returns false if a factor is already on. */
export async function beginFactor(db: Db, userId: string, secret: Uint8Array): Promise<boolean> {
  const row = await db.insertInto("second_factors").values({ user_id: userId, pending_secret: secret })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({ pending_secret: secret })
        .where("second_factors.confirmed_at", "is", null)
    )
    .returning("user_id").executeTakeFirst();
  return row !== undefined;
}

/** Saves a secret that will replace the current one; returns false if no factor is on. */
export async function beginReplacement(db: Db, userId: string, secret: Uint8Array): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable("second_factors").set({ pending_secret: secret })
    .where("user_id", "=", userId).where("confirmed_at", "is not", null).executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/**
 * Activates the pending secret with the step of its first code; returns false if another secret is pending by
 * now.
 */
export async function confirmFactor(
  trx: Db,
  userId: string,
  pending: Uint8Array,
  step: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx.updateTable("second_factors")
    .set({ secret: pending, pending_secret: null, last_step: step, confirmed_at: now })
    .where("user_id", "=", userId).where("pending_secret", "=", pending).executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/**
 * Uses up the code of a step; returns false if this or a later code was used before. `secret` is the code's
 * secret.
 */
export async function takeStep(db: Db, userId: string, secret: Uint8Array, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable("second_factors").set({ last_step: step })
    .where("user_id", "=", userId).where("secret", "=", secret)
    .where((eb) => eb.or([eb("last_step", "is", null), eb("last_step", "<", step)]))
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/**
 * Uses up a recovery code, given in all its possible stored forms. Returns the number left; undefined if the
 * code is unknown or used.
 */
export async function takeRecoveryCode(
  trx: Db,
  userId: string,
  hashes: readonly Uint8Array[],
  now: Date,
): Promise<number | undefined> {
  const { numUpdatedRows } = await trx.updateTable("recovery_codes").set({ used_at: now })
    .where("user_id", "=", userId).where("code_hash", "in", hashes).where("used_at", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0 ? await recoveryCodesLeft(trx, userId) : undefined;
}

/** Returns the number of unused recovery codes. */
export async function recoveryCodesLeft(db: Db, userId: string): Promise<number> {
  const { left } = await db.selectFrom("recovery_codes").select(sql<number>`count(*)::int`.as("left"))
    .where("user_id", "=", userId).where("used_at", "is", null).executeTakeFirstOrThrow();
  return left;
}

/** Replaces all recovery codes. If two calls run at once, the later call's codes stay. */
export async function replaceRecoveryCodes(
  trx: Db,
  userId: string,
  hashes: readonly Uint8Array[],
): Promise<boolean> {
  const factor = await trx.selectFrom("second_factors").select("user_id")
    .where("user_id", "=", userId).where("confirmed_at", "is not", null).forUpdate().executeTakeFirst();
  if (!factor) return false;
  await trx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await trx.insertInto("recovery_codes")
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash }))).execute();
  return true;
}

/**
 * Removes the factor and its recovery codes, and its proof from every session; returns false without a
 * factor.
 */
export async function removeFactor(trx: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom("second_factors")
    .where("user_id", "=", userId).where("confirmed_at", "is not", null).executeTakeFirst();
  await trx.updateTable("sessions").set({ second_factor_at: null })
    .where("user_id", "=", userId).where("second_factor_at", "is not", null).execute();
  return Number(numDeletedRows) > 0;
}

/** Records that a code was entered in this session. */
export async function proveSession(trx: Db, sessionId: string, now: Date): Promise<void> {
  await trx.updateTable("sessions").set({ second_factor_at: now })
    .where("id", "=", sessionId).where("ended_at", "is", null).execute();
}

/**
 * Returns factors by user id, after `after`, with a secret that does not start with this key id; at most
 * `limit`.
 */
export function factorsNotOf(
  db: Db,
  keyId: Uint8Array,
  after: string | undefined,
  limit: number,
): Promise<FactorRow[]> {
  const isOther = (column: "secret" | "pending_secret") =>
    sql<boolean>`substring(${sql.ref(column)} from 1 for ${keyId.length}::int) <> ${keyId}`;
  return db.selectFrom("second_factors").selectAll()
    .where((eb) => eb.or([isOther("secret"), isOther("pending_secret")]))
    .$if(after !== undefined, (query) => query.where("user_id", ">", after!))
    .orderBy("user_id").limit(limit).execute();
}

/** Replaces secrets with the same secrets under another seal; does nothing if they have changed meanwhile. */
export async function resealFactor(
  db: Db,
  before: FactorRow,
  after: Pick<FactorRow, "secret" | "pending_secret">,
): Promise<void> {
  await sql`
    update second_factors set secret = ${after.secret}, pending_secret = ${after.pending_secret}
    where user_id = ${before.user_id} and secret is not distinct from ${before.secret}
      and pending_secret is not distinct from ${before.pending_secret}`.execute(db);
}

/**
 * Returns the number of people with unused recovery codes that do not start with this key id, capped at
 * 1,000.
 */
export async function peopleWithCodesNotOf(db: Db, keyId: Uint8Array): Promise<number> {
  const { rows: [row] } = await sql<{ people: number }>`
    select count(*)::int as people from (
      select distinct user_id from recovery_codes
      where used_at is null and substring(code_hash from 1 for ${keyId.length}::int) <> ${keyId} limit 1000) as p`
    .execute(db);
  return row!.people;
}
