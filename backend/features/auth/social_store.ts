import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import type { UserRow } from "../accounts/store.ts";

type Db = Kysely<Database>;
type Provider = "google" | "facebook";
type Key = { stateHash: Uint8Array; browserHash: Uint8Array; provider: Provider };

/** Stores a started sign-in. */
export async function insertSignIn(
  db: Db,
  { stateHash, browserHash, provider, ...row }: Key & {
    codeVerifier: string;
    nonce: string;
    returnTo: string;
    expiresAt: Date;
  },
): Promise<void> {
  await db.insertInto("social_sign_ins").values({
    state_hash: stateHash,
    browser_hash: browserHash,
    provider,
    code_verifier: row.codeVerifier,
    nonce: row.nonce,
    return_to: row.returnTo,
    expires_at: row.expiresAt,
  }).execute();
}

/**
 * Claims a returning sign-in, once: this removes its secrets from the row. Returns undefined if it was not
 * started here, in this browser and with this provider, returned before, or took too long.
 */
export async function claimSignIn(
  db: Db,
  { stateHash, browserHash, provider }: Key,
  now: Date,
): Promise<{ codeVerifier: string; nonce: string; returnTo: string } | undefined> {
  const { rows } = await sql<{ codeVerifier: string; nonce: string; returnTo: string }>`
    with waiting as (
      select state_hash, code_verifier, nonce, return_to from social_sign_ins
      where state_hash = ${stateHash} and browser_hash = ${browserHash} and provider = ${provider}
        and came_back_at is null and expires_at > ${now}
      for update
    )
    update social_sign_ins s set came_back_at = ${now}, code_verifier = null, nonce = null
    from waiting w where s.state_hash = w.state_hash
    returning w.code_verifier as "codeVerifier", w.nonce as "nonce", w.return_to as "returnTo"`.execute(db);
  return rows[0];
}

/** Records the person whom the provider verified while the sign-in waits for a two-step code. */
export async function noteProved(
  db: Db,
  stateHash: Uint8Array,
  proved: { userId: string; isNewAccount: boolean; until: Date },
): Promise<void> {
  await db.updateTable("social_sign_ins")
    .set({ user_id: proved.userId, is_new_account: proved.isNewAccount, proved_until: proved.until })
    .where("state_hash", "=", stateHash).where("finished_at", "is", null).execute();
}

/** Returns the person whom the provider verified in a sign-in that waits for a code. */
export async function findProved(
  db: Db,
  { stateHash, browserHash, provider }: Key,
  now: Date,
): Promise<{ userId: string; isNewAccount: boolean; returnTo: string } | undefined> {
  const row = await db.selectFrom("social_sign_ins").select(["user_id", "is_new_account", "return_to"])
    .where("state_hash", "=", stateHash).where("browser_hash", "=", browserHash)
    .where("provider", "=", provider).where("finished_at", "is", null).where("proved_until", ">", now)
    .executeTakeFirst();
  if (!row?.user_id) return undefined;
  return { userId: row.user_id, isNewAccount: row.is_new_account, returnTo: row.return_to };
}

/** Finishes a sign-in that waited for a code; returns false if another call was faster. */
export async function finishProved(db: Db, stateHash: Uint8Array, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable("social_sign_ins").set({ finished_at: now })
    .where("state_hash", "=", stateHash).where("finished_at", "is", null).where("proved_until", ">", now)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** Serializes sign-ins of one person of a provider until the transaction ends. */
export async function lockSubject(trx: Db, provider: Provider, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`social:${provider}:${subject}`}, 0))`.execute(
    trx,
  );
}

/**
 * Returns the account connected to a provider's person and records its use now. A closed account does not
 * count.
 */
export async function useIdentity(
  trx: Db,
  provider: Provider,
  subject: string,
  now: Date,
): Promise<UserRow | undefined> {
  const row = await trx.selectFrom("users").innerJoin("social_identities as s", "s.user_id", "users.id")
    .selectAll("users").where("s.provider", "=", provider).where("s.subject", "=", subject)
    .executeTakeFirst();
  if (row?.closed_at) {
    await trx.deleteFrom("social_identities").where("provider", "=", provider).where("subject", "=", subject)
      .execute();
    return undefined;
  }
  if (row) {
    await trx.updateTable("social_identities").set({ last_used_at: now }).where("provider", "=", provider)
      .where("subject", "=", subject).execute();
  }
  return row;
}

/** Connects a provider's person to the account that they own. */
export async function insertIdentity(
  trx: Db,
  identity: { provider: Provider; subject: string; user_id: string },
): Promise<void> {
  await trx.insertInto("social_identities").values(identity).execute();
}

/** Returns the account of an address, locked until the transaction ends. */
export function lockUserByEmail(trx: Db, email: string): Promise<UserRow | undefined> {
  return trx.selectFrom("users").selectAll().where("email", "=", email).forUpdate().executeTakeFirst();
}

/** Returns whether an account has a password, and its connections, oldest first, at most 20. */
export async function findWays(db: Db, userId: string) {
  const connections = db.selectFrom("social_identities").select(["provider", "created_at", "last_used_at"])
    .where("user_id", "=", userId).orderBy("created_at").orderBy("provider").limit(20).execute();
  const user = db.selectFrom("users").select("password_hash").where("id", "=", userId).executeTakeFirst();
  return { hasPassword: Boolean((await user)?.password_hash), connections: await connections };
}

/** Removes all connections of an account. */
export async function dropIdentities(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom("social_identities").where("user_id", "=", userId).execute();
}

/** Removes every way back in for an account's maker: the password and other ways to sign in. */
export async function dropWaysIn(trx: Db, userId: string, now: Date): Promise<void> {
  await trx.updateTable("users").set({ password_hash: null, updated_at: now }).where("id", "=", userId)
    .execute();
  await dropIdentities(trx, userId);
}

/** Deletes up to `limit` sign-ins that expired at least `days` days ago; returns the number deleted. */
export async function deleteOldSignIns(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from social_sign_ins where state_hash in (
      select state_hash from social_sign_ins where expires_at < now() - make_interval(days => ${days})
      limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
