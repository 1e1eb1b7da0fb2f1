import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { fail } from "../../platform/problem.ts";
import { findQueues } from "./queues_store.ts";
import * as members from "./members_actions.ts";
import { changeAccountStatus } from "./status_actions.ts";
import { countWaiting } from "../money/waiting_actions.ts";
import { findEntries } from "../audit/store.ts";
import { rulesFor } from "../fraud/rules.ts";
import { stateName } from "../places/rules.ts";
import { changeTrust } from "./trust_actions.ts";
import { findStaffUser, findUsers, type FoundUser } from "./users_store.ts";

const PAGE = 25;

export const staff: Handlers<
  | "getStaffQueues"
  | "listUsers"
  | "updateUserStatus"
  | "updateBreederTrust"
  | "listAuditEntries"
  | "listStaff"
  | "inviteStaff"
  | "withdrawStaffInvitation"
  | "changeStaffRank"
  | "removeStaff"
  | "getStaffInvitation"
  | "joinStaff"
> = {
  async getStaffQueues({ user }, { db, now }) {
    const [queues, money] = await Promise.all([
      findQueues(db, rulesFor(user.staffRank)),
      countWaiting(db, now()),
    ]);
    return { queues: { ...queues, money } };
  },

  async listUsers({ query: { cursor, ...filter } }, { db }) {
    const rows = await findUsers(db, { ...filter, after: afterOf(cursor) }, PAGE + 1);
    return { users: rows.slice(0, PAGE).map(userOf), nextCursor: nextOf(rows) };
  },

  async updateUserStatus({ params, body, user }, services) {
    await changeAccountStatus(services, {
      actorId: user.id,
      userId: params.id,
      accountStatus: body.accountStatus,
      reason: body.reason,
    });
    return { user: userOf(await findStaffUser(services.db, params.id) ?? fail("not_found")) };
  },

  async updateBreederTrust({ params, body, user }, services) {
    const userId = await changeTrust(services, {
      actorId: user.id,
      breederId: params.id,
      autoApprove: body.autoApprove,
      reason: body.reason || null,
    });
    return { user: userOf(await findStaffUser(services.db, userId) ?? fail("not_found")) };
  },

  async listAuditEntries({ query: { cursor, ...filter } }, { db }) {
    const rows = await findEntries(db, { ...filter, after: afterOf(cursor) }, PAGE + 1);
    return { entries: rows.slice(0, PAGE).map(entryOf), nextCursor: nextOf(rows) };
  },

  async listStaff(_, services) {
    return await members.listMembers(services);
  },

  async inviteStaff({ body, user }, services) {
    await members.invite(services, user.id, body);
    return await members.listMembers(services);
  },

  async withdrawStaffInvitation({ params, user }, services) {
    await members.withdrawInvitation(services, user.id, params.id);
    return await members.listMembers(services);
  },

  async changeStaffRank({ params, body, user }, services) {
    await members.changeRank(services, { actorId: user.id, userId: params.id, rank: body.rank });
    return await members.listMembers(services);
  },

  async removeStaff({ params, user }, services) {
    await members.changeRank(services, { actorId: user.id, userId: params.id, rank: null });
    return await members.listMembers(services);
  },

  async getStaffInvitation({ query }, services) {
    return { invitation: await members.readInvitation(services, query.token) };
  },

  async joinStaff({ body, user }, services) {
    await members.join(services, user.id, body.token);
    return { ok: true };
  },
};

/** Adds the names of states, which no table contains. */
function entryOf({ key: _, ...entry }: Awaited<ReturnType<typeof findEntries>>[number]) {
  if (entry.subjectKind !== "state-rule") return entry;
  return { ...entry, subjectName: stateName(entry.subjectId) ?? entry.subjectId };
}

function afterOf(cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  return decodeMomentCursor(cursor) ??
    fail("malformed_request", { detail: "This cursor isn't valid for this list." });
}

function nextOf(rows: readonly { key: string; id: string }[]): string | null {
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return last ? encodeMomentCursor({ at: last.key, id: last.id }) : null;
}

/** Leaves out fields without a value, as the contract states for objects and choices. */
function userOf(found: FoundUser) {
  const {
    key: _,
    programName,
    breederId,
    breederSlug,
    verification,
    autoApprove,
    trustAskedAt,
    staffRank,
    ...user
  } = found;
  return {
    ...user,
    ...(staffRank ? { staffRank } : {}),
    ...(programName ? { programName } : {}),
    ...(breederId && verification
      ? {
        breederId,
        breederSlug,
        verification,
        autoApprove: autoApprove === true,
        ...(trustAskedAt ? { trustAskedAt } : {}),
      }
      : {}),
  };
}
