import { type Kysely, type Selectable, sql } from "kysely";
import type { Database, SecondFactorsTable } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;
export type FactorRow = Selectable<SecondFactorsTable>;

/** The second factor of a person, confirmed or begun. */
export function findFactor(db: Db, userId: string): Promise<FactorRow | undefined> {
  return db.selectFrom("second_factors").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** Keeps a secret that waits for its first code; false where a factor is on already. */
export async function beginFactor(db: Db, userId: string, secret: Uint8Array): Promise<boolean> {
  const row = await db.insertInto("second_factors").values({ user_id: userId, pending_secret: secret })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({ pending_secret: secret })
        .where("second_factors.confirmed_at", "is", null)
    )
    .returning("user_id").executeTakeFirst();
  return row !== undefined;
}

/** Keeps a secret that is to take the place of the present one; false where no factor is on. */
export async function beginReplacement(db: Db, userId: string, secret: Uint8Array): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable("second_factors").set({ pending_secret: secret })
    .where("user_id", "=", userId).where("confirmed_at", "is not", null).executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** Puts the pending secret in force with the step of its first code; false when another one is pending by now. */
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

/** Takes a step's code, once: false where it, or a later one, was taken before. `secret` is the one it is of. */
export async function takeStep(db: Db, userId: string, secret: Uint8Array, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable("second_factors").set({ last_step: step })
    .where("user_id", "=", userId).where("secret", "=", secret)
    .where((eb) => eb.or([eb("last_step", "is", null), eb("last_step", "<", step)]))
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** Takes a recovery code (all that may be stored of it), once; returns how many are left, undefined where it is none or was used. */
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

/** How many recovery codes have not been used. */
export async function recoveryCodesLeft(db: Db, userId: string): Promise<number> {
  const { left } = await db.selectFrom("recovery_codes").select(sql<number>`count(*)::int`.as("left"))
    .where("user_id", "=", userId).where("used_at", "is", null).executeTakeFirstOrThrow();
  return left;
}

/** Puts these recovery codes in the place of all others. Of two calls at once the later one's stay. */
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

/** Takes the factor and its recovery codes away, and from every session that it was shown in; false without one. */
export async function removeFactor(trx: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom("second_factors")
    .where("user_id", "=", userId).where("confirmed_at", "is not", null).executeTakeFirst();
  await trx.updateTable("sessions").set({ second_factor_at: null })
    .where("user_id", "=", userId).where("second_factor_at", "is not", null).execute();
  return Number(numDeletedRows) > 0;
}

/** Notes that a code was entered in this session. */
export async function proveSession(trx: Db, sessionId: string, now: Date): Promise<void> {
  await trx.updateTable("sessions").set({ second_factor_at: now })
    .where("id", "=", sessionId).where("ended_at", "is", null).execute();
}

/** Factors after `userId`, by their people, of which a secret does not begin with this key id; at most `limit`. */
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

/** Puts the same secrets, sealed anew, in the place of these; nothing happens where they are others by now. */
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

/** How many people have unused recovery codes that do not begin with this key id; 1,000 stands for more. */
export async function peopleWithCodesNotOf(db: Db, keyId: Uint8Array): Promise<number> {
  const { rows: [row] } = await sql<{ people: number }>`
    select count(*)::int as people from (
      select distinct user_id from recovery_codes
      where used_at is null and substring(code_hash from 1 for ${keyId.length}::int) <> ${keyId} limit 1000) as p`
    .execute(db);
  return row!.people;
}
