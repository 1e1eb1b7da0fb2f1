import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import type { Handlers } from "../../generated/handlers.ts";
import type { WaitlistAnswer } from "../../generated/types.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { needConfirmedEmail, ownerOf } from "../accounts/rules.ts";
import { ownHostOf } from "../masks/actions.ts";
import { invite, join, leave, pass, reject } from "./actions.ts";
import * as store from "./store.ts";
import { viewFor } from "./view.ts";

const PAGE = 50;

export const waitlists: Handlers<
  "joinWaitlist" | "listWaitlists" | "leaveWaitlist" | "inviteWaitlist" | "rejectWaitlist" | "passWaitlist"
> = {
  async joinWaitlist({ body, user }, services) {
    needConfirmedEmail(user, "join a waitlist");
    return await show(services, user, await join(services, user, body));
  },

  async listWaitlists({ query, user }, services) {
    const { db } = services;
    const viewer = query.as === "breeder" ? { breederId: ownerOf(user).breederId } : { userId: user.id };
    const after = query.cursor === undefined ? undefined : decodeMomentCursor(query.cursor) ??
      fail("malformed_request", { detail: "This cursor isn't valid for this list." });
    const [rows, counts] = await Promise.all([
      store.findEntries(db, viewer, query.state ?? "open", after, PAGE + 1),
      store.countEntries(db, viewer),
    ]);
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
    return {
      waitlists: rows.slice(0, PAGE).map((row) => viewFor(row, user, ownHostOf(services))),
      waitingCount: counts.waiting,
      invitedCount: counts.invited,
      nextCursor: last ? encodeMomentCursor(last) : null,
    };
  },

  async leaveWaitlist({ params: { id }, user }, services) {
    await leave(services, user, id);
    return { id };
  },

  async inviteWaitlist({ body, user }, services) {
    await invite(services, user, body);
    return await show(services, user, body.id);
  },

  async rejectWaitlist({ body, user }, services) {
    await reject(services, user, body.id, body.reason);
    return await show(services, user, body.id);
  },

  async passWaitlist({ params: { id }, user }, services) {
    await pass(services, user, id);
    return await show(services, user, id);
  },
};

async function show(
  services: Services,
  user: { breederId: string | null },
  id: string,
): Promise<WaitlistAnswer> {
  const row = await store.findEntryView(services.db, id) ?? fail("not_found");
  return { waitlist: viewFor(row, user, ownHostOf(services)) };
}
