import type { Kysely } from "kysely";
import type { StaffInvitation, StaffMembersAnswer } from "../../generated/types.ts";
import type { Database, StaffRank } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { acceptedEmail } from "../accounts/rules.ts";
import { endSessionsOf } from "../accounts/store.ts";
import { recordDecision } from "../audit/actions.ts";
import { linkToken, readLinkToken } from "../links/crypto.ts";
import { queueMail, requireMail } from "../mails/actions.ts";
import type { Email } from "../mails/view.ts";
import * as emails from "./emails.ts";
import * as store from "./members_store.ts";
import { adminRefusal, isActingAdmin, isLastAdmin } from "./rules.ts";
import { type Account, lockAccountByEmail, setRank } from "./users_store.ts";

type Trx = Kysely<Database>;

/** Days for which an invitation stays open. */
const OPEN_DAYS = 3;

const nameOf = ({ first_name, last_name }: Account) => `${first_name} ${last_name}`;

/** Returns the staff and the open invitations. */
export async function listMembers({ db, now }: Pick<Services, "db" | "now">): Promise<StaffMembersAnswer> {
  const [staff, invitations] = await Promise.all([
    store.findMembers(db),
    store.findInvitations(db, now()),
  ]);
  return { staff, invitations };
}

/**
 * Returns the caller from the locked rows. Fails if another admin removed the rank or suspended the account
 * meanwhile.
 */
function actingAdmin(rows: readonly Account[], actorId: string): Account {
  const actor = rows.find(({ id }) => id === actorId);
  return actor && isActingAdmin(actor) ? actor : fail("staff_rank");
}

/** Emails every admin except these two people. */
async function tellAdmins(
  trx: Trx,
  services: Services,
  rows: readonly Account[],
  except: readonly (string | undefined)[],
  email: (firstName: string) => Email,
): Promise<void> {
  for (const admin of rows.filter((one) => isActingAdmin(one) && !except.includes(one.id))) {
    await queueMail(trx, services, {
      kind: "staff-changed",
      to: admin.email,
      userId: admin.id,
      email: email(admin.first_name),
    });
  }
}

/** Invites an address to the staff by email. Fails with `staff_already` and `staff_join_refused`. */
export async function invite(
  services: Services,
  actorId: string,
  body: { email: string; rank: StaffRank },
): Promise<void> {
  const email = acceptedEmail(body.email, "/email");
  const id = services.newId();
  const now = services.now();
  await withTx(services.db, async (trx) => {
    const rows = await store.lockAdminsAnd(trx, [actorId]);
    const actor = actingAdmin(rows, actorId);
    const known = await lockAccountByEmail(trx, email);
    if (known?.role === "Admin") fail("staff_already");
    if (known && known.role !== "Customer") {
      fail("staff_join_refused", { detail: adminRefusal(known, email) });
    }
    await store.insertInvitation(trx, {
      id,
      email,
      rank: body.rank,
      invited_by: actorId,
      expires_at: new Date(now.getTime() + OPEN_DAYS * 86_400_000),
    }, now);
    await recordDecision(trx, {
      actorId,
      action: "staff-invited",
      subjectKind: "staff-invitation",
      subjectId: id,
      reason: null,
      after: { rank: body.rank },
    });
    await requireMail(trx, services, { kind: "staff-invitation", to: email });
    await queueMail(trx, services, {
      kind: "staff-invitation",
      to: email,
      userId: null,
      email: emails.staffInvitation({
        by: nameOf(actor),
        rank: body.rank,
        days: OPEN_DAYS,
        // The token is in the fragment, which no server, log or next page sees.
        url: `${services.config.publicUrl}/staff-invitation#token=${linkToken(services.config, id)}`,
      }),
    });
    await tellAdmins(
      trx,
      services,
      rows,
      [actorId],
      (firstName) =>
        emails.staffInvited({
          firstName,
          by: nameOf(actor),
          email,
          rank: body.rank,
          publicUrl: services.config.publicUrl,
        }),
    );
  });
}

/** Ends an open invitation. Fails with `not_found` if it is not open. */
export async function withdrawInvitation(services: Services, actorId: string, id: string): Promise<void> {
  await withTx(services.db, async (trx) => {
    actingAdmin(await store.lockAdminsAnd(trx, [actorId]), actorId);
    if (!await store.endInvitation(trx, id, null, services.now())) fail("not_found");
    await recordDecision(trx, {
      actorId,
      action: "staff-invitation-withdrawn",
      subjectKind: "staff-invitation",
      subjectId: id,
      reason: null,
    });
  });
}

