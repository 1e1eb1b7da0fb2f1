import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import { named } from "../../platform/db/named.ts";
import type { AccountStatus, Database, Role, StaffRank, UsersTable } from "../../platform/db/schema.ts";
import { STAFF_IDLE_SECONDS, STAFF_SESSION_SECONDS } from "./rules.ts";

type Db = Kysely<Database>;
export type UserRow = Selectable<UsersTable>;

/** Fields of the caller that every signed-in request needs. */
export type SignedIn = {
  userId: string;
  sessionId: string;
  /** Time of the session's last two-step code. */
  secondFactorAt: Date | null;
  email: string;
  isEmailConfirmed: boolean;
  role: Role;
  /** Rank of a staff member; null for everyone else. */
  staffRank: StaffRank | null;
  accountStatus: AccountStatus;
  breederId: string | null;
};

const SIGNED_IN = `
  select u.id as "userId", s.id as "sessionId", s.second_factor_at as "secondFactorAt", u.email, u.email_verified_at is not null as "isEmailConfirmed", u.role, case when u.role = 'Admin' then u.staff_rank end as "staffRank", u.account_status as "accountStatus", b.id as "breederId"
  from sessions s join users u on u.id = s.user_id left join breeders b on b.user_id = u.id
  where s.id = $1 and s.user_id = $2 and s.ended_at is null and s.expires_at > now()
    and u.closed_at is null`;

/**
 * Returns the user of a live session; undefined if it has ended. Uses one prepared statement because every
 * signed-in call runs it.
 */
export async function findSignedIn(db: Db, sessionId: string, userId: string): Promise<SignedIn | undefined> {
  return (await named<SignedIn>(db, "auth_signed_in", SIGNED_IN, [sessionId, userId]))[0];
}

/** Maximum number of sessions per person that receive live events: the most recently used ones. */
const MOST_LIVE = 20;

/**
 * Returns the live sessions of these people, at most the 20 most recently used per person. Skips suspended
 * people: a sign-in at the moment of the suspension may have opened a session, which the next call refuses.
 */
export function findLivingSessions(db: Db, userIds: string[]): Promise<{ id: string; userId: string }[]> {
  return named(db, "living_sessions", LIVING_SESSIONS, [userIds]);
}

const LIVING_SESSIONS = `
  select s.id, s.user_id as "userId" from users u, lateral (
    select id, user_id from sessions where user_id = u.id and ended_at is null and expires_at > now()
    order by last_used_at desc limit ${MOST_LIVE}) as s
  where u.id = any($1::uuid[]) and u.account_status <> 'Suspended' and u.closed_at is null`;

/**
 * Returns the live sessions, used in the last hour, of breeders with a confirmed email: an open page asks for
 * its channel every half hour. At most 20 per breeder.
 */
export function findBreederSessions(db: Db): Promise<{ id: string }[]> {
  return named(db, "breeder_sessions", BREEDER_SESSIONS, []);
}

const BREEDER_SESSIONS = `
  select s.id from breeders b join users u on u.id = b.user_id, lateral (
    select id from sessions where user_id = u.id and ended_at is null and expires_at > now()
      and last_used_at > now() - interval '1 hour'
    order by last_used_at desc limit ${MOST_LIVE}) as s
  where u.email_verified_at is not null and u.account_status <> 'Suspended' and u.closed_at is null`;

/**
 * Returns the live sessions, used in the last hour, of staff with two-step verification. At most 20 per
 * person.
 */
export function findStaffSessions(db: Db): Promise<{ id: string }[]> {
  return named(db, "staff_sessions", STAFF_SESSIONS, []);
}

const STAFF_SESSIONS = `
  select s.id from users u, lateral (
    select id from sessions where user_id = u.id and ended_at is null and expires_at > now()
      and second_factor_at is not null and last_used_at > now() - interval '1 hour'
    order by last_used_at desc limit ${MOST_LIVE}) as s
  where u.role = 'Admin' and u.account_status <> 'Suspended' and u.closed_at is null`;

/** Returns the account of an address in its normal form. */
export function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
}

/** Returns the account with this id. */
export function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Adds an account; returns undefined if the address is taken, even by a concurrent sign-up. */
export function insertUser(
  db: Db,
  user:
    & Pick<
      UserRow,
      "id" | "email" | "password_hash" | "role" | "first_name" | "last_name" | "phone" | "terms_version"
    >
    & { settings?: string },
): Promise<UserRow | undefined> {
  return db.insertInto("users").values({ ...user, terms_accepted_at: sql<Date>`now()` })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returningAll().executeTakeFirst();
}

/** Records that a person accepts these terms now. The time of their first acceptance stays. */
export async function acceptTerms(
  db: Db,
  { id, version, at }: { id: string; version: string; at: Date },
): Promise<void> {
  await db.updateTable("users").set({ terms_version: version, terms_accepted_at: at })
    .where("id", "=", id).where("terms_version", "is distinct from", version).execute();
}

/** Proof behind a sign-in. Without a subject, any connection with the provider counts. */
export type Proof = { passwordHash: string } | { provider: "google" | "facebook"; subject?: string };

/**
 * Returns whether a person's proof still opens the account. A concurrent change that revokes the proof
 * updates the account first, and this call waits for it; or that change waits and then finds the session
 * opened in this transaction.
 */
