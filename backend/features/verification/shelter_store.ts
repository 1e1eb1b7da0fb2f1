import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Database, ShelterInvitationsTable } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;
export type Invitation = Selectable<ShelterInvitationsTable>;

/** Adds an invitation; the open one of the same address ends. */
export async function insertInvitation(
  trx: Db,
  invitation: Insertable<ShelterInvitationsTable>,
): Promise<void> {
  // Two staff members may invite the same shelter at once: the second waits here, and its invitation is the
  // one that stays.
  await sql`select pg_advisory_xact_lock(hashtextextended('invitation:' || ${invitation.email}, 0))`.execute(
    trx,
  );
  await trx.updateTable("shelter_invitations").set({ used_at: sql<Date>`now()` })
    .where("email", "=", invitation.email).where("used_at", "is", null).execute();
  await trx.insertInto("shelter_invitations").values(invitation).execute();
}

/** Returns the invitation with this id. */
export function findInvitation(db: Db, id: string): Promise<Invitation | undefined> {
  return db.selectFrom("shelter_invitations").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Records when and where an open invitation was first opened; returns false if it is not open. */
export async function openInvitation(trx: Db, id: string, openedOn: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx.updateTable("shelter_invitations")
    .set((eb) => ({
      opened_at: eb.fn.coalesce("opened_at", eb.val(now)),
      opened_on: eb.fn.coalesce("opened_on", eb.val(openedOn)),
    }))
    .where("id", "=", id).where("used_at", "is", null).where("expires_at", ">", now).executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** Uses up an open invitation for this account; returns false if it is no longer open. */
export async function consumeInvitation(trx: Db, id: string, userId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx.updateTable("shelter_invitations").set({
    used_at: now,
    used_by: userId,
  })
    .where("id", "=", id).where("used_at", "is", null).where("expires_at", ">", now).executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}
