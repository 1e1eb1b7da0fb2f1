import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { StaffInvited, StaffMember } from "../../generated/types.ts";
import { timestampJson } from "../../platform/db/json.ts";
import { named } from "../../platform/db/named.ts";
import type { Database, StaffInvitationsTable } from "../../platform/db/schema.ts";
import { ACCOUNT, type Account } from "./users_store.ts";

type Db = Kysely<Database>;

/** Maximum number of people and of invitations in the list. */
const MOST = 500;

/** Returns everyone with a rank, admins first. */
export function findMembers(db: Db): Promise<StaffMember[]> {
  return named(
    db,
    "staff_members",
    `select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.staff_rank as rank,
       u.account_status as "accountStatus",
       exists (select 1 from second_factors f where f.user_id = u.id and f.confirmed_at is not null)
         as "hasSecondFactor",
       (select ${timestampJson("max(s.last_used_at)")} from sessions s where s.user_id = u.id) as "lastSeenAt"
     from users u where u.role = 'Admin' and u.role <> 'Customer' and u.staff_rank is not null and u.closed_at is null
     order by u.staff_rank <> 'admin', lower(u.first_name), lower(u.last_name), u.id limit $1`,
    [MOST],
  );
}

/** Returns invitations that can still be accepted, newest first. */
export function findInvitations(db: Db, now: Date): Promise<StaffInvited[]> {
  return named(
    db,
    "staff_invitations",
    `select i.id, i.email, i.rank, u.first_name || ' ' || u.last_name as "invitedBy",
       ${timestampJson("i.expires_at")} as "expiresAt"
     from staff_invitations i join users u on u.id = i.invited_by
     where i.ended_at is null and i.expires_at > $1 order by i.created_at desc, i.id limit $2`,
    [now, MOST],
  );
}

/**
 * Returns all admins and these accounts, except closed ones, locked by id. Any two changes of the staff lock
 * the same rows, so the second sees the result of the first.
 */
export function lockAdminsAnd(trx: Db, ids: readonly string[]): Promise<Account[]> {
  return trx.selectFrom("users").select(ACCOUNT)
    .where((eb) =>
      eb.or([
        ...(ids.length ? [eb("id", "in", ids)] : []),
        eb.and([eb("role", "=", "Admin"), eb("staff_rank", "=", "admin")]),
      ])
    )
    .where("closed_at", "is", null).orderBy("id").forNoKeyUpdate().execute();
}

/** Removes an account's rank: it becomes a buyer's again. */
export async function removeRank(trx: Db, id: string, now: Date): Promise<void> {
  await trx.updateTable("users").set({ role: "Customer", staff_rank: null, updated_at: now })
    .where("id", "=", id).execute();
}

/** Adds an invitation; the open one of the same address ends. */
export async function insertInvitation(
  trx: Db,
  invitation: Insertable<StaffInvitationsTable>,
  now: Date,
): Promise<void> {
  // Two admins may invite the same person at once: the second waits here, and its invitation is the one that
  // stays.
  await sql`select pg_advisory_xact_lock(hashtextextended('staff-invitation:' || ${invitation.email}, 0))`
    .execute(trx);
  await trx.updateTable("staff_invitations").set({ ended_at: now })
    .where("email", "=", invitation.email).where("ended_at", "is", null).execute();
  await trx.insertInto("staff_invitations").values(invitation).execute();
}

/** Returns the invitation with this id. */
export function findInvitation(db: Db, id: string): Promise<Selectable<StaffInvitationsTable> | undefined> {
  return db.selectFrom("staff_invitations").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * Ends an open invitation, accepted by this account or without acceptance; returns undefined if it is not
 * open.
 */
export function endInvitation(
  trx: Db,
  id: string,
  acceptedBy: string | null,
  now: Date,
): Promise<Selectable<StaffInvitationsTable> | undefined> {
  return trx.updateTable("staff_invitations").set({ ended_at: now, accepted_by: acceptedBy })
    .where("id", "=", id).where("ended_at", "is", null).where("expires_at", ">", now)
    .returningAll().executeTakeFirst();
}

/** Ends the open invitations of an admin. */
export async function endInvitationsBy(trx: Db, adminId: string, now: Date): Promise<void> {
  await trx.updateTable("staff_invitations").set({ ended_at: now })
    .where("invited_by", "=", adminId).where("ended_at", "is", null).execute();
}