export async function stillHolds(trx: Db, userId: string, proof: Proof): Promise<boolean> {
  const user = await trx.selectFrom("users").select(["password_hash", "closed_at"]).where("id", "=", userId)
    .forShare().executeTakeFirst();
  if (!user || user.closed_at) return false;
  if ("passwordHash" in proof) return user.password_hash === proof.passwordHash;
  const { provider, subject } = proof;
  const identity = await trx.selectFrom("social_identities").select("user_id").where("user_id", "=", userId)
    .where("provider", "=", provider).$if(
      subject !== undefined,
      (query) => query.where("subject", "=", subject!),
    )
    .executeTakeFirst();
  return identity !== undefined;
}

/** SQL for the end of a staff session that was opened at this time and is used now. */
const staffEnd = (openedAt: RawBuilder<Date>) =>
  sql<Date>`least(${openedAt} + make_interval(secs => ${STAFF_SESSION_SECONDS}),
    now() + make_interval(secs => ${STAFF_IDLE_SECONDS}))`;

/** Extends a live staff session because it was just used. */
export async function useStaffSession(db: Db, id: string): Promise<void> {
  await db.updateTable("sessions")
    .set({ last_used_at: sql<Date>`now()`, expires_at: staffEnd(sql`created_at`) })
    .where("id", "=", id).where("ended_at", "is", null).where("expires_at", ">", sql<Date>`now()`).execute();
}

/** Opens a session until `expires_at`. A staff session ends earlier, by its own limits. */
export async function insertSession(
  db: Db,
  session: {
    id: string;
    user_id: string;
    refresh_hash: Uint8Array;
    expires_at: Date;
    user_agent: string | null;
    second_factor_at: Date | null;
  },
): Promise<void> {
  await db.insertInto("sessions").values({
    ...session,
    expires_at: sql<
      Date
    >`case when exists (select from users where id = ${session.user_id} and role = 'Admin')
      then ${staffEnd(sql`now()`)} else ${session.expires_at}::timestamptz end`,
  }).execute();
}

/** Returns the session of a current or previous refresh token, locked for this transaction. */
export async function lockSessionByToken(db: Db, hash: Uint8Array) {
  const row = await db.selectFrom("sessions").selectAll()
    .where((eb) => eb.or([eb("refresh_hash", "=", hash), eb("previous_refresh_hash", "=", hash)]))
    .forUpdate().executeTakeFirst();
  return row && { ...row, isCurrent: sameBytes(row.refresh_hash, hash) };
}

/** Replaces the current refresh token with the next one and keeps the current one as the previous one. */
export async function rotateSession(db: Db, id: string, nextHash: Uint8Array, now: Date): Promise<void> {
  await db.updateTable("sessions")
    .set((eb) => ({
      previous_refresh_hash: eb.ref("refresh_hash"),
      refresh_hash: nextHash,
      rotated_at: now,
      last_used_at: now,
    }))
    .where("id", "=", id).execute();
}

/** Ends one session. */
export async function endSession(db: Db, id: string, reason: string): Promise<void> {
  await db.updateTable("sessions").set({ ended_at: sql<Date>`now()`, ended_reason: reason })
    .where("id", "=", id).where("ended_at", "is", null).execute();
}

/**
 * Returns ids of a breeder's own listings and parents, newest first, at most 100 of each, and the program's
 * address.
 */
export async function ownedBy(db: Db, userId: string) {
  const breeder = await db.selectFrom("breeders").select(["id", "name", "program_address"])
    .where("user_id", "=", userId).executeTakeFirst();
  if (!breeder) return undefined;
  const ids = (table: "pets" | "parents") =>
    db.selectFrom(table).select("id").where("breeder_id", "=", breeder.id).orderBy("created_at", "desc")
      .limit(100)
      .execute();
  const [pets, parents] = await Promise.all([ids("pets"), ids("parents")]);
  return { ...breeder, pets: pets.map(({ id }) => id), parents: parents.map(({ id }) => id) };
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

/**
 * Deletes up to `limit` sessions that ended or expired at least this many days ago; returns the number
 * deleted.
 */
export async function deleteOldSessions(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from sessions where id in (
      select id from sessions where coalesce(ended_at, expires_at) < now() - make_interval(days => ${days})
      limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Ends every session of a person except one; returns the number ended. */
export async function endSessionsOf(
  db: Db,
  userId: string,
  reason: string,
  except?: string,
): Promise<number> {
  const ended = await db.updateTable("sessions").set({ ended_at: sql<Date>`now()`, ended_reason: reason })
    .where("user_id", "=", userId).where("ended_at", "is", null)
    .$if(except !== undefined, (query) => query.where("id", "!=", except!))
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}

/** Replaces exactly this password with a new one; returns false if it has been replaced meanwhile. */
export async function replacePassword(db: Db, userId: string, from: string, to: string): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable("users").set({
    password_hash: to,
    updated_at: sql<Date>`now()`,
  })
    .where("id", "=", userId).where("password_hash", "=", from).executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** Replaces the password of an account. */
export async function setPassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable("users").set({ password_hash: passwordHash, updated_at: sql<Date>`now()` })
    .where("id", "=", userId).execute();
}

/** Records that an address is confirmed; returns false if the account has another address by now. */
export async function verifyEmail(trx: Db, userId: string, email: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx.updateTable("users")
    .set((eb) => ({ email_verified_at: eb.fn.coalesce("email_verified_at", eb.val(now)), updated_at: now }))
    .where("id", "=", userId).where("email", "=", email).executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}
