import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { fail } from "../../platform/problem.ts";
import { openDispute, partsOf, replyDispute, showDispute } from "./actions.ts";
import { decideDispute } from "./decide_actions.ts";
import { quoteDispute } from "./plan_actions.ts";
import { findOwn, findQueue } from "./store.ts";
import { adminDisputeOf, disputeOf } from "./view.ts";

const PAGE = 10;

export const disputes: Handlers<
  "openDispute" | "listDisputes" | "replyDispute" | "quoteDispute" | "decideDispute" | "listDisputesToDecide"
> = {
  async openDispute({ body, user }, services) {
    return showDispute(services, await openDispute(services, { ...body, userId: user.id }));
  },

  async listDisputes({ query, user }, services) {
    const rows = await findOwn(services.db, {
      consumerId: user.id,
      breederId: user.breederId,
      status: query.status,
      reservationId: query.reservedPetId,
      after: cursorOf(query.cursor),
    }, PAGE + 1);
    const page = rows.slice(0, PAGE);
    const parts = await partsOf(services, page);
    const last = rows.length > PAGE ? page.at(-1) : undefined;
    return {
      disputes: page.map((row) => disputeOf(row, parts)),
      nextCursor: last ? encodeMomentCursor({ at: last.openedKey, id: last.id }) : null,
    };
  },

  async replyDispute({ params, body, user }, services) {
    await replyDispute(services, params.id, { ...body, user });
    return showDispute(services, params.id);
  },

  async listDisputesToDecide({ query }, services) {
    const rows = await findQueue(services.db, query.status, cursorOf(query.cursor), PAGE + 1);
    const page = rows.slice(0, PAGE);
    const parts = await partsOf(services, page);
    const last = rows.length > PAGE ? page.at(-1) : undefined;
    const keyOf = (row: typeof page[number]) => query.status === "decided" ? row.decidedKey : row.openedKey;
    return {
      disputes: page.map((row) => adminDisputeOf(row, parts, services.now())),
      nextCursor: last ? encodeMomentCursor({ at: keyOf(last), id: last.id }) : null,
    };
  },

  async quoteDispute({ params, query }, { db }) {
    return { quote: await quoteDispute(db, params.id, query) };
  },

  async decideDispute({ params, body, user }, services) {
    const approval = await decideDispute(services, params.id, { ...body, actorId: user.id });
    return { ...await showDispute(services, params.id), ...(approval ? { approval } : {}) };
  },
};

function cursorOf(cursor: string | undefined): { at: string; id: string } | undefined {
  return cursor === undefined ? undefined : decodeMomentCursor(cursor) ??
    fail("malformed_request", { detail: "This cursor isn't valid for this list." });
}
