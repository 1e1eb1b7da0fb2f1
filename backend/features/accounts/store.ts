import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import { named } from "../../platform/db/named.ts";
import type { AccountStatus, Database, Role, StaffRank, UsersTable } from "../../platform/db/schema.ts";
import { STAFF_IDLE_SECONDS, STAFF_SESSION_SECONDS } from "./rules.ts";

type Db = Kysely<Database>;
export type UserRow = Selectable<UsersTable>;

/** What every signed-in request needs to know of the one who asks. */
export type SignedIn = {
  userId: string;
  sessionId: string;
  /** When a code of the second factor was last entered in this session. */
  secondFactorAt: Date | null;
  email: string;
  isEmailConfirmed: boolean;
  role: Role;
  /** The rank of a staff member; null for everybody else. */
  staffRank: StaffRank | null;
  accountStatus: AccountStatus;
  breederId: string | null;
};

const SIGNED_IN = `
  select u.id as "userId", s.id as "sessionId", s.second_factor_at as "secondFactorAt", u.email, u.email_verified_at is not null as "isEmailConfirmed", u.role, case when u.role = 'Admin' then u.staff_rank end as "staffRank", u.account_status as "accountStatus", b.id as "breederId"
  from sessions s join users u on u.id = s.user_id left join breeders b on b.user_id = u.id
  where s.id = $1 and s.user_id = $2 and s.ended_at is null and s.expires_at > now()
    and u.closed_at is null`;

/** The user of a living session; undefined when it has ended. One prepared statement: every signed-in call runs it. */
export async function findSignedIn(db: Db, sessionId: string, userId: string): Promise<SignedIn | undefined> {
  return (await named<SignedIn>(db, "auth_signed_in", SIGNED_IN, [sessionId, userId]))[0];
}

/** So many sessions of one person hear live events: those used last. */
const MOST_LIVE = 20;

/**
 * The sessions of these people that have not ended, those used last and 20 of each at most. None of who is suspended: a sign-in of that
 * very moment may have opened one, which the next call refuses.
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
 * The sessions of breeders with a confirmed email that have not ended and were used in the last hour: an open page asks for its channel
 * every half hour. 20 of each at most.
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

/** The sessions of staff with two-step verification that have not ended and were used in the last hour, 20 of each at most. */
export function findStaffSessions(db: Db): Promise<{ id: string }[]> {
  return named(db, "staff_sessions", STAFF_SESSIONS, []);
}

const STAFF_SESSIONS = `
  select s.id from users u, lateral (
    select id from sessions where user_id = u.id and ended_at is null and expires_at > now()
      and second_factor_at is not null and last_used_at > now() - interval '1 hour'
    order by last_used_at desc limit ${MOST_LIVE}) as s
  where u.role = 'Admin' and u.account_status <> 'Suspended' and u.closed_at is null`;

/** The account of an address in its normal form. */
export function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
}

/** The account of this id. */
export function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Adds an account; undefined when the address is taken, also by a sign-up that ran at the same moment. */
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

/** Records that a person accepts these terms now; when they did so first, stays. */
export async function acceptTerms(
  db: Db,
  { id, version, at }: { id: string; version: string; at: Date },
): Promise<void> {
  await db.updateTable("users").set({ terms_version: version, terms_accepted_at: at })
    .where("id", "=", id).where("terms_version", "is distinct from", version).execute();
}

/** What a sign-in rests on; without a subject, any connection with the provider will do. */
export type Proof = { passwordHash: string } | { provider: "google" | "facebook"; subject?: string };

/**
 * Whether what a person proved themselves with still opens the account. Whoever takes it away at this moment changes the
 * account first, and is waited for; or has to wait, and then finds the session that is opened in this transaction.
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

/** SQL: when a session of staff ends that was opened at this moment and is used now. */
const staffEnd = (openedAt: RawBuilder<Date>) =>
  sql<Date>`least(${openedAt} + make_interval(secs => ${STAFF_SESSION_SECONDS}),
    now() + make_interval(secs => ${STAFF_IDLE_SECONDS}))`;

/** Notes that staff use a session that has not ended, which puts off its end. */
export async function useStaffSession(db: Db, id: string): Promise<void> {
  await db.updateTable("sessions")
    .set({ last_used_at: sql<Date>`now()`, expires_at: staffEnd(sql`created_at`) })
    .where("id", "=", id).where("ended_at", "is", null).where("expires_at", ">", sql<Date>`now()`).execute();
}

/** Opens a session until `expires_at`; one of staff ends earlier, by their own limits. */
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

/** The session that a refresh token, present or previous, belongs to, locked for this transaction. */
export async function lockSessionByToken(db: Db, hash: Uint8Array) {
  const row = await db.selectFrom("sessions").selectAll()
    .where((eb) => eb.or([eb("refresh_hash", "=", hash), eb("previous_refresh_hash", "=", hash)]))
    .forUpdate().executeTakeFirst();
  return row && { ...row, isCurrent: sameBytes(row.refresh_hash, hash) };
}

/** Puts the next refresh token in the place of the present one, which stays as the previous. */
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

/** Ids of a breeder's own listings and parents, the newest first, at most 100 of each, and the programme's address. */
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

/** Deletes up to `limit` sessions that ended or ran out this many days ago; returns how many. */
export async function deleteOldSessions(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from sessions where id in (
      select id from sessions where coalesce(ended_at, expires_at) < now() - make_interval(days => ${days})
      limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Ends every session of a person, but for one that is to stay; returns how many. */
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

/** Puts a new password in the place of this very one; false when another has taken its place meanwhile. */
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

/** Notes that an address is its account's own; false when the account has another address by now. */
export async function verifyEmail(trx: Db, userId: string, email: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx.updateTable("users")
    .set((eb) => ({ email_verified_at: eb.fn.coalesce("email_verified_at", eb.val(now)), updated_at: now }))
    .where("id", "=", userId).where("email", "=", email).executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}