/** Returns the status of a token's invitation, with its address and rank while it is open. */
export async function readInvitation(
  { db, config, now }: Pick<Services, "db" | "config" | "now">,
  token: string,
): Promise<StaffInvitation> {
  const id = readLinkToken(config, token);
  const found = id === undefined ? undefined : await store.findInvitation(db, id);
  if (found?.accepted_by) return { status: "used", email: null };
  if (!found || found.ended_at || found.expires_at <= now()) return { status: "expired", email: null };
  return { status: "open", email: found.email, rank: found.rank };
}

/**
 * Gives the caller's account the rank of an invitation and ends its sessions. Fails with `link_not_valid`, `staff_already`,
 * `staff_join_refused` or `email_not_verified`; the invitation then stays open.
 */
export async function join(services: Services, userId: string, token: string): Promise<void> {
  const id = readLinkToken(services.config, token) ?? fail("link_not_valid");
  const now = services.now();
  await withTx(services.db, async (trx) => {
    const rows = await store.lockAdminsAnd(trx, [userId]);
    const account = rows.find((one) => one.id === userId) ?? fail("link_not_valid");
    const invitation = await store.endInvitation(trx, id, userId, now) ?? fail("link_not_valid");
    if (account.email !== invitation.email) fail("staff_join_refused");
    if (account.role === "Admin") fail("staff_already");
    if (account.role === "Customer" && !account.email_verified_at) fail("email_not_verified");
    const why = adminRefusal(account, account.email);
    if (why !== undefined) fail("staff_join_refused", { detail: why });
    await setRank(trx, userId, invitation.rank, now);
    await endSessionsOf(trx, userId, "made staff");
    await recordDecision(trx, {
      actorId: userId,
      action: "staff-joined",
      subjectKind: "user",
      subjectId: userId,
      reason: null,
      before: { role: account.role, rank: null },
      after: { role: "Admin", rank: invitation.rank },
    });
    const { publicUrl } = services.config;
    await queueMail(trx, services, {
      kind: "admin-made",
      to: account.email,
      userId,
      email: emails.staffAccess({ firstName: account.first_name, publicUrl }),
    });
    await tellAdmins(
      trx,
      services,
      rows,
      [userId],
      (firstName) =>
        emails.staffJoined({ firstName, name: nameOf(account), rank: invitation.rank, publicUrl }),
    );
  });
}

/**
 * Gives a staff member another rank, or none (`null`), and ends their sessions. Repeating the call changes
 * nothing. Fails with `own_account`, `not_found`, `last_admin`, or `staff_rank` if the caller is no longer an
 * admin: of two admins who lower each other, one stays.
 */
export async function changeRank(
  services: Services,
  { actorId, userId, rank }: { actorId: string; userId: string; rank: StaffRank | null },
): Promise<void> {
  if (actorId === userId) fail("own_account");
  const now = services.now();
  await withTx(services.db, async (trx) => {
    const rows = await store.lockAdminsAnd(trx, [actorId, userId]);
    const actor = actingAdmin(rows, actorId);
    const account = rows.find(({ id }) => id === userId);
    if (account?.role !== "Admin") fail("not_found");
    if (account.staff_rank === rank) return;
    if (isLastAdmin(rows, userId)) fail("last_admin");
    if (rank === null) await store.removeRank(trx, userId, now);
    else await setRank(trx, userId, rank, now);
    if (rank !== "admin") await store.endInvitationsBy(trx, userId, now);
    await endSessionsOf(trx, userId, rank === null ? "removed from staff" : "rank changed");
    await recordDecision(trx, {
      actorId,
      action: rank === null ? "staff-removed" : "staff-rank-changed",
      subjectKind: "user",
      subjectId: userId,
      reason: null,
      before: { role: account.role, rank: account.staff_rank },
      after: { role: rank === null ? "Customer" : "Admin", rank },
    });
    const { publicUrl } = services.config;
    await queueMail(trx, services, {
      kind: rank === null ? "staff-removed" : "staff-rank-changed",
      to: account.email,
      userId,
      email: emails.rankChanged({ firstName: account.first_name, rank, publicUrl }),
    });
    await tellAdmins(
      trx,
      services,
      rows,
      [actorId, userId],
      (firstName) =>
        emails.staffChanged({ firstName, by: nameOf(actor), name: nameOf(account), rank, publicUrl }),
    );
  });
}
