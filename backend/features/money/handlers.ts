import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { retryRefund, settleRefund } from "../orders/owed_actions.ts";
import { fail } from "../../platform/problem.ts";
import { findOwedRefund, findOwedRefunds } from "./store.ts";
import { refundOf } from "./view.ts";

const PAGE = 25;

export const money: Handlers<"listOwedRefunds" | "retryRefund" | "settleRefund"> = {
  async listOwedRefunds({ query: { cursor } }, { db }) {
    const after = cursor === undefined ? undefined : decodeMomentCursor(cursor) ??
      fail("malformed_request", { detail: "The cursor is not one of this list." });
    const rows = await findOwedRefunds(db, after, PAGE + 1);
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
    return {
      refunds: rows.slice(0, PAGE).map(refundOf),
      nextCursor: last ? encodeMomentCursor({ at: last.key, id: last.id }) : null,
    };
  },

  async retryRefund({ params, user }, services) {
    await retryRefund(services, params.id, user.id);
    return { refund: refundOf(await findOwedRefund(services.db, params.id) ?? fail("not_found")) };
  },

  async settleRefund({ params, body, user }, services) {
    await settleRefund(services, params.id, { actorId: user.id, ...body });
    return { refund: refundOf(await findOwedRefund(services.db, params.id) ?? fail("not_found")) };
  },
};
